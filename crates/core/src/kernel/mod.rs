//! Butterflies (GK Fig. 1, line 8) and the steps of a plan on the memory of one processor.

mod butterfly;
mod radix4;
mod step;
pub mod twiddle;
mod unpack;

pub use butterfly::{combine, local, local_blocks};
pub use radix4::radix4_blocks;
pub use step::{execute, execute_stages, gather, scatter};
pub use twiddle::Twiddles;
pub use unpack::unpack;
