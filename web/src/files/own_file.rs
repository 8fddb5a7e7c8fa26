//! A file of the reader's own: samples, a lesson, a measured run or timings of one, a machine, a program, or an exercise.

use crate::app::context::Context;
use crate::app::dom::go_to;
use crate::files::import::{self, Found};
use crate::files::own_program;
use crate::state::action::Action;
use crate::state::samples::{OwnSamples, Reading};
use crate::worker::browser::query_client;
use crate::worker::protocol::queries::measured::{Measure, MeasureAction};
use js_sys::Array;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::{File, FilePropertyBag};

/// How the names of programs end.
const PROGRAMS: [&str; 2] = [".star", ".py"];

/// Reads a file of the reader's.
pub fn open(cx: &Context, file: File) {
    let cx = cx.clone();
    spawn_local(async move {
        let name = file.name().to_ascii_lowercase();
        if PROGRAMS.iter().any(|ending| name.ends_with(ending)) {
            return own_program::open(&cx, file, own_program::KEPT);
        }
        let told = begin(&cx, &file.name());
        let found = match import::tour(&file).await {
            Some(text) if import::is_exercise(&text) => {
                cx.send(Action::Reading(None));
                return own_program::open_exercise(&cx, &file.name(), text);
            }
            Some(text) if !import::is_measured(&text) => return cx.send(Action::Lesson(text.into())),
            Some(_) => Ok(Found::Timings),
            None => import::from_file(&file, &told).await,
        };
        if end(&cx, found) {
            measured(&cx, import::text_of(&file).await.unwrap_or_default()).await;
        }
    });
}

/// Takes a text that was pasted, as the file that it could be.
pub fn paste(cx: &Context, text: &str) {
    let kind = FilePropertyBag::new();
    kind.set_type("text/plain");
    let (parts, name) = (Array::of1(&text.into()), hyperfly_text::controls::pasted());
    if let Ok(file) = File::new_with_str_sequence_and_options(&parts, name, &kind) {
        open(cx, file);
    }
}

/// A machine becomes that of the run; anything else is shown beside it.
async fn measured(cx: &Context, file: String) {
    let what = MeasureAction::Machine(file.clone());
    let asked = Measure { what, fragment: cx.explorer(), ..Measure::default() };
    let device = query_client().answer(asked).await.ok().and_then(|found| found.device);
    match device.and_then(|device| device.kept) {
        Some(kept) => {
            cx.send(Action::Reading(None));
            go_to(&kept.on);
        }
        None => cx.send(Action::Measured(file.into())),
    }
}

/// Takes samples that were read, or says why there are none.
pub fn take(cx: &Context, read: Result<OwnSamples, String>) {
    match read {
        Ok(own) => cx.send(Action::OwnSamples(Rc::new(own))),
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

/// Takes samples; whether it is what was measured. What was not wanted any more says nothing.
fn end(cx: &Context, found: Result<Found, String>) -> bool {
    match found {
        Ok(Found::Timings) => return true,
        Ok(Found::Left) => {}
        Ok(Found::Samples(own)) => take(cx, Ok(own)),
        Err(why) => take(cx, Err(why)),
    }
    false
}
