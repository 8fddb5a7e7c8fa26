//! `hyperfly measure`: executes a plan on a real machine and measures its times.

use crate::execution::execute::execute;
use crate::execution::executor::Executor;
use crate::execution::measure_options::MeasureOptions;
use crate::failure::{Failure, say};
use crate::input::request::{Pair, RunRequest, collect_pairs, find_value, parse_request};
use crate::input::{describe_unreadable_file, open, read_to_limit};
use crate::output::report::MeasuredJson;
use crate::output::table::{Align, format_table};
use crate::output::title::format_measured_title;
use crate::output::{Destination, print, print_json};
use clap::ArgMatches;
use hyperfly_core::limits::Options;
use hyperfly_core::topology::Topology;
use hyperfly_core::trace::Activity;
use hyperfly_core::{Complex64, Run};
use hyperfly_exec::library::Library;
use hyperfly_exec::rustfft::RUSTFFT;
use hyperfly_exec::{ExecutorKind, MeasuredMachine, Measurement, Spread, calibrate, file};
use hyperfly_model::predict;
use hyperfly_request::{Algorithm, Choice, MachineKind, Settings, Switching, Twiddles};
use hyperfly_view::measured::{PARTS, part_name, parts, relative_error};
use hyperfly_view::notation::numbers::{percent, quantity, seconds, whole};
use std::time::Duration;

/// Maximum number of passes.
const MAX_PASSES: u32 = 10_000;

/// Maximum number of recorded steps over all processors and passes.
const MAX_RECORDS: u64 = 1 << 24;

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let mut executor = Executor::from_matches(matches)?;
    let measurement_request = executor.agree(MeasurementRequest::from(matches, &executor))?;
    let options = MeasureOptions {
        scenario: measurement_request.settings.scenario(),
        samples: measurement_request.samples.as_deref(),
        passes: measurement_request.repeat,
        pin: !matches.get_flag("unpinned"),
        library: measurement_request.library,
        collective: matches.get_flag("collective"),
        timeout: measurement_request.timeout,
    };
    match executor.measure(&options)? {
        Some(measurement) => measurement_request.report(&measurement),
        None => Ok(()),
    }
}

/// A checked measurement request and its output options.
struct MeasurementRequest<'a> {
    settings: Settings,
    samples: Option<Vec<Complex64>>,
    repeat: u32,
    timeout: Duration,
    library: Option<Library>,
    is_calibrated: bool,
    destination: Option<Destination<'a>>,
    json: bool,
}

impl<'a> MeasurementRequest<'a> {
    fn from(matches: &'a ArgMatches, executor: &Executor) -> Result<Self, Failure> {
        let mut pairs = collect_pairs(matches)?;
        if let Some(ranks) = executor.fixed_processor_count() {
            set_p_to_ranks(&mut pairs, ranks)?;
            if matches.get_one::<String>("input").is_some_and(|path| path == "-") {
                let allowed = "a file that every rank can read, with --on mpi";
                return Err(Failure::invalid("input", "-", allowed));
            }
        }
        let run_request = RunRequest::with(matches, pairs)?;
        if run_request.request.settings.algorithm == Algorithm::Program {
            let allowed = format!("one of {}: programs are simulated", Algorithm::BUILT_IN_IDS.join(", "));
            return Err(Failure::invalid("algorithm", Algorithm::Program.id(), allowed));
        }
        let machine = matches.get_one::<String>("calibrated").map(|path| read_machine(path)).transpose()?;
        let mut settings = to_real_machine(run_request.request.settings)?;
        // Each rank holds only its part, so the ranks check memory limits themselves.
        settings.check_run(executor.fixed_processor_count().is_none())?;
        if let Some(machine) = &machine {
            check_calibration(machine, executor, settings.p)?;
            settings = machine.settings_for(&settings);
        }
        let result = file::check(&settings);
        result.map_err(|error| Failure::Request(vec![format!("this run cannot be measured: {error}")]))?;
        let path = matches.get_one::<String>("output");
        let destination = path.map(|_| Destination::new("output", path)).transpose()?;
        let json = matches.get_flag("json");
        if json && destination == Some(Destination::Stdout) {
            let allowed = "a file together with --json, which is on stdout";
            return Err(Failure::invalid("output", "-", allowed));
        }
        let (repeat, patience) = (read_repeat(matches, &settings)?, read_timeout(matches)?);
        let (samples, is_calibrated, library) =
            (run_request.samples, machine.is_some(), read_library(matches)?);
        Ok(MeasurementRequest {
            settings,
            samples,
            repeat,
            timeout: patience,
            library,
            is_calibrated,
            destination,
            json,
        })
    }

