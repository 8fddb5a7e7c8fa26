//! Group-cyclic: IB 3. Their formulas as printed are in [`crate::ib`].

use super::PublishedForms;
use hyperfly_core::formulations::GroupCyclic;

impl PublishedForms for GroupCyclic {
    fn bsp_source(&self) -> &'static str {
        "IB (3.2), (3.8)"
    }
}
