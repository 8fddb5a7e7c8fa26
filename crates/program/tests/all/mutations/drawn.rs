//! Plans of faulty programs are drawn like complete ones, without the elements that were never computed.

use crate::pictures;
use hyperfly_core::execute::execute;
use hyperfly_core::formulations::Formulation;
use hyperfly_core::machine::{Bsp, LogP, Network};
use hyperfly_core::problem::Problem;
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Scenario, signal};
use hyperfly_request::{Choice, View};
use hyperfly_view::text::describe;
use hyperfly_view::trace::replay::{ProgramLines, Stop};
use hyperfly_view::{Replay, Selection, figure, sentence};

/// Draws and describes a plan in the middle and at the end.
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
        let run = execute(plan.clone(), &scenario, Some(input), true).expect("the run ends");
        let replay = Replay::new(run.into());
        replay.set_program(ProgramLines { lines: lines.into(), fault: None });
        let of_line = lines.last().map(|line| Selection::Line(*line));
        let element = Selection::Element { stage: 1, index: 1 };
        pictures::draw(&replay, &[(0.5, of_line), (1.0, Some(element))]);
        for fraction in [0.5, 1.0] {
            describe::describe(&replay, element, fraction * replay.t_end());
        }
    }
}

/// A line with thousands of messages is marked by one frame.
#[test]
fn line_with_many_steps_is_marked_by_one_frame() {
    let source = hyperfly_program::builtin::named("transpose").expect("a program").source;
    let checked = hyperfly_program::check(source, 64, 4096);
    let plan = checked.plan.expect("a correct program");
    let problem = Problem { n: plan.n, ..Problem::default() };
    let scenario = Scenario { problem, p: plan.p, formulation: Formulation::Program, ..Scenario::default() };
    let input = signal::samples(&problem, None);
    let run = execute(plan, &scenario, Some(input), true).expect("the run ends");
    let replay = Replay::new(run.into());
    replay.set_program(ProgramLines { lines: checked.lines.into(), fault: None });
    let exchange = (1..).zip(source.lines()).find(|(_, text)| text.contains("exchange(")).expect("a line").0;
    assert!(!replay.has_few_steps(exchange));
    let length = |selection| {
        let request = figure::Request { t: Some(0.0), selection, ..figure::Request::new(View::Butterfly) };
        figure::figure(&replay, &request).len()
    };
    // One frame, not one per message.
    let marked_length = length(Some(Selection::Line(exchange))) - length(None);
    assert!((20..1_000).contains(&marked_length), "{marked_length} bytes");
}

/// A deadlock at the start leaves no steps and no time.
#[test]
fn immediate_deadlock_is_drawn_at_rest() {
    let source = "mine = layout(block())\ntheirs = receive(rank ^ 1, count = len(mine))\n";
    let checked = hyperfly_program::check(source, 4, 16);
    let partial_plan = checked.partial_plan.expect("it is begun");
    assert!(partial_plan.steps.is_empty() && !checked.faults.is_empty());
    draw(&partial_plan, &checked.lines);
}

/// A selected line marks its steps in every picture that shows them.
#[test]
fn selected_line_is_marked_in_every_picture() {
    let source = hyperfly_program::builtin::named("cyclic-to-blocked").expect("a program").source;
    // With 128 elements, the distribution is drawn as squares.
    [64, 128].into_iter().for_each(|n| assert_marked(source, n));
}

fn assert_marked(source: &str, n: u64) {
    let checked = hyperfly_program::check(source, 4, n);
    let plan = checked.plan.expect("a correct program");
    let (problem, p) = (Problem { n: plan.n, ..Problem::default() }, plan.p);
    let machine = Bsp::default().into();
    let scenario = Scenario { problem, p, machine, formulation: Formulation::Program, ..Scenario::default() };
    let input = signal::samples(&problem, None);
    let run = execute(plan, &scenario, Some(input), true).expect("the run ends");
    let replay = Replay::new(run.into());
    replay.set_program(ProgramLines { lines: checked.lines.into(), fault: None });
    let line = |call: &str| (1..).zip(source.lines()).find(|(_, text)| text.contains(call)).expect(call).0;
    let middle = Some(0.5 * replay.t_end());
    let draw_view = |view: View, selection| {
        let request = figure::Request { t: middle, selection, ..figure::Request::new(view) };
        figure::figure(&replay, &request)
    };
    for view in [View::Machine, View::Butterfly, View::Timeline, View::Supersteps, View::Distribution] {
        let unmarked = draw_view(view, None);
        assert!(draw_view(view, Some(Selection::Line(line("send(")))) != unmarked, "{}", view.id());
        assert!(draw_view(view, Some(Selection::Line(999))) == unmarked, "{}", view.id());
    }
    // The words sent by one line are received by the other.
    let brought =
        ["send(", "receive("].map(|call| draw_view(View::Distribution, Some(Selection::Line(line(call)))));
    assert!(brought[0] == brought[1]);
    for view in [View::Timeline, View::Supersteps] {
        let [sent, computed] =
            ["send(", "local("].map(|call| draw_view(view, Some(Selection::Line(line(call)))));
        assert!(sent != computed, "{}", view.id());
    }
}

/// A run of a part of a program says so instead of summarizing times that mean nothing.
#[test]
fn run_of_partial_program_says_where_it_stops() {
    let run_of = |source: &str| {
        let checked = hyperfly_program::check(source, 2, 8);
        let plan = checked.plan.or(checked.partial_plan).expect("a plan");
        let problem = Problem { n: plan.n, ..Problem::default() };
        let scenario =
            Scenario { problem, p: plan.p, formulation: Formulation::Program, ..Scenario::default() };
        let input = signal::samples(&problem, None);
        let run = execute(plan, &scenario, Some(input), true).expect("the run ends");
        let replay = Replay::new(run.into());
        let fault = checked.faults.first().map(|fault| fault.line);
        replay.set_program(ProgramLines { lines: checked.lines.into(), fault });
        (replay.stop(), sentence(&replay, None))
    };
    let start = "mine = layout(block())\n";
    let (stop, words) = run_of(&format!("{start}local(mine, stages = [1, 2])\n"));
    assert_eq!(stop, Some(Stop::NotStarted(2)));
    assert_eq!(words, "The program has not started: see line 2.");
    let exchange = format!("{start}theirs = exchange(1 - rank, mine)\n");
    let (stop, words) = run_of(&format!("{exchange}local(mine, stages = [1, 2])\n"));
    assert_eq!(stop, Some(Stop::Early(3)));
    assert!(words.starts_with("The program stops at line 3;"), "{words}");
    let (stop, words) = run_of(&format!("{exchange}combine(mine, theirs)\nlocal(mine)\n"));
    assert_eq!(stop, None);
    assert!(words.contains('%'), "{words}");
}
