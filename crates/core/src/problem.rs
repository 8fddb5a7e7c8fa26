//! The problem: what is transformed, and which way.

use crate::choice;
use serde::{Deserialize, Serialize};

choice! {
    /// The sign of the exponent: forward is negative, as in FFTW and numpy (the papers use the conjugate).
    Direction {
        /// Y_k = Σ X_i e^(−2πj ik/n).
        Forward => "forward",
        /// X_i = 1/n · Σ Y_k e^(+2πj ik/n).
        Inverse => "inverse",
    }
}

/// The input of the transform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Signal {
    /// One at index 0, zero elsewhere: every coefficient is 1.
    Impulse,
    /// One sine on a bin.
    Sine,
    /// Two sines, one stronger than the other.
    TwoTone,
    /// A frequency that rises with time.
    Chirp,
    /// A square wave: odd harmonics.
    Square,
    /// Uniform complex noise from a seed.
    Noise {
        /// Of the random numbers.
        seed: u64,
    },
    /// The reader's own samples, which travel beside the scenario and not in it.
    Own,
}

/// What is transformed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Problem {
    /// Points of the transform, a power of two.
    pub n: u64,
    /// Sign of the exponent.
    pub direction: Direction,
    /// The input.
    pub signal: Signal,
}

impl Default for Problem {
    fn default() -> Self {
        Problem { n: 1024, direction: Direction::Forward, signal: Signal::TwoTone }
    }
}
