//! IB section 1: the equations of the sequential FFT, and the properties of the direct product.
//!
//! Weights are exact: w_N^e is kept as e modulo N, −1 as e = N/2. In products of butterfly matrices each element is a single
//! weight, so nothing is rounded. Transforms and flops are executed.

use super::t3e;
use crate::figure;
use crate::prelude::*;
use crate::spectrum::{dft_by_definition, relative_error};
use hyperfly_core::problem::{Direction, Problem, Signal};
use hyperfly_core::{Scenario, signal};
use hyperfly_view::notation::numbers::quantity;

pub static ENTRY: Entry = Entry {
    id: "ib-sec1",
    paper: Paper::Ib,
    place: "Sections 1.1 and 1.3, equations 1.1 to 1.15, Lemma 1.2",
    title: "The sequential FFT as a product of matrices",
    claim: "The Fourier matrix is a bit reversal followed by log N butterfly stages (1.6), each block \
        diagonal (1.7). Two stages at once are a 4-butterfly (1.12): 34 flops for four numbers instead of \
        40, so 4.25 N log N instead of 5 N log N. Transforms of a factor N = N₀ N₁ can be done one after \
        the other (1.15).",
    explore: "algorithm=serial&machine=bsp&radix=4&p=1&n=16&view=butterfly",
    rows: compare,
    known: &[],
    figure: |style| figure::rows(&ENTRY, &compare(None), style),
};

/// A matrix of weights w_N^e, by e; `None` is 0.
type Weights = Vec<Vec<Option<usize>>>;

/// Returns I_(N/K) ⊗ B_K (1.7), with B_K from (1.8) and (1.9), in powers of w_N.
fn stage(size: usize, n: usize) -> Weights {
    let mut rows = vec![vec![None; n]; n];
    for (i, row) in rows.iter_mut().enumerate() {
        let (block, j) = (i / size * size, i % (size / 2));
        let minus = if i % size < size / 2 { 0 } else { n / 2 };
        row[block + j] = Some(0);
        row[block + j + size / 2] = Some((j * (n / size) + minus) % n);
    }
    rows
}

/// Applies (1.5) to the unit vectors and returns the columns.
fn butterflies(size: usize, n: usize) -> Weights {
    let mut rows = vec![vec![None; n]; n];
    for t in (0..n).step_by(size) {
        for j in 0..size / 2 {
            let weight = j * (n / size);
            let (low, high) = (t + j, t + j + size / 2);
            (rows[low][low], rows[low][high]) = (Some(0), Some(weight));
            (rows[high][low], rows[high][high]) = (Some(0), Some((weight + n / 2) % n));
        }
    }
    rows
}

/// Computes A·B, if no element of the product has more than one term.
fn product(a: &Weights, b: &Weights, n: usize) -> Weights {
    let element = |i: usize, j: usize| {
        let mut terms = (0..n).filter_map(|k| Some((a[i][k]? + b[k][j]?) % n));
        let first = terms.next();
        assert!(terms.next().is_none(), "a sum of weights");
        first
    };
    (0..n).map(|i| (0..n).map(|j| element(i, j)).collect()).collect()
}

/// Counts the equal elements of two matrices.
fn equal_elements(a: &Weights, b: &Weights) -> usize {
    a.iter().flatten().zip(b.iter().flatten()).filter(|(a, b)| a == b).count()
}

fn bit_reversed(j: usize, n: usize) -> usize {
    if n == 1 { 0 } else { j.reverse_bits() >> (usize::BITS - n.ilog2()) }
}

/// Computes A_N … A_4 A_2 P_N (1.6).
fn decomposition(n: usize) -> Weights {
    let permutation =
        (0..n).map(|j| (0..n).map(|k| (j == bit_reversed(k, n)).then_some(0)).collect()).collect();
    (1..=n.ilog2()).fold(permutation, |matrix, log| product(&stage(1 << log, n), &matrix, n))
}

