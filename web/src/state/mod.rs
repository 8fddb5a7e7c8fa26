//! The state of the page, what can happen to it, and what follows.

pub mod action;
pub mod by_hand;
pub(crate) mod drafts;
pub mod history;
pub mod notice;
pub(crate) mod pace;
pub mod page_state;
pub mod pair;
pub mod points;
pub mod race;
pub(crate) mod reduce;
pub mod right;
pub mod samples;
pub mod shown;
pub(crate) mod side;
pub mod slice;
pub mod steps;
pub mod store;
pub(crate) mod typed;
pub mod views;
