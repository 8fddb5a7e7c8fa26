//! The choice of n for measurements with clocks of several resolutions.

use hyperfly_exec::calibrate::Samples;
use hyperfly_exec::{ExecutorInfo, ExecutorKind, MeasuredMachine, file};
use hyperfly_export::measured::measurable_n;
use hyperfly_request::{Algorithm, Settings};

/// Returns the n for two processors of a machine that takes 4 ns per node.
fn choose_n(n: u64, resolution: f64) -> u64 {
    choose_n_for(Algorithm::BinaryExchange, n, resolution)
}

fn choose_n_for(algorithm: Algorithm, n: u64, resolution: f64) -> u64 {
    let local = (0..20).map(|k| (1 << k, 4e-9)).collect();
    let executor = ExecutorInfo { kind: ExecutorKind::Workers, cores: 2, resolution };
    let machine = MeasuredMachine { executor, p: 2, samples: Samples { local, ..Samples::default() } };
    measurable_n(&machine, &Settings { algorithm, p: 2, n, ..Settings::default() }, 2, resolution)
}

/// T_p is 4 ns · n/2 · log n: 20 µs for 2^10, 0.98 ms for 2^15, 2.1 ms for 2^16. Four ticks are 0.4 ms, twenty are 2 ms.
#[test]
fn n_below_the_clock_resolution_becomes_the_smallest_measurable_n() {
    assert_eq!(choose_n(1 << 10, 1e-4), 1 << 16);
    assert_eq!(choose_n(1 << 15, 1e-4), 1 << 15, "short, but more than a few ticks");
    assert_eq!(choose_n(1 << 18, 1e-4), 1 << 18);
    assert_eq!(choose_n(1 << 10, 1e-9), 1 << 10);
}

#[test]
fn coarse_clock_gets_the_largest_measurable_n() {
    let n = choose_n(1 << 10, 10.0);
    let check = |n: u64| file::check(&Settings { p: 2, n, ..Settings::default() });
    assert!(n > 1 << 16 && check(n).is_ok(), "{n}");
    assert_eq!(choose_n(n, 10.0), n, "there is no larger one");
}

/// Output-driven sends one message per element; at 2^16 the page would spend seconds on recording steps.
#[test]
fn output_driven_n_stays_below_the_step_limit() {
    let n = choose_n_for(Algorithm::OutputDriven, 1 << 10, 1e-4);
    assert!((1 << 10..1 << 16).contains(&n), "{n}");
}
