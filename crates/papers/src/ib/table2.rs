//! IB Table 2: times and flop rates of the sequential FFT on a Cray T3E, and on this machine.
//!
//! A Cray's milliseconds cannot be computed. We check that the two columns agree by (5.1), that the times equal
//! the times of Table 3, the statements of the text, and the flops of Algorithm 3.2, executed.

use super::t3e;
use crate::figure;
use crate::prelude::*;
use crate::published::{Published, table};
use hyperfly_core::kernel::{Twiddles, local};
use hyperfly_core::problem::{Direction, Problem};
use hyperfly_core::signal;
use hyperfly_model::ib;
use hyperfly_text::language;
use hyperfly_view::notation::numbers::quantity;
use std::hint::black_box;

pub static ENTRY: Entry = Entry {
    id: "ib-table2",
    paper: Paper::Ib,
    place: "Table 2, section 5.2, equation 5.1",
    title: "Flop rates of the sequential FFT",
    claim: "The rate 5·N·log N / Time rises with N as long as data and weights fit the cache of 96 KB, \
         up to N = 4096; beyond, it falls to a third and less.",
    explore: "preset=t3e&algorithm=serial&radix=4&p=1&n=4096&view=timeline",
    rows,
    known: &[
        KnownDifference {
            at: |row| row.is("N", "128") && row.is("column", "rate"),
            reason: "A rate of 47.3 Mflop/s takes 0.0947 ms, which rounds to 0.09; at the printed 0.10 ms \
                 the rate would be 42.7 … 47.2. One of the two cells was not rounded to the nearest.",
        },
        KnownDifference {
            at: |row| row.is("N", "32 … 4096") && row.is("column", "rises"),
            reason: "The rate falls from 64 to 128, from 256 to 512 and from 1024 to 2048. It rises for \
                 even log N, where all stages are 4-butterflies, and for odd log N, where one stage \
                 of radix 2 is left over, each for itself. The left-over stage explains part of the \
                 zigzag: the flops of (3.1) rise by 3/17/log N there, the printed times by more.",
        },
    ],
    figure,
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

/// Converts ms to Mflop/s by (5.1).
fn rate(n: u64, milliseconds: f64) -> f64 {
    ib::rate_5_1(n, milliseconds) * 1e-3
}

fn rows(clock: Clock) -> Vec<Row> {
    let all = printed_rows();
    let mut rows = Vec::new();
    for it in &all {
        let key = |column: Cell| vec![("N", it.n.to_string().into()), ("column", column)];
        // Rates of the times that round to the printed one.
        let (short, long) = it.time.range();
        let (from, to) = it.rate.range();
        let computed = rate(it.n, it.time.value());
        let together = from <= rate(it.n, short) && rate(it.n, long) <= to;
        let row = Row::stated(key(Cell::named("rate", "rate")), it.rate.clone(), computed, together);
        let row = row.with("time, ms", it.time.clone());
        rows.push(row.of(Source::PRINTED, Method::Arithmetic).with_parameter("n", it.n));
        let flops = t3e::execute(&t3e::scenario(it.n, 1)).computation;
        let row = Row::exact(key(Cell::named("flops", "flops (3.1)")), ib::butterflies_3_1(it.n, 4), flops);
        let row = row.with("ms at 34.9 Mflop/s", t3e::milliseconds(flops));
        rows.push(t3e::with_run(row, Source::equation("3.1"), &t3e::scenario(it.n, 1)));
    }
    for other in t3e::times().into_iter().filter(|it| it.p.is_none()) {
        let Some(it) = all.iter().find(|it| it.n == other.n) else { continue };
        let key =
            vec![("N", it.n.to_string().into()), ("column", Cell::named("of-table-3", "time in Table 3"))];
        let row = Row::printed(key, other.measured, it.time.value());
        rows.push(row.of(Source::PRINTED, Method::Arithmetic).with_parameter("n", it.n));
    }
    let (cached, beyond): (Vec<&PrintedRow>, Vec<&PrintedRow>) = all.iter().partition(|it| it.n <= 4096);
    let falls: Vec<String> = cached
        .windows(2)
        .filter(|pair| pair[1].rate.value() < pair[0].rate.value())
        .map(|pair| pair[1].n.to_string())
        .collect();
    let key = vec![("N", "32 … 4096".into()), ("column", Cell::named("rises", "rises"))];
    let words = if falls.is_empty() {
        "increases".into()
    } else {
        format!("falls at {}", falls.join(language::list()))
    };
    let read_off =
        |row: Row, source: Source, n: &str| row.of(source, Method::Arithmetic).with_parameter("n", n);
    let row = Row::stated(key, "performance increases until N = 4096", words, falls.is_empty());
    rows.push(read_off(row, Source::section("5.2"), "32, 64, … 4096"));
    for odd in [0, 1] {
        let of: Vec<f64> =
            cached.iter().filter(|it| it.n.ilog2() % 2 == odd).map(|it| it.rate.value()).collect();
        let rises = of.windows(2).all(|pair| pair[0] < pair[1]);
        let sizes = match odd {
            0 => Cell::named("even-sizes", "32 … 4096, even log N"),
            _ => Cell::named("odd-sizes", "32 … 4096, odd log N"),
        };
        let key = vec![("N", sizes), ("column", Cell::named("rises", "rises"))];
        let words = if rises { "increases" } else { "does not" };
        let row = Row::stated(key, "performance increases until N = 4096", words, rises);
        let sizes = if odd == 0 { "64, 256, 1024, 4096" } else { "32, 128, 512, 2048" };
        rows.push(read_off(row, Source::claim("5.2"), sizes));
    }
    let best = cached.last().map_or(f64::NAN, |it| it.rate.value());
    let worst = beyond.iter().map(|it| it.rate.value()).fold(0.0, f64::max);
    let key = vec![("N", "8192 …".into()), ("column", Cell::named("drops", "drops"))];
    let words = format!("from {} to {} and less", quantity(best, 6), quantity(worst, 6));
    let row = Row::stated(key, "suddenly drops after N = 4096", words, worst < best / 2.0);
    rows.push(read_off(row, Source::section("5.2"), "4096, 8192, … 65536"));
    if let Some(now) = clock {
        for it in &all {
            let key = vec![
                ("N", it.n.to_string().into()),
                ("column", Cell::named("here", "rate of this machine, Mflop/s")),
            ];
            let time = time(it.n, now);
            let row = Row::unjudged(key, it.rate.clone(), rate(it.n, time * 1e3));
            let row = row.with("time, ms", time * 1e3);
            rows.push(row.of(Source::PRINTED, Method::Measured).with_parameter("n", it.n));
        }
    }
    rows
}

/// Returns the seconds of one transform by our kernel on this machine: stages of radix 2, fused in pairs, with stored twiddle
/// factors, without a permutation to natural order.
pub fn time(n: u64, now: &dyn Fn() -> f64) -> f64 {
    let log = n.ilog2();
    let input = signal::samples(&Problem { n, ..Problem::default() }, None);
    let twiddles = Twiddles::new(n, Direction::Forward, 2);
    let mut data = input.clone();
    let (start, mut rounds) = (now(), 0u32);
    loop {
        // Use the same numbers each time: repeated transforms would overflow.
        data.copy_from_slice(black_box(&input));
        local(&mut data, log, log, 0, &twiddles);
        black_box(&data);
        rounds += 1;
        let spent = now() - start;
        if spent > 0.02 {
            return spent / f64::from(rounds);
        }
    }
}

fn figure(style: &Style) -> String {
    let of = |odd: u32| -> Vec<_> {
        let all = printed_rows().into_iter().filter(|it| it.n.ilog2() % 2 == odd);
        all.map(|it| (it.n as f64, it.rate.value())).collect()
    };
    let flops = |it: &PrintedRow| (it.n as f64, rate(it.n, t3e::milliseconds(ib::butterflies_3_1(it.n, 4))));
    let constant = printed_rows().iter().map(flops).collect();
    let rate = Axis::new("5·N·log N / Time, Mflop/s", Scale::Linear);
    let plane = Plane::new(Axis::new("N", Scale::Log2), rate)
        .dashes("34.9 Mflop/s, all N", Ink::Muted, constant)
        .series("even log N", Ink::Series0, of(0), of(0), false)
        .series("odd log N", Ink::Series1, of(1), of(1), false)
        .vertical_line(4096.0, "the cache is full");
    figure::chart(&ENTRY, &plane, style)
}
