//! The generated summary of a run: its main cost in numbers, and the efficiency of another network.

use crate::notation::numbers::{fixed, percent, plural, quantity};
use crate::text::breakdown;
use crate::text::table::channel_name;
use crate::trace::replay::{Replay, Stop};
use hyperfly_core::Scenario;
use hyperfly_core::choice::Choice;
use hyperfly_core::machine::{LogP, Machine, Network, Switching};
use hyperfly_core::report::Report;
use hyperfly_core::topology::Topology;
use hyperfly_core::trace::Activity;
use hyperfly_model::predict;
use hyperfly_text::sentence as texts;

/// The efficiency of the same scenario on another network.
#[derive(Clone, Debug, PartialEq)]
pub struct NetworkComparison {
    pub topology: Topology,
    /// From a closed form or another run.
    pub efficiency: f64,
}

impl NetworkComparison {
    /// Predicts the efficiency on the hypercube, or on the mesh for a scenario on the hypercube. Returns `None` without an exact
    /// closed form and on machines without a network.
    pub fn of(scenario: &Scenario) -> Option<NetworkComparison> {
        let network = scenario.machine.network().filter(|_| scenario.p > 1)?;
        let topology = match network.topology() {
            Topology::Hypercube => Topology::Mesh,
            _ => Topology::Hypercube,
        };
        let there = predict(&scenario.with_topology(topology))?;
        there.is_exact().then_some(NetworkComparison { topology, efficiency: there.efficiency })
    }
}

/// Contention from this fraction of the time on makes the sentence about contention.
const CONTENTION: f64 = 0.02;
/// Computing from this fraction on makes it about computing.
const COMPUTE: f64 = 0.75;

/// Computing from this fraction on counts as communication that is completely hidden.
const HIDDEN_COMMUNICATION: f64 = 0.9995;

/// Summarizes a run in one or two sentences.
pub fn sentence(replay: &Replay, comparison: Option<&NetworkComparison>) -> String {
    if let Some(stop) = replay.stop() {
        return stop_sentence(stop);
    }
    let elsewhere = comparison.and_then(|other| comparison_sentence(replay, other));
    [slowdown_sentence(replay), Some(main_sentence(replay)), elsewhere]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}

/// Says where the reader's program stopped.
fn stop_sentence(stop: Stop) -> String {
    match stop {
        Stop::NotStarted(line) => texts::not_started(&line.to_string()),
        Stop::Early(line) => texts::stopped(&line.to_string()),
    }
}

/// Says that a simulated run takes longer than on one processor, if it does.
fn slowdown_sentence(replay: &Replay) -> Option<String> {
    let run = replay.run();
    let is_slower = run.scenario.p > 1 && run.report.speedup < 1.0 && !run.is_measured();
    is_slower.then(|| texts::slower_than_one(&fixed(run.report.speedup, 2)))
}

/// Summarizes a run, and its efficiency on another network.
pub fn summary(replay: &Replay) -> String {
    sentence(replay, NetworkComparison::of(&replay.run().scenario).as_ref())
}

/// Returns the second sentence: the efficiency on another network. `None` on machines without channels.
pub fn comparison_sentence(replay: &Replay, other: &NetworkComparison) -> Option<String> {
    // Three decimals, as everywhere on the page.
    let here = fixed(replay.run().report.efficiency, 3);
    let there = fixed(other.efficiency, 3);
    let is_there = replay.has_channels() && other.efficiency.is_finite();
    is_there.then(|| match here == there {
        true => texts::comparison_same(other.topology.id(), &there),
        false => texts::comparison(other.topology.id(), &there, &here),
    })
}

fn main_sentence(replay: &Replay) -> String {
    let run = replay.run();
    let (report, s) = (&run.report, &run.scenario);
    if s.p == 1 && !run.is_measured() {
        return texts::one_processor(s.r(), s.words(), &quantity(report.t_parallel, 6));
    }
    let part = |activity| report.breakdown.of(activity);
    let takes = |activity| percent(part(activity));
    if report.messages == 0 {
        return texts::no_message(&takes(Activity::Compute));
    }
    if let Machine::Bsp(_) = s.machine {
        return bsp_sentence(replay);
    }
    if let Machine::Network(network) = &s.machine
        && part(Activity::Contention) >= CONTENTION
        && let Some(hot) = replay.busiest_channel()
    {
        let (channel, share) = (&channel_name(replay, hot.channel), &takes(Activity::Contention));
        return match (network.switching, hot.is_one_of_several) {
            (Switching::CutThrough, false) => texts::channel_carries(channel, hot.load, share),
            (Switching::CutThrough, true) => texts::channels_carry(channel, hot.load, share),
            (_, false) => texts::messages_want_channel(hot.load, channel, share),
            (_, true) => texts::messages_want_channels(hot.load, channel, share),
        };
    }
    if part(Activity::Compute) >= HIDDEN_COMMUNICATION {
        return texts::hidden(report.messages);
    }
    let most = main_overhead(report);
    if part(Activity::Compute) >= COMPUTE {
        let compute = &takes(Activity::Compute);
        return match part(most) > 0.0 {
            true => texts::computing_then(compute, breakdown::label(s.machine.kind(), most), &takes(most)),
            false => texts::computing(compute),
        };
    }
    match &s.machine {
        // No model explains the times of a real machine.
        _ if run.is_measured() && most != Activity::Idle => texts::computing_then(
            &takes(Activity::Compute),
            breakdown::label(s.machine.kind(), most),
            &takes(most),
        ),
        Machine::Network(network) => network_sentence(network, s.p, report),
        Machine::LogP(logp) => logp_sentence(logp, s.p, report),
        Machine::Bsp(_) => bsp_sentence(replay),
    }
}

