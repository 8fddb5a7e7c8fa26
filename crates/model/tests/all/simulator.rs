//! Closed forms against runs of the core's simulator: T_p, and where the time goes.

use hyperfly_core::limits::Options;
use hyperfly_model::sahay::Instance;
use hyperfly_model::{Form, predict};
use hyperfly_request::{
    Algorithm, Choice, Io, MachineKind, Order, Settings, Switching, Topology, Twiddles, Width, run,
};

const TIMES: [(f64, f64, f64, f64); 3] =
    [(1.0, 25.0, 0.5, 1.28), (0.3, 7.1, 3.3, 0.07), (2.0, 0.0, 0.0, 3.0)];

/// Holds an exact closed form to the run; whether there is one.
fn hold(s: &Settings) -> bool {
    let Some(prediction) = predict(&s.scenario()) else { return false };
    if prediction.form != Form::Exact {
        return false;
    }
    let options = Options { data: false, trace: false, ..Options::default() };
    let report = run(s, None, options).unwrap_or_else(|error| panic!("{s:?}: {error}")).report;
    let close = |ours: f64, theirs: f64, unit: f64| (ours - theirs).abs() <= 1e-9 * unit;
    let (ours, theirs) = (prediction.t_parallel, report.t_parallel);
    assert!(close(ours, theirs, theirs), "{s:?}: {prediction:?}, but it took {theirs}");
    assert!(close(prediction.t_serial, report.t_serial, report.t_serial), "{s:?}");
    assert!(close(prediction.efficiency, report.efficiency, 1.0), "{s:?}: {prediction:?}, {report:?}");
    assert!(
        close(prediction.overhead, report.overhead, f64::from(s.p) * theirs),
        "{s:?}: {prediction:?}, {report:?}"
    );
    let by_rank = s.machine == MachineKind::Network && s.switching == Switching::Wormhole && s.th == 0.0;
    for ((name, ours), part) in prediction.terms.named().into_iter().zip(report.breakdown.parts) {
        let apart = !close(ours / theirs, part, 1.0);
        assert!(!apart || by_rank, "{s:?}: {name} {ours} of {theirs}, but it was {part}");
    }
    true
}

/// n = 2^1 … 2^max_r and p = 2^0 … 2^max_d with what `of` makes of them; how many have an exact closed form.
fn hold_all(max_r: u32, max_d: u32, of: impl Fn(Settings) -> Vec<Settings>) -> usize {
    let sizes = (1..=max_r).flat_map(|r| (0..=max_d).map(move |d| (1 << r, 1 << d)));
    let all = sizes.flat_map(|(n, p)| of(Settings { n, p, ..Settings::default() }));
    all.filter(|s| s.problems().is_empty()).filter(hold).count()
}

/// On every graph that has closed forms, under every switching, with all TIMES.
fn on_networks(s: &Settings) -> Vec<Settings> {
    let mut all = Vec::new();
    for topology in [Topology::Hypercube, Topology::Mesh, Topology::Complete] {
        for &switching in Switching::ALL {
            let with = |(tc, ts, th, tw)| Settings { topology, switching, tc, ts, th, tw, ..s.clone() };
            all.extend(TIMES.map(with));
        }
    }
    all
}

#[test]
fn binary_exchange_with_wide_channels_and_radix_4() {
    let seen = hold_all(10, 6, |s| {
        let of = |radix, width: f64, order| Settings { radix, width: width.into(), order, ..s.clone() };
        let all = [
            of(2, 1.0, Order::Ordered),
            of(4, 1.0, Order::Unordered),
            of(4, 8.0, Order::Ordered),
            of(2, 0.3, Order::Unordered),
        ];
        all.iter().flat_map(on_networks).collect()
    });
    assert!(seen > 1000, "{seen}");
}

/// GK App. A: powers of ω that are computed, on every graph, under every switching.
#[test]
fn binary_exchange_with_powers_that_are_computed() {
    let twiddles = Twiddles::Computed;
    let mut seen = 0;
    for tt in [0.7, 12.0] {
        seen += hold_all(10, 6, |s| {
            let of = |radix, width, order| Settings { twiddles, tt, radix, width, order, ..s.clone() };
            let all = [
                of(2, Width::Factor(1.0), Order::Unordered),
                of(2, Width::Factor(1.0), Order::Ordered),
                of(4, Width::Power(0.5), Order::Unordered),
            ];
            all.iter().flat_map(on_networks).collect()
        });
    }
    assert!(seen > 1000, "{seen}");
    let transpose = Settings { algorithm: Algorithm::Transpose, twiddles, ..Settings::default() };
    assert_eq!(predict(&transpose.scenario()), None);
}

