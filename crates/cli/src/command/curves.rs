//! The points of the charts against p: runs that are quick enough.

use crate::execute::execute_with;
use crate::progress::Progress;
use hyperfly_core::Run;
use hyperfly_core::isoefficiency::{Outcome, search};
use hyperfly_core::run::Options;
use hyperfly_core::scenario::limits::MEMORY_NATIVE;
use hyperfly_core::scenario::{Algorithm, Look, Scenario, View};
use hyperfly_model::curves::processors;
use hyperfly_view::chart::families::{Line, all_processors, height};
use hyperfly_view::chart::{Curves, families};

/// A point is simulated if its run has at most so many messages.
const MAX_MESSAGES: u64 = 200_000;
/// A search for a size gives up at a run of more events.
const MAX_EVENTS: u64 = 1_000_000;

/// The curves of a view around a run; `None` for the other views.
pub fn curves(run: &Run, look: &Look, view: View) -> Option<Curves> {
    let kept = look.kept(run.report.efficiency);
    let mut progress = Progress::new();
    families::curves(run, view, kept, |of| match view {
        View::Isoefficiency => sizes(of, kept, &mut progress),
        _ => against_p(of, view, &mut progress),
    })
}

fn against_p(of: &Scenario, view: View, progress: &mut Progress) -> Line {
    let point = |p: u32| {
        let scenario = Scenario { p, ..of.clone() };
        // The all-to-all has p − 1 messages for each processor, an exchange for each stage far fewer.
        let messages = u64::from(p) * u64::from(p.max(2) - 1);
        let few = messages <= MAX_MESSAGES || (u64::from(p) * 32 <= MAX_MESSAGES && is_staged(of));
        let options = Options { data: false, trace: false, ..Options::default() };
        let run = few
            .then(|| execute_with(&scenario, None, options, |done| progress.show(done, &format!("p = {p}"))));
        Some((f64::from(p), height(view, &run?.ok()?.report)))
    };
    processors(of).into_iter().filter_map(point).collect()
}

/// Whether a processor has a message for each stage and not one for each other processor.
fn is_staged(scenario: &Scenario) -> bool {
    scenario.algorithm == Algorithm::BinaryExchange
}

/// The sizes for p = 1, 2, 4 … until one takes too long.
fn sizes(of: &Scenario, kept: f64, progress: &mut Progress) -> Line {
    let all = all_processors();
    let found = all.iter().map(|&p| {
        let of = Scenario { p, ..of.clone() };
        let told = |run: &Scenario| progress.show(f64::from(run.d()) / 16.0, &format!("p = {p}"));
        (p, search(&of, kept, MEMORY_NATIVE, MAX_EVENTS, told))
    });
    let quick = found.take_while(|(_, outcome)| *outcome != Outcome::LeftOut);
    let size = |(p, outcome)| match outcome {
        Outcome::Found(size) => Some((f64::from(p), size.log2_n)),
        _ => None,
    };
    quick.filter_map(size).collect()
}
