//! Values of a step's run by name, for the numbers in texts and for claims.

use crate::snapshot::Snapshot;
use crate::values::{self, Format};
use hyperfly_text::ArgValue;
use hyperfly_view::notation::numbers::{percent, quantity};

/// The run of a step and its comparison run; each is `None` if it could not be run.
#[derive(Default)]
pub struct Facts {
    pub run: Option<Snapshot>,
    /// The comparison run, called `beside` in files.
    pub comparison: Option<Snapshot>,
}

impl Facts {
    /// Looks up a value by name; `None` if the run has no such value.
    pub fn value(&self, name: &str) -> Option<f64> {
        if name == "slower" {
            return Some(self.value("t_parallel")? / self.value("beside.t_parallel")?);
        }
        let (snapshot, name) = match name.strip_prefix("beside.") {
            Some(name) => (self.comparison.as_ref()?, name),
            None => (self.run.as_ref()?, name),
        };
        (values::find_value(name)?.read)(snapshot).filter(|value| value.is_finite())
    }

    /// Looks up a value and formats it for a text, as a dash if the run lacks it; `None` for an unknown name.
    pub fn format_value(&self, name: &str) -> Option<ArgValue> {
        let format = match name {
            "slower" => Format::Ratio,
            _ => values::find_value(name.strip_prefix("beside.").unwrap_or(name))?.format,
        };
        let Some(value) = self.value(name) else { return Some(ArgValue::Text("–".to_owned())) };
        Some(match format {
            Format::Count => ArgValue::Count(value as u64),
            Format::Ratio => ArgValue::Text(quantity(value, 3)),
            Format::Quantity => ArgValue::Text(quantity(value, 6)),
            Format::Efficiency => ArgValue::Text(hyperfly_text::decimal(format!("{value:.3}"))),
            Format::Share => ArgValue::Text(percent(value)),
        })
    }
}
