//! A measurement as a file, and back: the scenario, the hash of its Plan, what every processor noted in the median pass, and the times
//! of all passes. Times are seconds.
//!
//! What can be made again is not in it: the Plan, the input of a built-in signal, the transform, whose bits are the same wherever the
//! Plan is executed.

use crate::collect;
use crate::measurement::{Measurement, On};
use crate::stamps::Stamps;
use hyperfly_core::limits::{MAX_N_DATA, MAX_RECORDS};
use hyperfly_core::problem::Signal;
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Complex64, execute, signal, trace};
use hyperfly_request::{Invalid, Request, Settings};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// A file of another version is not read.
pub const VERSION: u32 = 1;

/// No file of this kind is longer, in bytes.
pub const MOST_BYTES: usize = 256 << 20;

/// What stands in the file.
#[derive(Serialize, Deserialize)]
struct File {
    hyperfly: u32,
    kind: String,
    on: String,
    cores: u32,
    resolution: f64,
    scenario: Value,
    plan: String,
    transform: String,
    error: f64,
    passes: Vec<f64>,
    serial: Vec<f64>,
    processors: Vec<Notes>,
}

/// The notes of one processor.
#[derive(Serialize, Deserialize)]
struct Notes {
    start: Vec<f64>,
    injected: Vec<f64>,
    arrived: Vec<f64>,
    waited: Vec<u8>,
    finish: f64,
}

/// Why a file is no measurement.
#[derive(Clone, Debug, PartialEq)]
pub enum Unreadable {
    /// It is no JSON object of this kind.
    Malformed(String),
    /// It is of another version of the format.
    Version(u32),
    /// Its scenario is impossible.
    Scenario(Vec<Invalid>),
    /// Its Plan is not the one that its scenario has here.
    Plan,
    /// Its transform is not the one that its Plan gives here.
    Transform,
    /// A field is not what it must be.
    Field {
        /// Which.
        field: &'static str,
        /// What it must be.
        allowed: &'static str,
    },
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Malformed(why) => write!(f, "it is no measurement: {why}"),
            Unreadable::Version(found) => {
                write!(f, "it is of version {found} of the format; version {VERSION} is read here")
            }
            Unreadable::Scenario(problems) => {
                write!(f, "its scenario is impossible")?;
                problems.iter().try_for_each(|problem| write!(f, "; {problem}"))
            }
            Unreadable::Plan => write!(f, "its plan is another one than this version makes of its scenario"),
            Unreadable::Transform => write!(f, "its transform is another one than its plan gives here"),
            Unreadable::Field { field, allowed } => write!(f, "{field} must be {allowed}"),
        }
    }
}

impl std::error::Error for Unreadable {}

/// The file of a measurement.
pub fn write(measurement: &Measurement) -> String {
    let run = &measurement.run;
    let notes = |stamps: &Stamps| Notes {
        start: stamps.start.clone(),
        injected: stamps.injected.clone(),
        arrived: stamps.arrived.clone(),
        waited: stamps.waited.iter().map(|waited| u8::from(*waited)).collect(),
        finish: stamps.finish,
    };
    let file = File {
        hyperfly: VERSION,
        kind: "run".into(),
        on: measurement.on.id().into(),
        cores: measurement.cores,
        resolution: measurement.resolution,
        scenario: Request::from(Settings::of(&run.scenario)).to_json(),
        plan: format!("{:016x}", run.plan.fingerprint()),
        transform: transform(run.output.as_ref().map_or(&[], |output| &output.spectrum)),
        error: run.report.relative_l2_error.unwrap_or(0.0),
        passes: measurement.passes.clone(),
        serial: measurement.serial.clone(),
        processors: measurement.stamps.iter().map(notes).collect(),
    };
    // Numbers, texts and lists always have a form in JSON.
    serde_json::to_string(&file).unwrap_or_default() + "\n"
}

