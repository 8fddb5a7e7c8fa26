//! The solver of W = K · T_o, and the data of the charts.

use hyperfly_core::isoefficiency::{SearchOutcome, search};
use hyperfly_core::limits::{MEMORY_NATIVE, Options};
use hyperfly_model::curves::{efficiency_against_p, isoefficiency_curve, printed_isoefficiency, processors};
use hyperfly_model::isoefficiency::{Limit, Unreachable, exponent, isoefficient_size, threshold};
use hyperfly_model::{Form, Times, asymptotic, gk, k_of, predict};
use hyperfly_request::{Algorithm, MachineKind, Order, Settings, Switching, Topology, Twiddles, Width};

#[test]
fn isoefficient_sizes_satisfy_equation_2() {
    for d in [1, 4, 8, 16] {
        for efficiency in [0.3, 0.5, 0.66, 0.9] {
            let s = Settings { th: 0.0, ..Settings::default() };
            let (machine, p) = (Times::of(&s.network(), s.p), f64::from(1 << d));
            let size = isoefficient_size(&s.scenario(), 1 << d, efficiency).unwrap();
            let n = libm::exp2(size.log2_n);
            let ratio = gk::work(&machine, n) / (k_of(efficiency) * gk::overhead_4(&machine, n, p));
            match size.limit {
                Limit::Overhead => assert!((ratio - 1.0).abs() <= 1e-9, "{p} {efficiency}: {ratio}"),
                Limit::Concurrency => {
                    assert!(ratio >= 1.0 && size.log2_n == f64::from(d), "{p} {efficiency}")
                }
            }
            assert!((size.log2_w(machine.tc) - libm::log2(gk::work(&machine, n))).abs() <= 1e-9);
        }
    }
}

/// GK App. A: the overhead includes computed twiddle factors, the serial time n of them.
#[test]
fn isoefficient_sizes_with_computed_twiddles_satisfy_equation_2() {
    for (d, efficiency, tt) in [(1, 0.3, 1.0), (4, 0.5, 20.0), (8, 0.66, 0.5), (16, 0.9, 3.0), (16, 0.3, 1e3)]
    {
        let s = Settings { twiddles: Twiddles::Computed, tt, th: 0.0, ..Settings::default() };
        let (machine, p) = (Times::of(&s.network(), s.p), f64::from(1 << d));
        let size = isoefficient_size(&s.scenario(), 1 << d, efficiency).unwrap();
        assert_eq!(size.limit, Limit::Overhead);
        let n = libm::exp2(size.log2_n);
        let overhead = gk::overhead_4(&machine, n, p) + gk::overhead_13(tt, n, p) - 2.0 * tt * p;
        let ratio = (gk::work(&machine, n) + tt * n) / (k_of(efficiency) * overhead);
        assert!((ratio - 1.0).abs() <= 1e-9, "{p} {efficiency}: {ratio}");
    }
    let transpose =
        Settings { algorithm: Algorithm::Transpose, twiddles: Twiddles::Computed, ..Settings::default() };
    assert_eq!(isoefficient_size(&transpose.scenario(), 16, 0.5), Err(Unreachable::NoClosedForm));
}

/// GK 7: on a mesh whose channels grow as √p, each p has its own width. The overhead of words is then 2·t_w·n·(1 −
/// 1/√p), bounded for all p.
#[test]
fn growing_channels_bound_the_mesh_overhead() {
    let wide = Settings {
        topology: Topology::Mesh,
        width: Width::Power(0.5),
        ts: 0.0,
        th: 0.0,
        ..Settings::default()
    };
    for b in 1..=8 {
        let (p, root) = (1u32 << (2 * b), f64::from(1 << b));
        let expected = k_of(0.9) * 2.0 * wide.tw * (1.0 - 1.0 / root);
        let size = isoefficient_size(&wide.scenario(), p, 0.9).unwrap();
        let least = f64::from(2 * b);
        assert!((size.log2_n - expected.max(least)).abs() <= 1e-9 * size.log2_n, "{p}: {size:?}, {expected}");
    }
    // On such a hypercube the threshold is 1.
    let cube = Settings { topology: Topology::Hypercube, ..wide };
    assert_eq!((threshold(&cube.scenario()), exponent(&cube.scenario(), 0.9)), (Some(1.0), Some(0.0)));
}

