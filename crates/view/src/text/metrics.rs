//! The scalability metrics of a run as a table (GK App. B), with their definitions.

use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::glossary::{self, Entry};
use crate::notation::numbers;
use hyperfly_core::Run;
use hyperfly_model::Form;
use hyperfly_model::isoefficiency::isoefficient_size;
use hyperfly_model::metrics::{
    ScaledSpeedup, doubling, memory_scaled_speedup, overhead_function, scalability, scaled_speedup,
    serial_fraction,
};
use hyperfly_text::view;

/// A scalability metric of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Metric {
    /// Its glossary entry.
    pub entry: &'static Entry,
    /// Its formatted value, or a dash.
    pub value: String,
    /// The origin of the value: "simulated", "exact", "at most" …
    pub from: &'static str,
}

/// Returns all metrics of a run, the simulated ones first.
pub fn metrics(run: &Run) -> Vec<Metric> {
    let (s, report) = (&run.scenario, &run.report);
    let none = || ("–".to_owned(), view::no_closed_form());
    let simulated = |value: String| (value, view::simulated());
    let scaled = |found: Option<ScaledSpeedup>| {
        found.map_or_else(none, |found| {
            let n = numbers::quantity(found.log2_n, 4);
            (view::speedup_at(&numbers::quantity(found.speedup, 4), &n), at_most(found.form))
        })
    };
    let kept = report.efficiency;
    let size = isoefficient_size(s, s.p, kept).map_or_else(
        |_| none(),
        |size| (format!("n = 2^{}", numbers::quantity(size.log2_n, 4)), at_least(size.form)),
    );
    let growth = doubling(s, kept)
        .map_or_else(|_| none(), |growth| (numbers::quantity(growth, 3), view::closed_form()));
    let fraction = match serial_fraction(report.speedup, s.p) {
        Some(f) => simulated(numbers::quantity(f, 4)),
        None => ("–".to_owned(), view::one_processor()),
    };
    let machine = match scalability(s) {
        Some((value, form)) => (numbers::quantity(value, 4), at_most(form)),
        None => none(),
    };
    let overhead = overhead_function(report.t_serial, report.t_parallel, s.p);
    let all = [
        ("speedup", simulated(numbers::quantity(report.speedup, 4))),
        ("efficiency", simulated(numbers::quantity(report.efficiency, 4))),
        ("overhead", simulated(numbers::quantity(report.overhead, 7))),
        ("serial-fraction", fraction),
        ("overhead-function", simulated(numbers::quantity(overhead, 4))),
        ("scaled-speedup", scaled(scaled_speedup(s))),
        ("memory-speedup", scaled(memory_scaled_speedup(s))),
        ("scalability", machine),
        ("isoefficiency", size),
        ("doubling", growth),
    ];
    let entry = |key: &str| glossary::all().find(|entry| entry.key == key);
    let metric = |(key, (value, from))| Some(Metric { entry: entry(key)?, value, from });
    all.into_iter().filter_map(metric).collect()
}

fn at_most(form: Form) -> &'static str {
    match form {
        Form::Exact => view::closed_form(),
        Form::LowerBound => view::closed_form_at_most(),
        Form::Estimate => view::closed_form_about(),
    }
}

fn at_least(form: Form) -> &'static str {
    if form == Form::LowerBound { view::closed_form_at_least() } else { at_most(form) }
}

/// Draws the table: symbol, name, value and origin.
pub fn draw(run: &Run, frame: Frame, surface: &mut dyn Surface) {
    let em = frame.text;
    let set = |anchor| TextStyle::new(em, anchor);
    for (k, Metric { entry, value, from }) in metrics(run).iter().enumerate() {
        let y = em * (1.0 + 2.0 * k as f32);
        if y > frame.height {
            break;
        }
        let italic = TextStyle { italic: true, ..set(Anchor::Start) };
        surface.text(0.0, y, italic, Ink::Text, entry.letter());
        let after = em * (0.56 * entry.letter().chars().count() as f32 + 0.05);
        let below = TextStyle { size: em * 0.75, ..italic };
        surface.text(after, y + em * 0.4, below, Ink::Text, entry.subscript);
        surface.text(em * 4.5, y, set(Anchor::Start), Ink::Muted, entry.name());
        surface.text((frame.width * 0.62).max(em * 28.0), y, set(Anchor::End), Ink::Text, value);
        surface.text((frame.width * 0.62).max(em * 28.0) + em * 1.5, y, set(Anchor::Start), Ink::Muted, from);
    }
}
