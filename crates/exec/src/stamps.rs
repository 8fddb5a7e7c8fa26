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
}
