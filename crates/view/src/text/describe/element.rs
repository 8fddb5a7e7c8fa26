//! Descriptions of an element of R (value, inputs, partner, outputs) and of the elements that a message carries.

use crate::notation::glossary;
use crate::notation::numbers::{complex, quantity, superscript, whole};
use crate::text::carrying_message::carrying_message;
use crate::text::follow::{follow, follow_to_end};
use crate::text::table::Row;
use crate::trace::acts::act_at;
use crate::trace::butterfly_graph::ButterflyGraph;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use crate::trace::value_cells::MAX_CELLS;
use crate::trace::values::Values;
use hyperfly_core::Complex64;
use hyperfly_core::problem::Direction;
use hyperfly_core::schedule::holdings::Holdings;
use hyperfly_text::{table as texts, view};

/// Number of elements listed for a message.
const MAX_LISTED: usize = 3;

/// Formats a complex number with its magnitude and its angle in degrees; 0 without an angle.
pub(super) fn polar(value: Complex64) -> String {
    match value == Complex64::default() {
        true => "0".to_owned(),
        false => {
            let angle = quantity(value.arg().to_degrees().round(), 3);
            format!("{} = {} ∠ {angle}°", complex(value), quantity(value.norm(), 4))
        }
    }
}

/// Returns whether R[index] before a stage has been computed at time `t`.
///
/// Where each element has its own cell, the answer agrees with the drawing, which fills cells in the course of a step; otherwise
/// the elements of a step exist when it ends.
pub(crate) fn is_computed(replay: &Replay, holdings: &Holdings, stage: u8, index: u64, t: f64) -> bool {
    let Some(l) = stage.checked_sub(1) else { return true };
    let n = replay.run().plan.n;
    if n <= MAX_CELLS && replay.is_detailed() {
        let graph = ButterflyGraph::new(replay, false);
        let column = graph.columns.iter().position(|column| column.stage == stage);
        let done = column.map(|at| graph.done[at][usize::from(graph.columns[at].row[index as usize])]);
        return done.is_some_and(|done| done <= t);
    }
    let made = holdings.computations[usize::from(l) * n as usize + index as usize];
    replay.computation_interval(made.record, l).1 <= t
}

/// Describes R[index] before a stage: its value, its two inputs, the exponent of its twiddle factor in bits (GK App. A), its
/// partner and its outputs.
pub(super) fn element(replay: &Replay, stage: u8, index: u64, t: f64) -> Vec<Row> {
    let plan = &replay.run().plan;
    let (n, r) = (plan.n, plan.stages());
    if index >= n || u32::from(stage) > r {
        return Vec::new();
    }
    let named = |stage: u8, index: u64| match replay.owner_of(stage, index) {
        Some(q) => texts::element_of(index, q),
        None => format!("R[{index}]"),
    };
    let mut rows = vec![Row::new(texts::element(), named(stage, index))];
    let values = Values::new(replay);
    let computed = replay.holdings().is_some_and(|holdings| is_computed(replay, holdings, stage, index, t));
    // Inside a radix-4 butterfly no value is kept.
    let value = |stage: u8, index: u64| values.as_ref()?.at(stage, index);
    if let Some(value) = value(stage, index) {
        rows.push(Row::new(texts::value(), if computed { polar(value) } else { view::not_yet().to_owned() }));
    }
    rows.push(Row::new(texts::now(), follow_at(replay, stage, index, t)));
    let with_value = |name: String, value: Option<Complex64>| match value.filter(|_| computed) {
        Some(value) => format!("{name} = {}", complex(value)),
        None => name,
    };
    if let Some(l) = stage.checked_sub(1).filter(|l| plan.unpacks(*l)) {
        let mirrored = plan.partner(l, index);
        rows.push(Row::new(texts::first_input(), with_value(format!("R[{index}]"), value(l, index))));
        rows.push(Row::new(texts::mirror_image(), with_value(format!("R[{mirrored}]"), value(l, mirrored))));
    } else if let Some(l) = stage.checked_sub(1) {
        let [low, high] = plan.pair(l, index);
        let (exponent, points) = twiddle(replay, l, index);
        let angle = quantity(360.0 * f64::from(exponent) / f64::from(points), 3);
        let root = match u64::from(points) == replay.run().scenario.n() {
            true => texts::times_root().to_owned(),
            false => texts::times_root_of_side(&whole(points.into())),
        };
        rows.push(Row::new(texts::first_input(), with_value(format!("R[{low}]"), value(l, low))));
        rows.push(Row::new(texts::second_input(), with_value(format!("R[{high}]"), value(l, high))));
        rows.push(Row::new(&root, format!("ω{}, {angle}°", superscript(exponent))));
    }
    if u32::from(stage) < r {
        let partner = plan.partner(stage, index);
        rows.push(Row::new(texts::partner(), named(stage, partner)));
        let becomes = match partner == index {
            true => format!("R[{index}]"),
            false => texts::two_elements(index.min(partner), index.max(partner)),
        };
        rows.push(Row::new(texts::becomes(), becomes));
    }
    if let Some(message) =
        replay.holdings().and_then(|holdings| carrying_message(replay, holdings, stage, index))
    {
        let [from, to] = [message.injected, message.delivered].map(|time| quantity(time, 5));
        let name = format!("{}→{}", message.from, message.to);
        rows.push(Row::new(texts::travels(), texts::travels_from_to(&name, &from, &to)));
    }
    rows
}

