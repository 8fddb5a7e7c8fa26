//! Properties of every scenario.

use crate::runs::compare;
use hyperfly_model::isoefficiency::{Limit, isoefficient_size};
use hyperfly_model::{Form, predict};
use hyperfly_reference::proptest_config;
use hyperfly_request::{
    Algorithm, AllToAll, Choice, Io, MachineKind, Order, Settings, Switching, Topology, Twiddles, Width,
};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::cell::RefCell;
use std::collections::BTreeMap;

fn any_of<C: Choice + std::fmt::Debug>() -> impl Strategy<Value = C> {
    (0..C::ALL.len()).prop_map(|i| C::ALL[i])
}

fn time() -> impl Strategy<Value = f64> {
    prop_oneof![1 => Just(0.0), 4 => 0.0..100.0f64, 1 => 0.0..1e8f64]
}

prop_compose! {
    fn scenario()(
        algorithm in prop::sample::select(&[Algorithm::Serial, Algorithm::BinaryExchange, Algorithm::Transpose][..]),
        topology in prop::sample::select(&[Topology::Hypercube, Topology::Mesh, Topology::Complete][..]),
        (twiddles, tt) in (any_of::<Twiddles>(), time()),
        switching in any_of::<Switching>(), order in any_of::<Order>(), d in 0u32..=16, r in 1u32..=60,
        tc in 1e-3..100.0f64, ts in time(), th in time(), tw in time(),
        width in prop_oneof![(0.01..100.0f64).prop_map(Width::Factor), (0.0..1.0f64).prop_map(Width::Power)],
    ) -> Settings {
        let d = match algorithm {
            Algorithm::Serial => 0,
            Algorithm::BinaryExchange => d.min(r),
            _ => d.min(r / 2),
        };
        // With computed twiddle factors only binary-exchange has a closed form.
        let twiddles = if algorithm == Algorithm::Transpose && d > 0 { Twiddles::Stored } else { twiddles };
        let (p, n) = (1 << d, 1 << r);
        Settings { algorithm, topology, switching, order, p, n, tc, ts, th, tw, width, twiddles, tt, ..Settings::default() }
    }
}

/// Any scenario of the schema; most have no closed form.
fn any_scenario() -> impl Strategy<Value = Settings> {
    let kinds =
        (any_of::<MachineKind>(), any_of::<Algorithm>(), any_of::<Topology>(), any_of::<Io>(), 0u32..=16);
    // Orders other than the source's have a closed form on BSP alone.
    let sent = prop_oneof![2 => Just(AllToAll::Paper), 1 => any_of::<AllToAll>()];
    let (flags, sizes) = (any::<[bool; 3]>(), (2u32..=17, time(), time(), time(), time()));
    let blocking = prop::option::of((1u32..=24).prop_map(|log| 1 << log));
    let details = (blocking, sent, prop::option::weighted(0.3, time()), any::<bool>());
    (scenario(), kinds, flags, sizes, details).prop_map(
        |(
            s,
            kinds,
            [four, overlap, balanced],
            (dims, latency, gap, sync, overhead),
            (blocking, all_to_all, word_gap, capacity),
        )| {
            let (machine, algorithm, topology, io, d) = kinds;
            let radix = if four { 4 } else { 2 };
            let p = 1 << d;
            Settings {
                machine,
                algorithm,
                topology,
                io,
                p,
                radix,
                overlap,
                balanced,
                blocking,
                all_to_all,
                dims,
                latency,
                gap,
                sync,
                overhead,
                word_gap,
                capacity,
                ..s
            }
        },
    )
}

