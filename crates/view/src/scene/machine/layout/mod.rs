//! Where nodes and channels are: a place for each node, a path for each directed channel.
//!
//! A graph says how it is naturally drawn ([`Drawing`](hyperfly_core::topology::Drawing)); [`arrangement`] has a file for each of
//! these, and one table that names them. A graph that asks for nothing of its own is drawn in layers.

mod arrangement;
mod circle;
mod grid;
mod hypercube;
mod kinds;
mod layers;
#[expect(clippy::module_inception, reason = "the type that the modules beside it make up")]
mod layout;
mod paths;
mod places;
mod spread;
mod table;

pub use layout::Layout;
pub use paths::Exit;
