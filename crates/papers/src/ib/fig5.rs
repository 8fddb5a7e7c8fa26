//! IB Fig. 5: efficiency for a constant N/p.
//!
//! The paper shows only a drawing, without N/p; its text names 256 and 4096. We use 64, 256, 1024 and 4096,
//! the powers of four that occur several times in Table 3: measured efficiencies from its times, predicted ones by (3.9) with
//! Table 4, executed ones on the BSP machine.

use super::fig4::{self, INKS};
use super::prediction_error::PredictionError;
use super::{t3e, table3};
use crate::figure;
use crate::prelude::*;
use crate::published::Published;
use crate::runs::list;
use hyperfly_core::formulations::Io;
use hyperfly_model::ib;
use hyperfly_view::notation::numbers::quantity;

pub static ENTRY: Entry = Entry {
    id: "ib-fig5",
    paper: Paper::Ib,
    place: "Fig. 5, section 5.3",
    title: "Efficiency for a constant part N/p",
    claim: "If N grows with p so that N/p stays the same, the efficiency can be kept: at about 0.5 for N/p \
        as small as 256, at very good levels for 4096. The larger N/p, the flatter the predicted curve.",
    explore: "preset=t3e&algorithm=group-cyclic&radix=4&p=64&n=16384&view=efficiency",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| {
                let is_claim = row.is("claim", "maintained") && row.number("N/p") == Some(256.0);
                is_claim && row.number("p").is_some_and(|p| p > 2.0)
            },
            reason: "The times of Table 3 give 0.49 for N/p = 256 on two processors, 0.35, 0.33 and 0.33 \
                on 4, 8 and 16, and 0.83 and 0.94 on 32 and 64. The paper writes ≈ 0.5, which is taken as \
                within a factor of √2: the times of two processors are, those of the others are not. The \
                last two are high because the transform on one processor, with which they are compared, no \
                longer fits its cache.",
        },
        KnownDifference {
            selects: |row| row.is("claim", "executed"),
            reason: "As in Fig. 4 the time of the sequential program makes the difference, most likely: up \
                to N = 4096 it runs faster than v = 34.9 Mflop/s says, and measured efficiencies are \
                lower; beyond, it runs slower, and they are higher.",
        },
    ],
    figure: draw,
};

/// The N/p of the figure.
const SHARES: [u64; 4] = [64, 256, 1024, 4096];

/// Returns the efficiency by (3.9) and Table 4.
fn predicted_efficiency(share: u64, p: u32) -> f64 {
    let (n, flops) = (share * u64::from(p), t3e::Parameters::flops);
    let time = |p| table3::predicted(n, p, flops);
    ib::absolute_efficiency_5_2(time(None), p, time(Some(p)))
}

/// Returns the ratio of the largest number to the smallest.
fn spread(values: impl Iterator<Item = f64> + Clone) -> f64 {
    values.clone().fold(f64::MIN, f64::max) / values.fold(f64::MAX, f64::min)
}

fn compare(_: Clock) -> Vec<Row> {
    let times = t3e::times();
    let mut rows = Vec::new();
    let mut spreads = Vec::new();
    for share in SHARES {
        let executed = |p: u32| fig4::executed(share * u64::from(p), p);
        for p in (1..=6).map(|d| 1 << d) {
            let n = share * u64::from(p);
            let check = t3e::check_run(&t3e::scenario(n, p)).at("N/p", share).at("p", p);
            let row = match fig4::measured(&times, n, p) {
                Some(measured) => check.unjudged(Cell::None, Source::equation("5.2"), measured, executed(p)),
                None => check.unjudged(Cell::None, Source::Ours, Cell::None, executed(p)),
            };
            rows.push(row.with("predicted (3.9)", predicted_efficiency(share, p)));
        }
        let processor_counts = (1..=6).map(|d| 1 << d);
        spreads.push([
            spread(processor_counts.clone().map(|p| predicted_efficiency(share, p))),
            spread(processor_counts.map(executed)),
        ]);
    }
    for (k, method, equation) in [(0, Method::ClosedForm, "(3.9)"), (1, Method::Executed, "execution")] {
        let is_flatter = spreads.windows(2).all(|pair| pair[1][k] < pair[0][k]);
        let words = spreads
            .iter()
            .zip(SHARES)
            .map(|(spreads_of_p, share)| format!("{} for {share}", quantity(spreads_of_p[k], 3)));
        let computed = format!("greatest over least, p = 2 … 64: {}", list(words));
        let check = check_shares(method, "64, 256, 1024, 4096").at("by", equation).chosen(&["N/p"]);
        let claim = "converges to a horizontal line as N/p increases";
        rows.push(check.stated(("flatter", "flatter"), Source::CLAIM, claim, computed, is_flatter));
    }
    let measured = |share: u64| -> Vec<f64> {
        let processor_counts = (1..=6).map(|d| 1 << d);
        processor_counts.filter_map(|p| fig4::measured(&times, share * u64::from(p), p)).collect()
    };
    let maintained = ("maintained", "maintained");
    // "E(p, N) ≈ 0.5" (section 6).
    for (d, measured) in (1u32..).zip(measured(256)) {
        let (half_efficiency, p) = (Published::new("0.5").expect("a number"), 1u32 << d);
        let check = check_shares(Method::Arithmetic, "256").at("N/p", 256).at("p", p);
        let check = check.varying("p", &p.to_string());
        rows.push(check.hedged(maintained, Source::PRINTED, (half_efficiency, "≈"), measured));
    }
    let large = measured(4096);
    let all_good = large.iter().all(|e| *e > 0.9);
    let computed = format!("{} for p = 2 … 16", list(large.iter().map(|e| quantity(*e, 2))));
    let check = check_shares(Method::Arithmetic, "4096").at("N/p", 4096);
    rows.push(check.stated(maintained, Source::PRINTED, "very good", computed, all_good));
    rows.extend(SHARES.map(|share| compare_with_measured(&times, share)));
    rows.push(compare_asymptotically());
    rows
}

