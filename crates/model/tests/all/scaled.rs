//! GK App. B against the closed form of a run.

use hyperfly_model::predict;
use hyperfly_model::scaled::{Network, overhead_function, scalability, serial_fraction};
use hyperfly_request::{Settings, Topology};

#[track_caller]
fn assert_close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-12 * b.abs(), "{a} is not {b}");
}

#[test]
fn definitions_match_amdahl_example() {
    // Amdahl with 10 % serial work: f = 0.1 and Φ = 1.
    let (p, serial, parallel) = (8.0, 10.0, 90.0);
    let time = serial + parallel / p;
    assert_close(serial_fraction(100.0 / time, p), 0.1);
    assert_close(overhead_function(time, serial, parallel, p), 1.0);
    assert_close(scalability(25.0, 100.0), 0.25);
}

#[test]
fn exact_forms_match_predictions() {
    for (topology, network) in [(Topology::Hypercube, Network::Hypercube), (Topology::Mesh, Network::Mesh)] {
        for (p, n, tw) in [(4u32, 4u64, 1.28), (16, 1 << 10, 0.18), (256, 1 << 8, 10.7), (4096, 1 << 40, 3.0)]
        {
            let s = Settings { topology, p, n, tw, ts: 0.0, th: 0.0, ..Settings::default() };
            let run = predict(&s.scenario()).unwrap();
            let (p, n) = (f64::from(p), n as f64);
            assert_close(network.scaled_speedup(tw, n, p), run.speedup);
            assert_close(network.serial_fraction(tw, n, p), serial_fraction(run.speedup, p));
            assert_close(
                network.overhead_function(tw, n, p),
                overhead_function(run.t_parallel, 0.0, run.t_serial, p),
            );
            assert_close(network.overhead_function(tw, n, p), 1.0 / run.efficiency);
        }
    }
}

#[test]
fn printed_forms_match_worked_values() {
    let (ratio, n, p) = (0.5, 1024.0, 64.0);
    assert_close(Network::Hypercube.serial_fraction_printed(ratio, n, p), 0.5 * 6.0 / (64.0 * 10.0));
    assert_close(Network::Mesh.serial_fraction_printed(ratio, n, p), 0.5 / (8.0 * 10.0));
    assert_close(Network::Hypercube.overhead_function_printed(ratio, n, p), 1.3);
    assert_close(Network::Mesh.overhead_function_printed(ratio, n, p), 1.4);
    assert_close(Network::Mesh.scaled_speedup_printed(ratio, p), 64.0 / 1.5);
}
