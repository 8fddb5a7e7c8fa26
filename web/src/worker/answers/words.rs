//! Views as text: a paragraph with the main numbers, and a table of the data, with the rows of the CSV file.

use crate::worker::protocol::queries::words::{Table, Words};
use hyperfly_core::output::MAX_STAGES_N;
use hyperfly_core::trace::Activity;
use hyperfly_export::data::{self, Cell, Subject};
use hyperfly_model::choose;
use hyperfly_model::scaling::Rule;
use hyperfly_request::{Algorithm, Choice, View};
use hyperfly_text::{measured as measured_words, scaling, scene, told_words as text, view as words_of};
use hyperfly_view::chart::{Curves, Series};
use hyperfly_view::figure::{title, title_of};
use hyperfly_view::measured;
use hyperfly_view::notation::numbers::{fixed, quantity, whole};
use hyperfly_view::notation::words;
use hyperfly_view::scaling as scales;
use hyperfly_view::text::why::Explanation;
use hyperfly_view::trace::schedule::{Schedule, difference};
use hyperfly_view::trace::values::Values;
use hyperfly_view::{NetworkComparison, Replay};
use hyperfly_view::{sentence, text::breakdown};

/// Largest number of rows; further ones are only counted.
const MAX_ROWS: usize = 200;

/// Digits of real numbers.
const DIGITS: usize = 6;

/// Describes a view; `target_efficiency` is the efficiency that isoefficiency keeps.
pub fn words(subject: &Subject, target_efficiency: f64, view: View) -> Words {
    let head = data::columns(view).iter().map(|name| translate_heading(view, name).to_owned()).collect();
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut count = 0usize;
    // Writing to memory does not fail.
    let _ = data::rows(subject, view, &mut |cells| {
        count += 1;
        if count <= MAX_ROWS {
            rows.push(cells.iter().map(|cell| format_cell(subject.replay, view, cell)).collect());
        }
        Ok(())
    });
    let left_out = count - rows.len();
    let table = Table { caption: title(subject.replay, &[view]), head, rows, left_out };
    Words { paragraph: write_paragraph(subject, target_efficiency, view), table }
}

/// Formats a cell in the reader's language; identifiers in files become words.
fn format_cell(replay: &Replay, view: View, cell: &Cell) -> String {
    match cell {
        Cell::Nothing => String::new(),
        Cell::Whole(value) => whole(*value),
        Cell::Number(value) => quantity(*value, DIGITS),
        Cell::Text(word) => {
            let machine = replay.machine();
            let activity = Activity::ALL.into_iter().find(|activity| activity.name() == word);
            let algorithm = Algorithm::ALL.iter().find(|algorithm| algorithm.id() == word);
            let rule = Rule::from_id(word).filter(|_| view == View::Scaling);
            match (activity, algorithm, &**word) {
                _ if rule.is_some() => rule.map(scales::rule).unwrap_or_default(),
                (Some(activity), ..) => breakdown::label(machine, activity),
                (_, Some(algorithm), _) => words::algorithm(*algorithm),
                (.., "computation") => words_of::computation(),
                (.., "communication") => words_of::communication(),
                (.., "exact") => scene::exact(),
                (.., "lower-bound") => scene::at_best(),
                (.., "estimate") => scene::about(),
                (.., other) => other,
            }
            .to_owned()
        }
    }
}

