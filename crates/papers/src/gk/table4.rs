//! GK Table 4 and equation 13: how many twiddle factors (powers of ω) a processor needs, counted in the schedule.

use super::common::{cells, powers};
use super::twiddles::new_twiddles;
use crate::cell::Cell;
use crate::entry::{Clock, Entry, Known};
use crate::figure::{Shade, Style, grid};
use crate::paper::Paper;
use crate::published::Published;
use crate::row::Row;
use hyperfly_model::gk;
use hyperfly_text::papers_gk as text;

const TABLE: &str = include_str!("../../data/gk-table4.csv");

/// The entry.
pub static ENTRY: Entry = Entry {
    id: "gk-table4",
    paper: Paper::Gk,
    place: text::table4_place,
    title: text::table4_title,
    claim: text::table4_claim,
    explore: "algorithm=binary-exchange&p=4&n=8&view=butterfly",
    rows,
    known: &[Known { at: |row| row.is("of", "overhead"), reason: text::table4_why }],
    figure,
};

/// Row and column of the table, what is printed and what was counted.
fn compared() -> Vec<(String, u32, Published, u64)> {
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
        Row::printed(
            vec![("n", 8u64.into()), ("p", p.into()), ("of", Cell::named(row.clone(), row))],
            printed,
            counted as f64,
        )
    };
    let mut rows: Vec<Row> = compared().into_iter().map(row).collect();
    for r in [1u32, 2, 4, 8, 10] {
        let n = 1u64 << r;
        for p in powers(0, r) {
            let (_, counted) = new_twiddles(n, p);
            let key = |of: Cell| vec![("n", Cell::from(n)), ("p", Cell::from(p)), ("of", of)];
            rows.push(Row::exact(key("h(n, p)".into()), gk::twiddles_h(n, p.into()) as f64, counted as f64));
            if p > 1 {
                let (n, p) = (n as f64, f64::from(p));
                rows.push(
                    Row::exact(
                        key(Cell::named("overhead", text::table4_overhead())),
                        gk::overhead_13(1.0, n, p),
                        p * counted as f64 - n,
                    )
                    .with("n − 2p + p log p", gk::overhead_13_sum(1.0, n, p)),
                );
            }
        }
    }
    rows
}

fn figure(style: &Style) -> String {
    let name = |row: &str| match row {
        "h" => text::table4_total().to_owned(),
        "cost" => text::table4_cost().to_owned(),
        stage => text::table4_iteration(stage),
    };
    let head: Vec<String> =
        ["".to_owned()].into_iter().chain(powers(0, 3).map(|p| format!("p = {p}"))).collect();
    let body: Vec<Vec<(String, Shade)>> = compared()
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
