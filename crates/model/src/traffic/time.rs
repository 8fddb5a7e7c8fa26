//! Times from counts: the communication time of a formulation on a network.

use super::binary_exchange::StageTiming;
use super::counts::traffic;
use super::pattern::Pattern;
use super::total::Traffic;
use super::{ordering, overlap};
use crate::form::Form;
use crate::stages;
use crate::terms::Terms;
use crate::times::Times;
use hyperfly_core::formulations::{Communication, Exchanges, Order};
use hyperfly_core::machine::Switching;
use hyperfly_core::scenario::Scenario;
use hyperfly_core::topology::Topology;

/// Returns the largest bound on a network; `None` on other machines and where there is none.
pub(crate) fn predicted_terms(scenario: &Scenario) -> Option<(Form, Terms)> {
    let pattern = Pattern::of(scenario, scenario.p)?;
    let local_len = scenario.words() as f64 / f64::from(scenario.p);
    let compute = pattern.times.tc * local_len * stages::radix_2_equivalent(scenario);
    if let Some(Communication::Exchanges { dimensions, parameters }) = pattern.communication(scenario.r())
        && parameters.chunk.is_some()
    {
        let waited = overlapped_terms(scenario, &pattern, local_len, parameters, dimensions)?;
        return Some((Form::Exact, Terms { compute, ..waited }));
    }
    let traffic = largest_bound(scenario)?;
    // If some processors compute fewer twiddle factors, the swaps after the last stage begin at different times. That
    // has no effect only where messages share no channel. Worms also wait for those of the stage before.
    let apart = scenario.twiddle_time.is_some_and(|time| time > 0.0)
        && (scenario.formulation.order() == Some(Order::Ordered)
            || pattern.network.switching == Switching::Wormhole);
    let shared = !matches!(pattern.network.topology(), Topology::Hypercube | Topology::Complete);
    let form = if apart && shared { Form::Estimate } else { traffic.form };
    Some((form, traffic_terms(&traffic, &pattern.times, local_len, compute)))
}

/// Terms of chunked exchanges and of the swaps after them, which are not chunked. `None` unless all partners are
/// neighbours and compute for the same time.
fn overlapped_terms(
    scenario: &Scenario,
    pattern: &Pattern,
    local_len: f64,
    exchanges: Exchanges,
    dimensions: u32,
) -> Option<Terms> {
    let Pattern { network, times, d, .. } = pattern;
    if !matches!(network.topology(), Topology::Hypercube | Topology::Complete)
        || scenario.twiddle_time.is_some()
    {
        return None;
    }
    let chunk = exchanges.chunk?;
    // In two dimensions local stages separate the exchanges of each.
    let stages = f64::from(d / dimensions);
    let each = overlap::exposed_terms(times, local_len, local_len.min(f64::from(chunk)), stages);
    let swaps = match exchanges.order {
        Order::Unordered => Traffic::NONE,
        Order::Ordered => {
            ordering::swaps(network, StageTiming::of_swaps(times, local_len), *d, scenario.r(), dimensions)?
        }
    };
    let swaps = traffic_terms(&swaps, times, local_len, 0.0);
    let dimensions = f64::from(dimensions);
    Some(Terms {
        startup: swaps.startup + dimensions * each.startup,
        hop: swaps.hop + dimensions * each.hop,
        transfer: swaps.transfer + dimensions * each.transfer,
        ..swaps
    })
}

/// Returns the bound of a scenario on a network with the longest time.
pub(crate) fn largest_bound(scenario: &Scenario) -> Option<Traffic> {
    let pattern = Pattern::of(scenario, scenario.p)?;
    let local_len = scenario.words() as f64 / f64::from(scenario.p);
    let time = |traffic: &Traffic| traffic_terms(traffic, &pattern.times, local_len, 0.0).communication();
    traffic(&pattern, scenario.r()).into_iter().max_by(|a, b| time(a).total_cmp(&time(b)))
}

fn traffic_terms(traffic: &Traffic, times: &Times, local_len: f64, compute: f64) -> Terms {
    Terms {
        compute,
        startup: times.ts * traffic.own.startups,
        hop: times.th * traffic.own.hops,
        transfer: times.tw * local_len * traffic.own.blocks,
        contention: traffic.contention.time(times, local_len),
        idle: traffic.idle.time(times, local_len),
    }
}
