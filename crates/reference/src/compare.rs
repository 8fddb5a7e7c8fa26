//! Compares a run of core with the slow simulator, time by time, and reports the first difference in
//! virtual time.

use crate::bsp;
use crate::simulator::{Outcome, simulate};
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
    let divides = s.machine == MachineKind::Network && s.switching == Switching::CutThrough;
    if divides { 1e-9 } else { 0.0 }
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
    let Some(blocked) = simulate(s, plan).deadlock else { return Err(format!("{actual}, but can go on")) };
    let circle = &deadlock.cycle;
    if circle.len() < 2 {
        return Err(format!("{actual}, which is no circle; {blocked:?}"));
    }
    for (k, waiting) in circle.iter().enumerate() {
        let holder = circle[(k + 1) % circle.len()];
        if !blocked.contains(&(*waiting, holder)) {
            return Err(format!("{actual}, but {waiting} does not wait for {holder}; {blocked:?}"));
        }
    }
    Ok(())
}

/// Compares a finished run with the slow simulator on the same plan.
pub fn compare_run(s: &Settings, run: &Run, tolerance: f64) -> Result<(), String> {
    let pairs = if s.machine == MachineKind::Bsp {
        let slow = bsp::simulate(s, &run.plan).ok_or_else(|| format!("{s:?}\ncomes to a standstill"))?;
        pair_supersteps(s, run, &slow)?
    } else {
        let slow = simulate(s, &run.plan);
        if let Some(blocked) = &slow.deadlock {
            return Err(format!("{s:?}\nshould be stuck: {blocked:?}"));
        }
        let load = run.report.hottest.map_or(0, |bottleneck| bottleneck.load as usize);
        let queues = s.machine == MachineKind::LogP || s.switching != Switching::CutThrough;
        if tolerance == 0.0 && queues && load != slow.max_load {
            return Err(format!("{s:?}\nhottest channel: {load} and not {} at once", slow.max_load));
        }
        pair_times(s, run, &slow)?
    };
    let tolerance = if s.machine == MachineKind::Bsp { 1e-12 } else { tolerance };
    let mut differences: Vec<Pair> = pairs.into_iter().filter(|compare| compare.differs(tolerance)).collect();
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

fn pair_times(s: &Settings, run: &Run, slow: &Outcome) -> Result<Vec<Pair>, String> {
    let (plan, trace) = (&run.plan, &run.trace);
    let mut pairs = Vec::new();
    let mut compare = |label: String, core: f64, slow: f64| pairs.push(Pair { label, core, slow });
    compare("T_p".to_owned(), run.report.t_parallel, slow.t_parallel);
    compare("T_p of the trace".to_owned(), trace.t_parallel, slow.t_parallel);
    if trace.first != plan.first || trace.finish.len() != plan.p as usize || trace.bins.is_some() {
        return Err(format!("{s:?}\nthe trace has another form than the plan"));
    }
    for rank in 0..plan.p as usize {
        compare(format!("processor {rank} finishes"), trace.finish[rank], slow.finish[rank]);
        for (step, &start) in slow.start[rank].iter().enumerate() {
            let record = plan.first[rank] as usize + step;
            compare(format!("processor {rank}, step {step} begins"), trace.start[record], start);
            let end = slow.start[rank].get(step + 1).copied().unwrap_or(slow.finish[rank]);
            if let Step::Local { .. } | Step::Combine { .. } | Step::Copy { .. } = plan.steps[record] {
                compare(format!("processor {rank}, step {step} ends"), trace.delivered[record], end);
            }
            let source = slow.received[rank].get(&step).map_or(u32::MAX, |&message| {
                let message = &slow.messages[message];
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
    for message in &slow.messages {
        let (rank, step) = (message.source, message.step);
        let record = plan.first[rank as usize] as usize + step;
        let delivered = message.delivered.expect("never delivered");
        let injected = message.injected.expect("never injected");
        compare(format!("processor {rank}, step {step}: message injected"), trace.injected[record], injected);
        compare(
            format!("processor {rank}, step {step}: message delivered"),
            trace.delivered[record],
            delivered,
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
    let words: f64 = slow.messages.iter().map(|m| m.words).sum();
    let hops: usize = slow.messages.iter().map(|m| m.route.len()).sum();
    compare("messages".to_owned(), run.report.messages as f64, slow.messages.len() as f64);
    compare("words".to_owned(), run.report.words as f64, words);
    if s.machine == MachineKind::Network {
        compare("hops".to_owned(), run.report.hops.unwrap_or(0) as f64, hops as f64);
    }
    Ok(pairs)
}

fn pair_supersteps(s: &Settings, run: &Run, slow: &bsp::Outcome) -> Result<Vec<Pair>, String> {
    let (plan, trace) = (&run.plan, &run.trace);
    let mut pairs = Vec::new();
    let mut compare = |label: String, core: f64, slow: f64| pairs.push(Pair { label, core, slow });
    compare("T_p".to_owned(), run.report.t_parallel, slow.t_parallel);
    for rank in 0..plan.p as usize {
        compare(format!("processor {rank} finishes"), trace.finish[rank], slow.finish[rank]);
    }
    if trace.supersteps.len() != slow.supersteps.len() {
        let (actual, expected) = (&trace.supersteps, &slow.supersteps);
        return Err(format!("{s:?}\nsupersteps are {actual:?} and not {expected:?}"));
    }
    for (k, (actual, expected)) in trace.supersteps.iter().zip(&slow.supersteps).enumerate() {
        compare(format!("superstep {k} begins"), actual.start, expected.start);
        compare(format!("superstep {k} ends"), actual.end, expected.end);
        compare(format!("h of superstep {k}"), actual.h as f64, expected.h as f64);
    }
    for (&(rank, step), &time) in &slow.delivery_times {
        let record = plan.first[rank as usize] as usize + step;
        compare(format!("processor {rank}, step {step}: message delivered"), trace.delivered[record], time);
    }
    for (&(rank, step), &(start, end)) in &slow.compute_times {
        let record = plan.first[rank as usize] as usize + step;
        compare(format!("processor {rank}, step {step} begins"), trace.start[record], start);
        compare(format!("processor {rank}, step {step} ends"), trace.delivered[record], end);
    }
    compare("messages".to_owned(), run.report.messages as f64, slow.delivery_times.len() as f64);
    compare("words".to_owned(), run.report.words as f64, slow.words as f64);
    let total_time = f64::from(plan.p) * slow.t_parallel;
    for (activity, column) in [(0, 0), (2, 1), (3, 2)] {
        let time: f64 = slow.time_by_kind.iter().map(|time| time[column]).sum();
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