/// Returns the activity other than computing that takes the most time.
fn main_overhead(report: &Report) -> Activity {
    let part = |activity| report.breakdown.of(activity);
    let lost = [Activity::Startup, Activity::Hop, Activity::Transfer, Activity::Contention, Activity::Idle];
    lost.into_iter().fold(lost[0], |best, a| if part(a) > part(best) { a } else { best })
}

/// Describes the main cost on a network.
fn network_sentence(network: &Network, p: u32, report: &Report) -> String {
    let takes = |activity| percent(report.breakdown.of(activity));
    let most = main_overhead(report);
    let mean = report.words as f64 / report.messages as f64;
    let hops = report.hops.unwrap_or(0) as f64 / report.messages as f64;
    let average = if report.words.is_multiple_of(report.messages) { "no" } else { "yes" };
    let sent = report.messages.div_ceil(u64::from(p));
    let sends = || match report.messages.is_multiple_of(u64::from(p)) {
        true => texts::each_sends(sent, plural(mean), &quantity(mean, 3), average),
        false => texts::at_most_sends(sent, plural(mean), &quantity(mean, 3), average),
    };
    let (share, ts) = (&takes(most), network.ts);
    match most {
        Activity::Startup => {
            let flow = network.channel_tw(p) * mean;
            match ts > flow && flow > 0.0 {
                true => texts::startup_takes_longer(share, &sends(), &quantity(ts, 4), &quantity(flow, 4)),
                false => texts::startup_takes(share, &sends()),
            }
        }
        Activity::Transfer => match network.switching == Switching::StoreAndForward && hops > 1.0 {
            true => texts::transfer_takes_over(share, &sends(), &quantity(hops, 3)),
            false => texts::transfer_takes(share, &sends()),
        },
        Activity::Hop => texts::way_takes(share, report.messages, plural(hops), &quantity(hops, 3)),
        _ => texts::waiting_takes(share, &takes(Activity::Compute)),
    }
}

/// Describes the main cost on a BSP machine.
fn bsp_sentence(replay: &Replay) -> String {
    let (report, trace) = (&replay.run().report, &replay.run().trace);
    let takes = |activity| percent(report.breakdown.of(activity));
    let communicating: Vec<_> = trace.supersteps.iter().filter(|superstep| superstep.h > 0).collect();
    let h: Vec<u64> = communicating.iter().map(|superstep| superstep.h).collect();
    let compute = &takes(Activity::Compute);
    let Some(&most) = h.iter().max() else {
        return texts::no_superstep(&takes(Activity::Transfer), &takes(Activity::Hop), compute);
    };
    let share = |time: f64| percent(time / report.t_parallel);
    let moved = communicating.iter().map(|superstep| superstep.h as f64 * superstep.gap).sum::<f64>();
    let sync = communicating.iter().map(|superstep| superstep.sync).sum::<f64>();
    let (all, moved, sync) = (&share(moved + sync), &share(moved), &share(sync));
    match h.iter().all(|&other| other == most) {
        _ if h.len() == 1 => texts::one_superstep(most, all, moved, sync, compute),
        true => texts::supersteps_equal(h.len(), most, all, moved, sync, compute),
        false => texts::supersteps_up_to(h.len(), most, all, moved, sync, compute),
    }
}

/// Describes the main cost on a LogP machine.
fn logp_sentence(logp: &LogP, p: u32, report: &Report) -> String {
    let part = |activity| report.breakdown.of(activity);
    let gap = part(Activity::Transfer) + part(Activity::Contention);
    let (latency, overhead, idle) = (part(Activity::Hop), part(Activity::Startup), part(Activity::Idle));
    let each = report.words.div_ceil(u64::from(p));
    let sends = || match report.words.is_multiple_of(u64::from(p)) {
        true => texts::each_sends_words(each),
        false => texts::at_most_sends_words(each),
    };
    let most = gap.max(latency).max(overhead).max(idle);
    let (share, compute) = (&percent(most), &percent(part(Activity::Compute)));
    if most == gap {
        // The legend also counts the wait for the gap and further words as two parts.
        let (waits, further) = (&percent(part(Activity::Contention)), part(Activity::Transfer));
        let (gap, further_share) = (&quantity(logp.gap, 4), &percent(further));
        if let Some(most) = logp.max_in_transit() {
            return texts::stalls_take(waits, further_share, &sends(), &quantity(most, 4), compute);
        }
        match logp.word_gap {
            Some(inner) => {
                let inner = &quantity(inner, 4);
                texts::message_gap_takes(waits, further_share, &sends(), inner, gap, compute)
            }
            None if further > 0.0 => texts::gap_and_words_take(waits, further_share, &sends(), gap, compute),
            None => texts::gap_takes(waits, &sends(), gap, compute),
        }
    } else if most == latency {
        texts::latency_takes(share, &quantity(logp.latency, 4), compute)
    } else if most == overhead {
        let overhead = &quantity(logp.overhead, 4);
        match logp.word_gap {
            Some(_) => texts::message_overhead_takes(share, &sends(), overhead, compute),
            None => texts::overhead_takes(share, &sends(), overhead, compute),
        }
    } else {
        texts::waiting_takes(share, compute)
    }
}
