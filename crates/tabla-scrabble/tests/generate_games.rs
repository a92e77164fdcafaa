//! Whole games at speed: they keep the rules of the game, and the same seed gives the same game.

use tabla_core::SeededRng;
use tabla_scrabble::{Kind, Leaves, Lexicon, POINT, Rack, STANDARD, Sample, SelfPlay, TileSet};

const ENGLISH: &str = include_str!("../../../data/scrabble/enable.txt");

/// Jokers and S are worth keeping, and every other tile a little less than nothing.
struct Careful;

impl Leaves for Careful {
    fn value(&self, leave: &Rack) -> i32 {
        let worth = |kind: Kind| match kind.to_string().as_str() {
            "?" => 25 * POINT,
            "S" => 8 * POINT,
            "Q" => -9 * POINT,
            _ => -POINT,
        };
        leave.iter().map(worth).sum()
    }
}

#[test]
fn games_add_up() {
    let lexicon = Lexicon::from_text(ENGLISH).unwrap();
    let games = SelfPlay::new(&lexicon, &STANDARD, TileSet::english());
    for seed in 0..20 {
        let mut turns: Vec<Sample> = Vec::new();
        let leaves: [Option<&dyn Leaves>; 2] = [None, Some(&Careful)];
        let played = games.game(leaves, &mut SeededRng::new(seed), |turn| turns.push(*turn));
        assert_eq!(played.turns, turns.len());
        let lead = played.scores[0] - played.scores[1];
        for (index, turn) in turns.iter().enumerate() {
            assert_eq!(turn.player, index % 2);
            assert!(turn.rack.has_all(&turn.leave) && turn.rack.len() <= 7);
            // What comes later, from this player's side: the other turns and what the racks are worth.
            let before: i32 = turns[..=index]
                .iter()
                .map(|earlier| if earlier.player == turn.player { earlier.score } else { -earlier.score })
                .sum();
            let all = if turn.player == 0 { lead } else { -lead };
            assert_eq!(turn.later, all - before, "seed {seed}, turn {index}");
        }
        let laid: usize =
            turns.iter().filter(|turn| turn.score > 0).map(|turn| turn.rack.len() - turn.leave.len()).sum();
        assert!((60..=100).contains(&laid), "seed {seed}: {laid} tiles were laid");
        let mut again = Vec::new();
        assert_eq!(games.game(leaves, &mut SeededRng::new(seed), |turn| again.push(*turn)), played);
        assert_eq!(again, turns);
    }
}

/// Two hundred games: the careful player is far ahead of one who looks at scores alone.
#[test]
fn keeping_good_tiles_pays() {
    let lexicon = Lexicon::from_text(ENGLISH).unwrap();
    let games = SelfPlay::new(&lexicon, &STANDARD, TileSet::english());
    let mut lead = 0;
    for seed in 0..100 {
        let play = |leaves| games.game(leaves, &mut SeededRng::new(seed), |_| ()).scores;
        let [greedy, careful] = play([None, Some(&Careful)]);
        lead += careful - greedy;
        let [careful, greedy] = play([Some(&Careful), None]);
        lead += careful - greedy;
    }
    assert!(lead > 1000, "{lead}");
}
