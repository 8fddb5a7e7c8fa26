//! What a trace may not lose: words that flow, the capacity of channels, and the time of every processor.

mod brute;

use brute::exists;
use brute::routing::{Channel, route};
use hyperfly_core::Run;
use hyperfly_core::plan::Step;
use hyperfly_core::run::Options;
use hyperfly_core::scenario::{Algorithm, Choice, Order, Scenario, Switching, Topology};
use hyperfly_core::trace::Activity;
use std::collections::BTreeMap;

const TIMES: [[f64; 4]; 7] = [
    [1.0, 25.0, 0.5, 1.28],
    [1.0, 0.0, 0.5, 1.28],
    [0.1, 3.0, 0.0, 0.7],
    [2.0, 0.3, 1000.0, 0.01],
    [1.0, 10.0, 0.7, 0.0],
    [1.0, 0.0, 0.0, 0.0],
    [1e-3, 1e3, 1.0, 1e3],
];

/// Every formulation, order and topology on 2^0 … 2^5 processors with 1, 4 and 32 elements each (transposes at least p).
fn each_run(switching: Switching, mut check: impl FnMut(&Scenario, &Run)) {
    let mut count = 0;
    for (times, &algorithm) in TIMES.iter().flat_map(|times| Algorithm::ALL.iter().map(move |a| (times, a))) {
        for (&topology, &order) in Topology::ALL.iter().flat_map(|t| Order::ALL.iter().map(move |o| (t, o))) {
            for (d, share) in (0..=5).flat_map(|d| [1u64, 4, 32].map(|share| (d, share))) {
                let p = 1u32 << d;
                let [tc, ts, th, tw] = *times;
                let least = if algorithm == Algorithm::Transpose { u64::from(p) } else { 1 };
                let n = (u64::from(p) * share.max(least)).max(2);
                let s = Scenario {
                    algorithm,
                    topology,
                    switching,
                    order,
                    p,
                    n,
                    tc,
                    ts,
                    th,
                    tw,
                    ..Scenario::default()
                };
                if !exists(&s) {
                    continue;
                }
                let options = Options { data: false, ..Options::default() };
                check(&s, &hyperfly_core::run(&s, None, options).expect("a valid scenario"));
                count += 1;
            }
        }
    }
    assert!(count > 500);
}

/// The exchange of a record: its route and its words.
fn message(s: &Scenario, run: &Run, record: u32) -> Option<(Vec<Channel>, f64)> {
    let q = run.plan.first.partition_point(|&first| first <= record) as u32 - 1;
    match run.plan.steps[record as usize] {
        Step::Exchange { partner, send, .. } => {
            let words = run.plan.slot_sets[send as usize].iter().count() as f64;
            Some((route(s.topology, s.p, q, partner), words))
        }
        _ => None,
    }
}

#[test]
fn flows_carry_their_words_and_channels_their_capacity() {
    each_run(Switching::CutThrough, |s, run| {
        let trace = &run.trace;
        assert!(trace.shares_complete);
        assert!(trace.shares.is_sorted_by(|a, b| a.time <= b.time), "{s:?}: rates out of order");
        let mut carried: BTreeMap<u32, f64> = BTreeMap::new();
        // Record → since when, at what share.
        let mut flowing: BTreeMap<u32, (f64, f64)> = BTreeMap::new();
        let mut load: BTreeMap<Channel, f64> = BTreeMap::new();
        let mut at = 0;
        while at < trace.shares.len() {
            let now = trace.shares[at].time;
            while at < trace.shares.len() && trace.shares[at].time == now {
                let share = trace.shares[at];
                assert!((0.0..=1.0).contains(&share.share), "{s:?}: {share:?}");
                if let Some((since, old)) = flowing.insert(share.record, (now, share.share)) {
                    *carried.entry(share.record).or_default() += (now - since) * old;
                }
                at += 1;
            }
            flowing.retain(|&record, &mut (since, share)| {
                let end = trace.delivered[record as usize];
                if end <= now {
                    *carried.entry(record).or_default() += (end - since) * share;
                }
                end > now
            });
            load.clear();
            for (&record, &(_, share)) in &flowing {
                for channel in message(s, run, record).expect("only messages flow").0 {
                    *load.entry(channel).or_default() += share;
                }
            }
            for (channel, load) in &load {
                assert!(*load <= 1.0 + 1e-9, "{s:?}: channel {channel:?} carries {load} at {now}");
            }
        }
        for (record, (since, share)) in flowing {
            *carried.entry(record).or_default() += (trace.delivered[record as usize] - since) * share;
        }
        for record in 0..run.plan.steps.len() as u32 {
            let Some((route, words)) = message(s, run, record) else {
                assert!(!carried.contains_key(&record), "{s:?}: a flow without a message");
                continue;
            };
            let (carried, expected) = (carried.get(&record).copied().unwrap_or(0.0), words * s.tw);
            // Durations are differences of times as large as T_p.
            let rounding = 1e-12 * trace.t_parallel;
            let near = (carried - expected).abs() <= 1e-9 * expected + rounding;
            assert!(near, "{s:?}: record {record} carried {carried} of {expected}");
            let head = trace.start[record as usize] + s.ts + s.th * route.len() as f64;
            let first = trace.shares.iter().find(|share| share.record == record).map(|share| share.time);
            if let Some(first) = first {
                assert!(
                    (first - head).abs() <= 1e-9 * head,
                    "{s:?}: record {record} flows from {first}, not {head}"
                );
            }
        }
    });
}