/// GK App. E: the channel or the processor is the slower of the two; chunks of one word, of some, of the whole share.
#[test]
fn exchanges_that_overlap_computation() {
    let mut seen = 0;
    for algorithm in [Algorithm::BinaryExchange, Algorithm::TwoDimensional] {
        for (ts, th, tw) in
            [(0.0, 0.0, 2.0), (0.0, 0.5, 0.25), (4.0, 0.1, 0.7), (1.0, 2.0, 1.01), (25.0, 0.5, 1.28)]
        {
            seen += hold_all(12, 6, |s| {
                let s = Settings { algorithm, overlap: true, ts, th, tw, ..s };
                let of = |(topology, order, radix)| Settings { topology, order, radix, ..s.clone() };
                let all = [
                    of((Topology::Hypercube, Order::Ordered, 2)),
                    of((Topology::Complete, Order::Unordered, 4)),
                ];
                all.iter()
                    .flat_map(|s| Switching::ALL.iter().map(|&switching| Settings { switching, ..s.clone() }))
                    .collect()
            });
        }
    }
    assert!(seen > 1000, "{seen}");
    // What crosses several channels meets other chunks there.
    let mesh = Settings { overlap: true, topology: Topology::Mesh, ..Settings::default() };
    assert_eq!(predict(&mesh.scenario()), None);
}

/// The lines of a mesh in three dimensions and the rings of a torus, in one dimension of the transform and in two.
#[test]
fn exchanges_on_torus_and_mesh_in_three_dimensions() {
    for topology in [Topology::Torus, Topology::Mesh3d] {
        for algorithm in [Algorithm::BinaryExchange, Algorithm::TwoDimensional] {
            for &switching in Switching::ALL {
                let seen = hold_all(16, 8, |s| {
                    let orders = Order::ALL.iter().copied();
                    let both =
                        orders.map(|order| Settings { topology, algorithm, switching, order, ..s.clone() });
                    both.flat_map(|s| TIMES.map(|(tc, ts, th, tw)| Settings { tc, ts, th, tw, ..s.clone() }))
                        .collect()
                });
                assert!(seen > 50, "{topology:?} {algorithm:?} {switching:?}: {seen}");
            }
        }
    }
    // Eight worms around a ring wait for each other.
    let ring =
        Settings { topology: Topology::Torus, switching: Switching::Wormhole, p: 64, ..Settings::default() };
    assert_eq!(predict(&ring.scenario()), None);
    let stuck = run(&ring, None, Options { data: false, trace: false, ..Options::default() });
    assert!(stuck.is_err());
}

#[test]
fn transpose_in_all_dimensions() {
    let seen = hold_all(12, 6, |s| {
        let s = Settings { algorithm: Algorithm::Transpose, ..s };
        let of = |dims, radix, order| Settings { dims, radix, order, ..s.clone() };
        let all = (2..=7).flat_map(|dims| [of(dims, 2, Order::Unordered), of(dims, 4, Order::Ordered)]);
        all.flat_map(|s| on_networks(&s)).collect()
    });
    assert!(seen > 2000, "{seen}");
}

/// Redistributions that are in place, and on the complete graph others too.
#[test]
fn local_phases_where_nothing_is_shared() {
    for algorithm in [Algorithm::GroupCyclic, Algorithm::TwoDimensionalRows, Algorithm::CyclicToBlocked] {
        for topology in [Topology::Hypercube, Topology::Complete] {
            let seen = hold_all(12, 6, |s| {
                let mut all = Vec::new();
                // Posted messages on the hypercube are waited for otherwise than they are sent.
                let most = if algorithm == Algorithm::CyclicToBlocked && topology == Topology::Hypercube {
                    2
                } else {
                    64
                };
                for &order in Order::ALL {
                    for (io, balanced, blocking) in [(Io::Block, false, None), (Io::Cyclic, true, Some(4))] {
                        let s = Settings { algorithm, topology, order, io, balanced, blocking, ..s.clone() };
                        all.extend(
                            Switching::ALL.iter().map(|&switching| Settings { switching, ..s.clone() }),
                        );
                    }
                }
                all.retain(|s| s.p <= most);
                all.iter()
                    .flat_map(|s| TIMES.map(|(tc, ts, th, tw)| Settings { tc, ts, th, tw, ..s.clone() }))
                    .collect()
            });
            assert!(seen > 50, "{algorithm:?} {topology:?}: {seen}");
        }
    }
}

