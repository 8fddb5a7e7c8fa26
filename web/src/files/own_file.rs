//! Opening a file of the reader: samples, a tour, a measured run or its timings, a machine, a program, or an exercise.

use crate::app::context::Context;
use crate::app::dom::go_to;
use crate::files::import::{self, FileContent};
use crate::files::own_program;
use crate::state::action::Action;
use crate::state::samples::{OwnSamples, Reading};
use crate::worker::browser::query_client;
use crate::worker::protocol::queries::measured::{Measure, MeasureAction};
use js_sys::Array;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::{File, FilePropertyBag};

/// File name extensions of programs.
const PROGRAM_EXTENSIONS: [&str; 2] = [".star", ".py"];

/// Reads a file and shows its content.
pub fn open(cx: &Context, file: File) {
    let cx = cx.clone();
    spawn_local(async move {
        let name = file.name().to_ascii_lowercase();
        if PROGRAM_EXTENSIONS.iter().any(|extension| name.ends_with(extension)) {
            return own_program::open(&cx, file, own_program::STORAGE_KEY);
        }
        let on_progress = begin(&cx, &file.name());
        let content = match import::read_tour(&file).await {
            Some(text) if import::is_exercise(&text) => {
                cx.send(Action::Reading(None));
                return own_program::open_exercise(&cx, &file.name(), text);
            }
            Some(text) if !import::is_measured(&text) => return cx.send(Action::Lesson(text.into())),
            Some(_) => Ok(FileContent::Timings),
            None => import::read_file(&file, &on_progress).await,
        };
        if end(&cx, content) {
            open_measurement(&cx, import::read_as_text(&file).await.unwrap_or_default()).await;
        }
    });
}

/// Opens pasted text as a file.
pub fn paste(cx: &Context, text: &str) {
    let kind = FilePropertyBag::new();
    kind.set_type("text/plain");
    let (contents, name) = (Array::of1(&text.into()), hyperfly_text::controls::pasted());
    if let Ok(file) = File::new_with_str_sequence_and_options(&contents, name, &kind) {
        open(cx, file);
    }
}

/// Applies a machine to the run. Shows any other measurement next to the run.
async fn open_measurement(cx: &Context, file: String) {
    let action = MeasureAction::Machine(file.clone());
    let query = Measure { action, fragment: cx.explorer(), ..Measure::default() };
    let device = query_client().answer(query).await.ok().and_then(|reply| reply.device);
    match device.and_then(|device| device.machine_uses) {
        Some(kept) => {
            cx.send(Action::Reading(None));
            go_to(&kept.explorer);
        }
        None => cx.send(Action::Measured(file.into())),
    }
}

/// Shows samples that were read, or the error.
pub fn show_samples(cx: &Context, samples: Result<OwnSamples, String>) {
    match samples {
        Ok(own_reading) => cx.send(Action::OwnSamples(Rc::new(own_reading))),
        Err(why) => cx.send(Action::FileProblem(Some(why))),
    }
}

/// Shows that a file is being read. The returned function shows the progress and returns whether to continue: it stops if
/// another file is being read.
fn begin(cx: &Context, name: &str) -> impl Fn(f64) -> bool + use<> {
    let (cx, name) = (cx.clone(), Rc::<str>::from(name));
    let report_progress =
        move |fraction: f64| Action::Reading(Some(Reading { name: name.clone(), done: fraction }));
    cx.send(Action::FileProblem(None));
    cx.send(report_progress(0.0));
    let own_reading = cx.state().reading.clone();
    move |fraction| {
        let is_current = cx
            .state()
            .reading
            .as_ref()
            .zip(own_reading.as_ref())
            .is_some_and(|(now, own_reading)| now.is(own_reading));
        if is_current {
            cx.send(report_progress(fraction));
        }
        is_current
    }
}

/// Shows samples or the error; nothing if reading was aborted. Returns whether the file is a measurement instead.
fn end(cx: &Context, content: Result<FileContent, String>) -> bool {
    match content {
        Ok(FileContent::Timings) => return true,
        Ok(FileContent::Aborted) => {}
        Ok(FileContent::Samples(own_reading)) => show_samples(cx, Ok(own_reading)),
        Err(why) => show_samples(cx, Err(why)),
    }
    false
}
