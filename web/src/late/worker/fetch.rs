//! Loads a file of this site, and of no other.

use hyperfly_text::lesson_file;
use web_sys::{Url, XmlHttpRequest};

/// The text of the file at an address that is relative to the page's. The worker waits for it: it has nothing else to do.
///
/// # Errors
/// Why there is none, for the reader.
pub fn fetch(base: &str, path: &str) -> Result<String, String> {
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
    let sent = request.open_with_async("GET", &url.href(), false).and_then(|()| request.send());
    if sent.is_err() {
        return Err(lesson_file::no_answer(path));
    }
    // It may have been sent elsewhere.
    if Url::new(&request.response_url()).is_ok_and(|arrived| arrived.origin() != here.origin()) {
        return Err(lesson_file::other_site(path));
    }
    match request.status() {
        Ok(200) => Ok(request.response_text().ok().flatten().unwrap_or_default()),
        status => Err(lesson_file::cannot_fetch(path, &status.unwrap_or(0).to_string())),
    }
}
