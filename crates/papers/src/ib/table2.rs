//! IB Table 2: times and flop rates of the sequential FFT on a Cray T3E, and on this machine.
//!
//! A Cray's milliseconds cannot be computed. We check that the two columns agree by (5.1), that the times equal
//! the times of Table 3, the statements of the text, and the flops of Algorithm 3.2, executed.

use super::t3e;
use crate::figure;
use crate::prelude::*;
use crate::published::{Published, table};
use crate::runs::list;
use hyperfly_core::kernel::{Twiddles, local};
use hyperfly_core::problem::{Direction, Problem};
use hyperfly_core::signal;
use hyperfly_model::ib;
use hyperfly_view::notation::numbers::quantity;
use std::hint::black_box;

pub static ENTRY: Entry = Entry {
    id: "ib-table2",
    paper: Paper::Ib,
    place: "Table 2, section 5.2, equation 5.1",
    title: "Flop rates of the sequential FFT",
    claim: "The rate 5·N·log N / Time rises with N as long as data and weights fit the cache of 96 KB, up \
        to N = 4096; beyond, it falls to a third and less.",
    explore: "preset=t3e&algorithm=serial&radix=4&p=1&n=4096&view=timeline",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| row.is("N", "128") && row.is("column", "rate"),
            reason: "A rate of 47.3 Mflop/s takes 0.0947 ms, which rounds to 0.09; at the printed 0.10 ms \
                the rate would be 42.7 … 47.2. One of the two cells was not rounded to the nearest.",
        },
        KnownDifference {
            selects: |row| row.is("N", "32 … 4096") && row.is("column", "rises"),
            reason: "The rate falls from 64 to 128, from 256 to 512 and from 1024 to 2048. It rises for \
                even log N, where all stages are 4-butterflies, and for odd log N, where one stage of \
                radix 2 is left over, each for itself. The left-over stage explains part of the zigzag: \
                the flops of (3.1) rise by 3/17/log N there, the printed times by more.",
        },
    ],
    figure: draw,
};

struct PrintedRow {
    n: u64,
    time: Published,
    rate: Published,
}

fn printed_rows() -> Vec<PrintedRow> {
    let cell = |text: &str| Published::new(text).expect("a printed number");
    let row = |row: &Vec<(String, String)>| PrintedRow {
        n: row[0].1.parse().expect("N"),
        time: cell(&row[1].1),
        rate: cell(&row[2].1),
    };
    table(include_str!("../../data/ib-table2.csv")).iter().map(row).collect()
}

/// Returns the printed time in ms of n points.
pub fn printed_time(n: u64) -> f64 {
    printed_rows().into_iter().find(|row| row.n == n).map_or(f64::NAN, |row| row.time.value())
}

/// Converts ms to Mflop/s by (5.1).
fn rate(n: u64, milliseconds: f64) -> f64 {
    ib::rate_5_1(n, milliseconds) * 1e-3
}

