//! S Theorem 5.1: the time for small n, when messages overlap phase II, too.

use super::executed::{instance, key_gl, time};
use crate::entry::{Entry, Known, Paper, Where};
use crate::figure::{self, Style};
use crate::row::Row;
use hyperfly_core::scenario::Algorithm;

/// The entry.
pub static ENTRY: Entry = Entry {
    id: "s-thm5.1",
    paper: Paper::S,
    place: "Theorem 5.1, section 5",
    title: "The time of a transform too small to hide its messages",
    claim: "For P² ≤ n < 2^g P the output-driven schedule takes max{m log n, (m − 1) + L + (i* − l) g + R}: i* is the last input \
            that a processor may have to wait for, R what is then left to do. For g > 2P − 2, i* = m − 1 and R = 2P − 2; \
            otherwise i* = m (1 − 1/2^j*) and R = m log P − m (j* − 3 + 1/2^(j*−2)), with j* = ⌈log(g + 2)⌉ − 1.",
    explore: "algorithm=output-driven&machine=logp&p=8&n=128&g=7&L=20&view=schedule",
    rows,
    known: &[Known {
        at: Where::All(|row| row.get("with the corrected R") == Some(&row.computed)),
        reason: "R must be m log P − m (j* − 2 + 1/2^(j*−1)). By Facts 5.1 and 5.2 there are m/2^(k+1) inputs with k leading ones, \
                 and each makes 2 (2^k − 1) nodes possible. So the inputs before i*, those with k < j*, make Σ m (1 − 2^(−k)) = \
                 m (j* − 2 + 2^(1−j*)) nodes possible, and the rest of the m log P nodes of phase II is left. The sum as \
                 printed is that for j* − 1, so R is too large by m (1 − 2^(1−j*)).",
    }],
    figure: draw,
};

fn rows(_: crate::Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (d, log_m) in
        [(1, 1), (1, 3), (2, 2), (2, 3), (2, 5), (3, 3), (3, 4), (3, 6), (4, 4), (4, 5), (4, 7), (5, 5)]
    {
        for gap in [2.0, 4.0, 4.5, 6.0, 7.0, 10.0, 14.0, 15.0, 30.0, 40.0] {
            for latency in [0.0, 20.0, 500.0] {
                let at = instance(d, log_m, gap, latency);
                let Some(says) = at.theorem_5_1() else { continue };
                let printed = at.completion_small(&says, says.rest_printed);
                let row = Row::exact(key_gl(&at), printed, time(Algorithm::OutputDriven, &at));
                rows.push(row.with("with the corrected R", at.completion_small(&says, says.rest)));
            }
        }
    }
    rows
}

fn draw(style: &Style) -> String {
    figure::rows(&ENTRY, &rows(None), style)
}
