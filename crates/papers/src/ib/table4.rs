//! IB Table 4: g and l of the Cray T3E, in flops and in microseconds, and as measured from runs on the BSP machine.

use super::t3e::{self, Parameters};
use crate::figure;
use crate::prelude::*;
use crate::published::Published;
use std::hint::black_box;

pub static ENTRY: Entry = Entry {
    id: "ib-table4",
    paper: Paper::Ib,
    place: "Table 4, section 5.3",
    title: "BSP parameters of a Cray T3E",
    claim: "A BSP computer is four numbers: p processors of v flop/s, g flops for each number sent or \
        received, l flops to synchronise. On the Cray T3E v is 34.9 Mflop/s; g and l grow with p.",
    explore: "preset=t3e&algorithm=group-cyclic&radix=4&p=64&n=4096&view=supersteps",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| {
            let is_l = row.is("parameter", "l") && row.is("as", "both");
            is_l && row.number("p") == Some(64.0)
        },
        reason: "110.88 µs at 34.9 Mflop/s are 3 870 flops, not 3 861: the two columns fit with v = 34.82 \
            Mflop/s. All other rows fit with 34.9 (34.85 … 34.95). The benchmark measures v with g and l, \
            so it seems to have found a slightly slower v in the run with 64 processors.",
    }],
    figure: draw,
};

/// Returns h and time of the communication supersteps of some runs on `p` processors.
fn supersteps(p: u32) -> Vec<(f64, f64)> {
    let run = |n: u64| t3e::execute(&t3e::scenario(n, p)).communication;
    (8..=12).flat_map(|r| run(1 << r)).map(|(h, time)| (h as f64, time)).collect()
}

/// Fits g and l by least squares: time = g·h + l, as the paper's benchmark does.
fn fit_g_and_l(points: &[(f64, f64)]) -> (f64, f64) {
    let count = points.len() as f64;
    let mean = |coordinate: &dyn Fn(&(f64, f64)) -> f64| points.iter().map(coordinate).sum::<f64>() / count;
    let (h, time) = (mean(&|point| point.0), mean(&|point| point.1));
    let gap = mean(&|point| (point.0 - h) * (point.1 - time)) / mean(&|point| (point.0 - h) * (point.0 - h));
    (gap, time - gap * h)
}

/// Compares a number in flops with the number in µs: agrees if numbers exist that round to both, with a v that rounds to 34.9.
fn compare_both_units(
    parameter: &str,
    t3e_parameters: &Parameters,
    [flops, microseconds]: &[Published; 2],
) -> Row {
    let (min, max) = microseconds.range();
    let (min_flops, max_flops) = (min * 34.85, max * 34.95);
    let (from, to) = flops.range();
    let computed = microseconds.value() * t3e::VELOCITY * 1e-6;
    let check =
        Check::arithmetic().labelled("as").within("parameter", parameter).within("p", t3e_parameters.p);
    let check = check.with("p", t3e_parameters.p).with("v", t3e::VELOCITY);
    let agrees = from <= max_flops && min_flops <= to;
    let row = check.stated(("both", "flops from µs"), Source::PRINTED, flops.clone(), computed, agrees);
    row.with("µs", microseconds.clone())
}

fn compare(clock: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for row in t3e::parameters() {
        rows.push(compare_both_units("g", &row, &row.gap));
        rows.push(compare_both_units("l", &row, &row.sync));
        if row.p > 1 {
            let (gap, sync) = fit_g_and_l(&supersteps(row.p));
            for (parameter, published, computed) in [("g", &row.gap[0], gap), ("l", &row.sync[0], sync)] {
                let check = t3e::check_runs(&row.p.to_string(), "256, 512, … 4096").labelled("as");
                let check = check.within("parameter", parameter).within("p", row.p);
                // The supersteps return the machine's own parameters, which says nothing about the paper: no verdict.
                let label = ("executed", "flops, by execution");
                rows.push(check.unjudged(label, Source::PRINTED, published.clone(), computed));
            }
        }
    }
    if let Some(read_clock) = clock {
        let check = Check::new(Method::Measured).labelled("as").within("parameter", "v").within("p", 1);
        let printed = Published::new("34.9").expect("a number");
        let label = ("here", "Mflop/s of this machine");
        let measured_rate = velocity(read_clock) * 1e-6;
        rows.push(check.with("p", 1).unjudged(label, Source::PRINTED, printed, measured_rate));
    }
    rows
}

/// Measures v of this machine as IB do: flop/s of dot products in the cache.
fn velocity(read_clock: &dyn Fn() -> f64) -> f64 {
    let (a, b): (Vec<f64>, Vec<f64>) = (0..1024).map(|k| (f64::from(k), 1.0 / f64::from(k + 1))).unzip();
    let (start, mut rounds) = (read_clock(), 0u32);
    loop {
        for _ in 0..256 {
            black_box(black_box(&a).iter().zip(black_box(&b)).map(|(a, b)| a * b).sum::<f64>());
        }
        rounds += 256;
        let spent = read_clock() - start;
        if spent > 0.02 {
            return f64::from(rounds) * 2.0 * a.len() as f64 / spent;
        }
    }
}

fn draw(style: &Style) -> String {
    let rows = t3e::parameters();
    let plane =
        |title: &str, ink, parameter_of: fn(&Parameters) -> &Published, fit: fn((f64, f64)) -> f64| {
            let printed = rows.iter().map(|row| (f64::from(row.p), parameter_of(row).value())).collect();
            let executed = rows.iter().filter(|row| row.p > 1);
            let executed =
                executed.map(|row| (f64::from(row.p), fit(fit_g_and_l(&supersteps(row.p))))).collect();
            Plane::new(Axis::new("p", Scale::Log2), Axis::new(title, Scale::Linear))
                .series("", ink, printed, executed, false)
        };
    let gap =
        plane("g, flops (line: printed, circles: executed)", Ink::Series2, |row| &row.gap[0], |line| line.0);
    let sync = plane("l, flops", Ink::Series3, |row| &row.sync[0], |line| line.1);
    figure::charts(&ENTRY, &[gap, sync], style)
}
