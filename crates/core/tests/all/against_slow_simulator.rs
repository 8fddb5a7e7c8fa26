//! Compares all times of runs with the slow simulator, over all formulations, machines, topologies and
//! switchings.
//!
//! Store-and-forward and wormhole serve requests in order, which rounding could change. With parameters
//! that are multiples of 1/64 all sums are exact, every tie is a real one, and the times must be
//! bit-identical.

use hyperfly_core::limits::Options;
use hyperfly_core::schedule::check;
use hyperfly_reference::compare::{compare, compare_run, compare_with, tolerance};
use hyperfly_reference::dft::{error_bound, relative_error, transform};
use hyperfly_reference::scenarios::{nearest_possible, scenarios};
use hyperfly_reference::{conservation, exists, proptest_config};
use hyperfly_request::{
    Algorithm, AllToAll, Choice, Direction, MachineKind, Order, Settings, SettingsError, Switching, Topology,
    Twiddles, Width, run,
};
use proptest::prelude::*;

/// The exchange that orders the result is delivered before a block that waits in the interface of the same sender.
#[test]
fn exchange_is_received_after_messages_posted_before() {
    let s = Settings {
        algorithm: Algorithm::TwoDimensional,
        topology: Topology::Dragonfly,
        order: Order::Ordered,
        overlap: true,
        p: 4,
        n: 1024,
        tc: 1.0 / 64.0,
        ts: 0.0,
        th: 6.5,
        tw: 0.40625,
        ..Settings::default()
    };
    let run = run(&s, None, Options::default()).expect("a run");
    assert!(run.report.relative_l2_error.is_some_and(|error| error < 1e-14), "{:?}", run.report);
    compare_run(&s, &run, tolerance(&s)).unwrap_or_else(|difference| panic!("{difference}"));
}

/// On a ring of eight, messages of even processors go four channels upward, messages of odd ones downward:
/// each holds its first channels and waits for one of the next.
#[test]
fn binary_exchange_with_wormhole_on_a_torus_deadlocks() {
    for (p, deadlocks) in [(2, false), (4, false), (8, false), (16, false), (32, true), (64, true)] {
        for th in [0.5, 25.0] {
            let s = Settings {
                p,
                th,
                tw: 1.25,
                topology: Topology::Torus,
                switching: Switching::Wormhole,
                ..Settings::default()
            };
            let outcome = run(&s, None, Options::default());
            assert_eq!(outcome.is_err(), deadlocks, "{s:?}");
            assert_eq!(
                compare(&s, tolerance(&s)).unwrap_or_else(|difference| panic!("{difference}")).is_some(),
                !deadlocks
            );
            if p == 32 {
                let error = outcome.expect_err("it deadlocks");
                let SettingsError::Deadlock(deadlock) = &error else { unreachable!() };
                assert_eq!(deadlock.cycle, [0, 2, 4, 6]);
                assert_eq!(
                    error.to_string(),
                    "deadlock: the messages of these processors wait for each other's channels in a circle: \
                     0 → 2 → 4 → 6 → 0"
                );
            }
            // The other switchings hold no channel while they wait, and the other graphs but the dragonfly have no cycle.
            for &switching in Switching::ALL {
                for &topology in Topology::ALL.iter().filter(|topology| **topology != Topology::Dragonfly) {
                    let s = Settings { switching, topology, ..s.clone() };
                    let deadlocks =
                        deadlocks && switching == Switching::Wormhole && topology == Topology::Torus;
                    assert_eq!(run(&s, None, Options::default()).is_err(), deadlocks, "{s:?}");
                }
            }
        }
    }
}

/// Returns the scenario, limited to 16 processors if it has fluid flows: these divide channels by three, and rounding differences grow
/// from one exchange to the next, so that on more processors a comparison says little.
fn comparable(s: Settings) -> Settings {
    let flows = s.machine == MachineKind::Network && s.switching == Switching::CutThrough;
    nearest_possible(if flows && s.p > 16 { Settings { p: 16, ..s } } else { s })
}

fn log_n(s: &Settings) -> u32 {
    s.n.ilog2()
}

