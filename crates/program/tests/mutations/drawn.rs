//! A schedule that was begun and did not come to its end is drawn as one that did: what nobody computed is not there yet.

use hyperfly_core::formulations::Formulation;
use hyperfly_core::machine::{Bsp, LogP, Network};
use hyperfly_core::problem::Problem;
use hyperfly_core::run::Executor;
use hyperfly_core::schedule::Plan;
use hyperfly_core::simulator::Simulator;
use hyperfly_core::{Scenario, signal};
use hyperfly_request::{Choice, View};
use hyperfly_view::{Replay, Selection, describe, figure, sentence};

const VIEWS: [View; 9] = [
    View::Machine,
    View::Butterfly,
    View::Timeline,
    View::Breakdown,
    View::Why,
    View::Distribution,
    View::Schedule,
    View::Supersteps,
    View::Spectrum,
];

/// Draws and describes all of it, in the middle and at the end.
pub fn draw(plan: &Plan, lines: &[u32]) {
    let problem = Problem { n: plan.n, ..Problem::default() };
    for machine in [Network::default().into(), LogP::default().into(), Bsp::default().into()] {
        let scenario = Scenario {
            problem,
            machine,
            p: plan.p,
            formulation: Formulation::Program,
            ..Scenario::default()
        };
        let input = signal::samples(&problem, None);
        let run = Simulator { scenario, trace: true }.execute(plan.clone(), Some(input)).expect("it ends");
        let end = run.trace.t_parallel;
        let replay = Replay::new(run.into());
        replay.set_lines(lines.into());
        assert!(!sentence(&replay, None).is_empty());
        let of_line = lines.last().map(|line| Selection::Line(*line));
        let element = Some(Selection::Element { stage: 1, index: 1 });
        for (t, selection) in [(0.5 * end, of_line), (end, element)] {
            for view in VIEWS {
                let asked = figure::Request { t: Some(t), selection, ..figure::Request::new(view) };
                let svg = figure::figure(&replay, &asked);
                assert!(!svg.contains("NaN") && !svg.contains("inf"), "{}:\n{svg}", view.id());
            }
            describe::describe(&replay, Selection::Element { stage: 1, index: 1 }, t);
        }
    }
}

/// A line that sends thousands of messages marks all of them, and not the first few.
#[test]
fn a_line_of_many_steps_is_marked_as_a_whole() {
    let source = hyperfly_program::builtin::named("transpose").expect("a program").source;
    let checked = hyperfly_program::check(source, 64, 4096);
    let plan = checked.plan.expect("it is right");
    let problem = Problem { n: plan.n, ..Problem::default() };
    let scenario = Scenario { problem, p: plan.p, formulation: Formulation::Program, ..Scenario::default() };
    let input = signal::samples(&problem, None);
    let run = Simulator { scenario, trace: true }.execute(plan, Some(input)).expect("it ends");
    let replay = Replay::new(run.into());
    replay.set_lines(checked.lines.into());
    let exchange = (1..).zip(source.lines()).find(|(_, text)| text.contains("exchange(")).expect("a line").0;
    assert!(!replay.has_few_steps(exchange));
    let length = |selection| {
        let asked = figure::Request { t: Some(0.0), selection, ..figure::Request::new(View::Butterfly) };
        figure::figure(&replay, &asked).len()
    };
    // One frame, and not one for each message.
    let more = length(Some(Selection::Line(exchange))) - length(None);
    assert!((20..1_000).contains(&more), "{more} bytes");
}
