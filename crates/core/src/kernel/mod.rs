//! The butterflies themselves: GK Fig. 1, line 8, on slots in a processor's memory.

mod butterfly;
mod radix4;
pub mod twiddle;

pub use butterfly::{combine, local, local_blocks};
pub use radix4::pair_blocks;
pub use twiddle::Twiddles;
