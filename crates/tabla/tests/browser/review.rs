//! The review of a game: made, left, gone on with and shared; what was spoilt is found, shown, and played better.

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::harness::{Page, Size, meet, visit};

/// The second player is to move and could win at once, by a step from B3 to A3.
const WON_BY_SECOND: &str = "0030001210014410022000200/2/A4,C2/B3,D3";

/// A game of Mice, long enough to be left while it is looked at.
const MICE: &str = "d2 d1 d3 a4 e4 g7 f4 f6 b6 g1 g4xg1 f2 d5 a1 d6 b4 d7xd1 a7xd2 d5-c5 b4-b2 c5-d5xf6 a1-d1 \
    g4-g1 b2-b4 f4-f6xg7 b4-b2 d7-g7 d1-a1xg7 d3-e3 b2-b4 g1-g4 f2-d2 e4-e5 b4-b2 f6-f4 d2-d3 \
    d5-c5 a1-d1 f4-f6xa7 b2-d2xe5 c5-d5 d2-b2 b6-b4 a4-a1";

fn plays(moves: &str, separator: char) -> Vec<Value> {
    moves.split(separator).map(|text| json!({ "act": "play", "text": text })).collect()
}

/// Opens a table at which this was played and given up, and hands out its address.
async fn given_up(page: &Page, game: &str, setup: Value, mut acts: Vec<Value>) -> String {
    acts.push(json!({ "act": "resign" }));
    page.open(game, setup, &acts).await
}

/// The address of the review of a table, as it is shared.
fn review_of(address: &str) -> String {
    let (table, _) = address.split_once('?').unwrap();
    format!("{table}/review")
}

/// Waits until all of the review is there, however long its pieces take together.
async fn done(page: &Page) {
    const TOLD: &str = "(document.querySelector('.review-progress')?.textContent ?? '')";
    page.see(".review-graph").await;
    loop {
        let told = page.run(&format!("return {TOLD}")).await;
        if told == "" {
            break;
        }
        page.until("the review goes on", &format!("return {TOLD} !== {told}")).await;
    }
}

#[test]
fn a_review_is_made_left_gone_on_with_and_shared() {
    meet([Size::WIDE, Size::LOW], async |[page, friend]| {
        let people = json!({ "players": ["human", "human"] });
        let address = given_up(&page, "mice", people, plays(MICE, ' ')).await;
        page.goto(&address).await;
        page.click(".result .to-review").await;
        // The computer is quick; so is this hand, once there is something to keep.
        let pause = "if (!document.querySelector('.review-counts li')) return false;
            document.querySelector('.review-pause').click();
            return true";
        page.until("the work begins", pause).await;
        page.see(".review-resume").await;
        let told = "return document.querySelectorAll('.review-counts li').length";
        let before = page.run(told).await;
        // What is there stays there.
        page.goto("#/").await;
        page.goto(&review_of(&address)).await;
        page.see(".review-resume").await;
        assert!(page.run(told).await.as_u64() >= before.as_u64());
        page.click(".review-resume").await;
        done(&page).await;
        let all = "return document.querySelectorAll('.review-moves svg.grade-mark').length === 44";
        page.click("[data-tab='moves']").await;
        page.until("every move has its grade", all).await;
        let names =
            "return [...document.querySelectorAll('.review-accuracy strong')].map(e => e.textContent).join()";
        let accuracy = page.run(names).await;
        page.click(".review-share").await;
        page.see(".toast").await;
        page.assert_accessible().await;
        // Whoever has the link needs nothing else.
        friend.goto(&review_of(&address)).await;
        friend.see(".review-graph").await;
        done(&friend).await;
        assert_eq!(friend.run(names).await, accuracy);
        friend.assert_accessible().await;
        [page, friend]
    });
}

/// Opens the review of a game of Santorini in which a win in one move was missed.
async fn missed_win(page: &Page) {
    let setup = json!({ "players": ["human", "human"], "position": WON_BY_SECOND });
    let address = given_up(page, "santorini", setup, plays("B3 B2 A1", '\n')).await;
    page.goto(&review_of(&address)).await;
    done(page).await;
}

