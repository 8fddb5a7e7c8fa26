//! Measurements with one thread of this process per processor.

use crate::execution::execute::ReportProgress;
use crate::execution::measure_options::MeasureOptions;
use crate::failure::Failure;
use hyperfly_exec::calibrate::Extent;
use hyperfly_exec::{Fault, MeasuredMachine, Measurement, Threads};

/// Measures a run and passes the completed fraction to `report`.
///
/// # Errors
/// More processors than threads can be, or a fault of the execution; [`Failure::Interrupted`] if `report` stops it.
pub fn measure(options: &MeasureOptions, report: ReportProgress) -> Result<Measurement, Failure> {
    if options.collective {
        let allowed = "with --on mpi only: threads pass their messages one by one";
        return Err(Failure::invalid("collective", "true", allowed));
    }
    let mut threads = Threads::new(&options.scenario, options.passes);
    (threads.pin, threads.timeout) = (options.pin, options.timeout);
    threads.library = options.library;
    threads.measure(options.samples, report).map_err(|fault| to_failure(fault, options.scenario.p))
}

/// Calibrates this machine with p processors and passes the completed fraction to `report`.
///
/// # Errors
/// More processors than threads can be, or a fault of the execution; [`Failure::Interrupted`] if `report` stops it.
pub fn calibrate(p: u32, quick: bool, report: ReportProgress) -> Result<MeasuredMachine, Failure> {
    Threads::calibrate(extent(p, quick), report).map_err(|fault| to_failure(fault, p))
}

/// Returns the sizes that a calibration measures.
pub fn extent(p: u32, quick: bool) -> Extent {
    if quick { Extent::quick(p) } else { Extent::standard(p) }
}

/// Returns the warning about processors that share cores, if they do.
pub fn shared_cores_warning(p: u32) -> Option<String> {
    let cores = Threads::cores();
    let warning =
        format!("{p} processors share {cores} cores: the measured times include waiting for a core");
    (p > cores).then_some(warning)
}

fn to_failure(fault: Fault, p: u32) -> Failure {
    match fault {
        Fault::TooMany { max } => {
            Failure::invalid("p", p, format!("at most {max} with --on threads, one thread per processor"))
        }
        Fault::Cancelled => Failure::Interrupted,
        other => Failure::Run(other.to_string()),
    }
}
