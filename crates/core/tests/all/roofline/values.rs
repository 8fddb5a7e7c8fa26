//! Limits of runs worked out by hand.

use super::{find, limit};
use hyperfly_core::roofline::{LimitKind, Roofline};
use hyperfly_core::schedule::Step;
use hyperfly_request::{Algorithm, AllToAll, Io, MachineKind, Order, Settings, Topology as TopologyId};

fn assert_limits(s: &Settings, expected: &[(LimitKind, f64, f64)]) {
    let (_, roofline) = find(s);
    for (kind, least, actual) in expected {
        let found = limit(&roofline, *kind);
        let close = |a: f64, b: f64| (a - b).abs() <= 1e-9 * b;
        assert!(close(found.limit, *least) && close(found.run, *actual), "{found:?} of {s:?}");
    }
}

/// n = 4096, t_s = 25, t_h = 1/2, t_w = 1.28. Where the processor is named by reversed bits before and after, all n/p words have to
/// come from others, and binary-exchange brings them log p times.
#[test]
fn limits_of_binary_exchange_have_known_values() {
    let cube = Settings { p: 16, n: 4096, ..Settings::default() };
    let message = 25.0 + 0.5 + 1.28 * 256.0;
    assert_limits(
        &cube,
        &[
            (LimitKind::Words, 256.0, 1024.0),
            (LimitKind::HalvingWords, 2048.0, 2048.0),
            (LimitKind::WordTime, message, 4484.72),
            (LimitKind::HalvingTime, 25.0 + 1.28 * 2048.0 / 8.0, 4484.72),
            (LimitKind::StartupTime, 4.0 * (25.0 + 0.5 + 1.28), 4484.72),
            (LimitKind::WithoutContention, 4484.72, 4484.72),
            (LimitKind::Computation, 3072.0, 4484.72),
        ],
    );
    // On the mesh of 64 the messages of two exchanges each cross 1, 2 and 4 channels, and 64 words take 81.92 alone.
    let mesh = Settings { p: 64, topology: TopologyId::Mesh, ..cube };
    assert_limits(
        &mesh,
        &[
            (LimitKind::HalvingTime, 25.0 + 1.28 * 2048.0 / 8.0, 2071.88),
            (LimitKind::WithoutContention, 768.0 + 6.0 * (25.0 + 81.92) + 0.5 * 14.0, 2071.88),
        ],
    );
}

/// One redistribution moves all but 1/p of a block, which is the least for these distributions.
#[test]
fn redistribution_between_cyclic_distributions_reaches_the_limit() {
    let cyclic =
        Settings { algorithm: Algorithm::GroupCyclic, io: Io::Cyclic, p: 16, n: 4096, ..Settings::default() };
    assert_limits(&cyclic, &[(LimitKind::Words, 240.0, 240.0), (LimitKind::HalvingWords, 1024.0, 1024.0)]);
    let ordered = Settings { algorithm: Algorithm::Transpose, order: Order::Ordered, ..cyclic.clone() };
    let (_, roofline) = find(&ordered);
    assert_eq!(limit(&roofline, LimitKind::Words).limit, 256.0);
    let bsp = Settings { machine: MachineKind::Bsp, gap: 4.0, sync: 1000.0, ..cyclic };
    let t_parallel = 12.0 * 5.0 * 256.0 + 1000.0 + 4.0 * 480.0;
    assert_limits(
        &bsp,
        &[
            (LimitKind::WordTime, 1000.0 + 4.0 * 480.0, t_parallel),
            (LimitKind::Computation, 12.0 * 5.0 * 256.0, t_parallel),
        ],
    );
}

/// Four processors send single words to 0, then to 1, and so on, from 8 on: alone, the last three reach processor 3 at
/// 16 + 10; it takes them 4 apart.
#[test]
fn logp_receivers_without_contention_take_words_at_once() {
    let s = Settings {
        algorithm: Algorithm::Transpose,
        all_to_all: AllToAll::Naive,
        machine: MachineKind::LogP,
        p: 4,
        n: 16,
        latency: 10.0,
        gap: 4.0,
        overhead: 0.0,
        ..Settings::default()
    };
    assert_limits(&s, &[(LimitKind::WithoutContention, 8.0 + 8.0 + 10.0 + 8.0, 42.0)]);
    // Alone a word takes 10, and a processor sends three within that time: 1, 4, 16.
    assert_limits(&s, &[(LimitKind::StartupTime, 10.0, 42.0), (LimitKind::WordTime, 10.0 + 2.0 * 4.0, 42.0)]);
}

/// A schedule that posts and exchanges may use the network interface and the processor at the same time.
#[test]
fn posting_and_exchanging_halves_the_time_to_send() {
    let (mut run, roofline) = find(&Settings { p: 16, n: 4096, ..Settings::default() });
    let time = |roofline: &Roofline, kind| limit(roofline, kind).limit;
    assert_eq!(time(&roofline, LimitKind::WordTime), 25.5 + 1.28 * 256.0);
    assert_eq!(time(&roofline, LimitKind::StartupTime), 4.0 * 26.78);
    let mut steps: Vec<Step> = run.plan.steps.iter().copied().collect();
    steps.push(Step::Post { to: 0, send: 0 });
    (run.plan.steps, run.plan.first[16]) = (steps.into_iter().collect(), run.plan.first[16] + 1);
    let roofline = Roofline::of(&run);
    assert_eq!(time(&roofline, LimitKind::WordTime), 25.5 + 1.28 * 128.0);
    // 1, 3, 9, 27.
    assert_eq!(time(&roofline, LimitKind::StartupTime), 3.0 * 26.78);
}
