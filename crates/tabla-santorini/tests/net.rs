//! The network: what is kept up from move to move is what is reckoned from nothing, and damaged files are refused.

use std::sync::Arc;

use tabla_core::{Evaluate, Game, Notation, Score, SeededRng, pick};
use tabla_santorini::{Net, NetEval, NetFault, Santorini, Symmetry};

const BYTES: &[u8] = include_bytes!("../../../data/santorini/net.bin");

#[test]
fn a_trail_says_what_the_position_says() {
    assert!(BYTES.len() <= 4_000_000, "{} bytes are a lot for whoever loads the page", BYTES.len());
    let net = Net::read(BYTES).expect("the network that is built in");
    let eval = NetEval::new(Arc::new(net.clone()));
    let mut dice = SeededRng::new(22);
    let mut asked = 0;
    for _ in 0..60 {
        let mut state = Santorini.start();
        let mut trail = eval.begin(&Santorini, &state);
        while let Some(&mv) = pick(&mut dice, &Santorini.list(&state)) {
            let next = Santorini.after(&state, mv);
            trail = eval.follow(&Santorini, &trail, &state, mv, &next);
            state = next;
            if !state.is_placing() && !Santorini.list(&state).is_empty() {
                let said = eval.evaluate(&Santorini, &state, &trail);
                assert_eq!(said, Score::points(net.opinion(&state)), "{}", Santorini.write_state(&state));
                asked += 1;
            }
        }
    }
    assert!(asked > 1_000, "{asked} positions");
}

#[test]
fn higher_and_nearer_is_better_and_mirror_images_are_judged_nearly_alike() {
    let net = Net::read(BYTES).expect("the network that is built in");
    let at = |text: &str| Santorini.read_state(text).expect("a position");
    // The side to move stands on the second level in the middle, the other in two corners on the ground.
    let good = at("0000001210012000000000000/2/A1,E5/C3,B3");
    let bad = at("0000001210012000000000000/2/C3,B3/A1,E5");
    assert!(
        net.opinion(&good) > 100 && net.opinion(&bad) < -100,
        "{} {}",
        net.opinion(&good),
        net.opinion(&bad)
    );
    for symmetry in Symmetry::ALL {
        let off = net.opinion(&symmetry.state(&good)) - net.opinion(&good);
        assert!(off.abs() < 150, "{symmetry:?}: {off}");
    }
}

#[test]
fn what_is_no_network_is_refused() {
    assert_eq!(Net::read(&[1; 9]), Err(NetFault::Length { bytes: 9 }));
    let changed = |place: usize| {
        let mut bytes = BYTES.to_vec();
        bytes[place] ^= 1;
        Net::read(&bytes)
    };
    assert_eq!(changed(0), Err(NetFault::Head));
    assert_eq!(changed(9), Err(NetFault::Checksum));
    assert_eq!(changed(BYTES.len() - 1), Err(NetFault::Checksum));
    let mut bytes = BYTES.to_vec();
    bytes[12..14].copy_from_slice(&i16::MAX.to_le_bytes());
    let sum = crc32(&bytes[12..]);
    bytes[8..12].copy_from_slice(&sum.to_le_bytes());
    assert_eq!(Net::read(&bytes), Err(NetFault::TooLarge));
}

/// The checksum, bit by bit.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0u32, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| (sum >> 1) ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 })
    })
}
