//! Mice in the browser.

use serde_json::json;
use thirtyfour::prelude::*;

use crate::duel::{begin, shown};
use crate::harness::{Page, Size, visit};

/// A whole game: White comes to two mills between which one man goes to and fro.
const GAME: [&str; 25] = [
    "c3", "c5", "f6", "e4", "b4", "d1", "d3", "b6", "e3xb6", "d7", "b2", "a7", "b6xc5", "f2", "d6xe4", "e4",
    "c5", "e5", "b4-c4xd1", "f2-d2", "c4-b4xa7", "e4-f4", "b4-c4xe5", "d7-a7", "c4-b4xd2",
];

fn point(name: &str) -> String {
    format!("[data-point='{name}'] .touch")
}

fn points(turn: &str) -> Vec<&str> {
    turn.split(['-', 'x']).collect()
}

async fn count(page: &Page, css: &str) -> u64 {
    page.run(&format!("return document.querySelectorAll(\"{css}\").length")).await.as_u64().unwrap()
}

#[test]
fn a_whole_game_by_mouse() {
    for size in Size::BOTH {
        visit(size, async |page| {
            begin(&page, "mice", ["human", "human"]).await;
            assert_eq!(count(&page, ".tray .man").await, 18);
            page.assert_accessible().await;
            for (played, turn) in GAME.into_iter().enumerate() {
                let touched = points(turn);
                if turn.contains('-') && played % 4 != 0 {
                    page.drag(&point(touched[0]), &point(touched[1])).await;
                } else {
                    for name in touched.iter().take(1 + usize::from(turn.contains('-'))) {
                        page.click(&point(name)).await;
                    }
                }
                if turn.contains('x') {
                    let taken = touched[touched.len() - 1];
                    page.see(&format!("[data-point='{taken}'] .take-ring")).await;
                    page.click(&point(taken)).await;
                }
                shown(&page, played + 1, "point", touched[touched.len() - 1]).await;
                if turn.contains('x') {
                    assert!(count(&page, ".under-all .mill").await > 0, "{turn} shows its mill");
                }
            }
            page.see(".result").await;
            assert_eq!(page.table().await["ending"]["winner"], 1);
            assert_eq!(count(&page, ".tray.seat-2 .lost-cross").await, 7);
            page.assert_accessible().await;
            page
        });
    }
}

#[test]
fn a_whole_game_by_keyboard() {
    for size in Size::BOTH {
        visit(size, async |page| {
            begin(&page, "mice", ["human", "human"]).await;
            page.type_keys("b").await;
            for (played, turn) in GAME.into_iter().enumerate() {
                let touched = points(turn);
                for name in &touched {
                    walk(&page, name).await;
                    page.press(Key::Enter).await;
                }
                shown(&page, played + 1, "point", touched[touched.len() - 1]).await;
            }
            page.see(".result").await;
            assert_eq!(page.table().await["ending"]["winner"], 1);
            page
        });
    }
}

/// Moves the cursor to a point: along the lines of the lattice, round the hole in the middle.
pub async fn walk(page: &Page, to: &str) {
    page.walk("point", to, |at, step| {
        let ((column, row), (to_column, to_row)) = (at.split_at(1), to.split_at(1));
        let across = if column < to_column { Key::Right } else { Key::Left };
        let along = if row < to_row { Key::Up } else { Key::Down };
        // Now and then the other way first, where one of them leads past the point.
        let is_across = if column == to_column { false } else { row == to_row || step % 3 != 2 };
        if is_across { across } else { along }
    })
    .await;
}

#[test]
fn a_mill_can_be_opened_again_before_a_man_is_taken() {
    visit(Size::NARROW, async |page| {
        begin(&page, "mice", ["human", "human"]).await;
        for (played, turn) in GAME.into_iter().take(8).enumerate() {
            page.click(&point(turn)).await;
            shown(&page, played + 1, "point", turn).await;
        }
        page.see("[data-point='e3'] .target-ring").await;
        page.click(&point("e3")).await;
        page.see("[data-point='b6'] .take-ring").await;
        page.click(&point("a1")).await;
        page.read(".toast", "a1").await;
        page.type_keys("b").await;
        page.press(Key::Escape).await;
        page.gone(".take-ring").await;
        page.see("[data-point='e3'] .target-ring").await;
        // A point with a man on it is no place to put one.
        page.click(&point("c5")).await;
        page.read(".toast", "c5").await;
        page
    });
}

