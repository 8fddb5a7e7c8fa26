//! The run at hand for those who read rather than look, as HTML: pictures in words, tables, metrics.

use hyperfly_request::View;
use serde::{Deserialize, Serialize};

/// Asks to be told something of the run at hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tell {
    /// What.
    pub what: Told,
    /// Whether the run beside is meant, and not the run itself.
    pub right: bool,
}

/// What is told of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Told {
    /// A picture in words: two or three sentences, and the data behind it.
    Picture(View),
    /// The run as tables. Of outputs that are posted one by one those of this processor are told; `None` for the last one.
    Tables(Option<u32>),
    /// The metrics of the run, each with its definition.
    Metrics,
}
