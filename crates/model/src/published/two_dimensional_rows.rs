//! Two-dimensional transform by rows. GK App. C give no time for it; its counts match formulas of GK 5.

use super::PublishedForms;
use hyperfly_core::formulations::TwoDimensionalRows;

impl PublishedForms for TwoDimensionalRows {
    fn redistributes_among_all(&self) -> bool {
        true
    }
}
