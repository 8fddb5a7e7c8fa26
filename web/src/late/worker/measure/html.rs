//! What was measured so far, as HTML: what to see, T_p and E against p, where T_p went, and the device as it was calibrated.

use super::super::set::prose;
use super::fastest::fastest;
use super::stages::{Both, Pair, side_by_side};
use hyperfly_exec::{Calibrated, calibrate, file as exec};
use hyperfly_request::{Request, Settings};
use hyperfly_text::measured as text;
use hyperfly_view::chart::{Plane, file};
use hyperfly_view::measured::{
    Fastest, Machine, PARTS, Row, Study, Timing, headline, machine_planes, off, part_name, planes,
};
use hyperfly_view::numbers::{fixed, percent, seconds, whole};
use hyperfly_view::svg::{FONTS, Svg};
use hyperfly_view::{ColourScheme, Frame, Palette, Replay, words};
use js_sys::encode_uri_component;
use maud::{Markup, PreEscaped, html};
use std::rc::Rc;

/// Width and height of a chart, which the page sizes to its room.
const CHART: [f32; 2] = [380.0, 300.0];

/// The most processors: each is a worker with a memory of its own.
pub const MOST: u32 = 16;

/// How it is laid out.
const STYLE: &str = include_str!("measured.css");

/// What is told.
pub struct Told<'a> {
    /// What was measured.
    pub study: Study,
    /// The p whose runs were over before the clock ticked.
    pub short: Vec<u32>,
    /// How often a part was measured again.
    pub again: u32,
    /// What was asked for.
    pub asked: &'a Request,
    /// The machine, once it is calibrated.
    pub machine: Option<&'a Calibrated>,
    /// The last run, and the same one as simulated.
    pub last: Option<&'a Both>,
    /// Somebody else's timings, and the run beside them.
    pub timings: Option<&'a (Vec<Timing>, Rc<Replay>)>,
    /// Which formulation is the fastest, as far as it is known.
    pub fastest: Option<&'a Fastest>,
    /// The stage that is looked at, from 1; 0 for all.
    pub looked: usize,
    /// The fraction that is done and what comes next, while it goes on.
    pub going: Option<(f64, String)>,
    /// Why it does not.
    pub problem: Option<&'a str>,
}

/// Writes it.
pub fn html(told: &Told, theme: ColourScheme) -> String {
    let Told { study, asked, .. } = told;
    let palette = Palette::new(theme);
    let name = words::algorithm(study.scenario.formulation.algorithm());
    let is_new = study.rows.is_empty() && study.machine.is_none();
    let all = html! {
        style { (PreEscaped(STYLE)) }
        @if is_new && told.going.is_none() { p { (text::measure_about()) } }
        p.ways {
            @match &told.going {
                Some((done, next)) => {
                    button.fix type="button" data-go="stop" { (text::measure_stop()) } " "
                    progress max="1" value=(format!("{done:.3}")) aria-label=(text::measure_device()) {} " "
                    span role="status" { (next) }
                }
                None => {
                    button.fix type="button" data-go="begin" {
                        (if is_new { text::measure_device() } else { text::measure_again() })
                    }
                    " "
                    button.fix type="button" data-go="choose" { (text::choose_here()) } " "
                    label.fix title=(text::open_what()) {
                        input type="file" data-set="open" accept=".json,.csv,.txt";
                        (text::open_run())
                    }
                }
            }
        }
        @if let Some(problem) = told.problem { p.problem role="alert" { (problem) } }
        @if !study.rows.is_empty() {
            p.what { (name) " · n = " (whole(study.scenario.n())) }
            @if study.scenario.n() != asked.settings.n {
                p.about data-asked-n=(asked.settings.n) {
                    (prose(&text::larger_n(asked.settings.n, &seconds(study.resolution), study.scenario.n())))
                }
            }
            p.see { (prose(&headline(study))) }
        }
        (notes(told))
        @if !study.rows.is_empty() {
            div.charts { @for plane in planes(study) { (chart(&plane, "p", palette)) } }
            (table(study))
        }
        @if let Some(both) = told.last.filter(|_| told.going.is_none()) {
            (side_by_side(&Pair::Runs(both), told.looked, theme))
        }
        @if let Some((timings, run)) = told.timings {
            (side_by_side(&Pair::Timed(timings, run), told.looked, theme))
        }
        @if let Some(map) = told.fastest.filter(|map| !map.cells.is_empty()) { (fastest(map, theme)) }
        @if let (Some(machine), Some(found)) = (&study.machine, told.machine) {
            h3 { (text::device()) }
            (device(machine))
            div.charts {
                @for plane in machine_planes(machine) { (chart(&plane, &plane.x.title, palette)) }
            }
            @if told.going.is_none() {
                p.ways {
                    a.fix href={ "#" (on(found, &with_n(asked, study.scenario.n()))) } { (text::use_device()) } " "
                    (keep("machine.json", &calibrate::file::write(found), text::keep_machine())) " "
                    @if let Some(Both { measurement, .. }) = told.last {
                        (keep("run.json", &exec::write(measurement), &text::keep_run(measurement.run.plan.p)))
                    }
                }
            }
        }
    };
    all.into_string()
}

