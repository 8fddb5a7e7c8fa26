//! GK Table 4 and equation 13: how many twiddle factors (powers of ω) a processor needs, counted in the schedule.

use super::twiddles::new_twiddles;
use crate::figure::table_of_rows;
use crate::prelude::*;
use crate::runs::{cells, list, powers};
use hyperfly_model::gk;
use hyperfly_view::notation::numbers::fixed;

const TABLE: &str = include_str!("../../data/gk-table4.csv");

pub static ENTRY: Entry = Entry {
    id: "gk-table4",
    paper: Paper::Gk,
    place: "Table 4 and equation 13, appendix A",
    title: "New powers of ω of a processor in each iteration, 8 points",
    claim: "A processor needs at most h(n, p) = 2(n/p − 1) + log p powers of ω. All processors together \
        compute more than the n of a serial machine, an overhead of t'_c(n + p log p), from which W = K \
        t'_c p log p follows.",
    explore: "algorithm=binary-exchange&p=4&n=8&view=butterfly",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| row.is("of", "overhead"),
        reason: "The paper rounds 2(n − p) + p log p − n to n + p log p. Exactly it is n − 2p + p log p, \
            less by 2p; for p = n = 2 that is nothing at all, as each of both processors computes one of \
            the two powers. The order of growth and so equation 13 stay.",
    }],
    figure: draw,
};

/// Checks results of counting in the plan of this size.
fn check_count(n: u64, p: u32) -> Check {
    Check::counted().with("algorithm", "binary-exchange").with("n", n).with("p", p)
}

/// Compares the counts of the table, row by row.
fn compare_cells() -> Vec<Row> {
    let cell = |cell: crate::runs::Printed| {
        let p: u32 = cell.column.parse().expect("processors");
        let (by_stage, total) = new_twiddles(8, p);
        let computed = match cell.row.as_str() {
            "h" => total,
            "cost" => u64::from(p) * total,
            stage => by_stage[stage.parse::<usize>().expect("an iteration")],
        };
        let check = check_count(8, p).within("n", 8).within("p", p);
        check.published(cell.row, Source::PRINTED, cell.value, computed)
    };
    cells(TABLE).into_iter().map(cell).collect()
}

fn compare(_: Clock) -> Vec<Row> {
    let appendix = Source::Formula(Place::Section("A"));
    let mut rows = compare_cells();
    for (n, p) in [1u32, 2, 4, 8, 10].into_iter().flat_map(|r| powers(0, r).map(move |p| (1u64 << r, p))) {
        let (_, computed) = new_twiddles(n, p);
        let check = check_count(n, p).within("n", n).within("p", p);
        rows.push(check.exact("h(n, p)", appendix, gk::twiddles_h(n, p.into()), computed));
        if p > 1 {
            let (points, real_p) = (n as f64, f64::from(p));
            let (printed, computed) =
                (gk::overhead_13(1.0, points, real_p), real_p * computed as f64 - points);
            let row = check.exact(("overhead", "overhead"), appendix, printed, computed);
            rows.push(row.with("n − 2p + p log p", gk::overhead_13_sum(1.0, points, real_p)));
        }
    }
    rows.push(compare_equation_13());
    rows
}

/// Checks W = K t'_c p log p. For n = p and t'_c = t_c it asks for K = 1, that is E = 1/2. It leaves out slower-growing overhead, so
/// counted efficiencies have to come closer to 1/2 with every p.
fn compare_equation_13() -> Row {
    let claimed = 0.5;
    let efficiency = |d: u32| {
        let (n, work) = (1u64 << d, f64::from(1u32 << d) * f64::from(d));
        let total = (1u64 << d) * new_twiddles(n, 1 << d).1;
        gk::efficiency_1(total as f64 - n as f64, work)
    };
    let computed: Vec<f64> = [2, 4, 6, 8, 10].map(efficiency).to_vec();
    let approaches_claim =
        computed.windows(2).all(|pair| (pair[1] - claimed).abs() < (pair[0] - claimed).abs());
    let check = Check::counted().with("algorithm", "binary-exchange").with("p", "2^2, 2^4, 2^6, 2^8, 2^10");
    let check = check.with("n", "p").with("t'_c/t_c", 1.0).chosen(&["p", "n", "t'_c/t_c"]);
    let label = ("equation-13", "equation 13");
    let computed = list(computed.iter().map(|e| fixed(*e, 3)));
    check.stated(
        label,
        Source::equation("13"),
        format!("E → {}", fixed(claimed, 1)),
        computed,
        approaches_claim,
    )
}

fn draw(style: &Style) -> String {
    let name = |row: &Row| match row.get("of").map(Cell::id).as_deref() {
        Some("h") => "total, h(8, p)".to_owned(),
        Some("cost") => "cost, p · h(8, p)".to_owned(),
        stage => format!("iteration {}", stage.unwrap_or_default()),
    };
    let columns = powers(0, 3).map(|p| format!("p = {p}"));
    table_of_rows(&ENTRY, "", columns, &compare_cells(), name, style)
}