/// Returns D_K as (1.12) and (1.13) print it, in powers of w_K.
fn four_butterfly(size: usize) -> Weights {
    let quarter = size / 4;
    // Powers of Λ, and of i, in the order of the rows and columns of (1.12).
    let (powers, turns) = ([0, 2, 1, 3], [[0, 0, 0, 0], [0, 2, 1, 3], [0, 0, 2, 2], [0, 2, 3, 1]]);
    let mut rows = vec![vec![None; size]; size];
    for (row, turns) in turns.iter().enumerate() {
        for (column, (power, turn)) in powers.iter().zip(turns).enumerate() {
            for j in 0..quarter {
                rows[row * quarter + j][column * quarter + j] = Some((power * j + turn * quarter) % size);
            }
        }
    }
    rows
}

/// Returns numbers without a pattern, small enough for exact sums.
fn matrix(rows: usize, columns: usize, seed: usize) -> Vec<Vec<i64>> {
    let value = |i: usize, j: usize| ((i * 37 + j * 101 + seed * 53 + i * j * seed) % 19) as i64 - 9;
    (0..rows).map(|i| (0..columns).map(|j| value(i, j)).collect()).collect()
}

fn identity(n: usize) -> Vec<Vec<i64>> {
    (0..n).map(|i| (0..n).map(|j| i64::from(i == j)).collect()).collect()
}

fn multiply(a: &[Vec<i64>], b: &[Vec<i64>]) -> Vec<Vec<i64>> {
    let element = |row: &Vec<i64>, j: usize| row.iter().zip(b).map(|(x, y)| x * y[j]).sum();
    a.iter().map(|row| (0..b[0].len()).map(|j| element(row, j)).collect()).collect()
}

/// Computes A ⊗ B (Definition 1.1).
fn direct_product(a: &[Vec<i64>], b: &[Vec<i64>]) -> Vec<Vec<i64>> {
    let row = |x: &Vec<i64>, y: &Vec<i64>| x.iter().flat_map(|s| y.iter().map(move |t| s * t)).collect();
    a.iter().flat_map(|x| b.iter().map(move |y| row(x, y))).collect()
}

/// Checks the four properties of Lemma 1.2 for sizes m and n.
fn lemma_1_2(m: usize, n: usize) -> [bool; 4] {
    let (a, b) = (matrix(m, n, 1), matrix(n, m, 2));
    let (c, d) = (matrix(n, m + 1, 3), matrix(m, n + 1, 4));
    let (square_m, square_n) = (matrix(m, m, 5), matrix(n, n, 6));
    let first_product =
        multiply(&direct_product(&square_m, &identity(n)), &direct_product(&identity(m), &square_n));
    let second_product =
        multiply(&direct_product(&identity(m), &square_n), &direct_product(&square_m, &identity(n)));
    let expected = direct_product(&square_m, &square_n);
    // A matrix commutes with its square.
    let power = multiply(&square_n, &square_n);
    let (factor, factor_squared) =
        (direct_product(&identity(m), &square_n), direct_product(&identity(m), &power));
    [
        multiply(&direct_product(&a, &b), &direct_product(&c, &d))
            == direct_product(&multiply(&a, &c), &multiply(&b, &d)),
        direct_product(&identity(m), &identity(n)) == identity(m * n),
        first_product == expected && second_product == expected,
        multiply(&factor, &factor_squared) == multiply(&factor_squared, &factor),
    ]
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let arithmetic = |n: usize| Check::arithmetic().labelled("what").at("N", n).with("n", n).chosen(&["n"]);
    let mut elements = |number: &'static str, n: usize, element_count: usize, computed: usize| {
        let label = (format!("equation-{number}"), format!("elements of both sides of ({number})"));
        rows.push(arithmetic(n).exact(label, Source::equation(number), element_count, computed));
    };
    for n in [2usize, 8, 32, 64] {
        let fourier: Weights = (0..n).map(|j| (0..n).map(|k| Some(j * k % n)).collect()).collect();
        elements("1.6", n, n * n, equal_elements(&decomposition(n), &fourier));
        let sizes = 1..=n.ilog2();
        let equal_counts = sizes.map(|log| equal_elements(&stage(1 << log, n), &butterflies(1 << log, n)));
        elements("1.7", n, n * n * n.ilog2() as usize, equal_counts.sum());
    }
    for size in [4usize, 8, 16, 64] {
        let halves = product(&stage(size, size), &stage(size / 2, size), size);
        elements("1.12", size, size * size, equal_elements(&four_butterfly(size), &halves));
    }
    for (k, u) in [(4usize, 2usize), (8, 4), (16, 8)] {
        // The weights of B_k^(s/u) for all s, in powers of w_(ku), equal the weights of B_(ku).
        let mut weights: Vec<usize> = (0..u).flat_map(|s| (0..k / 2).map(move |j| j * u + s)).collect();
        weights.sort_unstable();
        let computed = weights.iter().enumerate().filter(|(e, weight)| e == *weight).count();
        elements("1.11", k * u, k * u / 2, computed);
    }
    for (first, second) in [(2usize, 8usize), (4, 4), (8, 2), (3, 5), (16, 4)] {
        let n = first * second;
        let weights = (0..n).flat_map(|k| (0..n).map(move |j| (k, j)));
        let equal_weights = weights.filter(|&(k, j)| {
            let (k_1, k_0, j_0, j_1) = (k / first, k % first, j / second, j % second);
            (j_0 * k_0 * second + j_1 * (k_1 * first + k_0)) % n == j * k % n
        });
        let label = (format!("equation-1.15-{first}"), format!("weights of (1.15), {first} · {second}"));
        let check = arithmetic(n).with("N_0", first).with("N_1", second);
        rows.push(check.exact(label, Source::equation("1.15"), n * n, equal_weights.count()));
    }
    for (m, n) in [(2usize, 3usize), (3, 4), (4, 2), (5, 5)] {
        let check = Check::arithmetic().labelled("what").at("m", m).at("n", n).with("m", m).with("n", n);
        let check = check.chosen(&["m", "n"]);
        for (part, holds) in (1u32..).zip(lemma_1_2(m, n)) {
            let label = (format!("lemma-1.2-{part}"), format!("Lemma 1.2, part {part}"));
            let computed = if holds { "holds" } else { "fails" };
            rows.push(check.same(label, Source::claim("1.1"), "holds", computed));
        }
    }
    rows.extend(compare_executions());
    rows
}

