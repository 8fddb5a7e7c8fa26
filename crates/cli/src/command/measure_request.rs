//! Requests to measure a run on this machine.

use crate::execution::execute::{ReportProgress, execute};
use crate::execution::measure_options::MeasureOptions;
use crate::execution::threads;
use crate::failure::Failure;
use crate::input::request::RunRequest;
use hyperfly_core::limits::Options;
use hyperfly_core::{Complex64, Run};
use hyperfly_exec::library::Library;
use hyperfly_exec::rustfft::RUSTFFT;
use hyperfly_exec::{ExecutorKind, MeasuredMachine, Measurement, file};
use hyperfly_request::{Algorithm, Choice, MachineKind, Settings, Switching, Topology, Twiddles};
use hyperfly_view::notation::numbers::percent;
use std::time::Duration;

/// Maximum number of passes.
const MAX_PASSES: u32 = 10_000;

/// Maximum number of recorded steps over all processors and passes.
const MAX_RECORDS: u64 = 1 << 24;

/// Options of a measurement, as text where the command has a value; `None` stands for the default.
#[derive(Clone, Debug, Default)]
pub struct MeasureArguments {
    /// Number of counted passes.
    pub repeat: Option<String>,
    /// Kernel of the local transforms.
    pub kernel: Option<String>,
    /// Maximum time that a processor waits for a message, in seconds.
    pub patience: Option<String>,
    pub is_unpinned: bool,
    /// Whether all-to-alls use MPI collectives.
    pub is_collective: bool,
}

/// A checked request to measure a run.
pub struct MeasureRequest {
    settings: Settings,
    samples: Option<Vec<Complex64>>,
    repeat: u32,
    timeout: Duration,
    library: Option<Library>,
    is_pinned: bool,
    is_collective: bool,
    is_calibrated: bool,
    /// Conditions that distort the times, as sentences for the caller.
    pub warnings: Vec<String>,
}

impl MeasureRequest {
    /// Checks a request for this calibrated machine, if any. `ranks` is the number of MPI ranks; `None` measures with threads.
    ///
    /// # Errors
    /// The run cannot be measured, or an option is not possible.
    pub fn new(
        run_request: RunRequest,
        machine: Option<&MeasuredMachine>,
        arguments: &MeasureArguments,
        ranks: Option<u32>,
    ) -> Result<MeasureRequest, Failure> {
        if run_request.request.settings.algorithm == Algorithm::Program {
            let allowed = format!("one of {}: programs are simulated", Algorithm::BUILT_IN_IDS.join(", "));
            return Err(Failure::invalid("algorithm", Algorithm::Program.id(), allowed));
        }
        let mut settings = to_real_machine(run_request.request.settings)?;
        // Each rank holds only its part, so the ranks check memory limits themselves.
        settings.check_run(ranks.is_none())?;
        let mut warnings = Vec::new();
        if let Some(machine) = machine {
            let executor_kind = if ranks.is_some() { ExecutorKind::Mpi } else { ExecutorKind::Threads };
            warnings.extend(check_calibration(machine, executor_kind, settings.p)?);
            settings = machine.settings_for(&settings);
        }
        let result = file::check(&settings);
        result.map_err(|error| Failure::Request(vec![format!("this run cannot be measured: {error}")]))?;
        Ok(MeasureRequest {
            repeat: read_repeat(arguments.repeat.as_ref(), &settings)?,
            timeout: read_timeout(arguments.patience.as_ref())?,
            library: read_library(arguments.kernel.as_ref())?,
            settings,
            samples: run_request.samples,
            is_pinned: !arguments.is_unpinned,
            is_collective: arguments.is_collective,
            is_calibrated: machine.is_some(),
            warnings,
        })
    }

