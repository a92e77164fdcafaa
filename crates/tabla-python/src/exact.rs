//! What is known exactly: Jamb's optimum, Mice's tables, Scrabble's words and scorer.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use numpy::PyArray1;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use serde_json::{Value, json};
use tabla_core::{ErrorKind, Say, Saying, TableError};
use tabla_games::jamb::optimum;
use tabla_games::scrabble::{WordLists, WordSource};
use tabla_games::{Layers, MiceSolution, MiceTables, Timer, in_english};
use tabla_jamb::{Filled, HouseRules};
use tabla_mice::Mice;
use tabla_mice::solve::Material;
use tabla_scrabble::scorer::{Texts, score};

use crate::errors::Refused;
use crate::patience;

fn no_talon() -> PyErr {
    PyValueError::new_err(
        "a talon is how many fields are filled downwards and upwards, 0 to 10, and ten bits of the hand",
    )
}

/// The points still to come from every talon under best play, by [`jamb_index`].
#[pyfunction]
#[pyo3(signature = (jamb_is_ful=false, jamb_is_poker=true))]
pub fn jamb_values<'py>(
    py: Python<'py>,
    jamb_is_ful: bool,
    jamb_is_poker: bool,
) -> Bound<'py, PyArray1<f64>> {
    let solved = py.detach(|| optimum(HouseRules { jamb_is_ful, jamb_is_poker }));
    PyArray1::from_slice(py, solved.values())
}

/// The place of a talon: so many fields filled downwards and upwards, and of the hand those whose bits are set.
#[pyfunction]
pub fn jamb_index(down: u8, up: u8, hand: u16) -> PyResult<usize> {
    Filled::new(down, up, hand).map(Filled::index).ok_or_else(no_talon)
}

/// The points still to come from one talon.
#[pyfunction]
#[pyo3(signature = (down, up, hand, jamb_is_ful=false, jamb_is_poker=true))]
pub fn jamb_value(
    py: Python<'_>,
    down: u8,
    up: u8,
    hand: u16,
    jamb_is_ful: bool,
    jamb_is_poker: bool,
) -> PyResult<f64> {
    let filled = Filled::new(down, up, hand).ok_or_else(no_talon)?;
    Ok(py.detach(|| optimum(HouseRules { jamb_is_ful, jamb_is_poker })).value(filled))
}

fn rules(flying: bool) -> Mice {
    if flying { Mice::FLYING } else { Mice::default() }
}

fn material_of(more: u8, fewer: u8) -> PyResult<Material> {
    let wrong = || PyValueError::new_err(format!("{more} men against {fewer}: each side has 3 to 9"));
    Material::new(more, fewer).ok_or_else(wrong)
}

/// The men of both sides, the larger number first.
type Pair = (u8, u8);

/// Every pair of men with at most so many together: the men of both sides, and the pairs whose tables it needs.
#[pyfunction]
pub fn mice_materials(men: u8) -> Vec<(Pair, Vec<Pair>)> {
    let pair = |material: Material| (material.more(), material.fewer());
    let needs =
        |material: Material| material.with_needs().filter(|&other| other != material).map(pair).collect();
    Material::up_to(men).map(|material| (pair(material), needs(material))).collect()
}

/// Finds out who wins with one pair of men, in a folder that has the outcomes that it needs. What is there is not made again.
#[pyfunction]
#[pyo3(signature = (folder, more, fewer, flying=false))]
pub fn solve_outcomes(py: Python<'_>, folder: &str, more: u8, fewer: u8, flying: bool) -> PyResult<()> {
    let (material, solution) = (material_of(more, fewer)?, MiceSolution::open(folder, &rules(flying)));
    let solved = py.detach(|| solution.solve_pair(material, &mut |_| (), &Timer::default()));
    solved.map_err(|error| failed(&error))
}

/// The same for all that is not in the folder yet: every pair, and the placing.
#[pyfunction]
#[pyo3(signature = (folder, flying=false))]
pub fn solve_whole(py: Python<'_>, folder: &str, flying: bool) -> PyResult<()> {
    let solution = MiceSolution::open(folder, &rules(flying));
    let solve = || solution.solve(Layers::Needed, &mut |_| (), &mut |_| (), &Timer::default());
    py.detach(solve).map_err(|error| failed(&error))
}

/// How many men have been placed in the layers of the placing that are kept.
#[pyfunction]
pub fn mice_layers() -> Vec<u8> {
    Layers::Needed.list().collect()
}

fn failed(error: &dyn Say) -> PyErr {
    PyRuntimeError::new_err(in_english(&error.say()))
}

/// Solves and checks the table of one pair of men in a folder that has those that it needs. What is there is not made
/// again. The name of its file and its checksum's file content are the house's, so that the champion reads it.
#[pyfunction]
#[pyo3(signature = (folder, more, fewer, flying=false))]
pub fn solve_material(
    py: Python<'_>,
    folder: &str,
    more: u8,
    fewer: u8,
    flying: bool,
) -> PyResult<BTreeMap<String, u64>> {
    let material = material_of(more, fewer)?;
    let (tables, timer) = (MiceTables::open(folder), Timer::default());
    let solve = || tables.ensure_material(&rules(flying), material, &mut |_| (), &timer);
    let solved = patience::work(py, || timer.stop(), solve)?;
    solved.map_err(|error| failed(&error))?;
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(Path::new(folder))? {
        let entry = entry?;
        files.insert(entry.file_name().to_string_lossy().into_owned(), entry.metadata()?.len());
    }
    Ok(files)
}

/// The words of a list: `english`, `romanian`, or a file.
#[pyfunction]
#[pyo3(signature = (words="english"))]
pub fn scrabble_words(py: Python<'_>, words: &str) -> PyResult<Vec<String>> {
    let lexicon = py.detach(|| WordLists::default().load(&WordSource::read(words)));
    let lexicon = lexicon.map_err(|problem| Refused::of(ErrorKind::Failed, &problem))?;
    Ok(lexicon.words().collect())
}

/// Adds a game up that is written in three texts, as JSON: the points of both, and what each placement brought.
#[pyfunction]
pub fn score_scrabble(tiles: &str, board: &str, game: &str) -> PyResult<String> {
    match score(&Texts { tiles, board, game }) {
        Ok(card) => {
            let placed = card.placements().iter().map(|placed| {
                json!({
                    "player": placed.player(), "start": placed.start_text(), "word": placed.word(),
                    "points": placed.score(), "sum": placed.sum_text(), "score": placed.score_text(),
                })
            });
            let placements: Vec<Value> = placed.collect();
            let told = json!({ "totals": card.totals(), "winner": card.winner(), "placements": placements });
            Ok(told.to_string())
        }
        Err(faults) => {
            let first = faults.first().map_or_else(|| Saying::new("desk-question"), Say::say);
            Err(Refused(TableError::new(ErrorKind::Unreadable, first)).into())
        }
    }
}
