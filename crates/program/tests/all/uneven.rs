//! Any number of processors and uneven message lengths: the transform is right on every machine.

use crate::pictures::draw;
use hyperfly_core::Complex64;
use hyperfly_core::execute::execute;
use hyperfly_core::limits::Options;
use hyperfly_core::machine::{Bsp, LogP, Machine, Network};
use hyperfly_core::problem::{Problem, Signal};
use hyperfly_core::schedule::Plan;
use hyperfly_core::topology::Interconnect;
use hyperfly_core::{Run, Scenario, execute, signal};
use hyperfly_program::check;
use hyperfly_request::{Request, begin};
use hyperfly_view::{Replay, Selection};

/// Columns dealt out cyclically to any number of processors, a redistribution with uneven messages, rows dealt out.
const DEALT: &str = "
h = log2(n) // 2
width, height = n >> h, 1 << h
columns = lambda q: range(q, width, p)
rows = lambda q: range(q, height, p)
mine = layout([[row * width + column for column in columns(q) for row in range(height)] for q in range(p)])
local(mine, stages = range(h))

# A message has the elements in my columns and your rows, row by row.
there = fresh(len(rows(rank)) * width)
def slots_of(q):
    return [k * height + row for row in rows(q) for k in range(len(columns(rank)))]
def slots_from(q):
    return [there[k * width + column] for k in range(len(rows(rank))) for column in columns(q)]
copy(slots_of(rank), slots_from(rank))
for step in range(1, p):
    to, source = (rank + step) % p, (rank - step) % p
    exchange(to, slots_of(to), source = source, into = slots_from(source))
local(there, stages = range(h, log2(n)))
";

fn compile_plan(p: u32, n: u64) -> Plan {
    let checked = check(DEALT, p, n);
    let faults: Vec<String> = checked.faults.iter().map(ToString::to_string).collect();
    checked.plan.unwrap_or_else(|| panic!("p {p} n {n}: {faults:#?}"))
}

fn list_machines() -> [Machine; 3] {
    let network = Network { interconnect: Interconnect::Complete, ..Network::default() };
    [network.into(), LogP::default().into(), Bsp::default().into()]
}

/// Executes a plan on a machine with a noise signal.
fn run_plan(plan: &Plan, machine: Machine) -> Run {
    let problem = Problem { n: plan.n, signal: Signal::Noise { seed: 7 }, ..Problem::default() };
    let scenario = Scenario { problem, machine, p: plan.p, ..Scenario::default() };
    let input = signal::samples(&scenario.problem, None);
    execute(plan.clone(), &scenario, Some(input), true).expect("the run ends")
}

#[test]
fn uneven_program_is_right_on_every_machine() {
    let mut lengths = Vec::new();
    for (p, n) in [(3, 32), (3, 64), (5, 64), (5, 1024), (6, 256), (7, 4096), (1, 16), (12, 1024)] {
        let plan = compile_plan(p, n);
        lengths.extend(plan.steps.iter().map(|step| plan.words(step)));
        for machine in list_machines() {
            let run = run_plan(&plan, machine);
            let error = run.report.relative_l2_error.expect("a run with data");
            assert!(error < 1e-15 * 16.0, "p {p} n {n} on {:?}: {error}", machine.kind());
            assert!(run.report.t_parallel > 0.0 && run.report.efficiency <= 1.0 + 1e-12);
            let sum: f64 = run.report.breakdown.parts.iter().sum();
            assert!((sum - 1.0).abs() < 1e-9, "{:?}", run.report.breakdown);
        }
    }
    assert!(lengths.contains(&3) && lengths.contains(&6), "{lengths:?}");
}

/// Requests allow any p on machines where all processors are equidistant, and every picture can be drawn.
#[test]
fn uneven_p_is_accepted_and_drawn() {
    for p in [3, 5, 12] {
        let plan = compile_plan(p, 256);
        for machine in ["topology=complete", "machine=logp", "machine=bsp"] {
            let fragment = format!("algorithm=program&p={p}&n=256&{machine}");
            let settings = Request::from_fragment(&fragment).0.expect(&fragment).settings;
            let execution = begin(&settings, Some(plan.clone()), None, Options::default());
            let mut execution = execution.unwrap_or_else(|error| panic!("{fragment}: {error}"));
            while !execution.advance(1_000).expect("no deadlock") {}
            let replay = Replay::new(execution.finish().into());
            let last = Some(Selection::Processor(p - 1));
            draw(&replay, &[(0.0, last), (0.4, last), (1.0, last)]);
        }
        for other in ["topology=hypercube", "topology=mesh", "machine=logp&algorithm=binary-exchange"] {
            let fragment = format!("algorithm=program&p={p}&n=256&{other}");
            let problems = Request::from_fragment(&fragment).0.expect_err(&fragment);
            assert_eq!(problems[0].field, "p", "{fragment}");
            assert!(problems[0].nearest.is_some(), "{fragment}");
        }
    }
}

#[test]
fn all_machines_give_equal_bits() {
    let plan = compile_plan(5, 256);
    let bits = |run: Run| -> Vec<[u64; 2]> {
        let spectrum = run.output.expect("a run with data").spectrum;
        spectrum.iter().map(|y: &Complex64| [y.re.to_bits(), y.im.to_bits()]).collect()
    };
    let outputs = list_machines().map(|machine| bits(run_plan(&plan, machine)));
    assert!(outputs[0] == outputs[1] && outputs[1] == outputs[2]);
}

/// Single butterflies on slots in any order.
#[test]
fn single_butterflies_compute_the_transform() {
    for (n, source) in [
        (4, "layout([[0, 1, 2, 3]])\nbutterfly(0, 2)\nbutterfly(3, 1)\nbutterfly([0, 2], [1, 3])\n"),
        (4, "layout([[3, 0, 2, 1]])\nlocal([0, 1, 2, 3])\n"),
        (
            8,
            "layout([[7, 0, 2, 1, 5, 3, 4, 6]])\nlocal(range(8), stages = [0, 1])\nlocal(range(8)[::-1], stages = 2)\n",
        ),
        (
            8,
            "layout([range(0, 8, 2), range(1, 8, 2)][:p])\nlocal(range(4), stages = range(2))\nx = exchange(rank ^ 1, range(4))\ncombine(range(4), x)\n",
        ),
        (
            8,
            "layout(block())\nx = exchange((rank + 1) % 2, [3, 0, 2, 1])\ncombine([3, 0, 2, 1], x)\nlocal(range(4))\n",
        ),
    ] {
        let p = if source.contains("exchange") { 2 } else { 1 };
        let checked = check(source, p, n);
        let plan = checked.plan.unwrap_or_else(|| panic!("{source}: {:?}", checked.faults));
        let input = (0..n).map(|i| Complex64::new(i as f64, 1.0 / (i + 1) as f64)).collect();
        let output = execute::execute_untimed(&plan, input, hyperfly_core::problem::Direction::Forward);
        assert!(output.relative_l2_error < 1e-15, "{source}: {}", output.relative_l2_error);
    }
}
