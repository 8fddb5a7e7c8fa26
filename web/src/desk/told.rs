//! What a view shows, for those who read rather than look: a paragraph with its numbers, and a table of the data behind it, the
//! rows of its CSV file.

use crate::shown::comparison;
use hyperfly_core::scenario::{Algorithm, Choice, Request, View};
use hyperfly_core::trace::Activity;
use hyperfly_export::data::{self, Cell, Subject};
use hyperfly_model::choose;
use hyperfly_text::{scene, told_desk as text, view as words_of};
use hyperfly_view::chart::{Curves, Series};
use hyperfly_view::figure::{title, title_of};
use hyperfly_view::numbers::{fixed, quantity, whole};
use hyperfly_view::schedule::{Schedule, difference};
use hyperfly_view::svg::escape;
use hyperfly_view::why::Why;
use hyperfly_view::{Story, breakdown, scene as scenes, sentence, words};
use std::fmt::Write;

/// More rows than this are counted only.
const MOST_ROWS: usize = 200;

/// Digits of a real number.
const DIGITS: usize = 6;

/// Paragraph and table.
pub fn write(of: &Subject, request: &Request, view: View) -> String {
    let caption = escape(&title(of.story, &[view]));
    let mut html = format!("<p>{}</p>", escape(&paragraph(of, request, view)));
    let _ = write!(
        html,
        r#"<div class="sheet" tabindex="0" role="region" aria-label="{caption}"><table><caption>{caption}</caption><thead><tr>"#
    );
    for name in data::columns(view) {
        let _ = write!(html, r#"<th scope="col">{}</th>"#, escape(heading(view, name)));
    }
    html += "</tr></thead><tbody>";
    let mut count = 0usize;
    // Writing to memory does not fail.
    let _ = data::rows(of, view, &mut |cells| {
        count += 1;
        if count <= MOST_ROWS {
            row(&mut html, of.story, cells);
        }
        Ok(())
    });
    html += "</tbody></table></div>";
    let rest = count.saturating_sub(MOST_ROWS);
    let more = match (count, rest) {
        (0, _) => text::no_rows().to_owned(),
        (_, 0) => return html,
        _ => text::more_rows(rest),
    };
    html + &format!("<p>{}</p>", escape(&more))
}

fn row(html: &mut String, story: &Story, cells: &[Cell]) {
    *html += "<tr>";
    for (k, cell) in cells.iter().enumerate() {
        let said = escape(&said(story, cell));
        let _ = match k {
            0 => write!(html, r#"<th scope="row">{said}</th>"#),
            _ => write!(html, "<td>{said}</td>"),
        };
    }
    *html += "</tr>";
}

/// A cell as the language sets it. What is a word of the files alone gets the page's word.
fn said(story: &Story, cell: &Cell) -> String {
    match cell {
        Cell::Nothing => String::new(),
        Cell::Whole(value) => whole(*value),
        Cell::Number(value) => quantity(*value, DIGITS),
        Cell::Text(word) => {
            let machine = story.run().scenario.machine;
            let activity = Activity::ALL.into_iter().find(|activity| activity.name() == word);
            let algorithm = Algorithm::ALL.iter().find(|algorithm| algorithm.id() == word);
            match (activity, algorithm, &**word) {
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

/// What a column of a file is called.
fn heading(view: View, name: &'static str) -> &'static str {
    match (view, name) {
        (View::Machine, "from") => text::channel_from(),
        (View::Machine, "to") => text::channel_to(),
        (View::Metrics, "from") => text::value_from(),
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
        // Symbols.
        (_, name) => name,
    }
}

/// Two or three sentences.
fn paragraph(of: &Subject, request: &Request, view: View) -> String {
    let story = of.story;
    let (report, s) = (&story.run().report, &story.run().scenario);
    let see = || sentence(story, comparison(s).as_ref());
    let time = &quantity(report.t_parallel, DIGITS);
    match view {
        View::Machine if s.p == 1 => text::machine_one(&title_of(story), &see()),
        View::Machine => text::machine(&title_of(story), report.messages, report.words, &see()),
        View::Butterfly => {
            let across = across(story);
            text::butterfly(s.r(), s.n, across, s.r() - across.min(s.r()), story.phases().len(), time)
        }
        View::Timeline if s.p == 1 => text::timeline_one(time, &see()),
        View::Timeline => text::timeline(s.p, time, &breakdown::words(report, s.machine), &see()),
        View::Breakdown => {
            let all = quantity(f64::from(s.p) * report.t_parallel, DIGITS);
            text::breakdown(&all, &breakdown::words(report, s.machine))
        }
        View::Why => text::why(time, &breakdown::words(report, s.machine), &Why::new(s, report).note()),
        View::Distribution => distribution(story),
        View::Schedule => schedule(of),
        View::Supersteps => supersteps(story, &see()),
        View::Efficiency => curves(of, view, text::efficiency(s.n)),
        View::Speedup => curves(of, view, text::speedup(s.n)),
        View::Isoefficiency => {
            let kept = request.look.kept(report.efficiency);
            curves(of, view, text::isoefficiency(&quantity(kept, 3)))
        }
        View::Choose => fastest(story),
        View::Metrics => text::metrics(
            time,
            &quantity(report.t_serial, DIGITS),
            &quantity(report.speedup, 4),
            &fixed(report.efficiency, 3),
            &quantity(report.overhead, DIGITS),
        ),
        View::Spectrum => spectrum(story),
        View::Table => text::table(&title_of(story), &see()),
    }
}

/// How many stages need elements of other processors when they begin.
fn across(story: &Story) -> u32 {
    use hyperfly_view::story::PhaseKind;
    let exchanges = story.phases().iter().filter(|phase| matches!(phase.kind, PhaseKind::Exchange { .. }));
    exchanges.filter_map(|phase| phase.kind.stages()).map(|(first, last)| u32::from(last - first)).sum()
}

fn distribution(story: &Story) -> String {
    let Some(all) = story.distributions() else { return scene::not_followed().to_owned() };
    let last = all.all.len().saturating_sub(1);
    let titles: Vec<String> =
        all.all.iter().enumerate().map(|(k, one)| one.title(k == 0, k == last)).collect();
    let report = &story.run().report;
    text::distribution(titles.len(), &titles.join("; "), report.messages, report.words)
}

fn schedule(of: &Subject) -> String {
    let story = of.story;
    let q = story.p() - 1;
    let found = story.distributions().and_then(|all| Schedule::new(story, &all, q));
    let Some(found) = found.filter(|found| !found.outputs.is_empty()) else {
        return text::schedule_none().to_owned();
    };
    let times = || found.outputs.iter().map(|output| output.produced);
    let (first, last) = (times().fold(f64::INFINITY, f64::min), times().fold(0.0, f64::max));
    let left = found.outputs.iter().filter_map(|output| output.message).map(|message| message.left);
    let [first, last, left] = [first, last, left.fold(0.0, f64::max)].map(|time| quantity(time, DIGITS));
    let outputs = text::schedule_outputs(q, found.outputs.len(), &first, &last, &left);
    match of.counterpart {
        Some(other) => text::schedule(&difference(story, other), &outputs),
        None => outputs,
    }
}

fn supersteps(story: &Story, see: &str) -> String {
    let all = scenes::supersteps::supersteps(story);
    if all.is_empty() {
        return text::supersteps_none().to_owned();
    }
    let speaking = all.iter().filter(|superstep| superstep.h > 0).count();
    let h: u64 = all.iter().map(|superstep| superstep.h).sum();
    let time = quantity(story.run().report.t_parallel, DIGITS);
    text::supersteps(all.len() - speaking, speaking, &whole(h), &time, see)
}

/// What the curves are, and from where to where each goes.
fn curves(of: &Subject, view: View, mut said: String) -> String {
    let chart: Option<&Curves> = of.curves.iter().find(|curves| curves.are_of(view));
    let at = |y: f64| match view {
        View::Isoefficiency => format!("2^{}", quantity(y, 3)),
        _ => quantity(y, 3),
    };
    let one = |series: &Series| {
        let mut finite = series.line.iter().filter(|(_, y)| y.is_finite());
        let (first, points) = (finite.next(), series.points.len());
        let last = finite.next_back().or(first);
        match (first, last) {
            (Some((from, first)), Some((to, last))) => {
                let [from, to] = [from, to].map(|p| whole(*p as u64));
                text::curve(points, &series.name, &at(*first), &from, &at(*last), &to)
            }
            _ => text::curve_none(points, &series.name),
        }
    };
    for series in chart.iter().flat_map(|chart| &chart.series) {
        said.push(' ');
        said += &one(series);
    }
    said
}

fn fastest(story: &Story) -> String {
    let s = &story.run().scenario;
    let map = choose::map(s);
    let name = |choice: choose::Choice| match choice.algorithm {
        Algorithm::Transpose => scene::transpose(choice.dims),
        other => words::algorithm(other).to_owned(),
    };
    // On one processor there is nothing to choose.
    let cells = (0..choose::ROWS).flat_map(|row| (1..choose::COLUMNS).map(move |d| (d, row)));
    let all: Vec<Algorithm> =
        cells.filter_map(|(d, row)| Some(map.at(d, map.least + row)?.choice.algorithm)).collect();
    let count = |algorithm: &Algorithm| all.iter().filter(|other| *other == algorithm).count();
    let Some(most) =
        Algorithm::ALL.iter().max_by_key(|algorithm| count(algorithm)).filter(|_| !all.is_empty())
    else {
        return text::choose_none().to_owned();
    };
    let (many, by) = (count(most), words::algorithm(*most));
    match map.at(s.d(), s.r()).filter(|_| s.p > 1) {
        Some(here) => {
            let (time, e) = (quantity(here.t_parallel, DIGITS), fixed(here.efficiency, 3));
            text::choose(all.len(), many, by, s.p, s.n, &name(here.choice), &time, &e)
        }
        None => text::choose_beyond(all.len(), many, by),
    }
}

fn spectrum(story: &Story) -> String {
    let run = story.run();
    let Some(output) = &run.output else { return text::spectrum_none().to_owned() };
    let sizes = || output.spectrum.iter().map(|value| value.norm_sqr().sqrt());
    let (index, most) = sizes().enumerate().fold((0, 0.0), |best, at| if at.1 > best.1 { at } else { best });
    let large = sizes().filter(|size| *size >= most / 100.0).count();
    let error = run.report.relative_l2_error.unwrap_or(f64::NAN);
    text::spectrum(run.scenario.n, &index.to_string(), &quantity(most, 4), large, &quantity(error, 2))
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
