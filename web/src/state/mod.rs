//! The state of the page, its actions, and how they change it.

pub mod action;
pub mod address_warning;
pub(crate) mod comparison_sides;
pub mod displayed_run;
pub(crate) mod drafts;
pub mod history;
pub mod manual_isoefficiency;
pub mod notice;
pub mod page_state;
pub mod points;
pub mod race;
pub(crate) mod reduce;
pub mod right_side;
pub mod run_comparison;
pub mod samples;
pub mod step_focus;
pub mod steps;
pub mod store;
pub(crate) mod typed;
pub mod view_set;
pub mod views;
