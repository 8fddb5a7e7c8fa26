//! The late worker, whose module is loaded when the page first needs it. Its own side is `worker`; the page's are who asks it
//! (`client`, `queue`), how components do (`hook`), and the worker that all share who ask about the run that is shown (`teller`).

pub mod client;
mod hook;
mod queue;
mod teller;
pub mod worker;

pub use client::{Late, Load, Pack, Ticket};
pub use hook::{Asked, Hear, use_answer, use_asked, use_late};
pub use teller::{OfRun, Shared, Teller};
