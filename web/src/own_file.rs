//! A file of the reader's own: samples, or a lesson.

use crate::action::Action;
use crate::context::Context;
use crate::import;
use crate::samples::{OwnSamples, Reading};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::File;

/// Reads a file of the reader's.
pub fn open(cx: &Context, file: File) {
    let cx = cx.clone();
    spawn_local(async move {
        let told = begin(&cx, &file.name());
        if let Some(text) = import::tour(&file).await {
            return cx.send(Action::Lesson(text.into()));
        }
        end(&cx, import::from_file(&file, &told).await);
    });
}

/// Reads samples that were pasted.
pub fn paste(cx: &Context, text: String) {
    let (cx, name) = (cx.clone(), hyperfly_text::controls::pasted());
    spawn_local(async move {
        let told = begin(&cx, name);
        end(&cx, import::from_text(name, &text, &told).await);
    });
}

/// Takes samples that were read, or says why there are none.
pub fn take(cx: &Context, read: Result<OwnSamples, String>) {
    match read {
        Ok(own) => cx.send(Action::Own(Rc::new(own))),
        Err(why) => cx.send(Action::FileProblem(Some(why))),
    }
}

/// Says that a file is being read; what is returned says how far, and hears whether it is still wanted.
fn begin(cx: &Context, name: &str) -> impl Fn(f64) -> bool + use<> {
    let (cx, name) = (cx.clone(), Rc::<str>::from(name));
    let tell = move |done: f64| Action::Reading(Some(Reading { name: name.clone(), done }));
    cx.send(Action::FileProblem(None));
    cx.send(tell(0.0));
    let own = cx.state().reading.clone();
    move |done| {
        let wanted = cx.state().reading.as_ref().zip(own.as_ref()).is_some_and(|(now, own)| now.is(own));
        if wanted {
            cx.send(tell(done));
        }
        wanted
    }
}

/// What was not wanted any more says nothing.
fn end(cx: &Context, read: Result<Option<OwnSamples>, String>) {
    if let Some(read) = read.transpose() {
        take(cx, read);
    }
}
