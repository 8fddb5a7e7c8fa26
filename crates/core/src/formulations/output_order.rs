//! Where a transform ends (GK App. C).

use crate::choice;

choice! {
    /// The order of the output.
    Order {
        /// Bit-reversed, as the butterfly leaves it.
        Unordered => "unordered",
        /// Natural order, block by block, at the price of more communication.
        Ordered => "ordered",
    }
}
