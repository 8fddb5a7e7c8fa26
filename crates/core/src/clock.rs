//! The clock by which a run was timed.

/// What the times of a run are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Clock {
    /// Virtual time, as a simulator has it.
    Virtual {
        /// What one of it is.
        unit: Unit,
        /// How many of it make a second, if anybody knows.
        rate: Option<f64>,
    },
    /// Microseconds that passed.
    Real {
        /// The shortest time that the clock tells apart, in seconds.
        resolution: f64,
    },
}

/// The unit of virtual time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// That in which the reader gave the times of the machine; t_c = 1 by default.
    Chosen,
    /// A floating-point operation (BSP).
    Flop,
}

impl Clock {
    /// A time in seconds, if that is known.
    pub fn seconds(self, time: f64) -> Option<f64> {
        match self {
            Clock::Virtual { rate, .. } => rate.map(|rate| time / rate),
            Clock::Real { .. } => Some(time * 1e-6),
        }
    }

    /// Whether times of both have one unit, so that they can be compared without seconds.
    pub fn same_unit(self, other: Clock) -> bool {
        match (self, other) {
            (Clock::Virtual { unit: a, .. }, Clock::Virtual { unit: b, .. }) => a == b,
            (Clock::Real { .. }, Clock::Real { .. }) => true,
            _ => false,
        }
    }
}
