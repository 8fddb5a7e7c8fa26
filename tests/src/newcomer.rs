//! A first-time visitor, who finds things by their visible text or accessible name and acts with mouse and keyboard.
//!
//! Controls are found by role and name in the browser's accessibility tree; text is read as painted. No ids, classes or keys.

use crate::browser::PATIENCE;
use crate::page::Page;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// An element with an accessible name.
#[derive(Clone, Debug)]
pub struct NamedElement {
    /// Accessible name: "Play".
    pub name: String,
    /// Value: the text of a field.
    pub value: String,
    node: u64,
}

/// A visible text and its position.
#[derive(Clone, Debug)]
pub struct VisibleText {
    pub text: String,
    x: f64,
    y: f64,
}

impl Page {
    /// All elements with this role ("button", "heading", "slider"), in page order.
    pub async fn things(&self, role: &str) -> Vec<NamedElement> {
        let tree = self.devtools("Accessibility.getFullAXTree", json!({})).await;
        let text =
            |node: &Value, key: &str| node[key]["value"].as_str().unwrap_or_default().trim().to_owned();
        let thing = |node: &Value| {
            let is = node["ignored"] == false && node["role"]["value"] == role;
            let node_id = node["backendDOMNodeId"].as_u64().filter(|_| is)?;
            Some(NamedElement { name: text(node, "name"), value: text(node, "value"), node: node_id })
        };
        tree["nodes"].as_array().into_iter().flatten().filter_map(thing).collect()
    }

    /// First element with this role whose name contains a word, ignoring case.
    ///
    /// # Panics
    /// When there is none; the message lists the names.
    pub async fn find(&self, role: &str, word: &str) -> NamedElement {
        let things = self.things(role).await;
        let names: Vec<&str> = things.iter().map(|thing| thing.name.as_str()).collect();
        let is = |thing: &&NamedElement| thing.name.to_lowercase().contains(&word.to_lowercase());
        things.iter().find(is).cloned().unwrap_or_else(|| panic!("no {role} says {word:?}, only {names:?}"))
    }

    /// Waits for such an element and returns it.
    pub async fn find_soon(&self, role: &str, word: &str) -> NamedElement {
        let begun = Instant::now();
        let is = |thing: &NamedElement| thing.name.to_lowercase().contains(&word.to_lowercase());
        while !self.things(role).await.iter().any(is) && begun.elapsed() < PATIENCE {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        self.find(role, word).await
    }

    /// Left, top, right and bottom of an element on the screen.
    pub async fn place_of(&self, thing: &NamedElement) -> [f64; 4] {
        let quads = self.devtools("DOM.getContentQuads", json!({ "backendNodeId": thing.node })).await;
        let corners: Vec<f64> =
            quads["quads"][0].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        assert_eq!(corners.len(), 8, "{:?} is not to be seen", thing.name);
        [corners[0], corners[1], corners[4], corners[5]]
    }

    /// Presses Tab until the element has the focus.
    ///
    /// # Panics
    /// When Tab does not reach it.
    pub async fn tab_to(&self, thing: &NamedElement) {
        let object = self.devtools("DOM.resolveNode", json!({ "backendNodeId": thing.node })).await;
        let asked = json!({
            "objectId": object["object"]["objectId"],
            "functionDeclaration": "function () { return this === document.activeElement }",
        });
        for _ in 0..80 {
            let answer = self.devtools("Runtime.callFunctionOn", asked.clone()).await;
            if answer["result"]["value"] == true {
                return;
            }
            self.press("Tab").await;
        }
        panic!("Tab does not lead to {:?}", thing.name);
    }

    /// Moves the mouse to the middle of an element, which must be on the screen.
    pub async fn point_at(&self, thing: &NamedElement) -> (f64, f64) {
        let [left, top, right, bottom] = self.place_of(thing).await;
        let (x, y) = ((left + right) / 2.0, (top + bottom) / 2.0);
        self.point(x, y).await;
        (x, y)
    }

    /// Clicks the middle of an element, which must be on the screen.
    pub async fn click_on(&self, thing: &NamedElement) {
        let (x, y) = self.point_at(thing).await;
        self.click(x, y).await;
    }

    /// All visible texts in the window at its scroll position.
    pub async fn read(&self) -> Vec<VisibleText> {
        let seen = self.eval(include_str!("read.js")).await;
        let one = |read: &Value| {
            let place = |key: &str| read[key].as_f64();
            Some(VisibleText { text: read["text"].as_str()?.to_owned(), x: place("x")?, y: place("y")? })
        };
        seen.as_array().into_iter().flatten().filter_map(one).collect()
    }

    /// Waits for a visible text with this beginning and returns it.
    ///
    /// # Panics
    /// When it does not appear; the message lists the visible texts.
    pub async fn read_soon(&self, beginning: &str) -> String {
        let begun = Instant::now();
        loop {
            let read = self.read().await;
            if let Some(read) = read.iter().find(|read| read.text.starts_with(beginning)) {
                return read.text.clone();
            }
            assert!(begun.elapsed() < PATIENCE, "nowhere is {beginning:?} to be read, only {read:?}");
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Text right below another one, such as a number below its symbol.
    ///
    /// # Panics
    /// When either text is missing.
    pub async fn read_below(&self, label: &str) -> String {
        let read = self.read().await;
        let head = read.iter().find(|read| read.text == label);
        let head = head.unwrap_or_else(|| panic!("nowhere is {label:?} to be read, only {read:?}"));
        let below = read.iter().filter(|read| (read.x - head.x).abs() < 4.0 && read.y > head.y);
        let below = below.min_by(|a, b| a.y.total_cmp(&b.y));
        below.unwrap_or_else(|| panic!("nothing stands below {label:?}")).text.clone()
    }
}
