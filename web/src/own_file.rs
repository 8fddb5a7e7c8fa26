//! A file of the reader's own: samples, a lesson, a measured run or timings of one, a machine, a program, or an exercise.

use crate::action::Action;
use crate::context::Context;
use crate::dom::storage;
use crate::import::{self, Found};
use crate::late::Late;
use crate::protocol::ExerciseFile;
use crate::protocol::late::figure::{Figure, What};
use crate::samples::{OwnSamples, Reading};
use gloo::utils::window;
use hyperfly_request::{Algorithm, Choice};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::File;

/// How the names of programs end.
const PROGRAMS: [&str; 2] = [".star", ".py"];
/// Of a program no more is read, which is more than it may have.
const MOST_OF_PROGRAM: f64 = 65_536.0;
/// Under this name the browser keeps the exercise that was opened: its id in the first line, and the file.
const KEPT_EXERCISE: &str = "hyperfly-exercise";

/// Reads a file of the reader's.
pub fn open(cx: &Context, file: File) {
    let cx = cx.clone();
    spawn_local(async move {
        if PROGRAMS.iter().any(|ending| file.name().ends_with(ending)) {
            let head = file.slice_with_f64_and_f64(0.0, MOST_OF_PROGRAM);
            if let Some(text) = import::text_of(&head.unwrap_or(file.into())).await {
                cx.send(Action::Set("algorithm", Algorithm::Program.id().to_owned(), false));
                cx.send(Action::Program(text));
            }
            return;
        }
        let told = begin(&cx, &file.name());
        let found = match import::tour(&file).await {
            Some(text) if import::is_exercise(&text) => {
                cx.send(Action::Reading(None));
                return exercise(&cx, &file.name(), text);
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

/// Takes a text that was pasted.
pub fn paste(cx: &Context, text: String) {
    let (cx, name) = (cx.clone(), hyperfly_text::controls::pasted());
    spawn_local(async move {
        let told = begin(&cx, name);
        let found = match import::is_tour(&text) {
            true if !import::is_measured(&text) => return cx.send(Action::Lesson(text.into())),
            true => Ok(Found::Timings),
            false => import::from_text(name, &text, &told).await,
        };
        if end(&cx, found) {
            measured(&cx, text).await;
        }
    });
}

/// An exercise begins, with its first size and machine.
fn exercise(cx: &Context, name: &str, file: String) {
    let id = name.rsplit_once('.').map_or(name, |(stem, _)| stem).to_owned();
    if let Some(storage) = storage() {
        // What cannot be kept has to be opened again.
        let _ = storage.set_item(KEPT_EXERCISE, &[&id, "\n", &file].concat());
    }
    let case = import::first_case(&file).unwrap_or_default();
    let program = String::from(js_sys::encode_uri_component(&id));
    cx.send(Action::Exercise(Rc::new(ExerciseFile { id, file })));
    let fragment = [&cx.explorer(), "&", &case, "&algorithm=program&program=", &program].concat();
    // A sandbox may forbid it; then the program stays as it is.
    let _ = window().location().set_hash(&fragment);
}

/// The exercise that was opened in an earlier visit is there again.
pub fn open_kept_exercise(cx: &Context) {
    let kept = storage().and_then(|storage| storage.get_item(KEPT_EXERCISE).ok().flatten());
    if let Some((id, file)) = kept.as_deref().and_then(|kept| kept.split_once('\n')) {
        let exercise = ExerciseFile { id: id.to_owned(), file: file.to_owned() };
        cx.send(Action::Exercise(Rc::new(exercise)));
    }
}

/// A machine becomes that of the run; anything else is shown beside it.
async fn measured(cx: &Context, file: String) {
    let (what, fragment) = (What::Machine, cx.explorer());
    let asked = Figure { what, fragment, file: file.clone(), ..Figure::default() };
    match Late::default().answer(asked).await {
        Ok((made, _)) if !made.on.is_empty() => {
            cx.send(Action::Reading(None));
            // A sandbox may forbid it; then the machine stays as it is.
            let _ = window().location().set_hash(&made.on);
        }
        _ => cx.send(Action::Measured(file.into())),
    }
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
