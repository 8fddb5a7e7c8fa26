//! Loads a file from the page's own origin, limited in size and time.

use hyperfly_text::lesson_file;
use hyperfly_tours::MAX_BYTES;
use js_sys::Promise;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ProgressEvent, Url, XmlHttpRequest};

/// Timeout in milliseconds.
const TIMEOUT_MS: u32 = 10_000;

/// Loads the text of a file at an address relative to the page's.
///
/// # Errors
/// The reason, for the reader.
pub async fn fetch(current_address: &str, path: &str) -> Result<String, String> {
    let page_address = current_address.trim_end_matches('#');
    let url = Url::new_with_base(path, page_address).map_err(|_| lesson_file::cannot_fetch(path, "?"))?;
    let page_url = Url::new(page_address).map_err(|_| lesson_file::cannot_fetch(path, "?"))?;
    if page_url.protocol() == "file:" {
        return Err(lesson_file::no_server(path));
    }
    if url.origin() != page_url.origin() {
        return Err(lesson_file::other_site(path));
    }
    let request = XmlHttpRequest::new().map_err(|_| lesson_file::cannot_fetch(path, "?"))?;
    let too_large = send_request(&request, &url.href()).await.map_err(|_| lesson_file::no_answer(path))?;
    // The request may have been redirected.
    if Url::new(&request.response_url()).is_ok_and(|response_url| response_url.origin() != page_url.origin())
    {
        return Err(lesson_file::other_site(path));
    }
    if too_large {
        return Err(lesson_file::fault_long().to_owned());
    }
    match request.status() {
        Ok(200) => Ok(request.response_text().ok().flatten().unwrap_or_default()),
        Ok(0) | Err(_) => Err(lesson_file::no_answer(path)),
        Ok(status) => Err(lesson_file::cannot_fetch(path, &status.to_string())),
    }
}

/// Sends a request and waits until it ends. Returns whether it was aborted because the file is too large.
async fn send_request(request: &XmlHttpRequest, url: &str) -> Result<bool, JsValue> {
    request.open("GET", url)?;
    request.set_timeout(TIMEOUT_MS);
    let too_large = Rc::new(Cell::new(false));
    let mut finish = None;
    let completion = Promise::new(&mut |resolve, _| {
        request.set_onloadend(Some(&resolve));
        finish = Some(resolve);
    });
    let (aborted_request, exceeded) = (request.clone(), too_large.clone());
    let on_progress = Closure::<dyn Fn(ProgressEvent)>::new(move |event: ProgressEvent| {
        // An aborted request fires one more progress event.
        if event.loaded() > MAX_BYTES as f64 && !exceeded.replace(true) {
            // These fail only if the request has ended.
            let _ = finish.as_ref().map(|finish| finish.call0(&JsValue::NULL));
            let _ = aborted_request.abort();
        }
    });
    request.set_onprogress(Some(on_progress.as_ref().unchecked_ref()));
    request.send()?;
    JsFuture::from(completion).await?;
    request.set_onprogress(None);
    Ok(too_large.get())
}
