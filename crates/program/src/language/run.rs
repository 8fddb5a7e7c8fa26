//! Runs a program for every rank.

use super::guard::{self, place, said};
use super::rank::Rank;
use super::{functions, operators};
use crate::call::{Said, Script};
use crate::fault::{Fault, Faults, Limit, What};
use crate::limits::{MAX_BYTES, MAX_BYTES_IN_ALL, MAX_DEPTH, MAX_TICKS};
use starlark::codemap::{FileSpanRef, Span};
use starlark::environment::{Globals, GlobalsBuilder, LibraryExtension, Module};
use starlark::eval::{BeforeStmtFunc, Evaluator};
use starlark::syntax::AstModule;
use std::cell::Cell;

/// Recorded calls of all ranks.
pub struct Scripts {
    pub scripts: Vec<Script>,
    /// Layout of rank 0. A different layout on another rank is a fault.
    pub said: Option<Said>,
    /// Whether each rank's program ended early.
    pub ended_early: Vec<bool>,
}

/// Remaining resources of all ranks together.
#[derive(Clone, Copy)]
struct Left {
    ticks: u64,
    bytes: usize,
    work: u64,
}

/// Runs a program for each of `p` ranks and adds faults to `faults`. `None` if the source cannot be parsed.
pub fn scripts(source: &str, p: u32, n: u64, faults: &mut Faults) -> Option<Scripts> {
    let module = match guard::read(source) {
        Ok(module) => module,
        Err(found) => {
            found.into_iter().for_each(|fault| faults.add(fault));
            return None;
        }
    };
    let globals = globals(p, n);
    let mut left = Left { ticks: MAX_TICKS, bytes: MAX_BYTES_IN_ALL, work: 0 };
    let mut all = Scripts { scripts: Vec::new(), said: None, ended_early: Vec::new() };
    for q in 0..p {
        let (mut script, failed) = one(&module.ast, &globals, Rank::new(p, n, q, left.work), &mut left);
        let layout = script.said.take();
        let too_much = matches!(failed, Some((_, What::TooMuch(_))));
        all.ended_early.push(failed.is_some());
        if let Some((line, what)) = failed {
            faults.add(Fault::of(q, line, what));
        } else if layout.is_none() {
            faults.add(Fault::of(q, 1, What::NoLayout));
        }
        match (&all.said, layout) {
            (None, layout) => all.said = layout,
            (Some(first), Some(layout)) if !first.is_same(&layout) => {
                faults.add(Fault::of(q, layout.line, What::OtherLayout));
            }
            _ => {}
        }
        all.scripts.push(script);
        if too_much {
            // Every further rank would exceed the limit and take as long.
            let missing = (p - 1 - q) as usize;
            all.scripts.extend((0..missing).map(|_| Script::default()));
            all.ended_early.extend((0..missing).map(|_| true));
            break;
        }
    }
    Some(all)
}

/// Global names of every program.
fn globals(p: u32, n: u64) -> Globals {
    let mut builder = GlobalsBuilder::extended_by(&[LibraryExtension::SetType]);
    operators::operators(&mut builder);
    operators::functions(&mut builder);
    functions::layouts(&mut builder);
    functions::messages(&mut builder);
    functions::computing(&mut builder);
    builder.set("p", p as i32);
    builder.set("n", n as i32);
    builder.build()
}

/// Runs the program of one rank; returns its calls, and the line and kind of its failure.
fn one(ast: &AstModule, globals: &Globals, rank: Rank, left: &mut Left) -> (Script, Option<(u32, What)>) {
    let (number, again) = (rank.rank, rank.anew());
    let had = *left;
    let (failed, script, noted, work) = rank.run(|| evaluate(ast, globals, number, left, None));
    left.work = work;
    // A fault recorded by our functions is more specific than Starlark's error.
    let Some((line, what)) = failed else { return (script, None) };
    let what = noted.unwrap_or(what);
    let line = line.unwrap_or_else(|| {
        // Starlark does not report the line in which a loop was stopped; run again and track the statements.
        let last = Cell::new(None);
        let (_, script, ..) = again.run(|| evaluate(ast, globals, number, &mut { had }, Some(&last)));
        let called = script.calls.last().map_or(1, |call| call.line);
        last.get().map_or(called, |span| ast.file_span(span).resolve_span().begin.line as u32 + 1)
    });
    (script, Some((line, what)))
}

/// Failure of a program: its line, if known, and its kind.
type Failed = Option<(Option<u32>, What)>;

/// Runs the program of a rank. If given, `watched` tracks the current statement.
fn evaluate(
    ast: &AstModule,
    globals: &Globals,
    rank: u32,
    left: &mut Left,
    watched: Option<&Cell<Option<Span>>>,
) -> Failed {
    let watch = |span: FileSpanRef, _: bool, _: &mut Evaluator<'_, '_, '_>| {
        watched.into_iter().for_each(|last| last.set(Some(span.span)));
    };
    Module::with_temp_heap(|module| {
        module.set("rank", module.heap().alloc(rank as i32));
        let mut eval = Evaluator::new(&module);
        // Without garbage collection, the allocated bytes bound the work done.
        eval.disable_gc();
        if watched.is_some() {
            eval.before_stmt_for_dap(BeforeStmtFunc::Fn(&watch));
        }
        let (bytes, ticks) = (left.bytes.clamp(1, MAX_BYTES), left.ticks.max(1));
        let set = eval
            .set_max_callstack_size(MAX_DEPTH)
            .and_then(|()| eval.set_max_heap_size(bytes))
            .and_then(|()| eval.set_max_tick_count(ticks));
        debug_assert!(set.is_ok(), "each is set once");
        let result = eval.eval_module(ast.clone(), globals);
        let taken = eval.heap().peak_allocated_bytes();
        let failed = result.err().map(|error| {
            let (line, column) = place(&error);
            let message = said(&error);
            let what = if eval.get_total_tick_count() > ticks {
                What::TooMuch(Limit::Ticks)
            } else if message.contains("memory limit") {
                What::TooMuch(Limit::Memory)
            } else if message.contains("stack overflow") {
                What::TooMuch(Limit::Depth)
            } else {
                What::Error { column, message }
            };
            (error.span().map(|_| line), what)
        });
        left.ticks = left.ticks.saturating_sub(eval.get_total_tick_count());
        left.bytes = left.bytes.saturating_sub(taken);
        failed
    })
}