/// What a reader of the numbers must know.
fn notes(told: &Told) -> Markup {
    let study = &told.study;
    let shared = study.rows.iter().any(|row| row.p > study.cores);
    let coarse = study.is_coarse() || !told.short.is_empty();
    html! {
        ul.notes {
            @for p in &told.short { li { (prose(&text::too_short(*p))) } }
            @if coarse {
                li {
                    (prose(&text::coarse(&seconds(study.resolution), &seconds(study.exact_from())))) " "
                    @if let Some(n) = exact_n(told) {
                        a href={ "#" (with_n(told.asked, n).to_fragment()) } {
                            (prose(&text::exact_n(n)))
                        }
                    }
                }
            }
            @if told.asked.settings.p > MOST && !study.rows.is_empty() {
                li { (prose(&text::beyond(told.asked.settings.p, MOST))) }
            }
            @if shared { li { (prose(&text::shared(study.cores))) } }
            @if told.again > 0 { li { (text::in_background(told.again)) } }
            @if !study.rows.is_empty() { li { (text::honest()) } }
        }
    }
}

/// Returns an n with exact times that can be measured, if it is larger than the measured one.
fn exact_n(told: &Told) -> Option<u64> {
    let can_be_measured = |n: u64| exec::check(&with_n(told.asked, n).settings).is_ok();
    told.study.exact_n().filter(|&n| n > told.study.scenario.n() && can_be_measured(n))
}

/// Returns the request with another n.
fn with_n(asked: &Request, n: u64) -> Request {
    Request { settings: Settings { n, ..asked.settings.clone() }, ..asked.clone() }
}

/// T_p of each p, measured beside predicted, and where it went.
fn table(study: &Study) -> Markup {
    let predicted = |row: &Row, time: Option<f64>| match time {
        Some(time) => html! { td { (seconds(time)) } td { (off(row.median, time)) } },
        None => html! { td { "–" } td {} },
    };
    let efficiency = |e: Option<f64>| e.map_or_else(|| "–".to_owned(), |e| fixed(e, 2));
    html! {
        div.scrolls tabindex="0" role="region" aria-label=(text::measured()) {
            table {
                thead {
                    tr {
                        th scope="col" { "p" }
                        th scope="col" { "Tₚ, " (text::measured()) }
                        th scope="col" { (text::half()) }
                        th scope="col" { (text::simulated()) } th scope="col" { (text::off_by()) }
                        th scope="col" { (text::closed_form()) } th scope="col" { (text::off_by()) }
                        th scope="col" { "E, " (text::measured()) } th scope="col" { "E, " (text::simulated()) }
                    }
                }
                tbody {
                    @for row in &study.rows {
                        tr data-p=(row.p) data-n=(study.scenario.n()) data-transform={ (format!("{:016x}", row.transform)) }
                            data-messages=(row.messages) data-words=(row.words) {
                            th scope="row" { (row.p) }
                            td { b { (seconds(row.median)) } }
                            td { (seconds(row.lower)) " … " (seconds(row.upper)) }
                            (predicted(row, row.simulated))
                            (predicted(row, row.closed))
                            td { (efficiency(study.efficiency(row.p, row.median))) }
                            td { (efficiency(row.simulated.and_then(|time| study.predicted_efficiency(row.p, time)))) }
                        }
                    }
                }
            }
        }
        div.scrolls tabindex="0" role="region" aria-label=(text::part()) {
            table {
                caption { (prose(text::part())) }
                thead {
                    tr {
                        th scope="col" { "p" }
                        @for part in PARTS {
                            th scope="col" { (part_name(part)) } th scope="col" { (text::simulated()) }
                        }
                    }
                }
                tbody {
                    @for row in study.rows.iter().filter(|row| row.p > 1) {
                        tr {
                            th scope="row" { (row.p) }
                            @for k in 0..PARTS.len() {
                                td { b { (seconds(row.parts[k])) } }
                                td { (row.simulated_parts.map_or_else(|| "–".to_owned(), |parts| seconds(shown(parts[k], row)))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A time without what is only the rounding of a sum.
fn shown(time: f64, row: &Row) -> f64 {
    if time < 1e-9 * row.median { 0.0 } else { time }
}

fn device(machine: &Machine) -> Markup {
    let [tc, ts, tw] = machine.parameters.map(seconds);
    html! {
        p { (prose(&text::parameters(&tc, &ts, &tw))) }
        p.about { (prose(&text::fit(machine.exchange.len(), &percent(machine.worst)))) }
    }
}

fn chart(plane: &Plane, against: &str, palette: Palette) -> Markup {
    let [width, height] = CHART;
    let mut svg = Svg::new(palette);
    file::draw(plane, Frame::new(width, height), palette, &mut svg);
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(text::chart(&plane.y.title, against))
            direction="ltr" font-family=(FONTS) { (PreEscaped(svg.inner())) }
    }
}

/// The request on the machine as it was calibrated.
pub fn on(machine: &Calibrated, asked: &Request) -> String {
    Request { settings: machine.of(&asked.settings), ..asked.clone() }.to_fragment()
}

/// A link that keeps a file.
fn keep(name: &str, file: &str, says: &str) -> Markup {
    let data: String = encode_uri_component(file).into();
    html! { a.fix download=(name) href={ "data:application/json;charset=utf-8," (data) } { (says) } }
}
