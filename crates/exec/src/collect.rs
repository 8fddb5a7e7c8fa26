//! Timestamps of all processors as columns of a trace, and their memories as the transform.

use crate::fault::Fault;
use crate::stamps::Stamps;
use hyperfly_core::output::{self, Output};
use hyperfly_core::report::Report;
use hyperfly_core::schedule::Plan;
use hyperfly_core::trace::{self, Trace};
use hyperfly_core::{Complex64, Run, Scenario, clock::Clock, execute};
use std::collections::{BTreeMap, VecDeque};

/// Microseconds per second: the time unit of a Run on a real machine.
const MICRO: f64 = 1e6;

/// Builds the trace of a pass from every processor's timestamps, in microseconds since the first processor started.
///
/// Only the receiver observes a message's arrival. If the receiver waited, the delivery time is the time of receipt; otherwise the
/// message counts as delivered when it was sent.
pub fn trace(plan: &Plan, stamps: &[Stamps]) -> Trace {
    let begins = stamps.iter().map(|stamps| stamps.start.first().copied().unwrap_or(stamps.finish));
    let zero = begins.fold(f64::INFINITY, f64::min);
    let since_epoch = |times: fn(&Stamps) -> &Vec<f64>| -> Vec<f64> {
        stamps.iter().flat_map(times).map(|time| ((time - zero) * MICRO).max(0.0)).collect()
    };
    let mut trace = Trace {
        first: plan.first.clone(),
        start: since_epoch(|stamps| &stamps.start),
        injected: since_epoch(|stamps| &stamps.injected),
        arrived: since_epoch(|stamps| &stamps.arrived),
        finish: stamps.iter().map(|stamps| (stamps.finish - zero) * MICRO).collect(),
        source: find_sources(plan),
        rates_complete: true,
        unacknowledged: true,
        ..Trace::default()
    };
    trace.t_parallel = trace.finish.iter().copied().fold(0.0, f64::max);
    let steps = plan.steps.len();
    (trace.begun, trace.delivered) = (vec![0.0; steps], vec![0.0; steps]);
    (trace.unhindered_hop, trace.unhindered_transfer) = (vec![0.0; steps], vec![0.0; steps]);
    let has_waited: Vec<bool> = stamps.iter().flat_map(|stamps| stamps.waited.iter().copied()).collect();
    for rank in 0..plan.p {
        for k in plan.first[rank as usize]..plan.first[rank as usize + 1] {
            let end = trace.end(rank, k);
            let (k, step) = (k as usize, &plan.steps[k as usize]);
            if plan.sends(step).is_some() {
                // Within a collective, the current step also packs the messages of later steps.
                let rank_starts = &trace.start[plan.first[rank as usize] as usize..=k];
                let packs = rank_starts.partition_point(|start| *start <= trace.injected[k]).max(1);
                trace.begun[k] = rank_starts[packs - 1];
                trace.delivered[k] = trace.delivered[k].max(trace.injected[k]);
            } else if plan.receives(step).is_none() {
                trace.delivered[k] = end;
            }
            let source = trace.source[k] as usize;
            if has_waited[k] && source < steps {
                trace.delivered[source] = trace.arrived[k].max(trace.injected[source]);
            }
        }
    }
    for k in 0..steps {
        if plan.sends(&plan.steps[k]).is_some() {
            trace.unhindered_transfer[k] = trace.delivered[k] - trace.injected[k];
        }
    }
    trace
}

/// Finds the sending step of each receiving step (`u32::MAX` if none). Messages of one processor to another are received in sending
/// order.
fn find_sources(plan: &Plan) -> Vec<u32> {
    let mut sent_records: BTreeMap<(u32, u32), VecDeque<u32>> = BTreeMap::new();
    let programs = || {
        (0..plan.p).flat_map(|rank| {
            (plan.first[rank as usize]..plan.first[rank as usize + 1]).map(move |k| (rank, k))
        })
    };
    for (rank, k) in programs() {
        if let Some((to, _)) = plan.sends(&plan.steps[k as usize]) {
            sent_records.entry((rank, to)).or_default().push_back(k);
        }
    }
    let source = |(rank, k): (u32, u32)| {
        let (from, _) = plan.receives(&plan.steps[k as usize])?;
        sent_records.get_mut(&(from, rank))?.pop_front()
    };
    programs().map(source).map(|source| source.unwrap_or(u32::MAX)).collect()
}

/// Gathers the transform from the memories of all processors and computes its relative L2 error.
///
/// # Errors
/// The error exceeds 2 ε for each stage.
pub fn collect_spectrum(
    plan: &Plan,
    scenario: &Scenario,
    input: &[Complex64],
    memories: &[Vec<Complex64>],
) -> Result<(Vec<Complex64>, f64), Fault> {
    let direction = scenario.problem.direction;
    let scale = output::scale(plan.n, direction);
    let words = plan.output.places().map(|(rank, slot)| memories[rank as usize][slot as usize] * scale);
    let spectrum = output::coefficients(words.collect(), plan.transform);
    let reference = output::reference(input, plan.transform, direction);
    let error = output::relative_l2(&spectrum, &reference);
    let max_error = 2.0 * f64::EPSILON * f64::from(plan.stages());
    if error > max_error || error.is_nan() {
        return Err(Fault::Wrong { error, bound: max_error });
    }
    Ok((spectrum, error))
}

/// Gathers the input and transform of a plan that the kernel alone executed, whose bits are the same everywhere.
///
/// # Errors
/// The transform is wrong.
pub fn output(
    plan: &Plan,
    scenario: &Scenario,
    input: Vec<Complex64>,
    memories: &[Vec<Complex64>],
) -> Result<Output, Fault> {
    let (spectrum, error) = collect_spectrum(plan, scenario, &input, memories)?;
    let mut stages = Vec::new();
    if plan.n <= output::MAX_STAGES_N {
        // Values between stages are not recorded while the clock runs; an untimed execution provides them.
        let untimed = execute::execute_untimed(plan, input.clone(), scenario.problem.direction);
        if untimed.spectrum != spectrum {
            return Err(Fault::Wrong { error, bound: 0.0 });
        }
        stages = untimed.stages;
    }
    Ok(Output { input, spectrum, stages, relative_l2_error: error })
}

/// Returns the duration of a pass, in seconds.
pub fn seconds(trace: &Trace) -> f64 {
    trace.t_parallel * 1e-6
}

/// Builds the Run of a pass. `t_serial` is the measured T_s in seconds.
pub fn run(
    plan: &Plan,
    scenario: &Scenario,
    trace: Trace,
    output: Option<Output>,
    t_serial: f64,
    resolution: f64,
) -> Run {
    let mut activity = [0.0; 6];
    for rank in 0..plan.p {
        trace.segments(plan, rank, |segment| {
            activity[segment.activity as usize] += segment.end - segment.start;
        });
    }
    let words = plan.steps.iter().map(|step| plan.words(step));
    let report = Report {
        messages: words.clone().filter(|words| *words > 0).count() as u64,
        words: words.sum(),
        // Hops and channel load stay unknown: the routes of the messages are not observable.
        relative_l2_error: output.as_ref().map(|output| output.relative_l2_error),
        trace_hash: trace::hash(&trace, 0, output.as_ref()),
        ..Report::of_times(plan.p, t_serial * MICRO, trace.t_parallel, activity)
    };
    Run {
        graph: scenario.machine.graph(scenario.p),
        clock: Clock::Real { resolution },
        scenario: scenario.clone(),
        plan: plan.clone(),
        output,
        trace,
        report,
    }
}
