//! The samples and coefficients to draw, and the times at which coefficients are ready.

use crate::draw::ink::Ink;
use crate::notation::numbers::quantity;
use crate::trace::coefficients::ready_times;
use crate::trace::replay::Replay;
use crate::trace::value_cells::MAX_CELLS;
use crate::trace::values::NOISE;
use hyperfly_core::Complex64;
use std::cell::OnceCell;
use std::rc::Rc;

/// Samples and coefficients of a run; empty for a run without data.
pub(super) struct Content {
    replay: Rc<Replay>,
    /// Time at which each coefficient was ready; computed on first use because it takes a while.
    ready_times: OnceCell<Vec<f64>>,
    /// Magnitudes of the coefficients as fractions of the largest.
    pub sizes: Vec<f32>,
    /// Index and formatted magnitude of the largest coefficient.
    pub largest: (usize, String),
    /// Index and name of the peaks, the few coefficients that stand out; none in a spectrum with many large ones.
    pub peaks: Vec<(usize, String)>,
    /// Whether the colour of a coefficient shows its angle, where each coefficient has its own mark.
    has_angles: bool,
    /// Sample value at the top of the signal's rectangle.
    pub scale: f64,
}

impl Content {
    /// Collects the content of a run.
    pub fn new(replay: &Rc<Replay>, has_angles: bool) -> Content {
        let output = replay.run().output.as_ref();
        let magnitudes: Vec<f64> = output
            .map(|output| output.spectrum.iter().map(|value| value.norm()).collect())
            .unwrap_or_default();
        let at =
            (0..magnitudes.len()).fold(0, |best, k| if magnitudes[k] > magnitudes[best] { k } else { best });
        let max = magnitudes.get(at).copied().unwrap_or(0.0);
        let size = |value: f64| if value > NOISE * max { (value / max) as f32 } else { 0.0 };
        let peak = output.map_or(0.0, |output| peak(&output.input));
        let sizes: Vec<f32> = magnitudes.into_iter().map(size).collect();
        Content {
            replay: replay.clone(),
            ready_times: OnceCell::new(),
            peaks: peaks(&sizes),
            has_angles: has_angles && replay.run().plan.n <= MAX_CELLS,
            sizes,
            largest: (at, quantity(max, 3)),
            // A power of two, so that the scale is stable while the signal is drawn by hand.
            scale: if peak > 0.0 { peak.log2().ceil().exp2() } else { 1.0 },
        }
    }

    /// Returns the number of samples.
    pub fn n(&self) -> usize {
        self.input().len()
    }

    /// Returns the number of coefficients: n, or n/2 + 1 of n real samples.
    pub fn coefficients(&self) -> usize {
        self.sizes.len()
    }

    /// Returns the samples.
    pub fn input(&self) -> &[Complex64] {
        self.replay.run().output.as_ref().map_or(&[], |output| &output.input)
    }

    /// Returns whether a coefficient was ready at `t`.
    pub fn is_ready(&self, k: usize, t: f64) -> bool {
        t > 0.0 && self.ready_times.get_or_init(|| ready_times(&self.replay))[k] <= t
    }

    /// Returns the colour of a coefficient.
    pub fn ink(&self, k: usize) -> Ink {
        match self.replay.run().output.as_ref().map(|output| output.spectrum[k]) {
            Some(value) if self.has_angles && self.sizes[k] > 0.0 => Ink::angle(value.arg()),
            _ => Ink::Text,
        }
    }
}

/// Most peaks that are named.
const MAX_PEAKS: usize = 6;
/// Least magnitude of a peak, as a fraction of the largest.
const MIN_PEAK: f32 = 0.2;

/// Returns the indices of the large coefficients, with their names, if they are few.
fn peaks(sizes: &[f32]) -> Vec<(usize, String)> {
    let large = |k: &usize| sizes[*k] >= MIN_PEAK;
    let peaks: Vec<usize> = (0..sizes.len()).filter(large).take(MAX_PEAKS + 1).collect();
    if peaks.len() > MAX_PEAKS { Vec::new() } else { peaks.into_iter().map(|k| (k, k.to_string())).collect() }
}

/// Returns the largest absolute real or imaginary part of a signal.
fn peak(values: &[Complex64]) -> f64 {
    values.iter().fold(0.0, |most: f64, value| most.max(value.re.abs()).max(value.im.abs()))
}
