//! Order of the output (GK App. C).

use crate::choice;

choice! {
    /// Order of the output.
    Order {
        /// Bit-reversed, as the butterfly leaves it.
        Unordered => "unordered",
        /// Natural order, which needs more communication.
        Ordered => "ordered",
    }
}
