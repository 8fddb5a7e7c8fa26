//! Runs a program for every rank.

use super::guard::{self, locate_error, shorten_message};
use super::rank::Rank;
use super::{functions, operators};
use crate::call::{LayoutCall, Script};
use crate::fault::{Fault, FaultKind, Faults, Limit};
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
    pub layout: Option<LayoutCall>,
    /// Whether each rank's program ended early.
    pub ended_early: Vec<bool>,
}

/// Remaining resources of all ranks together.
#[derive(Clone, Copy)]
struct Budget {
    ticks: u64,
    bytes: usize,
    work: u64,
}

/// Runs a program for each of `p` ranks and adds faults to `faults`. `None` if the source cannot be parsed.
pub fn run_all_ranks(source: &str, p: u32, n: u64, faults: &mut Faults) -> Option<Scripts> {
    let module = match guard::read(source) {
        Ok(module) => module,
        Err(found) => {
            found.into_iter().for_each(|fault| faults.add(fault));
            return None;
        }
    };
    let globals = build_globals(p, n);
    let mut budget = Budget { ticks: MAX_TICKS, bytes: MAX_BYTES_IN_ALL, work: 0 };
    let mut result = Scripts { scripts: Vec::new(), layout: None, ended_early: Vec::new() };
    for rank in 0..p {
        let (mut script, failure) =
            run_rank(&module.ast, &globals, Rank::new(p, n, rank, budget.work), &mut budget);
        let layout = script.layout.take();
        let too_much = matches!(failure, Some((_, FaultKind::TooMuch(_))));
        result.ended_early.push(failure.is_some());
        if let Some((line, kind)) = failure {
            faults.add(Fault::of_processor(rank, line, kind));
        } else if layout.is_none() {
            faults.add(Fault::of_processor(rank, 1, FaultKind::NoLayout));
        }
        match (&result.layout, layout) {
            (None, layout) => result.layout = layout,
            (Some(first), Some(layout)) if !first.is_same(&layout) => {
                faults.add(Fault::of_processor(rank, layout.line, FaultKind::OtherLayout));
            }
            _ => {}
        }
        result.scripts.push(script);
        if too_much {
            // Every further rank would exceed the limit and take as long.
            let missing = (p - 1 - rank) as usize;
            result.scripts.extend((0..missing).map(|_| Script::default()));
            result.ended_early.extend((0..missing).map(|_| true));
            break;
        }
    }
    Some(result)
}

/// Returns the global names of every program.
fn build_globals(p: u32, n: u64) -> Globals {
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
fn run_rank(
    ast: &AstModule,
    globals: &Globals,
    rank: Rank,
    budget: &mut Budget,
) -> (Script, Option<(u32, FaultKind)>) {
    let (number, second_run) = (rank.rank, rank.restarted());
    let budget_before = *budget;
    let (failure, script, recorded, work) = rank.run(|| evaluate(ast, globals, number, budget, None));
    budget.work = work;
    // A fault recorded by our functions is more specific than Starlark's error.
    let Some((line, kind)) = failure else { return (script, None) };
    let kind = recorded.unwrap_or(kind);
    let line = line.unwrap_or_else(|| {
        // Starlark does not report the line in which a loop was stopped; run again and track the statements.
        let last = Cell::new(None);
        let (_, script, ..) =
            second_run.run(|| evaluate(ast, globals, number, &mut { budget_before }, Some(&last)));
        let last_called_line = script.calls.last().map_or(1, |call| call.line);
        last.get().map_or(last_called_line, |span| ast.file_span(span).resolve_span().begin.line as u32 + 1)
    });
    (script, Some((line, kind)))
}

/// Failure of a program: its line, if known, and its kind.
type Failure = Option<(Option<u32>, FaultKind)>;

/// Runs the program of a rank. If given, `watched` tracks the current statement.
fn evaluate(
    ast: &AstModule,
    globals: &Globals,
    rank: u32,
    budget: &mut Budget,
    watched: Option<&Cell<Option<Span>>>,
) -> Failure {
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
        let (bytes, ticks) = (budget.bytes.clamp(1, MAX_BYTES), budget.ticks.max(1));
        let limits = eval
            .set_max_callstack_size(MAX_DEPTH)
            .and_then(|()| eval.set_max_heap_size(bytes))
            .and_then(|()| eval.set_max_tick_count(ticks));
        debug_assert!(limits.is_ok(), "each is set once");
        let result = eval.eval_module(ast.clone(), globals);
        let peak_bytes = eval.heap().peak_allocated_bytes();
        let failure = result.err().map(|error| {
            let (line, column) = locate_error(&error);
            let message = shorten_message(&error);
            let kind = if eval.get_total_tick_count() > ticks {
                FaultKind::TooMuch(Limit::Ticks)
            } else if message.contains("memory limit") {
                FaultKind::TooMuch(Limit::Memory)
            } else if message.contains("stack overflow") {
                FaultKind::TooMuch(Limit::Depth)
            } else {
                FaultKind::Error { column, message }
            };
            (error.span().map(|_| line), kind)
        });
        budget.ticks = budget.ticks.saturating_sub(eval.get_total_tick_count());
        budget.bytes = budget.bytes.saturating_sub(peak_bytes);
        failure
    })
}