proptest! {
    #![proptest_config(proptest_config(1000, 2000))]

    #[test]
    fn prediction_terms_are_consistent(s in prop_oneof![scenario(), any_scenario()]) {
        let always = s.machine == MachineKind::Network && s.radix == 2 && !s.overlap && s.dims == 2 && s.problems().is_empty()
            && (s.twiddles == Twiddles::Stored || s.algorithm != Algorithm::Transpose || s.p == 1)
            && (s.all_to_all == AllToAll::Paper || s.algorithm != Algorithm::Transpose || s.p == 1)
            && matches!(s.algorithm, Algorithm::Serial | Algorithm::BinaryExchange | Algorithm::Transpose)
            && matches!(s.topology, Topology::Hypercube | Topology::Mesh | Topology::Complete);
        let prediction = predict(&s.scenario());
        prop_assert!(prediction.is_some() || !always);
        let Some(it) = prediction else { return Ok(()) };
        let p = f64::from(s.p);
        prop_assert!(it.efficiency > 0.0 && it.efficiency <= 1.0);
        prop_assert!(it.overhead >= 0.0 && it.t_parallel.is_finite());
        prop_assert!((it.t_parallel * p / (it.t_serial + it.overhead) - 1.0).abs() <= 1e-12);
        prop_assert!((it.speedup / (it.t_serial / it.t_parallel) - 1.0).abs() <= 1e-12);
        prop_assert!((it.efficiency * p / it.speedup - 1.0).abs() <= 1e-12);
        let named = it.terms.named();
        let sum: f64 = named.iter().map(|(_, time)| time).sum();
        prop_assert!((sum / it.t_parallel - 1.0).abs() <= 1e-12);
        prop_assert!(named.iter().all(|(_, time)| *time >= -1e-12 * it.t_parallel), "{named:?}");
    }

    #[test]
    fn slower_machine_is_not_faster(s in scenario(), which in 0..3, factor in 1.0..10.0f64) {
        // Wormhole on the mesh is excluded: a longer startup may keep messages of different stages apart.
        prop_assume!(s.switching != Switching::Wormhole || s.topology != Topology::Mesh);
        let mut slower = s.clone();
        *match which { 0 => &mut slower.ts, 1 => &mut slower.th, _ => &mut slower.tw } *= factor;
        let (slow, fast) = (predict(&slower.scenario()).unwrap(), predict(&s.scenario()).unwrap());
        prop_assert!(slow.t_parallel >= fast.t_parallel * (1.0 - 1e-12));
    }

    #[test]
    fn predicted_time_scales_with_the_unit(s in scenario(), unit in 1e-3..1e3f64) {
        let scaled = Settings {
            tc: s.tc * unit, ts: s.ts * unit, th: s.th * unit, tw: s.tw * unit, tt: s.tt * unit, ..s.clone()
        };
        prop_assume!(scaled.problems().is_empty());
        let (a, b) = (predict(&s.scenario()).unwrap(), predict(&scaled.scenario()).unwrap());
        prop_assert!((b.t_parallel / (a.t_parallel * unit) - 1.0).abs() <= 1e-9);
    }

    #[test]
    fn isoefficient_size_has_the_efficiency(s in scenario(), efficiency in 0.01..0.99f64) {
        let size = isoefficient_size(&s.scenario(), s.p, efficiency).unwrap();
        // The adjacent whole log n have an efficiency on either side.
        prop_assume!(size.log2_n < 59.0 && (s.switching != Switching::Wormhole || s.topology != Topology::Mesh));
        let at = |r: f64| predict(&Settings { n: 1 << (r as u32), ..s.clone() }.scenario()).unwrap().efficiency;
        prop_assert!(at(size.log2_n.ceil()) >= efficiency * (1.0 - 1e-9));
        if size.limit == Limit::Overhead && size.form == Form::Exact && s.order == Order::Unordered {
            let below = size.log2_n.floor();
            if below >= 1.0 && predict(&Settings { n: 1 << (below as u32), ..s.clone() }.scenario()).is_some() {
                prop_assert!(at(below) <= efficiency * (1.0 + 1e-9));
            }
        }
    }
}

proptest! {
    #![proptest_config(proptest_config(1500, 3000))]

    /// The size is the smallest n that the formulation can use and that has at least the efficiency, by the closed form of each n.
    #[test]
    fn isoefficient_n_is_the_smallest_with_the_efficiency(s in any_scenario(), d in 0u32..=8, efficiency in 0.05..0.95f64) {
        let s = Settings { p: 1 << d, radix: 2, ..s };
        // Wormhole on lines may gain from more words.
        let lines = !matches!(s.topology, Topology::Hypercube | Topology::Complete);
        if s.machine == MachineKind::Network && s.switching == Switching::Wormhole && lines {
            return Ok(());
        }
        let Ok(size) = isoefficient_size(&s.scenario(), s.p, efficiency) else { return Ok(()) };
        let predicted = |r: u32| predict(&Settings { n: 1 << r, ..s.clone() }.scenario());
        let least = size.n.map_or(61, u64::ilog2);
        let smaller: Vec<_> = (1..least).filter_map(predicted).map(|found| found.efficiency).collect();
        prop_assert!(smaller.iter().all(|e| *e <= efficiency * (1.0 + 1e-9)), "{s:?}: {smaller:?}, {size:?}");
        if size.n.is_some() {
            let found = predicted(least);
            prop_assert!(found.is_some_and(|it| it.efficiency >= efficiency * (1.0 - 1e-9)), "{s:?}: {found:?}, {size:?}");
        }
    }
}

