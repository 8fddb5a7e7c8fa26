//! IB Table 3: what (3.9) predicts, what the schedule costs when it is run, and what was measured on a Cray T3E.
//!
//! The predicted columns are computed again from (3.9) and Table 4. The measured ones are a Cray's and stand as published beside
//! the execution on the BSP machine with the same parameters. Then the cost functions are held to executions, one by
//! one.

use super::t3e::{self, Times};
use crate::entry::{Clock, Entry, Known, Paper, Where};
use crate::figure::{self, Style};
use crate::row::{Cell, Row};
use hyperfly_core::scenario::Io;
use hyperfly_model::ib::{self, Bsp};
use hyperfly_view::Ink;
use hyperfly_view::chart::plane::{Axis, Plane, Scale};
use hyperfly_view::numbers::quantity;

/// The entry.
pub static ENTRY: Entry = Entry {
    id: "ib-table3",
    paper: Paper::Ib,
    place: "Table 3, sections 3.1, 3.5 and 5.3, equations 3.2, 3.8 and 3.9",
    title: "Predicted and measured times of the BSP FFT",
    claim: "A transform costs 17/4·N/p·log N flops and ⌈log N / log N/p⌉ + 1 redistributions of 2·N/p·g + l each (3.9). With g \
            and l of the machine that predicts the times on a Cray T3E well, as long as a processor's part fits its cache.",
    explore: "preset=t3e&algorithm=group-cyclic&radix=4&p=32&n=4096&view=supersteps",
    rows,
    known: &[
        Known {
            at: Where::Row("what=predicted p=8 N=4096"),
            reason: "(3.9) with g = 2.14 and l = 1377 gives 1.0549 ms, printed is 1.06. With the microseconds of the same row of \
                     Table 4 (0.06133, 39.48) it gives 1.0550, which rounds to 1.06: the paper computed with more digits \
                     of g than it prints.",
        },
        Known {
            at: Where::All(|row| {
                is(row, "predicted")
                    && row.number("p") == Some(64.0)
                    && row.number("N").is_some_and(|n| [1024.0, 8192.0, 16384.0].contains(&n))
            }),
            reason: "(3.9) with the row of Table 4 for 64 processors gives 0.473, 0.602 and 0.903 ms, which do not round to the \
                     printed 0.48, 0.61 and 0.91; neither do they with the row's microseconds. An l of 3900 … 3924 flops in \
                     place of 3861 gives all eight cells of p = 64 (see the row on l). The predictions seem to be of another \
                     run of the benchmark than the one that Table 4 prints.",
        },
        Known {
            at: Where::All(|row| is(row, "l that gives all cells")),
            reason: "The eight predictions for 64 processors are right to the last digit for an l between 3900 and 3924 flops, about \
                     1.3 % more than Table 4 says. Where p is large and N/p small they are mostly l, so they show it.",
        },
        Known {
            at: Where::All(|row| is(row, "h of all (3.8)") && too_much(row) > 0.0),
            reason: "(3.8) counts 2·N/p numbers for each redistribution, as if each processor sent all it has. What stays is not \
                     sent: when k of the bits that name the processor are new, each keeps one part in 2^k, so that \
                     h = 2·N/p·(1 − 2^−k), with k = log p for all redistributions if p² ≤ N. Only where processors change \
                     places, too, do some send everything. (3.8) is an upper bound that is nearly reached.",
        },
        Known {
            at: Where::All(|row| is(row, "T_p (3.9)")),
            reason: "(3.9) makes two simplifications. It takes (3.7) for (3.2), as if all stages came in pairs: too little by \
                     3/4·N/p flops for each phase with an odd number of stages. And it takes (3.8) for what is sent: too much. \
                     So it is neither exact nor a bound: for N = 4096 the execution takes less than (3.9) on 16 processors \
                     and more on 32 (12 696 flops against 12 600).",
        },
        Known {
            at: Where::All(|row| is(row, "phases in words") && too_much(row) == 1.0),
            reason: "IB 2.1 say \"the largest H for which (N/p)^(H−1) ≤ N\" and mean ⌈log N / log N/p⌉, which stands beside it. If \
                     N is a power of N/p the words give one phase too many, with no stage in it; they are right with < for ≤.",
        },
    ],
    figure,
};

/// Whether the row is of this kind.
fn is(row: &Row, kind: &str) -> bool {
    row.get("what") == Some(&Cell::Text(kind.to_owned()))
}

/// How much more is published than was computed.
fn too_much(row: &Row) -> f64 {
    match (&row.published, &row.computed) {
        (Cell::Number(published), Cell::Number(computed)) => published - computed,
        _ => f64::NAN,
    }
}

/// g and l for the equations: those of the explorer's defaults.
const MACHINE: Bsp = Bsp { gap: 4.0, sync: 1000.0 };

fn key(what: &str, p: impl Into<Cell>, n: u64) -> Vec<(&'static str, Cell)> {
    vec![("what", what.into()), ("p", p.into()), ("N", n.into())]
}

/// What (3.9) predicts, in flops; the sequential program has no redistributions.
pub fn predicted(n: u64, p: Option<u32>, machine: fn(&t3e::Parameters) -> Bsp) -> f64 {
    match p {
        None => ib::computation_3_7(n, 1),
        Some(p) => ib::fft_3_9(n, p, machine(&t3e::parameters_of(p))),
    }
}

