//! Incremental max–min rates compared with progressive filling from scratch, while flows start and end in
//! batches.

use fastrand::Rng;
use hyperfly_core::networks::MaxMin;
use hyperfly_reference::case_count;
use hyperfly_reference::max_min::{fair_rates, find_unfairness};
use hyperfly_reference::routing::{Channel, route, word_factor};
use hyperfly_request::{Settings, Topology};
use std::collections::{BTreeMap, BTreeSet};

/// Flows known to `MaxMin` and as plain lists of channels.
struct CheckedFlows {
    max_min: MaxMin,
    routes: BTreeMap<u32, Vec<u32>>,
    rates: BTreeMap<u32, f64>,
    capacity: Vec<f64>,
}

impl CheckedFlows {
    fn new(channels: u32) -> Self {
        CheckedFlows::with_capacity(vec![1.0; channels as usize])
    }

    fn with_capacity(capacity: Vec<f64>) -> Self {
        let max_min = MaxMin::new(capacity.len(), capacity.clone());
        CheckedFlows { max_min, routes: BTreeMap::new(), rates: BTreeMap::new(), capacity }
    }

    fn add(&mut self, flow: u32, route: Vec<u32>) {
        self.max_min.add(flow, &route);
        self.routes.insert(flow, route);
    }

    fn remove(&mut self, flow: u32) {
        self.max_min.remove(flow);
        self.routes.remove(&flow);
        self.rates.remove(&flow);
    }

    /// Updates the rates and compares the whole state.
    fn check(&mut self, what: &str) {
        self.max_min.settle();
        let routes: Vec<Vec<u32>> = self.routes.values().cloned().collect();
        let found: Vec<f64> = self.routes.keys().map(|&flow| self.max_min.rate(flow)).collect();
        let capacity = |channel: u32| self.capacity[channel as usize];
        for ((flow, &found), expected) in self.routes.keys().zip(&found).zip(fair_rates(&routes, capacity)) {
            let near = (found - expected).abs() <= 1e-9 * expected;
            assert!(near, "{what}: flow {flow} has {found} and not {expected} of {:?}", self.routes);
        }
        assert_eq!(find_unfairness(&routes, &found, capacity), None, "{what}");
        for channel in 0..self.capacity.len() as u32 {
            let load = routes.iter().filter(|route| route.contains(&channel)).count();
            assert_eq!(self.max_min.load(channel) as usize, load, "{what}: load of channel {channel}");
        }
        let mut changed: Vec<u32> = self.max_min.changed().collect();
        changed.sort_unstable();
        assert!(changed.is_sorted_by(|a, b| a < b), "{what}: {changed:?} names a flow twice");
        for (flow, rate) in self.routes.keys().zip(found) {
            let listed = changed.contains(flow);
            let same = self.rates.insert(*flow, rate) == Some(rate);
            assert_eq!(listed, !same, "{what}: flow {flow} and the list of changes");
        }
        let known: BTreeSet<u32> = self.routes.keys().copied().collect();
        assert!(changed.iter().all(|flow| known.contains(flow)), "{what}: a flow that is gone has changed");
    }

    /// Starts or ends several flows, then compares.
    fn batch(&mut self, dice: &mut Rng, flows: u32, what: &str, mut route: impl FnMut(&mut Rng) -> Vec<u32>) {
        // Often one flow, sometimes many, occasionally all.
        let size = [1, 1, 2, 5, flows as usize][dice.usize(..5)];
        let grow = dice.bool();
        for _ in 0..size {
            let flow = dice.u32(..flows);
            match (self.routes.contains_key(&flow), grow) {
                (true, false) => self.remove(flow),
                (false, true) => self.add(flow, route(dice)),
                (true, true) if dice.usize(..4) == 0 => {
                    self.remove(flow);
                    self.add(flow, route(dice));
                }
                _ => {}
            }
        }
        self.check(what);
    }
}

#[test]
fn rates_match_filling_for_random_routes() {
    for seed in 0..case_count(200, 1000).into() {
        let mut dice = Rng::with_seed(seed);
        let (channels, flows) = (1 + dice.u32(..8), 1 + dice.u32(..12));
        // Odd seeds use channels with different capacities.
        let own = [1.0, 1.0, 0.5, 0.25, 2.0, 3.0];
        let of = |dice: &mut Rng| own[dice.usize(..if seed % 2 == 0 { 1 } else { own.len() })];
        let mut checked = CheckedFlows::with_capacity((0..channels).map(|_| of(&mut dice)).collect());
        for batch in 0..30 {
            checked.batch(&mut dice, flows, &format!("seed {seed}, batch {batch}"), |dice| {
                // Any set of channels, in any order.
                let mut route: Vec<u32> = (0..channels).filter(|_| dice.bool()).collect();
                if route.is_empty() {
                    route.push(dice.u32(..channels));
                }
                let turn = dice.usize(..route.len());
                route.rotate_left(turn);
                route
            });
        }
    }
}

