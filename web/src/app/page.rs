//! The page begins here.

use crate::app::first_picture;
use crate::app::language;
use crate::app::panic;
use crate::app::root::App;
use crate::state::history;
use wasm_bindgen_futures::spawn_local;

/// Mounts the app into the body, once it can be read.
pub fn start() {
    panic::of_page();
    spawn_local(async {
        language::begin(history::read(&history::current(), false).request.look.lang).await;
        first_picture::keep(|| _ = yew::Renderer::<App>::new().render());
    });
}
