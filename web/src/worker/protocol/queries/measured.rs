//! What is measured of the reader's device, some more of it with each answer.
//!
//! Times and other numbers are texts in the language of the reader, a dash where there is none. Sentences may have marks of indices and
//! powers such as `T_p` (see `prose`). Pictures are SVG elements.

use hyperfly_view::chart::Plane;
use serde::{Deserialize, Serialize};

/// Asks for the next part.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Measure {
    /// What is wanted.
    pub what: What,
    /// The request for the run, as the fragment of a URL.
    pub fragment: String,
    /// The name of the pictures' theme.
    pub theme: String,
    /// How many answers there were: it makes each query another one.
    pub after: u32,
}

/// What is wanted.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum What {
    /// What there is of the device.
    #[default]
    Show,
    /// The same, with the stage of this number, from 1, in lockstep; 0 for all stages.
    Look(usize),
    /// Begin to measure the device.
    Begin,
    /// Begin to measure which formulation is the fastest.
    Choose,
    /// Measure what is next.
    On,
    /// Measure once more what was measured last: the page was in the background.
    Again,
    /// End all processors, and show what there is.
    Stop,
    /// Show what is in this file: a measured run, timings, or a machine.
    Open(String),
    /// The machine that is in this file.
    Machine(String),
}

/// What was measured so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// How far it is, as long as there is more to measure.
    pub progress: Option<Progress>,
    /// Why it ended before its time.
    pub problem: Option<String>,
    /// The number of processors against the time, once a run was measured.
    pub times: Option<Times>,
    /// What a reader of the numbers must know.
    pub notes: Vec<Note>,
    /// The last run, and somebody else's timings, each beside the run as simulated.
    pub beside: Vec<SideBySide>,
    /// Which formulation is the fastest.
    pub fastest: Option<Fastest>,
    /// The device, once it is calibrated.
    pub device: Option<Device>,
}

/// How far it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// The fraction that is done.
    pub done: f64,
    /// What is measured next.
    pub next: String,
}

/// T_p for each number of processors, measured beside predicted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Times {
    /// Formulation and n.
    pub title: String,
    /// The n that was measured.
    pub n: u64,
    /// Why that is larger than the n that was asked for, if it is.
    pub larger: Option<LargerN>,
    /// What is to be seen.
    pub headline: String,
    /// T_p and E against p.
    pub charts: Vec<Plane>,
    /// A row for each number of processors.
    pub rows: Vec<Row>,
}

/// Why another n was measured than was asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LargerN {
    /// The n that was asked for.
    pub asked: u64,
    /// Why.
    pub why: String,
}

/// What a number of processors took.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// The number of processors.
    pub p: u32,
    /// A hash of the transform that they computed.
    pub transform: u64,
    /// How many messages there were.
    pub messages: u64,
    /// How many words were in them.
    pub words: u64,
    /// The median of T_p.
    pub median: String,
    /// Half of the passes took no less and no more than these.
    pub half: [String; 2],
    /// T_p as simulated.
    pub simulated: Predicted,
    /// T_p by the closed form.
    pub closed: Predicted,
    /// E, measured and as simulated.
    pub efficiency: [String; 2],
    /// Where T_p went, part by part: measured and as simulated. Empty for one processor.
    pub parts: Vec<[String; 2]>,
}

/// A predicted time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Predicted {
    /// The time.
    pub time: String,
    /// By how much it is off; empty where there is none.
    pub off: String,
}

/// Something that a reader of the numbers must know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Note {
    /// What.
    pub text: String,
    /// Where it is otherwise: the request, as the fragment of a URL, and the words for it.
    pub elsewhere: Option<[String; 2]>,
}

/// A measured run beside a simulated one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SideBySide {
    /// What the table of the stages is.
    pub caption: String,
    /// The stages.
    pub stages: Vec<Stage>,
    /// What collectives of MPI carried, where they did; their names have underscores that are no marks.
    pub collectives: Option<String>,
    /// What RustFFT computed, where it did.
    pub rustfft: Option<String>,
    /// The stage that is looked at, from 1; 0 for all.
    pub looked: usize,
    /// The stage that is the most different, from 1; 0 if there are no stages.
    pub most_different: usize,
    /// The stage that is looked at.
    pub lockstep: Option<Lockstep>,
    /// The timelines of all stages, where there are any and all are looked at.
    pub timelines: Vec<Timeline>,
}

/// A stage.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stage {
    /// What it is called.
    pub name: String,
    /// What it took.
    pub measured: String,
    /// The same as simulated.
    pub simulated: Predicted,
}

/// A stage, measured and simulated, both from its beginning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lockstep {
    /// What the picture shows.
    pub title: String,
    /// What makes the difference.
    pub says: String,
    /// Both as strips below each other.
    pub picture: String,
    /// What the stage's time went into.
    pub causes: Vec<Cause>,
}

/// What a part of a stage's time went into.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cause {
    /// Its key.
    pub key: String,
    /// Its name.
    pub name: String,
    /// The time, measured.
    pub measured: String,
    /// The time, as simulated.
    pub simulated: String,
    /// The difference of both, with its sign.
    pub difference: String,
    /// Whether it makes the most of the stage's difference.
    pub is_most: bool,
}

/// A timeline.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Timeline {
    /// What it is.
    pub title: String,
    /// The picture.
    pub picture: String,
}

/// Which formulation is the fastest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fastest {
    /// In how many cells that was predicted.
    pub score: String,
    /// The map.
    pub map: String,
    /// Its cells.
    pub cells: Vec<Cell>,
}

/// A number of processors and a size.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cell {
    /// The number of processors.
    pub p: u32,
    /// The size.
    pub n: u64,
    /// How many formulations were tried.
    pub tried: usize,
    /// The one that was predicted.
    pub predicted: Tried,
    /// The one that was the fastest.
    pub fastest: Tried,
    /// How the predicted one stands beside it.
    pub verdict: String,
}

/// A formulation that was tried.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Tried {
    /// Its name.
    pub name: String,
    /// What it took as simulated.
    pub simulated: String,
    /// What it took.
    pub measured: String,
}

/// The device as it was calibrated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Device {
    /// What a node, a message and a word take.
    pub parameters: String,
    /// How well the line fits.
    pub fit: String,
    /// What was measured of it.
    pub charts: Vec<Plane>,
    /// What can be done with it, unless something is measured.
    pub kept: Option<Kept>,
}

/// What can be done with a calibrated device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// The request on this machine, as the fragment of a URL.
    pub on: String,
    /// The machine as a file.
    pub machine: String,
    /// The last run: its number of processors, and the file.
    pub run: Option<(u32, String)>,
}