/// Returns the rows about executed transforms and their flops.
fn compare_executions() -> Vec<Row> {
    let mut rows = Vec::new();
    let check_run =
        |n: u64| Check::new(Method::Executed).labelled("what").at("N", n).with("algorithm", "serial");
    for (n, radix) in sweep([16u64, 256, 1024], [2u8, 4]) {
        let noise = Problem { n, signal: Signal::Noise { seed: 1 }, ..Problem::default() };
        let samples = signal::samples(&noise, None);
        let check = check_run(n).with("radix", u32::from(radix)).with("p", 1).with("n", n);
        let check = check.with("signal", "noise").with("seed", 1).chosen(&["n", "signal", "seed"]);
        let mut add = |label: (String, String), source, claim, error: f64| {
            let computed = format!("relative error {}", hyperfly_text::decimal(quantity(error, 2)));
            rows.push(check.stated(label, source, claim, computed, error < 1e-13));
        };
        let spectrum = t3e::transform(&samples, 1, radix, Direction::Inverse);
        let error = relative_error(&spectrum, &dft_by_definition(&samples));
        let label = (format!("equation-1.1-{radix}"), format!("sum (1.1), radix {radix}"));
        add(label, Source::equation("1.1"), "the sum of the definition", error);
        let back = t3e::transform(&spectrum, 1, radix, Direction::Forward);
        let back: Vec<_> = back.iter().map(|z| z / n as f64).collect();
        let name = format!("backward after forward (1.14), radix {radix}");
        let label = (format!("equation-1.14-{radix}"), name);
        add(label, Source::equation("1.14"), "the input", relative_error(&back, &samples));
    }
    for n in [16u64, 256, 4096, 65536] {
        for (radix, flops) in [(2u8, 5.0), (4, 4.25)] {
            let s = Scenario { radix, ..t3e::scenario(n, 1) };
            let check = check_run(n).with("machine", "bsp").with("radix", u32::from(radix));
            let check = check.with("p", 1).with("n", n).chosen(&["n"]);
            let expected = flops * n as f64 * f64::from(n.ilog2());
            let label = (format!("flops-{radix}"), format!("flops, radix {radix}"));
            let computed = t3e::execute(&s).computation;
            let source = Source::Formula(Place::Section("1.1"));
            rows.push(check.exact(label, source, expected, computed));
        }
    }
    rows
}
