//! `hyperfly measure`: a plan executed by a real machine, its times measured.

use crate::execute::{begin, execute};
use crate::failure::{Failure, say};
use crate::output::{Destination, print};
use crate::progress::Progress;
use crate::report::MeasuredJson;
use crate::request::{Asked, open, read_to_limit, unreadable};
use crate::table::{Align, table};
use crate::title::title_measured;
use clap::ArgMatches;
use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_core::topology::Topology;
use hyperfly_core::trace::Activity;
use hyperfly_exec::{Calibrated, Fault, Measurement, On, Spread, Threads, calibrate, file};
use hyperfly_model::predict;
use hyperfly_request::{MachineKind, Settings, Switching, Twiddles};
use hyperfly_view::numbers::{percent, quantity, seconds, whole};
use std::ops::ControlFlow;

/// No more passes than anybody waits for.
const MOST_PASSES: u32 = 10_000;

/// The command.
pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let asked = Asked::from(matches)?;
    let machine = matches.get_one::<String>("calibrated").map(|path| machine(path)).transpose()?;
    let mut settings = on_a_real_machine(asked.request.settings)?;
    settings.check_run(true)?;
    if let Some(machine) = &machine {
        settings = machine.of(&settings);
    }
    let path = matches.get_one::<String>("output");
    let destination = path.map(|_| Destination::new("output", path)).transpose()?;
    let json = matches.get_flag("json");
    if json && destination == Some(Destination::Stdout) {
        return Err(Failure::invalid("output", "-", "a file together with --json, which is on stdout"));
    }
    match matches.get_one::<String>("on").map_or("threads", String::as_str) {
        "threads" => {}
        other => return Err(Failure::invalid("on", other, "threads")),
    }
    let mut threads = Threads::new(&settings.scenario(), repeat(matches)?);
    threads.pin = !matches.get_flag("unpinned");
    // What a run may take holds here, too.
    drop(begin(&settings, asked.own.as_deref(), Options::default())?);
    let mut progress = Progress::new();
    let measured = threads.measure(asked.own.as_deref(), &mut |done| {
        progress.show(done, "measuring");
        ControlFlow::Continue(())
    });
    progress.clear();
    let measurement = measured.map_err(failure)?;
    warn(&measurement);
    if let Some(destination) = destination {
        destination.write(|out| out.write_all(file::write(&measurement).as_bytes()))?;
    }
    let simulated =
        machine.map(|_| execute(&settings, asked.own.as_deref(), Options::default())).transpose()?;
    if json {
        return print(&(serde_json::to_string(&MeasuredJson::new(&measurement, simulated.as_ref()))? + "\n"));
    }
    let text = human(&measurement) + &simulated.map_or(String::new(), |run| beside(&measurement, &run));
    if destination == Some(Destination::Stdout) {
        // Stdout is the measurement's then.
        say(text.trim_end());
        return Ok(());
    }
    print(&text)
}

/// A real machine has no model: its run is drawn as messages that go straight from processor to processor.
fn on_a_real_machine(asked: Settings) -> Result<Settings, Failure> {
    if asked.twiddles == Twiddles::Computed {
        let allowed = "stored: a real machine has the powers of ω ready before its clock starts";
        return Err(Failure::invalid("twiddles", "computed", allowed));
    }
    Ok(Settings {
        machine: MachineKind::Network,
        topology: Topology::Complete,
        switching: Switching::CutThrough,
        th: 0.0,
        ..asked
    })
}

/// The machine in a file.
fn machine(path: &str) -> Result<Calibrated, Failure> {
    let text = read_to_limit(open("calibrated", path)?, calibrate::file::MOST_BYTES)
        .map_err(|error| unreadable("calibrated", path, &error))?;
    calibrate::file::read(&text)
        .map_err(|why| Failure::Request(vec![format!("calibrated = {path} cannot be used: {why}")]))
}

fn repeat(matches: &ArgMatches) -> Result<u32, Failure> {
    let Some(text) = matches.get_one::<String>("repeat") else { return Ok(15) };
    let repeat = text.parse().ok().filter(|repeat| (1..=MOST_PASSES).contains(repeat));
    repeat.ok_or_else(|| Failure::invalid("repeat", text, format!("a number from 1 to {MOST_PASSES}")))
}

fn failure(fault: Fault) -> Failure {
    match fault {
        Fault::TooMany { most } => {
            Failure::invalid("p", "", format!("at most {most} with --on threads, one thread a processor"))
        }
        other => Failure::Run(other.to_string()),
    }
}

