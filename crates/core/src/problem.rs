//! Problem to solve: size, direction and input signal.

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

choice! {
    /// Type of the samples, and with it of the transform.
    SampleType {
        /// n complex samples, one in each word.
        Complex => "complex",
        /// n real samples, two in each word; only the first n/2 + 1 coefficients are computed, which determine the others.
        Real => "real",
    }
}

/// Input signal of the transform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Signal {
    /// One at index 0, zero elsewhere; every coefficient is 1.
    Impulse,
    /// One sine, on a bin.
    Sine,
    /// Two sines of different amplitude.
    TwoTone,
    /// Sine whose frequency rises with time.
    Chirp,
    /// Square wave, with odd harmonics only.
    Square,
    /// Uniform complex noise from a seed; real samples are its real parts.
    Noise { seed: u64 },
    /// The reader's own samples, which are passed separately from the scenario.
    Own,
}

/// Size, direction and input of a transform.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Problem {
    /// Points of the transform, a power of two.
    pub n: u64,
    pub direction: Direction,
    pub signal: Signal,
    pub samples: SampleType,
}

impl Problem {
    /// Returns the number of words (complex numbers) that hold the input: n, or n/2 if the samples are real.
    pub fn words(&self) -> u64 {
        match self.samples {
            SampleType::Complex => self.n,
            SampleType::Real => self.n / 2,
        }
    }
}

impl Default for Problem {
    fn default() -> Self {
        Problem {
            n: 1024,
            direction: Direction::Forward,
            signal: Signal::TwoTone,
            samples: SampleType::Complex,
        }
    }
}
