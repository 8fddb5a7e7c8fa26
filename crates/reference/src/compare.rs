//! Compares a run of core with the slow simulator, time by time, and reports the first difference in
//! virtual time.

use crate::bsp;
use crate::simulator::{Outcome, simulate, simulate_rounded};
use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_core::networks::Deadlock;
use hyperfly_core::schedule::{Plan, Step};
use hyperfly_request::{MachineKind, Settings, SettingsError, Switching};
use std::fmt::Write;

/// Two times that should be equal.
struct Pair {
    label: String,
    core: f64,
    slow: f64,
}

impl Pair {
    fn differs(&self, tolerance: f64) -> bool {
        let difference = (self.core - self.slow).abs();
        difference > tolerance * self.slow.abs() || difference.is_nan()
    }
}

/// Returns the relative tolerance for the times of [`scenarios`](crate::scenarios::scenarios): zero, because all sums are exact
/// and every tie is a real one, unless cut-through divides channels by three.
pub fn tolerance(s: &Settings) -> f64 {
    let shares_channels = s.machine == MachineKind::Network && s.switching == Switching::CutThrough;
    if shares_channels { 1e-9 } else { 0.0 }
}

/// Runs a scenario on both simulators and returns the run, or what differs by more than the relative `tolerance`. `None` if it
/// deadlocks on both.
pub fn compare(s: &Settings, tolerance: f64) -> Result<Option<Run>, String> {
    compare_with(s, tolerance, Options { data: false, ..Options::default() })
}

/// Does the same as [`compare`] with other options.
pub fn compare_with(s: &Settings, tolerance: f64, options: Options) -> Result<Option<Run>, String> {
    match hyperfly_request::run(s, None, options) {
        Ok(run) => {
            compare_run(s, &run, tolerance)?;
            Ok(Some(run))
        }
        Err(SettingsError::Deadlock(deadlock)) => {
            compare_deadlock(s, &s.scenario().plan(), &deadlock)?;
            Ok(None)
        }
        Err(error) => Err(format!("{s:?}\nis refused: {error}")),
    }
}

/// Checks that the slow simulator deadlocks too, and that each message of the cycle waits for a channel that the next one holds.
pub fn compare_deadlock(s: &Settings, plan: &Plan, deadlock: &Deadlock) -> Result<(), String> {
    let actual = format!("{s:?}\nends with {deadlock:?}");
    let Some(waiting_pairs) = simulate(s, plan).deadlock else {
        return Err(format!("{actual}, but can go on"));
    };
    let circle = &deadlock.cycle;
    if circle.len() < 2 {
        return Err(format!("{actual}, which is no circle; {waiting_pairs:?}"));
    }
    for (k, waiting_rank) in circle.iter().enumerate() {
        let holder = circle[(k + 1) % circle.len()];
        if !waiting_pairs.contains(&(*waiting_rank, holder)) {
            return Err(format!(
                "{actual}, but {waiting_rank} does not wait for {holder}; {waiting_pairs:?}"
            ));
        }
    }
    Ok(())
}

/// Compares a finished run with the slow simulator on the same plan.
pub fn compare_run(s: &Settings, run: &Run, tolerance: f64) -> Result<(), String> {
    let pairs = if s.machine == MachineKind::Bsp {
        let slow_outcome =
            bsp::simulate(s, &run.plan).ok_or_else(|| format!("{s:?}\ncomes to a standstill"))?;
        pair_supersteps(s, run, &slow_outcome)?
    } else {
        let slow_outcome = simulate(s, &run.plan);
        if let Some(deadlock) = &slow_outcome.deadlock {
            return Err(format!("{s:?}\nshould be stuck: {deadlock:?}"));
        }
        let load = run.report.hottest.map_or(0, |bottleneck| bottleneck.load as usize);
        let has_queues = s.machine == MachineKind::LogP || s.switching != Switching::CutThrough;
        if tolerance == 0.0 && has_queues && load != slow_outcome.max_load {
            return Err(format!("{s:?}\nhottest channel: {load} and not {} at once", slow_outcome.max_load));
        }
        pair_times(s, run, &slow_outcome)?
    };
    let tolerance = if s.machine == MachineKind::Bsp { 1e-12 } else { tolerance };
    let mut differences: Vec<Pair> = pairs.into_iter().filter(|compare| compare.differs(tolerance)).collect();
    if !differences.is_empty() && tolerance > 0.0 && s.machine == MachineKind::Network {
        let rounding = rounding_error(s, &run.plan);
        differences.retain(|compare| compare.differs(10.0 * rounding));
    }
    let time = |compare: &Pair| compare.core.min(compare.slow);
    differences.sort_by(|a, b| time(a).total_cmp(&time(b)));
    if differences.is_empty() {
        return Ok(());
    }
    let mut text = format!("{s:?}\n{} times differ; the first of them:\n", differences.len());
    for Pair { label, core, slow } in differences.iter().take(5) {
        writeln!(text, "  {label}: {core} and not {slow}").unwrap();
    }
    Err(text)
}

