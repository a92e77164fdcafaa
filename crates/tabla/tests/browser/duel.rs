//! What the stories of Santorini and Mice share.

use crate::harness::Page;

/// Chooses who plays, and begins.
pub async fn begin(page: &Page, game: &str, players: [&str; 2]) {
    page.goto(&format!("#/{game}")).await;
    page.unfold().await;
    for (seat, player) in players.into_iter().enumerate() {
        page.choose(&format!("kind-{seat}"), player).await;
    }
    page.click(".setup button[type='submit']").await;
    page.see(&format!(".{game}.live, .steps")).await;
}

/// Waits until so many moves are in the list and the board shows the last one, on a place of this kind.
pub async fn shown(page: &Page, count: usize, kind: &str, last: &str) {
    page.until(
        &format!("{count} moves, the last on {last}"),
        &format!(
            "return document.querySelectorAll('.move').length === {count}
                && document.querySelector(\"[data-{kind}='{last}'] .last\") !== null"
        ),
    )
    .await;
}