    /// Returns the request as options of an executor.
    pub fn options(&self) -> MeasureOptions<'_> {
        MeasureOptions {
            scenario: self.settings.scenario(),
            samples: self.samples.as_deref(),
            passes: self.repeat,
            pin: self.is_pinned,
            library: self.library,
            collective: self.is_collective,
            timeout: self.timeout,
        }
    }

    /// Measures with one thread per processor and passes the completed fraction to `report`.
    ///
    /// # Errors
    /// The measurement fails; [`Failure::Interrupted`] if `report` stops it.
    pub fn measure(&self, report: ReportProgress) -> Result<Measurement, Failure> {
        threads::measure(&self.options(), report)
    }

    /// Returns what the caller should know about a result.
    pub fn result_warnings(&self, measurement: &Measurement) -> Vec<String> {
        let mut warnings = Vec::new();
        let (p, cores) = (measurement.run.plan.p, measurement.executor.cores);
        if p > cores {
            warnings.push(format!(
                "{p} processors share {cores} {}: they take turns, and E hardly exceeds {}",
                if cores == 1 { "core" } else { "cores" },
                percent(f64::from(cores) / f64::from(p))
            ));
        }
        let messages = measurement.run.report.messages;
        if measurement.collective == Some(0) && messages > 0 {
            let warning = "no exchange of this plan is a collective: its messages went point to point";
            warnings.push(warning.to_owned());
        }
        if self.is_calibrated && measurement.rustfft.is_some() {
            let warning = "t_c was calibrated with the kernel of hyperfly, but rustfft was measured";
            warnings.push(warning.to_owned());
        }
        warnings
    }

    /// Simulates the run on the calibrated machine; `None` without one.
    ///
    /// # Errors
    /// A sentence that says why there is nothing to compare with.
    pub fn simulate(&self) -> Result<Option<Run>, String> {
        // The comparison needs only times.
        let options = Options { data: false, ..Options::default() };
        let simulated = self.is_calibrated.then(|| execute(&self.settings, None, options));
        simulated.transpose().map_err(|error| format!("the run cannot be simulated for comparison: {error}"))
    }
}

/// Replaces the machine: a real run is drawn as messages that go directly from processor to processor.
fn to_real_machine(settings: Settings) -> Result<Settings, Failure> {
    if settings.twiddles == Twiddles::Computed {
        let allowed = "stored: a real machine computes the powers of ω before its clock starts";
        return Err(Failure::invalid("twiddles", "computed", allowed));
    }
    Ok(Settings {
        machine: MachineKind::Network,
        topology: Topology::Complete,
        switching: Switching::CutThrough,
        th: 0.0,
        ..settings
    })
}

/// Returns a warning if the calibration does not match the measurement; refuses one without message times.
fn check_calibration(
    machine: &MeasuredMachine,
    executor_kind: ExecutorKind,
    p: u32,
) -> Result<Option<String>, Failure> {
    if machine.exchange().is_none() && p > 1 {
        let allowed =
            "a machine that was calibrated with more than one processor, because this run sends messages";
        return Err(Failure::invalid("calibrated", format!("p = {}", machine.p), allowed));
    }
    let (machine_p, machine_executor) = (machine.p, machine.executor.kind);
    let warning = format!(
        "the machine was calibrated with {machine_p} processors as {}, unlike this measurement",
        machine_executor.id()
    );
    Ok((machine_executor != executor_kind || machine_p != p).then_some(warning))
}

/// Returns the number of passes. The recorded steps must fit into memory.
fn read_repeat(text: Option<&String>, settings: &Settings) -> Result<u32, Failure> {
    let scenario = settings.scenario();
    let steps = u64::from(scenario.p) * scenario.plan_bounds().steps;
    let max_repeats = (MAX_RECORDS / steps.max(1)).clamp(1, MAX_PASSES.into()) as u32;
    let Some(text) = text else { return Ok(max_repeats.min(15)) };
    let repeat = text.parse().ok().filter(|repeat| (1..=max_repeats).contains(repeat));
    repeat.ok_or_else(|| {
        Failure::invalid("repeat", text, format!("a number from 1 to {max_repeats} for a plan of this size"))
    })
}

/// Returns the library for local transforms; `None` is hyperfly's kernel.
fn read_library(text: Option<&String>) -> Result<Option<Library>, Failure> {
    match text.map_or("hyperfly", String::as_str) {
        "hyperfly" => Ok(None),
        "rustfft" => Ok(Some(RUSTFFT)),
        other => Err(Failure::invalid("kernel", other, "hyperfly or rustfft")),
    }
}

fn read_timeout(text: Option<&String>) -> Result<Duration, Failure> {
    let Some(text) = text else { return Ok(Duration::from_secs(30)) };
    let seconds = text.parse().ok().filter(|seconds| (1..=86_400).contains(seconds));
    let seconds =
        seconds.ok_or_else(|| Failure::invalid("patience", text, "a number of seconds from 1 to 86400"))?;
    Ok(Duration::from_secs(seconds))
}
