//! Search for the n of an efficiency, compared with executing every n.

use hyperfly_core::Run;
use hyperfly_core::isoefficiency::{Search, SearchOutcome, Size, efficiency_rises, search, timing};
use hyperfly_core::limits::{MEMORY_NATIVE, Options};
use hyperfly_reference::{Sampler, is_thorough};
use hyperfly_request::{
    Algorithm, Choice, Direction, Io, MachineKind, Order, Settings, Switching, Topology, run,
};

fn run_without_data(scenario: &Settings) -> Option<Run> {
    run(scenario, None, Options { data: false, trace: false, ..Options::default() }).ok()
}

/// Returns the efficiency of every possible n from 2 to 2^`most`, without using the search.
fn all_efficiencies(scenario: &Settings, most: u32) -> Vec<(u64, f64)> {
    let run = |r: u32| {
        Some((1 << r, run_without_data(&Settings { n: 1 << r, ..scenario.clone() })?.report.efficiency))
    };
    (1..=most).filter_map(run).collect()
}

/// Compares the search with `all`, for efficiencies equal to, between and beyond the efficiencies of all n.
fn compare(scenario: &Settings, most: u32) {
    let enumerated = all_efficiencies(scenario, most);
    let tried: Vec<f64> = enumerated.iter().map(|(_, e)| *e).collect();
    let between = tried.windows(2).map(|pair| (pair[0] + pair[1]) / 2.0);
    let efficiencies: Vec<f64> =
        tried.iter().copied().chain(between).chain([0.05, 0.5]).filter(|e| *e < 1.0).collect();
    for efficiency in efficiencies {
        let Some(&(n, e)) = enumerated.iter().find(|(_, e)| *e >= efficiency) else { continue };
        match search(&scenario.scenario(), efficiency, MEMORY_NATIVE, u64::MAX, |_| {}) {
            SearchOutcome::Found(size) => {
                assert_eq!((size.n, size.efficiency), (n, e), "E = {efficiency}: {scenario:?}");
                let r = f64::from(n.ilog2());
                let below = enumerated.iter().rev().find(|(smaller, _)| *smaller < n);
                let floor = below.map_or(r, |(smaller, _)| f64::from(smaller.ilog2()));
                assert!((floor..=r).contains(&size.log2_n), "{size:?}");
            }
            other => panic!("{other:?}, not n = {n}, for E = {efficiency}: {scenario:?}"),
        }
    }
}

/// t_s, t_h and t_w, with each of them zero, small or large.
const TIMES: [(f64, f64, f64); 4] =
    [(25.0, 0.5, 1.28), (0.0, 0.0, 1.0), (7.0, 40.0, 0.07), (900.0, 3.0, 3.0)];

#[test]
fn search_matches_enumeration_on_all_networks() {
    for &algorithm in Algorithm::BUILT_IN {
        for &topology in Topology::ALL {
            for &switching in Switching::ALL {
                let s = Settings { algorithm, topology, switching, p: 4, ..Settings::default() };
                compare(&Settings { p: if algorithm == Algorithm::Serial { 1 } else { 4 }, ..s }, 8);
            }
        }
    }
}

#[test]
fn search_matches_enumeration_for_irregular_schedules() {
    let s = Settings { p: 8, ..Settings::default() };
    for scenario in [
        Settings { algorithm: Algorithm::CyclicToBlocked, machine: MachineKind::LogP, ..s.clone() },
        Settings { algorithm: Algorithm::OutputDriven, machine: MachineKind::LogP, ..s.clone() },
        Settings { algorithm: Algorithm::GroupCyclic, machine: MachineKind::Bsp, ..s.clone() },
        Settings {
            algorithm: Algorithm::GroupCyclic,
            machine: MachineKind::Bsp,
            io: Io::Cyclic,
            radix: 4,
            ..s.clone()
        },
        Settings { algorithm: Algorithm::Transpose, dims: 3, order: Order::Ordered, ..s.clone() },
        Settings { overlap: true, ts: 2.0, ..s.clone() },
        Settings { radix: 4, topology: Topology::Mesh, ..s.clone() },
    ] {
        compare(&scenario, 11);
    }
}

