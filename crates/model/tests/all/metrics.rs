//! The metrics of GK App. B on runs: against their definitions and the values of GK.

use hyperfly_core::limits::Options;
use hyperfly_core::report::Report;
use hyperfly_model::metrics::{
    doubling, memory_scaled_speedup, overhead_function, scalability, scaled_speedup, serial_fraction,
};
use hyperfly_request::{Algorithm, MachineKind, Settings, Switching, Topology, Twiddles, run};

fn simulate(scenario: &Settings) -> Report {
    run(scenario, None, Options { data: false, ..Options::default() }).unwrap().report
}

fn assert_close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-9 * b.abs(), "{a}, not {b}");
}

/// Several formulations and machines.
fn scenarios() -> Vec<Settings> {
    let s = Settings { p: 16, n: 1024, ..Settings::default() };
    vec![
        s.clone(),
        Settings { topology: Topology::Mesh, p: 64, n: 4096, ..s.clone() },
        Settings { algorithm: Algorithm::Transpose, switching: Switching::StoreAndForward, ..s.clone() },
        Settings { machine: MachineKind::Bsp, algorithm: Algorithm::GroupCyclic, ..s },
    ]
}

#[test]
fn serial_fraction_reproduces_run_time_by_amdahls_law() {
    for s in scenarios() {
        let report = simulate(&s);
        let f = serial_fraction(report.speedup, s.p).unwrap();
        assert!(f > 0.0 && f < 1.0, "{f}");
        assert_close(f * report.t_serial + (1.0 - f) * report.t_serial / f64::from(s.p), report.t_parallel);
    }
    assert_eq!(serial_fraction(1.0, 1), None);
    assert_eq!(serial_fraction(8.0, 8), Some(0.0));
    assert_eq!(serial_fraction(1.0, 8), Some(1.0));
}

#[test]
fn serial_fraction_on_hypercube_matches_gk() {
    // t_w log p / (t_c p log n), with p − 1 for p, on the hypercube without t_s and t_h.
    let s = Settings { ts: 0.0, th: 0.0, tw: 0.7, p: 64, n: 4096, ..Settings::default() };
    assert_close(serial_fraction(simulate(&s).speedup, 64).unwrap(), 0.7 * 6.0 / (63.0 * 12.0));
}

#[test]
fn overhead_function_times_ideal_time_is_run_time() {
    for s in scenarios() {
        let report = simulate(&s);
        let phi = overhead_function(report.t_serial, report.t_parallel, s.p);
        assert!(phi > 1.0);
        assert_close(phi * report.t_serial / f64::from(s.p), report.t_parallel);
    }
    // 1 + t_w log p / (t_c log n) on the hypercube.
    let s = Settings { ts: 0.0, th: 0.0, tw: 0.7, p: 64, n: 4096, ..Settings::default() };
    let report = simulate(&s);
    assert_close(overhead_function(report.t_serial, report.t_parallel, 64), 1.0 + 0.7 * 6.0 / 12.0);
}

#[test]
fn scaled_speedups_match_larger_runs() {
    for topology in [Topology::Hypercube, Topology::Mesh] {
        // p times the work: 4 · 2 on one, 16 · 4 on eight; 16 · 4 on one, 2^16 · 16 on 2^14.
        let s = Settings { topology, p: 8, n: 4, ..Settings::default() };
        let scaled = scaled_speedup(&s.scenario()).unwrap();
        assert_close(scaled.log2_n, 4.0);
        let larger = simulate(&Settings { n: 16, ..s.clone() });
        assert_close(scaled.speedup, larger.speedup);
        assert_close(larger.t_serial, 8.0 * s.t_serial());
        // p times the points.
        let s = Settings { topology, p: 16, n: 1024, ..Settings::default() };
        let scaled = memory_scaled_speedup(&s.scenario()).unwrap();
        assert_eq!(scaled.log2_n, 14.0);
        assert_close(scaled.speedup, simulate(&Settings { n: 16 * 1024, ..s }).speedup);
    }
    // Computed twiddle factors are also work, and some are computed more than once.
    let s = Settings { twiddles: Twiddles::Computed, tt: 4.0, p: 16, n: 1024, ..Settings::default() };
    let scaled = memory_scaled_speedup(&s.scenario()).unwrap();
    assert_close(scaled.speedup, simulate(&Settings { n: 16 * 1024, ..s }).speedup);
    let one = Settings { p: 1, ..Settings::default() };
    assert_eq!(scaled_speedup(&one.scenario()).unwrap().speedup, 1.0);
    let bsp =
        Settings { machine: MachineKind::Bsp, algorithm: Algorithm::GroupCyclic, ..Settings::default() };
    assert_eq!(scaled_speedup(&bsp.scenario()), None);
}

#[test]
fn scaled_speedup_on_hypercube_approaches_gk_value() {
    // GK: t_c p / (t_c + t_w) up to double logarithms; the larger p is, the closer.
    let of = |p: u32| {
        let s = Settings { ts: 0.0, th: 0.0, tw: 1.0, p, n: 16, ..Settings::default() };
        scaled_speedup(&s.scenario()).unwrap().speedup / f64::from(p)
    };
    assert!(0.5 < of(65536) && of(65536) < of(256) && of(256) < 0.6, "{} {}", of(65536), of(256));
}

#[test]
fn scalability_is_greatest_speedup_over_n() {
    for (topology, tw) in [(Topology::Hypercube, 1.0), (Topology::Hypercube, 3.0), (Topology::Mesh, 0.2)] {
        let s = Settings { topology, ts: 0.0, th: 0.0, tw, n: 64, ..Settings::default() };
        let (found, _) = scalability(&s.scenario()).unwrap();
        let best =
            (0..=6).map(|d| simulate(&Settings { p: 1 << d, ..s.clone() }).speedup).fold(0.0, f64::max);
        assert_close(found, best / 64.0);
    }
    // GK: t_c / (t_c + t_w) on the hypercube.
    let s = Settings { ts: 0.0, th: 0.0, tw: 3.0, n: 1024, ..Settings::default() };
    assert_close(scalability(&s.scenario()).unwrap().0, 0.25);
    assert_eq!(scalability(&Settings { n: 1 << 17, ..s }.scenario()), None);
}

#[test]
fn doubling_matches_gk_example_1() {
    // GK Example 1: n = p^K, W = n log n.
    let s = Settings { ts: 0.0, th: 0.0, tw: 1.0, p: 256, n: 1 << 20, ..Settings::default() };
    assert_close(doubling(&s.scenario(), 0.75).unwrap(), 3.0 + (27.0f64 / 24.0).log2());
    assert_close(doubling(&s.scenario(), 0.4).unwrap(), 1.0 + (9.0f64 / 8.0).log2());
    assert!(doubling(&Settings { radix: 4, ..s }.scenario(), 0.5).is_err());
}