/// Compares a run with the slow simulator, to the relative `tolerance`, and checks its plan, its
/// conservation laws and its transform.
fn check_all(s: &Settings, tolerance: f64) {
    assert!(exists(s), "{s:?} is taken for possible");
    let plan = s.scenario().plan();
    assert_eq!(check(&plan), Ok(()), "{s:?}");
    let run = match compare_with(s, tolerance, Options::default()) {
        Ok(Some(run)) => run,
        Ok(None) => {
            let may = matches!(s.topology, Topology::Torus | Topology::Dragonfly)
                && s.switching == Switching::Wormhole;
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
    if log_n(s) <= 6 {
        let exact = transform(&output.input, plan.transform, s.direction == Direction::Forward);
        let error = relative_error(&output.spectrum, &exact);
        assert!(error <= error_bound(s.n), "{s:?}: {error} from the definition");
    }
}

proptest! {
    #![proptest_config(proptest_config(1200, 6000))]

    #[test]
    fn random_scenarios_match_slow_simulator(s in scenarios(6, 11)) {
        let s = comparable(s);
        check_all(&s, tolerance(&s));
    }

    #[test]
    fn random_trees_and_dragonflies_match_slow_simulator(s in scenarios(6, 10), is_tree in any::<bool>()) {
        let topology = if is_tree { Topology::FatTree } else { Topology::Dragonfly };
        let s = Settings { topology, machine: MachineKind::Network, ..s };
        let s = comparable(s);
        check_all(&s, tolerance(&s));
    }

    #[test]
    fn random_scenarios_match_slow_simulator_with_zero_hop_time(s in scenarios(5, 10)) {
        let s = comparable(Settings { th: 0.0, machine: MachineKind::Network, ..s });
        check_all(&s, tolerance(&s));
    }

    /// Without a common unit of time the order of ties is open, so only fluid flows can be compared.
    #[test]
    fn random_scenarios_match_slow_simulator_with_arbitrary_times(
        s in scenarios(4, 9), scale in prop::array::uniform9(0.1f64..10.0),
    ) {
        let [tc, ts, th, tw, latency, gap, overhead, sync, tt] = scale;
        let s = Settings {
            tc: s.tc * tc, ts: s.ts * ts, th: s.th * th, tw: s.tw * tw, latency: s.latency * latency, gap: s.gap * gap,
            overhead: s.overhead * overhead, word_gap: s.word_gap.map(|inner| inner * gap), sync: s.sync * sync, tt: s.tt * tt, ..s
        };
        let flows = Settings { machine: MachineKind::Network, switching: Switching::CutThrough, ..s.clone() };
        let flows = nearest_possible(flows);
        check_all(&flows, tolerance(&flows));
        if let Ok(run) = run(&s, None, Options { data: false, ..Options::default() }) {
            conservation::check(&s, &run);
        }
    }
}

/// Ends of flows are nearly equal, and a difference of one rounding decides which flow ends first.
#[test]
fn naive_all_to_all_on_tapered_tree_differs_by_rounding_only() {
    let s = Settings {
        algorithm: Algorithm::GroupCyclic,
        topology: Topology::FatTree,
        switching: Switching::CutThrough,
        p: 16,
        n: 1024,
        radix: 4,
        all_to_all: AllToAll::Naive,
        tc: 0.15625,
        ts: 1.046875,
        th: 0.0,
        tw: 115.921875,
        width: Width::Factor(0.5),
        arity: 2,
        taper: 4.0,
        twiddles: Twiddles::Computed,
        tt: 0.234375,
        balanced: true,
        blocking: Some(2),
        ..Settings::default()
    };
    check_all(&s, tolerance(&s));
}

/// Service times too short to change the clock when added to it.
#[test]
fn channel_with_negligible_service_time_does_not_deadlock() {
    for topology in [Topology::Hypercube, Topology::Mesh] {
        let s = Settings {
            topology,
            switching: Switching::StoreAndForward,
            p: 16,
            n: 64,
            tc: 1.0,
            ts: f64::from(1 << 30),
            th: 0.0,
            tw: 1.0 / (1u64 << 40) as f64,
            ..Settings::default()
        };
        check_all(&s, tolerance(&s));
    }
}
