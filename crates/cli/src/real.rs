//! The real machine chosen by `--on`: threads of this command, or MPI ranks.

use crate::failure::{Failure, say};
use crate::measuring::Measuring;
use crate::progress::Progress;
use crate::ranks::Ranks;
use clap::ArgMatches;
use hyperfly_exec::calibrate::Extent;
use hyperfly_exec::{Calibrated, Fault, Measurement, Threads};
use std::ops::ControlFlow;

/// Executor of plans on a real machine.
pub enum Real {
    /// One thread per processor.
    Threads,
    /// One rank per processor.
    Mpi(Ranks),
}

impl Real {
    /// Reads the option `--on`.
    pub fn of(matches: &ArgMatches) -> Result<Real, Failure> {
        match matches.get_one::<String>("on").map_or("threads", String::as_str) {
            "threads" => Ok(Real::Threads),
            "mpi" => Ranks::begin().map(Real::Mpi),
            other => Err(Failure::invalid("on", other, "threads or mpi")),
        }
    }

    /// Reports an error on one of several ranks and ends all of them with it.
    pub fn speak<T>(&self, result: Result<T, Failure>) -> Result<T, Failure> {
        match self {
            Real::Threads => result,
            Real::Mpi(ranks) => ranks.speak(result),
        }
    }

    /// Returns the number of processors where the executor fixes it.
    pub fn processors(&self) -> Option<u32> {
        match self {
            Real::Threads => None,
            Real::Mpi(ranks) => Some(ranks.count()),
        }
    }

    /// Measures a run. Returns `None` on ranks that do not print.
    pub fn measure(&mut self, asked: &Measuring) -> Result<Option<Measurement>, Failure> {
        match self {
            Real::Threads if asked.collective => {
                let allowed = "with --on mpi alone: threads hand their messages over one by one";
                Err(Failure::invalid("collective", "true", allowed))
            }
            Real::Threads => {
                let mut threads = Threads::new(&asked.scenario, asked.passes);
                (threads.pin, threads.patience) = (asked.pin, asked.patience);
                threads.library = asked.library;
                let mut progress = Progress::new();
                let measured = threads.measure(asked.own, &mut |done| {
                    progress.show(done, "measuring");
                    ControlFlow::Continue(())
                });
                drop(progress);
                measured.map(Some).map_err(|fault| failure(fault, asked.scenario.p))
            }
            Real::Mpi(ranks) => ranks.measure(asked),
        }
    }

    /// Calibrates the machine with p processors. Returns `None` on ranks that do not print.
    pub fn calibrate(&mut self, p: u32, quick: bool) -> Result<Option<Calibrated>, Failure> {
        let extent = if quick { Extent::quick(p) } else { Extent::usual(p) };
        let mut progress = Progress::new();
        let mut show = |done| progress.show(done, "measuring this machine");
        match self {
            Real::Threads => {
                if p > Threads::cores() {
                    let cores = Threads::cores();
                    say(&format!(
                        "hyperfly: {p} processors share {cores} cores: what is measured includes waiting for their turns"
                    ));
                }
                let found = Threads::calibrate(extent, &mut |done| {
                    show(done);
                    ControlFlow::Continue(())
                });
                found.map(Some).map_err(|fault| failure(fault, p))
            }
            Real::Mpi(ranks) => ranks.calibrate(extent, &mut show),
        }
    }
}

fn failure(fault: Fault, p: u32) -> Failure {
    match fault {
        Fault::TooMany { most } => {
            Failure::invalid("p", p, format!("at most {most} with --on threads, one thread a processor"))
        }
        other => Failure::Run(other.to_string()),
    }
}
