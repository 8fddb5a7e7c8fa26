//! Runs and drawings for the tests.

use hyperfly_request::{Algorithm, MachineKind, NoRun, Settings};
use hyperfly_view::draw::record::Recorder;
use hyperfly_view::{Frame, Replay, Scene, Selection};
use std::rc::Rc;

/// The replay of a scenario.
pub fn replay(scenario: &Settings) -> Rc<Replay> {
    let run = hyperfly_request::run(scenario, None, Default::default());
    Replay::new(Rc::new(run.unwrap_or_else(|error| panic!("{scenario:?}: {error}"))))
}

/// The replay of a scenario; `None` if its messages block each other for ever.
pub fn try_replay(scenario: &Settings) -> Option<Rc<Replay>> {
    match hyperfly_request::run(scenario, None, Default::default()) {
        Ok(run) => Some(Replay::new(Rc::new(run))),
        Err(NoRun::Deadlock(_)) => None,
        Err(error) => panic!("{scenario:?}: {error}"),
    }
}

/// A picture of the usual size.
pub const FRAME: Frame = Frame { width: 700.0, height: 480.0, text: 12.0 };

/// The replay of a formulation on a machine with its usual costs.
pub fn replay_of(algorithm: Algorithm, machine: MachineKind, p: u32, n: u64) -> Rc<Replay> {
    replay(&Settings { algorithm, machine, p, n, ..Settings::default() })
}

/// Records both layers of a scene.
pub fn draw_layers(scene: &mut dyn Scene, t: f64, selection: Option<Selection>) -> Recorder {
    let mut recorder = Recorder::default();
    scene.draw_static(&mut recorder);
    scene.draw_dynamic(t, selection, &mut recorder);
    recorder
}