/// Returns the exponent of the twiddle factor by which the second input of R[index] is multiplied in stage `l`, with the sign of the
/// second input in R[index], and the number of points whose root of unity it is a power of.
pub(super) fn twiddle(replay: &Replay, l: u8, index: u64) -> (i32, u32) {
    let (s, plan) = (&replay.run().scenario, &replay.run().plan);
    let r = plan.n.trailing_zeros();
    let sign = if s.problem.direction == Direction::Forward { -1 } else { 1 };
    // The twiddle factor belongs to this dimension: n points, or those of a row or a column.
    let bit = plan.transform.stage_bit(l.into(), r);
    let range = plan.transform.dimension(bit, r);
    let (bits, stage) = (range.end - range.start, (bit - range.start) as u8);
    let index = index >> (r - range.end) & ((1 << bits) - 1);
    (sign * glossary::twiddle_exponent(stage, index, bits) as i32, 1 << bits)
}

/// Says what happens to R[index] at `t`.
pub(super) fn follow_at(replay: &Replay, stage: u8, index: u64, t: f64) -> String {
    let selection = Selection::Element { stage, index };
    let acts = replay.acts();
    let act = act_at(acts, t).map(|at| &acts[at]).filter(|_| t > 0.0);
    let followed = match t >= replay.t_end() {
        true => follow_to_end(replay, selection),
        false => follow(replay, selection, act),
    };
    followed.unwrap_or_default()
}

/// Lists the first elements that a message carries, with their values; "…" stands for more.
pub(super) fn carried_elements(replay: &Replay, record: u32) -> Option<String> {
    let plan = &replay.run().plan;
    let holdings = replay.holdings().filter(|_| plan.n <= MAX_CELLS)?;
    let moved = holdings.states[1..].iter().flat_map(|state| {
        let sent = state.places.iter().enumerate().filter(|(_, place)| place.sent == record);
        sent.map(|(index, _)| (state.stage, index as u64))
    });
    let exchanged =
        holdings.computations.iter().enumerate().filter(|(_, made)| made.other == record).map(|(at, _)| {
            let (stage, index) = (at as u64 / plan.n, at as u64 % plan.n);
            (stage as u8, plan.partner(stage as u8, index))
        });
    let values = Values::new(replay);
    let mut listed: Vec<String> = Vec::new();
    for (stage, index) in moved.chain(exchanged).take(MAX_LISTED + 1) {
        if listed.len() == MAX_LISTED {
            listed.push("…".to_owned());
            break;
        }
        let value = values.as_ref().and_then(|values| values.at(stage, index)).map(complex);
        listed.push(format!("R[{index}]{}", value.map(|value| format!(" = {value}")).unwrap_or_default()));
    }
    (!listed.is_empty()).then(|| listed.join("; "))
}
