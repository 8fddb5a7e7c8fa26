//! Queries to workers that answer: who asks (`client`, `queue`), how components do (`hook`), and the one worker that all share who ask
//! about the run that is shown (`teller`). What answers is in `worker/answers`.

pub mod client;
mod hook;
mod queue;
mod teller;

pub use client::{Answerer, Load, Pack, Ticket};
pub use hook::{Asked, Hear, use_answer, use_answerer, use_asked};
pub use teller::{OfRun, Shared, Teller};
