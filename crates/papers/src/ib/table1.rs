//! IB Table 1: the error of the FFT in double precision, against a reference of 128 bits.
//!
//! Paper's test signal: random complex numbers, real and imaginary parts uniform in 0 … 1. Norm: ‖F* − F‖₂/‖F‖₂. Its
//! vectors are unknown, and Cray arithmetic is unavailable, so the Cray's column stays as published. The other column
//! is comparable in size: IEEE 754 arithmetic is the same everywhere, the algorithm is the paper's, and the twiddle factors are from
//! a table of correctly computed sines. It is not comparable digit by digit, because the error depends on the vector: with
//! this signal F_0, a sum of positive numbers, is most of ‖F‖, and its error most of ‖F* − F‖. So each N is computed for
//! several vectors if possible, and the printed number must lie in their range.

use super::reference::{Reference, references};
use super::t3e;
use crate::figure;
use crate::prelude::*;
use crate::published::{Published, table};
use hyperfly_core::output::reference;
use hyperfly_core::problem::{Direction, Problem, Signal};
use hyperfly_core::schedule::Transform;
use hyperfly_core::{Complex64, signal};
use hyperfly_view::notation::numbers::quantity;
use std::sync::OnceLock;

pub static ENTRY: Entry = Entry {
    id: "ib-table1",
    paper: Paper::Ib,
    place: "Table 1, section 5.1",
    title: "The error of an FFT in double precision",
    claim: "Transforming random numbers in IEEE double precision loses about one unit in the last place, 2 \
        × 10⁻¹⁶ of the norm, and hardly more for larger N; the arithmetic of the Cray T3E loses more. The \
        parallel transform differs from the sequential one only where it pairs the butterfly stages \
        differently.",
    explore: "algorithm=group-cyclic&machine=bsp&radix=4&p=8&n=4096&signal=noise&view=spectrum",
    rows: compare,
    known: &[],
    figure: draw,
};

/// Smallest size.
const MIN_N: usize = 512;

/// Largest size.
const MAX_N: usize = 65536;

/// Maximum number of vectors of a size.
const VECTORS: usize = 32;

/// Minimum number of vectors whose range is worth comparing with.
const MIN_VECTORS_OF_RANGE: usize = 8;

/// N of the parallel transform.
const PARALLEL: usize = 4096;

/// Errors of one size.
struct Errors {
    n: usize,
    /// Errors of the paper's forward transform (exponent +), one per vector.
    forward: Vec<f64>,
    /// Errors of the backward transform.
    backward: Vec<f64>,
    /// Errors of the forward transform by rustfft, which uses the platform's sines.
    other: Vec<f64>,
}

impl Errors {
    fn range(&self) -> (f64, f64) {
        let reduce_by =
            |pick: fn(f64, f64) -> f64| self.forward.iter().copied().reduce(pick).unwrap_or(f64::NAN);
        (reduce_by(f64::min), reduce_by(f64::max))
    }

    fn mean(&self) -> f64 {
        mean(&self.forward)
    }
}

fn mean(errors: &[f64]) -> f64 {
    errors.iter().sum::<f64>() / errors.len() as f64
}

/// A parallel transform of [`PARALLEL`] points.
struct Parallel {
    p: u32,
    /// Whether stages are paired as in the sequential transform.
    same_pairs: bool,
    /// Whether the coefficients are bit-identical.
    same_bits: bool,
    error: f64,
}

struct MeasuredErrors {
    sizes: Vec<Errors>,
    parallel: Vec<Parallel>,
}

/// Returns [`MAX_N`] of the paper's random numbers.
fn samples() -> Vec<Complex64> {
    let noise = Problem { n: MAX_N as u64, signal: Signal::Noise { seed: 1 }, ..Problem::default() };
    // From −1 … 1 to 0 … 1; exact, as the numbers have 53 bits.
    let half = |value: f64| (value + 1.0) / 2.0;
    signal::samples(&noise, None).iter().map(|z| Complex64::new(half(z.re), half(z.im))).collect()
}

/// Returns all errors. The reference takes seconds, so it is computed once.
fn measured_errors() -> &'static MeasuredErrors {
    static ERRORS: OnceLock<MeasuredErrors> = OnceLock::new();
    ERRORS.get_or_init(|| {
        let samples = samples();
        let references_by_n = references(&samples, MIN_N, VECTORS);
        let vector =
            |n: usize, k: usize| -> Vec<_> { samples.iter().copied().skip(k).step_by(MAX_N / n).collect() };
        let size = |(log, references): (usize, &Vec<Reference>)| {
            let n = MIN_N << log;
            let errors_of = |direction, error: fn(&Reference, &[Complex64]) -> f64| {
                let numbered = references.iter().enumerate();
                numbered
                    .map(|(k, reference)| error(reference, &t3e::transform(&vector(n, k), 1, 4, direction)))
                    .collect()
            };
            let forward = errors_of(Direction::Inverse, Reference::error);
            let backward = errors_of(Direction::Forward, Reference::backward_error);
            let other_errors = references.iter().enumerate().map(|(k, expected)| {
                let scaled = reference(&vector(n, k), Transform::Line, Direction::Inverse);
                expected.error(&scaled.iter().map(|z| z * n as f64).collect::<Vec<_>>())
            });
            Errors { n, forward, backward, other: other_errors.collect() }
        };
        let exact_reference = &references_by_n[(PARALLEL / MIN_N).ilog2() as usize][0];
        let parallel_samples = vector(PARALLEL, 0);
        let sequential = t3e::transform(&parallel_samples, 1, 4, Direction::Inverse);
        let parallel = |d: u32| {
            let computed = t3e::transform(&parallel_samples, 1 << d, 4, Direction::Inverse);
            Parallel {
                p: 1 << d,
                // Phases of an even number of stages begin at stage pairs.
                same_pairs: (PARALLEL.ilog2() - d).is_multiple_of(2),
                same_bits: computed == sequential,
                error: exact_reference.error(&computed),
            }
        };
        let parallel = (1..PARALLEL.ilog2()).map(parallel).collect();
        MeasuredErrors { sizes: references_by_n.iter().enumerate().map(size).collect(), parallel }
    })
}