/// Number of runs of which [`rounding_error`] is the maximum. A single one sometimes changes a thousand times less than others.
const ROUNDED_RUNS: u64 = 16;

/// Returns the largest relative change of a time over runs that round the rates of flows differently.
///
/// A flow that starts late by δ shortens the time for which another flow has the rate r′ instead of r, whose end then comes early by
/// δ·(r − r′)/r′: by q − 1 times δ where q flows share a channel. So rounding may grow from one message to the next.
fn rounding_error(s: &Settings, plan: &Plan) -> f64 {
    let times = |outcome: Outcome| -> Vec<f64> {
        let delivered = outcome.messages.into_iter().filter_map(|message| message.delivered);
        outcome.start.into_iter().flatten().chain(outcome.finish).chain(delivered).collect()
    };
    let unchanged = times(simulate(s, plan));
    let largest_change = |seed| {
        let rounded = times(simulate_rounded(s, plan, Some(seed)));
        let changes = unchanged.iter().zip(rounded).map(|(time, rounded)| (rounded - time).abs() / time);
        changes.filter(|change| change.is_finite()).fold(0.0, f64::max)
    };
    (0..ROUNDED_RUNS).map(largest_change).fold(0.0, f64::max)
}

fn pair_times(s: &Settings, run: &Run, slow_outcome: &Outcome) -> Result<Vec<Pair>, String> {
    let (plan, trace) = (&run.plan, &run.trace);
    let mut pairs = Vec::new();
    let mut compare =
        |label: String, core: f64, slow_outcome: f64| pairs.push(Pair { label, core, slow: slow_outcome });
    compare("T_p".to_owned(), run.report.t_parallel, slow_outcome.t_parallel);
    compare("T_p of the trace".to_owned(), trace.t_parallel, slow_outcome.t_parallel);
    if trace.first != plan.first || trace.finish.len() != plan.p as usize || trace.bins.is_some() {
        return Err(format!("{s:?}\nthe trace has another form than the plan"));
    }
    for rank in 0..plan.p as usize {
        compare(format!("processor {rank} finishes"), trace.finish[rank], slow_outcome.finish[rank]);
        for (step, &start) in slow_outcome.start[rank].iter().enumerate() {
            let record = plan.first[rank] as usize + step;
            compare(format!("processor {rank}, step {step} begins"), trace.start[record], start);
            let end = slow_outcome.start[rank].get(step + 1).copied().unwrap_or(slow_outcome.finish[rank]);
            if let Step::Local { .. } | Step::Combine(_) | Step::Unpack(_) | Step::Copy { .. } =
                plan.steps[record]
            {
                compare(format!("processor {rank}, step {step} ends"), trace.delivered[record], end);
            }
            let source = slow_outcome.received[rank].get(&step).map_or(u32::MAX, |&message| {
                let message = &slow_outcome.messages[message];
                plan.first[message.source as usize] + message.step as u32
            });
            if trace.source[record] != source {
                return Err(format!(
                    "{s:?}\nprocessor {rank}, step {step} takes the message of record {} and not {source}",
                    trace.source[record]
                ));
            }
        }
    }
    for message in &slow_outcome.messages {
        let (rank, step) = (message.source, message.step);
        let record = plan.first[rank as usize] as usize + step;
        let delivery_time = message.delivered.expect("never delivered");
        let injection_time = message.injected.expect("never injected");
        compare(
            format!("processor {rank}, step {step}: message injected"),
            trace.injected[record],
            injection_time,
        );
        compare(
            format!("processor {rank}, step {step}: message delivered"),
            trace.delivered[record],
            delivery_time,
        );
        if s.machine == MachineKind::LogP || s.switching == Switching::CutThrough {
            continue;
        }
        let hops = trace.hop_first[record] as usize..trace.hop_first[record + 1] as usize;
        if hops.len() != message.route.len() {
            let (actual, route) = (hops.len(), &message.route);
            return Err(format!("{s:?}\nprocessor {rank}, step {step}: {actual} hops and not {route:?}"));
        }
        for (k, hop) in hops.enumerate() {
            let label = format!("processor {rank}, step {step}: hop {k} {:?}", message.route[k]);
            let (start, end) = message.hops[k];
            compare(format!("{label} granted"), trace.hop_start[hop], start);
            compare(format!("{label} given up"), trace.hop_end[hop], end);
        }
    }
    // The traffic is the sum over the routes.
    let words: f64 = slow_outcome.messages.iter().map(|m| m.words).sum();
    let hops: usize = slow_outcome.messages.iter().map(|m| m.route.len()).sum();
    compare("messages".to_owned(), run.report.messages as f64, slow_outcome.messages.len() as f64);
    compare("words".to_owned(), run.report.words as f64, words);
    if s.machine == MachineKind::Network {
        compare("hops".to_owned(), run.report.hops.unwrap_or(0) as f64, hops as f64);
    }
    Ok(pairs)
}

