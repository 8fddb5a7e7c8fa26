//! Scenes and charts drawn from a run, a cursor in virtual time and a selection onto a narrow drawing trait.
//!
//! Touches no browser, no clock, no executor, and computes no FFT: what is drawn is what the trace of a
//! [`hyperfly_core::Run`] says happened. The page implements [`Surface`] on a canvas; here are a backend for SVG
//! ([`svg`]) and one that records for tests ([`record`]).
//!
//! # How to use it
//!
//! ```
//! use hyperfly_core::{Scenario, run, run::Options, scenario::View};
//! use hyperfly_view::{Frame, MachineScene, Moments, Scene, Story, describe, figure, record::Recorder, sentence};
//!
//! let run = run(&Scenario::default(), None, Options::default())?;
//! let story = Story::new(run.into()); // once per run, shared by everything
//! let mut scene = MachineScene::new(&story, Frame::new(600.0, 420.0)); // once per run and size
//! let (mut lower, mut upper) = (Recorder::default(), Recorder::default());
//! scene.draw_static(&mut lower); // when made, or when the theme changed
//! let t = Moments::new(&story).next(0.0); // step to the next event
//! scene.draw_dynamic(t, None, &mut upper); // each animation frame, on a cleared layer
//! if let Some(pointed) = scene.hit(300.0, 200.0, t) {
//!     let rows = describe::describe(&story, pointed, t); // for a hover card
//!     assert!(!rows.is_empty());
//! }
//! assert!(sentence(&story, None).contains("messages")); // what to see, in numbers
//! let svg = figure::figure(&story, &figure::Request::new(View::Machine)); // a whole file
//! assert!(svg.starts_with("<svg"));
//! # Ok::<(), hyperfly_core::RunError>(())
//! ```
//!
//! Scenes: [`MachineScene`], [`ButterflyScene`], [`TimelineScene`], [`DistributionScene`] (who holds which element),
//! [`ScheduleScene`] (one processor's outputs, S Fig. 2), [`SuperstepsScene`] (BSP). Each draws any run; where there is
//! nothing to show it says why. [`legend::marks`] names the marks of each.
//!
//! [`why`] is T_p as a sum of terms, and links each with its events.
//!
//! Besides: [`breakdown`] (bar and rows), [`table`] (every picture as rows of text), [`glossary`] (symbols and GK App. A's
//! twiddle bits), [`figure::telling_moment`] (where to put the cursor first), [`Story::phases`] (ticks of a scrubber).
//!
//! Colours: the surface gets [`Ink`]s, numbers 0 … [`Ink::COUNT`]; [`Palette::hexes`] is the table for a theme and
//! [`Palette::css`] the same as CSS custom properties. Charts go through plotters: `chart::*::draw(&area, …)` is generic
//! over the backend.

pub mod batch;
pub mod breakdown;
pub mod chart;
pub mod compare;
pub mod critical;
pub mod cursor;
pub mod describe;
pub mod distribution;
pub mod figure;
pub mod flight;
pub mod glossary;
pub mod legend;
pub mod lockstep;
pub mod metrics;
pub mod narrate;
pub mod numbers;
pub mod overview;
pub mod palette;
mod phases;
pub mod record;
pub mod scene;
pub mod schedule;
pub mod sentence;
pub mod stops;
pub mod story;
pub mod surface;
pub mod svg;
pub mod table;
pub mod why;
pub mod words;

pub use cursor::Moments;
pub use lockstep::Lockstep;
pub use palette::{Ink, Palette, Theme};
pub use scene::beside::BesideScene;
pub use scene::butterfly::ButterflyScene;
pub use scene::distribution::DistributionScene;
pub use scene::machine::MachineScene;
pub use scene::marks::Way;
pub use scene::schedule::ScheduleScene;
pub use scene::supersteps::SuperstepsScene;
pub use scene::timeline::TimelineScene;
pub use scene::{Frame, Scene, Selection};
pub use sentence::{Comparison, sentence};
pub use stops::{Stop, Stops, Unit};
pub use story::Story;
pub use surface::{Anchor, Surface, Type};
