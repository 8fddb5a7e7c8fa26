//! The explorer: a page that shows a run, and the workers that execute it.
//!
//! Workers (`worker`) use core and no DOM; the page computes no FFT and no route. They exchange messages of `worker::protocol`.
//! Data flows in one direction: an edit makes a request (`state`), the request goes to a worker, a run comes back, and `figures`
//! draw it at the time of the `player`. `app` composes the page; `pages` are panels above or instead of the figures; `embed` is the
//! page as an embedded figure; `engine` has the functions of the module that need no page.

pub mod app;
pub mod controls;
pub mod embed;
pub mod engine;
pub mod figures;
pub mod files;
pub mod pages;
pub mod player;
pub mod state;
pub mod worker;
