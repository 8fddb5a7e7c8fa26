//! Messages to a figure.

use super::outgoing::VERSION;
use crate::state::samples::OwnSamples;
use crate::worker::protocol::Problem;
use hyperfly_core::Complex64;
use hyperfly_core::limits::MAX_N_DATA;
use hyperfly_request::Request;
use hyperfly_text::page as words;
use js_sys::{Array, BigInt, Float64Array, JsString, Object};
use serde_wasm_bindgen::{from_value, preserve};
use wasm_bindgen::{JsCast, JsValue};

/// Largest number of keys of a request, and largest length of a key or value.
const MAX_KEYS: u32 = 64;
const MAX_LENGTH: u32 = 200;
/// Largest length of a fragment.
const MAX_FRAGMENT_LENGTH: u32 = 20_000;

/// Kinds of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Type {
    Set,
    SetSamples,
    Play,
    Pause,
    Seek,
    GetState,
    Export,
}

/// A message to a figure. Apart from version and type, properties are parsed only on use: only then is it known which of them count.
#[derive(serde::Deserialize)]
pub struct IncomingMessage {
    hyperfly: f64,
    #[serde(rename = "type")]
    pub kind: Type,
    #[serde(with = "preserve", default)]
    id: JsValue,
    #[serde(with = "preserve", default)]
    request: JsValue,
    #[serde(with = "preserve", default)]
    t: JsValue,
    #[serde(with = "preserve", default)]
    part: JsValue,
    #[serde(with = "preserve", default)]
    format: JsValue,
    #[serde(with = "preserve", default)]
    scale: JsValue,
    #[serde(with = "preserve", default)]
    transparent: JsValue,
    #[serde(with = "preserve", default)]
    json: JsValue,
    #[serde(with = "preserve", default)]
    re: JsValue,
    #[serde(with = "preserve", default)]
    im: JsValue,
    #[serde(with = "preserve", default)]
    name: JsValue,
}

impl IncomingMessage {
    /// Parses a message; `None` if it is not one of ours.
    pub fn read(data: JsValue) -> Option<IncomingMessage> {
        if !data.is_object() {
            return None;
        }
        from_value::<IncomingMessage>(data).ok().filter(|message| message.hyperfly == VERSION)
    }

    /// Returns the id that the reply carries: a string or a number, undefined if there is none.
    pub fn id(&self) -> JsValue {
        let is_one = self.id.as_f64().is_some() || self.id.is_string();
        if is_one { self.id.clone() } else { JsValue::UNDEFINED }
    }

    /// Returns the requested time, given as `t` or as the `part` of a run of this length.
    pub fn moment(&self, end: f64) -> Option<f64> {
        let fraction = self.part.as_f64().map(|fraction| fraction * end);
        self.t.as_f64().or(fraction).filter(|t| t.is_finite()).map(|t| t.max(0.0))
    }

    /// Returns the name of the format, by default `svg`.
    pub fn format(&self) -> String {
        text(&self.format, MAX_LENGTH).unwrap_or_else(|| "svg".to_owned())
    }

    /// Returns the number of pixels per pixel of the drawing, by default 1.
    pub fn scale(&self) -> f64 {
        self.scale.as_f64().filter(|scale| scale.is_finite()).unwrap_or(1.0)
    }

    /// Whether a picture has a transparent background.
    pub fn transparent(&self) -> bool {
        self.transparent.as_bool() == Some(true)
    }

    /// Whether a file is written as JSON, if its format has both.
    pub fn json(&self) -> bool {
        self.json.as_bool() == Some(true)
    }

