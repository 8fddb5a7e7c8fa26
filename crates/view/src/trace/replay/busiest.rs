//! The most loaded channel and the time at which it is.
//!
//! The report counts loads as the network does, including those without duration, and names the lowest of the most loaded
//! channels. This module finds one that a picture can show: a channel and a time at which it carries that load.

use hyperfly_core::Run;
use hyperfly_core::machine::{Network, Switching};

/// A channel that carries the most messages, and a time at which it does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Busiest {
    pub channel: u32,
    /// Number of messages that occupy or wait for it; at least 2.
    pub load: u32,
    /// Middle of the interval in which it has this load.
    pub t: f64,
    /// Whether another channel has the same load at any time.
    pub is_one_of_several: bool,
}

/// Number of instants that divide the run: times within one instant differ only by rounding.
const INSTANTS: f64 = (1u64 << 40) as f64;

/// Instants from which and until which a message occupies a channel or waits for it.
type Occupancy = (u64, u64);

/// An interval in which a channel has the maximum load: its end, the channel, its beginning.
type PeakInterval = (u64, u32, u64);

/// Finds the first of the longest intervals of maximum load, on ties the lowest channel; `None` if no two messages meet or if
/// single messages are unknown.
pub fn busiest(run: &Run) -> Option<Busiest> {
    let network = run.scenario.machine.network()?;
    let end = run.trace.t_parallel;
    if run.trace.bins.is_some() || run.trace.start.is_empty() || end <= 0.0 {
        return busiest_bin(run);
    }
    let graph = run.graph.as_deref()?;
    let instant = |t: f64| (t / end * INSTANTS).round() as u64;
    let mut occupancies: Vec<(u32, Occupancy)> = Vec::new();
    for_each_occupancy(run, network, |channel, from, to| {
        let occupancy = (instant(from), instant(to));
        if occupancy.1 > occupancy.0 {
            occupancies.push((channel, occupancy));
        }
    });
    let by_channel = OccupanciesByChannel::new(&occupancies, graph.channels() as usize);
    let (load, mut full) = peak_intervals(by_channel);
    if load < 2 {
        return None;
    }
    full.sort_by_key(|(until, ..)| *until);
    let mut full = full.into_iter();
    let (first_end, mut channel, mut since) = full.next()?;
    let (mut longest, mut has_others) = (first_end - since, false);
    for (until, c, from) in full {
        // Lengths within 0.1 % count as equal.
        let (candidate, best) = ((until - from) as f64, longest as f64);
        has_others |= c != channel;
        if candidate > best * 1.001 || candidate * 1.001 > best && (from, c) < (since, channel) {
            (longest, since, channel) = (until - from, from, c);
        }
    }
    let t = (since as f64 + longest as f64 / 2.0) / INSTANTS * end;
    Some(Busiest { channel, load, t, is_one_of_several: has_others })
}

/// Occupancies grouped by channel in flat arrays: there are many channels with few occupancies each, so sorting per channel is cheap.
struct OccupanciesByChannel {
    first: Vec<u32>,
    /// Beginning and end of each occupancy.
    from: Vec<u64>,
    until: Vec<u64>,
}

impl OccupanciesByChannel {
    fn new(all: &[(u32, Occupancy)], channels: usize) -> OccupanciesByChannel {
        let mut first = vec![0u32; channels + 1];
        for (channel, _) in all {
            first[*channel as usize + 1] += 1;
        }
        for c in 0..channels {
            first[c + 1] += first[c];
        }
        let mut next = first.clone();
        let (mut from, mut until) = (vec![0; all.len()], vec![0; all.len()]);
        for (channel, occupancy) in all {
            let at = &mut next[*channel as usize];
            (from[*at as usize], until[*at as usize]) = *occupancy;
            *at += 1;
        }
        OccupanciesByChannel { first, from, until }
    }
}

