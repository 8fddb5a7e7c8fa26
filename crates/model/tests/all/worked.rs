//! Predictions against values computed by hand.

use hyperfly_model::{Form, predict};
use hyperfly_request::{Algorithm, Order, Settings, Switching, Topology};

const SWITCHINGS: [Switching; 3] = [Switching::StoreAndForward, Switching::CutThrough, Switching::Wormhole];

#[track_caller]
fn assert_close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-9 * b.abs(), "{a} is not {b}");
}

#[test]
fn mesh_transpose_above_4_processors_is_a_lower_bound() {
    let of = |p| {
        let scenario = Settings {
            algorithm: Algorithm::Transpose,
            topology: Topology::Mesh,
            p,
            n: 4096,
            ..Settings::default()
        };
        predict(&scenario.scenario()).unwrap().form
    };
    assert_eq!([2, 4, 8, 64].map(of), [Form::Exact, Form::Exact, Form::LowerBound, Form::LowerBound]);
}

/// The uncontended times, averaged over the processors by enumerating all distances.
#[test]
fn mesh_transpose_terms_match_enumerated_distances() {
    for (p, side) in [(8u32, 2u32), (32, 4), (64, 8), (256, 16)] {
        let away = |a: u32, b: u32| (a / side).abs_diff(b / side) + (a % side).abs_diff(b % side);
        let all: u32 = (0..p).flat_map(|a| (0..p).map(move |b| away(a, b))).sum();
        let hops = f64::from(all) / f64::from(p);
        for (switching, words) in
            [(Switching::CutThrough, f64::from(p - 1)), (Switching::StoreAndForward, hops)]
        {
            let (algorithm, topology) = (Algorithm::Transpose, Topology::Mesh);
            let s = Settings { algorithm, topology, switching, p, n: 1 << 16, ..Settings::default() };
            let terms = predict(&s.scenario()).expect("a bound").terms;
            assert_close(terms.startup, f64::from(p - 1) * s.ts);
            assert_close(terms.hop, hops * s.th);
            assert_close(terms.transfer, words * s.tw * f64::from((1 << 16) / p / p));
        }
    }
}

/// 64 messages of one word each. No worm is longer than its message.
#[test]
fn mesh_transpose_bound_holds_for_short_worms() {
    let (topology, switching) = (Topology::Mesh, Switching::Wormhole);
    let s = Settings {
        algorithm: Algorithm::Transpose,
        topology,
        switching,
        p: 64,
        n: 4096,
        ts: 3.25,
        th: 2.875,
        tw: 8.0,
        ..Settings::default()
    };
    let bound = predict(&s.scenario()).unwrap();
    assert!(bound.form == Form::LowerBound && bound.t_parallel <= 3190.75, "{bound:?}");
    assert!(bound.t_parallel > 0.4 * 3190.75, "{bound:?}");
}

#[test]
fn impossible_scenario_has_no_prediction() {
    assert_eq!(predict(&Settings { p: 3, ..Settings::default() }.scenario()), None);
    assert_eq!(predict(&Settings { p: 2048, n: 1024, ..Settings::default() }.scenario()), None);
    assert_eq!(
        predict(&Settings { algorithm: Algorithm::Serial, p: 2, ..Settings::default() }.scenario()),
        None
    );
}

#[test]
fn largest_closed_form_is_finite() {
    for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose] {
        for topology in [Topology::Hypercube, Topology::Mesh] {
            for switching in SWITCHINGS {
                let scenario =
                    Settings { algorithm, topology, switching, p: 65536, n: 1 << 60, ..Settings::default() };
                let prediction = predict(&scenario.scenario()).unwrap();
                assert!(prediction.t_parallel.is_finite() && prediction.efficiency > 0.01, "{prediction:?}");
            }
        }
    }
}

/// Worms of eight words with t_s = t_w = 0, so only the time counts for which the middle channel of the first row is
/// held: every message that crosses it holds it for t_h per channel left, at most eight.
#[test]
fn wormhole_transpose_bound_counts_held_middle_channel() {
    let (side, words) = (8u32, 8u32);
    let half = side / 2;
    // Seen from the first row: from one half of it to the other half of all rows.
    let destinations = (0..half).flat_map(|column| (0..side).map(move |row| column + row));
    let held = half * destinations.map(|left| left.min(words)).sum::<u32>();
    // The first sender over it has already sent to the rest of its half, at best from the middle.
    let before = |own: u32| (0..half).map(|other| own.abs_diff(other)).sum::<u32>();
    let before = (0..half).map(before).min().expect("there are some");
    let s = Settings {
        algorithm: Algorithm::Transpose,
        topology: Topology::Mesh,
        switching: Switching::Wormhole,
        p: side * side,
        n: u64::from(side).pow(4) * u64::from(words),
        ts: 0.0,
        th: 1.0,
        tw: 0.0,
        ..Settings::default()
    };
    let computed = f64::from(words) * 64.0 * 15.0;
    let bound = predict(&s.scenario()).unwrap();
    assert_eq!(bound.form, Form::LowerBound);
    assert_close(bound.t_parallel, computed + f64::from(held + before));
}

/// GK App. C in two dimensions on the mesh: a closed form exists while no two rank bits are swapped, n ≥ p².
#[test]
fn ordered_two_dimensional_on_mesh_has_closed_form_from_p_squared() {
    let of = |p, n| {
        let (algorithm, topology) = (Algorithm::TwoDimensional, Topology::Mesh);
        let s = Settings { algorithm, topology, p, n, order: Order::Ordered, ..Settings::default() };
        predict(&s.scenario())
    };
    for (p, n) in [(4, 16), (16, 256), (64, 4096), (64, 1 << 16)] {
        assert!(of(p, n).is_some(), "p = {p}, n = {n}");
    }
    for (p, n) in [(16, 64), (64, 1024)] {
        assert!(of(p, n).is_none(), "p = {p}, n = {n}");
    }
}

/// The bisection of a 32 × 32 mesh: C/2 − 1 steps, a startup, and C/4 blocks over the middle channel.
#[test]
fn mesh_transpose_bound_is_its_bisection() {
    let s = Settings {
        algorithm: Algorithm::Transpose,
        topology: Topology::Mesh,
        switching: Switching::CutThrough,
        p: 1024,
        n: 1 << 24,
        ts: 100.0,
        th: 0.0,
        ..Settings::default()
    };
    let terms = predict(&s.scenario()).expect("a bound").terms;
    let share = 16384.0;
    let sent = terms.startup + terms.hop + terms.transfer + terms.contention + terms.idle;
    assert_close(sent, 16.0 * s.ts + s.tw * share * (15.0 / 1024.0 + 8.0));
}
