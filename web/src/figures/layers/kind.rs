//! The kinds of scenes, and the inputs to build them from.

use crate::player::scrubber_track::TrackScene;
use crate::state::displayed_run::DisplayedRun;
use crate::state::page_state::State;
use crate::state::run_comparison::{PtrEq, RunComparison};
use hyperfly_request::{Choice, View};
use hyperfly_text::race;
use hyperfly_view::scene::{Frame, Scene};
use hyperfly_view::trace::replay::Replay;
use hyperfly_view::views;
use hyperfly_view::{ColourScheme, LanesScene, LensScene, MachineScene, SpectrumScene};
use std::borrow::Cow;
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
    /// Samples per second of the signal, if it is a sound.
    pub sample_rate: Option<f64>,
    pub scheme: ColourScheme,
    pub printing: bool,
}

impl SceneInputs {
    /// Collects the inputs for a picture of this kind.
    pub fn new(state: &State, kind: SceneKind) -> SceneInputs {
        let compares = state.comparison.is_some();
        let shows_other = match kind {
            SceneKind::View(view) => views::of(view).shows_other_run(compares),
            SceneKind::Lanes => compares,
            SceneKind::Signal
            | SceneKind::SpectrumOnly
            | SceneKind::Track
            | SceneKind::Race
            | SceneKind::Lens => false,
        };
        // After a change the other run follows later; until then it is a run of another transform.
        let is_of_same_transform = |other: &&Rc<DisplayedRun>| {
            let size = |shown: &DisplayedRun| (shown.run().scenario.p, shown.run().scenario.n());
            kind != SceneKind::Lanes
                || state.displayed.as_ref().is_some_and(|shown| size(shown) == size(other))
        };
        let other = state.comparison_run.as_ref().filter(|_| shows_other).filter(is_of_same_transform);
        SceneInputs {
            replay: state.displayed.as_ref().map(|shown| PtrEq(shown.replay.clone())),
            other: other.map(|other| PtrEq(other.replay.clone())),
            pair: state.comparison.clone(),
            right: state.is_right,
            sample_rate: state.sample_rate(),
            scheme: state.palette_theme(),
            printing: state.printing,
        }
    }
}

/// A kind of scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SceneKind {
    /// The scene of a view.
    View(View),
    /// The signal, cut into the processors' pieces.
    Signal,
    /// The spectrum, as far as it has been computed.
    SpectrumOnly,
    /// The track of the scrubber.
    Track,
    /// A machine whose messages are drawn as dots.
    Race,
    /// Such a machine, next to the channel that most messages share.
    Lens,
    /// The activities so far of one processor of each machine in a race.
    Lanes,
}

impl SceneKind {
    /// Whether layout waits until the picture is visible, because it is slow and the picture far down the page.
    pub fn is_deferred(self) -> bool {
        matches!(self, SceneKind::View(view) if views::of(view).is_deferred())
    }

    /// Whether the picture has a time axis, which both sides of a comparison share.
    pub fn has_time_axis(self) -> bool {
        match self {
            SceneKind::View(view) => views::of(view).has_time_axis(),
            kind => kind == SceneKind::Lanes,
        }
    }

    /// Returns the name of its layout in the browser's performance timeline.
    pub fn span_name(self) -> Cow<'static, str> {
        match self {
            SceneKind::View(view) => format!("lay out {}", view.id()).into(),
            SceneKind::Signal => "lay out signal".into(),
            SceneKind::SpectrumOnly => "lay out spectrum alone".into(),
            SceneKind::Track => "lay out track".into(),
            SceneKind::Race => "lay out race".into(),
            SceneKind::Lens => "lay out lens".into(),
            SceneKind::Lanes => "lay out lanes".into(),
        }
    }

    /// Builds the scene of a run for a frame; `None` for a view without a scene.
    pub fn build(self, inputs: &SceneInputs, replay: &Rc<Replay>, frame: Frame) -> Option<Box<dyn Scene>> {
        let other = inputs.other.as_ref().map(|other| &other.0);
        let alignment = inputs.pair.as_ref().map(|pair| &pair.alignment);
        Some(match self {
            SceneKind::View(view) => {
                let comparison = alignment.map(|alignment| (alignment, inputs.right));
                return views::of(view).scene(&views::SceneInputs {
                    replay,
                    other,
                    comparison,
                    turns: true,
                    sample_rate: inputs.sample_rate,
                    frame,
                });
            }
            SceneKind::Track => Box::new(match alignment {
                Some(alignment) => TrackScene::until(replay, alignment.end(), frame),
                None => TrackScene::new(replay, frame),
            }),
            SceneKind::Signal => Box::new(SpectrumScene::signal(replay, frame)),
            SceneKind::SpectrumOnly => Box::new(SpectrumScene::spectrum(replay, frame)),
            SceneKind::Race => Box::new(MachineScene::with_dots(replay, frame)),
            SceneKind::Lens => Box::new(LensScene::new(replay, frame)),
            SceneKind::Lanes => {
                let names = [race::hypercube(), race::mesh()];
                Box::new(LanesScene::new([Some(replay), other], names, frame))
            }
        })
    }
}
