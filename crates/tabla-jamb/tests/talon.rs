//! The talon's layouts: they agree with each other, with a public library of sparse matrices, and with the
//! byte counts.

use sprs::TriMat;
use tabla_core::{Chance, Game, SeededRng, Turn, pick};
use tabla_jamb::{
    Column, Compressed, Conversion, Entry, FIELDS, Jamb, Layout, Move, Row, State, Store, Talon, Totals,
};
use tabla_testkit::effort::{sample, seeds};

const GAMES: u32 = 10_000;

/// The sums, added up again field by field.
fn recomputed(talon: &Talon) -> Totals {
    let mut totals = Totals::default();
    for (column, &name) in Column::ALL.iter().enumerate() {
        let value = |index: usize| u16::from(talon.field(Row::ALL[index], name).unwrap_or(0));
        totals.upper[column] = (0..6).map(value).sum();
        totals.lower[column] = (6..10).map(value).sum();
        totals.columns[column] = totals.upper[column] + totals.lower[column];
    }
    totals.grand = totals.columns.iter().sum();
    totals
}

/// What another library makes of the same fields.
fn check_against_sprs(store: &Store, fields: &[[Option<u8>; 3]; 10]) {
    let mut triples = TriMat::new((10, 3));
    for (row, values) in fields.iter().enumerate() {
        for (column, value) in values.iter().enumerate() {
            if let Some(value) = value {
                triples.add_triplet(row, column, *value);
            }
        }
    }
    let same = |ours: &Compressed, theirs: &sprs::CsMat<u8>| {
        let wide = |numbers: &[u8]| numbers.iter().map(|&number| usize::from(number)).collect::<Vec<_>>();
        assert_eq!(ours.values(), theirs.data());
        assert_eq!(wide(ours.others()), theirs.indices());
        assert_eq!(wide(ours.starts()), theirs.indptr().as_slice().expect("a whole matrix"));
    };
    match store {
        Store::Coo(entries) => {
            let theirs: Vec<Entry> = triples
                .to_csr::<usize>()
                .iter()
                .map(|(&value, (row, column))| Entry { row: row as u8, column: column as u8, value })
                .collect();
            assert_eq!(*entries, theirs);
        }
        Store::Csr(csr) => same(csr, &triples.to_csr()),
        Store::Csc(csc) => same(csc, &triples.to_csc()),
        Store::Dense(dense) => {
            let theirs = triples.to_csr::<usize>();
            for (row, values) in dense.iter().enumerate() {
                for (column, value) in values.iter().enumerate() {
                    assert_eq!(theirs.get(row, column), value.as_ref());
                }
            }
        }
    }
}

/// The bytes that a store really takes, counted element by element.
fn counted_bytes(store: &Store) -> usize {
    match store {
        Store::Coo(entries) => size_of_val(&entries[..]),
        Store::Csr(lines) | Store::Csc(lines) => {
            size_of_val(lines.values()) + size_of_val(lines.others()) + size_of_val(lines.starts())
        }
        Store::Dense(fields) => size_of_val(fields),
    }
}

/// One game played at random, on all four layouts at once.
fn play(seed: u64, mut look: impl FnMut(&[State; 4])) {
    let games = Layout::ALL.map(|layout| Jamb { layout, ..Jamb::default() });
    let mut states = games.map(|game| game.start());
    let mut dice = SeededRng::new(seed);
    look(&states);
    loop {
        match games[0].turn(&states[0]) {
            Turn::Over(_) => return,
            Turn::Chance(cup) => {
                let thrown = cup.draw(&mut dice);
                for (game, state) in games.iter().zip(&mut states) {
                    game.apply_chance(state, thrown);
                }
            }
            Turn::Seat(_) => {
                let moves = games[0].list(&states[0]);
                let mv = *pick(&mut dice, &moves).expect("a seat to move has moves");
                for (game, state) in games.iter().zip(&mut states) {
                    assert_eq!(game.check(state, mv), Ok(()));
                    game.play(state, mv);
                }
                if matches!(mv, Move::Write { .. }) {
                    look(&states);
                }
            }
        }
    }
}

#[test]
fn all_layouts_agree_after_every_step_of_thousands_of_games() {
    let mut steps = 0;
    for seed in seeds(GAMES) {
        play(seed, |states| {
            steps += 1;
            let fields = states[3].talon().fields();
            let totals = recomputed(states[3].talon());
            for state in states {
                assert_eq!(state, &states[3]);
                assert_eq!(state.talon().fields(), fields);
                assert_eq!(state.totals(), totals);
            }
        });
    }
    assert_eq!(steps, sample(GAMES) * 31);
}

#[test]
fn the_layouts_are_those_of_another_library() {
    for seed in 0..1_000 {
        play(seed, |states| {
            for state in states {
                check_against_sprs(state.talon().store(), &states[3].talon().fields());
            }
        });
    }
}

