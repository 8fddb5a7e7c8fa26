//! What to see first.

use super::fastest::{Cell, Fastest, Verdict};
use super::lockstep::{Cause, Lockstep};
use super::parts::{PARTS, Part};
use super::study::{Row, Study};
use crate::notation::numbers::{fixed, percent, seconds};
use hyperfly_text::measured as say;

/// What a part is called.
pub fn part_name(part: Part) -> &'static str {
    match part {
        Part::Computing => say::computing(),
        Part::Messages => say::messages(),
        Part::Waiting => say::waiting(),
    }
}

/// What a cause is called.
pub fn cause_name(cause: Cause) -> &'static str {
    match cause {
        Cause::Computing => say::against_tc(),
        Cause::Messages => say::messages(),
        Cause::Waiting => say::waiting(),
        Cause::Within => say::within(),
        Cause::Rest => say::rest(),
    }
}

/// What became of a prediction, as a sign: `=` is the same formulation, `≈` a tie, or by how much the fastest takes less.
pub fn verdict_sign(cell: &Cell, verdict: Verdict) -> String {
    match verdict {
        Verdict::Right => "=".to_owned(),
        Verdict::Tie => "≈".to_owned(),
        Verdict::Wrong => format!("−{}", percent(cell.gain().unwrap_or(0.0))),
    }
}

/// In how many cells the prediction was right.
pub fn score(map: &Fastest) -> String {
    let [right, ties, count] = map.score();
    say::score(right, count, ties)
}

/// How long a stage took, measured beside simulated, and what makes most of the difference.
pub fn took(stage: &Lockstep) -> String {
    let own = stage.measured.lasts;
    let Some(other) = stage.simulated.as_ref().map(|side| side.lasts) else {
        return say::took_alone(&stage.name, &seconds(own));
    };
    let said = say::took(&stage.name, &seconds(own), &seconds(other), &off(own, other));
    match stage.most() {
        Some(most) => {
            let more = most.measured - most.simulated;
            said + " " + &say::see_most(u32::from(more > 0.0), cause_name(most.cause), &seconds(more.abs()))
        }
        None => said,
    }
}

/// Returns T_p and E on the most processors, measured and simulated, and the part that makes most of the difference. Without T_s there is
/// no E, and no error of a prediction next to it.
pub fn headline(study: &Study) -> String {
    let Some(row) = study.rows.last() else { return String::new() };
    let (time, passes) = (seconds(row.median), row.passes.len());
    let mut said = match study.efficiency(row.p, row.median) {
        Some(efficiency) => say::see(row.p, &time, passes, &fixed(efficiency, 2)),
        None => say::see_without_serial(row.p, &time, passes),
    };
    if let Some(simulated) = row.simulated {
        let time = seconds(simulated);
        said = said
            + " "
            + &match study.predicted_efficiency(row.p, simulated) {
                Some(efficiency) => {
                    say::see_simulated(&time, &off(row.median, simulated), &fixed(efficiency, 2))
                }
                None => say::see_simulated_time(&time),
            };
    }
    if let Some((part, more)) = most(row) {
        said = said + " " + &say::see_most(u32::from(more > 0.0), part_name(part), &seconds(more.abs()));
    }
    said
}

/// By which part of what was measured a prediction is off, with its sign.
pub fn off(measured: f64, predicted: f64) -> String {
    let off = predicted / measured - 1.0;
    match off {
        // What is only the rounding of a sum.
        off if off.abs() < 1e-9 => percent(0.0),
        // Nothing is known of a time that the clock did not tell from 0.
        off if !off.is_finite() => String::new(),
        off if off < 0.0 => format!("−{}", percent(-off)),
        off => format!("+{}", percent(off)),
    }
}

/// The part in which measured and simulated differ most, and by how much the measured one is longer.
fn most(row: &Row) -> Option<(Part, f64)> {
    let simulated = row.simulated_parts?;
    let differences = PARTS.iter().enumerate().map(|(k, part)| (*part, row.parts[k] - simulated[k]));
    let most = differences.max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()))?;
    // A difference that nobody sees is none.
    (most.1.abs() > 0.02 * row.median).then_some(most)
}
