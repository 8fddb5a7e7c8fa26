//! Tours as data files. A [`Tour`] has steps; each shows a run at a moment with a text and checkable claims, and may ask a question.
//!
//! Lecturers also write such files (docs/tours.md), so none is trusted: [`Tour::read`] reports every fault with its step and field, texts
//! have a few marks and no markup, and each [`Claim`] is checked against the run when its step is shown. Numbers in texts are taken from
//! the run ([`Facts`]).

mod answers;
mod asked;
mod builtin;
mod check;
mod claim;
mod expression;
mod facts;
mod fault;
mod read;
mod runs;
mod scene;
mod snapshot;
mod text;
mod tour;
mod values;

pub use answers::{AnswerRule, begins_with_answer};
pub use asked::Asked;
pub use builtin::{IDS, builtin_tour};
pub use claim::{Claim, Verdict};
pub use facts::Facts;
pub use fault::Fault;
pub use read::MAX_BYTES;
pub use runs::Runs;
pub use scene::{MomentSpec, Scene, SceneRun, SelectionSpec};
pub use snapshot::Snapshot;
pub use text::Text;
pub use tour::{Question, Step, Tour};
pub use values::{Format, VALUES, Value};
