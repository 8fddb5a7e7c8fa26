//! The page as a whole: how it begins, what is on top of it, keys, languages, and small services of the document.

pub mod commands;
pub mod context;
pub mod dom;
pub(crate) mod drawn;
pub mod effects;
pub mod first_picture;
pub(crate) mod header;
pub mod headline;
pub mod keys;
pub mod language;
pub mod marked;
pub(crate) mod marked_text;
pub(crate) mod notices;
pub mod page;
pub mod panic;
pub mod prose;
pub mod root;
pub mod screen;
pub(crate) mod seen;
pub(crate) mod speaking;
pub(crate) mod symbol;
pub(crate) mod tooltip;
pub mod watch;
