//! The short run of every target, which is always the same.

use tabla_fuzz::{TARGETS, run};

macro_rules! targets {
    ($($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                run(stringify!($name));
            }
        )*

        #[test]
        fn every_target_is_run() {
            assert_eq!(TARGETS.map(|target| target.name), [$(stringify!($name)),*]);
        }
    };
}

targets! { santorini mice jamb jewels scrabble settings saves tables arena ugi desks web }
