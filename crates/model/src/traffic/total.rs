//! Communication of a run: counts by cause.

use super::count::Count;
use crate::form::Form;

/// Communication of a run per processor: the mean over the processors, which adds up to the time of the slowest one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Traffic {
    pub form: Form,
    /// Time of the processor's own messages without contention.
    pub own: Count,
    /// Delay of these messages by shared channels. In a lower bound: everything that is neither `own` nor computation.
    pub contention: Count,
    /// Waiting for the partner, or for the last processor.
    pub idle: Count,
}

impl Traffic {
    pub(crate) const NONE: Traffic = Traffic::without_contention(Count::new(0.0, 0.0, 0.0));

    /// Messages that never share a channel, between processors that never wait.
    pub(crate) const fn without_contention(own: Count) -> Self {
        let none = Count::new(0.0, 0.0, 0.0);
        Traffic { form: Form::Exact, own, contention: none, idle: none }
    }

    /// Returns T_p without the computation.
    pub fn total(&self) -> Count {
        self.own + self.contention + self.idle
    }

    /// Concatenates two phases.
    pub(crate) fn then(self, next: Traffic) -> Traffic {
        Traffic {
            form: self.form.combine(next.form),
            own: self.own + next.own,
            contention: self.contention + next.contention,
            idle: self.idle + next.idle,
        }
    }

    /// Multiplies the words of every message by `factor`.
    pub(crate) fn with_words(self, factor: f64) -> Traffic {
        let scale = |count: Count| Count { blocks: count.blocks * factor, ..count };
        Traffic {
            form: self.form,
            own: scale(self.own),
            contention: scale(self.contention),
            idle: scale(self.idle),
        }
    }

    /// Interpolates linearly, `at` in [0, 1]; used between whole values of log n.
    pub(crate) fn interpolate(self, other: Traffic, at: f64) -> Traffic {
        let mix = |a: Count, b: Count| a + (b - a) * at;
        Traffic {
            form: self.form.combine(other.form),
            own: mix(self.own, other.own),
            contention: mix(self.contention, other.contention),
            idle: mix(self.idle, other.idle),
        }
    }
}
