//! GK Table 3: the twiddle factors (powers of ω), read off the schedule.

use super::twiddles::exponents;
use crate::figure::table_of_rows;
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
        bits of i, padded with zeros to the right: two powers in the first iteration, twice as many in \
        each that follows.",
    explore: "algorithm=binary-exchange&p=8&n=8&view=butterfly",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| row.get(ZEROS).is_some(),
        reason: "The text says n − l − 1 zeros, which for 8 points would make an exponent of 8 bits; an \
            exponent has as many bits as an index, log n. Its own table shows 3 bits: log n − l − 1 zeros \
            behind the l + 1 reversed ones. (The word may be lost in the copy.)",
    }],
    figure: draw,
};

/// Checks results of counting in the plan of this size.
fn check_count(n: u64, p: u32) -> Check {
    Check::counted().with("algorithm", "binary-exchange").with("n", n).with("p", p)
}

/// Compares the published bits with the exponents of the schedule, row by row.
fn compare_cells() -> Vec<Row> {
    let twiddles = exponents(8, 8);
    let mut rows = Vec::new();
    for line in table(TABLE) {
        let l: u32 = line[0].1.parse().expect("an iteration");
        for (i, bits) in &line[1..] {
            let i: u64 = i.parse().expect("an index");
            let twiddle_at = twiddles.iter().find(|twiddle| twiddle.stage == l && twiddle.index == i);
            let exponent_text =
                twiddle_at.map_or(String::new(), |twiddle| format!("{:03b}", twiddle.exponent));
            let check = check_count(8, 8).at("l", l).at("i", i);
            rows.push(check.same(Cell::None, Source::PRINTED, bits.clone(), exponent_text));
        }
    }
    rows
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = compare_cells();
    let zeros = rows[0].computed.to_string().len() - 1;
    // The rule for larger transforms, and for more than one element per processor.
    for (n, p) in [(16u64, 4u32), (256, 16), (1024, 1024)] {
        let r = n.trailing_zeros();
        let rule = |l: u32, i: u64| (0..=l).map(|k| (i >> (r - 1 - k) & 1) << (r - 1 - (l - k))).sum::<u64>();
        let twiddles = exponents(n, p);
        let matching_count =
            twiddles.iter().filter(|twiddle| twiddle.exponent == rule(twiddle.stage, twiddle.index)).count();
        let check = check_count(n, p).at("n", n).at("p", p).chosen(&["n", "p"]);
        rows.push(check.exact(Cell::None, Source::claim("A"), n * u64::from(r), matching_count));
    }
    rows.push(check_count(8, 8).at(ZEROS, "n − l − 1").exact(Cell::None, Source::claim("A"), 7, zeros));
    rows
}

fn draw(style: &Style) -> String {
    let columns = (0..8).map(|i| format!("i = {i}"));
    let l = |row: &Row| row.get("l").map(Cell::id).unwrap_or_default();
    table_of_rows(&ENTRY, "l", columns, &compare_cells(), l, style)
}
