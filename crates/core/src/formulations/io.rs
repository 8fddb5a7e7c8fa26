//! Distribution of input and output.

use crate::choice;

choice! {
    /// Distribution of input and output (IB 4.1).
    Io {
        Block => "block",
        /// Saves redistributions.
        Cyclic => "cyclic",
    }
}
