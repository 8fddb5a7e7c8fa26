//! Loads a file from the page's own origin, limited in size and time.

use hyperfly_text::lesson_file;
use hyperfly_tours::MOST_BYTES;
use js_sys::Promise;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ProgressEvent, Url, XmlHttpRequest};

/// Timeout in milliseconds.
const PATIENCE: u32 = 10_000;

/// Loads the text of a file at an address relative to the page's.
///
/// # Errors
/// The reason, for the reader.
pub async fn fetch(base: &str, path: &str) -> Result<String, String> {
    let base = base.trim_end_matches('#');
    let url = Url::new_with_base(path, base).map_err(|_| lesson_file::cannot_fetch(path, "?"))?;
    let here = Url::new(base).map_err(|_| lesson_file::cannot_fetch(path, "?"))?;
    if here.protocol() == "file:" {
        return Err(lesson_file::no_server(path));
    }
    if url.origin() != here.origin() {
        return Err(lesson_file::other_site(path));
    }
    let request = XmlHttpRequest::new().map_err(|_| lesson_file::cannot_fetch(path, "?"))?;
    let long = end_of(&request, &url.href()).await.map_err(|_| lesson_file::no_answer(path))?;
    // The request may have been redirected.
    if Url::new(&request.response_url()).is_ok_and(|arrived| arrived.origin() != here.origin()) {
        return Err(lesson_file::other_site(path));
    }
    if long {
        return Err(lesson_file::fault_long().to_owned());
    }
    match request.status() {
        Ok(200) => Ok(request.response_text().ok().flatten().unwrap_or_default()),
        Ok(0) | Err(_) => Err(lesson_file::no_answer(path)),
        Ok(status) => Err(lesson_file::cannot_fetch(path, &status.to_string())),
    }
}

/// Sends a request and waits until it ends. Returns whether it was aborted because the file is too large.
async fn end_of(request: &XmlHttpRequest, url: &str) -> Result<bool, JsValue> {
    request.open("GET", url)?;
    request.set_timeout(PATIENCE);
    let long = Rc::new(Cell::new(false));
    let mut over = None;
    let ended = Promise::new(&mut |resolve, _| {
        request.set_onloadend(Some(&resolve));
        over = Some(resolve);
    });
    let (of, says) = (request.clone(), long.clone());
    let came = Closure::<dyn Fn(ProgressEvent)>::new(move |event: ProgressEvent| {
        // An aborted request fires one more progress event.
        if event.loaded() > MOST_BYTES as f64 && !says.replace(true) {
            // These fail only if the request has ended.
            let _ = over.as_ref().map(|over| over.call0(&JsValue::NULL));
            let _ = of.abort();
        }
    });
    request.set_onprogress(Some(came.as_ref().unchecked_ref()));
    request.send()?;
    JsFuture::from(ended).await?;
    request.set_onprogress(None);
    Ok(long.get())
}
