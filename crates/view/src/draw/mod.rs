//! Drawing primitives: the trait [`Surface`](surface::Surface) and its implementations, colours and frames.

pub mod batch;
pub mod fingerprint;
pub mod frame;
pub(crate) mod ink;
pub mod palette;
pub mod record;
pub mod subscripts;
pub mod surface;
pub mod svg;
pub(crate) mod wrap;
