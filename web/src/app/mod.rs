//! The page as a whole: start, header, keys, languages and helpers around the document.

pub mod commands;
pub mod context;
pub mod dom;
pub mod effect_guard;
pub mod effects;
pub mod first_picture;
pub(crate) mod header;
pub mod headline;
pub mod key_changes;
mod keys;
pub mod language;
pub mod markup;
mod navigation;
pub(crate) mod notices;
pub mod paint_timer;
pub mod panic;
pub mod prose;
pub mod root;
pub mod screen;
pub mod selector;
pub(crate) mod symbol;
pub(crate) mod tooltip;
