//! `hyperfly`: the parallel FFT on a simulated machine, from the command line.
//!
//! Data goes to stdout, messages and progress to stderr. The exit code is 0, 1 (the run failed) or 2 (bad request). The
//! flags of every command are the keys of the schema (`hyperfly_request::KEYS`).

mod args;
mod atomic_file;
mod command;
mod execute;
mod executor;
mod failure;
mod input;
mod measure_options;
mod moment;
mod output;
mod picture;
mod preset;
mod program;
mod progress;
mod ranks;
mod report;
mod request;
mod samples;
mod submissions;
mod sweep;
mod table;
mod title;

use failure::Failure;
use std::process::ExitCode;

fn main() -> ExitCode {
    let result = match args::command().try_get_matches() {
        Ok(matches) => command::run(&matches),
        Err(error) => Err(Failure::from(error)),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
