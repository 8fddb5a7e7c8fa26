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
    /// The language of what does not hold, and how many of its texts were there.
    spoken: (&'static str, usize),
}

impl Task {
    /// The exercise that a program says it is for, if there is one.
    pub fn of(source: &str) -> Option<Task> {
        let id = is_for(source)?;
        let file = own(id)?;
        Some(Task { id: id.to_owned(), exercise: Exercise::read(file).ok()?, file, graded: None })
    }

    /// Grades the program, as `hyperfly grade` does: in English, which the receipt is for. What does not hold is told to the reader.
    pub fn grade(&mut self, source: &str) {
        let graded = |language| {
            hyperfly_text::speak(language);
            grade(&self.exercise, &self.id, source)
        };
        let language = hyperfly_text::now();
        let official = graded(hyperfly_text::ENGLISH);
        let receipt = receipt(self.file, source, &official);
        let told = official.passed || language == hyperfly_text::ENGLISH;
        let verdict = if told { official } else { graded(language) };
        hyperfly_text::speak(language);
        self.graded = Some(Graded { verdict, receipt, spoken: spoken() });
    }

    /// Whether nothing was said of the program yet in the language that is spoken.
    pub fn is_to_be_graded(&self) -> bool {
        self.graded.as_ref().is_none_or(|graded| graded.spoken != spoken())
    }
}

fn spoken() -> (&'static str, usize) {
    (hyperfly_text::now(), hyperfly_text::tables().len())
}
