//! Two runs beside each other, and a shared thing that is compared by identity.

use crate::state::shown::Shown;
use hyperfly_request::{Changes, Lockstep};
use hyperfly_view::text::compare::Versus;
use hyperfly_view::{Alignment, Jam, Replay};
use std::cell::OnceCell;
use std::ops::Deref;
use std::rc::Rc;

/// A shared thing that is equal only to itself: comparing what is in it would take long.
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

/// Two runs beside each other.
pub struct Pair {
    /// How they go on together.
    pub alignment: Rc<Alignment>,
    /// What they differ in; `None` where their times have different units.
    pub versus: Option<Versus>,
    right: Rc<Replay>,
    jam: OnceCell<Option<Jam>>,
}

impl Pair {
    /// The first jam of the right side. Looked for when it is first asked for.
    pub fn jam(&self) -> Option<Jam> {
        *self.jam.get_or_init(|| Jam::first(&self.right))
    }

    /// Two runs, of which the right one is the left one with these changes.
    pub fn new(left: &Shown, right: &Shown, mode: Lockstep, changes: &Changes) -> Pair {
        let alignment = Rc::new(Alignment::new(&left.replay, &right.replay, mode));
        let versus = Versus::of(left.run(), right.run(), changes);
        Pair { alignment, versus, right: right.replay.clone(), jam: OnceCell::new() }
    }
}
