//! Formatting of numbers and terms in questions.

use hyperfly_core::trace::Activity;
use hyperfly_request::MachineKind;
use hyperfly_view::notation::numbers::quantity;
use hyperfly_view::text::breakdown::label;

/// Formats an efficiency with three decimals, as on the rest of the page.
pub fn number(value: f64) -> String {
    hyperfly_text::decimal(format!("{value:.3}"))
}

/// Returns the name of a term on a kind of machine.
pub fn name_activity(machine: MachineKind, activity: Activity) -> String {
    label(machine, activity).to_owned()
}

/// Formats a tolerance as a percentage.
pub fn format_share(fraction: f64) -> String {
    format!("{}\u{a0}%", quantity(fraction * 100.0, 2))
}
