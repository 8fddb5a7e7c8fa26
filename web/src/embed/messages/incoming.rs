//! Messages to a figure.

use super::outgoing::VERSION;
use hyperfly_request::Request;
use js_sys::{Array, JsString};
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde_wasm_bindgen::{from_value, preserve};
use std::collections::BTreeMap;
use std::fmt;
use wasm_bindgen::{JsCast, JsValue};

/// Largest number of keys of a request, and largest length of a key or value.
const MAX_KEYS: usize = 64;
const MAX_LENGTH: u32 = 200;
/// Largest length of a fragment.
const MAX_FRAGMENT_LENGTH: u32 = 20_000;

/// Kinds of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Type {
    Set,
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

    /// Returns the request's keys and values, from a fragment or from an object's own properties.
    pub fn pairs(&self) -> Option<Vec<(String, String)>> {
        if let Some(fragment) = text(&self.request, MAX_FRAGMENT_LENGTH) {
            return Some(Request::pairs(&fragment));
        }
        if !self.request.is_object() || Array::is_array(&self.request) {
            return None;
        }
        let keys: BTreeMap<String, AddressValue> = from_value(self.request.clone()).ok()?;
        let is_short =
            keys.iter().all(|(key, AddressValue(value))| key.len().max(value.len()) <= MAX_LENGTH as usize);
        (is_short && keys.len() <= MAX_KEYS)
            .then(|| keys.into_iter().map(|(key, AddressValue(value))| (key, value)).collect())
    }
}

/// Returns a text of limited length.
fn text(value: &JsValue, longest: u32) -> Option<String> {
    let text: &JsString = value.dyn_ref().filter(|text: &&JsString| text.length() <= longest)?;
    Some(text.into())
}

/// The value of a key as an address has it, from a string, a number or a boolean. Other values are rejected without being inspected.
struct AddressValue(String);

impl<'de> Deserialize<'de> for AddressValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AddressValue, D::Error> {
        struct Plain;

        impl Visitor<'_> for Plain {
            type Value = AddressValue;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a text, a number or a truth")
            }

            fn visit_str<E: Error>(self, value: &str) -> Result<AddressValue, E> {
                Ok(AddressValue(value.to_owned()))
            }

            fn visit_f64<E: Error>(self, value: f64) -> Result<AddressValue, E> {
                if value.is_finite() {
                    Ok(AddressValue(value.to_string()))
                } else {
                    Err(E::custom("no number"))
                }
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<AddressValue, E> {
                Ok(AddressValue(value.to_string()))
            }

            fn visit_u64<E: Error>(self, value: u64) -> Result<AddressValue, E> {
                Ok(AddressValue(value.to_string()))
            }

            fn visit_bool<E: Error>(self, value: bool) -> Result<AddressValue, E> {
                Ok(AddressValue(value.to_string()))
            }
        }

        deserializer.deserialize_any(Plain)
    }
}
