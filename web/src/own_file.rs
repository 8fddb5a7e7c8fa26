//! A file of the reader's own: samples, or a lesson.

use crate::action::Action;
use crate::context::Context;
use crate::import;
use crate::samples::OwnSamples;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::File;

/// Reads a file of the reader's.
pub fn open(cx: &Context, file: File) {
    let cx = cx.clone();
    cx.send(Action::FileProblem(None));
    spawn_local(async move {
        if let Some(text) = import::tour(&file).await {
            return cx.send(Action::Lesson(text.into()));
        }
        take(&cx, import::from_file(file).await);
    });
}

/// Takes samples that were read, or says why there are none.
pub fn take(cx: &Context, read: Result<OwnSamples, String>) {
    match read {
        Ok(own) => cx.send(Action::Own(Rc::new(own))),
        Err(why) => cx.send(Action::FileProblem(Some(why))),
    }
}