/// Reads a measurement.
///
/// # Errors
/// It is none, or one that cannot be drawn.
pub fn read(text: &str) -> Result<Measurement, Unreadable> {
    let malformed = |error: serde_json::Error| Unreadable::Malformed(error.to_string());
    let value: Value = serde_json::from_str(text).map_err(malformed)?;
    match value.get("hyperfly").and_then(Value::as_u64) {
        Some(version) if version != u64::from(VERSION) => return Err(Unreadable::Version(version as u32)),
        _ => {}
    }
    let file: File = serde_json::from_value(value).map_err(malformed)?;
    let must =
        |holds: bool, field, allowed| if holds { Ok(()) } else { Err(Unreadable::Field { field, allowed }) };
    must(file.kind == "run", "kind", "run")?;
    let on =
        On::of_id(&file.on).ok_or(Unreadable::Field { field: "on", allowed: "threads, workers or mpi" })?;
    must(file.cores >= 1, "cores", "at least 1")?;
    let is_time = |time: &f64| time.is_finite() && *time >= 0.0;
    must(is_time(&file.resolution), "resolution", "a time in seconds")?;
    let some_times =
        |times: &[f64]| !times.is_empty() && times.iter().all(|time| is_time(time) && *time > 0.0);
    must(some_times(&file.passes), "passes", "times in seconds, at least one, above 0")?;
    must(some_times(&file.serial), "serial", "times in seconds, at least one, above 0")?;
    let request = Request::from_json(&file.scenario.to_string()).map_err(Unreadable::Scenario)?;
    let problems = request.settings.problems();
    if !problems.is_empty() {
        return Err(Unreadable::Scenario(problems));
    }
    let scenario = request.settings.scenario();
    let steps = scenario.formulation.messages(scenario.size()).saturating_mul(scenario.p.into());
    must(steps <= 4 * MAX_RECORDS, "scenario", "one whose steps can be kept one by one")?;
    let plan = scenario.plan();
    if file.plan != format!("{:016x}", plan.fingerprint()) {
        return Err(Unreadable::Plan);
    }
    must(plan.steps.len() as u64 <= MAX_RECORDS, "scenario", "one whose steps can be kept one by one")?;
    must(file.processors.len() == plan.p as usize, "processors", "as many as the scenario has")?;
    let stamps = (0..plan.p).zip(file.processors).map(|(q, notes)| stamps(&plan, q, notes));
    let stamps = stamps.collect::<Result<Vec<_>, _>>()?;
    let trace = collect::trace(&plan, &stamps);
    must(collect::seconds(&trace) > file.resolution, "finish", "later than the beginning")?;
    // The reader's own samples are not in the file, and a very large transform is not done again.
    let output = if scenario.problem.signal == Signal::Own || scenario.n() > MAX_N_DATA {
        None
    } else {
        let input: Vec<Complex64> = signal::samples(&scenario.problem, None);
        let output = execute::untimed(&plan, input, scenario.problem.direction);
        if transform(&output.spectrum) != file.transform {
            return Err(Unreadable::Transform);
        }
        Some(output)
    };
    let (passes, serial) = (file.passes, file.serial);
    let t_serial = crate::Spread::of(&serial).map_or(0.0, |spread| spread.median);
    let mut run = collect::run(&plan, &scenario, trace, output, t_serial, file.resolution);
    run.report.relative_l2_error.get_or_insert(file.error);
    let resolution = file.resolution;
    Ok(Measurement { run, on, cores: file.cores, resolution, stamps, passes, serial })
}

/// The notes of processor `q`, if they can be those of its program.
fn stamps(plan: &Plan, q: u32, notes: Notes) -> Result<Stamps, Unreadable> {
    let Notes { start, injected, arrived, waited, finish } = notes;
    let program = plan.program(q);
    let must =
        |holds: bool, field, allowed| if holds { Ok(()) } else { Err(Unreadable::Field { field, allowed }) };
    for (times, field) in [(&start, "start"), (&injected, "injected"), (&arrived, "arrived")] {
        must(times.len() == program.len(), field, "one time for each step of the plan")?;
        must(times.iter().all(|time| time.is_finite()), field, "times in seconds")?;
    }
    must(waited.len() == program.len(), "waited", "0 or 1 for each step of the plan")?;
    must(finish.is_finite(), "finish", "a time in seconds")?;
    let ends = start.iter().skip(1).chain([&finish]);
    for (k, (step, end)) in program.iter().zip(ends).enumerate() {
        must(start[k] <= *end, "start", "in the order of the steps")?;
        let within = |time: f64| (start[k]..=*end).contains(&time);
        must(plan.sends(step).is_none() || within(injected[k]), "injected", "within its step")?;
        must(plan.receives(step).is_none() || within(arrived[k]), "arrived", "within its step")?;
    }
    let waited = waited.into_iter().map(|waited| waited != 0).collect();
    Ok(Stamps { start, injected, arrived, waited, finish })
}

/// A hash of every bit of a transform.
fn transform(spectrum: &[Complex64]) -> String {
    format!("{:016x}", trace::hash_values(0, spectrum))
}