/// The messages of cyclic-to-blocked are waited for in the order in which they come, so only all of it together is the
/// sum of its own.
#[test]
fn posted_messages_on_the_hypercube() {
    for (tc, ts, th, tw) in TIMES.into_iter().chain([(0.1, 0.0, 50.0, 0.3), (0.1, 0.1, 50.0, 30.0)]) {
        for (d, r) in [(2, 4), (2, 7), (3, 6), (4, 9), (6, 12)] {
            let s = Settings {
                algorithm: Algorithm::CyclicToBlocked,
                p: 1 << d,
                n: 1 << r,
                tc,
                ts,
                th,
                tw,
                ..Settings::default()
            };
            let executed = |s: &Settings| {
                let options = Options { data: false, trace: false, ..Options::default() };
                run(s, None, options).unwrap().report.t_parallel
            };
            let it = predict(&s.scenario()).unwrap();
            assert!(it.exact() && (it.t_parallel / executed(&s) - 1.0).abs() <= 1e-9, "{s:?}: {it:?}");
            for switching in [Switching::StoreAndForward, Switching::Wormhole] {
                let s = Settings { switching, ..s.clone() };
                let it = predict(&s.scenario()).unwrap();
                assert!(
                    it.form == Form::LowerBound && it.t_parallel <= executed(&s) * (1.0 + 1e-9),
                    "{s:?}: {it:?}"
                );
            }
        }
    }
}

#[test]
fn words_one_by_one_on_logp() {
    let mut seen = 0;
    for (tc, latency, gap) in [(1.0, 10.0, 4.0), (1.0, 0.0, 0.5), (2.0, 3.7, 0.0), (1.0, 0.3, 33.0)] {
        seen += hold_all(12, 6, |s| {
            let s = Settings { machine: MachineKind::LogP, tc, latency, gap, ..s };
            let simple = Settings { algorithm: Algorithm::CyclicToBlocked, ..s.clone() };
            // On one processor everything has a closed form, everywhere.
            let alone =
                Algorithm::BUILT_IN.iter().map(|&algorithm| Settings { algorithm, p: 1, ..s.clone() });
            let exchange = Settings { algorithm: Algorithm::BinaryExchange, ..s.clone() };
            let both = [2, 4].into_iter().flat_map(|radix| {
                let ordered = Settings { radix, order: Order::Ordered, ..exchange.clone() };
                let computed =
                    Settings { twiddles: Twiddles::Computed, tt: 9.14, radix: 2, ..exchange.clone() };
                [
                    Settings { radix, ..simple.clone() },
                    Settings { radix, ..exchange.clone() },
                    ordered,
                    computed,
                ]
            });
            alone.chain(both).collect()
        });
    }
    assert!(seen > 500, "{seen}");
}

/// Words that cost their processors time, less or more than the gap between them; gaps longer than what is computed
/// between two messages.
#[test]
fn exchanges_and_posted_words_on_logp() {
    for algorithm in Algorithm::BUILT_IN
        .iter()
        .copied()
        .filter(|it| !matches!(it, Algorithm::Serial | Algorithm::OutputDriven))
    {
        let mut seen = 0;
        for (latency, gap, overhead) in [
            (10.0, 4.0, 0.0),
            (10.0, 4.0, 1.0),
            (0.0, 0.5, 0.4),
            (3.7, 0.0, 2.0),
            (0.3, 333.0, 0.0),
            (0.3, 333.0, 5.0),
            (200.0, 3.0, 2.9),
            (0.0, 1.0, 40.0),
        ] {
            seen += hold_all(10, 5, |s| {
                let s = Settings { machine: MachineKind::LogP, algorithm, latency, gap, overhead, ..s };
                let mut all = Vec::new();
                for (order, dims, radix, io, blocking) in [
                    (Order::Unordered, 2, 2, Io::Block, None),
                    (Order::Ordered, 2, 4, Io::Cyclic, None),
                    (Order::Unordered, 3, 4, Io::Cyclic, Some(4)),
                    (Order::Ordered, 4, 2, Io::Block, None),
                ] {
                    all.push(Settings { order, dims, radix, io, blocking, ..s.clone() });
                    let twiddles = Twiddles::Computed;
                    all.push(Settings { twiddles, tt: 9.14, order, ..s.clone() });
                }
                all
            });
        }
        assert!(seen > 200, "{algorithm:?}: {seen}");
    }
    // Words of a processor that runs ahead come between those of another.
    let machine = MachineKind::LogP;
    let ahead = Settings { machine, algorithm: Algorithm::GroupCyclic, p: 16, n: 64, ..Settings::default() };
    assert_eq!(predict(&ahead.scenario()), None);
}

