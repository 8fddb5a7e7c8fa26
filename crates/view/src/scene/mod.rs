//! Animated scenes of a run.

pub mod butterfly;
pub mod close_up;
pub mod comparison;
pub mod cube;
pub mod distribution;
pub mod lanes;
pub mod lens;
pub mod machine;
pub mod navigation;
pub mod place;
#[expect(clippy::module_inception, reason = "the trait that the other modules implement")]
pub mod scene;
pub mod schedule;
pub mod spectrum;
pub mod supersteps;
pub mod timeline;

pub use crate::draw::frame::Frame;
pub use crate::trace::selection::Selection;
pub use scene::Scene;
