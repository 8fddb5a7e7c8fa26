//! The inputs of a view.

use crate::chart::{Curves, Scale};
use crate::draw::frame::Frame;
use crate::measured;
use crate::scaling::Study;
use crate::text::alignment::Alignment;
use crate::trace::replay::Replay;
use std::rc::Rc;

/// The run that a view shows, with the results that some views need ([`Needs`]).
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    pub replay: &'a Rc<Replay>,
    /// The run that the schedule view compares with.
    pub counterpart: Option<&'a Rc<Replay>>,
    /// The curves against p, at most one per view.
    pub curves: &'a [Curves],
    /// The scaling study ([`Needs::Scaling`]).
    pub scaling: Option<&'a Study>,
    /// The measurement ([`Needs::Measurement`]).
    pub measured: Option<&'a measured::Study>,
}

/// The results that a view needs in addition to the steps of its run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Needs {
    Run,
    /// The values that the run computed.
    Values,
    /// The run of the scenario [`crate::trace::schedule::counterpart`].
    Counterpart,
    /// Closed forms of other runs, without execution.
    ClosedForms,
    /// A curve against p on this scale.
    Curve(Scale),
    /// A scaling study.
    Scaling,
    /// A measurement on a real machine.
    Measurement,
}

impl Needs {
    /// Returns whether other runs are predicted or simulated, which neither a measurement nor a reader's program allows.
    pub fn includes_other_runs(self) -> bool {
        matches!(self, Needs::ClosedForms | Needs::Curve(_) | Needs::Scaling)
    }
}

/// The runs that a scene shows, and its size.
#[derive(Clone, Copy)]
pub struct SceneInputs<'a> {
    pub replay: &'a Rc<Replay>,
    /// The other run of a comparison, or the counterpart of a schedule.
    pub other: Option<&'a Rc<Replay>>,
    /// The alignment of both runs of a comparison, and whether the scene shows the right side.
    pub comparison: Option<(&'a Rc<Alignment>, bool)>,
    /// Whether the scene shows one of its arrangements at a time ([`crate::Scene::turn`]) or all.
    pub turns: bool,
    /// Samples per second of the signal, if it is a sound.
    pub sample_rate: Option<f64>,
    pub frame: Frame,
}