/// Formats 1.9 × 10⁻¹⁶.
fn two_digits(value: f64) -> String {
    quantity(value, 2)
}

/// Returns the printed columns: N, Cray T3E, IEEE 754.
fn printed_columns() -> impl Iterator<Item = [Published; 3]> {
    let cell = |text: &str| Published::new(text).expect("a printed number");
    table(include_str!("../../data/ib-table1.csv"))
        .into_iter()
        .map(move |row| [0, 1, 2].map(|k| cell(&row[k].1)))
}

/// Checks results of transforms with data. The paper's vectors are unknown; these are random, and their number is our choice.
fn check_transforms(p: u32, n: &str, vectors: usize) -> Check {
    let algorithm = if p == 1 { "serial" } else { "group-cyclic" };
    let check = Check::new(Method::Executed).labelled("column").with("algorithm", algorithm).with("radix", 4);
    let check = check.with("p", p).with("n", n).with("seed", 1).with("vectors", vectors);
    check.chosen(&["seed", "vectors"])
}

fn compare(_: Clock) -> Vec<Row> {
    let measured = measured_errors();
    let mut rows = Vec::new();
    for ([n, cray, ieee], errors) in printed_columns().zip(&measured.sizes) {
        let count = errors.forward.len();
        let check = check_transforms(1, &n.shown(), count).within("N", n.value());
        let (min, max) = errors.range();
        let (from, to) = ieee.range();
        let computed = match count {
            1 => two_digits(min),
            _ => format!("{} … {} in {count} vectors", two_digits(min), two_digits(max)),
        };
        // Few vectors give no range that another vector must lie in.
        let row = match count >= MIN_VECTORS_OF_RANGE {
            true => check.stated("IEEE 754", Source::PRINTED, ieee, computed, from <= max && min <= to),
            false => check.unjudged("IEEE 754", Source::PRINTED, ieee, computed),
        };
        let mean = two_digits(errors.mean());
        // Compare one digit: the last digits depend on the platform's sines.
        let other_mean = quantity(self::mean(&errors.other), 1);
        rows.push(row.with("mean", mean.clone()).with("mean of another FFT (rustfft)", other_mean));
        let is_less = errors.mean() < cray.value();
        let computed = format!("{mean} in IEEE 754: {}", if is_less { "less" } else { "not less" });
        rows.push(check.stated("Cray T3E", Source::PRINTED, cray, computed, is_less));
        let backward = two_digits(self::mean(&errors.backward));
        let (claim, is_same) = ("approximately the same as forward", mean == backward);
        let computed = format!("{mean} forward, {backward} backward");
        rows.push(check.stated(("backward", "backward"), Source::CLAIM, claim, computed, is_same));
    }
    let (first, last) = (&measured.sizes[0], &measured.sizes[measured.sizes.len() - 1]);
    let growth = last.mean() / first.mean();
    // Random roundings give √log N; the sum of the definition would give N/log N.
    let is_slow = growth <= (MAX_N.ilog2() as f64 / f64::from(MIN_N.ilog2())).sqrt();
    let computed = format!("by a factor of {} (√log N: of 1.33)", quantity(growth, 3));
    let check = check_transforms(1, "512, 1024, … 65536", VECTORS).within("N", ("sizes", "512 to 65536"));
    let claim = "by a factor of 1.21 in IEEE 754";
    rows.push(check.stated(("growth", "growth"), Source::Ours, claim, computed, is_slow));
    let sequential = measured.sizes[(PARALLEL / MIN_N).ilog2() as usize].forward[0];
    for row in &measured.parallel {
        let (claim, agrees) = match row.same_pairs {
            true => ("no difference: the stages are paired in the same way", row.same_bits),
            // Same order: within a factor of √10.
            false => ("of the same order", (row.error / sequential).log10().abs() < 0.5),
        };
        let word = |is_same: bool| if is_same { "same" } else { "other" };
        let [pairs, bits] = [row.same_pairs, row.same_bits].map(word);
        let computed = format!("{}: {pairs} pairs, {bits} bits", two_digits(row.error));
        let check = check_transforms(row.p, &PARALLEL.to_string(), 1).within("N", PARALLEL.to_string());
        let column = (format!("parallel-{}", row.p), format!("parallel, p = {}", row.p));
        rows.push(check.chosen(&["p", "n"]).stated(column, Source::CLAIM, claim, computed, agrees));
    }
    rows
}

fn draw(style: &Style) -> String {
    let measured = measured_errors();
    let published = |column: usize| -> Vec<_> {
        printed_columns().map(|row| (row[0].value(), row[column].value())).collect()
    };
    let points = measured.sizes.iter().flat_map(|row| row.forward.iter().map(|error| (row.n as f64, *error)));
    let mean = measured.sizes.iter().map(|row| (row.n as f64, row.mean())).collect();
    let plane =
        Plane::new(Axis::new("N", Scale::Log2), Axis::new("relative error, ‖F* − F‖ / ‖F‖", Scale::Log10))
            .series("", Ink::Muted, Vec::new(), points.collect(), false)
            .series("Cray T3E, published", Ink::Series1, published(1), published(1), true)
            .series("IEEE 754, published", Ink::Series3, published(2), published(2), true)
            .line("computed here", Ink::Series0, mean);
    figure::chart(&ENTRY, &plane, style)
}
