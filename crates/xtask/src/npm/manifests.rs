//! Descriptions of the element and its keys for editors and other programs: `custom-elements.json` and `schema.json`.

use super::types::{property, value_type};
use crate::keys::{default, describe, settable_keys};
use hyperfly_request::{Key, Kind};
use serde_json::{Map, Value, json};

/// Attributes that are not keys (docs/element.md).
const ATTRIBUTES: [(&str, &str, &str); 4] = [
    (
        "loading",
        "'lazy' | 'eager'",
        "lazy: load nothing before the figure nears the viewport; eager: load immediately.",
    ),
    ("title", "string", "The name of the frame for screen readers."),
    ("base", "string", "Directory of embed.html, if it is not the site of define()."),
    ("sandbox", "string", "Passed on to the frame; without it there is no sandbox."),
];

const EVENTS: [(&str, &str); 4] = [
    ("ready", "The first picture is painted."),
    ("error", "A request was refused, or there is no figure."),
    ("resize", "The natural height has changed."),
    ("state", "A run is complete, time started or stopped, or the cursor was moved."),
];

const METHODS: [(&str, &str); 7] = [
    ("play", "Starts time."),
    ("pause", "Stops time."),
    ("seek", "Moves the cursor to a virtual time, or to { part } of the run."),
    ("set", "Sets keys without changing attributes; returns a promise of the state with their run."),
    ("setSamples", "Transforms samples of the page; returns a promise of the state with their run."),
    ("getState", "Returns a promise of the last state."),
    ("export", "Returns a promise of a File."),
];

/// Returns the description of the element, by the Custom Elements Manifest 2.1.
pub fn custom_elements() -> String {
    let text = |text: &str| json!({ "text": text });
    let keys = settable_keys().map(|key| {
        json!({ "name": key.attribute(), "fieldName": property(key), "description": describe(key),
            "type": text(&value_type(key)), "default": default(key) })
    });
    let others =
        ATTRIBUTES.map(|(name, kind, help)| json!({ "name": name, "description": help, "type": text(kind) }));
    let fields = settable_keys().filter(|key| key.name != "play").map(|key| {
        json!({ "kind": "field", "name": property(key), "attribute": key.attribute(), "reflects": true,
            "description": describe(key), "type": text(&value_type(key)) })
    });
    let methods = METHODS.map(|(name, help)| json!({ "kind": "method", "name": name, "description": help }));
    let events =
        EVENTS.map(|(name, help)| json!({ "name": name, "description": help, "type": text("CustomEvent") }));
    let module = "src/index.js";
    format(&json!({
        "schemaVersion": "2.1.0",
        "modules": [{
            "kind": "javascript-module",
            "path": module,
            "declarations": [{
                "kind": "class",
                "name": "HyperflyFigure",
                "tagName": "hyperfly-figure",
                "customElement": true,
                "description": "An interactive figure of a parallel FFT on a simulated parallel machine.",
                "superclass": { "name": "HTMLElement" },
                "attributes": keys.chain(others).collect::<Vec<_>>(),
                "members": fields.chain(methods).collect::<Vec<_>>(),
                "events": events,
                "slots": [{ "name": "", "description": "Poster: shown until the figure is there, and on paper." }],
            }],
            "exports": [{ "kind": "js", "name": "HyperflyFigure", "declaration": { "name": "HyperflyFigure", "module": module } }],
        }],
    }))
}

/// Returns the JSON schema of a request: the object that `set` takes.
pub fn schema() -> String {
    let properties: Map<String, Value> =
        settable_keys().map(|key| (key.name.to_owned(), describe_value(key))).collect();
    format(&json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Keys of hyperfly",
        "description": "A run of a parallel FFT on a simulated machine, and how it is shown. Keys left out have their defaults.",
        "type": "object",
        "properties": properties,
        "additionalProperties": false,
    }))
}

fn describe_value(key: &Key) -> Value {
    let mut value = match key.kind {
        Kind::Choice(ids) => json!({ "enum": ids }),
        Kind::PowerOfTwo { min, max, .. } => json!({ "anyOf": [
            { "type": "integer", "enum": (min..=max).map(|exponent| 1_u64 << exponent).collect::<Vec<_>>() },
            { "type": "string" },
        ] }),
        Kind::Number { min, max } => {
            json!({ "anyOf": [{ "type": "number", "minimum": min, "maximum": max }, { "type": "string" }] })
        }
        Kind::Whole { min, max } => {
            json!({ "anyOf": [{ "type": "integer", "minimum": min, "maximum": max }, { "type": "string" }] })
        }
        Kind::Truth => json!({ "enum": [true, false, "true", "false"] }),
        Kind::Text => json!({ "type": "string" }),
    };
    value["description"] = describe(key).into();
    value["default"] = plain_default(key);
    value
}

fn plain_default(key: &Key) -> Value {
    let text = default(key);
    let plain = serde_json::from_str(&text).ok().filter(|_| key.is_plain());
    plain.unwrap_or_else(|| text.into())
}

fn format(value: &Value) -> String {
    format!("{value:#}\n")
}
