//! The metrics of scalability of the run as a table, each with its definition.

use super::symbol::symbol;
use hyperfly_core::Run;
use hyperfly_view::metrics::{Metric, metrics};
use hyperfly_view::svg::escape;
use std::fmt::Write;

/// The table.
pub fn write(run: &Run) -> String {
    let mut html = "<table class=\"metrics\"><tbody>".to_owned();
    for Metric { entry, value, from } in metrics(run) {
        let value = match value.split_once('^') {
            Some((number, power)) => format!("{}<sup>{}</sup>", escape(number), escape(power)),
            None => escape(&value),
        };
        let _ = write!(
            html,
            "<tr data-metric=\"{}\"><td>{}</td><td>{}</td><td>{value}</td><td>{}</td></tr>",
            entry.key,
            symbol(entry),
            escape(entry.name()),
            escape(from)
        );
    }
    html + "</tbody></table>"
}