/// Predictions against runs, on every machine: an exact form equals the run, and no run is faster than a lower bound.
#[test]
fn forms_match_runs() {
    let seen = RefCell::new(BTreeMap::<String, u32>::new());
    let all = (any_scenario(), 0u32..=6, 1u32..=12, any::<bool>());
    let held = TestRunner::new(proptest_config(40_000, 200_000)).run(&all, |(s, d, r, plain)| {
        let s = Settings { p: 1 << d, n: 1 << r, ..s };
        // Make half of the transposes two-dimensional.
        let s = if plain { Settings { dims: 2, overlap: false, ..s } } else { s };
        let Some(form) = compare(&s).filter(|_| s.p > 1) else { return Ok(()) };
        let place = if s.machine == MachineKind::Network { s.topology.id() } else { s.machine.id() };
        let overlap = if s.overlap { " overlap" } else { "" };
        let o = if s.machine == MachineKind::LogP && s.overhead > 0.0 { " o" } else { "" };
        let inner = if s.machine == MachineKind::LogP && s.word_gap.is_some() { " G" } else { "" };
        let kind = format!("{place}{overlap}{o}{inner} {} {form:?}", s.algorithm.id());
        *seen.borrow_mut().entry(kind).or_default() += 1;
        Ok(())
    });
    held.unwrap_or_else(|why| panic!("{why}"));
    let seen = seen.into_inner();
    for kind in [
        "hypercube binary-exchange Exact",
        "hypercube transpose Exact",
        "hypercube two-dimensional Exact",
        "hypercube two-dimensional-rows Exact",
        "hypercube group-cyclic Exact",
        "hypercube cyclic-to-blocked Exact",
        "hypercube overlap binary-exchange Exact",
        "hypercube overlap two-dimensional Exact",
        "complete binary-exchange Exact",
        "complete transpose Exact",
        "complete two-dimensional Exact",
        "complete two-dimensional-rows Exact",
        "complete group-cyclic Exact",
        "complete cyclic-to-blocked Exact",
        "complete overlap binary-exchange Exact",
        "complete overlap two-dimensional Exact",
        "hypercube cyclic-to-blocked LowerBound",
        "mesh transpose LowerBound",
        "mesh two-dimensional-rows LowerBound",
        "mesh group-cyclic LowerBound",
        "mesh binary-exchange Exact",
        "mesh two-dimensional Exact",
        "torus binary-exchange Exact",
        "torus two-dimensional Exact",
        "mesh3d binary-exchange Exact",
        "mesh3d two-dimensional Exact",
        "logp binary-exchange Exact",
        "logp transpose Exact",
        "logp two-dimensional Exact",
        "logp two-dimensional-rows Exact",
        "logp group-cyclic Exact",
        "logp cyclic-to-blocked Exact",
        "logp o binary-exchange Exact",
        "logp o transpose Exact",
        "logp o two-dimensional Exact",
        "logp o two-dimensional-rows Exact",
        "logp o group-cyclic Exact",
        "logp o cyclic-to-blocked Exact",
        "logp G binary-exchange Exact",
        "logp G cyclic-to-blocked Exact",
        "logp o G binary-exchange Exact",
        "logp o G transpose Exact",
        "bsp binary-exchange Exact",
        "bsp transpose Exact",
        "bsp two-dimensional Exact",
        "bsp two-dimensional-rows Exact",
        "bsp group-cyclic Exact",
        "bsp cyclic-to-blocked Exact",
        "bsp output-driven Exact",
        "bsp overlap binary-exchange Exact",
        "bsp overlap two-dimensional Exact",
    ] {
        assert!(seen.contains_key(kind), "{kind} is not among {seen:?}");
    }
}
