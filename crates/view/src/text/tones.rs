//! The last sentence of a run: what its spectrum says about the signal.

use crate::trace::replay::Replay;
use hyperfly_core::problem::Direction;
use hyperfly_core::schedule::Transform;
use hyperfly_text::values as texts;
use std::collections::BTreeMap;

/// Least magnitude of a tone, as a fraction of the largest.
const MIN_TONE: f64 = 0.2;
/// Two tones whose magnitudes differ by less are equally tall.
const EQUAL: f64 = 0.02;
/// Least part of the energy that the listed tones must have.
const MIN_ENERGY: f64 = 0.9;

/// A tone of a signal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tone {
    /// Swings in the whole signal: the smaller of k and n − k.
    pub swings: usize,
    /// Magnitude of its largest coefficient.
    pub magnitude: f64,
}

/// Returns the tones of a spectrum of `n` samples by frequency, if they have most of its energy.
pub fn tones(magnitudes: &[f64], n: usize) -> Vec<Tone> {
    let largest = magnitudes.iter().copied().fold(0.0, f64::max);
    let mut all: BTreeMap<usize, f64> = BTreeMap::new();
    let (mut energy, mut listed) = (0.0, 0.0);
    for (k, &magnitude) in magnitudes.iter().enumerate() {
        energy += magnitude * magnitude;
        if largest > 0.0 && magnitude >= MIN_TONE * largest {
            listed += magnitude * magnitude;
            let tone = all.entry(k.min(n - k)).or_default();
            *tone = tone.max(magnitude);
        }
    }
    let stand_out = listed >= MIN_ENERGY * energy;
    let all = all.into_iter().map(|(swings, magnitude)| Tone { swings, magnitude });
    if stand_out { all.collect() } else { Vec::new() }
}

/// Says what came out of a run: "The tall bars are the slow tone …". `None` for a run without data.
pub fn tones_sentence(replay: &Replay) -> Option<String> {
    let run = replay.run();
    let output = run.output.as_ref()?;
    let is_spectrum = run.scenario.problem.direction == Direction::Forward
        && matches!(run.plan.transform, Transform::Line | Transform::Real);
    if !is_spectrum {
        return Some(texts::complete().to_owned());
    }
    let magnitudes: Vec<f64> = output.spectrum.iter().map(|value| value.norm()).collect();
    let n = output.input.len();
    Some(match *tones(&magnitudes, n) {
        [] if magnitudes.iter().all(|magnitude| *magnitude == 0.0) => texts::complete().to_owned(),
        [tone] => texts::one_tone(tone.swings, n),
        [slow, fast] => {
            let difference = (slow.magnitude - fast.magnitude) / slow.magnitude.max(fast.magnitude);
            if difference > EQUAL {
                texts::slow_is_tall(slow.swings, n, fast.swings)
            } else if difference < -EQUAL {
                texts::fast_is_tall(fast.swings, n, slow.swings)
            } else {
                texts::two_tones(slow.swings, n, fast.swings)
            }
        }
        _ => texts::many_tones().to_owned(),
    })
}
