//! What no formulation does: any processor to any other, messages of any size, some processors slow and some at rest.
//!
//! The formulations exchange along one bit or another, all at once; much that is wrong would look right on them. These
//! plans transform nothing, they only keep a machine busy.

mod brute;

use brute::Dice;
use brute::compare::{compare_load, compare_run};
use brute::routing::{Channel, route};
use hyperfly_core::plan::{Placement, Plan, Slots, Step};
use hyperfly_core::scenario::{Choice, Scenario, Switching, Topology};
use hyperfly_core::sim::Simulation;
use hyperfly_core::topology::build;
use std::collections::BTreeSet;

#[test]
fn routes() {
    for (&topology, p) in Topology::ALL.iter().flat_map(|topology| (0..=7).map(move |d| (topology, 1 << d))) {
        let graph = build(topology, p);
        assert_eq!(graph.processors(), p);
        let mut used: BTreeSet<Channel> = BTreeSet::new();
        for (from, to) in (0..p).flat_map(|from| (0..p).map(move |to| (from, to))) {
            let mut channels = Vec::new();
            graph.route(from, to, &mut channels);
            let ends: Vec<Channel> = channels.iter().map(|&c| graph.ends(c).expect("a channel")).collect();
            let expected = route(topology, p, from, to);
            assert_eq!(ends, expected, "{topology:?} of {p}, {from} to {to}");
            assert_eq!(graph.distance(from, to) as usize, expected.len());
            used.extend(expected);
        }
        // No channel but those between neighbours, each once.
        let all: Vec<Channel> = (0..graph.channels()).filter_map(|c| graph.ends(c)).collect();
        assert_eq!(all.len(), used.len(), "{topology:?} of {p}");
        assert_eq!(all.into_iter().collect::<BTreeSet<_>>(), used, "{topology:?} of {p}");
    }
}

/// A few rounds in which some processors compute, and pairs that chance has put together exchange.
fn busy_plan(p: u32, rounds: usize, dice: &mut Dice) -> Plan {
    let mut programs: Vec<Vec<Step>> = vec![Vec::new(); p as usize];
    let (sizes, slots) = ([1, 2, 3, 7, 8, 40, 200], 256);
    for _ in 0..rounds {
        let mut resting: Vec<u32> = (0..p).collect();
        while let Some(q) = resting.pop() {
            if dice.below(3) == 0 {
                let len = 2 << dice.below(6);
                let step = Step::Local { first: 0, last: 1, base: 0, len, log_block: 1, block: 0 };
                programs[q as usize].push(step);
            }
            if !resting.is_empty() && dice.below(8) > 0 {
                let partner = resting.swap_remove(dice.below(resting.len()));
                let (send, receive) = (dice.below(sizes.len()) as u32, dice.below(sizes.len()) as u32);
                programs[q as usize].push(Step::Exchange { partner, send, receive });
                programs[partner as usize].push(Step::Exchange { partner: q, send: receive, receive: send });
            }
        }
    }
    let mut first = vec![0];
    for program in &programs {
        first.push(first.last().unwrap() + program.len() as u32);
    }
    let place = Placement::block(p.ilog2(), 12);
    Plan {
        p,
        n: 4096,
        slots,
        steps: programs.concat(),
        first,
        slot_sets: sizes.map(|size| Slots::contiguous(0, size)).to_vec(),
        input: place.clone(),
        output: place,
    }
}

/// Runs chance plans with times in units of 1/64, each from `units`; exact but for cut-through. `loads`: compare the
/// load of the hottest channel, too.
fn chance(switching: Switching, seeds: u64, units: [[u32; 5]; 4], loads: bool) {
    for seed in 0..seeds {
        let mut dice = Dice(seed);
        let topology = Topology::ALL[dice.below(Topology::ALL.len())];
        let p = 2 << dice.below(6);
        let rounds = 1 + dice.below(5);
        let plan = busy_plan(p, rounds, &mut dice);
        let [tc, ts, th, tw] = units.map(|units| f64::from(units[dice.below(5)]) / 64.0);
        let s = Scenario { topology, switching, p, n: plan.n, tc, ts, th, tw, ..Scenario::default() };
        let mut simulation = Simulation::with_plan(plan, &s, None, true);
        while !simulation.advance(u64::MAX).unwrap_or_else(|circle| panic!("seed {seed}, {s:?}: {circle}")) {}
        let tolerance = if switching == Switching::CutThrough { 1e-9 } else { 0.0 };
        let run = simulation.finish(s.clone());
        let compared = compare_run(&s, &run, tolerance);
        let compared = compared.and_then(|slow| if loads { compare_load(&s, &run, &slow) } else { Ok(()) });
        if let Err(difference) = compared {
            panic!("seed {seed}: {difference}");
        }
    }
}

const UNITS: [[u32; 5]; 4] =
    [[1, 64, 64, 100, 3], [0, 0, 64, 1600, 7], [1, 1, 32, 5, 5000], [0, 1, 64, 80, 3]];

#[test]
fn store_and_forward() {
    chance(Switching::StoreAndForward, 400, UNITS, true);
}

#[test]
fn wormhole() {
    chance(Switching::Wormhole, 400, UNITS, false);
}

#[test]
fn cut_through() {
    chance(Switching::CutThrough, 400, UNITS, false);
}

#[test]
fn several_channels_at_one_instant() {
    for switching in [Switching::Wormhole, Switching::StoreAndForward] {
        chance(switching, 400, [UNITS[0], UNITS[1], [0; 5], UNITS[3]], true);
        chance(switching, 400, UNITS, true);
    }
}
