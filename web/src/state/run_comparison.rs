//! The comparison of two runs, and a shared pointer that compares by identity.

use crate::state::displayed_run::DisplayedRun;
use hyperfly_request::{Changes, Lockstep};
use hyperfly_view::text::compare::TimeComparison;
use hyperfly_view::{Alignment, ContentionInterval, Replay};
use std::cell::OnceCell;
use std::ops::Deref;
use std::rc::Rc;

/// A shared pointer that equals only itself, because comparing the contents takes long.
pub struct PtrEq<T>(pub Rc<T>);

impl<T: Default> Default for PtrEq<T> {
    fn default() -> Self {
        PtrEq(Rc::default())
    }
}

impl<T> Clone for PtrEq<T> {
    fn clone(&self) -> Self {
        PtrEq(self.0.clone())
    }
}

impl<T> std::fmt::Debug for PtrEq<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:p}", self.0)
    }
}

impl<T> PartialEq for PtrEq<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Deref for PtrEq<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

/// A comparison of two runs.
pub struct RunComparison {
    /// Relates the times of both runs.
    pub alignment: Rc<Alignment>,
    /// Differences in numbers; `None` where the runs' times have different units.
    pub versus: Option<TimeComparison>,
    runs: [Rc<Replay>; 2],
    jams: OnceCell<Vec<ContentionInterval>>,
    tail: OnceCell<f64>,
}

impl RunComparison {
    /// Returns the run of the left side.
    pub fn left(&self) -> &Replay {
        &self.runs[0]
    }

    /// Returns the jams of the right side in the time of its run, computed on first use.
    pub fn jams(&self) -> &[ContentionInterval] {
        self.jams.get_or_init(|| ContentionInterval::all(&self.runs[1]))
    }

    /// Returns the jam of the right side at a clock time.
    pub fn jam_at(&self, t: f64) -> Option<&ContentionInterval> {
        let (t, jams) = (self.alignment.right(t), self.jams());
        jams[..jams.partition_point(|jam| jam.start <= t)].last().filter(|jam| t < jam.end)
    }

    /// Returns how many messages of the right side share a channel at a clock time; 1 if none does, 0 without messages.
    pub fn messages_on_a_channel(&self, t: f64) -> u16 {
        let mut in_flight = 0;
        self.runs[1].for_each_in_flight(self.alignment.right(t), |_| in_flight = 1);
        self.jam_at(t).map_or(in_flight, |jam| jam.load)
    }

    /// Returns the clock time from which no message is left on either side, computed on first use.
    pub fn tail(&self) -> f64 {
        *self.tail.get_or_init(|| {
            let [left, right] = [&self.runs[0], &self.runs[1]].map(|run| run.last_delivery());
            left.max(self.alignment.clock(right))
        })
    }

    /// Compares two runs; `changes` are the settings in which the right one differs.
    pub fn new(
        left: &DisplayedRun,
        right: &DisplayedRun,
        mode: Lockstep,
        changes: &Changes,
    ) -> RunComparison {
        let alignment = Rc::new(Alignment::new(&left.replay, &right.replay, mode));
        let versus = TimeComparison::of(left.run(), right.run(), changes);
        let runs = [left.replay.clone(), right.replay.clone()];
        RunComparison { alignment, versus, runs, jams: OnceCell::new(), tail: OnceCell::new() }
    }
}
