//! Measurements as files: the scenario, the hash of its plan, every processor's timestamps in the median pass, and the times of all
//! passes, in seconds.
//!
//! Whatever can be recomputed is left out: the plan, the input of a built-in signal, and the transform, whose bits do not depend on the
//! machine.

use crate::collect;
use crate::document::{Head, MAX_SECONDS, ReadError, parse, require};
use crate::measurement::{Measurement, median_index};
use crate::stamps::Stamps;
use hyperfly_core::limits::{self, MAX_N_DATA, MAX_P_DATA, MAX_RECORDS, Options};
use hyperfly_core::problem::Signal;
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Complex64, execute, signal, trace};
use hyperfly_request::{Request, Settings};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Value of the field `kind`.
const KIND: &str = "run";

/// Maximum length of a file, in bytes.
pub const MAX_BYTES: usize = 256 << 20;

#[derive(Serialize, Deserialize)]
struct File {
    #[serde(flatten)]
    head: Head,
    scenario: Value,
    plan: String,
    /// Hash of the transform's bits; empty where they cannot be recomputed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    transform: String,
    error: f64,
    passes: Vec<f64>,
    serial: Vec<f64>,
    /// Messages carried by collectives; absent if collectives were not requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    collective: Option<u64>,
    /// Nodes computed by rustfft; absent if the kernel computed everything. If present, `transform` is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rustfft: Option<u64>,
    processors: Vec<Notes>,
}

/// Timestamps of one processor.
#[derive(Serialize, Deserialize)]
struct Notes {
    start: Vec<f64>,
    injected: Vec<f64>,
    arrived: Vec<f64>,
    waited: Vec<u8>,
    finish: f64,
}

/// Writes a measurement as a file.
pub fn write(measurement: &Measurement) -> String {
    let run = &measurement.run;
    let notes = |stamps: &Stamps| Notes {
        start: stamps.start.clone(),
        injected: stamps.injected.clone(),
        arrived: stamps.arrived.clone(),
        waited: stamps.waited.iter().map(|has_waited| u8::from(*has_waited)).collect(),
        finish: stamps.finish,
    };
    let file = File {
        head: Head::new(KIND, measurement.executor),
        scenario: Request::from(Settings::of(&run.scenario)).to_json(),
        plan: format!("{:016x}", run.plan.fingerprint()),
        transform: match measurement.rustfft {
            Some(_) => String::new(),
            None => transform_hash(run.output.as_ref().map_or(&[], |output| &output.spectrum)),
        },
        error: run.report.relative_l2_error.unwrap_or(0.0),
        passes: measurement.passes.clone(),
        serial: measurement.serial.clone(),
        collective: measurement.collective,
        rustfft: measurement.rustfft,
        processors: measurement.stamps.iter().map(notes).collect(),
    };
    // Numbers, strings and lists always have a JSON form.
    serde_json::to_string(&file).unwrap_or_default() + "\n"
}

/// Checks that a measurement of this scenario can be stored and read: the plan and transform fit into memory, and the number of steps is
/// within the limit for individual records.
///
/// # Errors
/// The scenario is too large.
pub fn check(settings: &Settings) -> Result<(), ReadError> {
    settings.check_run(false).map_err(ReadError::Scenario)?;
    let scenario = settings.scenario();
    let has_data = scenario.n() <= MAX_N_DATA && scenario.p <= MAX_P_DATA;
    let options = Options { data: has_data, ..Options::default() };
    let max_steps = u64::from(scenario.p) * scenario.plan_bounds().steps;
    // The estimate is an upper bound. Within twice the limit, only the compiled plan decides.
    let is_storable =
        || max_steps <= MAX_RECORDS || max_steps <= 2 * MAX_RECORDS && has_storable_steps(&scenario.plan());
    let is_storable_run = limits::check_execution(&scenario, None, true, options).is_ok() && is_storable();
    let allowed = "small enough to record each step: use fewer processors or points";
    if is_storable_run { Ok(()) } else { Err(ReadError::Field { field: "scenario", allowed }) }
}

/// Whether the number of steps is within the limit for individual records.
fn has_storable_steps(plan: &Plan) -> bool {
    plan.steps.len() as u64 <= MAX_RECORDS
}

