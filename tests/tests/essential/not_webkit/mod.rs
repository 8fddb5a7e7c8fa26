//! Tests that WebKitGTK cannot run: its driver cannot change system preferences while a page is open, its pages have the scale of the
//! screen, it loads a preloaded script twice without cache headers, and it lacks `moveBefore`. The nextest profile `webkit` skips this
//! module.

mod appearance;
mod keyboard;
mod loading;
mod scenes;
