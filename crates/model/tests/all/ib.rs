//! The cost functions of IB against Algorithms 3.1 and 3.2 counted step by step, and against runs.

use hyperfly_core::limits::Options;
use hyperfly_core::machine::Bsp;
use hyperfly_core::trace::Superstep;
use hyperfly_model::ib;
use hyperfly_request::{Algorithm, MachineKind, Settings, run};

/// All N = 2 … 2^`most` with all p < N.
fn sizes(most: u32) -> impl Iterator<Item = (u64, u32)> {
    (1..=most).flat_map(|r| (0..r).map(move |d| (1 << r, 1 << d)))
}

/// Counts the flops of BTFLY(n, k_0) loop by loop (IB Algorithm 3.2): 34 in the innermost loop of step 1, 10 in that of
/// step 2.
fn count_butterfly_flops(n: u64, k_0: u64) -> u64 {
    let (mut k, mut flops) = (k_0, 0);
    while k <= n {
        (0..n).step_by(k as usize).for_each(|_| (0..k / 4).for_each(|_| flops += 34));
        k *= 4;
    }
    if k == 2 * n {
        (0..n / 2).for_each(|_| flops += 10);
    }
    flops
}

#[test]
fn equation_3_1_matches_algorithm_3_2_counted() {
    for log_n in 1..=10 {
        for log_k in 2..=log_n + 1 {
            let (n, k_0) = (1u64 << log_n, 1u64 << log_k);
            assert_eq!(
                ib::butterflies_3_1(n, k_0),
                count_butterfly_flops(n, k_0) as f64,
                "n = {n}, k_0 = {k_0}"
            );
        }
    }
}

#[test]
fn equation_3_2_matches_algorithm_3_1_counted() {
    for (n, p) in sizes(13) {
        let share = n / u64::from(p);
        // Supersteps 2 and 4 do log N/p stages each, as long as that many are left; superstep 6 does the rest.
        let (mut done, mut flops, mut phases) = (1u64, 0, 0);
        while done < n {
            // Of the stages from K = 2·done on, this phase does at most log N/p.
            let k_0 = if done * share <= n { 4 } else { 4 * done / (n / share) };
            flops += count_butterfly_flops(share, k_0);
            done = (done * share).min(n);
            phases += 1;
        }
        assert_eq!(ib::computation_3_2(n, p), flops as f64, "N = {n}, p = {p}");
        assert_eq!(ib::phases(n, p), phases, "N = {n}, p = {p}");
        assert!(ib::computation_3_7(n, p) <= ib::computation_3_2(n, p));
    }
}

#[test]
fn phases_in_words_are_one_too_many_for_powers() {
    let of = |n, p| (ib::phases(n, p), ib::phases_in_words(n, p));
    assert_eq!(of(32, 8), (3, 3));
    assert_eq!(of(64, 8), (2, 3));
    assert_eq!(of(64, 16), (3, 4));
    assert_eq!(of(4096, 1), (1, 2));
}

/// The flops, the h of each communication superstep, and T_p of a run.
fn execute(n: u64, p: u32, machine: Bsp) -> (f64, Vec<u64>, f64) {
    let s = Settings {
        algorithm: Algorithm::GroupCyclic,
        machine: MachineKind::Bsp,
        radix: 4,
        n,
        p,
        gap: machine.gap,
        sync: machine.sync,
        ..Settings::default()
    };
    let run = run(&s, None, Options { data: false, ..Options::default() }).unwrap();
    let (computing, communicating): (Vec<&Superstep>, Vec<&Superstep>) =
        run.trace.supersteps.iter().partition(|superstep| superstep.h == 0);
    let flops = computing.iter().map(|superstep| superstep.end - superstep.start).sum();
    (flops, communicating.iter().map(|superstep| superstep.h).collect(), run.report.t_parallel)
}

#[test]
fn runs_compute_equation_3_2_and_send_at_most_3_8() {
    let machine = Bsp { gap: 4.0, sync: 1000.0 };
    for (n, p) in sizes(12).filter(|(_, p)| *p > 1) {
        let (flops, sent, _) = execute(n, p, machine);
        assert!((flops / ib::computation_3_2(n, p) - 1.0).abs() < 1e-9, "N = {n}, p = {p}: {flops}");
        assert_eq!(sent.len() as u32, ib::permutations(n, p), "N = {n}, p = {p}");
        let most = ib::numbers_3_8(n, p);
        assert!(sent.iter().all(|h| *h as f64 <= most), "N = {n}, p = {p}: {sent:?}");
        // The first and the last redistribution change all bits where p² ≤ N. Each permutation between the phases
        // changes as many as the phase has stages, or as are left.
        let d = p.ilog2();
        let most_new = n.ilog2() - d;
        let mut named = 0;
        for h in &sent[1..sent.len() - 1] {
            let new = most_new.min(d - named);
            named += new;
            assert_eq!(*h as f64, ib::numbers_sent(n, p, new), "N = {n}, p = {p}: {sent:?}");
        }
        if 2 * d <= n.ilog2() {
            assert_eq!(sent[0] as f64, ib::numbers_sent(n, p, d));
            assert_eq!(sent[sent.len() - 1] as f64, ib::numbers_sent(n, p, d));
        }
    }
}

#[test]
fn equation_3_9_is_neither_exact_nor_a_bound() {
    let machine = Bsp { gap: 4.0, sync: 1000.0 };
    // Two stages are left over: 192 flops more than (3.7). Three redistributions send 31/32 of 256 numbers: 96 less.
    assert_eq!(ib::fft_3_9(4096, 32, machine), 12600.0);
    assert_eq!(execute(4096, 32, machine).2, 12696.0);
    // No stage is left over, so the bound on the communication bounds the total.
    assert_eq!(ib::fft_3_9(4096, 16, machine), 13056.0 + 3.0 * (512.0 * 4.0 + 1000.0));
    assert_eq!(execute(4096, 16, machine).2, 13056.0 + 3.0 * (480.0 * 4.0 + 1000.0));
}

#[test]
fn efficiencies_are_ratios_of_times() {
    assert_eq!(ib::rate_5_1(1024, 51200.0), 1.0);
    assert_eq!(ib::rate_5_1(1024, ib::computation_3_7(1024, 1)), 20.0 / 17.0);
    assert_eq!(ib::absolute_efficiency_5_2(80.0, 4, 40.0), 0.5);
}