/// Reads and checks a measurement.
///
/// # Errors
/// The text is not a measurement, contradicts itself, or is too large to draw.
pub fn read(text: &str) -> Result<Measurement, ReadError> {
    let file: File = parse(text, KIND)?;
    let executor = file.head.executor()?;
    let are_times =
        |times: &[f64]| !times.is_empty() && times.iter().all(|time| (0.0..MAX_SECONDS).contains(time));
    // 0 is a valid time: the pass was shorter than the clock's resolution.
    require(are_times(&file.passes), "passes", "times in seconds, at least one, from 0")?;
    require(are_times(&file.serial), "serial", "times in seconds, at least one, from 0")?;
    let request = Request::from_json(&file.scenario.to_string()).map_err(ReadError::Scenario)?;
    check(&request.settings)?;
    let scenario = request.settings.scenario();
    let plan = scenario.plan();
    if file.plan != format!("{:016x}", plan.fingerprint()) {
        return Err(ReadError::Plan);
    }
    require(has_storable_steps(&plan), "scenario", "small enough to record each step")?;
    require(file.processors.len() == plan.p as usize, "processors", "as many as the scenario has")?;
    let messages = plan.steps.iter().filter(|step| plan.sends(step).is_some()).count() as u64;
    let collective = file.collective;
    require(
        collective.is_none_or(|count| count <= messages),
        "collective",
        "no more than the messages of the plan",
    )?;
    let has_collectives = collective.is_some_and(|count| count > 0);
    let stamps = (0..plan.p)
        .zip(file.processors)
        .map(|(rank, notes)| check_stamps(&plan, rank, notes, has_collectives));
    let stamps = stamps.collect::<Result<Vec<_>, _>>()?;
    let trace = collect::trace(&plan, &stamps);
    let t_parallel = collect::seconds(&trace);
    let median = file.passes[median_index(&file.passes)];
    require(
        (t_parallel / median - 1.0).abs() < 1e-6,
        "passes",
        "times of which T_p of the processors is the median",
    )?;
    require((0.0..1.0).contains(&file.error), "error", "from 0 to 1")?;
    require(t_parallel > executor.resolution, "finish", "later than the beginning")?;
    let rustfft = file.rustfft;
    require(
        rustfft.is_none_or(|count| count <= scenario.words() * u64::from(scenario.r())),
        "rustfft",
        "no more than the nodes of the plan",
    )?;
    require(
        rustfft.is_some() == file.transform.is_empty(),
        "transform",
        "a hash, and left out with rustfft",
    )?;
    // The file lacks the reader's own samples, very large transforms are not recomputed, and a library's bits depend on its machine.
    let output = if scenario.problem.signal == Signal::Own || scenario.n() > MAX_N_DATA || rustfft.is_some() {
        None
    } else {
        let input: Vec<Complex64> = signal::samples(&scenario.problem, None);
        let output = execute::execute_untimed(&plan, input, scenario.problem.direction);
        if transform_hash(&output.spectrum) != file.transform {
            return Err(ReadError::Transform);
        }
        Some(output)
    };
    let (passes, serial) = (file.passes, file.serial);
    let t_serial = crate::Spread::from_values(&serial).map_or(0.0, |spread| spread.median);
    let mut run = collect::run(&plan, &scenario, trace, output, t_serial, executor.resolution);
    run.report.relative_l2_error.get_or_insert(file.error);
    Ok(Measurement { run, executor, stamps, passes, serial, collective, rustfft })
}

/// Checks that the timestamps of processor `rank` fit its program. With collectives, messages may leave and arrive anywhere within the
/// program.
fn check_stamps(plan: &Plan, rank: u32, notes: Notes, has_collectives: bool) -> Result<Stamps, ReadError> {
    let Notes { start, injected: injected_notes, arrived, waited, finish } = notes;
    let program = plan.rank_steps(rank);
    for (times, field) in [(&start, "start"), (&injected_notes, "injected"), (&arrived, "arrived")] {
        require(times.len() == program.len(), field, "one time for each step of the plan")?;
        require(times.iter().all(|time| time.abs() < MAX_SECONDS), field, "times in seconds")?;
    }
    require(waited.len() == program.len(), "waited", "0 or 1 for each step of the plan")?;
    require(finish.abs() < MAX_SECONDS, "finish", "a time in seconds")?;
    let step_ends = start.iter().skip(1).chain([&finish]);
    for (k, (step, end)) in program.iter().zip(step_ends).enumerate() {
        require(start[k] <= *end, "start", "in the order of the steps")?;
        let is_within = |time: f64| match has_collectives {
            true => (start[0]..=finish).contains(&time),
            false => (start[k]..=*end).contains(&time),
        };
        require(plan.sends(step).is_none() || is_within(injected_notes[k]), "injected", "within its step")?;
        require(plan.receives(step).is_none() || is_within(arrived[k]), "arrived", "within its step")?;
    }
    let flags = waited.into_iter().map(|flag| flag != 0).collect();
    Ok(Stamps { start, injected: injected_notes, arrived, waited: flags, finish })
}

/// Hashes all bits of a transform.
fn transform_hash(spectrum: &[Complex64]) -> String {
    format!("{:016x}", trace::hash_values(0, spectrum))
}
