//! IB Table 1: the error of the FFT in double precision, against a reference of 128 bits.
//!
//! The paper's test signal: random complex numbers, real and imaginary parts uniform in 0 … 1; its norm: ‖F* − F‖₂/‖F‖₂. Their
//! vectors are not known, and a Cray's arithmetic is nowhere to be had, so its column stands as published. The other column
//! is comparable in size: arithmetic of IEEE 754 is the same everywhere, the algorithm is theirs, the twiddle factors are from
//! a table of correctly computed sines. It is not comparable digit by digit, because the error depends on the vector: with
//! this signal F_0, a sum of positive numbers, is most of ‖F‖, and its error most of ‖F* − F‖. So each N is computed for many
//! vectors, where there are many, and the printed number is to be one of those that vectors give.

use super::reference::{Reference, references};
use super::t3e;
use crate::cell::Cell;
use crate::entry::{Clock, Entry};
use crate::figure::{self, Style};
use crate::origin::{Method, Source};
use crate::paper::Paper;
use crate::published::{Published, table};
use crate::row::Row;
use hyperfly_core::formulations::Io;
use hyperfly_core::limits::Options;
use hyperfly_core::machine::Bsp;
use hyperfly_core::output::reference;
use hyperfly_core::problem::{Direction, Problem, Signal};
use hyperfly_core::schedule::Transform;
use hyperfly_core::{Complex64, Scenario, run, signal};
use hyperfly_text::papers_ib as text;
use hyperfly_view::Ink;
use hyperfly_view::chart::plane::{Axis, Plane, Scale};
use hyperfly_view::notation::numbers::quantity;
use std::sync::OnceLock;

/// The entry.
pub static ENTRY: Entry = Entry {
    id: "ib-table1",
    paper: Paper::Ib,
    place: text::table1_place,
    title: text::table1_title,
    claim: text::table1_claim,
    explore: "algorithm=group-cyclic&machine=bsp&radix=4&p=8&n=4096&signal=noise&view=spectrum",
    rows,
    known: &[],
    figure,
};

/// Smallest size.
const LEAST: usize = 512;

/// Largest size.
const MOST: usize = 65536;

/// The most vectors of a size.
const VECTORS: usize = 32;

/// Vectors of a size that make a range worth comparing with.
const MANY: usize = 8;

/// N for the parallel transform.
const PARALLEL: usize = 4096;

/// Errors of one size.
struct Errors {
    n: usize,
    /// Errors of the paper's forward transform (exponent +), one for each vector.
    forward: Vec<f64>,
    /// Errors of the backward transform.
    backward: Vec<f64>,
    /// Errors of the forward transform by rustfft, whose sines are the platform's.
    other: Vec<f64>,
}

