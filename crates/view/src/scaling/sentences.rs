//! Sentences about a scaling study, and the definitions of its terms.

use super::study::{ExecutedRun, Study};
use crate::notation::numbers::quantity;
use hyperfly_model::metrics::serial_fraction;
use hyperfly_model::scaling::Rule;
use hyperfly_text::scaling as texts;

/// Returns the name of a rule, which says what stays constant.
pub fn rule(rule: Rule) -> &'static str {
    match rule {
        Rule::Strong => texts::strong(),
        Rule::Memory => texts::memory(),
        Rule::Work => texts::work(),
        Rule::Time => texts::time(),
    }
}

/// A term with its definition.
pub struct Term {
    pub key: &'static str,
    pub name: fn() -> &'static str,
    pub definition: fn() -> &'static str,
}

macro_rules! terms {
    ($($key:literal $name:ident $definition:ident;)*) => {
        /// Definitions of the terms of scaling, including ambiguous ones.
        pub const TERMS: &[Term] =
            &[$(Term { key: $key, name: texts::$name, definition: texts::$definition }),*];
    };
}

terms! {
    "strong-scaling" term_strong_name term_strong;
    "weak-scaling" term_weak_name term_weak;
    "scaled-speedup" term_scaled_name term_scaled;
    "time-constrained" term_time_name term_time;
    "amdahl" term_amdahl_name term_amdahl;
    "gustafson" term_gustafson_name term_gustafson;
    "bisection" term_bisection_name term_bisection;
    "overhead-total" term_overhead_name term_overhead;
    "overhead-logp" term_o_name term_o;
    "threshold" term_threshold_name term_threshold;
    "serial-bsp" term_bsp_name term_bsp;
    "serial-radix" term_radix_name term_radix;
}

/// Significant digits of a speedup.
const DIGITS: usize = 3;

/// Summarizes the largest S with n fixed and with n/p fixed, or explains why there are no runs.
pub fn headline(study: &Study) -> String {
    let strong = &study.curve(Rule::Strong).runs;
    let value = |value: f64| quantity(value, DIGITS);
    let Some((best, stops)) = peak(strong).filter(|_| strong.len() > 1) else {
        return study.left_out.map_or_else(|| texts::one_processor().to_owned(), texts::left_out);
    };
    let n = study.start.n();
    let mut text = match stops {
        true => texts::strong_stops(n, &value(best.speedup), best.p),
        false => texts::strong_goes_on(n, &value(best.speedup), best.p),
    };
    if let Some((best, stops)) = peak(&study.curve(Rule::Memory).runs) {
        text.push(' ');
        text += &match stops {
            true => texts::weak_stops(&value(best.speedup), best.p),
            false => texts::weak_goes_on(&value(best.speedup), best.p),
        };
    }
    text
}

/// Summarizes the study: the headline, Amdahl's law against the runs, and missing runs or lines.
pub fn sentence(study: &Study) -> String {
    let mut all = vec![headline(study)];
    let strong = &study.curve(Rule::Strong).runs;
    let value = |value: f64| quantity(value, DIGITS);
    if strong.len() < 2 {
        return all.remove(0);
    }
    let last = &strong[strong.len() - 1];
    if let Some(promised) = study.law(Rule::Strong, last.p).filter(|_| last.p > study.last_fitted) {
        all.push(texts::law(study.last_fitted, &value(promised), last.p, &value(last.speedup)));
    }
    let fraction = |run: &ExecutedRun| Some((run.p, value(serial_fraction(run.speedup, run.p)?)));
    let mut fractions = strong.iter().filter_map(fraction);
    if let (Some((from, first)), Some((to, then))) = (fractions.next(), fractions.next_back()) {
        all.push(texts::no_serial_part(&first, from, &then, to));
    }
    if study.curves.iter().all(|curve| curve.line.len() < 2) {
        all.push(texts::no_lines().to_owned());
    }
    all.extend(study.left_out.map(texts::left_out));
    all.join(" ")
}

/// Returns the run with the largest speedup, and whether runs with larger p exist.
fn peak(runs: &[ExecutedRun]) -> Option<(&ExecutedRun, bool)> {
    let best = runs.iter().max_by(|a, b| a.speedup.total_cmp(&b.speedup))?;
    Some((best, best.p < runs[runs.len() - 1].p))
}
