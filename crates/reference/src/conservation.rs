//! Conservation laws of a trace: flows carry all words, channels stay within their capacity, and each
//! processor's time is accounted for.

use crate::max_min::find_unfairness;
use crate::routing::{Channel, route, virtual_channels, word_factor};
use crate::{channel_width, extents, interpreter};
use hyperfly_core::Run;
use hyperfly_core::schedule::Step;
use hyperfly_core::trace::Activity;
use hyperfly_request::{Algorithm, MachineKind, SampleType, Settings, Switching, Twiddles};
use std::collections::BTreeMap;

/// Checks a run of a transform.
pub fn check(s: &Settings, run: &Run) {
    check_work(s, run);
    check_times(s, run);
}

/// Checks the laws that hold for any plan, even one that computes no transform.
pub fn check_times(s: &Settings, run: &Run) {
    if run.trace.t_parallel == 0.0 {
        return;
    }
    match (s.machine, s.switching) {
        (MachineKind::Network, Switching::CutThrough) => check_flows(s, run),
        (MachineKind::Network, _) => check_channels(s, run),
        (MachineKind::LogP, _) => check_gaps(s, run),
        (MachineKind::Bsp, _) => {}
    }
    if s.machine != MachineKind::Bsp {
        check_activities(s, run);
    }
    check_segments(s, run);
}

/// Returns the processor of a record.
fn rank_of_record(run: &Run, record: u32) -> u32 {
    run.plan.first.partition_point(|&first| first <= record) as u32 - 1
}

/// Returns the route and the number of words of the message that a record sends.
fn message_of_record(s: &Settings, run: &Run, record: u32) -> Option<(Vec<Channel>, f64)> {
    match run.plan.steps[record as usize] {
        Step::Exchange { to, send, .. } | Step::Post { to, send } => {
            let words = run.plan.slot_sets[send as usize].iter().count() as f64;
            Some((route(s, rank_of_record(run, record), to), words))
        }
        _ => None,
    }
}

/// Checks that flows carry their words and that channels stay within their capacity.
fn check_flows(s: &Settings, run: &Run) {
    let trace = &run.trace;
    assert!(trace.rates_complete);
    assert!(trace.rates.is_sorted_by(|a, b| a.time <= b.time), "{s:?}: rates out of order");
    let messages: Vec<_> =
        (0..run.plan.steps.len() as u32).map(|record| message_of_record(s, run, record)).collect();
    let mut words_time: BTreeMap<u32, f64> = BTreeMap::new();
    // By record: start and value of the current rate.
    let mut current_rates: BTreeMap<u32, (f64, f64)> = BTreeMap::new();
    let mut flow_starts: BTreeMap<u32, f64> = BTreeMap::new();
    let mut load: BTreeMap<Channel, f64> = BTreeMap::new();
    let mut next_change = 0;
    while next_change < trace.rates.len() {
        let time = trace.rates[next_change].time;
        while next_change < trace.rates.len() && trace.rates[next_change].time == time {
            let rate = trace.rates[next_change];
            assert!((0.0..=1.0).contains(&rate.share), "{s:?}: {rate:?}");
            flow_starts.entry(rate.record).or_insert(time);
            if let Some((since, old)) = current_rates.insert(rate.record, (time, rate.share)) {
                *words_time.entry(rate.record).or_default() += (time - since) * old;
            }
            next_change += 1;
        }
        current_rates.retain(|&record, &mut (since, rate)| {
            let end = trace.delivered[record as usize];
            if end <= time {
                *words_time.entry(record).or_default() += (end - since) * rate;
            }
            end > time
        });
        load.clear();
        for (&record, &(_, rate)) in &current_rates {
            for &channel in &messages[record as usize].as_ref().expect("only messages flow").0 {
                *load.entry(channel).or_default() += rate;
            }
        }
        for (channel, load) in &load {
            let capacity = 1.0 / word_factor(s, *channel);
            assert!(*load <= capacity + 1e-9, "{s:?}: channel {channel:?} carries {load} at {time}");
        }
        let route_of =
            |record: &u32| messages[*record as usize].as_ref().expect("only messages flow").0.clone();
        let routes: Vec<Vec<Channel>> = current_rates.keys().map(route_of).collect();
        let rates: Vec<f64> = current_rates.values().map(|(_, rate)| *rate).collect();
        let unfairness = find_unfairness(&routes, &rates, |channel| 1.0 / word_factor(s, channel));
        assert_eq!(unfairness, None, "{s:?}: at {time}");
    }
    for (record, (since, rate)) in current_rates {
        *words_time.entry(record).or_default() += (trace.delivered[record as usize] - since) * rate;
    }
    for (record, message) in messages.iter().enumerate() {
        let number = record as u32;
        let Some((route, words)) = message else {
            assert!(!words_time.contains_key(&number), "{s:?}: a flow without a message");
            continue;
        };
        let (words_time, expected) =
            (words_time.get(&number).copied().unwrap_or(0.0), words * s.tw / channel_width(s));
        // Durations are differences of times as large as T_p.
        let rounding = 1e-12 * trace.t_parallel;
        let is_close = (words_time - expected).abs() <= 1e-9 * expected + rounding;
        assert!(is_close, "{s:?}: record {record} carried {words_time} of {expected}");
        let head = trace.injected[record] + s.th * route.len() as f64;
        if let Step::Exchange { .. } = run.plan.steps[record] {
            let injection_time = trace.start[record] + s.ts;
            assert!(
                (trace.injected[record] - injection_time).abs() <= 1e-9 * injection_time,
                "{s:?}: record {record}"
            );
        }
        if let Some(&first) = flow_starts.get(&number) {
            assert!(
                (first - head).abs() <= 1e-9 * head,
                "{s:?}: record {record} flows from {first}, not {head}"
            );
        }
    }
}

