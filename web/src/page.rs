//! The page begins here.

use crate::components::App;

/// Mounts the app into the body.
pub fn start() {
    yew::Renderer::<App>::new().render();
}
