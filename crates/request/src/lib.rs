//! Requests of readers: one flat table of keys behind the page's address, JSON files, command-line flags and the
//! attributes of an embedded figure.
//!
//! A [`Request`] holds the run ([`Settings`], from which [`Settings::scenario`] makes the typed scenario of the core)
//! and its display ([`Look`]). It is read and checked once, at the boundary. A refusal ([`Invalid`]) names the key, the
//! value, the allowed values and the nearest possible value, in the reader's language.

mod change;
mod check;
mod choose_preset;
mod comparison;
mod controls;
mod invalid;
mod json;
mod key;
mod keys;
mod look;
mod nearest;
mod overrides;
mod pairs;
pub mod presets;
mod race;
mod refusals;
mod relevance;
mod repair;
mod request;
mod sample_line;
pub mod samples;
mod settings;
mod simulate;
mod typed;
mod url;
mod values;

pub use controls::Controls;
pub use hyperfly_core::choice::Choice;
pub use hyperfly_core::formulations::{Algorithm, AllToAll, Io, Order};
pub use hyperfly_core::machine::{MachineKind, Switching};
pub use hyperfly_core::problem::{Direction, SampleType};
pub use hyperfly_core::topology::{DragonflyRoute, Topology};
pub use hyperfly_core::width::Width;
pub use invalid::{Invalid, join_ids};
pub use key::{Key, Kind, Part};
pub use keys::{KEYS, MAX_PROGRAM_BYTES, key};
pub use look::{Changes, EXERCISE, Lang, Lockstep, Look, Pace, Race, Theme, View};
pub use presets::Preset;
pub use repair::{Repair, repair_fragment};
pub use request::Request;
pub use settings::{Settings, SignalKind, Twiddles};
pub use simulate::{SettingsError, begin, run};
pub use typed::{ambiguous_number_advice, parse_typed};
