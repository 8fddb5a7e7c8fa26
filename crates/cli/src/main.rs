//! The program `hyperfly`, whose code is the library of this crate.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(hyperfly_cli::run_command(std::env::args_os().skip(1)))
}
