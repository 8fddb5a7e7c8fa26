//! Simulated time: every timer, frame, message and input of a visit is a call scheduled at a time.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::rc::{Rc, Weak};

/// CallKind of a scheduled call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallKind {
    Timer,
    /// A repeating timer of the page.
    Interval,
    /// A frame of the screen.
    Frame,
    /// A message between page and worker.
    Message,
    /// A slice of work that a worker schedules for itself.
    Slice,
}

/// A scheduled call. Calls at the same time run in scheduling order.
struct Call {
    time: f64,
    number: u64,
    kind: CallKind,
    /// Dead once the caller drops its handle; the call is then skipped.
    handle: Weak<()>,
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
        other.time.total_cmp(&self.time).then(other.number.cmp(&self.number))
    }
}

/// Handle that keeps a scheduled call alive.
type CallHandle = Rc<()>;

/// Clock and queue of scheduled calls.
#[derive(Default)]
pub struct World {
    now: Cell<f64>,
    number: Cell<u64>,
    call_count: Cell<u64>,
    calls: RefCell<BinaryHeap<Call>>,
    hidden: Cell<bool>,
    /// Frames delayed while the page is hidden.
    frames: RefCell<Vec<Call>>,
}

/// Timer granularity of a hidden page, in milliseconds.
const HIDDEN_MS: f64 = 1000.0;

impl World {
    /// Returns the milliseconds since the visit began.
    pub fn now(&self) -> f64 {
        self.now.get()
    }

    /// Number of calls made.
    pub fn call_count(&self) -> u64 {
        self.call_count.get()
    }

    /// Advances the clock without making calls, as when the machine sleeps or computes.
    pub fn pass(&self, milliseconds: f64) {
        self.now.set(self.now.get() + milliseconds);
    }

    /// Schedules a call after a delay, for as long as the returned handle lives.
    pub fn after(&self, milliseconds: f64, kind: CallKind, act: Box<dyn FnOnce()>) -> CallHandle {
        let handle = Rc::new(());
        let number = self.number.replace(self.number.get() + 1);
        let time = self.now.get() + milliseconds.max(0.0);
        self.calls.borrow_mut().push(Call { time, number, kind, handle: Rc::downgrade(&handle), act });
        handle
    }

    /// Schedules a call after a delay, unconditionally.
    pub fn then(&self, milliseconds: f64, kind: CallKind, act: impl FnOnce() + 'static) {
        let kept_handle = Rc::new(RefCell::new(None));
        let handle_of_next = kept_handle.clone();
        let act = Box::new(move || {
            handle_of_next.borrow_mut().take();
            act();
        });
        *kept_handle.borrow_mut() = Some(self.after(milliseconds, kind, act));
    }

    /// Schedules a repeating call, for as long as the returned handle lives.
    pub fn every(self: &Rc<Self>, milliseconds: f64, act: Rc<dyn Fn()>) -> Box<dyn Any> {
        let next_handle = Rc::new(RefCell::new(None));
        schedule_next(self, milliseconds, act, &next_handle);
        Box::new(next_handle)
    }

    /// Hides or shows the page.
    pub fn hide(&self, is_hidden: bool) {
        self.hidden.set(is_hidden);
        if !is_hidden {
            let frames = self.frames.take();
            let time = self.now.get();
            self.calls.borrow_mut().extend(frames.into_iter().map(|call| Call { time, ..call }));
        }
    }

    /// Makes the next call due until this time; returns whether there was one.
    pub fn step(&self, end: f64) -> bool {
        loop {
            let mut calls = self.calls.borrow_mut();
            let Some(call) = calls.peek_mut().filter(|call| call.time <= end) else { return false };
            let call = std::collections::binary_heap::PeekMut::pop(call);
            if call.handle.strong_count() == 0 {
                continue;
            }
            if self.hidden.get() && call.kind == CallKind::Frame {
                drop(calls);
                self.frames.borrow_mut().push(call);
                continue;
            }
            let rounded_time = (call.time / HIDDEN_MS).ceil() * HIDDEN_MS;
            if self.hidden.get()
                && matches!(call.kind, CallKind::Timer | CallKind::Interval)
                && rounded_time > call.time
            {
                calls.push(Call { time: rounded_time, ..call });
                continue;
            }
            drop(calls);
            self.now.set(self.now.get().max(call.time));
            self.call_count.set(self.call_count.get() + 1);
            (call.act)();
            return true;
        }
    }

    /// Number of scheduled calls of these kinds.
    pub fn waiting(&self, kinds: &[CallKind]) -> usize {
        let is_wanted = |call: &&Call| call.handle.strong_count() > 0 && kinds.contains(&call.kind);
        self.calls.borrow().iter().filter(is_wanted).count()
            + self.frames.borrow().iter().filter(is_wanted).count()
    }
}

fn schedule_next(
    world: &Rc<World>,
    interval: f64,
    act: Rc<dyn Fn()>,
    next_handle: &Rc<RefCell<Option<CallHandle>>>,
) {
    let (weak_world, handle_of_next) = (Rc::downgrade(world), Rc::downgrade(next_handle));
    let repeat = Box::new(move || {
        act();
        if let (Some(world), Some(next_handle)) = (weak_world.upgrade(), handle_of_next.upgrade()) {
            schedule_next(&world, interval, act, &next_handle);
        }
    });
    let handle = world.after(interval, CallKind::Interval, repeat);
    *next_handle.borrow_mut() = Some(handle);
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
    fn calls_run_in_order_unless_dropped() {
        let (world, log) = (Rc::new(World::default()), Log::default());
        let _late = world.after(20.0, CallKind::Timer, logs(&world, &log, "late"));
        let dropped = world.after(5.0, CallKind::Timer, logs(&world, &log, "dropped"));
        let _early = world.after(10.0, CallKind::Timer, logs(&world, &log, "early"));
        world.then(10.0, CallKind::Message, logs(&world, &log, "after it"));
        drop(dropped);
        while world.step(15.0) {}
        assert_eq!(*log.borrow(), [(10.0, "early"), (10.0, "after it")]);
        assert_eq!(world.waiting(&[CallKind::Timer]), 1);
    }

    #[test]
    fn hidden_page_delays_frames_and_timers() {
        let (world, log) = (Rc::new(World::default()), Log::default());
        world.hide(true);
        world.then(16.0, CallKind::Frame, logs(&world, &log, "frame"));
        world.then(16.0, CallKind::Message, logs(&world, &log, "message"));
        let _timer = world.after(16.0, CallKind::Timer, logs(&world, &log, "timer"));
        while world.step(3000.0) {}
        world.hide(false);
        while world.step(3000.0) {}
        assert_eq!(*log.borrow(), [(16.0, "message"), (1000.0, "timer"), (1000.0, "frame")]);
    }

    #[test]
    fn repeating_call_ends_when_dropped() {
        let (world, log) = (Rc::new(World::default()), Log::default());
        let interval = world.every(10.0, logs(&world, &log, "tick").into());
        while world.step(35.0) {}
        drop(interval);
        while world.step(100.0) {}
        assert_eq!(log.borrow().len(), 3);
    }
}
