//! The parts of the page, one file each.

mod app;
mod chart;
mod choose;
mod chooser;
pub mod compare;
mod curves;
mod detail;
mod effects;
mod embed;
mod field;
mod figures;
mod folded;
mod header;
mod heard;
mod help;
mod layers;
mod legend;
pub mod lesson;
mod listen;
mod live;
mod marks;
mod metrics;
mod notices;
mod numbers;
pub mod papers;
pub mod predict;
pub mod present;
mod rail;
mod scrubber;
pub mod share;
mod signal;
mod spectrum;
mod standstill;
mod stepping;
mod symbol;
mod table;
pub mod told_view;
mod why;

pub use app::App;
pub use header::title;
pub use live::say;
pub use notices::said;

use crate::context::Context;
use yew::Properties;

/// What most components are handed.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// State and engine.
    pub cx: Context,
}