/// Checks that a channel, or a virtual channel, holds one message at a time.
fn check_channels(s: &Settings, run: &Run) {
    let mut holds: BTreeMap<(Channel, u8), Vec<(f64, f64)>> = BTreeMap::new();
    let is_virtual = run.scenario.machine.network().is_some_and(|network| network.virtual_channels == 2);
    for record in 0..run.plan.steps.len() {
        let hops = run.trace.hop_first[record] as usize..run.trace.hop_first[record + 1] as usize;
        let Some((route, _)) = message_of_record(s, run, record as u32) else {
            assert!(hops.is_empty());
            continue;
        };
        assert_eq!(hops.len(), route.len());
        let second = if is_virtual { virtual_channels(s.p, &route) } else { vec![0; route.len()] };
        for (hop, channel) in hops.zip(route.into_iter().zip(second)) {
            holds.entry(channel).or_default().push((run.trace.hop_start[hop], run.trace.hop_end[hop]));
        }
    }
    for (channel, mut times) in holds {
        times.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
        for pair in times.windows(2) {
            assert!(pair[0].1 <= pair[1].0, "{s:?}: channel {channel:?} is held twice: {pair:?}");
        }
    }
}

/// Checks that receptions of one processor are at least g apart: the last of w words is at least (w − 1) g
/// after the first, and messages are received one after the other.
fn check_gaps(s: &Settings, run: &Run) {
    let trace = &run.trace;
    let mut last: BTreeMap<u32, Vec<(f64, f64)>> = BTreeMap::new();
    for record in 0..run.plan.steps.len() as u32 {
        let Some((_, words)) = message_of_record(s, run, record) else { continue };
        let (Step::Exchange { to, .. } | Step::Post { to, .. }) = run.plan.steps[record as usize] else {
            unreachable!()
        };
        let (injection_time, delivery_time) =
            (trace.injected[record as usize], trace.delivered[record as usize]);
        let spacing = s.word_gap.unwrap_or(s.gap.max(s.overhead));
        let min_time = s.latency + (words - 1.0) * spacing;
        assert!(
            delivery_time - injection_time >= min_time - 1e-9 * delivery_time,
            "{s:?}: record {record} is faster than alone"
        );
        if s.overhead == 0.0 || s.word_gap.is_some() {
            last.entry(to).or_default().push((delivery_time, words));
        }
    }
    if s.overhead > 0.0 && s.word_gap.is_none() {
        // The processor itself receives the words of the message that it awaits.
        for rank in 0..run.plan.p {
            for record in run.plan.first[rank as usize]..run.plan.first[rank as usize + 1] {
                let source = trace.source[record as usize];
                if source != u32::MAX {
                    let (_, words) = message_of_record(s, run, source).expect("a record that sends");
                    last.entry(rank).or_default().push((trace.arrived[record as usize], words));
                }
            }
        }
    }
    for (rank, mut times) in last {
        times.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut earliest = s.latency;
        for (k, (time, words)) in times.iter().enumerate() {
            // Words and messages until now are at least this far apart, and none arrives before L.
            let spacing = s.word_gap.unwrap_or(s.gap.max(s.overhead));
            let between = if s.word_gap.is_some() { s.gap } else { spacing };
            earliest += if k == 0 { 0.0 } else { between } + (words - 1.0) * spacing;
            assert!(
                *time >= earliest - 1e-9 * time,
                "{s:?}: processor {rank} has taken message {k} by {time}"
            );
        }
    }
}

