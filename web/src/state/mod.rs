//! The state of the page, its actions, and how they change it.

pub mod action;
pub(crate) mod drafts;
pub mod history;
pub mod manual_isoefficiency;
pub mod notice;
pub mod page_state;
pub mod points;
pub mod race;
pub(crate) mod reduce;
pub mod right;
pub mod run_comparison;
pub mod samples;
pub mod shown;
pub(crate) mod side;
pub mod steps;
pub mod store;
pub(crate) mod typed;
pub mod views;

pub use crate::app::hooks as slice;
pub use manual_isoefficiency as by_hand;
pub use run_comparison as pair;
