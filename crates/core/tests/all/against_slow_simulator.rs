//! All times of runs against the slow simulator, over all formulations, machines, topologies and switchings.
//!
//! Store-and-forward and wormhole take turns in the order of requests, and rounding may turn that order around. Here their
//! parameters are multiples of 1/64, so all sums are exact, every tie is a real one, and the times must be equal to the bit.

use hyperfly_core::limits::Options;
use hyperfly_core::schedule::check;
use hyperfly_reference::compare::{compare, compare_with, tolerance};
use hyperfly_reference::dft::{error_bound, relative_error, transform};
use hyperfly_reference::scenarios::{possible, scenarios, variants};
use hyperfly_reference::{Sampler, conservation, exists, proptest_config};
use hyperfly_request::{
    Algorithm, Choice, Direction, MachineKind, NoRun, Settings, Switching, Topology, run,
};
use proptest::prelude::*;

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

/// As many times for LogP (t_c, L, g, o) and for BSP (–, –, g, l).
const WORDS: [[u32; 4]; 7] = [
    [64, 640, 256, 0],
    [64, 0, 0, 0],
    [64, 640, 0, 64],
    [64, 0, 256, 64],
    [64, 100_000, 16, 3],
    [1, 7, 5, 3],
    [64, 64, 64, 64],
];

fn scenario(times: [u32; 4]) -> Settings {
    let [tc, ts, th, tw] = times.map(|t| f64::from(t) / 64.0);
    Settings { tc, ts, th, tw, ..Settings::default() }
}

fn same(s: &Settings) -> bool {
    match compare(s, tolerance(s)) {
        Ok(run) => run.is_some(),
        Err(difference) => panic!("{difference}"),
    }
}

/// All formulations and their variants on these machines with p = 2^d processors, with every n in `shares` per processor
/// (or the least that exists).
fn sweep(machines: &[Settings], d: u32, shares: &[u64]) {
    let mut runs = 0;
    let mut sampler = Sampler::new(6);
    for &algorithm in Algorithm::BUILT_IN {
        let mut seen = Vec::new();
        for share in shares {
            let asked = Settings { algorithm, p: 1 << d, n: (share << d).max(2), ..Settings::default() };
            // The least n for this p, if there is one.
            let fits = |n: &u64| Settings { n: *n, ..asked.clone() }.problems().is_empty();
            let Some(n) = (0..=d + 2).map(|more| asked.n << more).find(fits) else { continue };
            if seen.contains(&n) {
                continue;
            }
            seen.push(n);
            for s in variants(&Settings { n, ..asked }) {
                for m in machines.iter().filter(|_| sampler.choose()) {
                    let Settings { machine, topology, switching, tc, ts, th, tw, .. } = *m;
                    let Settings { latency, gap, overhead, sync, .. } = *m;
                    let s = Settings { machine, topology, switching, tc, ts, th, tw, ..s.clone() };
                    same(&Settings { latency, gap, overhead, sync, ..s });
                    runs += 1;
                }
            }
        }
    }
    assert!(runs > 0);
}

/// Networks of one switching with these times; with every topology that cannot deadlock, or the torus alone.
fn networks(switching: Switching, times: &[[u32; 4]]) -> Vec<Settings> {
    let all = times.iter().flat_map(|times| Topology::ALL.iter().map(move |topology| (*times, *topology)));
    all.map(|(times, topology)| Settings { switching, topology, ..scenario(times) }).collect()
}

/// The sweep of one switching: small ones with all times, larger ones with fewer.
fn sweeps(switching: Switching, times: &[[u32; 4]]) {
    (0..=3).for_each(|d| sweep(&networks(switching, times), d, &[1, 2, 8, 32]));
    sweep(&networks(switching, &times[..2]), 4, &[1, 8]);
    sweep(&networks(switching, &times[..1]), 5, &[1]);
}

#[test]
fn store_and_forward() {
    sweeps(Switching::StoreAndForward, &TIMES);
}

#[test]
fn wormhole() {
    sweeps(Switching::Wormhole, &TIMES);
}

#[test]
fn several_channels_at_one_instant() {
    sweeps(Switching::Wormhole, &AT_ONCE);
    sweeps(Switching::StoreAndForward, &AT_ONCE);
}

#[test]
fn cut_through() {
    sweeps(Switching::CutThrough, &TIMES);
    sweeps(Switching::CutThrough, &AT_ONCE);
}

#[test]
fn on_logp_and_bsp() {
    let machines = [MachineKind::LogP, MachineKind::Bsp].into_iter().flat_map(|machine| {
        WORDS.map(|times| {
            let [tc, latency, gap, last] = times.map(|t| f64::from(t) / 64.0);
            let overhead = if machine == MachineKind::LogP { last } else { 0.0 };
            Settings { machine, tc, latency, gap, overhead, sync: last, ..Settings::default() }
        })
    });
    let machines: Vec<Settings> = machines.collect();
    (0..=3).for_each(|d| sweep(&machines, d, &[1, 2, 8, 32]));
    (4..=5).for_each(|d| sweep(&machines[..], d, &[1]));
}