#[test]
fn rates_match_filling_on_topologies() {
    for (topology, p, taper, batches) in [
        (Topology::Mesh, 8, 1.0, 400),
        (Topology::Mesh, 32, 1.0, 200),
        (Topology::Mesh, 64, 1.0, 150),
        (Topology::Hypercube, 16, 1.0, 300),
        (Topology::Hypercube, 64, 1.0, 150),
        (Topology::Torus, 16, 1.0, 300),
        (Topology::Torus, 64, 1.0, 150),
        (Topology::Mesh3d, 32, 1.0, 200),
        (Topology::Complete, 8, 1.0, 100),
        (Topology::FatTree, 32, 1.0, 200),
        (Topology::FatTree, 64, 3.0, 150),
        (Topology::Dragonfly, 64, 1.0, 150),
    ] {
        let s = Settings { topology, p, taper, ..Settings::default() };
        let mut numbers: BTreeMap<Channel, u32> = BTreeMap::new();
        for (from, to) in (0..p).flat_map(|from| (0..p).map(move |to| (from, to))) {
            for channel in route(&s, from, to) {
                let next = numbers.len() as u32;
                numbers.entry(channel).or_insert(next);
            }
        }
        let mut capacity = vec![0.0; numbers.len()];
        numbers.iter().for_each(|(channel, &at)| capacity[at as usize] = 1.0 / word_factor(&s, *channel));
        let mut checked = CheckedFlows::with_capacity(capacity);
        let mut dice = Rng::with_seed(u64::from(p));
        for batch in 0..batches {
            checked.batch(&mut dice, p, &format!("{topology:?} of {p}, batch {batch}"), |dice| {
                let from = dice.u32(..p);
                let to = (from + 1 + dice.u32(..p - 1)) % p;
                route(&s, from, to).iter().map(|channel| numbers[channel]).collect()
            });
        }
    }
}

/// Routes along a line and back, like the rows of a mesh: long stretches of channels with the same flows,
/// some of them wider.
#[test]
fn rates_match_filling_on_lines() {
    for seed in 0..case_count(20, 60).into() {
        let mut dice = Rng::with_seed(seed);
        let length = [12, 63, 64, 65, 200][dice.usize(..5)];
        let of = |dice: &mut Rng| {
            if seed % 2 == 0 { 1.0 } else { [1.0, 1.0, 1.0, 0.5, 2.0][dice.usize(..5)] }
        };
        let mut checked = CheckedFlows::with_capacity((0..2 * length).map(|_| of(&mut dice)).collect());
        for batch in 0..60 {
            checked.batch(&mut dice, 24, &format!("line {seed}, batch {batch}"), |dice| {
                let (a, b) = (dice.usize(..length), dice.usize(..length));
                let upward = (a.min(b)..a.max(b) + 1).map(|channel| channel as u32);
                let back = length as u32;
                if a <= b { upward.collect() } else { upward.rev().map(|channel| channel + back).collect() }
            });
        }
    }
}

/// Small cases whose rates are obvious.
#[test]
fn rates_match_values_worked_by_hand() {
    let mut checked = CheckedFlows::new(3);
    checked.check("nothing at all");
    // One long flow and two short ones share two channels; a fourth flow also uses a third channel.
    checked.add(0, vec![0, 1]);
    checked.add(1, vec![0]);
    checked.add(2, vec![1]);
    checked.add(3, vec![1, 2]);
    checked.check("four flows");
    let rates = |checked: &CheckedFlows| (0..4).map(|flow| checked.max_min.rate(flow)).collect::<Vec<_>>();
    let third = 1.0 / 3.0;
    for (found, expected) in rates(&checked).into_iter().zip([third, 2.0 * third, third, third]) {
        assert!((found - expected).abs() < 1e-15);
    }
    checked.remove(2);
    checked.remove(3);
    checked.check("two flows");
    assert_eq!([checked.max_min.rate(0), checked.max_min.rate(1)], [0.5, 0.5]);
}
