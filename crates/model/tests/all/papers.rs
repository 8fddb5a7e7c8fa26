//! The closed forms against the equations, examples and tables of GK.

use hyperfly_model::isoefficiency::{exponent, threshold};
use hyperfly_model::{Times, gk, predict};
use hyperfly_request::{Algorithm, Order, Settings, Switching, Topology, Twiddles};

#[track_caller]
fn assert_close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-12 * b.abs(), "{a} is not {b}");
}

fn overhead(s: &Settings) -> f64 {
    predict(&s.scenario()).unwrap().overhead
}

#[test]
fn equations_3_and_4_are_binary_exchange_without_t_h() {
    for (d, n) in [(1, 4096), (4, 4096), (10, 1 << 30)] {
        let s = Settings { p: 1 << d, n, th: 0.0, ..Settings::default() };
        let (machine, p) = (Times::of(&s.network(), s.p), f64::from(s.p));
        assert_close(overhead(&s), gk::overhead_4(&machine, n as f64, p));
        assert_close(overhead(&s), gk::overhead_3(&machine, n as f64, p, &vec![1.0; d]));
    }
}

#[test]
fn equations_3_and_8_are_the_square_mesh_without_t_h() {
    for (b, n) in [(1, 4096), (3, 1 << 20), (7, 1 << 40)] {
        let run = Settings { topology: Topology::Mesh, p: 1 << (2 * b), n, th: 0.0, ..Settings::default() };
        let (machine, p) = (Times::of(&run.network(), run.p), f64::from(run.p));
        let z: Vec<f64> = (0..b).flat_map(|l| [f64::from(1 << l); 2]).collect();
        for switching in [Switching::StoreAndForward, Switching::CutThrough] {
            let s = Settings { switching, ..run.clone() };
            assert_close(overhead(&s), gk::overhead_8_sum(&machine, n as f64, p));
            assert_close(overhead(&s), gk::overhead_3(&machine, n as f64, p, &z));
        }
        // Excess of the rounded equation.
        let rounded = gk::overhead_8(&machine, n as f64, p) - gk::overhead_8_sum(&machine, n as f64, p);
        assert!((rounded / (2.0 * machine.tw * n as f64) - 1.0).abs() < 1e-6, "{rounded}");
    }
}

#[test]
fn appendix_d_is_the_square_mesh_with_t_h() {
    for (b, n) in [(1, 4096), (3, 1 << 20), (8, 1 << 40)] {
        let s = Settings { topology: Topology::Mesh, p: 1 << (2 * b), n, ..Settings::default() };
        let (machine, n, p) = (Times::of(&s.network(), s.p), n as f64, f64::from(s.p));
        assert_close(overhead(&s), gk::overhead_d(&machine, n, p));
        let contention = predict(&s.scenario()).unwrap().terms.contention * p;
        assert!(
            (overhead(&s) - contention - gk::overhead_d_free(&machine, n, p)).abs() <= 1e-12 * overhead(&s)
        );
    }
}

#[test]
fn equation_11_counts_one_message_too_many() {
    let s = Settings { algorithm: Algorithm::Transpose, p: 64, n: 1 << 20, th: 0.0, ..Settings::default() };
    assert_close(
        overhead(&s) * 64.0 / 63.0,
        gk::overhead_11(&Times::of(&s.network(), s.p), s.n as f64, 64.0),
    );
}

#[test]
fn equation_1_is_the_efficiency() {
    let s = Settings { n: 4096, ..Settings::default() };
    let prediction = predict(&s.scenario()).unwrap();
    assert_close(gk::work(&Times::of(&s.network(), s.p), 4096.0), prediction.t_serial);
    assert_close(gk::efficiency_1(prediction.overhead, prediction.t_serial), prediction.efficiency);
}

#[test]
fn thresholds_match_worked_values() {
    let s = Settings { tw: 1.0, ..Settings::default() };
    assert_close(threshold(&Settings { order: Order::Ordered, ..s.clone() }.scenario()).unwrap(), 0.4);
    let transpose = Settings { algorithm: Algorithm::Transpose, ..s.clone() };
    assert_close(threshold(&transpose.scenario()).unwrap(), 1.0);
    let stored = Settings { switching: Switching::StoreAndForward, ..transpose };
    assert_close(threshold(&stored.scenario()).unwrap(), 0.8);
    assert_eq!(threshold(&Settings { topology: Topology::Mesh, ..s.clone() }.scenario()), None);
    assert_eq!(exponent(&Settings { algorithm: Algorithm::Serial, ..s }.scenario(), 0.5), None);
}

/// GK App. A: h(n, p) and the cost of computing twiddle factors. The paper's T_o is too large by 2p·t_c′.
#[test]
fn computed_twiddles_match_appendix_a() {
    let mut all = Vec::new();
    for (d, n) in [(1, 4096), (4, 4096), (6, 64), (10, 1 << 40)] {
        let stored = Settings { p: 1 << d, n, ..Settings::default() };
        let computed = Settings { twiddles: Twiddles::Computed, tt: 3.0, ..stored.clone() };
        let (p, size) = (f64::from(stored.p), n as f64);
        let (a, b) = (predict(&computed.scenario()).unwrap(), predict(&stored.scenario()).unwrap());
        assert_close(a.t_parallel, b.t_parallel + 3.0 * gk::twiddles_h(n, stored.p.into()) as f64);
        assert_close(a.t_serial, b.t_serial + 3.0 * size);
        all.push((a.overhead - b.overhead + 3.0 * 2.0 * p) / gk::overhead_13(3.0, size, p));
    }
    assert!(all.iter().all(|ratio| (ratio - 1.0).abs() < 1e-9), "{all:?}");
}
