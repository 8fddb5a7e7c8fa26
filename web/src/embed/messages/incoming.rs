//! What a figure hears.

use super::outgoing::VERSION;
use hyperfly_request::Request;
use js_sys::{Array, JsString};
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde_wasm_bindgen::{from_value, preserve};
use std::collections::BTreeMap;
use std::fmt;
use wasm_bindgen::{JsCast, JsValue};

/// A request has not more keys than this, and none longer than this.
const MOST_KEYS: usize = 64;
const LONGEST: u32 = 200;
/// A fragment that is longer is none of ours.
const LONGEST_FRAGMENT: u32 = 20_000;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Type {
    /// Other values of keys.
    Set,
    /// Time runs.
    Play,
    /// Time stops.
    Pause,
    /// The cursor goes elsewhere.
    Seek,
    /// How are things?
    GetState,
    /// A file of what is seen.
    Export,
}

/// A message to a figure. Beside version and type its properties stay as they are until they are asked for: only then is it known
/// which of them count.
#[derive(serde::Deserialize)]
pub struct Incoming {
    hyperfly: f64,
    /// What is asked for.
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

impl Incoming {
    /// A message of ours; `None` for everything else.
    pub fn read(data: JsValue) -> Option<Incoming> {
        if !data.is_object() {
            return None;
        }
        from_value::<Incoming>(data).ok().filter(|message| message.hyperfly == VERSION)
    }

    /// What an answer is to carry: a string or a number, undefined if there is none.
    pub fn id(&self) -> JsValue {
        let is_one = self.id.as_f64().is_some() || self.id.is_string();
        if is_one { self.id.clone() } else { JsValue::UNDEFINED }
    }

    /// Where the cursor is to be, in a run that ends then: `t` itself, or a `part` of the run.
    pub fn moment(&self, end: f64) -> Option<f64> {
        let part = self.part.as_f64().map(|part| part * end);
        self.t.as_f64().or(part).filter(|t| t.is_finite()).map(|t| t.max(0.0))
    }

    /// The name of a format: `svg` if there is none.
    pub fn format(&self) -> String {
        text(&self.format, LONGEST).unwrap_or_else(|| "svg".to_owned())
    }

    /// So many pixels for each of the drawing.
    pub fn scale(&self) -> f64 {
        self.scale.as_f64().filter(|scale| scale.is_finite()).unwrap_or(1.0)
    }

    /// Whether a picture is to be without the ground.
    pub fn transparent(&self) -> bool {
        self.transparent.as_bool() == Some(true)
    }

    /// The keys and values of a request: of a fragment, or of an object's own properties.
    pub fn pairs(&self) -> Option<Vec<(String, String)>> {
        if let Some(fragment) = text(&self.request, LONGEST_FRAGMENT) {
            return Some(Request::pairs(&fragment));
        }
        if !self.request.is_object() || Array::is_array(&self.request) {
            return None;
        }
        let keys: BTreeMap<String, Written> = from_value(self.request.clone()).ok()?;
        let short = keys.iter().all(|(key, Written(value))| key.len().max(value.len()) <= LONGEST as usize);
        (short && keys.len() <= MOST_KEYS)
            .then(|| keys.into_iter().map(|(key, Written(value))| (key, value)).collect())
    }
}

/// A text that is not longer than that.
fn text(value: &JsValue, longest: u32) -> Option<String> {
    let text: &JsString = value.dyn_ref().filter(|text: &&JsString| text.length() <= longest)?;
    Some(text.into())
}

/// The value of a key, as an address has it. What is neither a text, a number nor a truth is none, and is not looked into.
struct Written(String);

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written, D::Error> {
        struct Plain;

        impl Visitor<'_> for Plain {
            type Value = Written;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a text, a number or a truth")
            }

            fn visit_str<E: Error>(self, value: &str) -> Result<Written, E> {
                Ok(Written(value.to_owned()))
            }

            fn visit_f64<E: Error>(self, value: f64) -> Result<Written, E> {
                if value.is_finite() { Ok(Written(value.to_string())) } else { Err(E::custom("no number")) }
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<Written, E> {
                Ok(Written(value.to_string()))
            }

            fn visit_u64<E: Error>(self, value: u64) -> Result<Written, E> {
                Ok(Written(value.to_string()))
            }

            fn visit_bool<E: Error>(self, value: bool) -> Result<Written, E> {
                Ok(Written(value.to_string()))
            }
        }

        deserializer.deserialize_any(Plain)
    }
}
