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
    right: Rc<Replay>,
    jam: OnceCell<Option<ContentionInterval>>,
}

impl RunComparison {
    /// Returns the first jam of the right side, computed on first use.
    pub fn jam(&self) -> Option<ContentionInterval> {
        *self.jam.get_or_init(|| ContentionInterval::first(&self.right))
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
        RunComparison { alignment, versus, right: right.replay.clone(), jam: OnceCell::new() }
    }
}
