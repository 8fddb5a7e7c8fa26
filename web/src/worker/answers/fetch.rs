//! Loads a file of this site, and of no other: no longer than it may be, and no longer than anybody waits.

use hyperfly_text::lesson_file;
use hyperfly_tours::MOST_BYTES;
use js_sys::Promise;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ProgressEvent, Url, XmlHttpRequest};

/// An answer that takes longer, in milliseconds, is none.
const PATIENCE: u32 = 10_000;

/// The text of the file at an address that is relative to the page's.
///
/// # Errors
/// Why there is none, for the reader.
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
    // It may have been sent elsewhere.
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

/// Waits for the end of a request: an answer, or that there is none. Whether it was left because it is too long.
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
        // Who is left tells once more how far it came, while it is being left.
        if event.loaded() > MOST_BYTES as f64 && !says.replace(true) {
            // These fail only where it has ended.
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
