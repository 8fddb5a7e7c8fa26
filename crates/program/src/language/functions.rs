//! Functions of the language. docs/programs.md describes them for readers.

use super::layouts::{self, read_holdings};
use super::rank::{Rank, line};
use super::slots::{range, read_numbers, slots, value};
use crate::call::{Action, LayoutCall};
use starlark::environment::GlobalsBuilder;
use starlark::eval::Evaluator;
use starlark::starlark_module;
use starlark::values::none::{NoneOr, NoneType};
use starlark::values::{Heap, Value};

/// Layouts and numbers.
#[starlark_module]
pub fn layouts(builder: &mut GlobalsBuilder) {
    /// States the initial layout of the elements and optionally the final layout of the coefficients; returns the slots of this rank's
    /// input.
    fn layout<'v>(
        input: Value<'v>,
        #[starlark(default = NoneOr::None)] output: NoneOr<Value<'v>>,
        #[starlark(default = 1)] dimensions: u32,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> anyhow::Result<Value<'v>> {
        let (rank, heap, line) = (Rank::current()?, eval.heap(), line(eval));
        if !(1..=2).contains(&dimensions) {
            anyhow::bail!("a transform has 1 or 2 dimensions");
        }
        let input = read_holdings(&rank, input, heap)?;
        let output = match output {
            NoneOr::None => None,
            NoneOr::Other(output) => Some(read_holdings(&rank, output, heap)?),
        };
        let local_len = rank.record_layout(LayoutCall { line, input, output, dimensions })?;
        Ok(range(0..local_len, heap))
    }

    /// Block layout: contiguous elements on each processor.
    fn block<'v>(eval: &mut Evaluator<'v, '_, '_>) -> anyhow::Result<Value<'v>> {
        let (rank, heap) = (Rank::current()?, eval.heap());
        let to_value =
            |elements: std::ops::Range<u64>| range(elements.start as u32..elements.end as u32, heap);
        Ok(heap.alloc(layouts::block(rank.p, rank.n).map(to_value).collect::<Vec<_>>()))
    }

    /// Cyclic layout: elements dealt out one by one.
    fn cyclic<'v>(eval: &mut Evaluator<'v, '_, '_>) -> anyhow::Result<Value<'v>> {
        let (rank, heap) = (Rank::current()?, eval.heap());
        let rank_elements = |first: u32| super::slots::stride(first, rank.n as u32, rank.p, heap);
        Ok(heap.alloc((0..rank.p).map(rank_elements).collect::<Vec<_>>()))
    }

    /// Layout by index bits for processor and slot; bit 0 is the most significant.
    fn bits<'v>(
        owner: Value<'v>,
        #[starlark(default = NoneOr::None)] slot: NoneOr<Value<'v>>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> anyhow::Result<Value<'v>> {
        let (rank, heap) = (Rank::current()?, eval.heap());
        let owner = read_numbers(&rank, owner, heap)?;
        let slot = match slot {
            NoneOr::None => None,
            NoneOr::Other(slot) => Some(read_numbers(&rank, slot, heap)?),
        };
        rank.charge(rank.n / 8)?;
        let holdings = layouts::bits(rank.p, rank.n, &owner, slot.as_deref())?;
        let list =
            |elements: Vec<u64>| heap.alloc(elements.into_iter().map(|i| i as u32).collect::<Vec<_>>());
        Ok(heap.alloc(holdings.into_iter().map(list).collect::<Vec<_>>()))
    }

    /// Exponent of a power of two.
    fn log2(#[starlark(require = pos)] x: i32) -> anyhow::Result<i32> {
        match u32::try_from(x) {
            Ok(x) if x.is_power_of_two() => Ok(x.trailing_zeros() as i32),
            _ => anyhow::bail!("log2 of {x} is not a whole number"),
        }
    }

    /// Allocates contiguous free slots.
    fn fresh<'v>(
        #[starlark(require = pos)] count: u32,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> anyhow::Result<Value<'v>> {
        let rank = Rank::current()?;
        Ok(range(rank.allocate(count)?, eval.heap()))
    }
}

