//! The explorer: a page that shows a run, and the workers that make it.
//!
//! Workers (`worker`) touch core and no DOM; the page computes no FFT and no route. Between them stands `worker::protocol`. One direction: an
//! edit makes a Request (`state`), the Request goes to a worker, a Run comes back, and `figures` draw it as of the moment that `player`
//! shows. `app` puts it all together; `pages` are what lies above it or takes its place; `embed` is the same page in a page of others.

pub mod app;
pub mod controls;
pub mod embed;
pub mod figures;
pub mod files;
pub mod pages;
pub mod player;
pub mod state;
pub mod worker;
