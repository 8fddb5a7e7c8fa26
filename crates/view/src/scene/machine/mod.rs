//! The machine: processors coloured by activity, messages on their routes, channels coloured by load.
//!
//! Up to 64 processors are discs joined by wires, more are cells.

mod bundles;
mod cells;
mod discs;
mod dots;
mod highlight;
mod keyboard;
mod layout;
mod picture;
mod row_numbers;
mod scene;
mod shapes;
mod straight;
mod strips;

pub use scene::MachineScene;
