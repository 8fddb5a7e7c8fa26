//! A control message as the flat JavaScript array that crosses the border: a word for its kind, then its values.
//!
//! Written and read by hand: what serde needs for the same is several kilobytes of the page.

use js_sys::Array;
use wasm_bindgen::JsValue;

/// What can be said in a message.
pub trait Control: Sized {
    /// Its kind and its values.
    fn write(&self) -> Values;

    /// The message of this kind; `None` if it is none of these.
    fn read(kind: &str, values: &mut Values) -> Option<Self>;
}

/// The values of a message: added one after the other, and taken in the same order.
pub struct Values(Array);

impl Values {
    /// Of a message of this kind.
    pub fn of(kind: &str) -> Values {
        Values(Array::of1(&kind.into()))
    }

    /// The values that came, with the kind in front; `None` if that is no array.
    pub fn from_message(message: &JsValue) -> Option<Values> {
        Array::is_array(message).then(|| Values(Array::from(message)))
    }

    /// Adds a text, a number, or truth.
    pub fn with(self, value: impl Into<JsValue>) -> Values {
        self.push(value.into())
    }

    /// Adds a text, or that there is none.
    pub fn with_text_or_none(self, text: Option<&str>) -> Values {
        self.push(text.map_or(JsValue::NULL, JsValue::from_str))
    }

    fn push(self, value: JsValue) -> Values {
        self.0.push(&value);
        self
    }

    /// Whether all values were taken.
    pub fn is_empty(&self) -> bool {
        self.0.length() == 0
    }

    /// The next value, which is a text.
    pub fn text(&mut self) -> Option<String> {
        self.0.shift().as_string()
    }

    /// The next value, which is a text or none.
    pub fn text_or_none(&mut self) -> Option<Option<String>> {
        let value = self.0.shift();
        if value.is_null() { Some(None) } else { value.as_string().map(Some) }
    }

    /// The next value, which is a number.
    pub fn number(&mut self) -> Option<f64> {
        self.0.shift().as_f64()
    }

    /// The next value, which is a small whole number: of a job, or of a part.
    pub fn count(&mut self) -> Option<u32> {
        self.number().map(|number| number as u32)
    }

    /// The next value, which is true or false.
    pub fn truth(&mut self) -> Option<bool> {
        self.0.shift().as_bool()
    }
}

impl From<Values> for JsValue {
    fn from(values: Values) -> JsValue {
        values.0.into()
    }
}
