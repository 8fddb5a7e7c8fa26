//! The map of the fastest formulations, against runs and against GK 5.1.

use hyperfly_core::limits::Options;
use hyperfly_model::Form;
use hyperfly_model::choose::{COLUMNS, Candidate, ROWS, fastest, map};
use hyperfly_request::{Algorithm, AllToAll, MachineKind, Settings, Switching, Topology, run};

/// Executes every candidate and returns the least T_p. On the mesh only two dimensions have a closed form.
fn least_executed_time(s: &Settings) -> f64 {
    let mut best = f64::INFINITY;
    for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose] {
        let most = if s.topology == Topology::Mesh { 2 } else { s.d() + 1 };
        for dims in 2..=most {
            let options = Options { data: false, trace: false, ..Options::default() };
            if let Ok(run) = run(&Settings { algorithm, dims, ..s.clone() }, None, options) {
                best = best.min(run.report.t_parallel);
            }
        }
    }
    best
}

#[test]
fn map_times_match_or_bound_runs() {
    for topology in [Topology::Hypercube, Topology::Mesh] {
        for ts in [0.0, 25.0, 400.0] {
            for (d, r) in [(1, 1), (2, 8), (3, 6), (4, 4), (4, 8), (4, 14), (6, 12), (6, 7)] {
                let s = Settings { topology, ts, p: 1 << d, n: 1 << r, ..Settings::default() };
                let found = fastest(&s.scenario(), d, r).unwrap();
                let executed = least_executed_time(&s);
                if found.form == Form::Exact && topology == Topology::Hypercube {
                    assert!(
                        (found.t_parallel / executed - 1.0).abs() <= 1e-9,
                        "{found:?}, {executed}: {s:?}"
                    );
                } else {
                    assert!(found.t_parallel <= executed * (1.0 + 1e-9), "{found:?}, {executed}: {s:?}");
                }
            }
        }
    }
}

#[test]
fn fastest_dims_depend_on_startup_time() {
    // GK 5.1: exchanges minimise start-ups, the transpose in two dimensions words.
    let costly = Settings { ts: 1e6, ..Settings::default() };
    let dims = |s: &Settings, d, r| fastest(&s.scenario(), d, r).unwrap().choice;
    let words = Settings { ts: 0.0, th: 0.0, ..costly.clone() };
    assert_eq!(dims(&words, 6, 20), Candidate::new(Algorithm::Transpose, 2));
    let few = dims(&costly, 6, 12);
    assert!(few.algorithm == Algorithm::BinaryExchange || few.dims == 7, "{few:?}");
    // An m between the extremes wins for startup times between them.
    let between: Vec<u32> =
        (6..24).map(|r| dims(&Settings { ts: 60.0, ..words.clone() }, 6, r).dims).collect();
    assert!(between.iter().any(|m| (3..7).contains(m)), "{between:?}");
}

/// For a shape the map compares slab, pencil and cyclic, pairwise or standard, and each cell is the best of the runs.
#[test]
fn map_of_a_shape_is_the_fastest_of_its_runs() {
    let mut seen = Vec::new();
    for (ts, shape) in [(0.0, "auto"), (25.0, "auto"), (1000.0, "auto"), (25.0, "256x4x4")] {
        let shape = shape.parse().ok();
        let base = Settings { algorithm: Algorithm::Slab, ts, shape, n: 4096, p: 1, ..Settings::default() };
        for (d, r) in [(1, 6), (2, 8), (3, 12), (4, 12), (5, 12), (6, 14), (7, 12)] {
            let at = base.scenario().with_n(1 << r);
            let mut best = f64::INFINITY;
            for algorithm in [Algorithm::Slab, Algorithm::Pencil, Algorithm::Cyclic] {
                for all_to_all in [AllToAll::Pairwise, AllToAll::Standard] {
                    let shape = at.formulation.parameters().shape;
                    let s = Settings { algorithm, all_to_all, shape, p: 1 << d, n: 1 << r, ..base.clone() };
                    let options = Options { data: false, trace: false, ..Options::default() };
                    best = run(&s, None, options).map_or(best, |run| best.min(run.report.t_parallel));
                }
            }
            match fastest(&base.scenario(), d, r) {
                None => assert!(best.is_infinite(), "d = {d}, r = {r}"),
                Some(found) => {
                    assert!((found.t_parallel / best - 1.0).abs() <= 1e-9, "{found:?}: {best}");
                    seen.push((found.choice.algorithm, found.choice.all_to_all));
                }
            }
        }
    }
    for choice in [
        (Algorithm::Slab, AllToAll::Paper),
        (Algorithm::Slab, AllToAll::Standard),
        (Algorithm::Pencil, AllToAll::Paper),
    ] {
        assert!(seen.contains(&choice), "{choice:?} is never the fastest: {seen:?}");
    }
}

#[test]
fn map_contains_the_scenario_and_leaves_impossible_cells_empty() {
    let s = Settings::default();
    let map_of = map(&s.scenario());
    assert_eq!(map_of.cells.len() as u32, COLUMNS * ROWS);
    assert_eq!(map_of.at(4, 10), fastest(&s.scenario(), 4, 10).as_ref());
    assert!(map_of.at(5, 4).is_none() && map_of.at(17, 20).is_none() && map_of.at(0, 0).is_none());
    let far = map(&Settings { n: 1 << 60, ..s.clone() }.scenario());
    assert!(far.at(16, 60).is_some() && far.least == 36);
    // Wormhole on a torus has a closed form only while no ring is longer than four.
    let (topology, switching) = (Topology::Torus, Switching::Wormhole);
    let torus = map(&Settings { topology, switching, ..s.clone() }.scenario());
    assert!(torus.at(4, 12).is_some() && torus.at(5, 12).is_none());
    let bsp = map(&Settings { machine: MachineKind::Bsp, ..s }.scenario());
    // One all-to-all, as for the transpose; group-cyclic with blocks at both ends has three (IB 3.2).
    assert_eq!(bsp.at(3, 8).unwrap().choice.algorithm, Algorithm::CyclicToBlocked);
}
