//! Clock and time unit of a run.

/// Clock and time unit of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Clock {
    /// Virtual time of a simulation.
    Virtual {
        unit: Unit,
        /// Units per second; `None` if unknown.
        rate: Option<f64>,
    },
    /// Measured time, in microseconds.
    Real {
        /// Shortest time that the clock resolves, in seconds.
        resolution: f64,
    },
}

/// Unit of virtual time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Unit chosen by the reader for the times of the machine; t_c = 1 by default.
    Chosen,
    /// A floating-point operation (BSP).
    Flop,
}

impl Clock {
    /// Converts a time to seconds; `None` if the rate is unknown.
    pub fn seconds(self, time: f64) -> Option<f64> {
        match self {
            Clock::Virtual { rate, .. } => rate.map(|rate| time / rate),
            Clock::Real { .. } => Some(time * 1e-6),
        }
    }

    /// Whether times of both clocks have the same unit and can be compared without conversion.
    pub fn has_same_unit(self, other: Clock) -> bool {
        match (self, other) {
            (Clock::Virtual { unit: a, .. }, Clock::Virtual { unit: b, .. }) => a == b,
            (Clock::Real { .. }, Clock::Real { .. }) => true,
            _ => false,
        }
    }
}
