//! The worked values of the design, by execution.

use hyperfly_core::run::Options;
use hyperfly_core::scenario::{Algorithm, Choice, Scenario, Switching, Topology};

fn t_parallel(s: Scenario) -> f64 {
    let run = hyperfly_core::run(&s, None, Options::default()).expect("a valid scenario");
    assert!(run.report.relative_l2_error.unwrap() < 1e-14);
    run.report.t_parallel
}

fn close(found: f64, expected: f64, what: &str) {
    assert!((found / expected - 1.0).abs() < 1e-9, "{what}: {found} and not {expected}");
}

#[test]
fn binary_exchange_on_16_processors() {
    for &switching in Switching::ALL {
        for (topology, expected) in [(Topology::Hypercube, 4484.72), (Topology::Mesh, 5141.08)] {
            let s = Scenario { p: 16, n: 4096, topology, switching, ..Scenario::default() };
            close(t_parallel(s), expected, &format!("{topology:?} {switching:?}"));
        }
    }
}

#[test]
fn binary_exchange_on_a_mesh_of_64_with_cut_through() {
    let s = Scenario { p: 64, n: 4096, topology: Topology::Mesh, ..Scenario::default() };
    close(t_parallel(s), 2071.88, "mesh of 64");
}

#[test]
fn transpose_on_a_hypercube_of_16() {
    for (switching, expected) in [
        (Switching::CutThrough, 3770.20),
        (Switching::Wormhole, 3770.20),
        (Switching::StoreAndForward, 4118.36),
    ] {
        let s =
            Scenario { algorithm: Algorithm::Transpose, p: 16, n: 4096, switching, ..Scenario::default() };
        close(t_parallel(s), expected, switching.id());
    }
}