/// Returns the heading of a column.
fn translate_heading(view: View, name: &'static str) -> &'static str {
    match (view, name) {
        (View::Machine, "from") => text::channel_from(),
        (View::Machine, "to") => text::channel_to(),
        (View::Metrics, "from") => text::value_from(),
        (View::Scaling, name) => translate_scaling_heading(name),
        (View::Measured, name) => translate_measured_heading(name),
        (_, "to") => text::to_processor(),
        (View::Distribution, "distribution") => text::distribution_number(),
        (_, "source") => text::source(),
        (_, "destination") => text::destination(),
        (_, "words") => text::words(),
        (_, "start") => text::start(),
        (_, "end") => text::end(),
        (_, "share") => text::share(),
        (_, "phase") => text::phase(),
        (_, "first_stage") => text::first_stage(),
        (_, "last_stage") => text::last_stage(),
        (_, "messages") => text::messages(),
        (_, "processor") => text::processor(),
        (_, "activity") => text::activity(),
        (_, "step") => text::step(),
        (_, "partner") => text::partner(),
        (_, "network") => text::network(),
        (_, "closed_form") => text::closed_form(),
        (_, "simulated") => text::simulated(),
        (_, "log2_n_closed_form") => text::log_closed(),
        (_, "log2_n_printed") => text::log_printed(),
        (_, "log2_n_simulated") => text::log_simulated(),
        (_, "fraction") => text::fraction(),
        (_, "time") => text::time(),
        (_, "stages") => text::stages(),
        (_, "element") => text::element(),
        (_, "position") => text::position(),
        (_, "left") => text::left(),
        (_, "arrived") => text::arrived(),
        (_, "algorithm") => text::formulation(),
        (_, "output") => text::output(),
        (_, "produced") => text::produced(),
        (_, "delivered") => text::delivered(),
        (_, "superstep") => text::superstep(),
        (_, "kind") => text::kind(),
        (_, "dims") => text::dims(),
        (_, "t_parallel") => "T_p",
        (_, "efficiency") => "E",
        (_, "form") => text::form(),
        (_, "metric") => text::metric(),
        (_, "value") => text::value(),
        (_, "index") => text::index(),
        (_, "input_re") => text::input_re(),
        (_, "input_im") => text::input_im(),
        (_, "transform_re") => text::transform_re(),
        (_, "transform_im") => text::transform_im(),
        (_, "table") => text::table_name(),
        (_, "row") => text::row(),
        (_, "column") => text::column(),
        // Symbols stay as they are.
        (_, name) => name,
    }
}

/// Returns the headings of the scaling view: executed values, values of the line, and values of the law.
fn translate_scaling_heading(name: &'static str) -> &'static str {
    match name {
        "rule" => scaling::rule(),
        "n" => scaling::n_executed(),
        "t_parallel" => "Tₚ",
        "speedup" => "S",
        "efficiency" => "E",
        "serial_fraction" => "f",
        "line_log2_n" => scaling::line_log_n(),
        "line_t_parallel" => scaling::line_time(),
        "line_speedup" => scaling::line_speedup(),
        "line_efficiency" => scaling::line_efficiency(),
        "form" => text::form(),
        "law" => scaling::law_says(),
        name => name,
    }
}

fn translate_measured_heading(name: &'static str) -> &'static str {
    match name {
        "quantity" => text::metric(),
        "median" => measured_words::measured(),
        "simulated" => measured_words::simulated(),
        "closed_form" => measured_words::closed_form(),
        "messages" => text::messages(),
        "words" => text::words(),
        name => name,
    }
}

/// Returns two or three sentences; `target_efficiency` is the efficiency that isoefficiency keeps.
fn write_paragraph(subject: &Subject, target_efficiency: f64, view: View) -> String {
    let replay = subject.replay;
    let (report, s) = (&replay.run().report, &replay.run().scenario);
    let see = || sentence(replay, NetworkComparison::of(s).as_ref());
    let time = &quantity(report.t_parallel, DIGITS);
    match view {
        View::Machine if s.p == 1 => text::machine_one(&title_of(replay), &see()),
        View::Machine => text::machine(&title_of(replay), report.messages, report.words, &see()),
        View::Butterfly => {
            let stages_across = count_stages_across(replay);
            let local_stages = s.r() - stages_across.min(s.r());
            text::butterfly(s.r(), s.n(), stages_across, local_stages, replay.phases().len(), time)
                + &describe_value_sizes(replay)
        }
        View::Timeline if s.p == 1 => text::timeline_one(time, &see()),
        View::Timeline => text::timeline(s.p, time, &breakdown::words(report, s.machine.kind()), &see()),
        View::Breakdown => {
            let total_time = quantity(f64::from(s.p) * report.t_parallel, DIGITS);
            text::breakdown(&total_time, &breakdown::words(report, s.machine.kind()))
        }
        View::Why => text::why(
            time,
            &breakdown::words(report, s.machine.kind()),
            &Explanation::new(replay.run()).note(),
        ),
        View::Distribution => describe_distribution(replay),
        View::Schedule => describe_schedule(subject),
        View::Supersteps => describe_supersteps(replay, &see()),
        View::Efficiency => describe_curves(subject, view, text::efficiency(s.n())),
        View::Speedup => describe_curves(subject, view, text::speedup(s.n())),
        View::Isoefficiency => {
            describe_curves(subject, view, text::isoefficiency(&quantity(target_efficiency, 3)))
        }
        View::Choose => describe_fastest(replay),
        View::Metrics => text::metrics(
            time,
            &quantity(report.t_serial, DIGITS),
            &quantity(report.speedup, 4),
            &fixed(report.efficiency, 3),
            &quantity(report.overhead, DIGITS),
        ),
        View::Scaling => subject.scaling.map(scales::sentence).unwrap_or_else(see),
        View::Measured => subject.measured.map(measured::headline).unwrap_or_else(see),
        View::Spectrum => describe_spectrum(replay),
        View::Table => text::table(&title_of(replay), &see()),
    }
}

/// Returns the number of stages that need elements of other processors.
fn count_stages_across(replay: &Replay) -> u32 {
    use hyperfly_view::PhaseKind;
    let exchanges = replay.phases().iter().filter(|phase| matches!(phase.kind, PhaseKind::Exchange { .. }));
    exchanges.filter_map(|phase| phase.kind.stages()).map(|(first, last)| u32::from(last - first)).sum()
}

/// Describes the sizes of the butterfly's values, or why there are none; empty for a run without data.
fn describe_value_sizes(replay: &Replay) -> String {
    let run = replay.run();
    let text = match (&run.output, Values::new(replay)) {
        (None, _) => return String::new(),
        (_, None) => text::butterfly_no_values(MAX_STAGES_N),
        (_, Some(values)) => {
            let largest = |stage: u32| quantity(values.largest(stage as u8), 4);
            text::butterfly_values(&largest(0), &largest(run.scenario.r()))
        }
    };
    format!(" {text}")
}

fn describe_distribution(replay: &Replay) -> String {
    let Some(distributions) = replay.distributions() else { return scene::not_followed().to_owned() };
    let last = distributions.all.len().saturating_sub(1);
    let titles: Vec<String> = distributions
        .all
        .iter()
        .enumerate()
        .map(|(k, distribution)| distribution.title(k == 0, k == last))
        .collect();
    let report = &replay.run().report;
    text::distribution(titles.len(), &titles.join("; "), report.messages, report.words)
}

fn describe_schedule(subject: &Subject) -> String {
    let replay = subject.replay;
    let rank = replay.p() - 1;
    let schedule =
        replay.distributions().and_then(|distributions| Schedule::new(replay, &distributions, rank));
    let Some(schedule) = schedule.filter(|schedule| !schedule.outputs.is_empty()) else {
        return text::schedule_none().to_owned();
    };
    let times = || schedule.outputs.iter().map(|output| output.produced);
    let (first, last) = (times().fold(f64::INFINITY, f64::min), times().fold(0.0, f64::max));
    let max_left = schedule.outputs.iter().filter_map(|output| output.message).map(|message| message.left);
    let [first, last, max_left] =
        [first, last, max_left.fold(0.0, f64::max)].map(|time| quantity(time, DIGITS));
    let outputs = text::schedule_outputs(rank, schedule.outputs.len(), &first, &last, &max_left);
    match subject.counterpart {
        Some(other) => text::schedule(&difference(replay, other), &outputs),
        None => outputs,
    }
}

fn describe_supersteps(replay: &Replay, see: &str) -> String {
    let supersteps = hyperfly_view::trace::supersteps::supersteps(replay);
    if supersteps.is_empty() {
        return text::supersteps_none().to_owned();
    }
    let speaking = supersteps.iter().filter(|superstep| superstep.h > 0).count();
    let h: u64 = supersteps.iter().map(|superstep| superstep.h).sum();
    let time = quantity(replay.run().report.t_parallel, DIGITS);
    text::supersteps(supersteps.len() - speaking, speaking, &whole(h), &time, see)
}

/// Appends a description of each curve to `text`.
fn describe_curves(subject: &Subject, view: View, mut text: String) -> String {
    let chart: Option<&Curves> = subject.curves.iter().find(|curves| curves.matches(view));
    let format_y = |y: f64| match view {
        // The parentheses separate the number: in some languages it contains a comma.
        View::Isoefficiency => format!("2^({})", quantity(y, 3)),
        _ => quantity(y, 3),
    };
    let describe_series = |series: &Series| {
        let mut finite = series.line.iter().filter(|(_, y)| y.is_finite());
        let (first, points) = (finite.next(), series.points.len());
        let last = finite.next_back().or(first);
        match (first, last) {
            (Some((from, first)), Some((to, last))) => {
                let [from, to] = [from, to].map(|p| whole(*p as u64));
                text::curve(points, &series.name, &format_y(*first), &from, &format_y(*last), &to)
            }
            _ => text::curve_none(points, &series.name),
        }
    };
    for series in chart.iter().flat_map(|chart| &chart.series) {
        text.push(' ');
        text += &describe_series(series);
    }
    text
}

fn describe_fastest(replay: &Replay) -> String {
    let s = &replay.run().scenario;
    let map = choose::map(s);
    let name = |choice: choose::Candidate| match choice.algorithm {
        Algorithm::Transpose => scene::transpose(choice.dims),
        other => words::algorithm(other).to_owned(),
    };
    // With one processor there is nothing to choose.
    let cells = (0..choose::ROWS).flat_map(|row| (1..choose::COLUMNS).map(move |d| (d, row)));
    let algorithms: Vec<Algorithm> =
        cells.filter_map(|(d, row)| Some(map.at(d, map.least + row)?.choice.algorithm)).collect();
    let count = |algorithm: &Algorithm| algorithms.iter().filter(|other| *other == algorithm).count();
    let Some(most_frequent) =
        Algorithm::ALL.iter().max_by_key(|algorithm| count(algorithm)).filter(|_| !algorithms.is_empty())
    else {
        return text::choose_none().to_owned();
    };
    let (times, by) = (count(most_frequent), words::algorithm(*most_frequent));
    match map.at(s.d(), s.r()).filter(|_| s.p > 1) {
        Some(here) => {
            let (time, e) = (quantity(here.t_parallel, DIGITS), fixed(here.efficiency, 3));
            text::choose(algorithms.len(), times, by, s.p, s.n(), &name(here.choice), &time, &e)
        }
        None => text::choose_beyond(algorithms.len(), times, by),
    }
}

fn describe_spectrum(replay: &Replay) -> String {
    let run = replay.run();
    let Some(output) = &run.output else { return text::spectrum_none().to_owned() };
    let sizes = || output.spectrum.iter().map(|value| value.norm_sqr().sqrt());
    let (index, largest) = sizes()
        .enumerate()
        .fold((0, 0.0), |best, candidate| if candidate.1 > best.1 { candidate } else { best });
    let large = sizes().filter(|size| *size >= largest / 100.0).count();
    let error = run.report.relative_l2_error.unwrap_or(f64::NAN);
    text::spectrum(run.scenario.n(), &index.to_string(), &quantity(largest, 4), large, &quantity(error, 2))
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
