//! A program of the reader's own, and the exercise that it is for: opened as files, and kept by the browser.

use crate::app::context::Context;
use crate::app::dom::storage;
use crate::files::import;
use crate::state::action::Action;
use gloo::utils::window;
use hyperfly_request::{EXERCISE, Race, Request};
use wasm_bindgen_futures::spawn_local;
use web_sys::File;

/// Under this name the browser keeps the program that was written last.
pub const KEPT: &str = "hyperfly-program";
/// Under such names it keeps exercises; what follows is the id.
const KEPT_EXERCISE: &str = "hyperfly-exercise:";
/// No more is read of a file: longer programs and exercises are refused.
const MOST: f64 = 524_288.0;

/// A program as it is kept and asked for: none at all would mean that nobody has written yet.
pub fn written(mut text: String) -> String {
    if text.is_empty() {
        text.push('\n');
    }
    text
}

/// The browser keeps a text under a name, where it may; else it has none of that name.
pub fn keep(name: &str, text: &str) {
    if let Some(storage) = storage()
        && storage.set_item(name, text).is_err()
    {
        let _ = storage.remove_item(name);
    }
}

/// Reads a file, as an exercise or as a program, which is kept under a name.
pub fn open(cx: &Context, file: File, kept_as: &str) {
    let (cx, kept_as) = (cx.clone(), kept_as.to_owned());
    spawn_local(async move {
        let text = match file.slice_with_f64_and_f64(0.0, MOST) {
            Ok(head) => import::text_of(&head).await,
            Err(_) => None,
        };
        let Some(text) = text else {
            let why = hyperfly_text::controls::file_unreadable(&file.name());
            return cx.send(Action::FileProblem(Some(why)));
        };
        if import::is_tour(&text) {
            return open_exercise(&cx, &file.name(), text);
        }
        let program = written(text);
        keep(&kept_as, &program);
        show(&cx, cx.request(), program, false);
    });
}

/// An exercise begins: its id is the name of its file without the ending.
pub fn open_exercise(cx: &Context, name: &str, file: String) {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let id: String = stem.chars().filter(|letter| !letter.is_control()).collect();
    let id = id.trim().to_owned();
    keep(&[KEPT_EXERCISE, &id].concat(), &file);
    let program = [EXERCISE, &id].concat();
    cx.engine.set_exercise(id, file);
    show(cx, cx.request(), program, false);
}

/// The exercise that a program says it is for is at hand, if it was opened here before.
pub fn find_exercise(cx: &Context, program: &str) {
    let first = program.lines().next().and_then(|line| line.strip_prefix(EXERCISE)).map(str::trim);
    let Some(id) = first.filter(|id| !cx.engine.has_exercise(id)) else { return };
    let kept = storage().and_then(|storage| storage.get_item(&[KEPT_EXERCISE, id].concat()).ok().flatten());
    if let Some(file) = kept {
        cx.engine.set_exercise(id.to_owned(), file);
    }
}

/// A program on the machine of an exercise, as keys say it: the one that is given, else that of the keys, else the one at hand.
pub fn begin(cx: &Context, keys: &str, program: Option<&String>) {
    if let Ok(asked) = Request::from_fragment(keys).0 {
        let mut request = cx.request();
        (request.settings, request.preset) = (asked.settings, asked.preset);
        let is_begun = program.is_some();
        let named = Some(asked.look.program).filter(|program| !program.is_empty());
        let program = program.cloned().or(named).unwrap_or_else(|| request.look.program.clone());
        show(cx, request, program, is_begun);
    }
}

/// Shows a program in its room: an entry of the history, from which the way back leads to what was there before, or the one at hand.
fn show(cx: &Context, mut request: Request, program: String, in_place: bool) {
    request.settings.algorithm = hyperfly_request::Algorithm::Program;
    let look = &mut request.look;
    if look.race != Race::None {
        // What stood beside it was the race's.
        look.comparison_overrides.clear();
    }
    (look.program, look.race, look.ask) = (program, Race::None, None);
    look.tour.clear();
    look.paper.clear();
    cx.send(Action::FileProblem(None));
    let (location, fragment) = (window().location(), ["#", &request.to_fragment()].concat());
    // A sandbox may forbid it; then the program stays as it is.
    let _ = if in_place { location.replace(&fragment) } else { location.set_hash(&fragment) };
}
