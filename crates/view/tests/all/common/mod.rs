//! Runs and drawings for the tests.

use hyperfly_core::Complex64;
use hyperfly_request::{Algorithm, MachineKind, NoRun, Settings};
use hyperfly_view::record::Recorder;
use hyperfly_view::{Frame, Replay, Scene, Selection};
use std::f64::consts::TAU;
use std::rc::Rc;

/// The replay of a scenario.
pub fn replay(scenario: &Settings) -> Rc<Replay> {
    let run = hyperfly_request::run(scenario, None, Default::default());
    Replay::new(Rc::new(run.unwrap_or_else(|error| panic!("{scenario:?}: {error}"))))
}

/// The replay of a scenario; `None` if its messages block each other for ever.
#[allow(dead_code)]
pub fn try_replay(scenario: &Settings) -> Option<Rc<Replay>> {
    match hyperfly_request::run(scenario, None, Default::default()) {
        Ok(run) => Some(Replay::new(Rc::new(run))),
        Err(NoRun::Deadlock(_)) => None,
        Err(error) => panic!("{scenario:?}: {error}"),
    }
}

/// R[index] after `l` stages: a transform of 2^l of the samples, those whose numbers agree with `index` in the last r − l bits.
#[allow(dead_code)]
pub fn partial(x: &[Complex64], l: u32, index: usize) -> Complex64 {
    let r = x.len().trailing_zeros();
    let low = index & ((1 << (r - l)) - 1);
    let k = (0..l).fold(0, |k, bit| k | (index >> (r - 1 - bit) & 1) << bit);
    let term = |m: usize| {
        let angle = -TAU * ((m * k) % (1 << l)) as f64 / f64::from(1u32 << l);
        x[(m << (r - l)) + low] * Complex64::new(angle.cos(), angle.sin())
    };
    (0..1usize << l).map(term).sum()
}

/// A picture of the usual size.
#[allow(dead_code)]
pub const FRAME: Frame = Frame { width: 700.0, height: 480.0, text: 12.0 };

/// The replay of a formulation on a machine with its usual costs.
#[allow(dead_code)]
pub fn of(algorithm: Algorithm, machine: MachineKind, p: u32, n: u64) -> Rc<Replay> {
    replay(&Settings { algorithm, machine, p, n, ..Settings::default() })
}

/// What a scene draws in both of its layers.
#[allow(dead_code)]
pub fn drawn(scene: &mut dyn Scene, t: f64, selection: Option<Selection>) -> Recorder {
    let mut recorder = Recorder::default();
    scene.draw_static(&mut recorder);
    scene.draw_dynamic(t, selection, &mut recorder);
    recorder
}
