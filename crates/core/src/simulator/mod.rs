//! The simulator: interprets any Plan in virtual time on any machine, with real data in separate memories.
//!
//! It knows processors, steps and messages. It does not know which formulation it runs nor how the network moves a
//! message; data crosses from one memory to another only when the machine has delivered the message it is in.

mod bsp;
mod coming;
mod memory;
mod parts;
mod simulation;
mod timed;
mod work;

pub(crate) use memory::Memory;
pub use simulation::Simulation;
