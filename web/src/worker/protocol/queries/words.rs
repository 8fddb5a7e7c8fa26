//! The run at hand for those who read rather than look: pictures in words, tables, metrics.
//!
//! All texts may have marks of indices and powers such as `T_p` (see `prose`).

use hyperfly_request::View;
use serde::{Deserialize, Serialize};

/// Asks to be told something of the run at hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tell {
    /// What.
    pub what: What,
    /// Whether the run beside is meant, and not the run itself.
    pub right: bool,
}

/// What is to be told of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum What {
    /// A picture in words: two or three sentences, and the data behind it.
    Picture(View),
    /// The run as tables. Of outputs that are posted one by one those of this processor are told; `None` for the last one.
    Tables(Option<u32>),
    /// The metrics of the run.
    Metrics,
}

/// What is told of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Told {
    /// A picture in words.
    Picture(Words),
    /// The run as tables.
    Tables(Vec<Table>),
    /// The metrics of the run.
    Metrics(Vec<Metric>),
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

/// A metric of scalability.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Metric {
    /// The key of its entry in the glossary.
    pub key: String,
    /// Its value, or a dash.
    pub value: String,
    /// Where the value is from: "simulated", "exact", "at most" …
    pub from: String,
}