#[test]
fn a_missed_win_is_a_key_moment_with_the_better_move_on_the_board() {
    visit(Size::WIDE, async |page| {
        missed_win(&page).await;
        page.read(".moment .moment-head", "blunder").await;
        page.see(".ghost.better").await;
        page.see(".ghost.played").await;
        page.read(".verdict-best", "wins in 1 move").await;
        page.read(".review-counts", "1").await;
        // Without the board: from the move to the start, to the key moment, to what was played.
        page.click(".review-graph").await;
        page.press(Key::Home).await;
        page.read(".review-count", "0 / 1").await;
        page.press(Key::Right).await;
        page.read(".review-count", "1 / 1").await;
        page.gone(".ghost.better").await;
        page.type_keys("b").await;
        page.see(".ghost.better").await;
        let told = "return document.querySelector('.review-graph').getAttribute('aria-valuetext')";
        let told = page.run(told).await;
        assert!(told.as_str().unwrap_or_default().contains("blunder"), "{told}");
        page.assert_accessible().await;
        page
    });
}

/// Opens the review of a game, and reads that its first move was a blunder, why, and what had been better.
async fn a_blunder(page: &Page, game: &str, setup: Value, acts: Vec<Value>, why: &str, better: &str) {
    let address = given_up(page, game, setup, acts).await;
    page.goto(&review_of(&address)).await;
    done(page).await;
    page.read(".moment .moment-head", "blunder").await;
    page.read(".verdict-why", why).await;
    page.read(".verdict-best", better).await;
}

#[test]
fn a_planted_blunder_is_found_in_every_other_game() {
    visit(Size::WIDE, async |page| {
        let people = json!(["human", "human"]);
        let setup = json!({ "players": people, "position": "a7,a1,b4/d6,c5,e5/0,0/w" });
        a_blunder(&page, "mice", setup, plays("a7-d7", ' '), "wins at once", "b4-a4").await;
        let tiles = format!("{} AEINRST/EEIIOUU 0/45 0", ["15"; 15].join("/"));
        let setup = json!({ "players": people, "language": "en", "position": tiles });
        a_blunder(&page, "scrabble", setup, plays("h4 STAIR", '\n'), "missed the word NASTIER", "66 points")
            .await;
        let setup = json!({ "people": ["Ana"], "position": "///1:23456" });
        a_blunder(&page, "jamb", setup, plays("down-1", ' '), "points more in the mean", "kenta").await;
        let setup = json!({ "board": { "random": { "seed": 8 } }, "turns": 8 });
        a_blunder(&page, "jewels", setup, plays("2 3 2 4", '\n'), "points on the table", "6·6 ↔ 7·6").await;
        page
    });
}

#[test]
fn it_is_played_better_on_the_board() {
    visit(Size::WIDE, async |page| {
        missed_win(&page).await;
        page.click("[data-act='quiz']").await;
        page.see(".review-better").await;
        // Another move that misses the win is no better.
        for square in ["B3", "B4", "B5"] {
            page.click(&format!("[data-square='{square}']")).await;
        }
        page.see(".better-outcome.no").await;
        page.see(".ghost.answer").await;
        page.click(".better-again").await;
        page.see("[data-square='B3'].can").await;
        for square in ["B3", "A3"] {
            page.click(&format!("[data-square='{square}']")).await;
        }
        page.see(".better-outcome.yes").await;
        page.read(".better-outcome", "best").await;
        page.press(Key::Escape).await;
        page.gone(".review-better").await;
        page.see("[data-act='quiz']").await;
        page
    });
}

#[test]
fn a_moment_is_tried_again_against_the_computer() {
    visit(Size::NARROW, async |page| {
        missed_win(&page).await;
        let reviewed = page.run("return location.hash.split('/')[2]").await;
        page.click("[data-act='branch']").await;
        page.see(".origin, .moves, .plates").await;
        let table = page.table().await;
        assert_ne!(table["id"], reviewed, "a table of its own");
        assert_eq!(table["branch_of"]["id"], reviewed);
        let people = table["seats"].as_array().unwrap().iter().filter(|seat| seat["is_person"] == true);
        assert_eq!(people.count(), 1, "the others are computers: {}", table["seats"]);
        page
    });
}

#[test]
fn a_turn_that_was_given_away_is_a_key_moment_in_a_game_of_points() {
    visit(Size::WIDE, async |page| {
        let setup = json!({ "players": ["human", "human"], "language": "en", "seed": 5 });
        let address = given_up(&page, "scrabble", setup, plays("-", ' ')).await;
        page.goto(&review_of(&address)).await;
        done(&page).await;
        page.see(".moment").await;
        // What could have been laid lies on the board, as a proposal.
        page.see(".is-ghost").await;
        page.click("[data-tab='extra']").await;
        page.see(".review-table .missed").await;
        page
    });
}
