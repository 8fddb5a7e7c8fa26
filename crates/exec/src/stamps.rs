//! Timestamps of one processor's program.

use hyperfly_core::schedule::Plan;

/// Timestamps of one processor, one per step of its program, in seconds of its link's clock.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Stamps {
    /// Start of each step, which is also the end of the step before.
    pub start: Vec<f64>,
    /// Time at which the step's message was packed and handed over; 0 if it sends none.
    pub injected: Vec<f64>,
    /// Time at which the step's message was available; 0 if it receives none.
    pub arrived: Vec<f64>,
    /// Whether the message was missing when first requested.
    pub waited: Vec<bool>,
    /// End of the last step.
    pub finish: f64,
}

impl Stamps {
    /// Creates zeroed timestamps for the program of processor `rank`.
    pub fn new(plan: &Plan, rank: u32) -> Stamps {
        let steps = plan.rank_steps(rank).len();
        let times = vec![0.0; steps];
        Stamps {
            start: times.clone(),
            injected: times.clone(),
            arrived: times,
            waited: vec![false; steps],
            finish: 0.0,
        }
    }

    /// Encodes the timestamps as numbers: the columns one after the other, then `finish`.
    pub fn numbers(&self) -> Vec<f64> {
        let flags = self.waited.iter().map(|flag| f64::from(u8::from(*flag)));
        let times = self.start.iter().chain(&self.injected).chain(&self.arrived).copied();
        times.chain(flags).chain([self.finish]).collect()
    }

    /// Decodes [`Stamps::numbers`].
    pub fn from_numbers(numbers: &[f64]) -> Stamps {
        let steps = numbers.len() / 4;
        let column = |k: usize| numbers[k * steps..(k + 1) * steps].to_vec();
        Stamps {
            start: column(0),
            injected: column(1),
            arrived: column(2),
            waited: column(3).into_iter().map(|flag| flag != 0.0).collect(),
            finish: numbers.last().copied().unwrap_or(0.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stamps_round_trip_as_numbers() {
        let stamps = Stamps {
            start: vec![1.0, 2.0],
            injected: vec![1.5, 0.0],
            arrived: vec![1.75, 0.0],
            waited: vec![true, false],
            finish: 3.0,
        };
        assert_eq!(Stamps::from_numbers(&stamps.numbers()), stamps);
        let idle = Stamps { finish: 4.0, ..Stamps::default() };
        assert_eq!(Stamps::from_numbers(&idle.numbers()), idle);
    }
}
