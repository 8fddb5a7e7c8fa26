//! Parallel times worked out by hand, compared with runs.

use hyperfly_core::limits::Options;
use hyperfly_request::{Algorithm, Choice, MachineKind, SampleType, Settings, Switching, Topology, Twiddles};

fn t_parallel(s: Settings) -> f64 {
    let run = hyperfly_request::run(&s, None, Options::default()).expect("a valid scenario");
    assert!(run.report.relative_l2_error.unwrap() < 1e-14);
    run.report.t_parallel
}

fn assert_close(found: f64, expected: f64, what: &str) {
    assert!((found / expected - 1.0).abs() < 1e-9, "{what}: {found} and not {expected}");
}

#[test]
fn binary_exchange_on_16_processors_takes_known_time() {
    for &switching in Switching::ALL {
        for (topology, expected) in [(Topology::Hypercube, 4484.72), (Topology::Mesh, 5141.08)] {
            let s = Settings { p: 16, n: 4096, topology, switching, ..Settings::default() };
            assert_close(t_parallel(s), expected, &format!("{topology:?} {switching:?}"));
        }
    }
}

/// The first two exchanges cross four channels, the others two. Nobody meets on the way up, and a word of the first two takes
/// τ·t_w.
#[test]
fn binary_exchange_on_16_fat_tree_takes_known_time() {
    for (taper, expected) in [(1.0, 4488.72), (2.0, 4488.72 + 2.0 * 327.68)] {
        let s = Settings { p: 16, n: 4096, topology: Topology::FatTree, taper, ..Settings::default() };
        assert_close(t_parallel(s), expected, &format!("taper {taper}"));
    }
}

#[test]
fn binary_exchange_on_64_mesh_takes_known_time() {
    let s = Settings { p: 64, n: 4096, topology: Topology::Mesh, ..Settings::default() };
    assert_close(t_parallel(s), 2071.88, "mesh of 64");
}

#[test]
fn transpose_on_16_hypercube_takes_known_time() {
    for (switching, expected) in [
        (Switching::CutThrough, 3770.20),
        (Switching::Wormhole, 3770.20),
        (Switching::StoreAndForward, 4118.36),
    ] {
        let s =
            Settings { algorithm: Algorithm::Transpose, p: 16, n: 4096, switching, ..Settings::default() };
        assert_close(t_parallel(s), expected, switching.id());
    }
}

/// Two exchanges of two words, three stages of two words, the exchange of processors 2 and 3, and the stage that unpacks.
#[test]
fn real_samples_on_4_processors_take_known_time() {
    let (samples, topology) = (SampleType::Real, Topology::Complete);
    let s = Settings { p: 4, n: 16, ts: 10.0, th: 0.0, tw: 1.0, topology, samples, ..Settings::default() };
    assert_close(t_parallel(s.clone()), 2.0 * 12.0 + 3.0 * 2.0 + 12.0 + 2.0, "real samples");
    assert_close(s.t_serial(), 32.0, "T_s of real samples");
}

/// A LogP machine of 16 processors with 64 elements each.
fn logp() -> Settings {
    Settings { machine: MachineKind::LogP, p: 16, n: 1024, gap: 4.0, overhead: 1.0, ..Settings::default() }
}

/// LogP with overhead: (m − 1)·max(g, 2o) + 2o + L for each exchange, plus the computation of 64 elements
/// through 10 stages.
#[test]
fn logp_overhead_is_charged_to_both_sides() {
    let s = logp();
    let exchange = 63.0 * 4.0 + 2.0 + 10.0;
    assert_close(t_parallel(s.clone()), 640.0 + 4.0 * exchange, "exchanges");
    // Posted and awaited words: the last of P − 1 messages of n/P² words is received after all words have
    // been sent.
    let posted =
        Settings { gap: 0.0, overhead: 2.0, algorithm: Algorithm::CyclicToBlocked, p: 2, n: 16, ..s };
    assert_close(t_parallel(posted), 8.0 * 4.0 + 4.0 * 2.0 + 10.0 + 2.0, "a message of four words");
}

/// LogGP: an exchange of m words takes o + (m − 1)·G + L + o. A gap that is longer than an exchange and the stage after it delays
/// the next one, because the interface is busy for g + (m − 1)·G.
#[test]
fn loggp_message_takes_its_words_at_the_word_gap_and_its_overhead_once() {
    let s = Settings { word_gap: Some(0.5), ..logp() };
    let exchange = 1.0 + 63.0 * 0.5 + 10.0 + 1.0;
    assert_close(t_parallel(s.clone()), 640.0 + 4.0 * exchange, "exchanges");
    let long_gap = Settings { gap: 100.0, ..s.clone() };
    // From one first word to the next: 100 + 63 · 0.5. Before the first come six stages of 64 and o, after the last word L, o and a stage.
    let expected = 6.0 * 64.0 + 1.0 + 3.0 * (100.0 + 31.5) + 31.5 + 10.0 + 1.0 + 64.0;
    assert_close(t_parallel(long_gap), expected, "exchanges with a long gap");
    // Posted: the interface sends P − 1 messages of four words at intervals of g + 3·G, after o for the first.
    let posted = Settings { algorithm: Algorithm::CyclicToBlocked, n: 1024, ..s };
    let last = 1.0 + 14.0 * (4.0 + 3.0 * 0.5) + 3.0 * 0.5;
    assert_close(t_parallel(posted), 640.0 + last + 10.0 + 1.0, "messages to all");
}

/// Ties on a torus use both directions, so half as many messages share a channel.
#[test]
fn torus_tie_uses_both_directions() {
    let s = Settings { topology: Topology::Torus, p: 64, n: 4096, ..Settings::default() };
    assert_close(t_parallel(s), 1744.20, "torus of 64");
}

/// A worm is never longer than its message.
#[test]
fn worm_is_no_longer_than_its_message() {
    let mesh = Settings { topology: Topology::Mesh, switching: Switching::Wormhole, ..Settings::default() };
    let s =
        Settings { algorithm: Algorithm::Transpose, p: 64, n: 4096, ts: 3.25, th: 2.875, tw: 8.0, ..mesh };
    assert_close(t_parallel(s), 3190.75, "transpose on a mesh of 64");
}

/// With overlap, a processor awaits chunks one after the other that all came in one superstep.
#[test]
fn bsp_computation_goes_on_where_an_awaited_message_is_there() {
    let s = Settings {
        algorithm: Algorithm::TwoDimensional,
        machine: MachineKind::Bsp,
        p: 4,
        n: 16,
        overlap: true,
        twiddles: Twiddles::Computed,
        tt: 5.0,
        ts: 0.0,
        tw: 0.25,
        gap: 3.0,
        sync: 100.0,
        ..Settings::default()
    };
    assert_close(t_parallel(s), 353.0, "computation in one superstep");
}

/// Two transforms of 8 points each need one pair of stages and one single stage; of 32 points, two pairs and one.
#[test]
fn serial_time_of_a_square_has_pairs_in_each_dimension() {
    for (n, expected) in [(64, 64.0 * 2.0 * 2.7), (1024, 1024.0 * 2.0 * 4.4)] {
        let s = Settings { algorithm: Algorithm::TwoDimensional, p: 1, n, radix: 4, ..Settings::default() };
        assert_close(s.scenario().t_serial(), expected, "T_s");
        assert_close(t_parallel(s), expected, "T_p of one processor");
    }
}
