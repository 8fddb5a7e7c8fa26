//! Random plans that no formulation produces: arbitrary partners, messages of any size, some processors
//! slow and some idle.
//!
//! The formulations exchange along one bit at a time, all processors in step, which could hide many errors.
//! These plans compute no transform; they only keep a machine busy.

use fastrand::Rng;
use hyperfly_core::Simulation;
use hyperfly_core::schedule::{Placement, Plan, SlotSet, Step, Transform};
use hyperfly_reference::case_count;
use hyperfly_reference::compare::{compare_deadlock, compare_run, tolerance};
use hyperfly_reference::conservation::check_times;
use hyperfly_reference::routing::{Channel, route, word_factor};
use hyperfly_request::{Choice, DragonflyRoute, MachineKind, Settings, Switching, Topology};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn routes_match_reference() {
    let defaults = Settings { machine: MachineKind::Network, ..Settings::default() };
    let of = |topology, p| Settings { topology, p, ..defaults.clone() };
    let powers = Topology::ALL.iter().flat_map(|topology| (0..=7).map(move |d| (*topology, 1 << d)));
    let networks =
        powers.chain((1..=20).map(|p| (Topology::Complete, p))).map(|(topology, p)| of(topology, p));
    let trees = [2, 8, 64, 1024].map(|arity| Settings { arity, taper: 2.0, ..of(Topology::FatTree, 64) });
    let sizes = [(Some(1), Some(1)), (Some(4), None), (None, Some(8)), (Some(2), Some(32)), (Some(64), None)];
    let dragonflies = sizes
        .into_iter()
        .flat_map(|(hosts, routers)| DragonflyRoute::ALL.iter().map(move |&route| (hosts, routers, route)))
        .map(|(hosts, routers, route)| Settings { hosts, routers, route, ..of(Topology::Dragonfly, 64) });
    for s in networks.chain(trees).chain(dragonflies) {
        assert!(s.problems().iter().all(|problem| problem.field == "p"), "{s:?}");
        let (topology, p, graph) = (s.topology, s.p, s.network().interconnect.graph(s.p));
        assert_eq!(graph.processors(), p);
        let mut used: BTreeSet<Channel> = BTreeSet::new();
        for (from, to) in (0..p).flat_map(|from| (0..p).map(move |to| (from, to))) {
            let mut channels = Vec::new();
            graph.route(from, to, &mut channels);
            let ends: Vec<Channel> = channels.iter().map(|&c| graph.ends(c).expect("a channel")).collect();
            let expected = route(&s, from, to);
            assert_eq!(ends, expected, "{topology:?} of {p}, {from} to {to}");
            assert_eq!(graph.distance(from, to) as usize, expected.len());
            used.extend(expected);
        }
        let costs = |channel: &Channel| 1.0 / word_factor(&s, *channel);
        // The channels are exactly those between neighbours, each once. Valiant's routes need not use all.
        let all: BTreeMap<Channel, f64> =
            (0..graph.channels()).filter_map(|c| Some((graph.ends(c)?, graph.capacity(c)))).collect();
        assert_eq!(all.len(), (0..graph.channels()).filter_map(|c| graph.ends(c)).count(), "{s:?}");
        assert!(used.iter().all(|channel| all[channel] == costs(channel)), "{s:?}");
        assert!(p == 1 || s.route == DragonflyRoute::Valiant || used.len() == all.len(), "{s:?}");
    }
}

/// Message sizes. Each has its own slots and also shares the first slots with the others.
const SIZES: [u32; 6] = [1, 2, 4, 16, 64, 256];

/// Sizes that slot sets of bits cannot express.
const UNEVEN: [u32; 6] = [1, 3, 5, 12, 63, 257];

