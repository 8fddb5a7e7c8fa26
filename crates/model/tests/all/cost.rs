//! GK 6 and 7 against enumeration.

use hyperfly_model::cost::{self, Width};
use hyperfly_model::radix;
use hyperfly_request::{Algorithm, Settings};

#[track_caller]
fn assert_close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-12 * b.abs(), "{a} is not {b}");
}

/// In step i of the all-to-all by exclusive or, every processor sends to self ⊕ i, along its row first. Enumerates the
/// messages on the busiest channel, summed over the steps and divided by the messages per processor.
#[test]
fn cut_through_transpose_width_matches_busiest_channel() {
    for half in 1..=3u32 {
        let side = 1usize << half;
        let p = side * side;
        let mut busiest = 0;
        for i in 1..p {
            // Index: row, column and direction.
            let mut load = vec![0u32; 4 * p];
            for q in 0..p {
                let (row, column) = (q / side, q % side);
                let (to_row, to_column) = ((q ^ i) / side, (q ^ i) % side);
                let (first, last) = (column.min(to_column), column.max(to_column));
                (first..last)
                    .for_each(|at| load[(row * side + at) * 4 + usize::from(to_column > column)] += 1);
                let (first, last) = (row.min(to_row), row.max(to_row));
                (first..last)
                    .for_each(|at| load[(to_column * side + at) * 4 + 2 + usize::from(to_row > row)] += 1);
            }
            busiest += load.into_iter().max().unwrap();
        }
        assert_close(Width::TransposeCutThrough.of(p as f64), f64::from(busiest) / (p - 1) as f64);
    }
}

#[test]
fn mesh_widths_match_hypercube_costs() {
    for p in [4.0, 16.0, 1024.0, 65536.0] {
        let wide = Width::BinaryExchange.of(p);
        assert_close(cost::mesh_efficiency(1.28, 1e6, p, wide), cost::hypercube_efficiency(1.28, 1e6, p));
        let stages: f64 =
            (0..10).map(|k| f64::from(k).exp2()).filter(|x| x * x < p).map(|distance| 2.0 * distance).sum();
        assert_close(wide * p.log2(), stages);
        assert_close(Width::TransposeOfCosts.of(p) * cost::mesh_links_printed(p), 8.0 * p * p.sqrt());
        assert_close(Width::TransposeOfCosts.of(p) * cost::mesh_bisection(p), 2.0 * p);
        assert_close(Width::BinaryExchangePrinted.of(p) * cost::mesh_bisection(p), 2.0 * p / p.log2());
        assert!(cost::mesh_links(p) < cost::mesh_links_printed(p));
    }
}

/// For p = 1024 and n = 2^20 the root is 32 and the logarithms are 10 and 20.
#[test]
fn binary_exchange_efficiencies_match_worked_values() {
    let (ratio, n, p) = (1.5, 1048576.0, 1024.0);
    assert_close(cost::mesh_efficiency_printed(ratio, n, p), 1.0 / (1.0 + 96.0 / 20.0));
    assert_close(cost::mesh_efficiency(ratio, n, p, 1.0), 1.0 / (1.0 + 93.0 / 20.0));
    assert_close(cost::mesh_efficiency(ratio, n, p, 2.0), 1.0 / (1.0 + 46.5 / 20.0));
    assert_close(cost::hypercube_efficiency(ratio, n, p), 1.0 / (1.0 + 15.0 / 20.0));
}

#[test]
fn radix_4_savings_match_gk_section_6() {
    assert_close(radix::throughput_6(0.25, 1.0), 1.0 / 3.0);
    assert_close(radix::throughput_6(0.25, 0.5), 1.0 / 7.0);
    assert_close(radix::saving_6(0.25, 0.5), 0.125);
    assert_close(radix::serial_saving(12), 0.15);
    assert_close(radix::serial_saving(5), 0.12);
}

#[test]
fn radix_4_pairs_kept_match_worked_values() {
    let kept =
        |algorithm, p, n| radix::pairs_kept(&Settings { algorithm, p, n, ..Settings::default() }.scenario());
    assert_close(kept(Algorithm::Serial, 1, 1 << 9), 1.0);
    // 12 stages form 6 pairs; 8 local stages form 4, 7 form 3.
    assert_close(kept(Algorithm::BinaryExchange, 16, 1 << 12), 4.0 / 6.0);
    assert_close(kept(Algorithm::BinaryExchange, 32, 1 << 12), 3.0 / 6.0);
    // 5 and 5 stages form 2 and 2 pairs; 6 and 7 form 3 and 3.
    assert_close(kept(Algorithm::Transpose, 16, 1 << 10), 4.0 / 5.0);
    assert_close(kept(Algorithm::Transpose, 16, 1 << 13), 1.0);
}

/// On channels of that width, by the printed efficiency (GK 7), K = E / (1 − E).
#[test]
fn communication_isoefficiency_has_the_requested_efficiency() {
    for (ratio, k, d, x) in [(1.28, 1.0, 6.0, 0.0), (0.5, 2.0, 8.0, 0.25), (0.25, 4.0, 10.0, 0.5)] {
        let (p, log2_n) = (f64::exp2(d), cost::log2_n_communication(ratio, k, d, x));
        let e = cost::mesh_efficiency_printed(ratio / p.powf(x), log2_n.exp2(), p);
        assert_close(e / (1.0 - e), k);
    }
}
