//! GK Table 3: the twiddle factors (powers of ω), read off the schedule.

use super::twiddles::exponents;
use crate::figure::{Shade, grid};
use crate::prelude::*;
use crate::published::table;

const TABLE: &str = include_str!("../../data/gk-table3.csv");

/// Name of a key part.
const ZEROS: &str = "zeros padded to the right in iteration 0 of 8 points";

pub static ENTRY: Entry = Entry {
    id: "gk-table3",
    paper: Paper::Gk,
    place: "Table 3, appendix A",
    title: "Powers of ω in the iterations of an 8 point FFT",
    claim: "In iteration l the exponent of ω for index i is the reversal of the l + 1 most significant \
         bits of i, padded with zeros to the right: two powers in the first iteration, twice as many \
         in each that follows.",
    explore: "algorithm=binary-exchange&p=8&n=8&view=butterfly",
    rows,
    known: &[KnownDifference {
        at: |row| row.get(ZEROS).is_some(),
        reason: "The text says n − l − 1 zeros, which for 8 points would make an exponent of 8 bits; an \
         exponent has as many bits as an index, log n. Its own table shows 3 bits: log n − l − 1 \
         zeros behind the l + 1 reversed ones. (The word may be lost in the copy.)",
    }],
    figure,
};

/// Returns iteration, index, published bits and those of the schedule.
fn compare_cells() -> Vec<(u32, u64, String, String)> {
    let all = exponents(8, 8);
    let mut cells = Vec::new();
    for row in table(TABLE) {
        let l: u32 = row[0].1.parse().expect("an iteration");
        for (i, bits) in &row[1..] {
            let i: u64 = i.parse().expect("an index");
            let found = all.iter().find(|twiddle| twiddle.stage == l && twiddle.index == i);
            cells.push((
                l,
                i,
                bits.clone(),
                found.map_or(String::new(), |twiddle| format!("{:03b}", twiddle.exponent)),
            ));
        }
    }
    cells
}

/// Marks a row that compares with the twiddle factors of a schedule of this size.
fn with_counted_plan(row: Row, source: Source, n: u64, p: u32) -> Row {
    row.of(source, Method::Counted)
        .with_parameter("algorithm", "binary-exchange")
        .with_parameter("n", n)
        .with_parameter("p", p)
}

fn rows(_: Clock) -> Vec<Row> {
    let cell = |(l, i, published, found): (u32, u64, String, String)| {
        let agrees = published == found;
        let row = Row::stated(vec![("l", Cell::from(l)), ("i", Cell::from(i))], published, found, agrees);
        with_counted_plan(row, Source::PRINTED, 8, 8)
    };
    let mut rows: Vec<Row> = compare_cells().into_iter().map(cell).collect();
    // The rule for larger transforms, and for more than one element per processor.
    for (n, p) in [(16u64, 4u32), (256, 16), (1024, 1024)] {
        let r = n.trailing_zeros();
        let rule = |l: u32, i: u64| (0..=l).map(|k| (i >> (r - 1 - k) & 1) << (r - 1 - (l - k))).sum::<u64>();
        let all = exponents(n, p);
        let follow =
            all.iter().filter(|twiddle| twiddle.exponent == rule(twiddle.stage, twiddle.index)).count();
        let key = vec![("n", Cell::from(n)), ("p", Cell::from(p))];
        let row = Row::exact(key, (n * u64::from(r)) as f64, follow as f64);
        rows.push(with_counted_plan(row, Source::claim("A"), n, p).chosen(&["n", "p"]));
    }
    let widths: Vec<usize> =
        compare_cells().iter().filter(|cell| cell.0 == 0).map(|cell| cell.3.len() - 1).collect();
    let zeros = widths.first().copied().unwrap_or(0);
    let key = vec![(ZEROS, Cell::from("n − l − 1"))];
    rows.push(with_counted_plan(Row::exact(key, 7.0, zeros as f64), Source::claim("A"), 8, 8));
    rows
}

fn figure(style: &Style) -> String {
    let head: Vec<String> = ["l".to_owned()].into_iter().chain((0..8).map(|i| format!("i = {i}"))).collect();
    let body: Vec<Vec<(String, Shade)>> = compare_cells()
        .chunks(8)
        .map(|row| {
            let shade = |same: bool| if same { Shade::Agrees } else { Shade::Differs };
            let cells = row.iter().map(|(_, _, published, found)| (found.clone(), shade(published == found)));
            [(row[0].0.to_string(), Shade::Plain)].into_iter().chain(cells).collect()
        })
        .collect();
    grid(&ENTRY, &head, &body, style)
}
