//! Figures, numbers and texts about a run.

pub(crate) mod all;
pub(crate) mod by_hand;
pub mod canvas;
pub(crate) mod chart;
pub(crate) mod choose;
pub mod compare;
pub(crate) mod curves;
pub(crate) mod figure_words;
pub(crate) mod folded;
pub(crate) mod layers;
pub(crate) mod legend;
pub(crate) mod numbers;
pub(crate) mod picture;
pub(crate) mod spectrum;
pub(crate) mod standstill;
pub mod told;
pub(crate) mod use_size;
pub(crate) mod why;
