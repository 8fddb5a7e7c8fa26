//! Which line of a reader's program asked for a step: what joins pictures with the program's text.

use super::Replay;
use std::rc::Rc;

/// Where a line has more steps than this, a butterfly marks their phases as a whole.
const MOST_STEPS: usize = 256;

impl Replay {
    /// Says of each step of the Plan which line asked for it, from 1. Counts once, before anybody asks; the steps of a formulation have no
    /// lines.
    pub fn set_lines(&self, lines: Rc<[u32]>) {
        self.lines.get_or_init(|| lines);
    }

    fn lines(&self) -> Rc<[u32]> {
        self.lines.get().cloned().unwrap_or_default()
    }

    /// The line that asked for the step of this record.
    pub fn line_of(&self, record: u32) -> Option<u32> {
        self.lines.get()?.get(record as usize).copied()
    }

    /// The records of the steps of a line.
    pub fn steps_of(&self, line: u32) -> impl Iterator<Item = u32> + use<> {
        let lines = self.lines();
        let steps = self.run().plan.steps.len().min(lines.len());
        (0..steps as u32).filter(move |record| lines[*record as usize] == line)
    }

    /// By record, whether a line sent its message or received it.
    pub fn moved(&self, line: u32) -> Vec<bool> {
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

    /// Whether a line has so few steps that a butterfly marks each.
    pub fn has_few_steps(&self, line: u32) -> bool {
        self.steps_of(line).nth(MOST_STEPS).is_none()
    }

    /// Whether a line has a step in a phase.
    pub fn is_in_phase(&self, line: u32, phase: usize) -> bool {
        self.steps_of(line).any(|record| self.phase_of(record) == Some(phase))
    }
}
