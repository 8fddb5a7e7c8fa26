//! Exports of a run as files, with the same bytes from the command line and from the page: traces for other programs
//! ([`perfetto`], [`processors`], [`channels`]), the data behind every view ([`data`]), the values between the stages
//! ([`values`]), file names ([`names`]), quoting of text in CSV ([`mod@csv`]), summaries of a run ([`summary`], [`limits`]) and all of its numbers ([`report`]).
//!
//! The crate uses no browser and no clock. [`points`] and [`scaling`] need further runs, which the caller's function executes.

pub mod channels;
pub mod csv;
pub mod data;
pub mod fastest;
pub mod limits;
pub mod measured;
pub mod names;
pub mod perfetto;
pub mod points;
pub mod processors;
pub mod report;
pub mod scaling;
mod schema;
pub mod summary;
pub mod values;

pub use schema::{pairs, scenario};
