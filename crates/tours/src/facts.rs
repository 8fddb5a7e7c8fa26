//! The values of the run that a step shows, by name: for the numbers in its texts and for its claims.

use crate::snapshot::Snapshot;
use crate::values::{self, Format};
use hyperfly_text::Told;
use hyperfly_view::notation::numbers::{percent, quantity};

/// The run that a step shows, and the one beside it; neither is known if it could not be run.
#[derive(Default)]
pub struct Facts {
    /// The run.
    pub seen: Option<Snapshot>,
    /// The run beside it.
    pub beside: Option<Snapshot>,
}

impl Facts {
    /// The value of a name; `None` if the run has no such value.
    pub fn value(&self, name: &str) -> Option<f64> {
        if name == "slower" {
            return Some(self.value("t_parallel")? / self.value("beside.t_parallel")?);
        }
        let (seen, name) = match name.strip_prefix("beside.") {
            Some(name) => (self.beside.as_ref()?, name),
            None => (self.seen.as_ref()?, name),
        };
        (values::of_name(name)?.of)(seen).filter(|value| value.is_finite())
    }

    /// The same, formatted for a text; `None` if there is no such name.
    pub fn formatted(&self, name: &str) -> Option<Told> {
        let format = match name {
            "slower" => Format::Ratio,
            _ => values::of_name(name.strip_prefix("beside.").unwrap_or(name))?.format,
        };
        let Some(value) = self.value(name) else { return Some(Told::Text("–".to_owned())) };
        Some(match format {
            Format::Count => Told::Count(value as u64),
            Format::Ratio => Told::Text(quantity(value, 3)),
            Format::Quantity => Told::Text(quantity(value, 6)),
            Format::Efficiency => Told::Text(hyperfly_text::decimal(format!("{value:.3}"))),
            Format::Share => Told::Text(percent(value)),
        })
    }
}
