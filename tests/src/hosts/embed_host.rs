//! A host page of another origin with embedded figures, and the messages that it receives from them.

use crate::browser::{Browser, TIMEOUT};
use crate::hosts::host::Host;
use crate::hosts::site::Site;
use crate::paths::dist;
use hyperfly_request::Request;
use serde_json::{Value, json};
use std::ops::Deref;
use std::time::{Duration, Instant};

/// The host page in a browser; the figures come from another port.
#[derive(Debug)]
pub struct EmbedHost {
    pub browser: Browser,
    /// Server of the figures.
    pub site: Site,
    host: Host,
}

impl Deref for EmbedHost {
    type Target = Browser;

    fn deref(&self) -> &Browser {
        &self.browser
    }
}

impl EmbedHost {
    /// Opens an empty host page, with figures from dist/.
    pub async fn empty() -> EmbedHost {
        EmbedHost::of(Site::of(dist()).start()).await
    }

    /// Opens an empty host page, with figures from this site.
    pub async fn of(site: Site) -> EmbedHost {
        let browser = Browser::start().await;
        let host = Host::page("<body></body>");
        browser.open(&host.url("")).await;
        let host = EmbedHost { browser, site, host };
        let prepare = "{
            document.body.textContent = '';
            window.frames_ = [];
            window.heard = [];
            addEventListener('message', event => {
                const frame = frames_.findIndex(frame => frame.contentWindow === event.source);
                heard.push({ frame, ...event.data });
            });
        }";
        host.eval(prepare).await;
        host
    }

    /// Opens a host page and waits for one figure; `attributes` are JavaScript assignments to attributes of `frame`.
    pub async fn with(fragment: &str, width: u32, height: u32, attributes: &str) -> EmbedHost {
        let host = EmbedHost::empty().await;
        host.add(&host.embed(fragment), width, height, attributes).await;
        host.wait_for_message("ready", "true").await;
        host
    }

    /// Returns the address of a figure.
    pub fn embed(&self, fragment: &str) -> String {
        self.site.url(&format!("embed.html#{fragment}"))
    }

    /// Returns the address of the host page.
    pub fn page(&self) -> String {
        self.host.url("")
    }

    /// Adds a frame with a figure.
    pub async fn add(&self, url: &str, width: u32, height: u32, attributes: &str) {
        let script = format!(
            "{{
                const frame = document.createElement('iframe');
                frame.width = {width};
                frame.height = {height};
                frame.style.border = '0';
                {attributes};
                frame.src = {url:?};
                document.body.append(frame);
                frames_.push(frame);
            }}"
        );
        self.eval(&script).await;
    }

    /// Posts a message, given as a JavaScript expression, to the first frame.
    pub async fn post(&self, message: &str) {
        self.eval(&format!("frames_[0].contentWindow.postMessage({message}, '*')")).await;
    }

    /// Posts a message of the protocol to the first frame; `rest` are additional properties.
    pub async fn say(&self, kind: &str, rest: Value) {
        let mut message = json!({ "hyperfly": 1, "type": kind });
        if let (Some(message), Some(rest)) = (message.as_object_mut(), rest.as_object()) {
            message.extend(rest.clone());
        }
        self.post(&message.to_string()).await;
    }

    /// Waits for a message of this type that satisfies a JavaScript expression of `m`, and returns it.
    pub async fn wait_for_message(&self, kind: &str, holds: &str) -> Value {
        let find_message = format!("heard.find(m => m.type === {kind:?} && ({holds}))");
        self.wait_for(&format!("a message {kind} with {holds}"), &find_message).await
    }

    /// Returns all messages of a type received so far.
    pub async fn received_messages(&self, kind: &str) -> Vec<Value> {
        let messages = self.eval(&format!("heard.filter(m => m.type === {kind:?})")).await;
        messages.as_array().cloned().unwrap_or_default()
    }

    /// Waits until the last height reported by the first figure equals its content's height, and returns it. (A smaller height is
    /// reported a second late.)
    ///
    /// # Panics
    /// When the heights stay different.
    pub async fn height(&self) -> f64 {
        let start = Instant::now();
        loop {
            let reported_height = self.eval("heard.findLast(m => m.frame === 0 && m.height)?.height").await;
            let content = self.inside(CONTENT_HEIGHT).await;
            if let Some(height) = reported_height.as_f64().filter(|_| reported_height == content) {
                return height;
            }
            assert!(
                start.elapsed() < TIMEOUT,
                "reported is {reported_height}, the content is {content} high"
            );
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Clears the received messages.
    pub async fn forget(&self) {
        self.eval("heard.length = 0").await;
    }

    /// Returns the state of the first figure, requested by a message.
    pub async fn state(&self) -> Value {
        let id = self.eval("window.asked = (window.asked ?? 0) + 1").await;
        self.say("get-state", json!({ "id": id })).await;
        self.wait_for_message("state", &format!("m.id === {id}")).await
    }

    /// Evaluates an expression in the first frame, whatever its origin.
    pub async fn inside(&self, expression: &str) -> Value {
        let value = self.in_frame(0, &format!("return {expression}")).await;
        value.unwrap_or_else(|| panic!("`{expression}` in the frame"))
    }
}

/// Parses the request in a message from a figure.
///
/// # Panics
/// When the request is invalid.
pub fn request(message: &Value) -> Request {
    let fragment = message["request"].as_str().unwrap_or_default();
    Request::from_fragment(fragment).0.unwrap_or_else(|error| panic!("{fragment}: {error:?}"))
}

/// JavaScript: a promise, inside a frame, that resolves once the current layout is painted.
pub const PAINTED: &str =
    "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))";

/// JavaScript, inside a frame: natural height of the figure.
pub const CONTENT_HEIGHT: &str = "(embed => {
    embed.style.minHeight = 0;
    const { height } = embed.getBoundingClientRect();
    embed.style.minHeight = '';
    return Math.ceil(height);
})(document.querySelector('.embed'))";
