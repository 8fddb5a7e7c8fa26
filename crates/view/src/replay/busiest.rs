//! The most loaded channel, and when it is.
//!
//! The report counts loads as the network does, also those of no duration, and names the lowest of the most loaded channels.
//! Here is one that a picture can show: a channel, and a moment at which it carries that much.

use hyperfly_core::Run;
use hyperfly_core::machine::{Network, Switching};

/// A channel that carries the most messages, and a moment at which it does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Busiest {
    /// Which.
    pub channel: u32,
    /// How many messages are on it or wait for it; more than one.
    pub load: u32,
    /// When: the middle of the time for which it carries them.
    pub t: f64,
    /// Whether other channels carry as many, then or at another time.
    pub is_one_of_several: bool,
}

/// Instants that are closer than this part of the run are one: they differ by rounding.
const SAME: f64 = (1u64 << 40) as f64;

/// A message comes to a channel, or leaves it.
type Change = (u64, bool, u32);

/// Of the longest times for which a channel carries the most messages the first one, there the lowest channel; `None` if no two
/// messages meet, or nothing is known of single messages.
pub fn busiest(run: &Run) -> Option<Busiest> {
    let network = run.scenario.machine.network()?;
    let end = run.trace.t_parallel;
    if run.trace.bins.is_some() || run.trace.start.is_empty() || end <= 0.0 {
        return binned(run);
    }
    let graph = run.graph.as_deref()?;
    let mut changes: Vec<Change> = Vec::new();
    each_stay(run, network, |channel, from, to| {
        let instant = |t: f64| (t / end * SAME).round() as u64;
        if instant(to) > instant(from) {
            changes.push((instant(from), true, channel));
            changes.push((instant(to), false, channel));
        }
    });
    // What ends makes room before what begins at the same instant.
    changes.sort_unstable();
    let mut load = vec![0u32; graph.channels() as usize];
    let mut since = vec![0u64; graph.channels() as usize];
    // The load, how long, from when, which channel.
    let mut best = (1u32, 0u64, 0u64, 0u32);
    let mut others = false;
    for (instant, comes, channel) in changes {
        let c = channel as usize;
        if comes {
            (load[c], since[c]) = (load[c] + 1, instant);
            continue;
        }
        let long = instant - since[c];
        if load[c] > best.0 {
            best = (load[c], long, since[c], channel);
            others = false;
        } else if load[c] == best.0 && best.0 > 1 && long > 0 {
            others |= channel != best.3;
            // A little longer is as long.
            let longer = long as f64 > best.1 as f64 * 1.001;
            let first = long as f64 * 1.001 > best.1 as f64 && (since[c], channel) < (best.2, best.3);
            if longer || first {
                best = (load[c], long, since[c], channel);
            }
        }
        load[c] -= 1;
        since[c] = instant;
    }
    let (load, long, since, channel) = best;
    let t = (since as f64 + long as f64 / 2.0) / SAME * end;
    (load > 1).then_some(Busiest { channel, load, t, is_one_of_several: others })
}

/// In bins of time only means are known: the channel of the report, in the middle of the bin in which its mean is the greatest.
fn binned(run: &Run) -> Option<Busiest> {
    let (hot, bins) = (run.report.hottest.filter(|hot| hot.load > 1)?, run.trace.bins.as_ref()?);
    let from = hot.channel as usize * bins.count as usize;
    let own = bins.load.get(from..from + bins.count as usize)?;
    let most = (0..own.len()).fold(0, |best, b| if own[b] > own[best] { b } else { best });
    let t = (most as f64 + 0.5) * bins.width;
    Some(Busiest { channel: hot.channel, load: hot.load, t, is_one_of_several: false })
}

/// From when to when each message is on each channel of its route, or waits for it.
fn each_stay(run: &Run, network: &Network, mut each: impl FnMut(u32, f64, f64)) {
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
                // The head takes no share; then the words flow over all channels at once.
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
