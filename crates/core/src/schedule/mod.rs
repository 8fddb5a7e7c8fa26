//! Schedules as data: the plan, its parts, and analyses that need no machine.

mod builder;
mod check;
mod domain;
pub mod holdings;
mod interpreter;
mod layout;
mod placement;
mod plan;
mod print;
mod shape;
mod slots;
mod step;
mod steps;
mod transform;
mod twiddle_counts;
mod unpack;

pub use builder::Builder;
pub use check::{CheckError, check};
pub use domain::{Domain, StepRef};
pub use interpreter::{Envelope, Interpreter};
pub use layout::Layout;
pub use placement::{Placement, bits};
pub use plan::Plan;
pub use shape::{ParseShapeError, Shape};
pub use slots::{MAX_BITS, REPEAT, SlotSet};
pub use step::{Combine, Step, Unpack};
pub use steps::{Iter, RankSteps, Steps};
pub use transform::Transform;
pub use twiddle_counts::NewTwiddles;
pub(crate) use unpack::with_unpacking;
