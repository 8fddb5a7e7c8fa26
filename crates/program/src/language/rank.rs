//! State of the rank whose program is running: its parameters and the calls recorded so far.

use crate::call::{Action, Call, LayoutCall, Script};
use crate::fault::{FaultKind, Limit};
use crate::limits::{MAX_SLOTS, MAX_WORK};
use starlark::eval::Evaluator;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::ops::Range;
use std::rc::Rc;

/// The rank whose program is running.
pub struct Rank {
    /// Number of processors.
    pub p: u32,
    /// Number of points.
    pub n: u64,
    pub rank: u32,
    recorded: RefCell<Record>,
    /// Steps plus the slots that they name, over all ranks so far.
    work: Cell<u64>,
}

thread_local! {
    // Starlark passes only its own value types to functions; our own would need `unsafe`.
    static CURRENT: RefCell<Option<Rc<Rank>>> = const { RefCell::new(None) };
}

#[derive(Default)]
struct Record {
    script: Script,
    /// All slots below were allocated or named, except the free ones.
    first_unused: u32,
    free: Vec<Range<u32>>,
    /// Allocated for received words and not returned.
    lent: Vec<Range<u32>>,
    failed: Option<FaultKind>,
}

/// Error that ends the Starlark program after a fault was recorded.
#[derive(Debug)]
struct ProgramEnded;

impl fmt::Display for ProgramEnded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the program ends here")
    }
}

impl std::error::Error for ProgramEnded {}

impl Rank {
    /// Creates a rank at the start of its program; `work` counts the work of the ranks before.
    pub fn new(p: u32, n: u64, rank: u32, work: u64) -> Rank {
        Rank { p, n, rank, recorded: RefCell::default(), work: Cell::new(work) }
    }

    /// Returns a copy of this rank at the start of its program.
    pub fn restarted(&self) -> Rank {
        Rank::new(self.p, self.n, self.rank, self.work.get())
    }

    /// Runs something as the program of this rank, whose functions find it by [`Rank::current`]. Returns its result, the recorded calls,
    /// the recorded fault and the work.
    pub fn run<R>(self, program: impl FnOnce() -> R) -> (R, Script, Option<FaultKind>, u64) {
        let before = CURRENT.replace(Some(Rc::new(self)));
        let result = program();
        let recorded = CURRENT.with_borrow(|current| {
            let rank = current.as_ref().expect("the rank was set");
            (rank.recorded.take(), rank.work.get())
        });
        CURRENT.set(before);
        let (recorded, work) = recorded;
        (result, recorded.script, recorded.failed, work)
    }

    /// Returns the rank whose program is running on this thread.
    ///
    /// # Errors
    /// No program is running.
    pub fn current() -> anyhow::Result<Rc<Rank>> {
        CURRENT.with_borrow(Option::clone).ok_or_else(|| ProgramEnded.into())
    }

    /// Records a fault; the returned error ends the program.
    pub fn fail(&self, kind: FaultKind) -> anyhow::Error {
        self.recorded.borrow_mut().failed.get_or_insert(kind);
        ProgramEnded.into()
    }

    /// Charges work to the limit.
    ///
    /// # Errors
    /// The limit is exceeded.
    pub fn charge(&self, work: u64) -> anyhow::Result<()> {
        self.work.set(self.work.get().saturating_add(work));
        if self.work.get() > MAX_WORK { Err(self.fail(FaultKind::TooMuch(Limit::Work))) } else { Ok(()) }
    }

    /// Records a call in this line.
    ///
    /// # Errors
    /// The work limit is exceeded, or there is no layout yet.
    pub fn record_call(&self, line: u32, action: Action) -> anyhow::Result<()> {
        if self.recorded.borrow().script.layout.is_none() {
            return Err(self.fail(FaultKind::NoLayout));
        }
        self.charge(1)?;
        self.recorded.borrow_mut().script.calls.push(Call { line, action });
        Ok(())
    }

    /// Records the layout; returns the number of slots of this rank's input.
    ///
    /// # Errors
    /// There is a layout already, or it is for another number of processors.
    pub fn record_layout(&self, layout: LayoutCall) -> anyhow::Result<u32> {
        if self.recorded.borrow().script.layout.is_some() {
            return Err(self.fail(FaultKind::SecondLayout));
        }
        if layout.input.len() != self.p as usize {
            return Err(self.fail(FaultKind::LayoutProcessors { lists: layout.input.len() as u32 }));
        }
        let local_len = layout.input[self.rank as usize].len() as u32;
        self.recorded.borrow_mut().script.layout = Some(layout);
        self.record_named(&(0..local_len).collect::<Vec<_>>())?;
        Ok(local_len)
    }

    /// Records that the program names these slots, which excludes them from allocation.
    ///
    /// # Errors
    /// A slot exceeds the limit.
    pub fn record_named(&self, slots: &[u32]) -> anyhow::Result<()> {
        let Some(end) = slots.iter().max().map(|slot| slot.saturating_add(1)) else { return Ok(()) };
        if end > MAX_SLOTS {
            return Err(self.fail(FaultKind::TooMuch(Limit::Slots)));
        }
        self.charge(slots.len() as u64)?;
        let mut recorded = self.recorded.borrow_mut();
        recorded.first_unused = recorded.first_unused.max(end);
        recorded.script.slots = recorded.script.slots.max(end);
        let is_named = |range: &Range<u32>| slots.iter().any(|slot| range.contains(slot));
        recorded.free.retain(|range| !is_named(range));
        Ok(())
    }

    /// Allocates `count` contiguous slots: the lowest free ones that fit, or new ones.
    ///
    /// # Errors
    /// The slot limit is exceeded.
    pub fn allocate(&self, count: u32) -> anyhow::Result<Range<u32>> {
        let mut recorded = self.recorded.borrow_mut();
        let fitting = recorded.free.iter().enumerate().filter(|(_, range)| range.len() as u32 >= count);
        let start = match fitting.min_by_key(|(_, range)| range.start).map(|(index, _)| index) {
            Some(index) => {
                let range = recorded.free.swap_remove(index);
                if range.len() as u32 > count {
                    recorded.free.push(range.start + count..range.end);
                }
                range.start
            }
            None => recorded.first_unused,
        };
        let range = start..start.saturating_add(count);
        if range.end > MAX_SLOTS {
            drop(recorded);
            return Err(self.fail(FaultKind::TooMuch(Limit::Slots)));
        }
        recorded.first_unused = recorded.first_unused.max(range.end);
        recorded.script.slots = recorded.script.slots.max(range.end);
        Ok(range)
    }

    /// Allocates slots for received words, as [`Rank::allocate`] does.
    ///
    /// # Errors
    /// The slot limit is exceeded.
    pub fn allocate_lent(&self, count: u32) -> anyhow::Result<Range<u32>> {
        let range = self.allocate(count)?;
        self.recorded.borrow_mut().lent.push(range.clone());
        Ok(range)
    }

    /// Frees these slots if they were lent for received words.
    pub fn free_lent(&self, slots: &[u32]) {
        let mut recorded = self.recorded.borrow_mut();
        let is_requested = |range: &Range<u32>| range.clone().eq(slots.iter().copied());
        if let Some(index) = recorded.lent.iter().position(is_requested) {
            let range = recorded.lent.swap_remove(index);
            recorded.free.push(range);
        }
    }
}

/// Returns the line of the current call.
pub fn line(eval: &Evaluator) -> u32 {
    eval.call_stack_top_location().map_or(0, |span| span.resolve_span().begin.line as u32 + 1)
}
