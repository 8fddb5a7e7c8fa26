//! `hyperfly`: the parallel FFT on a simulated machine, from the command line.
//!
//! Data goes to stdout, messages and progress to stderr. The exit code is 0, 1 (the run failed) or 2 (bad request). The
//! flags of every command are the keys of the schema (`hyperfly_request::KEYS`).

mod args;
mod command;
mod execution;
mod failure;
mod input;
mod output;
mod sweep;

use failure::Failure;
use std::process::ExitCode;

fn main() -> ExitCode {
    let result = match args::build_command().try_get_matches() {
        Ok(matches) => command::run(&matches),
        Err(error) => Err(Failure::from(error)),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
