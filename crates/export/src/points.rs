//! The simulated points of the charts against p, from runs that are quick enough; the caller executes them.

use hyperfly_core::isoefficiency::{Outcome, search};
use hyperfly_core::limits::MEMORY_NATIVE;
use hyperfly_core::report::Report;
use hyperfly_core::{Run, Scenario};
use hyperfly_model::curves::processors;
use hyperfly_request::{Algorithm, Look, View};
use hyperfly_view::chart::Curves;
use hyperfly_view::chart::families::{self, Line, all_processors, height};

/// A point is simulated if its run has at most so many messages.
const MAX_MESSAGES: u64 = 200_000;
/// A search for a size gives up at a run of more events.
const MAX_EVENTS: u64 = 1_000_000;

/// Whether a view is one of curves against p.
pub fn is_curve(view: View) -> bool {
    matches!(view, View::Efficiency | View::Speedup | View::Isoefficiency)
}

/// The curves of a view around a run, with the points that `execute` runs (times are enough; `None` for a run that it
/// refuses); `None` for the other views. `announce` is called before each run of a search.
pub fn curves(
    run: &Run,
    look: &Look,
    view: View,
    mut execute: impl FnMut(&Scenario) -> Option<Report>,
    mut announce: impl FnMut(&Scenario),
) -> Option<Curves> {
    let kept = look.kept(run.report.efficiency);
    families::curves(run, view, kept, |of| match view {
        View::Isoefficiency => sizes(of, kept, &mut announce),
        _ => against_p(of, view, &mut execute),
    })
}

fn against_p(of: &Scenario, view: View, execute: &mut dyn FnMut(&Scenario) -> Option<Report>) -> Line {
    let point = |p: u32| {
        // The all-to-all has p − 1 messages for each processor, an exchange for each stage far fewer.
        let messages = u64::from(p) * u64::from(p.max(2) - 1);
        let few = messages <= MAX_MESSAGES || (u64::from(p) * 32 <= MAX_MESSAGES && is_staged(of));
        let report = if few { execute(&of.with_p(p)) } else { None };
        Some((f64::from(p), height(view, &report?)))
    };
    processors(of).into_iter().filter_map(point).collect()
}

/// Whether a processor has a message for each stage and not one for each other processor.
fn is_staged(scenario: &Scenario) -> bool {
    scenario.formulation.algorithm() == Algorithm::BinaryExchange
}

/// The sizes for p = 1, 2, 4 … until one takes too long.
fn sizes(of: &Scenario, kept: f64, announce: &mut dyn FnMut(&Scenario)) -> Line {
    let all = all_processors();
    let found = all
        .iter()
        .map(|&p| (p, search(&of.with_p(p), kept, MEMORY_NATIVE, MAX_EVENTS, |scenario| announce(scenario))));
    let quick = found.take_while(|(_, outcome)| *outcome != Outcome::LeftOut);
    let size = |(p, outcome)| match outcome {
        Outcome::Found(size) => Some((f64::from(p), size.log2_n)),
        _ => None,
    };
    quick.filter_map(size).collect()
}
