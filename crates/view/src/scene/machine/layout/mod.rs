//! The layout of a machine: a position for each node, a path for each directed channel.
//!
//! A graph names its natural drawing ([`Drawing`](hyperfly_core::topology::Drawing)); each kind has a file that implements
//! [`arrangement::Arrangement`], and `kinds.rs` selects it. The default is a drawing in layers.

mod arrangement;
mod circle;
mod detours;
mod ellipse;
mod grid;
mod groups;
mod hypercube;
mod kinds;
mod layers;
#[expect(clippy::module_inception, reason = "the type that combines the other modules")]
mod layout;
mod paths;
mod places;
mod spread;
mod table;
mod tree;

pub use arrangement::BLOCKS;
pub use hypercube::has_blocks;
pub use layout::Layout;
pub use paths::Exit;
pub use places::SWITCH_RADIUS;
