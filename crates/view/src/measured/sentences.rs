//! Sentences about measurements, and the names of parts and causes.

use super::fastest::{Cell, FastestMap, Verdict};
use super::lockstep::{Cause, Lockstep};
use super::parts::{PARTS, Part};
use super::study::{Row, Study};
use crate::notation::numbers::{fixed, percent, seconds};
use hyperfly_text::measured as texts;

/// Returns the name of a part.
pub fn part_name(part: Part) -> &'static str {
    match part {
        Part::Computing => texts::computing(),
        Part::Messages => texts::messages(),
        Part::Waiting => texts::waiting(),
    }
}

/// Returns the name of a cause.
pub fn cause_name(cause: Cause) -> &'static str {
    match cause {
        Cause::Computing => texts::against_tc(),
        Cause::Messages => texts::messages(),
        Cause::Waiting => texts::waiting(),
        Cause::Within => texts::within(),
        Cause::Rest => texts::rest(),
    }
}

/// Formats a verdict: `=` for a right prediction, `≈` for a tie, or the time saved by the fastest formulation (−12 %).
pub fn verdict_sign(cell: &Cell, verdict: Verdict) -> String {
    match verdict {
        Verdict::Right => "=".to_owned(),
        Verdict::Tie => "≈".to_owned(),
        Verdict::Wrong => format!("−{}", percent(cell.gain().unwrap_or(0.0))),
    }
}

/// Describes the score of the predictions.
pub fn score(map: &FastestMap) -> String {
    let [right, ties, count] = map.score();
    texts::score(right, count, ties)
}

/// Describes the measured and simulated length of a stage and the main cause of the difference.
pub fn stage_sentence(stage: &Lockstep) -> String {
    let measured = stage.measured.duration;
    let Some(simulated) = stage.simulated.as_ref().map(|side| side.duration) else {
        return texts::took_alone(&stage.name, &seconds(measured));
    };
    let text = texts::took(
        &stage.name,
        &seconds(measured),
        &seconds(simulated),
        &relative_error(measured, simulated),
    );
    match stage.largest_portion() {
        Some(most) => {
            let more = most.measured - most.simulated;
            text + " " + &texts::see_most(u32::from(more > 0.0), cause_name(most.cause), &seconds(more.abs()))
        }
        None => text,
    }
}

/// Returns T_p and E on the most processors, measured and simulated, and the part that makes most of the difference. Without T_s there is
/// no E, and no error of a prediction next to it.
pub fn headline(study: &Study) -> String {
    let Some(row) = study.rows.last() else { return String::new() };
    let (time, passes) = (seconds(row.median), row.passes.len());
    let mut text = match study.efficiency(row.p, row.median) {
        Some(efficiency) => texts::see(row.p, &time, passes, &fixed(efficiency, 2)),
        None => texts::see_without_serial(row.p, &time, passes),
    };
    if let Some(simulated) = row.simulated {
        let time = seconds(simulated);
        text = text
            + " "
            + &match study.predicted_efficiency(row.p, simulated) {
                Some(efficiency) => {
                    texts::see_simulated(&time, &relative_error(row.median, simulated), &fixed(efficiency, 2))
                }
                None => texts::see_simulated_time(&time),
            };
    }
    if let Some((part, more)) = largest_part(row) {
        text = text + " " + &texts::see_most(u32::from(more > 0.0), part_name(part), &seconds(more.abs()));
    }
    text
}

/// Formats the relative error of a prediction with its sign; empty if `measured` is 0.
pub fn relative_error(measured: f64, predicted: f64) -> String {
    let error = predicted / measured - 1.0;
    match error {
        // Drop the rounding of a sum.
        error if error.abs() < 1e-9 => percent(0.0),
        // The measured time is below the clock resolution.
        error if !error.is_finite() => String::new(),
        error if error < 0.0 => format!("−{}", percent(-error)),
        error => format!("+{}", percent(error)),
    }
}

/// Returns the part with the largest difference, and measured minus simulated in seconds. `None` below 2 % of the median.
fn largest_part(row: &Row) -> Option<(Part, f64)> {
    let simulated = row.simulated_parts?;
    let differences = PARTS.iter().enumerate().map(|(k, part)| (*part, row.parts[k] - simulated[k]));
    let most = differences.max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()))?;
    (most.1.abs() > 0.02 * row.median).then_some(most)
}
