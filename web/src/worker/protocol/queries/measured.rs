//! Measurements of the reader's device, one part per query.
//!
//! Numbers are texts in the reader's language, with a dash for missing ones. Sentences may have subscripts and superscripts such as
//! `T_p` (see `app::prose`). Pictures are SVG elements.

use hyperfly_view::chart::Plane;
use serde::{Deserialize, Serialize};

/// Requests the next part.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Measure {
    pub action: MeasureAction,
    /// Request for the run, as a fragment.
    pub fragment: String,
    /// Name of the pictures' theme.
    pub theme: String,
    /// Number of earlier answers, which makes each query unique.
    pub after: u32,
}

/// Action of a measuring query.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum MeasureAction {
    /// Shows the findings.
    #[default]
    Show,
    /// Shows the findings with this stage (from 1) in lockstep; 0 for all stages.
    Look(usize),
    /// Starts measuring the device.
    Begin,
    /// Starts the search for the fastest formulation.
    Choose,
    /// Measures the next part.
    MeasureNext,
    /// Repeats the last part, because the page was in the background.
    RepeatLast,
    /// Ends all processors and shows the findings.
    Stop,
    /// Opens a file: a measured run, timings, or a machine.
    Open(String),
    /// Loads the machine of a file.
    Machine(String),
}

/// Findings so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// Progress, while there is more to measure.
    pub progress: Option<Progress>,
    /// Why measuring ended early.
    pub problem: Option<String>,
    /// T_p against p, once a run was measured.
    pub times: Option<Times>,
    /// Caveats about the numbers.
    pub notes: Vec<Note>,
    /// The last run and timings from a file, each with the simulated run.
    pub comparisons: Vec<SideBySide>,
    pub fastest: Option<Fastest>,
    /// The device, once it is calibrated.
    pub device: Option<Device>,
}

/// Progress of measuring.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// Completed fraction.
    pub fraction: f64,
    /// Description of the next part.
    pub next: String,
}

/// T_p for each number of processors, measured and predicted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Times {
    /// Formulation and n.
    pub title: String,
    /// The measured n.
    pub n: u64,
    /// Why the measured n is larger than the requested one, if it is.
    pub larger_n: Option<LargerN>,
    pub headline: String,
    /// T_p and E against p.
    pub charts: Vec<Plane>,
    /// A row for each p.
    pub rows: Vec<Row>,
}

/// Why the measured n differs from the requested one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LargerN {
    /// The requested n.
    pub requested: u64,
    pub reason: String,
}

/// Times of a number of processors.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    pub p: u32,
    /// Hash of the computed transform.
    pub transform: u64,
    pub messages: u64,
    pub words: u64,
    /// Median of T_p.
    pub median: String,
    /// Quartiles of T_p.
    pub half: [String; 2],
    /// Simulated T_p.
    pub simulated: Predicted,
    /// T_p by the closed form.
    pub closed: Predicted,
    /// E, measured and simulated.
    pub efficiency: [String; 2],
    /// Terms of T_p, measured and simulated; empty for p = 1.
    pub parts: Vec<[String; 2]>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Predicted {
    pub time: String,
    /// Deviation from the measured time; empty if there is no prediction.
    pub deviation: String,
}

/// A caveat about the numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Note {
    pub text: String,
    /// Link to a request without this caveat: its fragment and text.
    pub elsewhere: Option<[String; 2]>,
}

/// A measured run and its simulation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SideBySide {
    /// Caption of the table of stages.
    pub caption: String,
    pub stages: Vec<Stage>,
    /// Sentence on MPI collectives, if used. Underscores in their names are not markup.
    pub collectives: Option<String>,
    /// Sentence on RustFFT, if used.
    pub rustfft: Option<String>,
    /// The selected stage, from 1; 0 for all.
    pub looked: usize,
    /// The stage that differs most, from 1; 0 if there are no stages.
    pub most_different: usize,
    /// The selected stage.
    pub lockstep: Option<Lockstep>,
    /// Timelines of all stages, if all are selected.
    pub timelines: Vec<Timeline>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stage {
    pub name: String,
    pub measured: String,
    pub simulated: Predicted,
}

/// A stage, measured and simulated, both from its start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lockstep {
    pub title: String,
    /// Main cause of the difference.
    pub sentence: String,
    /// Both as strips, one below the other.
    pub picture: String,
    pub causes: Vec<Cause>,
}

/// A cause of a stage's time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cause {
    pub key: String,
    pub name: String,
    pub measured: String,
    pub simulated: String,
    /// Signed difference.
    pub difference: String,
    /// Whether it is the largest part of the stage's difference.
    pub is_most: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Timeline {
    pub title: String,
    pub picture: String,
}

/// Map of the fastest formulations.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fastest {
    /// Number of cells with a correct prediction, in words.
    pub score: String,
    pub map: String,
    pub cells: Vec<Cell>,
}

/// A cell: one p and n.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cell {
    pub p: u32,
    pub n: u64,
    /// Number of measured formulations.
    pub tried_count: usize,
    /// Predicted fastest.
    pub predicted: FormulationTimes,
    /// Measured fastest.
    pub fastest: FormulationTimes,
    /// Verdict on the prediction.
    pub verdict: String,
}

/// A measured formulation.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FormulationTimes {
    pub name: String,
    pub simulated: String,
    pub measured: String,
}

/// The calibrated device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Device {
    /// t_c, t_s and t_w.
    pub parameters: String,
    /// Quality of the fit.
    pub fit: String,
    pub charts: Vec<Plane>,
    /// Uses of the machine, unless measuring is under way.
    pub machine_uses: Option<MachineUses>,
}

/// Uses of a calibrated device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MachineUses {
    /// Request on this machine, as a fragment.
    pub explorer: String,
    /// File of the machine.
    pub machine: String,
    /// The last run: its p, and its file.
    pub run: Option<(u32, String)>,
}