fn compare(clock: Clock) -> Vec<Row> {
    let table = printed_rows();
    let mut rows = Vec::new();
    let arithmetic = |n: Cell| Check::arithmetic().labelled("column").within("N", n);
    for printed in &table {
        let (n, check) =
            (printed.n.to_string(), arithmetic(printed.n.to_string().into()).with("n", printed.n));
        // Rates of the times that round to the printed one.
        let (min, max) = printed.time.range();
        let (from, to) = printed.rate.range();
        let agrees = from <= rate(printed.n, min) && rate(printed.n, max) <= to;
        let computed = rate(printed.n, printed.time.value());
        let row = check.stated(("rate", "rate"), Source::PRINTED, printed.rate.clone(), computed, agrees);
        rows.push(row.with("time, ms", printed.time.clone()));
        let s = t3e::scenario(printed.n, 1);
        let flops = t3e::execute(&s).computation;
        let check = t3e::check_run(&s).labelled("column").within("N", n);
        let column = ("flops", "flops (3.1)");
        let source = Source::equation("3.1");
        let row = check.exact(column, source, ib::butterflies_3_1(printed.n, 4), flops);
        rows.push(row.with("ms at 34.9 Mflop/s", t3e::milliseconds(flops)));
    }
    for table3_row in t3e::times().into_iter().filter(|row| row.p.is_none()) {
        let Some(table2_row) = table.iter().find(|row| row.n == table3_row.n) else { continue };
        let check = arithmetic(table2_row.n.to_string().into()).with("n", table2_row.n);
        let column = ("of-table-3", "time in Table 3");
        rows.push(check.published(column, Source::PRINTED, table3_row.measured, table2_row.time.value()));
    }
    // Statements of the text, checked with the printed rates.
    let claim_text = ("rises", "rises");
    let claim = "performance increases until N = 4096";
    let (cached_rows, rows_beyond): (Vec<&PrintedRow>, Vec<&PrintedRow>) =
        table.iter().partition(|row| row.n <= 4096);
    let falls = cached_rows.windows(2).filter(|pair| pair[1].rate.value() < pair[0].rate.value());
    let falls = list(falls.map(|pair| pair[1].n));
    let computed = if falls.is_empty() { "increases".into() } else { format!("falls at {falls}") };
    let check = arithmetic("32 … 4096".into()).with("n", "32, 64, … 4096");
    rows.push(check.stated(claim_text, Source::section("5.2"), claim, computed, falls.is_empty()));
    for (odd, sizes, n) in [
        (0, ("even-sizes", "32 … 4096, even log N"), "64, 256, 1024, 4096"),
        (1, ("odd-sizes", "32 … 4096, odd log N"), "32, 128, 512, 2048"),
    ] {
        let parity_rows = cached_rows.iter().filter(|row| row.n.ilog2() % 2 == odd);
        let increases = parity_rows.map(|row| row.rate.value()).is_sorted_by(|a, b| a < b);
        let computed = if increases { "increases" } else { "does not" };
        let check = arithmetic(sizes.into()).with("n", n);
        rows.push(check.stated(claim_text, Source::claim("5.2"), claim, computed, increases));
    }
    let best = cached_rows.last().map_or(f64::NAN, |row| row.rate.value());
    let worst = rows_beyond.iter().map(|row| row.rate.value()).fold(0.0, f64::max);
    let computed = format!("from {} to {} and less", quantity(best, 6), quantity(worst, 6));
    let check = arithmetic("8192 …".into()).with("n", "4096, 8192, … 65536");
    let (claim, agrees) = ("suddenly drops after N = 4096", worst < best / 2.0);
    rows.push(check.stated(("drops", "drops"), Source::section("5.2"), claim, computed, agrees));
    for printed in table.iter().filter(|_| clock.is_some()) {
        let time = clock.map_or(f64::NAN, |read_clock| time(printed.n, read_clock)) * 1e3;
        let check = Check::new(Method::Measured).labelled("column").within("N", printed.n.to_string());
        let column = ("here", "rate of this machine, Mflop/s");
        let check = check.with("n", printed.n);
        let row = check.unjudged(column, Source::PRINTED, printed.rate.clone(), rate(printed.n, time));
        rows.push(row.with("time, ms", time));
    }
    rows
}

/// Returns the seconds of one transform by our kernel on this machine: stages of radix 2, fused in pairs, with stored twiddle
/// factors, without a permutation to natural order.
pub fn time(n: u64, read_clock: &dyn Fn() -> f64) -> f64 {
    let log = n.ilog2();
    let input = signal::samples(&Problem { n, ..Problem::default() }, None);
    let twiddles = Twiddles::new(n, Direction::Forward, 2);
    let mut data = input.clone();
    let (start, mut rounds) = (read_clock(), 0u32);
    loop {
        // Use the same numbers each time: repeated transforms would overflow.
        data.copy_from_slice(black_box(&input));
        local(&mut data, log, log, 0, &twiddles);
        black_box(&data);
        rounds += 1;
        let spent = read_clock() - start;
        if spent > 0.02 {
            return spent / f64::from(rounds);
        }
    }
}

fn draw(style: &Style) -> String {
    let points_of = |odd: u32| -> Vec<_> {
        let rows = printed_rows().into_iter().filter(|row| row.n.ilog2() % 2 == odd);
        rows.map(|row| (row.n as f64, row.rate.value())).collect()
    };
    let flops =
        |row: &PrintedRow| (row.n as f64, rate(row.n, t3e::milliseconds(ib::butterflies_3_1(row.n, 4))));
    let constant = printed_rows().iter().map(flops).collect();
    let rate = Axis::new("5·N·log N / Time, Mflop/s", Scale::Linear);
    let plane = Plane::new(Axis::new("N", Scale::Log2), rate)
        .dashes("34.9 Mflop/s, all N", Ink::Muted, constant)
        .series("even log N", Ink::Series0, points_of(0), points_of(0), false)
        .series("odd log N", Ink::Series1, points_of(1), points_of(1), false)
        .vertical_line(4096.0, "the cache is full");
    figure::chart(&ENTRY, &plane, style)
}