#[test]
fn computers_show_their_work_and_a_hint_shows_a_move() {
    visit(Size::WIDE, async |page| {
        begin(&page, "mice", ["alphabeta", "alphabeta"]).await;
        page.see(".figure.best").await;
        assert_eq!(count(&page, ".duel-thought tbody tr").await, 24);
        page.click(".steps .primary").await;
        page.until("one turn", "return document.querySelectorAll('.move').length === 1").await;
        page.see(".figure.best").await;
        page.assert_accessible().await;
        begin(&page, "mice", ["human", "human"]).await;
        page.click(".action-hint").await;
        page.see(".mice .hint-place").await;
        // What is told without unfolding anything is for people.
        page.read(".thought > .lines .line-value", "%").await;
        page
    });
}

#[test]
fn the_sure_value_of_a_move_is_written_beside_it() {
    visit(Size::WIDE, async |page| {
        page.goto("#/mice").await;
        page.unfold().await;
        page.write("[name='position']", "a7,d7,g4/d1,d2,c5/0,0/w").await;
        page.click(".setup button[type='submit']").await;
        page.see(".mice.live").await;
        page.click("label[for='mice-values']").await;
        // Closing the mill ends the game, whichever man is taken.
        page.read("[data-point='g4'] .sign.win", "+1").await;
        page.click(&point("g4")).await;
        page.read("[data-point='g7'] .sign.win", "+1").await;
        page.type_keys("v").await;
        page.gone(".mice .sign").await;
        page
    });
}

/// Where nothing is known, it can be found out; the work is watched, paused, and gone on with.
#[test]
fn what_is_not_known_can_be_found_out() {
    visit(Size::WIDE, async |page| {
        begin(&page, "mice", ["human", "human"]).await;
        page.click("label[for='mice-values']").await;
        page.read(".mice-making", "find out who wins in every position").await;
        page.assert_accessible().await;
        page.click(".mice-making button").await;
        page.see(".mice-making progress").await;
        page.read(".mice-making button", "Pause").await;
        page.click(".mice-making button").await;
        page.read(".mice-making button", "Go on").await;
        page.assert_accessible().await;
        page.click("label[for='mice-values']").await;
        page.gone(".mice-making button").await;
        page
    });
}

/// A wrong answer is played on with what refutes it; the right one counts where it is the first.
#[test]
fn the_trainer_judges_and_refutes() {
    for size in Size::BOTH {
        visit(size, async |page| {
            page.goto("#/mice").await;
            page.click(".door-trainer").await;
            page.see(".trainer .mice").await;
            page.assert_accessible().await;
            page.see(".trainer .learn-task").await;
            let told = solve(&page).await;
            if !told.contains("Right") {
                page.see(".learn-note.is-wrong").await;
                page.read(".trainer .learn-told", "0 of 1 right").await;
                page.click(".trainer-again").await;
                page.gone(".learn-note").await;
                let words: Vec<&str> = told.split_whitespace().collect();
                let key = words.windows(2).find(|pair| pair[1] == "holds").map(|pair| pair[0]).unwrap();
                for name in points(key) {
                    page.click(&point(name)).await;
                }
                page.read(".learn-note.is-done", "Right").await;
                page.read(".trainer .learn-told", "0 of 1 right").await;
            } else {
                page.read(".trainer .learn-told", "1 of 1 right").await;
            }
            page.assert_accessible().await;
            page.click(".trainer-next").await;
            page.gone(".learn-note").await;
            page
        });
    }
}

