//! The real machine chosen by `--on`: threads of this command, or MPI ranks.

use crate::execution::measure_options::MeasureOptions;
use crate::execution::ranks::Ranks;
use crate::failure::{Failure, say};
use crate::output::progress::Progress;
use clap::ArgMatches;
use hyperfly_exec::calibrate::Extent;
use hyperfly_exec::{Fault, MeasuredMachine, Measurement, Threads};
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
            Executor::Threads if options.collective => {
                let allowed = "with --on mpi only: threads pass their messages one by one";
                Err(Failure::invalid("collective", "true", allowed))
            }
            Executor::Threads => {
                let mut threads = Threads::new(&options.scenario, options.passes);
                (threads.pin, threads.timeout) = (options.pin, options.timeout);
                threads.library = options.library;
                let mut progress = Progress::new();
                let measured = threads.measure(options.samples, &mut |fraction| {
                    progress.show(fraction, "measuring");
                    ControlFlow::Continue(())
                });
                drop(progress);
                measured.map(Some).map_err(|fault| to_failure(fault, options.scenario.p))
            }
            Executor::Mpi(ranks) => ranks.measure(options),
        }
    }

    /// Calibrates the machine with p processors. Returns `None` on ranks that do not print.
    pub fn calibrate(&mut self, p: u32, quick: bool) -> Result<Option<MeasuredMachine>, Failure> {
        let extent = if quick { Extent::quick(p) } else { Extent::standard(p) };
        let mut progress = Progress::new();
        let mut show = |fraction| progress.show(fraction, "measuring this machine");
        match self {
            Executor::Threads => {
                if p > Threads::cores() {
                    let cores = Threads::cores();
                    say(&format!(
                        "hyperfly: {p} processors share {cores} cores: the measured times include waiting for a core"
                    ));
                }
                let machine = Threads::calibrate(extent, &mut |fraction| {
                    show(fraction);
                    ControlFlow::Continue(())
                });
                machine.map(Some).map_err(|fault| to_failure(fault, p))
            }
            Executor::Mpi(ranks) => ranks.calibrate(extent, &mut show),
        }
    }
}

fn to_failure(fault: Fault, p: u32) -> Failure {
    match fault {
        Fault::TooMany { max } => {
            Failure::invalid("p", p, format!("at most {max} with --on threads, one thread per processor"))
        }
        other => Failure::Run(other.to_string()),
    }
}
