//! What the functions of the language know and note while the program of one rank runs.

use crate::call::{Action, Call, Said, Script};
use crate::fault::{Limit, What};
use crate::limits::{MAX_SLOTS, MAX_WORK};
use starlark::eval::Evaluator;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::ops::Range;
use std::rc::Rc;

/// The rank whose program runs, and what it has asked for.
pub struct Rank {
    /// Processors.
    pub p: u32,
    /// Points.
    pub n: u64,
    /// Its number.
    pub rank: u32,
    notes: RefCell<Notes>,
    /// Steps, and the slots that they name, of all ranks so far.
    work: Cell<u64>,
}

thread_local! {
    // An evaluator hands its functions values of its own types, which none of ours can be without `unsafe`.
    static AT_HAND: RefCell<Option<Rc<Rank>>> = const { RefCell::new(None) };
}

#[derive(Default)]
struct Notes {
    script: Script,
    /// Below it all slots were given out or named, but for the free ones.
    top: u32,
    free: Vec<Range<u32>>,
    /// Given out for words that are received, and not given back.
    lent: Vec<Range<u32>>,
    failed: Option<What>,
}

/// A fault is noted; what Starlark is told to end the program.
#[derive(Debug)]
struct Ended;

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the program ends here")
    }
}

impl std::error::Error for Ended {}

impl Rank {
    /// At the beginning of its program; `work` is what the ranks before it did.
    pub fn new(p: u32, n: u64, rank: u32, work: u64) -> Rank {
        Rank { p, n, rank, notes: RefCell::default(), work: Cell::new(work) }
    }

    /// The same at its beginning.
    pub fn anew(&self) -> Rank {
        Rank::new(self.p, self.n, self.rank, self.work.get())
    }

    /// Runs something as the program of this rank, whose functions find it by [`Rank::at_hand`].
    pub fn run<R>(self, program: impl FnOnce() -> R) -> (R, Script, Option<What>, u64) {
        let before = AT_HAND.replace(Some(Rc::new(self)));
        let result = program();
        let notes = AT_HAND.with_borrow(|at_hand| {
            let rank = at_hand.as_ref().expect("it was put there");
            (rank.notes.take(), rank.work.get())
        });
        AT_HAND.set(before);
        let (notes, work) = notes;
        (result, notes.script, notes.failed, work)
    }

    /// The rank whose program runs.
    ///
    /// # Errors
    /// None does.
    pub fn at_hand() -> anyhow::Result<Rc<Rank>> {
        AT_HAND.with_borrow(Option::clone).ok_or_else(|| Ended.into())
    }

    /// Notes what is wrong; the program ends.
    pub fn fail(&self, what: What) -> anyhow::Error {
        self.notes.borrow_mut().failed.get_or_insert(what);
        Ended.into()
    }

    /// Counts what is done.
    ///
    /// # Errors
    /// It is too much.
    pub fn charge(&self, work: u64) -> anyhow::Result<()> {
        self.work.set(self.work.get().saturating_add(work));
        if self.work.get() > MAX_WORK { Err(self.fail(What::TooMuch(Limit::Work))) } else { Ok(()) }
    }

    /// Notes what is asked for in this line.
    ///
    /// # Errors
    /// It is too much, or there is no layout yet.
    pub fn call(&self, line: u32, action: Action) -> anyhow::Result<()> {
        if self.notes.borrow().script.said.is_none() {
            return Err(self.fail(What::NoLayout));
        }
        self.charge(1)?;
        self.notes.borrow_mut().script.calls.push(Call { line, action });
        Ok(())
    }

    /// Notes the layout; how many slots the input of this rank takes.
    ///
    /// # Errors
    /// There is one already.
    pub fn layout(&self, said: Said) -> anyhow::Result<u32> {
        if self.notes.borrow().script.said.is_some() {
            return Err(self.fail(What::SecondLayout));
        }
        if said.input.len() != self.p as usize {
            return Err(self.fail(What::LayoutProcessors { lists: said.input.len() as u32 }));
        }
        let share = said.input[self.rank as usize].len() as u32;
        self.notes.borrow_mut().script.said = Some(said);
        self.name(&(0..share).collect::<Vec<_>>())?;
        Ok(share)
    }

    /// The program names these slots: they are given out no more.
    ///
    /// # Errors
    /// There are not so many.
    pub fn name(&self, slots: &[u32]) -> anyhow::Result<()> {
        let Some(end) = slots.iter().max().map(|slot| slot.saturating_add(1)) else { return Ok(()) };
        if end > MAX_SLOTS {
            return Err(self.fail(What::TooMuch(Limit::Slots)));
        }
        self.charge(slots.len() as u64)?;
        let mut notes = self.notes.borrow_mut();
        notes.top = notes.top.max(end);
        notes.script.slots = notes.script.slots.max(end);
        let named = |range: &Range<u32>| slots.iter().any(|slot| range.contains(slot));
        notes.free.retain(|range| !named(range));
        Ok(())
    }

    /// `count` slots side by side that hold nothing that is needed: the lowest that were given back, or new ones.
    ///
    /// # Errors
    /// There are not so many.
    pub fn fresh(&self, count: u32) -> anyhow::Result<Range<u32>> {
        let mut notes = self.notes.borrow_mut();
        let fitting = notes.free.iter().enumerate().filter(|(_, range)| range.len() as u32 >= count);
        let start = match fitting.min_by_key(|(_, range)| range.start).map(|(at, _)| at) {
            Some(at) => {
                let range = notes.free.swap_remove(at);
                if range.len() as u32 > count {
                    notes.free.push(range.start + count..range.end);
                }
                range.start
            }
            None => notes.top,
        };
        let range = start..start.saturating_add(count);
        if range.end > MAX_SLOTS {
            drop(notes);
            return Err(self.fail(What::TooMuch(Limit::Slots)));
        }
        notes.top = notes.top.max(range.end);
        notes.script.slots = notes.script.slots.max(range.end);
        Ok(range)
    }

    /// As [`Rank::fresh`], for words that are received.
    ///
    /// # Errors
    /// There are not so many.
    pub fn lend(&self, count: u32) -> anyhow::Result<Range<u32>> {
        let range = self.fresh(count)?;
        self.notes.borrow_mut().lent.push(range.clone());
        Ok(range)
    }

    /// What was received into these slots is used up: if they were lent for it, they are free again.
    pub fn give_back(&self, slots: &[u32]) {
        let mut notes = self.notes.borrow_mut();
        let is = |range: &Range<u32>| range.clone().eq(slots.iter().copied());
        if let Some(at) = notes.lent.iter().position(is) {
            let range = notes.lent.swap_remove(at);
            notes.free.push(range);
        }
    }
}

/// The line in which the function at hand is called.
pub fn line(eval: &Evaluator) -> u32 {
    eval.call_stack_top_location().map_or(0, |span| span.resolve_span().begin.line as u32 + 1)
}