/// Checks that the computed work is W, and that the report is consistent with it.
fn check_work(s: &Settings, run: &Run) {
    let parts = run.report.breakdown.parts;
    let total_time = f64::from(s.p) * run.trace.t_parallel;
    assert!((parts.iter().sum::<f64>() - 1.0).abs() <= 1e-12, "{s:?}: {parts:?} is not a whole");
    assert!(parts.iter().all(|&part| part >= 0.0), "{s:?}: {parts:?}");
    // Two radix-2 stages as a radix-4 pair take 34 instead of 40 flops.
    let unit = if s.machine == MachineKind::Bsp { 5.0 } else { s.tc };
    // Two real samples make a word.
    let is_real = s.samples == SampleType::Real;
    let words = if is_real { s.n as f64 / 2.0 } else { s.n as f64 };
    let nodes = |pairs: f64| words * (f64::from(s.n.ilog2()) - 0.3 * pairs);
    let powers: f64 =
        interpreter::computed_twiddles(s, &run.plan).iter().flat_map(|steps| steps.values()).sum();
    // Without twiddle factors.
    let measured_work = parts[0] * total_time - s.tt * powers;
    let max_work = unit * nodes(0.0);
    // Times are differences of times as large as T_p.
    let rounding = 1e-13 * total_time;
    if s.radix == 2 {
        assert!(
            (measured_work - max_work).abs() <= 1e-9 * max_work + rounding,
            "{s:?}: computed {measured_work} and not W = {max_work}"
        );
    } else {
        // A formulation may have fewer pairs than a single processor.
        let earliest = unit * nodes((words.log2() / 2.0).floor());
        let is_possible = (earliest * (1.0 - 1e-9) - rounding..=max_work * (1.0 + 1e-9) + rounding)
            .contains(&measured_work);
        assert!(is_possible, "{s:?}: computed {measured_work}, not from {earliest} to {max_work}");
    }
    let extents = match s.algorithm {
        Algorithm::TwoDimensional | Algorithm::TwoDimensionalRows => vec![(s.n as f64).sqrt(); 2],
        Algorithm::Slab | Algorithm::Pencil | Algorithm::Cyclic => extents(s).map(|it| it as f64).to_vec(),
        _ => vec![words],
    };
    let pairs_of_axis = |extent: &f64| (extent.log2() / 2.0).floor();
    let pairs = if s.radix == 4 { extents.iter().map(pairs_of_axis).sum() } else { 0.0 };
    let serial = unit * nodes(pairs);
    let serial = match s.twiddles {
        Twiddles::Stored => serial,
        // Unpacking needs those with odd exponents, too.
        Twiddles::Computed if is_real => serial + s.tt * (words + words / 2.0),
        Twiddles::Computed => serial + s.tt * extents.iter().copied().fold(1.0, f64::max),
    };
    assert!((run.report.t_serial - serial).abs() <= 1e-12 * serial, "{s:?}: T_s is not {serial}");
    assert!((run.report.efficiency - serial / total_time).abs() <= 1e-12, "{s:?}: efficiency");
    assert!((run.report.speedup - serial / run.trace.t_parallel).abs() <= 1e-12 * f64::from(s.p), "{s:?}: S");
    assert!((run.report.overhead - (total_time - serial)).abs() <= 1e-9 * total_time, "{s:?}: T_o");
}

/// Returns the contention-free hop and transfer times of a message: t_h · x and t_w · m, or L and the gaps
/// between words.
fn contention_free_times(s: &Settings, run: &Run, record: u32) -> [f64; 2] {
    let (route, words) = &message_of_record(s, run, record).expect("a record that sends");
    // In an exchange a LogP processor alternates between sending and receiving.
    let is_exchange = matches!(run.plan.steps[record as usize], Step::Exchange { .. });
    let overhead_time = if is_exchange { 2.0 * s.overhead } else { s.overhead };
    let x = route.len() as f64;
    let transfer = words * s.tw / channel_width(s);
    let factors = route.iter().map(|channel| word_factor(s, *channel));
    match (s.machine, s.switching) {
        (MachineKind::LogP, _) => [s.latency, (words - 1.0) * s.word_gap.unwrap_or(s.gap.max(overhead_time))],
        (_, Switching::StoreAndForward) => [s.th * x, transfer * factors.sum::<f64>()],
        _ => [s.th * x, transfer * factors.fold(0.0, f64::max)],
    }
}

