//! How numbers and parts of the time are said in questions.

use hyperfly_core::trace::Activity;
use hyperfly_request::MachineKind;
use hyperfly_view::notation::numbers::quantity;
use hyperfly_view::text::breakdown::label;

/// An efficiency with three decimals, as everywhere on the page.
pub fn number(value: f64) -> String {
    hyperfly_text::decimal(format!("{value:.3}"))
}

/// What a part of the time is called on a kind of machine.
pub fn part_of(machine: MachineKind, part: Activity) -> String {
    label(machine, part).to_owned()
}

/// A tolerance: a whole percentage.
pub fn share(part: f64) -> String {
    format!("{}\u{a0}%", quantity(part * 100.0, 2))
}
