//! The lines of the reader's program that requested each step, which link pictures to the program's text, and the line of its fault.

use super::Replay;
use std::rc::Rc;

/// Maximum number of steps of a line that a butterfly marks one by one; beyond it, it marks phases.
const MAX_MARKED_STEPS: usize = 256;

/// The reader's program of a run, as far as pictures refer to it. Line numbers begin with 1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProgramLines {
    /// Line that requested each step of the plan.
    pub lines: Rc<[u32]>,
    /// Line of the first fault of a program that the run executes only in part.
    pub fault: Option<u32>,
}

/// A run that executes only a part of its program, whose times and output therefore mean nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// No step takes time. The line of the first fault.
    NotStarted(u32),
    /// The run ends early. The line of the first fault.
    Early(u32),
}

impl Replay {
    /// Sets the program of the run. Only the first call has an effect, and it must precede all queries. A formulation has no lines.
    pub fn set_program(&self, program: ProgramLines) {
        self.program.get_or_init(|| program);
    }

    /// Returns the program of the run.
    pub fn program(&self) -> Option<&ProgramLines> {
        self.program.get()
    }

    /// Returns where the program stopped, if the run executes only a part of it.
    pub fn stop(&self) -> Option<Stop> {
        let line = self.program.get()?.fault?;
        Some(if self.t_end() > 0.0 { Stop::Early(line) } else { Stop::NotStarted(line) })
    }

    fn lines(&self) -> Rc<[u32]> {
        self.program.get().map(|program| program.lines.clone()).unwrap_or_default()
    }

    /// Returns the line that requested the step of a record.
    pub fn line_of(&self, record: u32) -> Option<u32> {
        self.program.get()?.lines.get(record as usize).copied()
    }

    /// Returns the records of the steps of a line.
    pub fn steps_of(&self, line: u32) -> impl Iterator<Item = u32> + use<> {
        let lines = self.lines();
        let steps = self.run().plan.steps.len().min(lines.len());
        (0..steps as u32).filter(move |record| lines[*record as usize] == line)
    }

    /// Returns for each record whether a line sent or received its message.
    pub fn messages_of_line(&self, line: u32) -> Vec<bool> {
        let source = &self.run().trace.source;
        let mut moved = vec![false; self.run().plan.steps.len()];
        for record in self.steps_of(line) {
            for record in [Some(&record), source.get(record as usize)].into_iter().flatten() {
                if let Some(moved) = moved.get_mut(*record as usize) {
                    *moved = true;
                }
            }
        }
        moved
    }

    /// Returns whether a line has few enough steps for a butterfly to mark each.
    pub fn has_few_steps(&self, line: u32) -> bool {
        self.steps_of(line).nth(MAX_MARKED_STEPS).is_none()
    }

    /// Returns whether a line has a step in a phase.
    pub fn is_in_phase(&self, line: u32, phase: usize) -> bool {
        self.steps_of(line).any(|record| self.phase_of(record) == Some(phase))
    }
}