/// Builds a plan of several rounds, in which some processors compute, random cycles of processors exchange
/// messages, and posted messages are received at the end of the round. All messages between the same two
/// processors have the same size.
fn random_plan(p: u32, rounds: usize, sizes: [u32; 6], dice: &mut Rng) -> Plan {
    let mut programs: Vec<Vec<Step>> = vec![Vec::new(); p as usize];
    let mut slot_sets = Vec::new();
    let mut first = 0;
    for size in sizes {
        let side_by_side = |first| SlotSet::of_list(&(first..first + size).collect::<Vec<_>>());
        slot_sets.extend([side_by_side(0), side_by_side(first)]);
        first += size;
    }
    let blocks = slot_sets.len() as u32;
    slot_sets.extend((0..6).map(|log| SlotSet::contiguous(0, 1 << log)));
    let turn = dice.u32(..6);
    let set = |dice: &mut Rng, from: u32, to: u32| (from + 5 * to + turn) % 6 * 2 + dice.u32(..2);
    for _ in 0..rounds {
        let mut posted = Vec::new();
        for _ in 0..dice.usize(..2 * p as usize) {
            let (from, to) = (dice.u32(..p), dice.u32(..p));
            if from != to {
                programs[from as usize].push(Step::Post { to, send: set(dice, from, to) });
                posted.push((from, to));
            }
        }
        let mut idle: Vec<u32> = (0..p).collect();
        while let Some(q) = idle.pop() {
            if dice.usize(..3) == 0 {
                let log = dice.u32(..6);
                let (len, blocks) = (2 << log, blocks + log);
                programs[q as usize].push(Step::Local {
                    first: 0,
                    last: 1,
                    base: 0,
                    len,
                    log_block: 1,
                    blocks,
                });
            }
            if dice.usize(..3) == 0 {
                programs[q as usize].push(Step::Copy { from: 0, to: 1 });
            }
            // A cycle of two or more.
            let mut cycle = vec![q];
            while !idle.is_empty() && (cycle.len() < 2 && dice.usize(..8) > 0 || dice.usize(..3) == 0) {
                cycle.push(idle.swap_remove(dice.usize(..idle.len())));
            }
            for k in 0..cycle.len() {
                let at = cycle[k];
                let before = cycle[(k + cycle.len() - 1) % cycle.len()];
                let after = cycle[(k + 1) % cycle.len()];
                if cycle.len() > 1 {
                    let (send, receive) = (set(dice, at, after), set(dice, before, at));
                    let step = Step::Exchange { to: after, send, from: before, receive };
                    programs[at as usize].push(step);
                }
            }
        }
        while !posted.is_empty() {
            let (from, to) = posted.swap_remove(dice.usize(..posted.len()));
            programs[to as usize].push(Step::Await { from, receive: set(dice, from, to) });
        }
    }
    let mut first = vec![0];
    for program in &programs {
        first.push(first.last().unwrap() + program.len() as u32);
    }
    let place = Placement::block(p.ilog2(), 12);
    let steps = programs.concat().into_iter().collect();
    let (input, output) = (place.clone().into(), place.into());
    Plan {
        p,
        n: 4096,
        transform: Transform::Line,
        radix: 2,
        slots: 1024,
        steps,
        first,
        slot_sets,
        input,
        output,
    }
}

/// Runs random plans with times from `units`, in units of 1/64, and returns the number of deadlocks. Times
/// must be exact except for cut-through.
fn random_plans(machine: MachineKind, switching: Switching, seeds: u32, units: [[u32; 5]; 4]) -> usize {
    compare_runs(machine, switching, seeds, units, |dice| {
        let topology = Topology::ALL[dice.usize(..Topology::ALL.len())];
        let p = 2 << dice.usize(..5);
        let rounds = 1 + dice.usize(..5);
        let s = Settings {
            topology,
            arity: 2 << dice.u32(..3),
            taper: [1.0, 1.5, 2.0, 4.0][dice.usize(..4)],
            hosts: [None, Some(1), Some(2)][dice.usize(..3)],
            route: DragonflyRoute::ALL[dice.usize(..2)],
            seed: dice.u64(..),
            ..Settings::default()
        };
        (s, random_plan(p, rounds, SIZES, dice))
    })
}