/// Checks the time of every processor by activity.
fn check_activities(s: &Settings, run: &Run) {
    let (trace, plan) = (&run.trace, &run.plan);
    let mut sums = [0.0; 6];
    let words = |count_slots: u32| plan.slot_sets[count_slots as usize].iter().count() as f64;
    let overhead = |words: f64| match (s.machine, s.word_gap) {
        (MachineKind::LogP, None) => s.overhead * words,
        (MachineKind::LogP, Some(_)) => s.overhead,
        _ => 0.0,
    };
    for rank in 0..s.p as usize {
        let records = plan.first[rank] as usize..plan.first[rank + 1] as usize;
        let mut clock = 0.0;
        for record in records.clone() {
            let start = trace.start[record];
            assert!((start - clock).abs() <= 1e-12 * clock, "{s:?}: a hole before record {record}");
            let is_last = record + 1 == records.end;
            let mut end = if is_last { trace.finish[rank] } else { trace.start[record + 1] };
            clock = end;
            match plan.steps[record] {
                Step::Local { .. } | Step::Combine(_) | Step::Unpack(_) | Step::Copy { .. } => {
                    sums[Activity::Compute as usize] += end - start;
                    continue;
                }
                Step::Post { send, .. } => {
                    let overhead_time = overhead(words(send));
                    assert!(
                        (end - start - overhead_time).abs() <= 1e-12 * end,
                        "{s:?}: record {record} is posted"
                    );
                    sums[Activity::Startup as usize] += overhead_time;
                    continue;
                }
                Step::Exchange { .. } | Step::Await { .. } => {}
            }
            // The receiver's overhead for the last word comes last.
            sums[Activity::Startup as usize] += overhead(1.0);
            end -= overhead(1.0);
            // The message that the processor waits for: its own, or the awaited one.
            let awaited_record = match plan.steps[record] {
                Step::Exchange { .. } => record,
                _ => trace.source[record] as usize,
            };
            let (injection_time, delivery_time) =
                (trace.injected[awaited_record], trace.delivered[awaited_record]);
            let [hop, transfer] = contention_free_times(s, run, awaited_record as u32);
            let startup = if s.machine == MachineKind::LogP { overhead(1.0) } else { s.ts };
            assert!(
                delivery_time - injection_time >= (hop + transfer) * (1.0 - 1e-9) - 1e-9 * delivery_time,
                "{s:?}: record {awaited_record} is faster than alone"
            );
            // A LogP processor does not wait for the delivery of its own message.
            let waits = awaited_record != record || s.machine == MachineKind::Network;
            assert!(
                !waits || end >= delivery_time - 1e-9 * end,
                "{s:?}: record {record} ends before the delivery"
            );
            // A part of the message's time counts while the processor waits.
            let mut waiting_time = end - start;
            let mut count = |activity: usize, from: f64, to: f64| {
                let time = (to.min(end) - from.max(start)).max(0.0);
                sums[activity] += time;
                waiting_time -= time;
            };
            // A processor that waits for a posted LogP message does not take part in sending it.
            count(1, injection_time - startup, injection_time);
            count(2, injection_time, injection_time + hop);
            count(3, injection_time + hop, injection_time + hop + transfer);
            count(4, injection_time + hop + transfer, delivery_time);
            sums[5] += waiting_time;
        }
        sums[5] += trace.t_parallel - trace.finish[rank];
    }
    let total_time = f64::from(s.p) * trace.t_parallel;
    for activity in Activity::ALL {
        let actual = run.report.breakdown.parts[activity as usize];
        let expected = sums[activity as usize] / total_time;
        assert!((actual - expected).abs() <= 1e-9, "{s:?}: {activity:?} is {actual} and not {expected}");
    }
}

/// Checks that the segments of every processor cover 0 … T_p without gaps and add up to the report.
fn check_segments(s: &Settings, run: &Run) {
    let mut sums = [0.0; 6];
    for rank in 0..s.p {
        let mut clock = 0.0;
        for record in run.plan.first[rank as usize]..run.plan.first[rank as usize + 1] {
            if s.machine != MachineKind::Bsp && message_of_record(s, run, record).is_some() {
                let k = record as usize;
                let recorded_times = [run.trace.unhindered_hop[k], run.trace.unhindered_transfer[k]];
                let expected = contention_free_times(s, run, record);
                assert!(
                    recorded_times
                        .iter()
                        .zip(expected)
                        .all(
                            |(recorded_times, expected)| (recorded_times - expected).abs() <= 1e-9 * expected
                        ),
                    "{s:?}: record {record} is noted to take {recorded_times:?} alone, not {expected:?}"
                );
            }
        }
        run.segments(rank, |segment| {
            assert!(
                (segment.start - clock).abs() <= 1e-12 * clock,
                "{s:?}: a hole before {segment:?} of {rank}"
            );
            assert!(segment.end > segment.start, "{s:?}: {segment:?}");
            sums[segment.activity as usize] += segment.end - segment.start;
            clock = segment.end;
        });
        let end = run.trace.t_parallel;
        assert!(
            (clock - end).abs() <= 1e-12 * end,
            "{s:?}: processor {rank} is drawn until {clock} and not {end}"
        );
    }
    let total_time = f64::from(s.p) * run.trace.t_parallel;
    for activity in Activity::ALL {
        let (actual, expected) =
            (sums[activity as usize] / total_time, run.report.breakdown.parts[activity as usize]);
        assert!(
            (actual - expected).abs() <= 1e-9,
            "{s:?}: {activity:?} is drawn as {actual} and reported as {expected}"
        );
    }
}