/// Says on stderr what a reader of the numbers must know.
fn warn(measurement: &Measurement) {
    let (p, cores) = (measurement.run.plan.p, measurement.cores);
    if p > cores {
        say(&format!(
            "hyperfly: {p} processors share {cores} {}: they wait for each other's turns, and E is at most {}",
            if cores == 1 { "core" } else { "cores" },
            percent(f64::from(cores) / f64::from(p))
        ));
    }
}

/// The measurement for a reader.
fn human(measurement: &Measurement) -> String {
    let (run, report) = (&measurement.run, &measurement.run.report);
    let lasts = |time: f64| seconds(run.seconds(time).unwrap_or(0.0));
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut row = |name: &str, value: String, note: String| rows.push(vec![name.into(), value, note]);
    let spread = |times: &[f64]| {
        Spread::of(times).map_or(String::new(), |spread| {
            format!(
                "median of {}; half of them {} … {}, all {} … {}",
                times.len(),
                seconds(spread.lower),
                seconds(spread.upper),
                seconds(spread.least),
                seconds(spread.most)
            )
        })
    };
    row("T_s", lasts(report.t_serial), format!("one processor alone, {}", spread(&measurement.serial)));
    row("T_p", lasts(report.t_parallel), spread(&measurement.passes));
    row("S", quantity(report.speedup, 4), "speedup T_s / T_p".into());
    row("E", quantity(report.efficiency, 4), "efficiency S / p".into());
    row("messages", whole(report.messages), format!("of {} words in all", whole(report.words)));
    if let Some(error) = report.relative_l2_error {
        row("error", quantity(error, 2), "relative L2, against an independent FFT".into());
    }
    let cores = if measurement.cores == 1 { "core" } else { "cores" };
    row(
        "cores",
        measurement.cores.to_string(),
        format!("{cores} of this machine; {}", place(measurement.on)),
    );
    row("clock", seconds(measurement.resolution), "the shortest time that it tells apart".into());
    let parts: Vec<Vec<String>> = Activity::ALL
        .iter()
        .filter(|&&activity| report.breakdown.of(activity) > 0.0)
        .map(|&activity| {
            vec![activity.name().to_owned(), percent(report.breakdown.of(activity)), meaning(activity).into()]
        })
        .collect();
    let columns = [Align::Left, Align::Right, Align::Left];
    title_measured(&run.scenario, measurement.on)
        + "\n\n"
        + &table(&columns, &rows)
        + "\n"
        + &table(&columns, &parts)
}

/// Measured beside simulated, in all and by what the time went for, each as the mean of the processors.
fn beside(measurement: &Measurement, simulated: &Run) -> String {
    let off = |measured: f64, simulated: f64| {
        let sign = if simulated < measured { "−" } else { "+" };
        format!("{sign}{}", percent((simulated / measured - 1.0).abs()))
    };
    let t_simulated = simulated.seconds(simulated.report.t_parallel).unwrap_or(0.0);
    let t_measured = measurement.run.seconds(measurement.run.report.t_parallel).unwrap_or(0.0);
    let row = |name: &str, measured: f64, simulated: f64| {
        let off = if measured > 0.0 { off(measured, simulated) } else { String::new() };
        vec![name.to_owned(), seconds(measured), seconds(simulated), off]
    };
    let term = |name: &str, activities: &[Activity]| {
        let sum = |run: &Run, t: f64| activities.iter().map(|a| run.report.breakdown.of(*a)).sum::<f64>() * t;
        row(name, sum(&measurement.run, t_measured), sum(simulated, t_simulated))
    };
    let head = ["", "measured", "simulated", "off by"].map(str::to_owned).to_vec();
    let mut rows = vec![head, row("T_p", t_measured, t_simulated)];
    if let Some(closed) = predict(&simulated.scenario).and_then(|closed| simulated.seconds(closed.t_parallel))
    {
        rows.push(row("closed form", t_measured, closed));
    }
    rows.push(term("computing", &[Activity::Compute]));
    rows.push(term(
        "messages",
        &[Activity::Startup, Activity::Hop, Activity::Transfer, Activity::Contention],
    ));
    rows.push(term("waiting", &[Activity::Idle]));
    let columns = [Align::Left, Align::Right, Align::Right, Align::Right];
    String::from("\n") + &table(&columns, &rows)
}

fn place(on: On) -> &'static str {
    match on {
        On::Threads => "a thread for each processor",
        On::Workers => "a worker for each processor",
        On::Mpi => "a rank for each processor",
    }
}

/// What an activity is where nothing but time is known.
fn meaning(activity: Activity) -> &'static str {
    match activity {
        Activity::Compute => "butterflies, and copies within a memory",
        Activity::Startup => "packing, handing over, taking and unpacking messages",
        Activity::Hop | Activity::Contention => "",
        Activity::Transfer => "waiting for a message that was on its way",
        Activity::Idle => "waiting for a message that was not sent yet, and after the last step",
    }
}