/// A larger number of processors, once for each machine.
#[test]
fn on_64_processors() {
    let mut sampler = Sampler::new(4);
    for &switching in Switching::ALL {
        for (&topology, &algorithm) in
            Topology::ALL.iter().flat_map(|t| Algorithm::BUILT_IN.iter().map(move |algorithm| (t, algorithm)))
        {
            // Word by word on a network is for smaller ones.
            let n = if algorithm == Algorithm::OutputDriven { 256 } else { 4096 };
            let s = Settings { algorithm, topology, switching, p: 64, n, ..scenario(TIMES[0]) };
            if sampler.choose() {
                same(&possible(s));
            }
        }
    }
}

/// A ring of eight, messages from even processors four channels upward, from odd ones downward: each has its first channels and
/// waits for one of the next.
#[test]
fn binary_exchange_with_wormhole_on_a_torus_deadlocks() {
    for (p, dead) in [(2, false), (4, false), (8, false), (16, false), (32, true), (64, true)] {
        for th in [0.5, 25.0] {
            let s = Settings {
                p,
                th,
                topology: Topology::Torus,
                switching: Switching::Wormhole,
                ..Settings::default()
            };
            let ends = run(&s, None, Options::default());
            assert_eq!(ends.is_err(), dead, "{s:?}");
            assert_eq!(same(&s), !dead, "{s:?}");
            if p == 32 {
                let error = ends.expect_err("it is dead");
                let NoRun::Deadlock(deadlock) = &error else { unreachable!() };
                assert_eq!(deadlock.circle, [0, 2, 4, 6]);
                assert_eq!(
                    error.to_string(),
                    "deadlock: the messages of these processors wait for each other's channels in a circle: \
                     0 → 2 → 4 → 6 → 0"
                );
            }
            // The other switchings hold no channel while they wait, and other graphs have no circle.
            for &switching in Switching::ALL {
                for &topology in Topology::ALL {
                    let s = Settings { switching, topology, ..s.clone() };
                    let dead = dead && switching == Switching::Wormhole && topology == Topology::Torus;
                    assert_eq!(run(&s, None, Options::default()).is_err(), dead, "{s:?}");
                }
            }
        }
    }
}

fn bits(s: &Settings) -> u32 {
    s.n.ilog2()
}

/// All that must be true of a run.
fn everything(s: &Settings) {
    assert!(exists(s), "{s:?} is taken for possible");
    let plan = s.scenario().plan();
    assert_eq!(check(&plan), Ok(()), "{s:?}");
    let run = match compare_with(s, tolerance(s), Options::default()) {
        Ok(Some(run)) => run,
        Ok(None) => {
            let may = s.topology == Topology::Torus && s.switching == Switching::Wormhole;
            assert!(may && s.machine == MachineKind::Network, "{s:?}\nends in a deadlock");
            return;
        }
        Err(difference) => panic!("{difference}"),
    };
    assert_eq!(run.plan, plan, "{s:?}");
    conservation::check(s, &run);
    let output = run.output.expect("data moved");
    let error = run.report.relative_l2_error.expect("data moved");
    assert!(error <= error_bound(s.n), "{s:?}: error {error}");
    if bits(s) <= 6 {
        let exact = transform(&output.input, plan.transform, s.direction == Direction::Forward);
        let error = relative_error(&output.spectrum, &exact);
        assert!(error <= error_bound(s.n), "{s:?}: {error} from the definition");
    }
}

proptest! {
    #![proptest_config(proptest_config(400, 3000))]

    #[test]
    fn random_scenarios(s in scenarios(6, 11)) {
        everything(&s);
    }

    #[test]
    fn random_scenarios_with_several_channels_at_one_instant(s in scenarios(5, 10)) {
        everything(&Settings { th: 0.0, machine: MachineKind::Network, ..s });
    }

    /// Without a common unit of time the order of ties is open, so only fluid flows can be compared. On many processors they are
    /// sensitive: differences in the last digit grow from one exchange to the next.
    #[test]
    fn random_scenarios_without_a_common_unit_of_time(
        s in scenarios(5, 9), scale in prop::array::uniform9(0.1f64..10.0),
    ) {
        let [tc, ts, th, tw, latency, gap, overhead, sync, tt] = scale;
        let s = Settings {
            tc: s.tc * tc, ts: s.ts * ts, th: s.th * th, tw: s.tw * tw, latency: s.latency * latency, gap: s.gap * gap,
            overhead: s.overhead * overhead, sync: s.sync * sync, tt: s.tt * tt, ..s
        };
        everything(&Settings { machine: MachineKind::Network, switching: Switching::CutThrough, ..s.clone() });
        if let Ok(run) = run(&s, None, Options { data: false, ..Options::default() }) {
            conservation::check(&s, &run);
        }
    }
}