#[test]
fn group_cyclic_on_bsp() {
    let mut seen = 0;
    for (gap, sync) in [(4.0, 1000.0), (0.0, 1.0), (2.7, 0.0)] {
        seen += hold_all(13, 12, |s| {
            let mut all = Vec::new();
            for &io in Io::ALL {
                for (balanced, radix, blocking) in [
                    (false, 2, None),
                    (false, 4, None),
                    (true, 2, None),
                    (true, 4, None),
                    (false, 2, Some(4)),
                    (false, 4, Some(8)),
                    (true, 4, Some(8)),
                    (true, 4, Some(32)),
                ] {
                    let (machine, algorithm) = (MachineKind::Bsp, Algorithm::GroupCyclic);
                    let s = Settings { machine, algorithm, io, balanced, radix, blocking, ..s.clone() };
                    all.push(Settings { gap, sync, ..s });
                }
            }
            all
        });
    }
    assert!(seen > 2000, "{seen}");
}

/// Whatever formulation: ordered or not, in chunks or whole, node by node.
#[test]
fn every_formulation_on_bsp() {
    for &algorithm in Algorithm::BUILT_IN.iter().filter(|&&it| it != Algorithm::Serial) {
        let most_dims = if algorithm == Algorithm::Transpose { 7 } else { 2 };
        let seen = hold_all(10, 7, |s| {
            let mut all = Vec::new();
            for &order in Order::ALL {
                for dims in 2..=most_dims {
                    for (overlap, tw) in [(false, 1.0), (true, 1.0), (true, 0.1), (true, 9.0)] {
                        let s = Settings { machine: MachineKind::Bsp, algorithm, order, dims, ..s.clone() };
                        all.push(Settings { overlap, ts: 4.0, tw, gap: 2.7, sync: 31.0, ..s });
                    }
                }
            }
            all.retain(|s| s.problems().is_empty());
            assert!(all.iter().all(|s| predict(&s.scenario()).is_some_and(|it| it.exact())));
            all
        });
        assert!(seen >= 40, "{algorithm:?}: {seen}");
    }
}

#[test]
fn one_processor_takes_its_computation() {
    let seen = hold_all(9, 0, |s| {
        let mut all = Vec::new();
        for &machine in MachineKind::ALL {
            for &algorithm in Algorithm::BUILT_IN {
                let of = |(radix, twiddles)| Settings {
                    machine,
                    algorithm,
                    radix,
                    twiddles,
                    tt: 0.3,
                    ..s.clone()
                };
                let [stored, computed] = [Twiddles::Stored, Twiddles::Computed];
                all.extend([(2, stored), (4, stored), (2, computed), (4, computed)].map(of));
            }
        }
        all
    });
    assert!(seen > 300, "{seen}");
}

/// S Theorem 3.1: one exchange between two local halves.
#[test]
fn theorem_3_1_of_sahay() {
    for (n, p, gap, latency) in [(64, 2, 3.0, 10.0), (256, 16, 1.0, 0.0), (4096, 8, 2.5, 333.0)] {
        let (algorithm, machine) = (Algorithm::CyclicToBlocked, MachineKind::LogP);
        let s = Settings { algorithm, machine, n, p, gap, latency, overhead: 0.0, ..Settings::default() };
        let options = Options { data: false, trace: false, ..Options::default() };
        let found = run(&s, None, options).expect("it runs").report.t_parallel;
        assert_eq!(Instance { n, p, gap, latency }.theorem_3_1(), found, "{s:?}");
    }
}

/// Phases in pieces (IB 4.3) on a LogP machine whose gap is longer than what is computed between two exchanges.
#[test]
fn phases_in_pieces_held_up_by_the_gap() {
    let seen = hold_all(10, 5, |s| {
        let mut all = Vec::new();
        for (io, gap) in [(Io::Block, 100.0), (Io::Cyclic, 100.0), (Io::Cyclic, 1000.0)] {
            let (algorithm, machine) = (Algorithm::GroupCyclic, MachineKind::LogP);
            let s = Settings { algorithm, machine, io, gap, latency: 0.0, ..s.clone() };
            all.extend([2, 4, 8].map(|elements| Settings { blocking: Some(elements), ..s.clone() }));
        }
        all
    });
    assert!(seen > 100, "{seen}");
}
