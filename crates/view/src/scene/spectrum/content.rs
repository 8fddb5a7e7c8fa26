//! What is drawn of signal and spectrum: samples, coefficients, and since when each of these is there.

use crate::draw::ink::Ink;
use crate::notation::numbers::quantity;
use crate::trace::coefficients::there;
use crate::trace::replay::Replay;
use crate::trace::shares::MOST_CELLS;
use hyperfly_core::Complex64;
use std::cell::OnceCell;
use std::rc::Rc;

/// Less than this part of the largest magnitude is rounding, and drawn as 0.
const NOISE: f64 = 1e-12;

/// Samples and coefficients of a run; none of one without data.
pub(super) struct Content {
    replay: Rc<Replay>,
    /// When each coefficient was there; found out once time runs, as that takes a moment.
    there: OnceCell<Vec<f64>>,
    /// The magnitudes of the coefficients as parts of the largest one.
    pub sizes: Vec<f32>,
    /// Which is the largest, and how large, in words.
    pub largest: (usize, String),
    /// What half of the height of the signal's room stands for.
    pub scale: f64,
}

impl Content {
    /// Of a run.
    pub fn new(replay: &Rc<Replay>) -> Content {
        let output = replay.run().output.as_ref();
        let magnitudes: Vec<f64> = output
            .map(|output| output.spectrum.iter().map(|value| value.norm()).collect())
            .unwrap_or_default();
        let at =
            (0..magnitudes.len()).fold(0, |best, k| if magnitudes[k] > magnitudes[best] { k } else { best });
        let most = magnitudes.get(at).copied().unwrap_or(0.0);
        let size = |value: f64| if value > NOISE * most { (value / most) as f32 } else { 0.0 };
        let peak = output.map_or(0.0, |output| peak(&output.input));
        Content {
            replay: replay.clone(),
            there: OnceCell::new(),
            sizes: magnitudes.into_iter().map(size).collect(),
            largest: (at, quantity(most, 3)),
            // A power of two, so that it stays while the signal is drawn by hand.
            scale: if peak > 0.0 { peak.log2().ceil().exp2() } else { 1.0 },
        }
    }

    /// How many samples there are, and coefficients.
    pub fn n(&self) -> usize {
        self.sizes.len()
    }

    /// The samples.
    pub fn input(&self) -> &[Complex64] {
        self.replay.run().output.as_ref().map_or(&[], |output| &output.input)
    }

    /// Whether a coefficient was there at `t`.
    pub fn is_there(&self, k: usize, t: f64) -> bool {
        t > 0.0 && self.there.get_or_init(|| there(&self.replay))[k] <= t
    }

    /// The colour of a coefficient: that of its angle where each has a mark of its own.
    pub fn ink(&self, k: usize) -> Ink {
        match self.replay.run().output.as_ref().map(|output| output.spectrum[k]) {
            Some(value) if self.n() as u64 <= MOST_CELLS && self.sizes[k] > 0.0 => Ink::angle(value.arg()),
            _ => Ink::Text,
        }
    }
}

/// The largest part of a signal.
fn peak(values: &[Complex64]) -> f64 {
    values.iter().fold(0.0, |most: f64, value| most.max(value.re.abs()).max(value.im.abs()))
}
