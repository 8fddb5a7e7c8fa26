//! The kinds of scenes, and the inputs to build them from.

use crate::player::scrubber_track::TrackScene;
use crate::state::page_state::State;
use crate::state::run_comparison::{PtrEq, RunComparison};
use hyperfly_text::race;
use hyperfly_view::scene::{Frame, Scene};
use hyperfly_view::trace::replay::Replay;
use hyperfly_view::{
    ButterflyScene, ColourScheme, ComparisonScene, DistributionScene, LanesScene, MachineScene,
    ScheduleScene, SpectrumScene, SuperstepsScene, TimelineScene,
};
use std::rc::Rc;

/// The inputs of a scene.
#[derive(Clone, PartialEq)]
pub struct SceneInputs {
    pub replay: Option<PtrEq<Replay>>,
    /// The comparison run, for scenes that show two.
    pub other: Option<PtrEq<Replay>>,
    /// The alignment of the two runs.
    pub pair: Option<PtrEq<RunComparison>>,
    /// Whether the picture is on the right side.
    pub right: bool,
    pub scheme: ColourScheme,
    pub printing: bool,
}

impl SceneInputs {
    /// Collects the inputs for a picture of this kind.
    pub fn new(state: &State, kind: SceneKind) -> SceneInputs {
        let other = state.comparison_run.as_ref();
        let other = other.filter(|_| {
            kind == SceneKind::Schedule
                || matches!(kind, SceneKind::Machine | SceneKind::Lanes) && state.comparison.is_some()
        });
        SceneInputs {
            replay: state.displayed.as_ref().map(|shown| PtrEq(shown.replay.clone())),
            other: other.map(|other| PtrEq(other.replay.clone())),
            pair: state.comparison.clone(),
            right: state.is_right,
            scheme: state.palette_theme(),
            printing: state.printing,
        }
    }
}

/// A kind of scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SceneKind {
    /// Processors, channels and messages.
    Machine,
    /// The n-input graph.
    Butterfly,
    /// One row per processor.
    Timeline,
    /// The holder of each element, with a transition from the logical to the storage view.
    Distribution,
    /// The outputs of one processor, with those of the comparison run.
    Schedule,
    /// The supersteps of a BSP machine.
    Supersteps,
    /// Signal and spectrum.
    Spectrum,
    /// The signal, cut into the processors' pieces.
    Signal,
    /// The spectrum, as far as it has been computed.
    SpectrumOnly,
    /// The track of the scrubber.
    Track,
    /// A machine whose messages are drawn as dots.
    Race,
    /// The activities so far of one processor of each machine in a race.
    Lanes,
}

impl SceneKind {
    /// Whether layout waits until the picture is visible, because it is slow and the picture far down the page.
    pub fn is_deferred(self) -> bool {
        matches!(self, SceneKind::Distribution | SceneKind::Schedule | SceneKind::Supersteps)
    }

    /// Returns the name of its layout in the browser's performance timeline.
    pub fn span_name(self) -> &'static str {
        [
            "lay out machine",
            "lay out butterfly",
            "lay out timeline",
            "lay out distribution",
            "lay out schedule",
            "lay out supersteps",
            "lay out spectrum",
            "lay out signal",
            "lay out spectrum alone",
            "lay out track",
            "lay out race",
            "lay out lanes",
        ][self as usize]
    }

    /// Builds the scene of a run for a frame.
    pub fn build(self, inputs: &SceneInputs, replay: &Rc<Replay>, frame: Frame) -> Box<dyn Scene> {
        let other = inputs.other.as_ref().map(|other| &other.0);
        let alignment = inputs.pair.as_ref().map(|pair| &pair.alignment);
        match (self, other, alignment) {
            (SceneKind::Machine, Some(other), Some(alignment)) => {
                return Box::new(ComparisonScene::new(replay, other, alignment, inputs.right, frame));
            }
            (SceneKind::Timeline, _, Some(alignment)) => {
                let (end, done) = alignment.axis(inputs.right);
                return Box::new(TimelineScene::with_axis_end(replay, end, done, frame));
            }
            (SceneKind::Track, _, Some(alignment)) => {
                return Box::new(TrackScene::until(replay, alignment.end(), frame));
            }
            (SceneKind::Lanes, Some(other), _) => {
                let names = [race::hypercube(), race::mesh()];
                return Box::new(LanesScene::new([replay, other], names, frame));
            }
            (SceneKind::Schedule, _, Some(_)) => return Box::new(ScheduleScene::new(replay, frame)),
            _ => {}
        }
        match self {
            SceneKind::Machine => Box::new(MachineScene::new(replay, frame)),
            SceneKind::Race => Box::new(MachineScene::with_dots(replay, frame)),
            // Until the other run arrives, both lanes show this one.
            SceneKind::Lanes => {
                Box::new(LanesScene::new([replay, replay], [race::hypercube(), race::mesh()], frame))
            }
            SceneKind::Butterfly => Box::new(ButterflyScene::new(replay, frame)),
            SceneKind::Timeline => Box::new(TimelineScene::new(replay, frame)),
            SceneKind::Distribution => Box::new(DistributionScene::turning(replay, frame)),
            SceneKind::Schedule => Box::new(ScheduleScene::with_counterpart(replay, other, frame)),
            SceneKind::Supersteps => Box::new(SuperstepsScene::new(replay, frame)),
            SceneKind::Spectrum => Box::new(SpectrumScene::new(replay, frame)),
            SceneKind::Signal => Box::new(SpectrumScene::signal(replay, frame)),
            SceneKind::SpectrumOnly => Box::new(SpectrumScene::spectrum(replay, frame)),
            SceneKind::Track => Box::new(TrackScene::new(replay, frame)),
        }
    }
}
