//! Simulated points for the charts against p, from runs that are short enough. The caller executes them.

use hyperfly_core::isoefficiency::{SearchOutcome, search};
use hyperfly_core::limits::MEMORY_NATIVE;
use hyperfly_core::report::Report;
use hyperfly_core::{Run, Scenario};
use hyperfly_model::curves::processors;
use hyperfly_request::{Algorithm, Look, View};
use hyperfly_view::chart::families::{self, Line, all_processors, metric_value};
use hyperfly_view::chart::{Curves, Scale};
use hyperfly_view::views::curve_scale;

/// Maximal number of messages of a simulated point.
const MAX_MESSAGES: u64 = 200_000;
/// Maximal number of events of a run in a search for a problem size.
const MAX_EVENTS: u64 = 1_000_000;

/// Builds the curves of a view around a run; `None` for views without curves.
///
/// `execute` runs a point (only the report is used) or refuses it with `None`. `announce` is called before each run of a search.
pub fn curves(
    run: &Run,
    look: &Look,
    view: View,
    mut execute: impl FnMut(&Scenario) -> Option<Report>,
    mut announce: impl FnMut(&Scenario),
) -> Option<Curves> {
    let scale = curve_scale(view)?;
    let efficiency = look.target_efficiency(run.report.efficiency);
    Some(families::curves(run, scale, efficiency, |family| match scale {
        Scale::LogN => sizes(family, efficiency, &mut announce),
        _ => against_p(family, scale, &mut execute),
    }))
}

fn against_p(family: &Scenario, scale: Scale, execute: &mut dyn FnMut(&Scenario) -> Option<Report>) -> Line {
    let point = |p: u32| {
        // An all-to-all has p − 1 messages per processor; binary-exchange has at most one per stage.
        let messages = u64::from(p) * u64::from(p.max(2) - 1);
        let has_few_messages =
            messages <= MAX_MESSAGES || (u64::from(p) * 32 <= MAX_MESSAGES && sends_once_per_stage(family));
        let report = if has_few_messages { execute(&family.with_p(p)) } else { None };
        Some((f64::from(p), metric_value(scale, &report?)))
    };
    processors(family).into_iter().filter_map(point).collect()
}

/// Returns whether a processor sends at most one message per stage.
fn sends_once_per_stage(scenario: &Scenario) -> bool {
    scenario.formulation.algorithm() == Algorithm::BinaryExchange
}

/// Returns log2 of the problem sizes for p = 1, 2, 4 … until a search takes too long.
fn sizes(family: &Scenario, efficiency: f64, announce: &mut dyn FnMut(&Scenario)) -> Line {
    let processor_counts = all_processors();
    let outcomes = processor_counts.iter().map(|&p| {
        (p, search(&family.with_p(p), efficiency, MEMORY_NATIVE, MAX_EVENTS, |scenario| announce(scenario)))
    });
    let quick = outcomes.take_while(|(_, outcome)| *outcome != SearchOutcome::Skipped);
    let size = |(p, outcome)| match outcome {
        SearchOutcome::Found(size) => Some((f64::from(p), size.log2_n)),
        _ => None,
    };
    quick.filter_map(size).collect()
}
