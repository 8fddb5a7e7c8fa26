//! Every time of a run against the slow simulator in `brute`, over all formulations, topologies and switchings.
//!
//! Store-and-forward and wormhole take turns in the order of requests, and rounding may turn that order around. Here their
//! parameters are multiples of 1/64, so all sums are exact, every tie is a real one, and the times must be equal to the bit.

mod brute;

use brute::compare::compare;
use brute::exists;
use hyperfly_core::scenario::{Algorithm, Choice, Order, Scenario, Switching, Topology};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Times that hit the corners; in units of 1/64.
const TIMES: [[u32; 4]; 7] = [
    // t_c, t_s, t_h, t_w
    [64, 1600, 32, 80],
    [64, 0, 32, 80],
    [64, 1600, 32, 0],
    [64, 64, 64, 64],
    [64, 0, 64, 0],
    [64, 16, 100_000, 3],
    [1, 7, 5, 3],
];

/// With t_h = 0 a message may ask for several channels at one instant, and its rank tells its turn each time.
const AT_ONCE: [[u32; 4]; 4] = [[64, 1600, 0, 80], [64, 0, 0, 64], [64, 0, 0, 0], [1, 7, 0, 3]];

fn scenario(times: [u32; 4]) -> Scenario {
    let [tc, ts, th, tw] = times.map(|t| f64::from(t) / 64.0);
    Scenario { tc, ts, th, tw, ..Scenario::default() }
}

/// Exact where sums of multiples of 1/64 are; cut-through divides channels by three.
fn tolerance(s: &Scenario) -> f64 {
    if s.switching == Switching::CutThrough { 1e-9 } else { 0.0 }
}

fn check(s: &Scenario) {
    if let Err(difference) = compare(s, tolerance(s)) {
        panic!("{difference}");
    }
}

/// All formulations, topologies and orders for these times on p = 2^d processors, with every n in `shares` per processor
/// (or the least that exists).
fn sweep(switching: Switching, times: &[[u32; 4]], d: u32, shares: &[u64]) {
    let p = 1u32 << d;
    for (&times, &algorithm) in each_pair(times, Algorithm::ALL) {
        let least = if algorithm == Algorithm::Transpose { p.max(2) } else { 2u32.div_ceil(p) };
        let mut sizes: Vec<u64> =
            shares.iter().map(|&share| u64::from(p) * share.max(u64::from(least))).collect();
        sizes.dedup();
        for (&topology, &order) in each_pair(Topology::ALL, Order::ALL) {
            for &n in &sizes {
                let s = Scenario { algorithm, topology, switching, order, p, n, ..scenario(times) };
                if exists(&s) {
                    check(&s);
                }
            }
        }
    }
}

fn each_pair<'a, A, B>(a: &'a [A], b: &'a [B]) -> impl Iterator<Item = (&'a A, &'a B)> {
    a.iter().flat_map(move |x| b.iter().map(move |y| (x, y)))
}

#[test]
fn store_and_forward() {
    (0..=5).for_each(|d| sweep(Switching::StoreAndForward, &TIMES, d, &[1, 2, 8, 32]));
    sweep(Switching::StoreAndForward, &TIMES[..3], 6, &[1, 64]);
}

#[test]
fn wormhole() {
    (0..=5).for_each(|d| sweep(Switching::Wormhole, &TIMES, d, &[1, 2, 8, 32]));
    sweep(Switching::Wormhole, &TIMES[..3], 6, &[1, 64]);
}

#[test]
fn several_channels_at_one_instant() {
    for switching in [Switching::Wormhole, Switching::StoreAndForward] {
        (0..=5).for_each(|d| sweep(switching, &AT_ONCE, d, &[1, 2, 8, 32]));
        sweep(switching, &AT_ONCE[..2], 6, &[1]);
    }
}

#[test]
fn cut_through() {
    for times in [&TIMES[..], &AT_ONCE] {
        (0..=5).for_each(|d| sweep(Switching::CutThrough, times, d, &[1, 2, 8, 32]));
        sweep(Switching::CutThrough, times, 6, &[1, 64]);
    }
}

fn any<C: Choice + std::fmt::Debug>() -> impl Strategy<Value = C> {
    prop::sample::select(C::ALL)
}

prop_compose! {
    /// A scenario that exists, with p ≤ 32, n ≤ 2048 and times in units of 1/64, small ones (and ties) more often.
    fn scenarios()(
        algorithm in any::<Algorithm>(),
        topology in any::<Topology>(),
        switching in any::<Switching>(),
        order in any::<Order>(),
        r in 1u32..=11,
        d in 0u32..=5,
        times in prop::array::uniform4(prop_oneof![0u32..6, 0u32..100, 0u32..10_000]),
    ) -> Scenario {
        let d = match algorithm {
            Algorithm::Serial => 0,
            Algorithm::BinaryExchange => d.min(r),
            Algorithm::Transpose => d.min(r / 2),
        };
        let [tc, ts, th, tw] = times;
        let s = scenario([tc.max(1), ts, th, tw]);
        Scenario { algorithm, topology, switching, order, p: 1 << d, n: 1 << r, ..s }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 4000,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1993),
        ..ProptestConfig::default()
    })]

    #[test]
    fn random_scenarios(s in scenarios()) {
        let s = Scenario { th: s.th.max(1.0 / 64.0), ..s };
        if let Err(difference) = compare(&s, tolerance(&s)) {
            prop_assert!(false, "{}", difference);
        }
    }

    #[test]
    fn random_scenarios_with_several_channels_at_one_instant(s in scenarios()) {
        let s = Scenario { th: 0.0, ..s };
        if let Err(difference) = compare(&s, tolerance(&s)) {
            prop_assert!(false, "{}", difference);
        }
    }

    /// Times without a common unit: the order of ties is open, fluid flows are not.
    #[test]
    fn random_scenarios_with_cut_through_and_any_times(
        s in scenarios(), scale in prop::array::uniform4(0.1f64..10.0),
    ) {
        let [c, i, h, w] = scale;
        let s = Scenario {
            switching: Switching::CutThrough, tc: s.tc * c, ts: s.ts * i, th: s.th * h, tw: s.tw * w, ..s
        };
        if let Err(difference) = compare(&s, 1e-9) {
            prop_assert!(false, "{}", difference);
        }
    }
}
