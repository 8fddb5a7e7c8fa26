//! A first-time visitor, who finds things by their visible text or accessible name and acts with mouse and keyboard.
//!
//! Controls are found by role and name in the browser's accessibility tree; text is read as painted. No ids, classes or keys.

use crate::browser::TIMEOUT;
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
    /// Returns all elements with this role ("button", "heading", "slider"), in page order.
    pub async fn things(&self, role: &str) -> Vec<NamedElement> {
        let tree = self.devtools("Accessibility.getFullAXTree", json!({})).await;
        let text =
            |node: &Value, key: &str| node[key]["value"].as_str().unwrap_or_default().trim().to_owned();
        let element = |node: &Value| {
            let is_match = node["ignored"] == false && node["role"]["value"] == role;
            let node_id = node["backendDOMNodeId"].as_u64().filter(|_| is_match)?;
            Some(NamedElement { name: text(node, "name"), value: text(node, "value"), node: node_id })
        };
        tree["nodes"].as_array().into_iter().flatten().filter_map(element).collect()
    }

    /// Returns the first element with this role whose name contains a word, ignoring case.
    ///
    /// # Panics
    /// When there is none; the message lists the names.
    pub async fn find(&self, role: &str, word: &str) -> NamedElement {
        let elements = self.things(role).await;
        let names: Vec<&str> = elements.iter().map(|element| element.name.as_str()).collect();
        let has_word = |element: &&NamedElement| element.name.to_lowercase().contains(&word.to_lowercase());
        elements
            .iter()
            .find(has_word)
            .cloned()
            .unwrap_or_else(|| panic!("no {role} says {word:?}, only {names:?}"))
    }

    /// Waits for such an element and returns it.
    pub async fn find_soon(&self, role: &str, word: &str) -> NamedElement {
        let start = Instant::now();
        let has_word = |element: &NamedElement| element.name.to_lowercase().contains(&word.to_lowercase());
        while !self.things(role).await.iter().any(has_word) && start.elapsed() < TIMEOUT {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        self.find(role, word).await
    }

    /// Returns the left, top, right and bottom of an element on the screen.
    pub async fn place_of(&self, element: &NamedElement) -> [f64; 4] {
        let quads = self.devtools("DOM.getContentQuads", json!({ "backendNodeId": element.node })).await;
        let corners: Vec<f64> =
            quads["quads"][0].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        assert_eq!(corners.len(), 8, "{:?} is not to be seen", element.name);
        [corners[0], corners[1], corners[4], corners[5]]
    }

    /// Presses Tab until the element has the focus.
    ///
    /// # Panics
    /// When Tab does not reach it.
    pub async fn tab_to(&self, element: &NamedElement) {
        let object = self.devtools("DOM.resolveNode", json!({ "backendNodeId": element.node })).await;
        let parameters = json!({
            "objectId": object["object"]["objectId"],
            "functionDeclaration": "function () { return this === document.activeElement }",
        });
        for _ in 0..80 {
            let response = self.devtools("Runtime.callFunctionOn", parameters.clone()).await;
            if response["result"]["value"] == true {
                return;
            }
            self.press("Tab").await;
        }
        panic!("Tab does not lead to {:?}", element.name);
    }

    /// Moves the mouse to the middle of an element, which must be on the screen.
    pub async fn point_at(&self, element: &NamedElement) -> (f64, f64) {
        let [left, top, right, bottom] = self.place_of(element).await;
        let (x, y) = ((left + right) / 2.0, (top + bottom) / 2.0);
        self.point(x, y).await;
        (x, y)
    }

    /// Clicks the middle of an element, which must be on the screen.
    pub async fn click_on(&self, element: &NamedElement) {
        let (x, y) = self.point_at(element).await;
        self.click(x, y).await;
    }

    /// Returns all visible texts in the window at its scroll position.
    pub async fn read(&self) -> Vec<VisibleText> {
        let texts_json = self.eval(include_str!("read.js")).await;
        let to_text = |visible: &Value| {
            let place = |key: &str| visible[key].as_f64();
            Some(VisibleText { text: visible["text"].as_str()?.to_owned(), x: place("x")?, y: place("y")? })
        };
        texts_json.as_array().into_iter().flatten().filter_map(to_text).collect()
    }

    /// Waits for a visible text with this beginning and returns it.
    ///
    /// # Panics
    /// When it does not appear; the message lists the visible texts.
    pub async fn read_soon(&self, beginning: &str) -> String {
        let start = Instant::now();
        loop {
            let texts = self.read().await;
            if let Some(texts) = texts.iter().find(|visible| visible.text.starts_with(beginning)) {
                return texts.text.clone();
            }
            assert!(start.elapsed() < TIMEOUT, "nowhere is {beginning:?} to be read, only {texts:?}");
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Returns the text right below another one, such as a number below its symbol.
    ///
    /// # Panics
    /// When either text is missing.
    pub async fn read_below(&self, label: &str) -> String {
        let texts = self.read().await;
        let head = texts.iter().find(|visible| visible.text == label);
        let head = head.unwrap_or_else(|| panic!("nowhere is {label:?} to be read, only {texts:?}"));
        let lower = texts.iter().filter(|texts| (texts.x - head.x).abs() < 4.0 && texts.y > head.y);
        let lower = lower.min_by(|a, b| a.y.total_cmp(&b.y));
        lower.unwrap_or_else(|| panic!("nothing stands below {label:?}")).text.clone()
    }
}