/// Words count once per stage of binary-exchange, half as much for transpose under store-and-forward, and not at all
/// under cut-through; ordering the result adds a half. E = 3/4 gives K = 3.
#[test]
fn exponents_match_formulation_switching_and_order() {
    let s = Settings { topology: Topology::Hypercube, tc: 2.0, tw: 5.0, ..Settings::default() };
    for (algorithm, switching, order, expected) in [
        (Algorithm::BinaryExchange, Switching::CutThrough, Order::Unordered, 7.5),
        (Algorithm::BinaryExchange, Switching::CutThrough, Order::Ordered, 11.25),
        (Algorithm::Transpose, Switching::StoreAndForward, Order::Unordered, 3.75),
        (Algorithm::Transpose, Switching::StoreAndForward, Order::Ordered, 7.5),
        (Algorithm::Transpose, Switching::CutThrough, Order::Unordered, 0.0),
    ] {
        let s = Settings { algorithm, switching, order, ..s.clone() };
        let found = exponent(&s.scenario(), 0.75).expect("a hypercube");
        assert!((found - expected).abs() <= 1e-12, "{algorithm:?} {switching:?} {order:?}: {found}");
    }
}

#[test]
fn isoefficient_without_startups_matches_equations_7_and_10() {
    // GK equation 7 and the line before equation 10, far beyond the range of a double.
    let words = Settings { ts: 0.0, th: 0.0, ..Settings::default() };
    let cube = isoefficient_size(&words.scenario(), 65536, 0.9).unwrap();
    assert!((cube.log2_n - 9.0 * 1.28 * 16.0).abs() <= 1e-9 * cube.log2_n);
    let printed = asymptotic::log2_w_7(&Times::of(&words.network(), words.p), 9.0, 65536.0);
    assert!((cube.log2_w(words.tc) - printed).abs() <= 1e-9 * printed);
    let mesh = Settings { topology: Topology::Mesh, ..words };
    let size = isoefficient_size(&mesh.scenario(), 65536, 0.9).unwrap();
    assert!((size.log2_n - 2.0 * 9.0 * 1.28 * 255.0).abs() <= 1e-9 * size.log2_n, "{size:?}");
    let printed = asymptotic::log2_w_10(&Times::of(&mesh.network(), mesh.p), 9.0, 65536.0);
    assert!((size.log2_w(mesh.tc) / printed - 255.0 / 256.0).abs() <= 1e-5, "{printed}");
}

#[test]
fn isoefficient_without_words_matches_equations_6_12_and_15() {
    // GK equations 6, 9 and 12; equation 12 counts p messages where there are p − 1.
    let startups = Settings { tw: 0.0, th: 0.0, ts: 1e4, ..Settings::default() };
    let machine = Times::of(&startups.network(), startups.p);
    for topology in [Topology::Hypercube, Topology::Mesh] {
        let size =
            isoefficient_size(&Settings { topology, ..startups.clone() }.scenario(), 1024, 0.5).unwrap();
        assert!((size.log2_w(machine.tc) - asymptotic::log2_w_6(&machine, 1.0, 1024.0)).abs() <= 1e-9);
    }
    let transpose = Settings { algorithm: Algorithm::Transpose, ..startups };
    let size = isoefficient_size(&transpose.scenario(), 1024, 0.5).unwrap();
    let missing = libm::log2(1023.0 / 1024.0);
    assert!((size.log2_w(machine.tc) - asymptotic::log2_w_12(&machine, 1.0, 1024.0) - missing).abs() <= 1e-9);
    // GK equation 15: √p − 1 hops, printed as √p.
    let hops = Settings { topology: Topology::Mesh, tw: 0.0, ts: 0.0, th: 1e4, ..Settings::default() };
    let size = isoefficient_size(&hops.scenario(), 1024, 0.5).unwrap();
    let missing = libm::log2(31.0 / 32.0);
    assert!(
        (size.log2_w(hops.tc)
            - asymptotic::log2_w_15(&Times::of(&hops.network(), hops.p), 1.0, 1024.0)
            - missing)
            .abs()
            <= 1e-9
    );
}

#[test]
fn isoefficient_inverts_predicted_efficiency() {
    for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose] {
        for (topology, switching) in [
            (Topology::Hypercube, Switching::StoreAndForward),
            (Topology::Hypercube, Switching::Wormhole),
            (Topology::Mesh, Switching::StoreAndForward),
            (Topology::Mesh, Switching::CutThrough),
        ] {
            for order in [Order::Unordered, Order::Ordered] {
                for r in [13, 16, 20, 33] {
                    let s = Settings {
                        algorithm,
                        topology,
                        switching,
                        order,
                        n: 1 << r,
                        p: 64,
                        ..Settings::default()
                    };
                    let prediction = predict(&s.scenario()).unwrap();
                    let size = isoefficient_size(&s.scenario(), 64, prediction.efficiency).unwrap();
                    assert!((size.log2_n - f64::from(r)).abs() <= 1e-9 * f64::from(r), "{s:?}: {size:?}");
                    assert_eq!(size.form, prediction.form);
                }
            }
        }
    }
}

