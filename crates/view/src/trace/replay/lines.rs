//! The lines of the reader's program that requested each step, which link pictures to the program's text.

use super::Replay;
use std::rc::Rc;

/// Maximum number of steps of a line that a butterfly marks one by one; beyond it, it marks phases.
const MAX_MARKED_STEPS: usize = 256;

impl Replay {
    /// Sets the 1-based line that requested each step of the plan. Only the first call has an effect, and it must precede all
    /// queries. The steps of a formulation have no lines.
    pub fn set_lines(&self, lines: Rc<[u32]>) {
        self.lines.get_or_init(|| lines);
    }

    fn lines(&self) -> Rc<[u32]> {
        self.lines.get().cloned().unwrap_or_default()
    }

    /// Returns the line that requested the step of a record.
    pub fn line_of(&self, record: u32) -> Option<u32> {
        self.lines.get()?.get(record as usize).copied()
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
