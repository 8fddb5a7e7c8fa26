//! Figures, numbers and texts about a run.

pub(crate) mod answer_card;
pub(crate) mod answering_chart;
pub(crate) mod area;
mod asked;
pub(crate) mod breakdown;
pub mod canvas;
pub(crate) mod chart;
pub(crate) mod choose;
pub(crate) mod collapsible;
pub mod compare;
pub(crate) mod curves;
pub(crate) mod deadlock;
pub mod description;
pub(crate) mod distribution;
pub(crate) mod figure;
pub(crate) mod isoefficiency_by_hand;
pub(crate) mod landscape;
pub(crate) mod layers;
pub(crate) mod legend;
pub(crate) mod markup;
pub(crate) mod numbers;
pub(crate) mod questions;
pub(crate) mod schedule;
pub(crate) mod spectrum;
pub(crate) mod supersteps;
pub(crate) mod use_size;
pub(crate) mod why;
