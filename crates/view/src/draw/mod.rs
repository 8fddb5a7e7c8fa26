//! The means of drawing pictures: the trait [`Surface`](surface::Surface) and what implements it, colours, frames.

pub mod batch;
pub mod fingerprint;
pub mod frame;
pub(crate) mod ink;
pub mod palette;
pub mod record;
pub mod surface;
pub mod svg;
pub(crate) mod wrap;
