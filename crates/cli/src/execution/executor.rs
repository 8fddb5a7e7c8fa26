//! The real machine chosen by `--on`: threads of this command, or MPI ranks.

use crate::execution::measure_options::MeasureOptions;
use crate::execution::ranks::Ranks;
use crate::execution::threads;
use crate::failure::{Failure, say};
use crate::output::progress::Progress;
use clap::ArgMatches;
use hyperfly_exec::{MeasuredMachine, Measurement};
use std::ops::ControlFlow;

/// Executor of plans on a real machine.
pub enum Executor {
    /// One thread per processor.
    Threads,
    /// One rank per processor.
    Mpi(Ranks),
}

impl Executor {
    /// Reads the option `--on`.
    pub fn from_matches(matches: &ArgMatches) -> Result<Executor, Failure> {
        match matches.get_one::<String>("on").map_or("threads", String::as_str) {
            "threads" => Ok(Executor::Threads),
            "mpi" => Ranks::begin().map(Executor::Mpi),
            other => Err(Failure::invalid("on", other, "threads or mpi")),
        }
    }

    /// Reports an error on one of several ranks and ends all of them with it.
    pub fn agree<T>(&self, result: Result<T, Failure>) -> Result<T, Failure> {
        match self {
            Executor::Threads => result,
            Executor::Mpi(ranks) => ranks.agree(result),
        }
    }

    /// Returns the number of processors where the executor fixes it.
    pub fn fixed_processor_count(&self) -> Option<u32> {
        match self {
            Executor::Threads => None,
            Executor::Mpi(ranks) => Some(ranks.count()),
        }
    }

    /// Measures a run. Returns `None` on ranks that do not print.
    pub fn measure(&mut self, options: &MeasureOptions) -> Result<Option<Measurement>, Failure> {
        match self {
            Executor::Threads => {
                let mut progress = Progress::new();
                let measured = threads::measure(options, &mut |fraction| {
                    progress.show(fraction, "measuring");
                    ControlFlow::Continue(())
                });
                measured.map(Some)
            }
            Executor::Mpi(ranks) => ranks.measure(options),
        }
    }

    /// Calibrates the machine with p processors. Returns `None` on ranks that do not print.
    pub fn calibrate(&mut self, p: u32, quick: bool) -> Result<Option<MeasuredMachine>, Failure> {
        let mut progress = Progress::new();
        let mut show = |fraction| progress.show(fraction, "measuring this machine");
        match self {
            Executor::Threads => {
                if let Some(warning) = threads::shared_cores_warning(p) {
                    say(&format!("hyperfly: {warning}"));
                }
                let machine = threads::calibrate(p, quick, &mut |fraction| {
                    show(fraction);
                    ControlFlow::Continue(())
                });
                machine.map(Some)
            }
            Executor::Mpi(ranks) => ranks.calibrate(threads::extent(p, quick), &mut show),
        }
    }
}
