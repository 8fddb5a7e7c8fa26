//! A run as a file, the same bytes from the command and from the page: its trace for other programs ([`perfetto`],
//! [`processors`], [`channels`]), the data behind every view ([`data`]), and what such files are called ([`names`]).
//!
//! Nothing here knows a browser or a clock. Only [`points`] needs runs, and those are made by the function that it is given.

pub mod channels;
pub mod data;
pub mod names;
pub mod perfetto;
pub mod points;
pub mod processors;
mod schema;

pub use schema::{pairs, scenario};
