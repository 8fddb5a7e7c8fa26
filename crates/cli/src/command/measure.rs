//! `hyperfly measure`: executes a plan on a real machine and measures its times.

use super::measure_request::{MeasureArguments, MeasureRequest};
use crate::execution::executor::Executor;
use crate::failure::{Failure, say};
use crate::input::request::{Pair, RunRequest, collect_pairs, find_value, parse_request};
use crate::input::{describe_unreadable_file, open, read_to_limit};
use crate::output::table::{Align, format_table};
use crate::output::title::format_measured_title;
use crate::output::{Destination, print, print_json};
use clap::ArgMatches;
use hyperfly_core::Run;
use hyperfly_core::trace::Activity;
use hyperfly_exec::{ExecutorKind, MeasuredMachine, Measurement, Spread, calibrate, file};
use hyperfly_export::report::MeasuredJson;
use hyperfly_model::predict;
use hyperfly_view::measured::{PARTS, part_name, parts, relative_error};
use hyperfly_view::notation::numbers::{percent, quantity, seconds, whole};

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let mut executor = Executor::from_matches(matches)?;
    let (request, output) = executor.agree(read(matches, &executor))?;
    request.warnings.iter().for_each(|warning| say(&format!("hyperfly: {warning}")));
    match executor.measure(&request.options())? {
        Some(measurement) => output.report(&request, &measurement),
        None => Ok(()),
    }
}

/// Reads the request and where its result goes.
fn read<'a>(matches: &'a ArgMatches, executor: &Executor) -> Result<(MeasureRequest, Output<'a>), Failure> {
    let ranks = executor.fixed_processor_count();
    let mut pairs = collect_pairs(matches)?;
    if let Some(ranks) = ranks {
        set_p_to_ranks(&mut pairs, ranks)?;
        if matches.get_one::<String>("input").is_some_and(|path| path == "-") {
            let allowed = "a file that every rank can read, with --on mpi";
            return Err(Failure::invalid("input", "-", allowed));
        }
    }
    let run_request = RunRequest::with(matches, pairs)?;
    let option = |name| matches.get_one::<String>(name).cloned();
    let arguments = MeasureArguments {
        repeat: option("repeat"),
        kernel: option("kernel"),
        patience: option("patience"),
        is_unpinned: matches.get_flag("unpinned"),
        is_collective: matches.get_flag("collective"),
    };
    let machine = matches.get_one::<String>("calibrated").map(|path| read_machine(path)).transpose()?;
    let request = MeasureRequest::new(run_request, machine.as_ref(), &arguments, ranks)?;
    let path = matches.get_one::<String>("output");
    let destination = path.map(|_| Destination::new("output", path)).transpose()?;
    let json = matches.get_flag("json");
    if json && destination == Some(Destination::Stdout) {
        let allowed = "a file together with --json, which is on stdout";
        return Err(Failure::invalid("output", "-", allowed));
    }
    Ok((request, Output { destination, json }))
}

/// Where and how the result is written.
struct Output<'a> {
    destination: Option<Destination<'a>>,
    json: bool,
}

impl Output<'_> {
    fn report(&self, request: &MeasureRequest, measurement: &Measurement) -> Result<(), Failure> {
        request.result_warnings(measurement).iter().for_each(|warning| say(&format!("hyperfly: {warning}")));
        if let Some(destination) = self.destination {
            destination.write(|out| out.write_all(file::write(measurement).as_bytes()))?;
        }
        let simulated = request.simulate().unwrap_or_else(|warning| {
            say(&format!("hyperfly: {warning}"));
            None
        });
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

/// Reads a calibrated machine from a file.
fn read_machine(path: &str) -> Result<MeasuredMachine, Failure> {
    let text = read_to_limit(open("calibrated", path)?, calibrate::file::MAX_BYTES)
        .map_err(|error| describe_unreadable_file("calibrated", path, &error))?;
    calibrate::file::read(&text)
        .map_err(|error| Failure::Request(vec![format!("calibrated = {path} cannot be used: {error}")]))
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
