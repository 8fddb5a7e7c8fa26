//! The exercise that a program is for, and what came of grading it.

use hyperfly_exercises::{Exercise, Verdict, grade, is_for, own, receipt};

/// An exercise, with what is said of the program.
pub struct Task {
    /// Its id.
    pub id: String,
    /// What it is.
    pub exercise: Exercise,
    /// Its file, which is a part of the receipt.
    file: &'static str,
    /// What came of the program, once that is right.
    pub graded: Option<Graded>,
}

/// What came of grading a program.
pub struct Graded {
    /// The verdict.
    pub verdict: Verdict,
    /// What the reader can hand in.
    pub receipt: String,
}

impl Task {
    /// The exercise that a program says it is for, if there is one.
    pub fn of(source: &str) -> Option<Task> {
        let id = is_for(source)?;
        let file = own(id)?;
        Some(Task { id: id.to_owned(), exercise: Exercise::read(file).ok()?, file, graded: None })
    }

    /// Grades the program, as `hyperfly grade` does.
    pub fn grade(&mut self, source: &str) {
        let verdict = grade(&self.exercise, &self.id, source);
        let receipt = receipt(self.file, source, &verdict);
        self.graded = Some(Graded { verdict, receipt });
    }
}