#[test]
fn isoefficient_of_ordered_transform_covers_n_below_p_squared() {
    // For n between p and p², T_o has a separate form for each whole log n.
    for topology in [Topology::Hypercube, Topology::Mesh] {
        for r in 11..20 {
            let s = Settings {
                topology,
                order: Order::Ordered,
                n: 1 << r,
                p: 1024,
                ts: 2.0,
                ..Settings::default()
            };
            let size =
                isoefficient_size(&s.scenario(), 1024, predict(&s.scenario()).unwrap().efficiency).unwrap();
            let found =
                predict(&Settings { n: 1 << (size.log2_n.round() as u32), ..s.clone() }.scenario()).unwrap();
            assert!(
                (found.efficiency - predict(&s.scenario()).unwrap().efficiency).abs() < 1e-9,
                "{r} {size:?}"
            );
        }
    }
}

#[test]
fn unreachable_efficiency_gives_the_reason() {
    let s = Settings::default();
    for efficiency in [0.0, 1.0, -0.5, 2.0] {
        assert_eq!(
            isoefficient_size(&s.scenario(), 16, efficiency),
            Err(Unreachable::Efficiency(efficiency))
        );
    }
    assert!(matches!(isoefficient_size(&s.scenario(), 16, f64::NAN), Err(Unreachable::Efficiency(_))));
    assert_eq!(isoefficient_size(&s.scenario(), 3, 0.5), Err(Unreachable::Processors(3)));
    let serial = Settings { algorithm: Algorithm::Serial, ..s };
    assert_eq!(isoefficient_size(&serial.scenario(), 2, 0.5), Err(Unreachable::Processors(2)));
    assert!(Unreachable::Efficiency(1.0).to_string().contains("above 0 and below 1"));
}

#[test]
fn isoefficient_on_one_processor_is_smallest_n() {
    for algorithm in [Algorithm::Serial, Algorithm::BinaryExchange, Algorithm::Transpose] {
        let s = Settings { algorithm, ..Settings::default() };
        let size = isoefficient_size(&s.scenario(), 1, 0.99).unwrap();
        assert_eq!((size.log2_n, size.limit, size.form), (1.0, Limit::Concurrency, Form::Exact));
    }
}

#[test]
fn isoefficient_close_to_1_is_finite() {
    let size = isoefficient_size(&Settings::default().scenario(), 65536, 1.0 - 1e-15).unwrap();
    assert!(size.log2_n.is_finite() && size.log2_n > 1e16);
}

#[test]
fn curves_cover_the_processors_of_the_formulation() {
    let s = Settings { n: 4096, ..Settings::default() };
    assert_eq!(processors(&s.scenario()).last(), Some(&4096));
    assert_eq!(
        processors(&Settings { algorithm: Algorithm::Transpose, ..s.clone() }.scenario()).last(),
        Some(&64)
    );
    assert_eq!(processors(&Settings { algorithm: Algorithm::Serial, ..s.clone() }.scenario()), [1]);
    assert_eq!(processors(&Settings { n: 1 << 60, ..s.clone() }.scenario()).last(), Some(&65536));

    let curve = efficiency_against_p(&s.scenario(), &processors(&s.scenario()));
    assert_eq!(curve.len(), 13);
    assert_eq!((curve[0].efficiency, curve[0].speedup), (1.0, 1.0));
    assert!(curve.windows(2).all(|pair| pair[1].efficiency < pair[0].efficiency));
    assert!(efficiency_against_p(&s.scenario(), &[3, 8192]).is_empty());

    let sizes = isoefficiency_curve(&s.scenario(), 0.66, &processors(&s.scenario())).unwrap();
    assert_eq!(sizes.len(), 13);
    assert!(sizes.windows(2).all(|pair| pair[1].size.log2_n > pair[0].size.log2_n));
    let serial = Settings { algorithm: Algorithm::Serial, ..s.clone() };
    assert_eq!(isoefficiency_curve(&serial.scenario(), 0.66, &[1, 2, 4]).unwrap().len(), 1);
    assert!(isoefficiency_curve(&s.scenario(), 1.0, &[1, 2]).is_err());
}

