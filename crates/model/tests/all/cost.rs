//! GK 6 and 7 against counting by hand.

use hyperfly_model::cost::{self, Width};
use hyperfly_model::radix;
use hyperfly_request::{Algorithm, Settings};

#[track_caller]
fn same(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-12 * b.abs(), "{a} is not {b}");
}

/// In step i of the all-to-all by exclusive or, everybody sends to its number ⊕ i, along its row first. How many messages
/// share the busiest channel, counted message by message; over all steps, per message.
#[test]
fn channels_of_a_transpose_under_cut_through() {
    for half in 1..=3u32 {
        let side = 1usize << half;
        let p = side * side;
        let mut busiest = 0;
        for i in 1..p {
            // By row, place and direction; then by column.
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
        same(Width::TransposeCutThrough.of(p as f64), f64::from(busiest) / (p - 1) as f64);
    }
}

#[test]
fn widths_that_match_the_hypercube() {
    for p in [4.0, 16.0, 1024.0, 65536.0] {
        let wide = Width::BinaryExchange.of(p);
        same(cost::mesh_efficiency(1.28, 1e6, p, wide), cost::hypercube_efficiency(1.28, 1e6, p));
        let stages: f64 =
            (0..10).map(|k| f64::from(k).exp2()).filter(|x| x * x < p).map(|distance| 2.0 * distance).sum();
        same(wide * p.log2(), stages);
        same(Width::TransposeOfCosts.of(p) * cost::mesh_links_printed(p), 8.0 * p * p.sqrt());
        same(Width::TransposeOfCosts.of(p) * cost::mesh_bisection(p), 2.0 * p);
        same(Width::BinaryExchangePrinted.of(p) * cost::mesh_bisection(p), 2.0 * p / p.log2());
        assert!(cost::mesh_links(p) < cost::mesh_links_printed(p));
    }
}

/// By hand: of p = 1024 and n = 2^20, the root is 32 and the logarithms are 10 and 20.
#[test]
fn efficiencies_of_binary_exchange() {
    let (ratio, n, p) = (1.5, 1048576.0, 1024.0);
    same(cost::mesh_efficiency_printed(ratio, n, p), 1.0 / (1.0 + 96.0 / 20.0));
    same(cost::mesh_efficiency(ratio, n, p, 1.0), 1.0 / (1.0 + 93.0 / 20.0));
    same(cost::mesh_efficiency(ratio, n, p, 2.0), 1.0 / (1.0 + 46.5 / 20.0));
    same(cost::hypercube_efficiency(ratio, n, p), 1.0 / (1.0 + 15.0 / 20.0));
}

#[test]
fn the_example_of_section_6() {
    same(radix::throughput_6(0.25, 1.0), 1.0 / 3.0);
    same(radix::throughput_6(0.25, 0.5), 1.0 / 7.0);
    same(radix::saving_6(0.25, 0.5), 0.125);
    same(radix::serial_saving(12), 0.15);
    same(radix::serial_saving(5), 0.12);
}

#[test]
fn pairs_that_are_left() {
    let kept =
        |algorithm, p, n| radix::pairs_kept(&Settings { algorithm, p, n, ..Settings::default() }.scenario());
    same(kept(Algorithm::Serial, 1, 1 << 9), 1.0);
    // 12 stages are 6 pairs; 8 local ones are 4, 7 are 3.
    same(kept(Algorithm::BinaryExchange, 16, 1 << 12), 4.0 / 6.0);
    same(kept(Algorithm::BinaryExchange, 32, 1 << 12), 3.0 / 6.0);
    // 5 and 5 stages are 2 and 2 pairs; 6 and 7 are 3 and 3.
    same(kept(Algorithm::Transpose, 16, 1 << 10), 4.0 / 5.0);
    same(kept(Algorithm::Transpose, 16, 1 << 13), 1.0);
}

/// The n that is said to keep E does keep it: on channels that wide, by the printed efficiency (GK 7), K = E / (1 − E).
#[test]
fn the_n_that_keeps_an_efficiency_keeps_it() {
    for (ratio, k, d, x) in [(1.28, 1.0, 6.0, 0.0), (0.5, 2.0, 8.0, 0.25), (0.25, 4.0, 10.0, 0.5)] {
        let (p, log2_n) = (f64::exp2(d), cost::log2_n_communication(ratio, k, d, x));
        let e = cost::mesh_efficiency_printed(ratio / p.powf(x), log2_n.exp2(), p);
        same(e / (1.0 - e), k);
    }
}
