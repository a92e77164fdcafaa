//! How much memory many tables need. It is a measurement: `cargo test -p tabla-web --test all memory -- --ignored
//! --nocapture`, alone in its process. On two cores it said: `1000 tables: 10 MB before, 249 MB now, 249 MB at most`.

use serde_json::json;

use super::Trial;

/// So many tables are open at once.
const TABLES: usize = 1_000;
/// The most memory of the whole process, its client included, in megabytes.
const MOST_MB: usize = 300;

/// The memory of this process that is really there, in megabytes.
fn resident_mb() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("the memory in use");
    let kilobytes = line.split_whitespace().nth(1).and_then(|number| number.parse::<usize>().ok());
    kilobytes.expect("a number") / 1024
}

/// A champion sits at every table and has moved at each; what all champions remember has one budget.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes, and measures only where nothing else runs in the process"]
async fn a_thousand_tables_against_the_champion_need_little_memory() {
    let trial = Trial::new().await;
    let before = resident_mb();
    let mut most = before;
    let mut games = Vec::with_capacity(TABLES);
    for _ in 0..TABLES {
        let game = trial.open("mice", json!({ "players": ["human", "champion:nodes=2000"] })).await;
        game.play("d2").await;
        game.until(|table| table["ply"] == 2 && table["thinking"] == false).await;
        most = most.max(resident_mb());
        games.push(game);
    }
    // What nobody looks at is put away after a while: everybody looks again.
    for game in &games {
        assert_eq!(game.show().await["ply"], 2);
        most = most.max(resident_mb());
    }
    let health = trial.get("/api/health", &[]).await.good();
    let open = health["tables"].as_u64().unwrap_or(0);
    println!("{open} of them are set up at the end");
    println!("{TABLES} tables: {before} MB before, {} MB now, {most} MB at most", resident_mb());
    assert!(most < MOST_MB, "{most} MB");
}
