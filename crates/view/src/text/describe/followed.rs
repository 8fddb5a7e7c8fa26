//! Description of a followed number: its value, its partner and what they become in the stage that the run has reached.

use super::element::{follow_at, polar, twiddle};
use crate::notation::numbers::{complex, quantity, superscript, whole};
use crate::scene::close_up::CloseUp;
use crate::text::follow::{element_name, owned_name};
use crate::text::table::Row;
use crate::trace::coefficients::coefficient_index;
use crate::trace::followed::Followed;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use crate::trace::values::Values;
use hyperfly_core::problem::Direction;
use hyperfly_core::schedule::Transform;
use hyperfly_text::{table as texts, values, view};

/// Describes what a followed number is at `t`; a selection that cannot be followed yet as [`super::describe`] does.
pub fn describe_followed(replay: &Replay, selection: Selection, t: f64) -> Vec<Row> {
    let (Selection::Element { stage: chosen, .. }, Some(Followed { stage, index })) =
        (selection, Followed::at(replay, selection, t))
    else {
        return super::describe(replay, selection, t);
    };
    let (plan, kept) = (&replay.run().plan, Values::new(replay));
    let value = |index: u64| kept.as_ref()?.at(stage, index);
    let mut rows = vec![Row::new(texts::element(), owned_name(replay, stage, index))];
    if let Some(value) = value(index) {
        rows.push(Row::new(texts::value(), polar(value)));
    }
    rows.push(Row::new(texts::now(), follow_at(replay, chosen, index, t)));
    if u32::from(stage) == replay.run().scenario.r() {
        let letter = if replay.run().scenario.problem.direction == Direction::Forward { 'X' } else { 'x' };
        let name = match (coefficient_index(plan, index), plan.transform) {
            // Two real coefficients share a word.
            (0, Transform::Real) => format!("{letter}(0), {letter}({})", plan.n),
            (k, _) => format!("{letter}({k})"),
        };
        rows.push(Row::new(texts::output(), name));
        return rows;
    }
    let partner = plan.partner(stage, index);
    let [low, high] = plan.pair(stage, index);
    let with_value = match value(partner) {
        Some(value) => format!("{} = {}", owned_name(replay, stage, partner), complex(value)),
        None => owned_name(replay, stage, partner),
    };
    rows.push(Row::new(texts::partner(), with_value));
    let Some(butterfly) = CloseUp::followed(replay, selection, t) else { return rows };
    let (exponent, points) = twiddle(replay, stage, low);
    if exponent != 0 {
        let power = format!("ω{}", superscript(exponent));
        let angle = quantity(360.0 * f64::from(exponent) / f64::from(points), 3);
        let second = element_name(replay, stage, high);
        let words = values::twiddle(&second, &power, &angle, &whole(points.into()));
        rows.push(Row::new(texts::times_root(), words));
    }
    let is_second = usize::from(index == high);
    let name = if is_second == 0 { values::sum() } else { values::difference() };
    let result = match butterfly.has_results {
        true => polar(butterfly.results[is_second]),
        false => view::not_yet().to_owned(),
    };
    rows.push(Row::new(name, result));
    rows
}
