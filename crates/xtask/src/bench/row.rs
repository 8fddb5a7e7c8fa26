//! One measured number, or why there is none.

use crate::Result;
use serde_json::{Value, json};

/// One measurement.
#[derive(Clone, Debug)]
pub struct Row {
    /// What was measured.
    pub what: String,
    /// The number, or in words why there is none.
    pub value: Result<f64>,
    /// Its unit.
    pub unit: String,
    /// What was promised, in the same unit.
    pub goal: Option<Goal>,
}

/// A bound that was promised.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// The number is this or less.
    AtMost(f64),
    /// The number is this or more.
    AtLeast(f64),
}

impl Row {
    /// A number of which nothing was promised.
    pub fn new(what: impl Into<String>, value: f64, unit: &str) -> Self {
        Self { what: what.into(), value: Ok(value), unit: unit.into(), goal: None }
    }

    /// A step that failed.
    pub fn failed(what: impl Into<String>, why: String) -> Self {
        Self { what: what.into(), value: Err(why), unit: String::new(), goal: None }
    }

    /// The same with a promise.
    pub fn with(self, goal: Goal) -> Self {
        Self { goal: Some(goal), ..self }
    }

    /// Whether what was promised is kept, if something was.
    pub fn met(&self) -> Option<bool> {
        let value = *self.value.as_ref().ok()?;
        match self.goal? {
            Goal::AtMost(bound) => Some(value <= bound),
            Goal::AtLeast(bound) => Some(value >= bound),
        }
    }

    /// The row that a program printed: `{"what": …, "value": …, "unit": …, "at_most" | "at_least": …}`, or `{"what": …,
    /// "failed": …}`.
    pub fn read(line: &str) -> Result<Row> {
        let bad = || format!("not a measurement: {line}");
        let object: Value = serde_json::from_str(line).map_err(|_| bad())?;
        let what = object["what"].as_str().ok_or_else(bad)?;
        if let Some(why) = object["failed"].as_str() {
            return Ok(Row::failed(what, why.to_owned()));
        }
        let unit = object["unit"].as_str().ok_or_else(bad)?;
        let row = Row::new(what, object["value"].as_f64().ok_or_else(bad)?, unit);
        let at_most = object["at_most"].as_f64().map(Goal::AtMost);
        Ok(Row { goal: at_most.or(object["at_least"].as_f64().map(Goal::AtLeast)), ..row })
    }

    /// The row as JSON, as it is [read](Row::read).
    pub fn json(&self) -> Value {
        let value = match &self.value {
            Ok(value) => *value,
            Err(why) => return json!({ "what": self.what, "failed": why }),
        };
        let mut object = json!({ "what": self.what, "value": value, "unit": self.unit });
        match self.goal {
            Some(Goal::AtMost(bound)) => object["at_most"] = bound.into(),
            Some(Goal::AtLeast(bound)) => object["at_least"] = bound.into(),
            None => {}
        }
        if let Some(met) = self.met() {
            object["met"] = met.into();
        }
        object
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_what_was_written() {
        for line in [
            r#"{"at_least":2000000.0,"met":false,"unit":"1/s","value":1000000.0,"what":"messages"}"#,
            r#"{"unit":"s","value":3.0,"what":"other"}"#,
            r#"{"failed":"no curves","what":"closed forms"}"#,
        ] {
            assert_eq!(Row::read(line).expect("a row").json().to_string(), line);
        }
        assert!(Row::read(r#"{"what":"x"}"#).is_err());
    }
}