    fn report(&self, measurement: &Measurement) -> Result<(), Failure> {
        print_warnings(measurement);
        if self.is_calibrated && measurement.rustfft.is_some() {
            say("hyperfly: t_c was calibrated with the kernel of hyperfly, but rustfft was measured");
        }
        if let Some(destination) = self.destination {
            destination.write(|out| out.write_all(file::write(measurement).as_bytes()))?;
        }
        // The comparison needs only times.
        let options = Options { data: false, ..Options::default() };
        let simulated = match self.is_calibrated.then(|| execute(&self.settings, None, options)).transpose() {
            Ok(simulated) => simulated,
            Err(error) => {
                say(&format!("hyperfly: the run cannot be simulated for comparison: {error}"));
                None
            }
        };
        if self.json {
            return print_json(&MeasuredJson::new(measurement, simulated.as_ref()));
        }
        let text = format_human(measurement)
            + &simulated.map_or(String::new(), |run| format_comparison(measurement, &run));
        if self.destination == Some(Destination::Stdout) {
            // The measurement goes to stdout, so the text goes to stderr.
            say(text.trim_end());
            return Ok(());
        }
        print(&text)
    }
}

/// Sets p to the number of ranks and refuses another value.
fn set_p_to_ranks(pairs: &mut Vec<Pair>, ranks: u32) -> Result<(), Failure> {
    match find_value(pairs, "p") {
        None => pairs.push(("p".into(), ranks.to_string())),
        Some(p) if parse_request(&[("p".into(), p.to_owned())])?.settings.p != ranks => {
            let reason =
                format!("the number of MPI ranks, here {ranks}; use mpirun -n {p} hyperfly measure --on mpi");
            return Err(Failure::invalid("p", p, reason));
        }
        Some(_) => {}
    }
    Ok(())
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

/// Reads a calibrated machine from a file.
fn read_machine(path: &str) -> Result<MeasuredMachine, Failure> {
    let text = read_to_limit(open("calibrated", path)?, calibrate::file::MAX_BYTES)
        .map_err(|error| describe_unreadable_file("calibrated", path, &error))?;
    calibrate::file::read(&text)
        .map_err(|error| Failure::Request(vec![format!("calibrated = {path} cannot be used: {error}")]))
}

/// Warns if the calibration does not match the measurement; refuses one without message times.
fn check_calibration(machine: &MeasuredMachine, executor: &Executor, p: u32) -> Result<(), Failure> {
    if machine.exchange().is_none() && p > 1 {
        let allowed =
            "a machine that was calibrated with more than one processor, because this run sends messages";
        return Err(Failure::invalid("calibrated", format!("p = {}", machine.p), allowed));
    }
    let executor_kind =
        if executor.fixed_processor_count().is_some() { ExecutorKind::Mpi } else { ExecutorKind::Threads };
    if machine.executor.kind != executor_kind || machine.p != p {
        let (machine_p, machine_executor) = (machine.p, machine.executor.kind.id());
        say(&format!(
            "hyperfly: the machine was calibrated with {machine_p} processors as {machine_executor}, unlike this measurement"
        ));
    }
    Ok(())
}

/// Returns the number of passes. The recorded steps must fit into memory.
fn read_repeat(matches: &ArgMatches, settings: &Settings) -> Result<u32, Failure> {
    let scenario = settings.scenario();
    let steps = u64::from(scenario.p) * scenario.formulation.plan_bounds(scenario.size()).steps;
    let max_repeats = (MAX_RECORDS / steps.max(1)).clamp(1, MAX_PASSES.into()) as u32;
    let Some(text) = matches.get_one::<String>("repeat") else { return Ok(max_repeats.min(15)) };
    let repeat = text.parse().ok().filter(|repeat| (1..=max_repeats).contains(repeat));
    repeat.ok_or_else(|| {
        Failure::invalid("repeat", text, format!("a number from 1 to {max_repeats} for a plan of this size"))
    })
}

/// Returns the library for local transforms; `None` is hyperfly's kernel.
fn read_library(matches: &ArgMatches) -> Result<Option<Library>, Failure> {
    match matches.get_one::<String>("kernel").map_or("hyperfly", String::as_str) {
        "hyperfly" => Ok(None),
        "rustfft" => Ok(Some(RUSTFFT)),
        other => Err(Failure::invalid("kernel", other, "hyperfly or rustfft")),
    }
}

fn read_timeout(matches: &ArgMatches) -> Result<Duration, Failure> {
    let Some(text) = matches.get_one::<String>("patience") else { return Ok(Duration::from_secs(30)) };
    let seconds = text.parse().ok().filter(|seconds| (1..=86_400).contains(seconds));
    let seconds =
        seconds.ok_or_else(|| Failure::invalid("patience", text, "a number of seconds from 1 to 86400"))?;
    Ok(Duration::from_secs(seconds))
}

/// Prints warnings about the measured numbers on stderr.
fn print_warnings(measurement: &Measurement) {
    let (p, cores) = (measurement.run.plan.p, measurement.executor.cores);
    if p > cores {
        say(&format!(
            "hyperfly: {p} processors share {cores} {}: they take turns, and E hardly exceeds {}",
            if cores == 1 { "core" } else { "cores" },
            percent(f64::from(cores) / f64::from(p))
        ));
    }
    let messages = measurement.run.report.messages;
    if measurement.collective == Some(0) && messages > 0 {
        say("hyperfly: no exchange of this plan is a collective: its messages went point to point");
    }
}

/// Formats the measurement as text.
fn format_human(measurement: &Measurement) -> String {
    let (run, report) = (&measurement.run, &measurement.run.report);
    let duration = |time: f64| seconds(run.seconds(time).unwrap_or(0.0));
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut row = |name: &str, value: String, note: String| rows.push(vec![name.into(), value, note]);
    let spread = |times: &[f64]| {
        Spread::from_values(times).map_or(String::new(), |spread| {
            format!(
                "median of {}; middle half {} … {}, all {} … {}",
                times.len(),
                seconds(spread.lower_quartile),
                seconds(spread.upper_quartile),
                seconds(spread.min),
                seconds(spread.max)
            )
        })
    };
    row("T_s", duration(report.t_serial), format!("one processor alone, {}", spread(&measurement.serial)));
    row("T_p", duration(report.t_parallel), spread(&measurement.passes));
    row("S", quantity(report.speedup, 4), "speedup T_s / T_p".into());
    row("E", quantity(report.efficiency, 4), "efficiency S / p".into());
    row("messages", whole(report.messages), format!("of {} words in all", whole(report.words)));
    if let Some(collective) = measurement.collective {
        let other_messages = whole(report.messages - collective);
        row(
            "collective",
            whole(collective),
            format!("of these messages by MPI_Ialltoallv, {other_messages} point to point"),
        );
    }
    if let Some(nodes) = measurement.rustfft {
        let all_nodes = run.plan.n * u64::from(run.scenario.r());
        let note = format!(
            "of {} nodes, all in local transforms; the others by the kernel of hyperfly",
            whole(all_nodes)
        );
        row("rustfft", whole(nodes), note);
    }
    if let Some(error) = report.relative_l2_error {
        row("error", quantity(error, 2), "relative L2, against an independent FFT".into());
    }
    let cores = if measurement.executor.cores == 1 { "core" } else { "cores" };
    row(
        "cores",
        measurement.executor.cores.to_string(),
        format!("{cores} of this machine; {}", describe_executor(measurement.executor.kind)),
    );
    row("clock", seconds(measurement.executor.resolution), "its resolution".into());
    let activity_rows: Vec<Vec<String>> = Activity::ALL
        .iter()
        .filter(|&&activity| report.breakdown.of(activity) > 0.0)
        .map(|&activity| {
            vec![
                activity.name().to_owned(),
                percent(report.breakdown.of(activity)),
                describe_activity(activity).into(),
            ]
        })
        .collect();
    let columns = [Align::Left, Align::Right, Align::Left];
    format_measured_title(measurement)
        + "\n\n"
        + &format_table(&columns, &rows)
        + "\n"
        + &format_table(&columns, &activity_rows)
}

/// Formats measured and simulated times as a table: in total and by activity, as means over the processors.
fn format_comparison(measurement: &Measurement, simulated: &Run) -> String {
    let t_simulated = simulated.seconds(simulated.report.t_parallel).unwrap_or(0.0);
    let t_measured = measurement.run.seconds(measurement.run.report.t_parallel).unwrap_or(0.0);
    let row = |name: &str, measured: f64, simulated: f64| {
        let error_text = if measured > 0.0 { relative_error(measured, simulated) } else { String::new() };
        vec![name.to_owned(), seconds(measured), seconds(simulated), error_text]
    };
    let head = ["", "measured", "simulated", "off by"].map(str::to_owned).to_vec();
    let mut rows = vec![head, row("T_p", t_measured, t_simulated)];
    if let Some(closed_form) =
        predict(&simulated.scenario).and_then(|closed| simulated.seconds(closed.t_parallel))
    {
        rows.push(row("closed form", t_measured, closed_form));
    }
    let (measured, simulated) = (parts(&measurement.run), parts(simulated));
    rows.extend(PARTS.iter().enumerate().map(|(k, term)| row(part_name(*term), measured[k], simulated[k])));
    let columns = [Align::Left, Align::Right, Align::Right, Align::Right];
    String::from("\n") + &format_table(&columns, &rows)
}

fn describe_executor(executor_kind: ExecutorKind) -> &'static str {
    match executor_kind {
        ExecutorKind::Threads => "one thread per processor",
        ExecutorKind::Workers => "one worker per processor",
        ExecutorKind::Mpi => "one rank per processor",
    }
}

/// Describes an activity of a measured run.
fn describe_activity(activity: Activity) -> &'static str {
    match activity {
        Activity::Compute => "butterflies and local copies",
        Activity::Startup => "packing, handing over, taking and unpacking messages",
        Activity::Hop | Activity::Contention => "",
        Activity::Transfer => "waiting for a message that was on its way",
        Activity::Idle => "waiting for a message that was not sent yet, and after the last step",
    }
}