#[test]
fn a_channel_has_one_message_at_a_time() {
    for switching in [Switching::StoreAndForward, Switching::Wormhole] {
        each_run(switching, |s, run| {
            let mut held: BTreeMap<Channel, Vec<(f64, f64)>> = BTreeMap::new();
            for record in 0..run.plan.steps.len() {
                let hops = run.trace.hop_first[record] as usize..run.trace.hop_first[record + 1] as usize;
                let Some((route, _)) = message(s, run, record as u32) else {
                    assert!(hops.is_empty());
                    continue;
                };
                assert_eq!(hops.len(), route.len());
                for (hop, channel) in hops.zip(route) {
                    held.entry(channel).or_default().push((run.trace.hop_start[hop], run.trace.hop_end[hop]));
                }
            }
            for (channel, mut times) in held {
                times.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
                for pair in times.windows(2) {
                    assert!(pair[0].1 <= pair[1].0, "{s:?}: channel {channel:?} is held twice: {pair:?}");
                }
            }
        });
    }
}

#[test]
fn the_time_of_every_processor_is_accounted_for() {
    for &switching in Switching::ALL {
        each_run(switching, |s, run| {
            let (trace, parts) = (&run.trace, run.report.breakdown.parts);
            let mut sums = [0.0; 6];
            for q in 0..s.p as usize {
                let records = run.plan.first[q] as usize..run.plan.first[q + 1] as usize;
                let mut clock = 0.0;
                for record in records.clone() {
                    let start = trace.start[record];
                    assert!((start - clock).abs() <= 1e-12 * clock, "{s:?}: a hole before record {record}");
                    let last = record + 1 == records.end;
                    let end = if last { trace.finish[q] } else { trace.start[record + 1] };
                    clock = end;
                    match message(s, run, record as u32) {
                        None => sums[Activity::Compute as usize] += end - start,
                        Some((route, words)) => {
                            let x = route.len() as f64;
                            let crossings = if switching == Switching::StoreAndForward { x } else { 1.0 };
                            let alone = [s.ts, s.th * x, s.tw * words * crossings];
                            sums[1] += alone[0];
                            sums[2] += alone[1];
                            sums[3] += alone[2];
                            let delivered = trace.delivered[record];
                            let contention = delivered - start - alone.iter().sum::<f64>();
                            assert!(
                                contention >= -1e-9 * delivered,
                                "{s:?}: record {record} is faster than alone"
                            );
                            assert!(end >= delivered, "{s:?}: record {record} ends before its delivery");
                            sums[4] += contention;
                            sums[5] += end - delivered;
                        }
                    }
                }
                sums[5] += trace.t_parallel - trace.finish[q];
            }
            let whole = f64::from(s.p) * trace.t_parallel;
            for activity in Activity::ALL {
                let (found, expected) = (parts[activity as usize], sums[activity as usize] / whole);
                assert!(
                    (found - expected).abs() <= 1e-9,
                    "{s:?}: {activity:?} is {found} and not {expected}"
                );
                assert!(found >= 0.0, "{s:?}: {activity:?} is {found}");
            }
            assert!((parts.iter().sum::<f64>() - 1.0).abs() <= 1e-12, "{s:?}: {parts:?} is not a whole");
            let work = s.tc * s.n as f64 * f64::from(s.n.ilog2());
            assert!((parts[0] - work / whole).abs() <= 1e-9 * parts[0], "{s:?}: compute is not W / p T_p");
            assert!((run.report.efficiency - work / whole).abs() <= 1e-12, "{s:?}: efficiency");
            let overhead = whole - work;
            assert!((run.report.overhead - overhead).abs() <= 1e-9 * whole, "{s:?}: T_o");
        });
    }
}