/// Returns the maximum load of any channel and every interval in which a channel has it.
fn peak_intervals(mut grouped: OccupanciesByChannel) -> (u32, Vec<PeakInterval>) {
    let (mut max_load, mut full) = (1, Vec::new());
    for (channel, range) in grouped.first.windows(2).enumerate() {
        let range = range[0] as usize..range[1] as usize;
        if range.len() < max_load.max(2) as usize {
            continue;
        }
        let (from, until) = (&mut grouped.from[range.clone()], &mut grouped.until[range]);
        from.sort_unstable();
        until.sort_unstable();
        let (mut load, mut since, mut begun) = (0u32, 0, 0);
        for &end in until.iter() {
            // An end frees the channel before a beginning at the same instant.
            while let Some(&start) = from.get(begun).filter(|start| **start < end) {
                (load, since, begun) = (load + 1, start, begun + 1);
            }
            if load > max_load {
                max_load = load;
                full.clear();
            }
            if load == max_load && load > 1 && end > since {
                full.push((end, channel as u32, since));
            }
            (load, since) = (load - 1, end);
        }
    }
    (max_load, full)
}

/// Uses the channel of the report and the middle of the bin with its largest mean, because bins contain only means.
fn busiest_bin(run: &Run) -> Option<Busiest> {
    let (hot, bins) = (run.report.hottest.filter(|hot| hot.load > 1)?, run.trace.bins.as_ref()?);
    let from = hot.channel as usize * bins.count as usize;
    let means = bins.load.get(from..from + bins.count as usize)?;
    let peak = (0..means.len()).fold(0, |best, b| if means[b] > means[best] { b } else { best });
    let t = (peak as f64 + 0.5) * bins.width;
    Some(Busiest { channel: hot.channel, load: hot.load, t, is_one_of_several: false })
}

/// Calls `each` with the channel and the times between which a message occupies or waits for it, for each channel of each route.
fn for_each_occupancy(run: &Run, network: &Network, mut each: impl FnMut(u32, f64, f64)) {
    let (plan, trace) = (&run.plan, &run.trace);
    let Some(graph) = run.graph.as_deref() else { return };
    let mut route = Vec::new();
    for q in 0..plan.p {
        for record in plan.first[q as usize] as usize..plan.first[q as usize + 1] as usize {
            let Some((to, _)) = plan.sends(&plan.steps[record]) else { continue };
            route.clear();
            graph.route(q, to, &mut route);
            let (injected, delivered) = (trace.injected[record], trace.delivered[record]);
            if network.switching == Switching::CutThrough {
                // The head takes no bandwidth; then the words flow over all channels at the same time.
                let flows = injected + trace.unhindered_hop[record];
                route.iter().for_each(|channel| each(*channel, flows, delivered));
                continue;
            }
            let first = trace.hop_first[record] as usize;
            let mut ready = injected;
            for (k, channel) in route.iter().enumerate() {
                let (start, end) = (trace.hop_start[first + k], trace.hop_end[first + k]);
                each(*channel, ready, end);
                ready = match network.switching {
                    Switching::StoreAndForward => end,
                    _ => start + network.th * graph.hop(*channel),
                };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::collection::vec;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn peak_intervals_match_brute_force_count(occupancies in vec((0u32..3, 0u64..20, 1u64..9), 0..40)) {
            let occupancies: Vec<(u32, Occupancy)> = occupancies.into_iter().map(|(c, from, long)| (c, (from, from + long))).collect();
            // Between two changes the load of a channel is constant.
            let mut counted: Vec<(u32, PeakInterval)> = Vec::new();
            for c in 0..3 {
                let own: Vec<Occupancy> = occupancies.iter().filter(|pair| pair.0 == c).map(|pair| pair.1).collect();
                let mut changes: Vec<u64> = own.iter().flat_map(|occupancy| [occupancy.0, occupancy.1]).collect();
                changes.sort_unstable();
                changes.dedup();
                for between in changes.windows(2) {
                    let load = own.iter().filter(|occupancy| occupancy.0 <= between[0] && occupancy.1 >= between[1]).count();
                    counted.push((load as u32, (between[1], c, between[0])));
                }
            }
            let most = counted.iter().map(|(load, _)| *load).max().unwrap_or(0).max(1);
            let mut expected: Vec<PeakInterval> =
                counted.into_iter().filter(|(load, _)| *load == most && most > 1).map(|(_, full)| full).collect();
            expected.sort_unstable();
            let (load, mut full) = peak_intervals(OccupanciesByChannel::new(&occupancies, 3));
            full.sort_unstable();
            prop_assert_eq!(load, most);
            prop_assert_eq!(full, expected);
        }
    }
}