#[test]
fn a_talon_becomes_dense_exactly_where_the_bytes_say() {
    let mut points = [None; 4];
    for seed in 0..1_000 {
        play(seed, |states| {
            for ((layout, state), point) in Layout::ALL.into_iter().zip(states).zip(&mut points) {
                let talon = state.talon();
                let sparse = layout.bytes(talon.filled());
                let expected = if sparse > talon.dense_bytes() { Layout::Dense } else { layout };
                assert_eq!(talon.layout(), expected, "{layout} with {} fields", talon.filled());
                assert_eq!(talon.bytes(), counted_bytes(talon.store()));
                assert_eq!(talon.bytes(), sparse.min(talon.dense_bytes()));
                if talon.layout() != layout {
                    *point = Some(point.unwrap_or(FIELDS).min(talon.filled()));
                }
            }
        });
    }
    assert_eq!(points, Layout::ALL.map(Layout::conversion_point));
    assert_eq!(points, [Some(21), Some(25), Some(29), None]);
}

/// Triples take 3 bytes each, a dense field 2: the twenty-first is one too many.
#[test]
fn the_conversion_is_told_once() {
    let mut talon = Talon::new(Layout::Coo);
    let mut told = Vec::new();
    for column in Column::ALL {
        for row in Row::ALL {
            told.extend(talon.write(row, column, 0).expect("an empty field"));
            assert!(talon.write(row, column, 5).is_err());
        }
    }
    let once = Conversion { from: Layout::Coo, filled: 21, sparse_bytes: 63, dense_bytes: 60 };
    assert_eq!(told, [once]);
    assert_eq!((talon.layout(), talon.is_full()), (Layout::Dense, true));
}

#[test]
fn layouts_have_names() {
    for layout in Layout::ALL {
        assert_eq!(Layout::named(&layout.name().to_uppercase()), Some(layout));
    }
    assert_eq!(Layout::named("sparse"), None);
}

/// The chapter about Jamb, in both languages, and its two drawings.
const CHAPTERS: [&str; 2] = [
    include_str!("../../../documentation/report/06-jamb.md"),
    include_str!("../../../documentation/report/sr-Latn/06-jamb.md"),
];
const ARRAYS: &str = include_str!("../../../documentation/report/figures/sparse.svg");
const CURVES: &str = include_str!("../../../documentation/report/figures/sparse-bytes.svg");

#[test]
fn the_sizes_of_the_report_are_true() {
    let talon = |layout: Layout, filled: usize| {
        let mut talon = Talon::new(layout);
        let fields = Row::ALL.into_iter().flat_map(|row| Column::ALL.map(|column| (row, column)));
        for (row, column) in fields.take(filled) {
            talon.write(row, column, 7).expect("an empty field");
        }
        talon
    };
    for chapter in CHAPTERS {
        let mut rows = 0;
        for line in chapter.lines() {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let [_, filled, sizes @ .., _] = &cells[..] else { continue };
            let Ok(filled) = filled.parse() else { continue };
            let real = Layout::ALL.map(|layout| {
                let talon = talon(layout, filled);
                let bytes = counted_bytes(talon.store()).to_string();
                if talon.layout() == layout { bytes } else { format!("**{bytes}**") }
            });
            assert_eq!(sizes, real, "{filled} fields");
            rows += 1;
        }
        assert_eq!(rows, 11);
    }
    for layout in Layout::ALL {
        let place = |filled: usize| format!("{},{}", 60 + 18 * filled, 220 - 2 * layout.bytes(filled));
        let points = (0..=FIELDS).map(place).collect::<Vec<_>>().join(" ");
        let curve = format!("<polyline id=\"{layout}\" points=\"{points}\"");
        assert!(CURVES.contains(&curve), "{curve}");
    }
}

#[test]
fn the_arrays_of_the_report_are_true() {
    let mut drawn: Vec<u8> = Vec::new();
    for layout in Layout::SPARSE {
        let mut talon = Talon::new(layout);
        let fields = [
            (Row::Jamb, Column::Up, 0),
            (Row::Kenta, Column::Hand, 66),
            (Row::Twos, Column::Down, 8),
            (Row::Ones, Column::Down, 3),
        ];
        for (row, column, value) in fields {
            talon.write(row, column, value).expect("an empty field");
        }
        match talon.store() {
            Store::Coo(entries) => {
                drawn.extend(entries.iter().map(|entry| entry.row));
                drawn.extend(entries.iter().map(|entry| entry.column));
                drawn.extend(entries.iter().map(|entry| entry.value));
            }
            Store::Csr(lines) | Store::Csc(lines) => {
                drawn.extend([lines.values(), lines.others(), lines.starts()].concat());
            }
            Store::Dense(_) => panic!("four fields are few"),
        }
        assert!(ARRAYS.contains(&format!(">{} B<", talon.bytes())), "{layout}");
    }
    let texts = ARRAYS.split('>').filter_map(|part| part.split('<').next()?.parse().ok());
    let numbers: Vec<u8> = texts.collect();
    assert!(numbers.ends_with(&drawn), "{drawn:?}\n{numbers:?}");
}