/// Touches whatever can be touched until an answer is judged; what is said of it.
async fn solve(page: &Page) -> String {
    for _ in 0..6 {
        let next = "const can = document.querySelector('.mice .point.can');
            return can && !document.querySelector('.learn-note') ? can.dataset.point : null";
        match page.run(next).await.as_str() {
            Some(name) => page.click(&point(name)).await,
            None => break,
        }
    }
    page.see(".learn-note").await;
    page.run("return document.querySelector('.learn-note').textContent").await.as_str().unwrap().to_owned()
}

#[test]
fn a_position_is_put_together() {
    visit(Size::WIDE, async |page| {
        begin(&page, "mice", ["human", "human"]).await;
        page.click("[aria-haspopup='menu'][aria-label='More']").await;
        page.read(".menu", "position").await;
        page.run("[...document.querySelectorAll('.menu button')].find(b => /position/i.test(b.textContent)).click()").await;
        page.see(".duel-editor").await;
        for name in ["a7", "d7", "g4"] {
            page.click(&point(name)).await;
        }
        page.click("label[for='mice-tool-2']").await;
        for name in ["d1", "d2", "c5"] {
            page.click(&point(name)).await;
        }
        page.click("label[for='mice-phase-moving']").await;
        page.until(
            "the position",
            "return document.querySelector('[name=edited]').value === 'a7,d7,g4/d1,d2,c5/0,0/w'",
        )
        .await;
        page.until("no problem", "return document.querySelector('.editor .primary').disabled === false")
            .await;
        // The browser itself writes down that the server refused what was not complete yet.
        page.forget_console().await;
        page.assert_accessible().await;
        page.click(".editor .primary").await;
        page.click("dialog .setup button[type='submit']").await;
        page.gone(".editor").await;
        page.see(".mice.live .tray.seat-1 .lost-cross").await;
        for name in ["g4", "g7", "c5"] {
            page.click(&point(name)).await;
        }
        page.see(".result").await;
        assert_eq!(page.table().await["ending"]["winner"], 1);
        page
    });
}

#[test]
fn it_is_said_why_no_move_begins_here() {
    visit(Size::NARROW, async |page| {
        let setup = json!({
            "players": ["human", "human"],
            "position": "a7,d7,g7,b2/a4,g4,d6,b4/0,0/w",
        });
        let place = page.open("mice", setup, &[]).await;
        page.goto(&place).await;
        for (point, words) in [
            ("a7", "The man on a7 cannot move"),
            ("a4", "The man on a4 is the opponent's."),
            ("c3", "Choose one of your men first."),
        ] {
            page.click(&format!("[data-point='{point}']")).await;
            page.read(".toast", words).await;
        }
        // The keys of this board are in the help, and not those that it lacks.
        page.type_keys("?").await;
        page.read("dialog .keys", "what each move is worth for sure").await;
        page
    });
}

/// What a computer is called says how long one waits for it: at Mice nobody thinks longer than 2.5 s.
#[test]
fn a_computer_is_called_what_it_does() {
    visit(Size::WIDE, async |page| {
        page.goto("#/mice").await;
        page.unfold().await;
        page.choose("kind-1", "champion").await;
        let offered =
            "return [...document.querySelector(\"[name='strength-1']\").options].map(one => one.text)";
        let offered = page.run(offered).await.to_string();
        assert!(offered.contains("Easy opponent") && offered.contains("1 s"), "{offered}");
        assert!(offered.contains("depth 4\"") && offered.contains("depth 6, at most 2.5 s"), "{offered}");
        assert!(!offered.contains("3 s") && !offered.contains("10 s"), "{offered}");
        for (player, name) in [
            ("champion", "Champion"),
            ("champion:level=easy", "Practised opponent"),
            ("champion:time=1s", "Champion, 1 s a turn"),
            ("champion:time=10s", "Champion, at most 2.5 s"),
            ("minimax:depth=2", "Minimax, depth 2"),
            ("minimax:depth=6", "Minimax, depth 6, at most 2.5 s"),
        ] {
            let table = page.open("mice", json!({"players": ["human", player]}), &[]).await;
            page.goto(&table).await;
            page.until(
                name,
                &format!("return [...document.querySelectorAll('.plate-name')].some(one => one.textContent === '{name}')"),
            )
            .await;
        }
        page
    });
}