fn rows(clock: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let times = t3e::times();
    for it in &times {
        let p = || it.p.map_or(Cell::from("seq"), Cell::from);
        let formula = t3e::milliseconds(predicted(it.n, it.p, t3e::Parameters::flops));
        let fine = t3e::milliseconds(predicted(it.n, it.p, t3e::Parameters::microseconds));
        let executed = t3e::milliseconds(t3e::execute(&t3e::scenario(it.n, it.p.unwrap_or(1))).t_parallel);
        let row = Row::printed(key("predicted", p(), it.n), it.predicted.clone(), formula);
        rows.push(row.with("with g and l in µs", fine).with("executed", executed));
        let mut row = Row::beside(key("measured", p(), it.n), it.measured.clone(), executed);
        if let (Some(now), None) = (clock, it.p) {
            row = row.with("this machine, ms", 1e3 * super::table2::time(it.n, now));
        }
        rows.push(row);
    }
    rows.push(sync_of_64(&times));
    rows.push(in_cache(&times));
    for n in [1024u64, 4096] {
        (1..n.ilog2()).for_each(|d| equations(n, 1 << d, &mut rows));
    }
    (1..=6).for_each(|d| cyclic(4096, 1 << d, &mut rows));
    rows
}

/// The l with which (3.9) gives all predictions for 64 processors as printed.
fn sync_of_64(times: &[Times]) -> Row {
    let parameters = t3e::parameters_of(64).flops();
    let (mut least, mut most) = (0.0, f64::INFINITY);
    for it in times.iter().filter(|it| it.p == Some(64)) {
        let count = f64::from(ib::permutations(it.n, 64));
        let others = ib::fft_3_9(it.n, 64, Bsp { sync: 0.0, ..parameters });
        let (from, to) = it.predicted.range();
        let sync = |milliseconds: f64| (milliseconds * 1e-3 * t3e::VELOCITY - others) / count;
        (least, most) = (f64::max(least, sync(from)), f64::min(most, sync(to)));
    }
    let words = format!("{} … {}", quantity(least, 4), quantity(most, 4));
    let agrees = (least..=most).contains(&parameters.sync);
    let key = vec![("what", "l that gives all cells".into()), ("p", 64u32.into())];
    Row::said(key, parameters.sync.to_string(), words, agrees)
}

/// How far measurements are from predictions, where a processor's part fits its cache and where not: the median and the
/// greatest factor between them.
fn in_cache(times: &[Times]) -> Row {
    let factors = |cached: bool| {
        let of = times.iter().filter(|it| it.p.is_some() && it.in_cache() == cached);
        let ratios = of.map(|it| it.measured.value() / it.predicted.value());
        let mut all: Vec<f64> = ratios.map(|ratio| ratio.max(1.0 / ratio)).collect();
        all.sort_by(f64::total_cmp);
        (all[all.len() / 2], all[all.len() - 1])
    };
    let (cached, beyond) = (factors(true), factors(false));
    let words = |(median, most): (f64, f64)| {
        format!("{} in the median, {} at most", quantity(median, 3), quantity(most, 3))
    };
    let computed = format!("off by a factor of {} in cache, of {} beyond", words(cached), words(beyond));
    let agrees = cached.0 < 1.25 && cached.0 < beyond.0;
    Row::said(vec![("what", "in cache".into())], "predicts well in cache, not beyond", computed, agrees)
}

/// The cost functions against an execution.
fn equations(n: u64, p: u32, rows: &mut Vec<Row>) {
    let executed = t3e::execute(&t3e::scenario_with(n, p, MACHINE, Io::Block));
    let count = executed.communication.len() as f64;
    let permutations = f64::from(ib::permutations(n, p));
    rows.push(Row::exact(key("flops (3.2)", p, n), ib::computation_3_2(n, p), executed.computation));
    rows.push(Row::exact(key("redistributions, H + 1", p, n), permutations, count));
    let phases = f64::from(ib::phases_in_words(n, p));
    rows.push(Row::exact(key("phases in words", p, n), phases, count - 1.0));
    let most = permutations * ib::numbers_3_8(n, p);
    let bound = executed.communication.iter().all(|(h, _)| *h as f64 <= ib::numbers_3_8(n, p));
    let row = Row::exact(key("h of all (3.8)", p, n), most, executed.numbers());
    rows.push(row.with("an upper bound", if bound { "yes" } else { "no" }));
    rows.push(Row::exact(key("T_p (3.9)", p, n), ib::fft_3_9(n, p, MACHINE), executed.t_parallel));
}

/// IB 4.1: with cyclic input and output a third of the communication is left if p ≤ N/p.
fn cyclic(n: u64, p: u32, rows: &mut Vec<Row>) {
    let time = |io| {
        let executed = t3e::execute(&t3e::scenario_with(n, p, MACHINE, io));
        executed.communication.iter().map(|(_, time)| time).sum::<f64>()
    };
    let row =
        Row::exact(key("communication, block / cyclic (4.1)", p, n), 3.0, time(Io::Block) / time(Io::Cyclic));
    rows.push(row);
}

fn figure(style: &Style) -> String {
    let inks = [Ink::Compute, Ink::Transfer, Ink::Startup, Ink::Contention];
    let times = t3e::times();
    let plane = |sizes: [u64; 4]| {
        let y = Axis::new("time, ms (dashed predicted, circles measured)", Scale::Log10);
        let mut plane = Plane::new(Axis::new("p", Scale::Log2), y);
        for (n, ink) in sizes.into_iter().zip(inks) {
            let of = |time: fn(&Times) -> f64| -> Vec<_> {
                let own = times.iter().filter(|it| it.n == n);
                own.filter_map(|it| Some((f64::from(it.p?), time(it)))).collect()
            };
            let predicted = |it: &Times| t3e::milliseconds(predicted(it.n, it.p, t3e::Parameters::flops));
            plane = plane.series(format!("N = {n}"), ink, of(predicted), of(|it| it.measured.value()), true);
        }
        plane
    };
    figure::charts(&ENTRY, &[plane([512, 1024, 2048, 4096]), plane([8192, 16384, 32768, 65536])], style)
}
