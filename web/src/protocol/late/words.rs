//! The run at hand for those who read rather than look: pictures in words, tables, metrics; and how it scales.

use super::help::Symbol;
use hyperfly_request::View;
use serde::{Deserialize, Serialize};

/// Asks for a picture in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Describe {
    /// The picture's view.
    pub view: View,
    /// Whether the run beside is meant, and not the run itself.
    pub right: bool,
}

/// A picture in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Words {
    /// Two or three sentences.
    pub paragraph: String,
    /// The data behind the picture; its first column names the rows.
    pub table: Table,
}

/// A table of texts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// What it shows.
    pub caption: String,
    /// A heading for each column.
    pub head: Vec<String>,
    /// A cell for each column.
    pub rows: Vec<Vec<String>>,
    /// How many further rows there are.
    pub left_out: usize,
}

/// Asks for the run as tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tabulate {
    /// Whether the run beside is meant, and not the run itself.
    pub right: bool,
    /// Of outputs that are posted one by one those of this processor are told; `None` for the last one.
    pub processor: Option<u32>,
}

/// Asks for the metrics of the run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measure {
    /// Whether the run beside is meant, and not the run itself.
    pub right: bool,
}

/// A metric.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Metric {
    /// Its entry of the glossary.
    pub symbol: Symbol,
    /// Its value, or a dash.
    pub value: String,
    /// Where the value is from: "simulated", "exact", "at most" …
    pub from: String,
}

/// Asks how a run scales, which may take seconds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scale {
    /// The request for the run, as the fragment of a URL.
    pub fragment: String,
    /// The name of the charts' theme.
    pub theme: String,
}