impl Errors {
    fn range(&self) -> (f64, f64) {
        let of = |pick: fn(f64, f64) -> f64| self.forward.iter().copied().reduce(pick).unwrap_or(f64::NAN);
        (of(f64::min), of(f64::max))
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
    /// Whether the coefficients are the same bits.
    same_bits: bool,
    error: f64,
}

struct Measured {
    sizes: Vec<Errors>,
    parallel: Vec<Parallel>,
}

/// [`MOST`] of the paper's random numbers.
fn samples() -> Vec<Complex64> {
    let noise = Problem { n: MOST as u64, signal: Signal::Noise { seed: 1 }, ..Problem::default() };
    // From −1 … 1 to 0 … 1; exact, as the numbers have 53 bits.
    let half = |value: f64| (value + 1.0) / 2.0;
    signal::samples(&noise, None).iter().map(|z| Complex64::new(half(z.re), half(z.im))).collect()
}

/// The transform by this project, with 4-butterflies. The paper's forward transform has the exponent of our inverse one,
/// which is scaled by 1/N; N is a power of two, so nothing is lost in taking that back.
fn transform(samples: &[Complex64], p: u32, direction: Direction) -> Vec<Complex64> {
    let s = Scenario {
        problem: Problem { n: samples.len() as u64, direction, signal: Signal::Own },
        formulation: t3e::formulation(p, Io::Block),
        machine: Bsp::default().into(),
        p,
        radix: 4,
        ..Scenario::default()
    };
    let options = Options { trace: false, ..Options::default() };
    let run = run(&s, Some(samples), options).expect("a run of the paper's size");
    let scale = if direction == Direction::Inverse { samples.len() as f64 } else { 1.0 };
    let spectrum = run.output.map(|output| output.spectrum).unwrap_or_default();
    spectrum.into_iter().map(|z| z * scale).collect()
}

/// Returns all errors. The reference takes seconds, so it is computed once.
fn measured() -> &'static Measured {
    static MEASURED: OnceLock<Measured> = OnceLock::new();
    MEASURED.get_or_init(|| {
        let samples = samples();
        let all = references(&samples, LEAST, VECTORS);
        let vector =
            |n: usize, k: usize| -> Vec<_> { samples.iter().copied().skip(k).step_by(MOST / n).collect() };
        let size = |(log, references): (usize, &Vec<Reference>)| {
            let n = LEAST << log;
            let of = |direction, error: fn(&Reference, &[Complex64]) -> f64| {
                let each = references.iter().enumerate();
                each.map(|(k, it)| error(it, &transform(&vector(n, k), 1, direction))).collect()
            };
            let forward = of(Direction::Inverse, Reference::error);
            let backward = of(Direction::Forward, Reference::backward_error);
            let others = references.iter().enumerate().map(|(k, it)| {
                let scaled = reference(&vector(n, k), Transform::Line, Direction::Inverse);
                it.error(&scaled.iter().map(|z| z * n as f64).collect::<Vec<_>>())
            });
            Errors { n, forward, backward, other: others.collect() }
        };
        let exact = &all[(PARALLEL / LEAST).ilog2() as usize][0];
        let own = vector(PARALLEL, 0);
        let sequential = transform(&own, 1, Direction::Inverse);
        let parallel = |d: u32| {
            let computed = transform(&own, 1 << d, Direction::Inverse);
            Parallel {
                p: 1 << d,
                // Phases of an even number of stages begin where pairs do.
                same_pairs: (PARALLEL.ilog2() - d).is_multiple_of(2),
                same_bits: computed == sequential,
                error: exact.error(&computed),
            }
        };
        let parallel = (1..PARALLEL.ilog2()).map(parallel).collect();
        Measured { sizes: all.iter().enumerate().map(size).collect(), parallel }
    })
}

/// 1.9 × 10⁻¹⁶.
fn two_digits(value: f64) -> String {
    quantity(value, 2)
}

/// The printed columns: N, Cray T3E, IEEE 754.
fn printed() -> impl Iterator<Item = [Published; 3]> {
    let cell = |text: &str| Published::new(text).expect("a printed number");
    table(include_str!("../../data/ib-table1.csv"))
        .into_iter()
        .map(move |row| [0, 1, 2].map(|k| cell(&row[k].1)))
}

/// The transform was executed with data. The paper's vectors are not known: they are random here, and as many as chosen.
fn transformed(row: Row, source: Source, p: u32, n: &str, vectors: usize) -> Row {
    let algorithm = if p == 1 { "serial" } else { "group-cyclic" };
    let row = row.of(source, Method::Executed).given("algorithm", algorithm).given("radix", 4u32);
    let row = row.given("p", p).given("n", n).given("seed", 1u32).given("vectors", vectors as u64);
    row.chosen(&["seed", "vectors"])
}

