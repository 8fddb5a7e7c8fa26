//! The butterflies themselves: GK Fig. 1, line 8, on slots in a processor's memory.

mod butterfly;
pub mod twiddle;

pub use butterfly::{combine, local, local_blocks};
pub use twiddle::Twiddles;
