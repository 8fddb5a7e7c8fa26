//! Closed forms of GK that no prediction uses: against runs, the paper's own recurrence, and each other.

use hyperfly_core::limits::Options;
use hyperfly_model::{Times, asymptotic, dims, gk, predict};
use hyperfly_request::{Algorithm, Settings, Switching, run};

#[track_caller]
fn assert_close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-9 * b.abs(), "{a} is not {b}");
}

fn simulate(s: &Settings) -> hyperfly_core::report::Report {
    let options = Options { data: false, trace: false, ..Options::default() };
    run(s, None, options).unwrap_or_else(|error| panic!("{s:?}: {error}")).report
}

#[test]
fn overlap_time_of_appendix_e_matches_runs() {
    let times = [
        (0.0, 0.0, 2.0),
        (0.0, 0.5, 2.0),
        (0.0, 0.0, 0.5),
        (0.0, 0.5, 0.25),
        (4.0, 0.0, 0.2),
        (25.0, 0.5, 1.28),
        (500.0, 0.0, 10.7),
    ];
    for (ts, th, tw) in times {
        for d in [1u32, 2, 3, 6] {
            for r in [d, d + 1, d + 2, d + 4, d + 7] {
                let s = Settings { p: 1 << d, n: 1 << r, ts, th, tw, overlap: true, ..Settings::default() };
                let share = f64::from(1u32 << (r - d));
                // Default chunk: the smallest power of two whose words take at least start-up and hop.
                let chunk = (0..=r - d).map(|k| f64::from(1u32 << k)).find(|c| c * tw >= ts + th);
                let chunk = chunk.unwrap_or(share);
                let form = gk::t_parallel_e(&Times::of(&s.network(), s.p), share, chunk, d.into(), r.into());
                assert_close(form, simulate(&s).t_parallel);
                assert_close(form, predict(&s.scenario()).unwrap().t_parallel);
            }
        }
    }
}

#[test]
fn transpose_overhead_matches_runs() {
    for (p, n) in [(2, 4), (8, 64), (32, 4096)] {
        let s = Settings { algorithm: Algorithm::Transpose, p, n, th: 0.0, ..Settings::default() };
        let (m, real_n, real_p) = (Times::of(&s.network(), s.p), n as f64, f64::from(p));
        assert_close(gk::overhead_11_sum(&m, real_n, real_p), simulate(&s).overhead);
        let s = Settings { switching: Switching::StoreAndForward, ..s };
        assert_close(gk::overhead_5_stored_sum(&m, real_n, real_p), simulate(&s).overhead);
        assert!(gk::overhead_5_stored(&m, real_n, real_p) > simulate(&s).overhead);
    }
}

/// h(n, 1) = n, h(p, p) = log p, h(n, p) = h(n, 2p) + n/p − 1, as GK App. A print it.
fn twiddles_by_recurrence(n: u64, p: u64) -> u64 {
    match (n, p) {
        (_, 1) => n,
        _ if n == p => p.ilog2().into(),
        _ => twiddles_by_recurrence(n, 2 * p) + n / p - 1,
    }
}

#[test]
fn twiddle_counts_follow_the_recurrence_of_appendix_a() {
    for r in 1..=20 {
        for d in 0..=r {
            let (n, p) = (1u64 << r, 1u64 << d);
            assert_eq!(gk::twiddles_h(n, p), twiddles_by_recurrence(n, p), "h({n}, {p})");
            if p > 1 {
                let extra = (p * twiddles_by_recurrence(n, p)) as f64 - n as f64;
                assert_eq!(gk::overhead_13_sum(1.0, n as f64, p as f64), extra);
                assert_eq!(gk::overhead_13(1.0, n as f64, p as f64), extra + 2.0 * p as f64);
            }
        }
    }
}

#[test]
fn best_transpose_dims_match_the_fastest_run() {
    for (ts, p, n) in
        [(0.0, 64, 1 << 14), (25.0, 64, 1 << 14), (1000.0, 64, 1 << 14), (25.0, 16, 64), (25.0, 1, 8)]
    {
        let s = Settings { p, n, ts, ..Settings::default() };
        let fastest = (2..=(p.ilog2() + 1).max(2))
            .map(|dims| Settings { algorithm: Algorithm::Transpose, dims, ..s.clone() })
            .filter(|s| s.problems().is_empty())
            .map(|s| (s.dims, simulate(&s).t_parallel))
            .reduce(|best, next| if next.1 < best.1 * (1.0 - 1e-12) { next } else { best })
            .expect("a member");
        let best = dims::best(&s.scenario()).expect("a member");
        assert_eq!(best.dims, fastest.0, "t_s = {ts}, p = {p}, n = {n}");
        assert_close(best.prediction.t_parallel, fastest.1);
    }
    // More start-up time favours more dimensions.
    let of = |ts| {
        dims::best(&Settings { p: 64, n: 1 << 14, ts, ..Settings::default() }.scenario())
            .map(|best| best.dims)
    };
    assert!(of(0.0) == Some(2) && of(1000.0) > of(25.0), "{:?} {:?}", of(25.0), of(1000.0));
}

#[test]
fn overlap_turns_gk_example_2_into_example_1() {
    let machine = |tw| Times { tc: 1.0, ts: 0.0, th: 0.5, tw };
    for p in [4.0, 64.0, 65536.0] {
        assert_close(
            asymptotic::log2_w_e(&machine(2.0), 9.0, p),
            asymptotic::log2_w_7(&machine(1.0), 9.0, p),
        );
        assert_close(
            asymptotic::log2_w_e_mesh(&machine(2.0), 9.0, p),
            asymptotic::log2_w_10(&machine(1.0), 9.0, p),
        );
        // K t_h p log p and K t'_c p log p.
        assert_close(asymptotic::log2_w_e_hops(&machine(0.5), 9.0, p), (9.0 * 0.5 * p * p.log2()).log2());
        assert_close(asymptotic::log2_w_13(3.0, 9.0, p), (27.0 * p * p.log2()).log2());
    }
    assert_close(gk::exchange_e(&machine(2.0), 100.0), 100.5);
    assert_close(gk::exchange_e(&machine(0.7), 100.0), 0.5);
}

#[test]
fn appendix_c_mesh_overhead_is_that_of_one_processor() {
    let machine = Times { tc: 1.0, ts: 25.0, th: 0.5, tw: 1.28 };
    // Times p the overheads differ only by √p for √p − 1.
    let (n, p) = (65536.0, 256.0);
    let rest = p * gk::overhead_c_mesh(&machine, n, p) - gk::overhead_d(&machine, n, p);
    assert_close(rest, 2.0 * p * (machine.th + machine.tw * n / p));
}

/// GK 5 for n = 1024 and p = 16, whose logarithm is 4.
#[test]
fn store_and_forward_overhead_matches_gk_5() {
    let times = Times { tc: 1.0, ts: 3.0, th: 0.0, tw: 2.0 };
    assert_close(gk::overhead_5_stored(&times, 1024.0, 16.0), 2.0 * 1024.0 * 4.0 + 3.0 * 256.0);
}
