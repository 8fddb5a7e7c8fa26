//! The time of counts: what a formulation on a network takes.

use super::counts::traffic;
use super::pattern::Pattern;
use super::total::Traffic;
use crate::form::Form;
use crate::stages;
use crate::terms::Terms;
use crate::times::Times;
use hyperfly_core::formulations::Order;
use hyperfly_core::machine::Switching;
use hyperfly_core::scenario::Scenario;
use hyperfly_core::topology::Topology;

/// On a network: the largest of its bounds; `None` on other machines and where there is none.
pub(crate) fn predicted(scenario: &Scenario) -> Option<(Form, Terms)> {
    let pattern = Pattern::of(scenario, scenario.p)?;
    let share = scenario.n() as f64 / f64::from(scenario.p);
    let compute = pattern.times.tc * share * stages::equivalent(scenario);
    let traffic = largest(scenario)?;
    // The swaps after the last stage begin at different times if some processors had fewer twiddle factors to compute; only
    // where no two messages share a channel does that change nothing. Worms wait for those of the stage before, too.
    let apart = scenario.twiddle_time.is_some_and(|time| time > 0.0)
        && (scenario.formulation.order() == Some(Order::Ordered)
            || pattern.network.switching == Switching::Wormhole);
    let shared = !matches!(pattern.network.topology, Topology::Hypercube | Topology::Complete);
    let form = if apart && shared { Form::Estimate } else { traffic.form };
    Some((form, terms(&traffic, &pattern.times, share, compute)))
}

/// Of the bounds of a scenario on a network, the one that comes to the longest time.
pub(crate) fn largest(scenario: &Scenario) -> Option<Traffic> {
    let pattern = Pattern::of(scenario, scenario.p)?;
    let share = scenario.n() as f64 / f64::from(scenario.p);
    let time = |traffic: &Traffic| terms(traffic, &pattern.times, share, 0.0).communication();
    traffic(&pattern, scenario.r()).into_iter().max_by(|a, b| time(a).total_cmp(&time(b)))
}

fn terms(traffic: &Traffic, times: &Times, share: f64, compute: f64) -> Terms {
    Terms {
        compute,
        startup: times.ts * traffic.own.startups,
        hop: times.th * traffic.own.hops,
        transfer: times.tw * share * traffic.own.shares,
        contention: traffic.contention.time(times, share),
        idle: traffic.idle.time(times, share),
    }
}
