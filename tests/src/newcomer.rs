//! Somebody who has never seen the page: finds things by what can be read or heard of them, and acts with mouse and keys.
//!
//! What there is comes from the browser's accessibility tree, so a control is found by its role and its name alone; what is
//! read is the text that is painted. No ids, no classes, no keys of the schema.

use crate::browser::PATIENCE;
use crate::page::Page;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Something on the page that has a name.
#[derive(Clone, Debug)]
pub struct Thing {
    /// What it is called: "Play".
    pub name: String,
    /// What it says: the text of a field.
    pub value: String,
    node: u64,
}

/// A text that can be read, and where it begins.
#[derive(Clone, Debug)]
pub struct Read {
    /// What it says.
    pub text: String,
    x: f64,
    y: f64,
}

impl Page {
    /// All things of a role ("button", "heading", "slider"), in the order of the page.
    pub async fn things(&self, role: &str) -> Vec<Thing> {
        let tree = self.devtools("Accessibility.getFullAXTree", json!({})).await;
        let text =
            |node: &Value, key: &str| node[key]["value"].as_str().unwrap_or_default().trim().to_owned();
        let thing = |node: &Value| {
            let is = node["ignored"] == false && node["role"]["value"] == role;
            let node_id = node["backendDOMNodeId"].as_u64().filter(|_| is)?;
            Some(Thing { name: text(node, "name"), value: text(node, "value"), node: node_id })
        };
        tree["nodes"].as_array().into_iter().flatten().filter_map(thing).collect()
    }

    /// The first thing of a role in whose name this stands, whatever the case of its letters.
    ///
    /// # Panics
    /// When there is none, telling which there are.
    pub async fn find(&self, role: &str, word: &str) -> Thing {
        let things = self.things(role).await;
        let names: Vec<&str> = things.iter().map(|thing| thing.name.as_str()).collect();
        let is = |thing: &&Thing| thing.name.to_lowercase().contains(&word.to_lowercase());
        things.iter().find(is).cloned().unwrap_or_else(|| panic!("no {role} says {word:?}, only {names:?}"))
    }

    /// The same, once it is there.
    pub async fn find_soon(&self, role: &str, word: &str) -> Thing {
        let begun = Instant::now();
        let is = |thing: &Thing| thing.name.to_lowercase().contains(&word.to_lowercase());
        while !self.things(role).await.iter().any(is) && begun.elapsed() < PATIENCE {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        self.find(role, word).await
    }

    /// Where it is on the screen: left, top, right, bottom.
    pub async fn place_of(&self, thing: &Thing) -> [f64; 4] {
        let quads = self.devtools("DOM.getContentQuads", json!({ "backendNodeId": thing.node })).await;
        let corners: Vec<f64> =
            quads["quads"][0].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        assert_eq!(corners.len(), 8, "{:?} is not to be seen", thing.name);
        [corners[0], corners[1], corners[4], corners[5]]
    }

    /// Goes on with Tab until it has the keys.
    ///
    /// # Panics
    /// When Tab does not lead there.
    pub async fn tab_to(&self, thing: &Thing) {
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

    /// Points at it: the mouse is in its middle. It must be on the screen.
    pub async fn point_at(&self, thing: &Thing) -> (f64, f64) {
        let [left, top, right, bottom] = self.place_of(thing).await;
        let (x, y) = ((left + right) / 2.0, (top + bottom) / 2.0);
        self.point(x, y).await;
        (x, y)
    }

    /// Clicks on it, where it is on the screen.
    pub async fn click_on(&self, thing: &Thing) {
        let (x, y) = self.point_at(thing).await;
        self.click(x, y).await;
    }

    /// What can be read in the window as it is scrolled now.
    pub async fn read(&self) -> Vec<Read> {
        let seen = self.eval(include_str!("read.js")).await;
        let one = |read: &Value| {
            let place = |key: &str| read[key].as_f64();
            Some(Read { text: read["text"].as_str()?.to_owned(), x: place("x")?, y: place("y")? })
        };
        seen.as_array().into_iter().flatten().filter_map(one).collect()
    }

    /// Waits until a text that begins like this can be read, and gives it.
    ///
    /// # Panics
    /// When it does not come, telling what can be read.
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

    /// What stands right below a text, such as the number below its symbol.
    ///
    /// # Panics
    /// When the text is not to be read, or nothing stands below it.
    pub async fn read_below(&self, label: &str) -> String {
        let read = self.read().await;
        let head = read.iter().find(|read| read.text == label);
        let head = head.unwrap_or_else(|| panic!("nowhere is {label:?} to be read, only {read:?}"));
        let below = read.iter().filter(|read| (read.x - head.x).abs() < 4.0 && read.y > head.y);
        let below = below.min_by(|a, b| a.y.total_cmp(&b.y));
        below.unwrap_or_else(|| panic!("nothing stands below {label:?}")).text.clone()
    }
}
