//! The reader's program and the exercise that it solves: opening them as files, and keeping them in the browser's storage.

use crate::app::context::Context;
use crate::app::dom::{go_to, storage};
use crate::files::import;
use crate::state::action::Action;
use gloo::utils::window;
use hyperfly_request::{EXERCISE, Race, Request};
use wasm_bindgen_futures::spawn_local;
use web_sys::File;

/// Storage key of the latest program.
pub const STORAGE_KEY: &str = "hyperfly-program";
/// Prefix of the storage keys of exercises, followed by the id.
const EXERCISE_KEY_PREFIX: &str = "hyperfly-exercise:";
/// Bytes read of a file; longer programs and exercises are refused later.
const MAX_BYTES: f64 = 524_288.0;

/// Returns a program as it is stored and requested: never empty, which would mean that there is no program yet.
pub fn non_empty(mut text: String) -> String {
    if text.is_empty() {
        text.push('\n');
    }
    text
}

/// Stores a text if storage is available. Removes an older one if there is no space.
pub fn store(key: &str, text: &str) {
    if let Some(storage) = storage()
        && storage.set_item(key, text).is_err()
    {
        let _ = storage.remove_item(key);
    }
}

/// Opens a file as an exercise or as a program, which is stored under a key.
pub fn open(cx: &Context, file: File, key: &str) {
    let (cx, key) = (cx.clone(), key.to_owned());
    spawn_local(async move {
        let text = match file.slice_with_f64_and_f64(0.0, MAX_BYTES) {
            Ok(head) => import::read_as_text(&head).await,
            Err(_) => None,
        };
        let Some(text) = text else {
            let message = hyperfly_text::controls::file_unreadable(&file.name());
            return cx.send(Action::FileProblem(Some(message)));
        };
        if import::is_tour(&text) {
            return open_exercise(&cx, &file.name(), text);
        }
        let program = non_empty(text);
        store(&key, &program);
        show(&cx, cx.request(), program, false);
    });
}

/// Opens an exercise. Its id is the name of its file without the extension.
pub fn open_exercise(cx: &Context, name: &str, file: String) {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let id: String = stem.chars().filter(|letter| !letter.is_control()).collect();
    let id = id.trim().to_owned();
    store(&[EXERCISE_KEY_PREFIX, &id].concat(), &file);
    let program = [EXERCISE, &id].concat();
    cx.engine.set_exercise(id, file);
    show(cx, cx.request(), program, false);
}

/// Restores the exercise named in the first line of a program from storage.
pub fn restore_exercise(cx: &Context, program: &str) {
    let first = program.lines().next().and_then(|line| line.strip_prefix(EXERCISE)).map(str::trim);
    let Some(id) = first.filter(|id| !cx.engine.has_exercise(id)) else { return };
    let stored_file =
        storage().and_then(|storage| storage.get_item(&[EXERCISE_KEY_PREFIX, id].concat()).ok().flatten());
    if let Some(file) = stored_file {
        cx.engine.set_exercise(id.to_owned(), file);
    }
}

/// Shows a program on the machine that the keys of an exercise describe: the given program, else the one in the keys, else the
/// current one.
pub fn begin(cx: &Context, keys: &str, program: Option<&String>) {
    if let Ok(parsed) = Request::from_fragment(keys).0 {
        let mut request = cx.request();
        (request.settings, request.preset) = (parsed.settings, parsed.preset);
        let in_place = program.is_some();
        let program_name = Some(parsed.look.program).filter(|program| !program.is_empty());
        let program = program.cloned().or(program_name).unwrap_or_else(|| request.look.program.clone());
        show(cx, request, program, in_place);
    }
}

/// Shows a program on its page, as a new entry of the history or, `in_place`, instead of the current one.
fn show(cx: &Context, mut request: Request, program: String, in_place: bool) {
    request.settings.algorithm = hyperfly_request::Algorithm::Program;
    let look = &mut request.look;
    if look.race != Race::None {
        // The comparison belongs to the race.
        look.comparison_overrides.clear();
    }
    (look.program, look.race, look.ask) = (program, Race::None, None);
    look.tour.clear();
    look.paper.clear();
    cx.send(Action::FileProblem(None));
    let fragment = ["#", &request.to_fragment()].concat();
    if in_place {
        // A sandbox may forbid it; then the page stays as it is.
        let _ = window().location().replace(&fragment);
    } else {
        go_to(&fragment);
    }
}