/// Runs random plans with any number of processors, fully connected, and messages of any length.
fn uneven_plans(machine: MachineKind, switching: Switching, seeds: u32) {
    let deadlocks = compare_runs(machine, switching, seeds, UNITS, |dice| {
        let (p, rounds) = (2 + dice.u32(..20), 1 + dice.usize(..5));
        let s = Settings { topology: Topology::Complete, ..Settings::default() };
        (s, random_plan(p, rounds, UNEVEN, dice))
    });
    assert_eq!(deadlocks, 0);
}

fn compare_runs(
    machine: MachineKind,
    switching: Switching,
    seeds: u32,
    units: [[u32; 5]; 4],
    plan: impl Fn(&mut Rng) -> (Settings, Plan),
) -> usize {
    let mut deadlocks = 0;
    for seed in 0..case_count(seeds / 4, seeds).into() {
        let mut dice = Rng::with_seed(seed);
        let (s, plan) = plan(&mut dice);
        let p = plan.p;
        let [tc, ts, th, tw] = units.map(|units| f64::from(units[dice.usize(..5)]) / 64.0);
        // LogP and BSP use the same values for their own parameters.
        let (latency, gap, overhead, sync) = (ts, tw, th.min(2.0), ts);
        let word_gap = [None, Some(tc)][dice.usize(..2)];
        let s = Settings { machine, switching, p, n: plan.n, tc, ts, th, tw, ..s };
        let s = Settings { latency, gap, overhead, word_gap, capacity: dice.bool(), sync, ..s };
        let mut simulation = Simulation::new(plan.clone(), &s.scenario(), None, true);
        let compared = loop {
            match simulation.advance(u64::MAX) {
                Ok(false) => {}
                Ok(true) => {
                    let run = simulation.finish();
                    check_times(&s, &run);
                    break compare_run(&s, &run, tolerance(&s));
                }
                Err(deadlock) => {
                    assert!(
                        matches!(s.topology, Topology::Torus | Topology::Dragonfly)
                            && switching == Switching::Wormhole,
                        "{s:?}: {deadlock:?}"
                    );
                    deadlocks += 1;
                    break compare_deadlock(&s, &plan, &deadlock);
                }
            }
        };
        if let Err(difference) = compared {
            panic!("seed {seed}: {difference}");
        }
    }
    deadlocks
}

const UNITS: [[u32; 5]; 4] =
    [[1, 64, 64, 100, 3], [0, 0, 64, 1600, 7], [1, 1, 32, 5, 5000], [0, 1, 64, 80, 3]];

/// With t_h = 0 a message requests several channels at one instant.
const ZERO_HOP_UNITS: [[u32; 5]; 4] = [UNITS[0], UNITS[1], [0; 5], UNITS[3]];

#[test]
fn random_plans_with_uneven_sizes_match_slow_simulator() {
    for &switching in Switching::ALL {
        uneven_plans(MachineKind::Network, switching, 100);
    }
    uneven_plans(MachineKind::LogP, Switching::CutThrough, 40);
    uneven_plans(MachineKind::Bsp, Switching::CutThrough, 200);
}

#[test]
fn random_plans_match_slow_simulator_store_and_forward() {
    assert_eq!(random_plans(MachineKind::Network, Switching::StoreAndForward, 300, UNITS), 0);
    assert_eq!(random_plans(MachineKind::Network, Switching::StoreAndForward, 300, ZERO_HOP_UNITS), 0);
}

#[test]
fn random_plans_match_slow_simulator_wormhole() {
    let deadlocks = random_plans(MachineKind::Network, Switching::Wormhole, 1200, UNITS);
    assert!(deadlocks > 0, "no plan deadlocks");
    random_plans(MachineKind::Network, Switching::Wormhole, 300, ZERO_HOP_UNITS);
}

#[test]
fn random_plans_match_slow_simulator_cut_through() {
    random_plans(MachineKind::Network, Switching::CutThrough, 200, UNITS);
}

#[test]
fn random_plans_match_slow_simulator_logp() {
    random_plans(MachineKind::LogP, Switching::CutThrough, 80, UNITS);
}

#[test]
fn random_plans_match_slow_simulator_bsp() {
    random_plans(MachineKind::Bsp, Switching::CutThrough, 400, UNITS);
}
