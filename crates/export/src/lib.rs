//! A run as a file, the same bytes from the command and from the page: its trace for other programs ([`perfetto`],
//! [`processors`], [`channels`]), the data behind every view ([`data`]), the values between the stages ([`values`]), what such
//! files are called ([`names`]), how they write text that readers choose ([`mod@csv`]), and what of a run is told in more than
//! one place ([`summary`]).
//!
//! Nothing here knows a browser or a clock. Only [`points`] and [`scaling`] need runs, and those are made by the function
//! that it is given.

pub mod channels;
pub mod csv;
pub mod data;
pub mod fastest;
pub mod measured;
pub mod names;
pub mod perfetto;
pub mod points;
pub mod processors;
pub mod scaling;
mod schema;
pub mod summary;
pub mod values;

pub use schema::{pairs, scenario};
