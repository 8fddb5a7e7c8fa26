//! GK Figure 1: the serial algorithm, read line by line and compared with the schedule that is executed.

use crate::figure::scene;
use crate::prelude::*;
use crate::runs::{list, partners, report, run_with_trace, scenario};
use crate::spectrum::{dft_by_definition, relative_error};
use hyperfly_core::Complex64;
use hyperfly_request::{Direction, Settings, View};
use libm::{cos, sin};
use std::f64::consts::TAU;

pub static ENTRY: Entry = Entry {
    id: "gk-fig1",
    paper: Paper::Gk,
    place: "Figure 1, section 3",
    title: "The Cooley–Tukey algorithm, unordered, radix 2",
    claim: "log n iterations combine elements whose indices differ by 2^(r−l−1) in iteration l, the \
        pattern of a butterfly network. Line 8 is executed n log n times, and the transform ends in \
        bit-reversed order.",
    explore: "algorithm=serial&p=1&n=8&view=butterfly",
    rows: compare,
    known: &[],
    figure: draw,
};

/// Executes Figure 1 as it is printed, with the paper's ω = e^(+2πj/n): R after each iteration, and how often line 8 was executed.
fn line_by_line(x: &[Complex64]) -> (Vec<Vec<Complex64>>, u64) {
    let n = x.len();
    let r = n.trailing_zeros();
    // Bit l of i, the most significant one is b_0.
    let bit = |i: usize, l: u32| i >> (r - 1 - l) & 1;
    let (mut vector, mut executed, mut vectors) = (x.to_vec(), 0, Vec::new());
    for l in 0..r {
        let s = vector.clone();
        for (i, element) in vector.iter_mut().enumerate() {
            let values = |value: usize| i & !(1 << (r - 1 - l)) | value << (r - 1 - l);
            // (b_l b_(l−1) … b_0 0 … 0).
            let exponent = (0..=l).fold(0, |number, k| number | bit(i, l - k) << (r - 1 - k));
            let angle = TAU * exponent as f64 / n as f64;
            *element = s[values(0)] + Complex64::new(cos(angle), sin(angle)) * s[values(1)];
            executed += 1;
        }
        vectors.push(vector.clone());
    }
    (vectors, executed)
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for r in [1u32, 3, 6, 8] {
        let n = 1u64 << r;
        // The paper's sign is the inverse's; its 1/n comes after the last stage.
        let base = scenario("algorithm=serial&p=1&signal=noise&tc=1");
        let s = Settings { n, direction: Direction::Inverse, ..base };
        let run = run_with_trace(&s);
        let output = run.output.as_ref().expect("data");
        let (vectors, executed) = line_by_line(&output.input);
        let all_values: Vec<Complex64> = vectors.iter().flatten().copied().collect();
        let error = relative_error(&output.stages[n as usize..], &all_values);
        let noise_check = Check::executed(&s).within("n", n).chosen(&["n", "signal", "seed"]);
        let label = ("held", "R after each iteration");
        let computed = if error < 1e-14 { "the same" } else { "another" };
        let row = noise_check.stated(label, Source::CLAIM, "as in Figure 1", computed, error < 1e-14);
        rows.push(row.with("relative difference", error));
        let n_log_n = n * u64::from(r);
        let counted_check = Check::counted().within("n", n).with("n", n).chosen(&["n"]);
        rows.push(counted_check.exact(
            ("line-8", "executions of line 8"),
            Source::claim("4"),
            n_log_n,
            executed,
        ));
        let check = Check::executed(&s).within("n", n).chosen(&["n"]);
        rows.push(check.exact(
            ("units", "T_s in units of t_c"),
            Source::claim("4"),
            n_log_n,
            run.report.t_serial,
        ));

        let last = &output.stages[r as usize * n as usize..];
        let expected = dft_by_definition(&output.input);
        let reversed_spectrum: Vec<Complex64> =
            (0..n).map(|i| expected[(i.reverse_bits() >> (64 - r)) as usize]).collect();
        let (natural_error, reversed_error) =
            (relative_error(last, &expected), relative_error(last, &reversed_spectrum));
        let order = match (natural_error < 1e-12, reversed_error < 1e-12) {
            (_, true) => "bit-reversed",
            (true, false) => "natural",
            _ => "neither",
        };
        let row =
            noise_check.same(("order", "order of the result"), Source::claim("C"), "bit-reversed", order);
        rows.push(row.with("against the definition", reversed_error));
        rows.extend(compare_distances(r));
        let s = Settings { p: n as u32, n, ..scenario("algorithm=binary-exchange&p=1&ts=0&th=0&tw=0") };
        let check = Check::executed(&s).within("n", n).chosen(&["p", "n"]);
        let label = ("speedup", "speedup of p = n, free messages");
        rows.push(check.exact(label, Source::claim("B"), n, report(&s).speedup));
    }
    rows
}

/// Returns the distances between the indices that the schedule combines, with one element for each processor.
fn compare_distances(r: u32) -> impl Iterator<Item = Row> {
    let s = Settings { p: 1 << r, n: 1 << r, ..scenario("algorithm=binary-exchange&p=1") };
    let check = Check::counted().within("n", s.n).with_settings(&s).chosen(&["p", "n"]);
    let plan = s.scenario().plan();
    let partners: Vec<Vec<u32>> = (0..s.p).map(|q| partners(&plan, q)).collect();
    (0..r).map(move |l| {
        let of_stage = (0..s.p).zip(&partners).filter_map(|(q, to)| Some(to.get(l as usize)?.abs_diff(q)));
        let mut distances: Vec<u32> = of_stage.collect();
        distances.sort_unstable();
        distances.dedup();
        let label = (format!("distance-{l}"), format!("distance of the indices combined in iteration {l}"));
        check.same(label, Source::claim("3"), (1 << (r - l - 1)).to_string(), list(distances))
    })
}

fn draw(style: &Style) -> String {
    scene(&ENTRY, "algorithm=serial&p=1&n=8", View::Butterfly, Some(18.0), style)
}
