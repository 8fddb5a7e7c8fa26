//! `hyperfly export`: writes the trace as CSV or for Perfetto, the data of a view as CSV or JSON, the values between
//! the stages, or the plan as text.

use super::studies::{compute_curves, compute_study};
use crate::execution::execute::{begin, execute};
use crate::failure::{Failure, say};
use crate::input::request::RunRequest;
use crate::output::Destination;
use clap::ArgMatches;
use hyperfly_core::Run;
use hyperfly_core::limits::{MAX_RECORDS, Options};
use hyperfly_core::schedule::Plan;
use hyperfly_export::data::{self, Subject};
use hyperfly_export::{channels, perfetto, processors, values};
use hyperfly_request::{Choice, MachineKind, Settings, View};
use hyperfly_view::Replay;
use hyperfly_view::trace::schedule;
use hyperfly_view::views::{self, Needs};
use serde_json::json;
use std::rc::Rc;

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let format = matches.get_one::<String>("format").map_or("", String::as_str);
    if !["csv", "json", "perfetto", "values", "plan"].contains(&format) {
        return Err(Failure::invalid("format", format, "csv, json, perfetto, values or plan"));
    }
    let (channels, json) = (matches.get_flag("channels"), matches.get_flag("json"));
    if channels && format != "csv" {
        return Err(Failure::invalid("channels", format, "with --format csv"));
    }
    let run_request = RunRequest::from(matches)?;
    let look = &run_request.request.look;
    let views: Vec<View> = look.view.into_iter().chain(look.under).collect();
    if format == "json" && views.is_empty() {
        return Err(Failure::invalid("format", "json", "with --view; the trace is csv or perfetto"));
    }
    if channels && !views.is_empty() {
        return Err(Failure::invalid("channels", "", "without --view: the channels are data of the machine"));
    }
    let destination = Destination::new("output", matches.get_one::<String>("output"))?;
    let scenario = &run_request.request.settings;
    if channels && scenario.machine != MachineKind::Network {
        let machine = scenario.machine.id();
        return Err(Failure::invalid("channels", machine, "on a network: other machines have no channels"));
    }
    let options = Options { data: !matches.get_flag("no-data"), ..Options::default() };

    if format == "values" && (scenario.n > values::MAX_N || !options.data) {
        let allowed =
            format!("with data and n up to {}: larger runs do not keep their values", values::MAX_N);
        return Err(Failure::invalid("format", format, allowed));
    }
    if format == "plan" {
        // The limits of a run also apply to its plan.
        let program = run_request.program.as_ref();
        drop(begin(scenario, program, run_request.samples.as_deref(), Options { data: false, ..options })?);
        let plan = program.cloned().unwrap_or_else(|| scenario.scenario().plan());
        return destination
            .write(|out| if json { write_plan_json(&plan, out) } else { write!(out, "{plan}") });
    }
    run_request.check_views(&views)?;
    if channels && run_request.is_measured() {
        return Err(Failure::invalid(
            "channels",
            "",
            "a simulated run: the routes of messages on a real machine are unknown",
        ));
    }
    let run = run_request.run(options)?;
    warn_about_trace(&run, channels || format == "perfetto" || views.contains(&View::Machine));
    if format == "values" {
        let (replay, write_values) =
            (Replay::new(Rc::new(run)), if json { values::json } else { values::csv });
        return destination.write(|out| write_values(&replay, out));
    }
    if format != "perfetto" && !views.is_empty() {
        let curves: Vec<_> = views.iter().filter_map(|&view| compute_curves(&run, look, view)).collect();
        let scaling = compute_study(&run, &views);
        let measured = run_request.measured(&views)?;
        let counterpart = schedule::counterpart(&scenario.scenario())
            .map(|scenario| Settings::of(&scenario))
            .filter(|_| views::any_needs(&views, Needs::Counterpart) && !run_request.is_measured());
        let counterpart = counterpart
            .map(|settings| execute(&settings, run_request.samples.as_deref(), options))
            .transpose()?;
        let (replay, counterpart) =
            (Replay::new(Rc::new(run)), counterpart.map(|run| Replay::new(Rc::new(run))));
        let subject = Subject {
            replay: &replay,
            counterpart: counterpart.as_ref(),
            curves: &curves,
            scaling: scaling.as_ref(),
            measured: measured.as_ref(),
        };
        let write_data = if format == "json" || json { data::json } else { data::csv };
        return destination.write(|out| write_data(&subject, &views, out));
    }
    destination.write(|out| match (format, channels, json) {
        ("perfetto", ..) => perfetto::write(&run, out),
        (_, true, true) => channels::json(&run, out),
        (_, true, false) => channels::csv(&run, out),
        (_, false, true) => processors::json(&run, out),
        (_, false, false) => processors::csv(&run, out),
    })
}

/// Reports on stderr which details the trace lacks.
fn warn_about_trace(run: &Run, with_channels: bool) {
    match &run.trace.bins {
        Some(bins) => say(&format!(
            "hyperfly: more than {MAX_RECORDS} steps or hops: recorded in {} bins of {} each; within a bin the order is \
             not known",
            bins.count, bins.width
        )),
        None if with_channels && !run.trace.rates_complete => say(&format!(
            "hyperfly: only the first {} changes of rate were kept; later ones are missing in the channels",
            run.trace.rates.len()
        )),
        None => {}
    }
}

/// Writes the plan as one JSON object, each step as its printed line.
fn write_plan_json(plan: &Plan, out: &mut dyn std::io::Write) -> std::io::Result<()> {
    let text = plan.to_string();
    let mut programs: Vec<Vec<&str>> = Vec::new();
    for line in text.lines() {
        match line.strip_prefix("  ") {
            Some(step) => programs.last_mut().into_iter().for_each(|program| program.push(step)),
            None if line.starts_with("processor ") => programs.push(Vec::new()),
            None => {}
        }
    }
    let object = json!({
        "p": plan.p,
        "n": plan.n,
        "slots": plan.slots,
        "input": plan.input.to_string(),
        "output": plan.output.to_string(),
        "processors": programs,
    });
    writeln!(out, "{object}")
}