fn rows(_: Clock) -> Vec<Row> {
    let measured = measured();
    let mut rows = Vec::new();
    for ([n, cray, ieee], errors) in printed().zip(&measured.sizes) {
        let key = |column: Cell| vec![("N", n.value().into()), ("column", column)];
        let (least, most) = errors.range();
        let (from, to) = ieee.range();
        let computed = match errors.forward.len() {
            1 => two_digits(least),
            count => text::table1_vectors(count, &two_digits(least), &two_digits(most)),
        };
        let mean = two_digits(errors.mean());
        let row = if errors.forward.len() >= MANY {
            Row::stated(key("IEEE 754".into()), ieee.clone(), computed, from <= most && least <= to)
        } else {
            // One vector, or a few, are no range that another has to lie in.
            Row::unjudged(key("IEEE 754".into()), ieee.clone(), computed)
        };
        // To one digit: its sines, and so its last digits, are the platform's.
        let other = quantity(self::mean(&errors.other), 1);
        let row = row.with("mean", mean.clone()).with("mean of another FFT (rustfft)", other);
        let with_run =
            |row: Row, source: Source| transformed(row, source, 1, &n.shown(), errors.forward.len());
        rows.push(with_run(row, Source::PRINTED));
        let less = match errors.mean() < cray.value() {
            true => text::table1_less(&mean),
            false => text::table1_not_less(&mean),
        };
        let row = Row::stated(key("Cray T3E".into()), cray.clone(), less, errors.mean() < cray.value());
        rows.push(with_run(row, Source::PRINTED));
        let (forward, backward) = (mean.clone(), two_digits(self::mean(&errors.backward)));
        let same = forward == backward;
        let words = text::table1_both(&forward, &backward);
        let key = key(Cell::named("backward", text::table1_backward()));
        rows.push(with_run(Row::stated(key, text::table1_alike(), words, same), Source::CLAIM));
    }
    let (first, last) = (&measured.sizes[0], &measured.sizes[measured.sizes.len() - 1]);
    let key = vec![
        ("N", Cell::named("sizes", text::table1_sizes())),
        ("column", Cell::named("growth", text::table1_growth())),
    ];
    let growth = last.mean() / first.mean();
    // √log N is what random roundings give; N/log N would be the sum of the definition.
    let slow = growth <= (MOST.ilog2() as f64 / f64::from(LEAST.ilog2())).sqrt();
    let words = text::table1_by(&quantity(growth, 3));
    let row = Row::stated(key, text::table1_by_cray(), words, slow);
    rows.push(transformed(row, Source::Ours, 1, "512, 1024, … 65536", VECTORS));
    let sequential = measured.sizes[(PARALLEL / LEAST).ilog2() as usize].forward[0];
    for it in &measured.parallel {
        let key = vec![
            ("N", PARALLEL.to_string().into()),
            ("column", Cell::named(format!("parallel-{}", it.p), text::table1_parallel(it.p))),
        ];
        let pairs = if it.same_pairs { text::table1_same_pairs() } else { text::table1_other_pairs() };
        let bits = if it.same_bits { text::table1_same_bits() } else { text::table1_other_bits() };
        let error = two_digits(it.error);
        let (published, agrees) = match it.same_pairs {
            true => (text::table1_no_difference(), it.same_bits),
            // Of the same order: nearer than a factor of √10.
            false => (text::table1_order(), (it.error / sequential).log10().abs() < 0.5),
        };
        let row = Row::stated(key, published, text::table1_compared(&error, pairs, bits), agrees);
        rows.push(transformed(row, Source::CLAIM, it.p, &PARALLEL.to_string(), 1).chosen(&["p", "n"]));
    }
    rows
}

fn figure(style: &Style) -> String {
    let measured = measured();
    let published =
        |column: usize| -> Vec<_> { printed().map(|row| (row[0].value(), row[column].value())).collect() };
    let each = measured.sizes.iter().flat_map(|it| it.forward.iter().map(|error| (it.n as f64, *error)));
    let mean = measured.sizes.iter().map(|it| (it.n as f64, it.mean())).collect();
    let plane = Plane::new(Axis::new("N", Scale::Log2), Axis::new(text::table1_axis(), Scale::Log10))
        .series("", Ink::Muted, Vec::new(), each.collect(), false)
        .series(text::table1_cray(), Ink::Series1, published(1), published(1), true)
        .series(text::table1_ieee(), Ink::Series3, published(2), published(2), true)
        .line(text::table1_here(), Ink::Series0, mean);
    figure::chart(&ENTRY, &plane, style)
}
