//! Draws and describes a run: scenes, charts, tables and sentences made from a run, a cursor in virtual time and a selection.
//! Pictures are drawn onto a small trait, [`Surface`].
//!
//! Uses no browser, clock or executor and computes no FFT: it shows what the trace of a [`hyperfly_core::Run`] records. The page
//! implements [`Surface`] on a canvas; this crate has backends for SVG ([`draw::svg`]) and for tests ([`draw::record`]).
//!
//! # How to use it
//!
//! ```
//! use hyperfly_core::{Scenario, limits::Options, run};
//! use hyperfly_request::View;
//! use hyperfly_view::{Frame, MachineScene, EventTimes, Replay, Scene, draw::record::Recorder, figure, sentence, text::describe};
//!
//! let run = run(&Scenario::default(), None, Options::default())?;
//! let replay = Replay::new(run.into()); // once per run, shared by everything
//! let mut scene = MachineScene::new(&replay, Frame::new(600.0, 420.0)); // once per run and size
//! let (mut lower, mut upper) = (Recorder::default(), Recorder::default());
//! scene.draw_static(&mut lower); // once, and after a change of colours
//! let t = EventTimes::new(&replay).next(0.0); // step to the next event
//! scene.draw_dynamic(t, None, &mut upper); // each animation frame, on a cleared layer
//! if let Some(pointed) = scene.hit(300.0, 200.0, t) {
//!     let rows = describe::describe(&replay, pointed, t); // for a hover card
//!     assert!(!rows.is_empty());
//! }
//! assert!(sentence(&replay, None).contains("messages")); // a summary
//! let svg = figure::figure(&replay, &figure::Request::new(View::Machine)); // a complete file
//! assert!(svg.starts_with("<svg"));
//! # Ok::<(), hyperfly_core::RunError>(())
//! ```
//!
//! # Modules
//!
//! The modules form layers; each uses only those before it in this list:
//!
//! 1. [`notation`]: names, numbers and words
//! 2. [`draw`]: surfaces, colours, frames
//! 3. [`trace`]: indexes over a run, and data derived from its trace
//! 4. [`text`]: numbers, sentences, tables and legends of a run
//! 5. [`scene`]: animated pictures; [`chart`]: curves, through plotters; [`scaling`]: how a run scales; [`measured`]: a real machine
//!    compared with its prediction
//! 6. [`views`]: the registry of views, each with its picture, texts and data
//! 7. [`figure`]: complete SVG files
//!
//! A new graph needs its own layout only if none in `scene/machine/layout/` fits: add a file there and a line in `kinds.rs`.
//!
//! Surfaces receive [`Ink`]s, numbered 0 to [`Ink::COUNT`] − 1. [`Palette::hexes`] lists the colours of a scheme by ink and
//! [`Palette::css`] writes them as CSS custom properties.

pub mod chart;
pub mod draw;
pub mod figure;
pub mod measured;
pub mod notation;
pub mod scaling;
pub mod scene;
pub mod text;
pub mod trace;
pub mod views;

pub use draw::frame::Frame;
pub use draw::palette::{ColourScheme, Ink, Palette};
pub use draw::surface::{Anchor, Surface, TextStyle};
pub use scene::Scene;
pub use scene::butterfly::ButterflyScene;
pub use scene::comparison::ComparisonScene;
pub use scene::cube::CubeScene;
pub use scene::distribution::DistributionScene;
pub use scene::lanes::LanesScene;
pub use scene::lens::{LensPlaces, LensScene};
pub use scene::machine::MachineScene;
pub use scene::navigation::KeyDirection;
pub use scene::schedule::ScheduleScene;
pub use scene::spectrum::SpectrumScene;
pub use scene::supersteps::SuperstepsScene;
pub use scene::timeline::TimelineScene;
pub use text::alignment::Alignment;
pub use text::sentence::{NetworkComparison, sentence};
pub use trace::activities::Activities;
pub use trace::contention::ContentionInterval;
pub use trace::machine_state::MachineState;
pub use trace::message::Message;
pub use trace::phases::{Phase, PhaseKind};
pub use trace::replay::Replay;
pub use trace::selection::Selection;
pub use trace::stepping::EventTimes;
pub use trace::stepping::{StepPoint, StepPoints, StepUnit};
