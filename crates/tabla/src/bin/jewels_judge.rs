//! The program `jewels_judge`.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<_> = env::args_os().collect();
    tabla::jewels_judge(&args)
}
