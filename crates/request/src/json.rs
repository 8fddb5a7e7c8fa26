//! Requests as JSON objects with strings, numbers and booleans by key. Unknown keys are errors.

use crate::invalid::Invalid;
use crate::key::Key;
use crate::keys::key;
use crate::request::Request;
use crate::values::parse_number;
use hyperfly_text::request;
use serde_json::{Number, Value};

impl Request {
    /// Reads a JSON object.
    ///
    /// # Errors
    /// Text that is not a JSON object, and every field that is unknown, malformed or impossible.
    pub fn from_json(text: &str) -> Result<Request, Vec<Invalid>> {
        let value: Value = serde_json::from_str(text)
            .map_err(|error| vec![Invalid::new("JSON", error, request::allowed_json())])?;
        let Value::Object(object) = value else {
            return Err(vec![Invalid::new("JSON", value, request::allowed_json())]);
        };
        let mut problems = Vec::new();
        let mut pairs = Vec::new();
        for (name, value) in &object {
            match value {
                Value::String(text) => pairs.push((name.as_str(), text.clone())),
                Value::Number(number) => pairs.push((name.as_str(), number.to_string())),
                Value::Bool(truth) => pairs.push((name.as_str(), truth.to_string())),
                other => problems.push(Invalid::new(name, other, request::allowed_json_value())),
            }
        }
        match Request::from_pairs(pairs.iter().map(|(k, v)| (*k, v.as_str()))) {
            Ok(request) if problems.is_empty() => Ok(request),
            Ok(_) => Err(problems),
            Err(more_problems) => Err(problems.into_iter().chain(more_problems).collect()),
        }
    }

    /// Returns every key with its value as a JSON object; numbers and booleans unquoted.
    pub fn to_json(&self) -> Value {
        let typed_value = |name: &str, text: String| {
            if key(name).is_some_and(Key::is_plain) { plain(text) } else { Value::String(text) }
        };
        self.all_pairs().into_iter().map(|(name, text)| (name.to_owned(), typed_value(name, text))).collect()
    }
}

/// Converts numbers and booleans to their JSON types; other text, such as `p^0.5` or `none`, to a string.
fn plain(text: String) -> Value {
    match (text.parse::<bool>(), text.parse::<u64>()) {
        (Ok(truth), _) => truth.into(),
        (_, Ok(number)) => number.into(),
        _ => parse_number(&text).and_then(Number::from_f64).map_or(Value::String(text), Value::Number),
    }
}