/// Checks statements about Fig. 5 for these N/p and the processors of Table 3.
fn check_shares(method: Method, shares: impl Into<Cell>) -> Check {
    let check = Check::new(method).labelled("claim").with("preset", "t3e").with("algorithm", "group-cyclic");
    check.with("N/p", shares).with("p", "2, 4, … 64")
}

/// Compares the efficiencies of executions with the efficiencies of the measured times, for one N/p.
fn compare_with_measured(times: &[t3e::Times], share: u64) -> Row {
    let error = PredictionError::from_ratios((1..=6).filter_map(|d| {
        let (p, n) = (1u32 << d, share << d);
        Some((fig4::measured(times, n, p)? / fig4::executed(n, p), format!("p = {p}, N = {n}")))
    }));
    let check = check_shares(Method::Executed, share).at("N/p", share);
    error.row(&check, ("executed", "executed against measured"), Source::equation("5.2"))
}

/// Executes N/p = 16 on 16, 16² and 16³ processors, which make the phases full, with g and l of 64 processors.
fn compare_asymptotically() -> Row {
    let parameters = t3e::parameters_of(64).flops();
    let executed = [16u32, 256, 4096].map(|p| {
        let s = t3e::scenario_with(16 * u64::from(p), p, parameters, Io::Block);
        let sequential = ib::butterflies_3_1(16 * u64::from(p), 4);
        ib::absolute_efficiency_5_2(sequential, p, t3e::execute(&s).t_parallel)
    });
    let [first, second, third] = executed;
    let settles = first < second && second < third && third - second < second - first;
    let computed = format!("{} on 16, 256 and 4096 processors", list(executed.map(|e| quantity(e, 3))));
    let check = check_shares(Method::Executed, "16").at("N/p", 16).varying("p", "16, 256, 4096");
    let check = check.with("g", parameters.gap).with("l", parameters.sync).chosen(&["N/p"]);
    let label = ("asymptotically", "asymptotically");
    check.stated(label, Source::CLAIM, "a constant level for constant N/p, g and l", computed, settles)
}

fn draw(style: &Style) -> String {
    let times = t3e::times();
    let y = Axis::new("E, absolute (dashed: predicted, solid: measured)", Scale::Linear).from_to(0.0, 1.8);
    let mut plane = Plane::new(Axis::new("p", Scale::Log2), y).horizontal_line(1.0, "");
    for (share, ink) in SHARES.into_iter().zip(INKS) {
        let points = |efficiency_of: &dyn Fn(u32) -> Option<f64>| -> Vec<_> {
            (0..=6).filter_map(|d| Some((f64::from(1 << d), efficiency_of(1 << d)?))).collect()
        };
        let measured = points(&|p| fig4::measured(&times, share * u64::from(p), p));
        plane = plane
            .dashes(format!("N/p = {share}"), ink, points(&|p| Some(predicted_efficiency(share, p))))
            .series("", ink, measured.clone(), measured, false);
    }
    figure::chart(&ENTRY, &plane, style)
}
