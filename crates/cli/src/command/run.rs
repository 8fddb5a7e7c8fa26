//! `hyperfly run`: executes one run and prints its numbers as a table or JSON, its transform as CSV.

use crate::failure::{Failure, say};
use crate::input::preset::describe;
use crate::input::request::RunRequest;
use crate::input::samples;
use crate::output::table::{Align, fold, format_table};
use crate::output::title::format_title;
use crate::output::{Destination, print};
use clap::ArgMatches;
use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_core::roofline::Roofline;
use hyperfly_core::trace::Activity;
use hyperfly_export::report::{self, RunJson};
use hyperfly_model::{Form, predict};
use hyperfly_request::{Request, Settings};
use hyperfly_view::notation::numbers::{count, percent, quantity, whole};
use hyperfly_view::sentence;
use hyperfly_view::text::why::limits;
use hyperfly_view::trace::replay::busiest;
use hyperfly_view::{NetworkComparison, Replay};
use std::rc::Rc;

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let run_request = RunRequest::from(matches)?;
    let path = matches.get_one::<String>("output");
    let destination = path.map(|_| Destination::new("output", path)).transpose()?;
    let json = matches.get_flag("json");
    if json && destination == Some(Destination::Stdout) {
        return Err(Failure::invalid("output", "-", "a file together with --json, which is on stdout"));
    }
    // JSON output needs no trace; only the sentence does.
    let options = Options { data: !matches.get_flag("no-data"), trace: !json, ..Options::default() };
    let run = run_request.run(options)?;
    if let (Some(destination), Some(output)) = (destination, &run.output) {
        destination.write(|out| samples::write(&output.spectrum, out))?;
    }
    let text = if json {
        serde_json::to_string(&RunJson::new(&run))? + "\n"
    } else {
        format_human(run, &run_request.request)
    };
    match destination {
        // The transform goes to stdout, so the text goes to stderr.
        Some(Destination::Stdout) => say(text.trim_end()),
        _ => print(&text)?,
    }
    Ok(())
}

/// Formats the run as text: title, numbers, breakdown, limits, preset, sentence.
fn format_human(run: Run, request: &Request) -> String {
    let mut text = format_title(&run.scenario) + "\n\n";
    text.extend([&format_numbers(&run), "\n", &format_breakdown(&run), "\n", &format_limits(&run)]);
    if let Some(preset) = request.preset {
        text.extend(["\n", &describe(preset, request)]);
    }
    let comparison = NetworkComparison::of(&run.scenario);
    let sentence = sentence(&Replay::new(Rc::new(run)), comparison.as_ref());
    if !sentence.is_empty() {
        text.extend(["\n", &fold(&sentence, 100), "\n"]);
    }
    text
}

fn format_numbers(run: &Run) -> String {
    let report = &run.report;
    let mut rows: Vec<[String; 3]> = Vec::new();
    let mut row = |name: &str, value: String, note: &str| rows.push([name.into(), value, note.into()]);
    row("T_s", quantity(report.t_serial, 8), "time on one processor");
    row("T_p", quantity(report.t_parallel, 8), &format_prediction(&Settings::of(&run.scenario)));
    if let Some(seconds) = run.seconds(report.t_parallel) {
        row("seconds", quantity(seconds, 4), "T_p at the rate of the machine");
    }
    row("S", quantity(report.speedup, 6), "speedup T_s / T_p");
    row("E", quantity(report.efficiency, 6), "efficiency S / p");
    row("T_o", quantity(report.overhead, 8), "overhead p · T_p − T_s");
    row("messages", whole(report.messages), &format_traffic(run));
    if let Some((channel_load, (from, to))) = report
        .hottest
        .and_then(|channel_load| Some((channel_load, run.graph.as_ref()?.ends(channel_load.channel)?)))
    {
        let max_messages = count(u64::from(channel_load.load), "message", "messages");
        // Among equally loaded channels use the one in the sentence.
        let busiest_channel = busiest(run).filter(|busiest| busiest.load == channel_load.load);
        let endpoints = busiest_channel.and_then(|busiest| run.graph.as_ref()?.ends(busiest.channel));
        let (from, to) = endpoints.unwrap_or((from, to));
        row(
            "channel load",
            whole(u64::from(channel_load.load)),
            &format!("at most {max_messages} at once on {from}→{to}"),
        );
    }
    if let Some(powers) = report::count_twiddles(run) {
        let note = format!("computed during the run, at most {} by one processor", whole(powers.max));
        row("powers of ω", whole(powers.total), &note);
    }
    if let Some(error) = report.relative_l2_error {
        row("error", quantity(error, 2), "relative L2, against an independent FFT");
    }
    row("trace hash", format!("{:016x}", report.trace_hash), "");
    let rows: Vec<_> = rows.into_iter().map(Vec::from).collect();
    format_table(&[Align::Left, Align::Right, Align::Left], &rows)
}

fn format_traffic(run: &Run) -> String {
    let report = &run.report;
    let words = count(report.words, "word", "words");
    match report.hops {
        Some(hops) => format!("of {words} in all, over {}", count(hops, "channel", "channels")),
        None => format!("of {words} in all"),
    }
}

fn format_prediction(scenario: &Settings) -> String {
    let Some(prediction) = predict(&scenario.scenario()) else { return String::new() };
    let t = quantity(prediction.t_parallel, 8);
    match prediction.form {
        Form::LowerBound => format!("closed form: at least {t}"),
        form => format!("closed form: {t} ({})", form.id()),
    }
}

fn format_breakdown(run: &Run) -> String {
    const WIDTH: f64 = 40.0;
    let row = |&activity: &Activity| {
        let activity_share = run.report.breakdown.of(activity);
        let bar = "█".repeat((activity_share * WIDTH).round() as usize);
        vec![activity.name().to_owned(), percent(activity_share), bar]
    };
    let rows: Vec<_> = Activity::ALL.iter().map(row).collect();
    format_table(&[Align::Left, Align::Right, Align::Left], &rows)
}

fn format_limits(run: &Run) -> String {
    let table = limits::table(&Roofline::of(run));
    let rows: Vec<_> = std::iter::once(table.head).chain(table.rows).collect();
    format_table(&[Align::Left, Align::Right, Align::Right, Align::Right], &rows)
}
