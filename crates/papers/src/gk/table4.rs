//! GK Table 4 and equation 13: how many twiddle factors (powers of ω) a processor needs, counted in the schedule.

use super::common::{cells, powers};
use super::twiddles::new_twiddles;
use crate::figure::{Shade, grid};
use crate::prelude::*;
use crate::published::Published;
use hyperfly_model::gk;
use hyperfly_text::language::list;
use hyperfly_view::notation::numbers::fixed;

const TABLE: &str = include_str!("../../data/gk-table4.csv");

pub static ENTRY: Entry = Entry {
    id: "gk-table4",
    paper: Paper::Gk,
    place: "Table 4 and equation 13, appendix A",
    title: "New powers of ω of a processor in each iteration, 8 points",
    claim: "A processor needs at most h(n, p) = 2(n/p − 1) + log p powers of ω. All processors together \
         compute more than the n of a serial machine, an overhead of t'_c(n + p log p), from which W \
         = K t'_c p log p follows.",
    explore: "algorithm=binary-exchange&p=4&n=8&view=butterfly",
    rows,
    known: &[KnownDifference {
        at: |row| row.is("of", "overhead"),
        reason: "The paper rounds 2(n − p) + p log p − n to n + p log p. Exactly it is n − 2p + p log p, less \
         by 2p; for p = n = 2 that is nothing at all, as each of both processors computes one of the \
         two powers. The order of growth and so equation 13 stay.",
    }],
    figure,
};

/// Returns row, column, printed and counted value of each cell.
fn compare_cells() -> Vec<(String, u32, Published, u64)> {
    let cell = |cell: super::common::Printed| {
        let p: u32 = cell.column.parse().expect("processors");
        let (by_stage, all) = new_twiddles(8, p);
        let counted = match cell.row.as_str() {
            "h" => all,
            "cost" => u64::from(p) * all,
            stage => by_stage[stage.parse::<usize>().expect("an iteration")],
        };
        (cell.row, p, cell.value, counted)
    };
    cells(TABLE).into_iter().map(cell).collect()
}

fn rows(_: Clock) -> Vec<Row> {
    let row = |(row, p, printed, counted): (String, u32, Published, u64)| {
        let key = vec![("n", 8u64.into()), ("p", p.into()), ("of", Cell::named(row.clone(), row))];
        with_counted_plan(Row::printed(key, printed, counted as f64), Source::PRINTED, 8, p)
    };
    let mut rows: Vec<Row> = compare_cells().into_iter().map(row).collect();
    for r in [1u32, 2, 4, 8, 10] {
        let n = 1u64 << r;
        for p in powers(0, r) {
            let (_, counted) = new_twiddles(n, p);
            let key = |of: Cell| vec![("n", Cell::from(n)), ("p", Cell::from(p)), ("of", of)];
            let h = Row::exact(key("h(n, p)".into()), gk::twiddles_h(n, p.into()) as f64, counted as f64);
            rows.push(with_counted_plan(h, APPENDIX, n, p));
            if p > 1 {
                let (points, real) = (n as f64, f64::from(p));
                let row = Row::exact(
                    key(Cell::named("overhead", "overhead")),
                    gk::overhead_13(1.0, points, real),
                    real * counted as f64 - points,
                );
                let row = row.with("n − 2p + p log p", gk::overhead_13_sum(1.0, points, real));
                rows.push(with_counted_plan(row, APPENDIX, n, p));
            }
        }
    }
    rows.push(equation_13());
    rows
}

/// Checks W = K t'_c p log p. For n = p and t'_c = t_c it asks for K = 1, that is E = 1/2. It leaves out slower-growing overhead, so
/// counted efficiencies have to come closer to 1/2 with every p.
fn equation_13() -> Row {
    let claimed = 0.5;
    let counted = |d: u32| {
        let (n, work) = (1u64 << d, f64::from(1u32 << d) * f64::from(d));
        let all = (1u64 << d) * new_twiddles(n, 1 << d).1;
        gk::efficiency_1(all as f64 - n as f64, work)
    };
    let found: Vec<f64> = [2, 4, 6, 8, 10].map(counted).to_vec();
    let closer = found.windows(2).all(|pair| (pair[1] - claimed).abs() < (pair[0] - claimed).abs());
    let shown = |e: &f64| fixed(*e, 3);
    let of = Cell::named("equation-13", "equation 13".to_owned());
    Row::stated(
        vec![("of", of)],
        format!("E → {}", fixed(claimed, 1)),
        found.iter().map(shown).collect::<Vec<_>>().join(list()),
        closer,
    )
    .of(Source::equation("13"), Method::Counted)
    .with_parameter("algorithm", "binary-exchange")
    .with_parameter("p", "2^2, 2^4, 2^6, 2^8, 2^10")
    .with_parameter("n", "p")
    .with_parameter("t'_c/t_c", 1.0)
    .chosen(&["p", "n", "t'_c/t_c"])
}

const APPENDIX: Source = Source::Formula(Place::Section("A"));

fn with_counted_plan(row: Row, source: Source, n: u64, p: u32) -> Row {
    row.of(source, Method::Counted)
        .with_parameter("algorithm", "binary-exchange")
        .with_parameter("n", n)
        .with_parameter("p", p)
}

fn figure(style: &Style) -> String {
    let name = |row: &str| match row {
        "h" => "total, h(8, p)".to_owned(),
        "cost" => "cost, p · h(8, p)".to_owned(),
        stage => format!("iteration {stage}"),
    };
    let head: Vec<String> =
        ["".to_owned()].into_iter().chain(powers(0, 3).map(|p| format!("p = {p}"))).collect();
    let body: Vec<Vec<(String, Shade)>> = compare_cells()
        .chunks(4)
        .map(|row| {
            let cells = row.iter().map(|(_, _, printed, counted)| {
                let same = printed.agrees(*counted as f64);
                (counted.to_string(), if same { Shade::Agrees } else { Shade::Differs })
            });
            [(name(&row[0].0), Shade::Plain)].into_iter().chain(cells).collect()
        })
        .collect();
    grid(&ENTRY, &head, &body, style)
}
