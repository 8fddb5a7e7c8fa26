//! Cyclic-to-blocked: S 3. The theorems as printed are in [`crate::sahay`].

use super::PublishedForms;
use hyperfly_core::formulations::CyclicToBlocked;

impl PublishedForms for CyclicToBlocked {
    fn logp_source(&self) -> &'static str {
        "S Theorem 3.1"
    }
}
