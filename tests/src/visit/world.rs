//! A clock of its own, and what happens when: every timer, frame, message and input of a visit is a call at a time.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::rc::{Rc, Weak};

/// What a call is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A timer of the page.
    Timer,
    /// One of a timer that begins again and again.
    Interval,
    /// A frame of the screen.
    Frame,
    /// A message between page and worker.
    Message,
    /// What a worker does between two messages.
    Slice,
}

/// A call at a time; of two at the same time the one that was asked for first.
struct Call {
    at: f64,
    number: u64,
    kind: Kind,
    /// Dropped with what was returned for it; the call is then not made.
    wanted: Weak<()>,
    act: Box<dyn FnOnce()>,
}

impl PartialEq for Call {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Call {}

impl PartialOrd for Call {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Call {
    fn cmp(&self, other: &Self) -> Ordering {
        other.at.total_cmp(&self.at).then(other.number.cmp(&self.number))
    }
}

/// Keeps a call wanted.
type Wanted = Rc<()>;

/// The clock and all that waits for it.
#[derive(Default)]
pub struct World {
    now: Cell<f64>,
    number: Cell<u64>,
    made: Cell<u64>,
    calls: RefCell<BinaryHeap<Call>>,
    hidden: Cell<bool>,
    /// Frames that a hidden page waits for.
    frames: RefCell<Vec<Call>>,
}

/// The timers of a page that is hidden are rounded up to a whole second, in milliseconds.
const HIDDEN_MS: f64 = 1000.0;

impl World {
    /// Milliseconds since the visit began.
    pub fn now(&self) -> f64 {
        self.now.get()
    }

    /// How many calls have been made.
    pub fn made(&self) -> u64 {
        self.made.get()
    }

    /// The time goes on for this while without anything happening: the machine sleeps, or computes.
    pub fn pass(&self, milliseconds: f64) {
        self.now.set(self.now.get() + milliseconds);
    }

    /// Calls after so many milliseconds, as long as what is returned lives.
    pub fn after(&self, milliseconds: f64, kind: Kind, act: Box<dyn FnOnce()>) -> Wanted {
        let wanted = Rc::new(());
        let number = self.number.replace(self.number.get() + 1);
        let at = self.now.get() + milliseconds.max(0.0);
        self.calls.borrow_mut().push(Call { at, number, kind, wanted: Rc::downgrade(&wanted), act });
        wanted
    }

    /// Calls after so many milliseconds, whatever happens.
    pub fn then(&self, milliseconds: f64, kind: Kind, act: impl FnOnce() + 'static) {
        let keeps = Rc::new(RefCell::new(None));
        let own = keeps.clone();
        let act = Box::new(move || {
            own.borrow_mut().take();
            act();
        });
        *keeps.borrow_mut() = Some(self.after(milliseconds, kind, act));
    }

    /// Calls again and again, as long as what is returned lives.
    pub fn every(self: &Rc<Self>, milliseconds: f64, act: Rc<dyn Fn()>) -> Box<dyn Any> {
        let next = Rc::new(RefCell::new(None));
        begin_again(self, milliseconds, act, &next);
        Box::new(next)
    }

    /// Hides the page, or shows it.
    pub fn hide(&self, hidden: bool) {
        self.hidden.set(hidden);
        if !hidden {
            let frames = self.frames.take();
            let now = self.now.get();
            self.calls.borrow_mut().extend(frames.into_iter().map(|call| Call { at: now, ..call }));
        }
    }

    /// Makes the next call, unless it is later than that; whether there was one.
    pub fn step(&self, until: f64) -> bool {
        loop {
            let mut calls = self.calls.borrow_mut();
            let Some(call) = calls.peek_mut().filter(|call| call.at <= until) else { return false };
            let call = std::collections::binary_heap::PeekMut::pop(call);
            if call.wanted.strong_count() == 0 {
                continue;
            }
            if self.hidden.get() && call.kind == Kind::Frame {
                drop(calls);
                self.frames.borrow_mut().push(call);
                continue;
            }
            let whole = (call.at / HIDDEN_MS).ceil() * HIDDEN_MS;
            if self.hidden.get() && matches!(call.kind, Kind::Timer | Kind::Interval) && whole > call.at {
                calls.push(Call { at: whole, ..call });
                continue;
            }
            drop(calls);
            self.now.set(self.now.get().max(call.at));
            self.made.set(self.made.get() + 1);
            (call.act)();
            return true;
        }
    }

    /// What still waits, of these kinds.
    pub fn waiting(&self, kinds: &[Kind]) -> usize {
        let wanted = |call: &&Call| call.wanted.strong_count() > 0 && kinds.contains(&call.kind);
        self.calls.borrow().iter().filter(wanted).count() + self.frames.borrow().iter().filter(wanted).count()
    }
}

fn begin_again(world: &Rc<World>, every: f64, act: Rc<dyn Fn()>, next: &Rc<RefCell<Option<Wanted>>>) {
    let (weak, own) = (Rc::downgrade(world), Rc::downgrade(next));
    let again = Box::new(move || {
        act();
        if let (Some(world), Some(next)) = (weak.upgrade(), own.upgrade()) {
            begin_again(&world, every, act, &next);
        }
    });
    let wanted = world.after(every, Kind::Interval, again);
    *next.borrow_mut() = Some(wanted);
}

#[cfg(test)]
mod tests {
    use super::*;

    type Log = Rc<RefCell<Vec<(f64, &'static str)>>>;

    fn logs(world: &Rc<World>, log: &Log, name: &'static str) -> Box<dyn Fn()> {
        let (world, log) = (Rc::downgrade(world), log.clone());
        Box::new(move || log.borrow_mut().push((world.upgrade().expect("it calls").now(), name)))
    }

    #[test]
    fn calls_are_made_in_order_and_not_when_they_are_no_longer_wanted() {
        let (world, log) = (Rc::new(World::default()), Log::default());
        let _late = world.after(20.0, Kind::Timer, logs(&world, &log, "late"));
        let dropped = world.after(5.0, Kind::Timer, logs(&world, &log, "dropped"));
        let _early = world.after(10.0, Kind::Timer, logs(&world, &log, "early"));
        world.then(10.0, Kind::Message, logs(&world, &log, "after it"));
        drop(dropped);
        while world.step(15.0) {}
        assert_eq!(*log.borrow(), [(10.0, "early"), (10.0, "after it")]);
        assert_eq!(world.waiting(&[Kind::Timer]), 1);
    }

    #[test]
    fn a_hidden_page_has_no_frames_and_coarse_timers() {
        let (world, log) = (Rc::new(World::default()), Log::default());
        world.hide(true);
        world.then(16.0, Kind::Frame, logs(&world, &log, "frame"));
        world.then(16.0, Kind::Message, logs(&world, &log, "message"));
        let _timer = world.after(16.0, Kind::Timer, logs(&world, &log, "timer"));
        while world.step(3000.0) {}
        world.hide(false);
        while world.step(3000.0) {}
        assert_eq!(*log.borrow(), [(16.0, "message"), (1000.0, "timer"), (1000.0, "frame")]);
    }

    #[test]
    fn what_begins_again_ends_when_it_is_dropped() {
        let (world, log) = (Rc::new(World::default()), Log::default());
        let every = world.every(10.0, logs(&world, &log, "tick").into());
        while world.step(35.0) {}
        drop(every);
        while world.step(100.0) {}
        assert_eq!(log.borrow().len(), 3);
    }
}
