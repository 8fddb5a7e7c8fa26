//! The help: keys, symbols, what the machine models mean, what they leave out, where to read on.

use serde::{Deserialize, Serialize};

/// Asks for it, as HTML: buttons whose `data-to` is the id of a heading, the sections with these headings, and links to other places
/// of the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenHelp {
    /// The address of what the page shows.
    pub address: String,
}
