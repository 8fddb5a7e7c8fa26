//! Runs on LogP machines without overhead, and their traces read in S's terms: when outputs are produced, when words leave, which nodes an
//! input makes possible. Contains no formula of the paper.

use crate::prelude::*;
use hyperfly_core::formulations::Formulation;
use hyperfly_core::limits::Options;
use hyperfly_core::machine::LogP;
use hyperfly_core::problem::Problem;
use hyperfly_core::schedule::Step;
use hyperfly_core::schedule::holdings::holdings;
use hyperfly_core::{Run, Scenario, run};
use hyperfly_model::sahay::Instance;
use std::ops::Range;

/// Returns a machine of S 2: time in butterfly nodes, o = 0.
pub fn scenario(formulation: Formulation, case: &Instance) -> Scenario {
    Scenario {
        problem: Problem { n: case.n, ..Problem::default() },
        formulation,
        machine: LogP { tc: 1.0, latency: case.latency, gap: case.gap, overhead: 0.0, ..LogP::default() }
            .into(),
        p: case.p,
        ..Scenario::default()
    }
}

/// Executes the schedule without data.
pub fn execute(formulation: Formulation, case: &Instance) -> Run {
    let options = Options { data: false, ..Options::default() };
    run(&scenario(formulation, case), None, options).expect("entries ask for runs that are possible")
}

/// Returns T_p.
pub fn time(formulation: Formulation, case: &Instance) -> f64 {
    let options = Options { data: false, trace: false, ..Options::default() };
    let run = run(&scenario(formulation, case), None, options);
    run.expect("entries ask for runs that are possible").report.t_parallel
}

/// Checks results of runs of a schedule on such a machine, in rows whose keys begin with P and n. S state their theorems for every P, n,
/// g and L, so their values are chosen here.
pub fn check_chosen_run(algorithm: &'static str, case: &Instance) -> Check {
    check_run(algorithm, case).within("P", case.p).within("n", case.n).chosen(&["p", "n", "g", "L"])
}

/// Checks results of a run with these parameters.
pub fn check_run(algorithm: &'static str, case: &Instance) -> Check {
    let check =
        Check::new(Method::Executed).labelled("what").with("algorithm", algorithm).with("machine", "logp");
    let check = check.with("p", case.p).with("n", case.n).with("g", case.gap).with("L", case.latency);
    check.with("o", 0.0).with("tc", 1.0)
}

/// Checks results of runs of the output-driven schedule.
pub fn check_output_driven(case: &Instance) -> Check {
    check_chosen_run("output-driven", case)
}

/// Returns the instance with P = 2^d and n = P·2^log_m, where n ≥ P².
pub fn instance(d: u32, log_m: u32, gap: f64, latency: f64) -> Instance {
    Instance { n: 1 << (d + log_m), p: 1 << d, gap, latency }
}

/// Outputs of a processor in phase I, in the order of their production.
pub struct Outputs {
    /// The row of its m-input butterfly.
    pub rows: Vec<u64>,
    /// t_a: when it was processed.
    pub produced: Vec<f64>,
    /// s_a: when it left; the last l stay.
    pub sent: Vec<f64>,
    /// Receiver of each word.
    pub to: Vec<u32>,
    /// The nodes of each column that were processed for it: `[a][column − 1]`.
    pub nodes: Vec<Vec<u64>>,
}

fn records(run: &Run, q: u32) -> Range<usize> {
    run.plan.first[q as usize] as usize..run.plan.first[q as usize + 1] as usize
}

/// Reads the outputs of every processor of a run.
pub fn outputs(run: &Run) -> Vec<Outputs> {
    let (plan, trace) = (&run.plan, &run.trace);
    let latency = run.scenario.machine.logp().map_or(0.0, |logp| logp.latency);
    let (n, p) = (plan.n, u64::from(plan.p));
    let log_m = (n / p).ilog2() as usize;
    let computations = holdings(plan).expect("a plan that computes the transform").computations;
    let last = &computations[(log_m - 1) * n as usize..log_m * n as usize];
    let of_processor = |q: u32| {
        // The element that each record of the last column of phase I computes; elements are assigned in turn.
        let mut order: Vec<(u32, u64)> =
            (0..n).filter(|i| i % p == u64::from(q)).map(|i| (last[i as usize].record, i / p)).collect();
        order.sort_unstable();
        let production_times = order.iter().map(|(record, _)| trace.delivered[*record as usize]).collect();
        let posts: Vec<usize> =
            records(run, q).filter(|k| matches!(plan.steps[*k], Step::Post { .. })).collect();
        let mut nodes = vec![vec![0; log_m]; order.len()];
        for k in records(run, q) {
            if let Step::Combine(combine) = plan.steps[k]
                && usize::from(combine.stage) < log_m
            {
                let a = order.partition_point(|(record, _)| (*record as usize) < k);
                nodes[a][usize::from(combine.stage)] += combine.nodes();
            }
        }
        Outputs {
            rows: order.iter().map(|(_, row)| *row).collect(),
            produced: production_times,
            sent: posts.iter().map(|k| trace.delivered[*k] - latency).collect(),
            to: posts.iter().filter_map(|k| plan.sends(&plan.steps[*k]).map(|(to, _)| to)).collect(),
            nodes,
        }
    };
    (0..plan.p).map(of_processor).collect()
}

/// An input of phase II, in the order in which a processor has them.
pub struct Input {
    /// Time of its arrival; 0 for the processor's own.
    pub arrived: f64,
    /// Time that the processor waited for it.
    pub waited: f64,
    /// δ: the nodes that it made possible.
    pub delta: u64,
}

/// Returns the inputs of processor `q`, the l of its own first.
pub fn inputs(run: &Run, q: u32) -> Vec<Input> {
    let (plan, trace) = (&run.plan, &run.trace);
    let m = plan.n / u64::from(plan.p);
    let outputs_per_rank = m / u64::from(plan.p);
    let mut inputs: Vec<Input> =
        (0..outputs_per_rank).map(|_| Input { arrived: 0.0, waited: 0.0, delta: 0 }).collect();
    for k in records(run, q) {
        match plan.steps[k] {
            Step::Await { .. } => inputs.push(Input {
                arrived: trace.delivered[trace.source[k] as usize],
                waited: trace.end(q, k as u32) - trace.start[k],
                delta: 0,
            }),
            Step::Combine(combine) if u32::from(combine.stage) >= m.ilog2() => {
                if let Some(input) = inputs.last_mut() {
                    input.delta += combine.nodes();
                }
            }
            _ => {}
        }
    }
    inputs
}
