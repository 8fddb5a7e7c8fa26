//! Simulator: executes any plan in virtual time on any machine, with real data in separate memories.
//!
//! The simulator is independent of the formulation and of the network model. Data moves from one
//! memory to another only when the machine has delivered the message that holds it.

mod bsp;
mod event_simulation;
mod memory;
mod pending_slots;
mod run_state;
mod simulation;
mod work;

pub(crate) use memory::Memory;
pub use simulation::Simulation;
