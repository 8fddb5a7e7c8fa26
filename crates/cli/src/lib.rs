//! `hyperfly`: the parallel FFT on a simulated machine, from the command line, and the functions behind its subcommands for
//! other front ends.
//!
//! Data goes to stdout, messages and progress to stderr. The exit code is 0, 1 (the run failed) or 2 (bad request). The
//! flags of every command are the keys of the schema (`hyperfly_request::KEYS`).

mod args;
mod command;
mod execution;
mod failure;
mod input;
mod output;
mod self_command;
mod sweep;

pub use command::calibrate::calibrate;
pub use command::check::check_program;
pub use command::figure::{Drawing, draw};
pub use command::grade::grade_source;
pub use command::html::fill_page;
pub use command::isoefficiency::isoefficiency;
pub use command::measure_request::{MeasureArguments, MeasureRequest};
pub use command::predict::predict;
pub use failure::Failure;
pub use hyperfly_export::report::{MeasuredJson, RunJson};
pub use input::moment::{Moment, take_moment};
pub use input::program::find_source;
pub use input::request::{Pair, RunRequest, add_samples, preset_pairs};
pub use output::Destination;
pub use output::picture::Format;
pub use self_command::set_self_command;
pub use sweep::axes::{Axis, Combinations};
pub use sweep::simulate::{Outcome, Sweep};

use std::ffi::OsString;
use std::io::Write;

/// Runs the command with these arguments, without the name of the program, and returns the exit code.
pub fn run_command(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let arguments = std::iter::once(OsString::from("hyperfly")).chain(arguments);
    let result = match args::build_command().try_get_matches_from(arguments) {
        Ok(matches) => command::run(&matches),
        Err(error) => Err(Failure::from(error)),
    };
    // A process that is not ours does not flush Rust's stdout at its end.
    let flushed = std::io::stdout().flush().map_err(Failure::from);
    match result.and(flushed) {
        Ok(()) => 0,
        Err(failure) => failure.report(),
    }
}