fn pair_supersteps(s: &Settings, run: &Run, slow_outcome: &bsp::Outcome) -> Result<Vec<Pair>, String> {
    let (plan, trace) = (&run.plan, &run.trace);
    let mut pairs = Vec::new();
    let mut compare =
        |label: String, core: f64, slow_outcome: f64| pairs.push(Pair { label, core, slow: slow_outcome });
    compare("T_p".to_owned(), run.report.t_parallel, slow_outcome.t_parallel);
    for rank in 0..plan.p as usize {
        compare(format!("processor {rank} finishes"), trace.finish[rank], slow_outcome.finish[rank]);
    }
    if trace.supersteps.len() != slow_outcome.supersteps.len() {
        let (actual, expected) = (&trace.supersteps, &slow_outcome.supersteps);
        return Err(format!("{s:?}\nsupersteps are {actual:?} and not {expected:?}"));
    }
    for (k, (actual, expected)) in trace.supersteps.iter().zip(&slow_outcome.supersteps).enumerate() {
        compare(format!("superstep {k} begins"), actual.start, expected.start);
        compare(format!("superstep {k} ends"), actual.end, expected.end);
        compare(format!("h of superstep {k}"), actual.h as f64, expected.h as f64);
    }
    for (&(rank, step), &time) in &slow_outcome.delivery_times {
        let record = plan.first[rank as usize] as usize + step;
        compare(format!("processor {rank}, step {step}: message delivered"), trace.delivered[record], time);
    }
    for (&(rank, step), &(start, end)) in &slow_outcome.compute_times {
        let record = plan.first[rank as usize] as usize + step;
        compare(format!("processor {rank}, step {step} begins"), trace.start[record], start);
        compare(format!("processor {rank}, step {step} ends"), trace.delivered[record], end);
    }
    compare("messages".to_owned(), run.report.messages as f64, slow_outcome.delivery_times.len() as f64);
    compare("words".to_owned(), run.report.words as f64, slow_outcome.words as f64);
    let total_time = f64::from(plan.p) * slow_outcome.t_parallel;
    for (activity, column) in [(0, 0), (2, 1), (3, 2)] {
        let time: f64 = slow_outcome.time_by_kind.iter().map(|time| time[column]).sum();
        let actual = run.report.breakdown.parts[activity];
        if (actual - time / total_time).abs() > 1e-9 {
            return Err(format!(
                "{s:?}\npart {activity} of the time is {actual} and not {}",
                time / total_time
            ));
        }
    }
    Ok(pairs)
}
