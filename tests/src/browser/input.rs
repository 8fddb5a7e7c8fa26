//! Keyboard and pointer input through the actions of W3C WebDriver.

use super::wire::post;
use super::{Browser, Kind, firefox};
use serde_json::{Value, json};

/// Keys by DOM name, with their WebDriver code points.
const NAMED_KEYS: [(&str, char); 13] = [
    ("Enter", '\u{e007}'),
    ("Backspace", '\u{e003}'),
    ("Escape", '\u{e00c}'),
    ("End", '\u{e010}'),
    ("Home", '\u{e011}'),
    ("ArrowLeft", '\u{e012}'),
    ("ArrowUp", '\u{e013}'),
    ("ArrowRight", '\u{e014}'),
    ("ArrowDown", '\u{e015}'),
    ("PageUp", '\u{e00e}'),
    ("PageDown", '\u{e00f}'),
    ("Tab", '\u{e004}'),
    ("Delete", '\u{e017}'),
];
const SHIFT: char = '\u{e008}';
const CONTROL: char = '\u{e009}';

impl Browser {
    /// Presses a key by its DOM name, with modifiers as in `Shift+ArrowRight` and `Control+v`.
    pub async fn press(&self, key: &str) {
        let mut held_keys = Vec::new();
        let mut name = key;
        for (prefix, value) in [("Shift+", SHIFT), ("Control+", CONTROL)] {
            if let Some(rest) = name.strip_prefix(prefix) {
                held_keys.push(value);
                name = rest;
            }
        }
        let key_name = NAMED_KEYS.iter().find(|(key_name, _)| *key_name == name).map(|(_, value)| *value);
        let value = key_name.or_else(|| name.chars().next().filter(|_| name.chars().count() == 1));
        held_keys.push(value.unwrap_or_else(|| panic!("no key {key}")));
        let down = held_keys.iter().map(|value| json!({ "type": "keyDown", "value": value }));
        let key_releases = held_keys.iter().rev().map(|value| json!({ "type": "keyUp", "value": value }));
        self.perform_actions("key", json!({}), down.chain(key_releases).collect()).await;
    }

    /// Types a text into the focused element, key by key.
    pub async fn enter_text(&self, text: &str) {
        let kinds = ["keyDown", "keyUp"];
        let keys = text.chars().flat_map(|c| kinds.map(|kind| json!({ "type": kind, "value": c })));
        self.perform_actions("key", json!({}), keys.collect()).await;
    }

    /// Pastes a text on the page. In Firefox, synthetic paste events carry no text, so the clipboard is used.
    pub async fn paste(&self, text: &str) {
        if self.kind == Kind::Firefox {
            firefox::copy_to_clipboard(&self.client, text).await;
            return self.press("Control+v").await;
        }
        let script = format!(
            "{{
                const data = new DataTransfer();
                data.setData('text/plain', {});
                document.body.dispatchEvent(new ClipboardEvent('paste', {{ clipboardData: data, bubbles: true, cancelable: true }}));
            }}",
            json!(text)
        );
        self.eval(&script).await;
    }

    /// Goes one step back in the history.
    pub async fn back(&self) {
        if self.kind == Kind::WebKit {
            // Its driver skips entries that were created without a user gesture.
            self.eval("{ history.back() }").await;
        } else {
            self.client.back().await.expect("back");
        }
    }

    /// Goes one step forward in the history.
    pub async fn forward(&self) {
        if self.kind == Kind::WebKit {
            self.eval("{ history.forward() }").await;
        } else {
            self.client.forward().await.expect("forward");
        }
    }

    /// Moves the mouse to a point of the window.
    pub async fn point(&self, x: f64, y: f64) {
        self.perform_mouse_actions(vec![move_to(x, y)]).await;
    }

    /// Moves the mouse to a point given by the page as a list of two numbers.
    pub async fn point_to(&self, place: &Value) {
        let [x, y] = parse_coordinates(place);
        self.point(x, y).await;
    }

    /// Clicks a point given by the page as a list of two numbers.
    pub async fn click_at(&self, place: &Value) {
        let [x, y] = parse_coordinates(place);
        self.click(x, y).await;
    }

    /// Clicks a point of the window.
    pub async fn click(&self, x: f64, y: f64) {
        self.perform_mouse_actions(vec![
            move_to(x, y),
            button_action("pointerDown"),
            button_action("pointerUp"),
        ])
        .await;
    }

    /// Presses the mouse button at a point and holds it.
    pub async fn hold(&self, x: f64, y: f64) {
        self.perform_mouse_actions(vec![move_to(x, y), button_action("pointerDown")]).await;
    }

    /// Releases the mouse button at a point.
    pub async fn release(&self, x: f64, y: f64) {
        self.perform_mouse_actions(vec![move_to(x, y), button_action("pointerUp")]).await;
    }

    async fn perform_mouse_actions(&self, actions: Vec<Value>) {
        self.perform_actions("pointer", json!({ "pointerType": "mouse" }), actions).await;
    }

    /// Drags a finger from the first point over the others and lifts it.
    pub async fn swipe(&self, places: &[(f64, f64)]) {
        let mut actions: Vec<Value> = places.iter().map(|(x, y)| move_to(*x, *y)).collect();
        actions.insert(1, button_action("pointerDown"));
        actions.push(button_action("pointerUp"));
        self.perform_actions("pointer", json!({ "pointerType": "touch" }), actions).await;
    }

    async fn perform_actions(&self, kind: &str, parameters: Value, actions: Vec<Value>) {
        let id = format!("{kind} {}", parameters["pointerType"].as_str().unwrap_or_default());
        let device = json!({ "type": kind, "id": id, "parameters": parameters, "actions": actions });
        post(&self.client, "actions", json!({ "actions": [device] })).await;
    }
}

fn parse_coordinates(place: &Value) -> [f64; 2] {
    serde_json::from_value(place.clone()).unwrap_or_else(|error| panic!("{place} is no place: {error}"))
}

// Some drivers accept whole pixels only.
fn move_to(x: f64, y: f64) -> Value {
    json!({ "type": "pointerMove", "duration": 0, "x": x.round() as i64, "y": y.round() as i64, "origin": "viewport" })
}

fn button_action(kind: &str) -> Value {
    json!({ "type": kind, "button": 0 })
}
