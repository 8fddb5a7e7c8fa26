//! What one processor notes while it executes its program: when each step began, sent, received.

use hyperfly_core::schedule::Plan;

/// The notes of one processor, step by step of its own program. Times are seconds of its link's clock.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Stamps {
    /// When the step began; it ended when the next one began.
    pub start: Vec<f64>,
    /// When its message was packed and handed over; 0 for a step that sends none.
    pub injected: Vec<f64>,
    /// When the message that it awaits was there; 0 for a step that receives none.
    pub arrived: Vec<f64>,
    /// Whether that message was not there yet when it was asked for.
    pub waited: Vec<bool>,
    /// When the last step ended.
    pub finish: f64,
}

impl Stamps {
    /// For the program of processor `q`.
    pub fn new(plan: &Plan, q: u32) -> Stamps {
        let steps = plan.program(q).len();
        let times = vec![0.0; steps];
        Stamps {
            start: times.clone(),
            injected: times.clone(),
            arrived: times,
            waited: vec![false; steps],
            finish: 0.0,
        }
    }

    /// All of them as numbers, to be sent.
    pub fn numbers(&self) -> Vec<f64> {
        let waited = self.waited.iter().map(|waited| f64::from(u8::from(*waited)));
        let times = self.start.iter().chain(&self.injected).chain(&self.arrived).copied();
        times.chain(waited).chain([self.finish]).collect()
    }

    /// From what [`Stamps::numbers`] gave.
    pub fn of_numbers(numbers: &[f64]) -> Stamps {
        let steps = numbers.len() / 4;
        let column = |k: usize| numbers[k * steps..(k + 1) * steps].to_vec();
        Stamps {
            start: column(0),
            injected: column(1),
            arrived: column(2),
            waited: column(3).into_iter().map(|waited| waited != 0.0).collect(),
            finish: numbers.last().copied().unwrap_or(0.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_the_same_as_numbers() {
        let stamps = Stamps {
            start: vec![1.0, 2.0],
            injected: vec![1.5, 0.0],
            arrived: vec![1.75, 0.0],
            waited: vec![true, false],
            finish: 3.0,
        };
        assert_eq!(Stamps::of_numbers(&stamps.numbers()), stamps);
        let idle = Stamps { finish: 4.0, ..Stamps::default() };
        assert_eq!(Stamps::of_numbers(&idle.numbers()), idle);
    }
}
