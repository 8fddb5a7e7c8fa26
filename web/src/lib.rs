//! The explorer: a page that shows a run, and the workers that make it.
//!
//! The worker (`worker`) touches core and no DOM; the page touches everything public and computes no FFT, no route and
//! no formula. Between them stands `protocol`. One direction: an edit makes a Request, the Request goes to a worker, a
//! Run comes back, the views draw it.

pub mod action;
mod browser_worker;
pub mod by_hand;
pub mod canvas;
pub mod client;
pub mod components;
pub mod context;
mod controls;
pub mod cursor;
pub mod dom;
mod drafts;
pub mod effects;
pub mod engine;
pub mod film;
pub mod history;
pub mod hook;
pub mod import;
pub mod instance;
pub mod keys;
pub mod language;
pub mod late;
pub mod marked;
pub mod measure;
pub mod messages;
pub mod microphone;
pub mod morph;
pub mod notice;
pub mod own_file;
mod pace;
pub mod page;
pub mod pair;
pub mod panic;
pub mod player;
pub mod plurals;
pub mod points;
pub mod prose;
pub mod protocol;
pub mod race;
pub mod recorder;
mod reduce;
pub mod right;
pub mod ring;
pub mod samples;
pub mod save;
pub mod screen;
pub mod shown;
mod side;
pub mod slice;
pub mod sound;
pub mod spans;
mod speaking;
pub mod start;
pub mod state;
pub mod stepping;
pub mod steps;
pub mod store;
pub mod summary;
pub mod sweep;
pub mod track;
pub mod turns;
pub mod views;
pub mod watch;
pub mod worker;
