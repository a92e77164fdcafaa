//! The numbers of positions: none is given twice, and images share theirs.

use std::collections::HashSet;

use tabla_core::{SeededRng, below};
use tabla_mice::{Numbering, Points, Symmetry};

/// The numbers of the positions with so many men that are in use: those whose position has them.
fn in_use(numbering: &Numbering, mover: usize, other: usize) -> impl Iterator<Item = usize> {
    (0..numbering.size(mover, other)).filter(move |&index| {
        let (own, enemy) = numbering.men(mover, other, index);
        assert_eq!((own.len() as usize, enemy.len() as usize), (mover, other), "number {index}");
        assert!((own & enemy).is_empty(), "number {index}");
        let back = numbering.index(own, enemy);
        assert!(back <= index, "number {index} comes back as {back}");
        back == index
    })
}

/// By Burnside's lemma: the mean, over the symmetries, of the number of pairs of sets that each keeps.
fn pairs_up_to_symmetry(mover: usize, other: usize) -> usize {
    let kept: usize = Symmetry::ALL
        .iter()
        .map(|&symmetry| {
            // A set is kept when it is made of whole cycles of points.
            let mut cycles: Vec<usize> = Vec::new();
            let mut seen = Points::NONE;
            for point in Points::BOARD {
                let mut length = 0;
                let mut image = point;
                while !seen.has(image) {
                    seen = seen.with(image);
                    image = symmetry.point(image);
                    length += 1;
                }
                cycles.extend((length > 0).then_some(length));
            }
            // Ways to give whole cycles to the mover, the other, or nobody.
            let mut ways = vec![vec![0; other + 1]; mover + 1];
            ways[0][0] = 1;
            for cycle in cycles {
                for own in (0..=mover).rev() {
                    for enemy in (0..=other).rev() {
                        let more = [
                            own.checked_sub(cycle).map_or(0, |own| ways[own][enemy]),
                            enemy.checked_sub(cycle).map_or(0, |enemy| ways[own][enemy]),
                        ];
                        ways[own][enemy] += more[0] + more[1];
                    }
                }
            }
            ways[mover][other]
        })
        .sum();
    kept / 16
}

#[test]
fn all_positions_of_three_against_three_have_their_number() {
    let numbering = Numbering::new(3);
    let used: Vec<usize> = in_use(&numbering, 3, 3).collect();
    assert_eq!(used.len(), 169_626);
    assert_eq!(pairs_up_to_symmetry(3, 3), 169_626);
    // Every position has one of them, and all sixteen images have the same.
    let mut found = HashSet::new();
    let sets = |hole: Points| {
        let points: Vec<_> = (!hole).collect();
        let mut sets = Vec::new();
        for (index, &one) in points.iter().enumerate() {
            for (after, &two) in points.iter().enumerate().skip(index + 1) {
                sets.extend(points[after + 1..].iter().map(|&three| Points::only(one).with(two).with(three)));
            }
        }
        sets
    };
    for own in sets(Points::NONE) {
        for enemy in sets(own) {
            let index = numbering.index(own, enemy);
            if found.insert(index) {
                for symmetry in Symmetry::ALL {
                    let image = numbering.index(symmetry.points(own), symmetry.points(enemy));
                    assert_eq!(image, index, "{own} against {enemy}, {symmetry:?}");
                }
            }
        }
    }
    assert_eq!(found.len(), used.len());
    assert!(used.iter().all(|index| found.contains(index)));
}

#[test]
fn as_many_numbers_are_used_as_there_are_positions_up_to_symmetry() {
    let numbering = Numbering::new(5);
    for (mover, other) in [(0, 0), (1, 1), (2, 3), (3, 2), (3, 4), (4, 3), (4, 4), (5, 3), (2, 5)] {
        let used = in_use(&numbering, mover, other).count();
        assert_eq!(used, pairs_up_to_symmetry(mover, other), "{mover} against {other}");
    }
}

#[test]
fn numbers_and_positions_of_every_size_come_back() {
    let numbering = Numbering::new(9);
    let mut dice = SeededRng::new(24);
    for mover in 3..=9 {
        for other in 3..=9 {
            let size = numbering.size(mover, other);
            let mut used = 0;
            for _ in 0..500 {
                let index = below(&mut dice, size as u64) as usize;
                let (own, enemy) = numbering.men(mover, other, index);
                let back = numbering.index(own, enemy);
                used += u32::from(back == index);
                assert_eq!(numbering.men(mover, other, back).0, own);
                for symmetry in Symmetry::ALL {
                    let image = numbering.index(symmetry.points(own), symmetry.points(enemy));
                    assert_eq!(image, back, "{own} against {enemy}, {symmetry:?}");
                }
                let state = numbering.state(mover, other, index).expect("three men each");
                assert_eq!(numbering.index_of(&state), back);
                assert_eq!(state.setup().into_state(), Ok(state));
            }
            // Few numbers are left unused.
            assert!(used > 300, "{used} of 500 for {mover} against {other}");
        }
    }
    assert_eq!(numbering.size(9, 9), pairs_up_to_symmetry(9, 0) * 5_005);
    assert!(numbering.state(2, 3, 0).is_none());
}
