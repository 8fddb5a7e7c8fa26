//! Scenes, charts, tables and words made from a run, a cursor in time and a selection. Pictures are drawn onto a narrow trait,
//! [`Surface`].
//!
//! Touches no browser, no clock and no executor, and computes no FFT: what is drawn is what the trace of a
//! [`hyperfly_core::Run`] says happened. The page implements [`Surface`] on a canvas; here are a backend for SVG
//! ([`svg`]) and one that records what is drawn, for tests ([`record`]).
//!
//! # How to use it
//!
//! ```
//! use hyperfly_core::{Scenario, limits::Options, run};
//! use hyperfly_request::View;
//! use hyperfly_view::{Frame, MachineScene, Moments, Replay, Scene, describe, figure, record::Recorder, sentence};
//!
//! let run = run(&Scenario::default(), None, Options::default())?;
//! let replay = Replay::new(run.into()); // once per run, shared by everything
//! let mut scene = MachineScene::new(&replay, Frame::new(600.0, 420.0)); // once per run and size
//! let (mut lower, mut upper) = (Recorder::default(), Recorder::default());
//! scene.draw_static(&mut lower); // when made, or when the colours changed
//! let t = Moments::new(&replay).next(0.0); // step to the next event
//! scene.draw_dynamic(t, None, &mut upper); // each animation frame, on a cleared layer
//! if let Some(pointed) = scene.hit(300.0, 200.0, t) {
//!     let rows = describe::describe(&replay, pointed, t); // for a hover card
//!     assert!(!rows.is_empty());
//! }
//! assert!(sentence(&replay, None).contains("messages")); // what to see, in numbers
//! let svg = figure::figure(&replay, &figure::Request::new(View::Machine)); // a whole file
//! assert!(svg.starts_with("<svg"));
//! # Ok::<(), hyperfly_core::RunError>(())
//! ```
//!
//! # What is where
//!
//! Modules form layers; each uses only those above it in this list:
//!
//! 1. [`surface`], [`palette`] and its inks, [`frame`], [`batch`], [`svg`], [`record`], [`fingerprint`]: drawing; [`numbers`], [`words`],
//!    [`glossary`]: names
//! 2. [`message`], [`phases`], [`distribution`], [`replay`], [`values`]: a run, indexed so that any moment is found at once
//! 3. [`transit`], [`moment`], [`shares`], [`coefficients`], [`critical`], [`supersteps`], [`schedule`], [`cursor`],
//!    [`stops`], [`overview`], [`jam`]: what happens when
//! 4. [`breakdown`], [`sentence`], [`describe`], [`narrate`], [`table`], [`why`], [`compare`], [`alignment`], [`metrics`],
//!    [`legend`]: numbers and words
//! 5. [`scene`]: animated pictures, a file or a folder each; [`chart`]: curves, through plotters; [`scaling`]: how a run
//!    scales, [`measured`]: a real machine beside its prediction, in charts and in words
//! 6. [`figure`]: whole files
//!
//! A new graph needs a layout only if none of those in `scene/machine/layout/` suits it: a file there, and a line in
//! `kinds.rs`.
//!
//! Colours: the surface gets [`Ink`]s, numbers 0 … [`Ink::COUNT`]; [`Palette::hexes`] is the table for a colour scheme and
//! [`Palette::css`] the same as CSS custom properties.

pub mod activities;
pub mod alignment;
pub mod batch;
pub mod breakdown;
pub mod chart;
pub mod coefficients;
pub mod compare;
mod covered;
pub mod critical;
pub mod cursor;
pub mod describe;
pub mod distribution;
pub mod figure;
pub mod fingerprint;
pub mod frame;
pub mod glossary;
mod graph;
mod ink;
pub mod jam;
pub mod legend;
pub mod measured;
pub mod message;
pub mod metrics;
pub mod moment;
pub mod narrate;
pub mod numbers;
pub mod overview;
pub mod palette;
pub mod phases;
pub mod record;
pub mod replay;
pub mod scaling;
pub mod scene;
pub mod schedule;
pub mod selection;
pub mod sentence;
pub mod shares;
pub mod stops;
pub mod supersteps;
pub mod surface;
pub mod svg;
pub mod table;
pub mod transit;
pub mod values;
pub mod why;
pub mod words;
mod wrap;

pub use activities::Activities;
pub use alignment::Alignment;
pub use cursor::Moments;
pub use frame::Frame;
pub use jam::Jam;
pub use message::Message;
pub use moment::Moment;
pub use palette::{ColourScheme, Ink, Palette};
pub use phases::{Phase, PhaseKind};
pub use replay::Replay;
pub use scene::Scene;
pub use scene::beside::BesideScene;
pub use scene::butterfly::ButterflyScene;
pub use scene::distribution::DistributionScene;
pub use scene::lanes::LanesScene;
pub use scene::machine::MachineScene;
pub use scene::marks::Way;
pub use scene::schedule::ScheduleScene;
pub use scene::spectrum::SpectrumScene;
pub use scene::supersteps::SuperstepsScene;
pub use scene::timeline::TimelineScene;
pub use selection::Selection;
pub use sentence::{Comparison, sentence};
pub use stops::{Stop, Stops, Unit};
pub use surface::{Anchor, Surface, Type};