    /// Returns the request's keys and values, from a fragment or from an object's own properties.
    ///
    /// # Errors
    /// The values that no key can have, or the request itself.
    pub fn pairs(&self) -> Result<Vec<(String, String)>, Vec<Problem>> {
        if let Some(fragment) = text(&self.request, MAX_FRAGMENT_LENGTH) {
            return Ok(Request::pairs(&fragment));
        }
        let object = self.request.dyn_ref::<Object>().filter(|request| !Array::is_array(request));
        let entries = object.map(Object::entries).filter(|entries| entries.length() <= MAX_KEYS);
        let Some(entries) = entries else {
            return Err(vec![problem("request", &self.request, words::embedded_request())]);
        };
        let (mut pairs, mut problems) = (Vec::new(), Vec::new());
        for entry in entries.iter() {
            let entry: Array = entry.unchecked_into();
            let (key, value) = (text(&entry.get(0), MAX_LENGTH).unwrap_or_default(), entry.get(1));
            match address_value(&value) {
                Some(value) => pairs.push((key, value)),
                None => problems.push(problem(&key, &value, words::embedded_value())),
            }
        }
        if problems.is_empty() { Ok(pairs) } else { Err(problems) }
    }

    /// Returns the samples, with a name for the reader.
    ///
    /// # Errors
    /// The fields that are no samples.
    pub fn samples(&self) -> Result<OwnSamples, Vec<Problem>> {
        let refuse = |field: &str, value: &JsValue, allowed: &str| vec![problem(field, value, allowed)];
        let most = words::embedded_samples(MAX_N_DATA);
        let re = numbers(&self.re).ok_or_else(|| refuse("re", &self.re, &most))?;
        let im = match self.im.is_null() || self.im.is_undefined() {
            true => vec![0.0; re.len()],
            false => numbers(&self.im)
                .filter(|im| im.len() == re.len())
                .ok_or_else(|| refuse("im", &self.im, words::embedded_imaginary()))?,
        };
        let name = text(&self.name, MAX_LENGTH).unwrap_or_else(|| words::samples_of_page().to_owned());
        let samples = re.into_iter().zip(im).map(|(re, im)| Complex64::new(re, im)).collect();
        Ok(OwnSamples { name, samples, is_from_host: true, sound: None })
    }
}

/// Returns finite numbers, as many as a run with data may have.
fn numbers(value: &JsValue) -> Option<Vec<f64>> {
    let is_possible = |length: u32| (1..=MAX_N_DATA).contains(&u64::from(length));
    let numbers = if let Some(array) = value.dyn_ref::<Float64Array>() {
        Some(array.to_vec()).filter(|_| is_possible(array.length()))
    } else {
        let array = value.dyn_ref::<Array>().filter(|array| is_possible(array.length()))?;
        array.iter().map(|number| number.as_f64()).collect()
    };
    numbers.filter(|numbers| numbers.iter().all(|number| number.is_finite()))
}

/// Returns the value of a key as an address has it, from a text, a number or a boolean.
fn address_value(value: &JsValue) -> Option<String> {
    let number = value.as_f64().filter(|number| number.is_finite()).map(|number| number.to_string());
    let boolean = value.as_bool().map(|boolean| boolean.to_string());
    let whole = || value.dyn_ref::<BigInt>()?.to_string(10).ok().map(String::from);
    text(value, MAX_LENGTH).or(number).or(boolean).or_else(whole)
}

/// Refuses the value of a field, which is described without being inspected.
fn problem(field: &str, value: &JsValue, allowed: &str) -> Problem {
    let value = if value.is_null() {
        "null".to_owned()
    } else if let Some(number) = value.as_f64() {
        number.to_string()
    } else if value.is_string() {
        "\"…\"".to_owned()
    } else if Array::is_array(value) {
        "[…]".to_owned()
    } else if value.is_object() {
        "{…}".to_owned()
    } else {
        "undefined".to_owned()
    };
    Problem { field: field.to_owned(), value, allowed: allowed.to_owned(), nearest: None }
}

/// Returns a text of limited length.
fn text(value: &JsValue, longest: u32) -> Option<String> {
    let text: &JsString = value.dyn_ref().filter(|text: &&JsString| text.length() <= longest)?;
    Some(text.into())
}
