//! How a worker is started: from the page's own script, with the module that the page has compiled.
//!
//! The script's last lines (crates/xtask/src/finish.rs) wait in a worker for the module. So a worker needs nothing from
//! the network but a script that the browser already has.

use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, HtmlScriptElement, Url, Worker};

/// Starts a worker; it says that it is ready when it listens.
///
/// # Errors
/// What the browser threw, if it starts no worker.
pub fn worker() -> Result<Worker, JsValue> {
    let script = gloo::utils::document().get_element_by_id("hyperfly-script");
    let script: HtmlScriptElement = script.ok_or("the page has lost its script")?.dyn_into()?;
    start(&script.src(), &wasm_bindgen::module())
}

/// Starts a worker of the second module, the desk, which it loads itself.
///
/// # Errors
/// What the browser threw, if it starts no worker; a page that does not name the module.
pub fn desk() -> Result<Worker, JsValue> {
    let document = gloo::utils::document();
    let named = document.query_selector("meta[name=hyperfly-desk]")?;
    let script = named.and_then(|meta| meta.get_attribute("content")).ok_or("the page does not name it")?;
    let base = document.base_uri()?.unwrap_or_default();
    let url = |name: &str| Url::new_with_base(name, &base).map(|url| url.href());
    start(&url(&script)?, &url(&script.replace(".js", "_bg.wasm"))?.into())
}

fn start(src: &str, module: &JsValue) -> Result<Worker, JsValue> {
    // A frame of an opaque origin (`sandbox`) may start workers from nothing but what it has made itself. (A URL that
    // the browser gives holds no quotation mark.)
    let worker = Worker::new(src).or_else(|_| {
        let parts = Array::of1(&format!("importScripts(\"{src}\");").into());
        Worker::new(&Url::create_object_url_with_blob(&Blob::new_with_str_sequence(&parts)?)?)
    })?;
    worker.post_message(module)?;
    Ok(worker)
}
