//! Keeps commands for programs that cannot start themselves once more, such as tests.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<_> = env::args_os().collect();
    tabla_arena::process::keep_if_asked(&args).unwrap_or(ExitCode::FAILURE)
}
