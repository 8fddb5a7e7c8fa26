//! How a worker is started: from a script that stands in the page, by its address or, in a page that is one file, in full.
//!
//! The script's last lines (crates/xtask/src/finish/start.js) wait in a worker for its module. The page's own workers get
//! the module that the page has compiled: they need nothing from the network but a script that the browser already has.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, HtmlScriptElement, Url, Worker};

/// Starts a worker; it says that it is ready when it listens.
///
/// # Errors
/// What the browser threw, if it starts no worker.
pub fn worker() -> Result<Worker, JsValue> {
    start("hyperfly-script", |_| wasm_bindgen::module())
}

/// Starts a worker of the second module, the desk, which it loads itself from beside its script; a page that is one file
/// hands it over.
///
/// # Errors
/// What the browser threw, if it starts no worker.
pub fn desk() -> Result<Worker, JsValue> {
    start("hyperfly-desk", |src| {
        let own = Reflect::get(&js_sys::global(), &"hyperflyDesk".into()).ok();
        let own = own.and_then(|own| own.dyn_into::<Function>().ok()?.call0(&JsValue::NULL).ok());
        own.unwrap_or_else(|| src.replace(".js", "_bg").into())
    })
}

/// Starts a worker from a script of the page, and gives it its module.
fn start(id: &str, module: impl Fn(&str) -> JsValue) -> Result<Worker, JsValue> {
    let script = gloo::utils::document().get_element_by_id(id);
    let script: HtmlScriptElement = script.ok_or("the page has lost its script")?.dyn_into()?;
    let src = script.src();
    let blob = |text: &str| {
        let blob = Blob::new_with_str_sequence(&Array::of1(&text.into()))?;
        Worker::new(&Url::create_object_url_with_blob(&blob)?)
    };
    let own = |name: &str| Reflect::get(&js_sys::global(), &name.into());
    let from_disk = src.starts_with("file:");
    if let (true, "hyperfly-desk") = (from_disk, id) {
        let worker = blob(APART)?;
        own("hyperflyHand")?.unchecked_into::<Function>().call2(
            &JsValue::NULL,
            &worker,
            &src.replace(".js", "_bg.js").into(),
        )?;
        return Ok(worker);
    }
    let worker = if src.is_empty() {
        blob(&script.text()?)
    } else if from_disk {
        blob(&own("hyperflyScript")?.as_string().unwrap_or_default())
    } else {
        // A frame of an opaque origin (`sandbox`) may start workers from nothing but what it has made itself. (A URL that
        // the browser gives holds no quotation mark.)
        Worker::new(&src).or_else(|_| blob(&format!("importScripts(\"{src}\");")))
    }?;
    worker.post_message(&module(&src))?;
    Ok(worker)
}

/// A worker that is handed its script and its module.
const APART: &str = "onmessage = ({ data: [script, wasm] }) => {\n\
                     importScripts(URL.createObjectURL(new Blob([script])));\n\
                     onmessage({ data: wasm });\n};\n";
