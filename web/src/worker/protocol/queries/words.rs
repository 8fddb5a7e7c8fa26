//! Descriptions of the displayed run: figures in words, tables, metrics.
//!
//! Texts may have subscripts and superscripts such as `T_p` (see `app::prose`).

use hyperfly_request::View;
use serde::{Deserialize, Serialize};

/// Requests a description of the displayed run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DescribeRun {
    pub kind: DescriptionKind,
    /// Whether to describe the comparison run instead.
    pub is_comparison: bool,
}

/// Kinds of descriptions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum DescriptionKind {
    /// A figure in words: two or three sentences and its data.
    Picture(View),
    /// The run as tables. For a posted schedule, this processor selects the outputs, by default the last one.
    Tables(Option<u32>),
    /// The limits next to the run: for what they hold, and a table.
    Limits,
    Metrics,
}

/// A description of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Description {
    Picture(Words),
    Tables(Vec<Table>),
    Metrics(Vec<Metric>),
}

/// A figure in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Words {
    pub paragraph: String,
    /// The figure's data; its first column names the rows.
    pub table: Table,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    pub caption: String,
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
    /// Number of omitted rows.
    pub left_out: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Metric {
    /// Key of its glossary entry.
    pub key: String,
    pub value: String,
    /// Source of the value: "simulated", "exact", "at most" …
    pub from: String,
}