/// The search bisects on the assumption that efficiency rises with n.
#[test]
fn efficiency_rises_with_n_where_assumed() {
    let (mut held, mut sampler) = (0, Sampler::new(5));
    for &algorithm in Algorithm::BUILT_IN {
        for &topology in Topology::ALL {
            for &switching in Switching::ALL {
                for &order in Order::ALL {
                    for ((ts, th, tw), d) in
                        TIMES.into_iter().flat_map(|times| [1, 3, 4, 6].map(|d| (times, d)))
                    {
                        let network =
                            Settings { algorithm, topology, switching, order, ..Settings::default() };
                        let s = Settings { p: 1 << d, ts, th, tw, ..network };
                        if !sampler.choose() || !efficiency_rises(&s.scenario()) {
                            continue;
                        }
                        let enumerated = all_efficiencies(&s, d + 12);
                        for pair in enumerated.windows(2) {
                            assert!(pair[0].1 <= pair[1].1 * (1.0 + 1e-12), "{pair:?}: {s:?}");
                        }
                        held += 1;
                    }
                }
            }
        }
    }
    assert!(held >= if is_thorough() { 900 } else { 150 }, "{held} scenarios are enough to rely on");
}

/// An upward search finds the first n even where efficiency falls again; bisection might not.
#[test]
fn efficiency_may_fall_for_cyclic_to_blocked() {
    let s = Settings {
        algorithm: Algorithm::CyclicToBlocked,
        topology: Topology::Mesh3d,
        p: 32,
        ..Settings::default()
    };
    let enumerated = all_efficiencies(&s, 19);
    assert!(enumerated.windows(2).any(|pair| pair[1].1 < pair[0].1), "{enumerated:?}");
    assert!(!efficiency_rises(&s.scenario()));
}

#[test]
fn failed_search_returns_the_reason() {
    let s = Settings { p: 16, ..Settings::default() };
    assert_eq!(
        search(&s.scenario(), 1.0 - 1e-9, MEMORY_NATIVE, u64::MAX, |_| {}),
        SearchOutcome::NotReached(Some(1 << 28))
    );
    assert_eq!(search(&s.scenario(), 0.5, MEMORY_NATIVE, 20, |_| {}), SearchOutcome::Skipped);
    assert_eq!(search(&s.scenario(), 0.5, 1 << 10, u64::MAX, |_| {}), SearchOutcome::Skipped);
    let serial = Settings { algorithm: Algorithm::Serial, ..s.clone() };
    assert_eq!(
        search(&serial.scenario(), 0.5, MEMORY_NATIVE, u64::MAX, |_| {}),
        SearchOutcome::NotReached(None)
    );
    let one = Settings { p: 1, ..s };
    let size = Size { n: 2, efficiency: 1.0, log2_n: 1.0 };
    assert_eq!(search(&one.scenario(), 0.9, MEMORY_NATIVE, u64::MAX, |_| {}), SearchOutcome::Found(size));
}

#[test]
fn search_needs_few_runs_and_repeats_none() {
    let s = Settings { p: 64, direction: Direction::Inverse, seed: 7, ..Settings::default() };
    let mut asked = Vec::new();
    search(&s.scenario(), 0.45, MEMORY_NATIVE, u64::MAX, |run| asked.push(run.clone()));
    assert!(asked.len() <= 5 && Search::new(&s.scenario()).sizes.len() == 25, "{} runs", asked.len());
    assert!(asked.iter().all(|run| run.with_n(s.n) == timing(&s.scenario())));
    asked.dedup();
    let mut sizes: Vec<u64> = asked.iter().map(|run| run.n()).collect();
    sizes.sort_unstable();
    sizes.dedup();
    assert_eq!(sizes.len(), asked.len());
}
