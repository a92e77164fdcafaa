//! Jamb for scripts: what `tabla jamb solve`, `advise`, `simulate` and `distribution` answer.

use std::fs;

use crate::common::{Ran, command, finish, folder};
use serde_json::Value;

fn tabla(arguments: &[&str]) -> Ran {
    let folder = folder();
    let mut command = command(folder.path());
    command.args(arguments);
    finish(command, "")
}

fn json(arguments: &[&str]) -> Value {
    let answer = tabla(arguments);
    assert_eq!(answer.code, 0, "{arguments:?}: {}", answer.err);
    serde_json::from_str(&answer.out).unwrap_or_else(|error| panic!("{arguments:?}: {error}"))
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

fn close(value: &Value, expected: f64, by: f64) {
    assert!((number(value) - expected).abs() < by, "{value} is not {expected}");
}

#[test]
fn the_game_is_solved() {
    let answer = json(&["jamb", "solve", "--json"]);
    close(&answer["expected"], 463.950521, 1e-6);
    close(&answer["hand_alone"], 78.77731834, 1e-8);
    close(&answer["down_alone"], 94.81981613, 1e-8);
    close(&answer["up_alone"], 94.81981613, 1e-8);
    assert_eq!(answer["states"], 123_904);
    assert!(number(&answer["seconds"]) > 0.0);
    let other = json(&["jamb", "solve", "--jamb-is-ful", "--jamb-is-not-poker", "--json"]);
    assert!(number(&other["expected"]) < number(&answer["expected"]));
    assert_eq!(other["rules"]["jamb_is_ful"], true);
    assert_eq!(other["rules"]["jamb_is_poker"], false);
}

#[test]
fn all_values_go_into_a_file() {
    let folder = folder();
    let path = folder.path().join("values.bin");
    let answer = json(&["jamb", "solve", "--values", &path.display().to_string(), "--json"]);
    let bytes = fs::read(&path).expect("the file is there");
    let values: Vec<f64> = bytes
        .chunks_exact(8)
        .map(|chunk| f64::from_le_bytes(std::array::from_fn(|index| chunk[index])))
        .collect();
    assert_eq!((bytes.len(), values.len()), (123_904 * 8, 123_904));
    close(&answer["expected"], values[0], 1e-9);
    assert_eq!(values[123_903], 0.0);
    close(&answer["hand_alone"], values[(10 * 11 + 10) * 1024], 1e-9);
}

#[test]
fn advice_has_every_keep_and_every_field() {
    let answer = json(&["jamb", "advise", "--dice", "12233", "--no-range", "--json"]);
    let choices = answer["choices"].as_array().expect("choices are a list");
    // 2 · 3 · 3 sets of dice to keep, but not all five; ten fields of the hand column, one down, one up.
    assert_eq!(choices.len(), 17 + 12);
    assert_eq!(number(&choices[0]["loss"]), 0.0);
    assert_eq!(choices[0]["expected"], answer["expected"]);
    for pair in choices.windows(2) {
        assert!(number(&pair[0]["expected"]) >= number(&pair[1]["expected"]) - 1e-9);
    }
    let kenta = json(&["jamb", "advise", "--dice", "2 3 4 5 6", "--no-range", "--json"]);
    assert_eq!(kenta["choices"][0]["move"], "hand kenta");
    assert_eq!(kenta["choices"][0]["points"], 66);
}

#[test]
fn the_range_of_the_final_total_holds_what_is_expected() {
    let late = [
        "jamb",
        "advise",
        "--down",
        "8",
        "--up",
        "9",
        "--hand",
        "1,2,3,4,5,6,kenta",
        "--dice",
        "66612",
        "--json",
    ];
    let answer = json(&late);
    let range = &answer["range"];
    assert!(
        number(&range["low"]) <= number(&range["median"])
            && number(&range["median"]) <= number(&range["high"])
    );
    close(&range["mean"], number(&answer["expected"]), 1e-6);
}

#[test]
fn poker_has_its_exact_chance() {
    // Down stands at poker: two pairs, one of them kept, make it with 37 cases of 162.
    let answer = json(&["jamb", "advise", "--down", "8", "--dice", "12233", "--no-range", "--json"]);
    let keep = answer["choices"]
        .as_array()
        .and_then(|choices| choices.iter().find(|choice| choice["move"] == "keep 3 3").cloned());
    close(&keep.expect("a pair can be kept")["makes_down"], 37.0 / 162.0, 1e-12);
}

#[test]
fn simulated_games_agree_with_the_optimum_and_with_themselves() {
    let arguments = ["jamb", "simulate", "--games", "20000", "--seed", "5", "--json"];
    let answer = json(&arguments);
    close(&answer["mean"], 463.950521, 3.0 * number(&answer["standard_error"]));
    assert_eq!(json(&arguments)["mean"], answer["mean"]);
    for player in ["rule", "greedy", "random"] {
        let other = json(&["jamb", "simulate", "--player", player, "--games", "2000", "--json"]);
        assert!(number(&other["mean"]) < 400.0, "{player}: {other}");
    }
}

#[test]
fn the_distribution_is_exact() {
    let answer = json(&["jamb", "distribution", "--down", "10", "--up", "10", "--json"]);
    close(&answer["mean"], 78.77731834, 1e-8);
    let chances = answer["chances"].as_array().expect("chances are a list");
    let sum: f64 = chances.iter().map(|chance| number(&chance["chance"])).sum();
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
}

#[test]
fn bad_arguments_are_refused_with_the_reason() {
    let cases: [(&[&str], &str); 9] = [
        (&["jamb", "advise"], "--dice"),
        (&["jamb", "advise", "--dice", "1223"], "'1223' is not five dice"),
        (&["jamb", "advise", "--dice", "12237"], "'12237' is not five dice"),
        (&["jamb", "advise", "--dice", "12233", "--down", "11"], "11"),
        (&["jamb", "advise", "--dice", "12233", "--throw", "4"], "4"),
        (&["jamb", "advise", "--dice", "12233", "--hand", "1,kent"], "'kent' in '1,kent' is no row"),
        (
            &["jamb", "advise", "--dice", "12233", "--down", "10", "--up", "10", "--throw", "2"],
            "'--throw' must be 1",
        ),
        (&["jamb", "simulate", "--games", "0"], "0"),
        (&["jamb", "distribution", "--player", "random"], "goes by chance"),
    ];
    for (arguments, reason) in cases {
        let answer = tabla(arguments);
        assert_eq!(answer.code, 2, "{arguments:?}: {}", answer.out);
        assert!(answer.err.contains(reason), "{arguments:?}: {}", answer.err);
        assert!(answer.out.is_empty(), "{arguments:?}: {}", answer.out);
    }
}

#[test]
fn people_get_sentences() {
    let answer = tabla(&[
        "jamb",
        "advise",
        "--down",
        "10",
        "--up",
        "10",
        "--hand",
        "1,2,3,4,5,6,kenta",
        "--dice",
        "44466",
    ]);
    assert!(answer.out.starts_with("Expected final total: "), "{}", answer.out);
    assert!(answer.out.contains("hand ful"), "{}", answer.out);
    let bench = tabla(&["bench", "jamb"]);
    assert!(bench.out.ends_with("Expected total: 463.950521093\n"), "{}", bench.out);
}