#[test]
fn printed_isoefficiency_changes_slope_at_the_threshold() {
    let s = Settings { tw: 1.0, ts: 1.0, th: 0.0, ..Settings::default() };
    assert_eq!(threshold(&s.scenario()), Some(0.5));
    let slope = |efficiency: f64| {
        let at = printed_isoefficiency(&s.scenario(), efficiency, &[1, 256, 65536]);
        assert_eq!((at[0].0, at[1].0), (256, 65536), "p = 1 has none");
        (at[1].1 - at[0].1) / 8.0
    };
    // GK Example 1: p log p up to E = 0.5, where n = p; p^9 log p at 0.9.
    assert!((slope(0.3) - 1.0).abs() <= 1e-9 && (slope(0.5) - 1.0).abs() <= 1e-9);
    assert!((slope(0.9) - 9.0).abs() <= 1e-9, "{}", slope(0.9));
    // GK App. C: p^18 log p for the ordered transform.
    let ordered = Settings { order: Order::Ordered, ..s.clone() };
    let at = printed_isoefficiency(&ordered.scenario(), 0.9, &[65536]);
    assert!((at[0].1 - 18.0 * 16.0).abs() <= 1e-9);
    // GK equation 12 and the concurrency of the transpose, n = p².
    let transpose = Settings { algorithm: Algorithm::Transpose, ..s.clone() };
    assert!((printed_isoefficiency(&transpose.scenario(), 0.9, &[1024])[0].1 - 20.0).abs() <= 1e-9);
    assert!(printed_isoefficiency(&Settings { radix: 4, ..s }.scenario(), 0.9, &[1024]).is_empty());
}

#[test]
fn printed_isoefficiency_is_close_to_exact_sizes() {
    // Where a single term counts, GK's sum equals its largest term.
    for (topology, ts, tw) in [(Topology::Hypercube, 0.0, 2.0), (Topology::Mesh, 0.0, 1.0)] {
        let s = Settings { topology, ts, tw, th: 0.0, ..Settings::default() };
        let exact = isoefficient_size(&s.scenario(), 4096, 0.8).unwrap().log2_n;
        let printed = printed_isoefficiency(&s.scenario(), 0.8, &[4096])[0].1;
        // On the mesh √p − 1 is printed as √p.
        assert!((printed / exact - 1.0).abs() <= 1.0 / 60.0, "{topology:?}: {printed}, {exact}");
    }
}

/// Executed sizes, interpolated, solve W = K · T_o wherever the form is exact.
#[test]
fn search_by_execution_matches_exact_sizes() {
    let mut found = 0;
    for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose] {
        for topology in [Topology::Hypercube, Topology::Mesh] {
            for switching in [Switching::StoreAndForward, Switching::CutThrough] {
                for (p, efficiency) in [(2, 0.5), (4, 0.4), (16, 0.6), (64, 0.35), (64, 0.5)] {
                    let s = Settings { algorithm, topology, switching, p, ..Settings::default() };
                    let exact = isoefficient_size(&s.scenario(), p, efficiency).unwrap();
                    let size = match search(&s.scenario(), efficiency, MEMORY_NATIVE, u64::MAX, |_| {}) {
                        SearchOutcome::Found(size) => size,
                        SearchOutcome::NotReached(n) => {
                            assert!(exact.log2_n > f64::from(n.unwrap().ilog2()), "{s:?}");
                            continue;
                        }
                        SearchOutcome::Skipped => panic!("{s:?}"),
                    };
                    assert!(size.efficiency >= efficiency);
                    match exact.form {
                        Form::Exact => {
                            let off = (size.log2_n - exact.log2_n).abs();
                            assert!(off <= 1e-9 * exact.log2_n, "{size:?} {exact:?} {s:?}");
                            found += 1;
                        }
                        _ => assert!(size.log2_n >= exact.log2_n * (1.0 - 1e-9), "a lower bound: {s:?}"),
                    }
                }
            }
        }
    }
    assert!(found > 20, "{found} exact ones");
}

/// n that the formulations can use: a square, and with rows on each processor.
#[test]
fn isoefficient_n_is_possible() {
    for (algorithm, p, efficiency, n) in
        [(Algorithm::TwoDimensional, 16, 0.5, 1024), (Algorithm::TwoDimensionalRows, 4, 0.3, 64)]
    {
        let size =
            isoefficient_size(&Settings { algorithm, ..Settings::default() }.scenario(), p, efficiency);
        assert_eq!(size.unwrap().n, Some(n));
    }
}

#[test]
fn isoefficient_n_on_bsp_and_logp_is_where_runs_reach_it() {
    for machine in [MachineKind::Bsp, MachineKind::LogP] {
        for p in [2, 4, 8] {
            let s = Settings { machine, p, ..Settings::default() };
            let n = isoefficient_size(&s.scenario(), p, 0.5).unwrap().n.unwrap();
            let executed = |n| {
                let run = hyperfly_request::run(
                    &Settings { n, ..s.clone() },
                    None,
                    Options { data: false, ..Options::default() },
                );
                run.unwrap().report.efficiency
            };
            assert!(executed(n) >= 0.5 && executed(n / 2) < 0.5, "{machine:?} {p}: {n}");
        }
    }
}