/// Messages.
#[starlark_module]
pub fn messages(builder: &mut GlobalsBuilder) {
    /// Sends slots to a processor, waits for its next message (or the next one of `source`), and returns the slots that received it.
    fn exchange<'v>(
        partner: i32,
        slots: Value<'v>,
        #[starlark(default = NoneOr::None)] source: NoneOr<i32>,
        #[starlark(default = NoneOr::None)] into: NoneOr<Value<'v>>,
        #[starlark(default = NoneOr::None)] count: NoneOr<u32>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> anyhow::Result<Value<'v>> {
        let (rank, heap, line) = (Rank::current()?, eval.heap(), line(eval));
        let sent = super::slots::slots(&rank, slots, heap)?;
        let to = i64::from(partner);
        let source = source.into_option().map_or(to, i64::from);
        let into = receiving_slots(&rank, into, count.into_option().or(Some(sent.len() as u32)), heap)?;
        let received = value(&into, heap);
        match (sent.is_empty(), into.is_empty()) {
            (true, true) => {}
            (true, false) => rank.record_call(line, Action::Receive { source, into })?,
            (false, true) => rank.record_call(line, Action::Send { to, slots: sent })?,
            (false, false) => rank.record_call(line, Action::Exchange { to, slots: sent, source, into })?,
        }
        Ok(received)
    }

    /// Sends slots to a processor without waiting.
    fn send<'v>(to: i32, slots: Value<'v>, eval: &mut Evaluator<'v, '_, '_>) -> anyhow::Result<NoneType> {
        let (rank, heap, line) = (Rank::current()?, eval.heap(), line(eval));
        let slots = super::slots::slots(&rank, slots, heap)?;
        if !slots.is_empty() {
            rank.record_call(line, Action::Send { to: to.into(), slots })?;
        }
        Ok(NoneType)
    }

    /// Waits for the next message of a processor, with `count` words or into the slots `into`; returns the slots that received it.
    fn receive<'v>(
        source: i32,
        #[starlark(default = NoneOr::None)] count: NoneOr<u32>,
        #[starlark(default = NoneOr::None)] into: NoneOr<Value<'v>>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> anyhow::Result<Value<'v>> {
        let (rank, heap, line) = (Rank::current()?, eval.heap(), line(eval));
        let into = receiving_slots(&rank, into, count.into_option(), heap)?;
        let received = value(&into, heap);
        if !into.is_empty() {
            rank.record_call(line, Action::Receive { source: source.into(), into })?;
        }
        Ok(received)
    }
}

/// Computation and copies.
#[starlark_module]
pub fn computing(builder: &mut GlobalsBuilder) {
    /// Computes the half of each butterfly that belongs to `own`, into `to` or in place. Frees slots that were lent for receiving
    /// `other`.
    fn combine<'v>(
        own: Value<'v>,
        other: Value<'v>,
        #[starlark(default = NoneOr::None)] to: NoneOr<Value<'v>>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> anyhow::Result<Value<'v>> {
        let (rank, heap, line) = (Rank::current()?, eval.heap(), line(eval));
        let (own, other) = (slots(&rank, own, heap)?, slots(&rank, other, heap)?);
        let to = match to {
            NoneOr::None => own.clone(),
            NoneOr::Other(to) => slots(&rank, to, heap)?,
        };
        let results = value(&to, heap);
        rank.free_lent(&other);
        rank.record_call(line, Action::Combine { own, other, to })?;
        Ok(results)
    }

    /// Computes both halves of each butterfly, in place.
    fn butterfly<'v>(
        a: Value<'v>,
        b: Value<'v>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> anyhow::Result<NoneType> {
        let (rank, heap, line) = (Rank::current()?, eval.heap(), line(eval));
        let (a, b) = (slots(&rank, a, heap)?, slots(&rank, b, heap)?);
        rank.record_call(line, Action::Butterfly { a, b })?;
        Ok(NoneType)
    }

    /// Computes these stages, or all remaining ones, within slots, in place.
    fn local<'v>(
        slots: Value<'v>,
        #[starlark(default = NoneOr::None)] stages: NoneOr<Value<'v>>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> anyhow::Result<Value<'v>> {
        let (rank, heap, line) = (Rank::current()?, eval.heap(), line(eval));
        let slots = super::slots::slots(&rank, slots, heap)?;
        let stages = match stages {
            NoneOr::None => None,
            NoneOr::Other(stages) => Some(consecutive(&read_numbers(&rank, stages, heap)?)?),
        };
        let results = value(&slots, heap);
        if stages.is_none_or(|(first, last)| first < last) && !slots.is_empty() {
            rank.record_call(line, Action::Local { slots, stages })?;
        }
        Ok(results)
    }

    /// Copies slots to slots of the same rank.
    fn copy<'v>(
        slots: Value<'v>,
        to: Value<'v>,
        eval: &mut Evaluator<'v, '_, '_>,
    ) -> anyhow::Result<Value<'v>> {
        let (rank, heap, line) = (Rank::current()?, eval.heap(), line(eval));
        let (slots, to) = (super::slots::slots(&rank, slots, heap)?, super::slots::slots(&rank, to, heap)?);
        let copies = value(&to, heap);
        if !(slots.is_empty() && to.is_empty()) {
            rank.record_call(line, Action::Copy { slots, to })?;
        }
        Ok(copies)
    }
}

/// Slots that receive a message: the named ones, or `count` slots lent for it.
fn receiving_slots<'v>(
    rank: &Rank,
    into: NoneOr<Value<'v>>,
    count: Option<u32>,
    heap: Heap<'v>,
) -> anyhow::Result<Vec<u32>> {
    match (into, count) {
        (NoneOr::Other(into), _) => slots(rank, into, heap),
        (NoneOr::None, Some(count)) => {
            let lent: Vec<u32> = rank.allocate_lent(count)?.collect();
            rank.charge(lent.len() as u64)?;
            Ok(lent)
        }
        (NoneOr::None, None) => {
            anyhow::bail!("`receive` needs `count`, the number of words, or `into`, the slots")
        }
    }
}

/// Checks that stages are consecutive; returns the first one and one past the last.
fn consecutive(stages: &[i64]) -> anyhow::Result<(u32, u32)> {
    let Some(&first) = stages.first() else { return Ok((0, 0)) };
    match u32::try_from(first) {
        Ok(from) if stages.iter().copied().eq((first..).take(stages.len())) => {
            Ok((from, from + stages.len() as u32))
        }
        _ => anyhow::bail!("`stages` must be consecutive"),
    }
}
