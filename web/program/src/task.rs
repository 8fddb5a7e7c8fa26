//! What a program is for: an exercise, and what came of grading it.

use hyperfly_exercises::{Exercise, Fault, IDS, Verdict, grade, is_for, own, receipt, starts};
use hyperfly_web::protocol::ExerciseFile;
use std::borrow::Cow;

/// What a program is for, as its first line says.
#[derive(Default)]
pub enum Purpose {
    /// It says nothing of it.
    #[default]
    Own,
    /// An exercise.
    Exercise(Box<Task>),
    /// An exercise of this id, whose file is not here.
    Missing(String),
    /// The file of this id, which is no exercise.
    Faulty(String, Vec<Fault>),
}

impl Purpose {
    /// What a program is for; `opened` is what the reader opened.
    pub fn of(source: &str, opened: Option<&Opened>) -> Purpose {
        let Some(id) = is_for(source) else { return Purpose::Own };
        match opened.filter(|opened| opened.file.id == id) {
            Some(Opened { file, exercise: Ok(exercise) }) => {
                let (exercise, file) = (exercise.clone(), file.file.clone().into());
                let task = Task { id: id.to_owned(), exercise, place: None, file, graded: None };
                Purpose::Exercise(task.into())
            }
            Some(Opened { exercise: Err(faults), .. }) => Purpose::Faulty(id.to_owned(), faults.clone()),
            None => match Task::own(id) {
                Some(task) => Purpose::Exercise(task.into()),
                None => Purpose::Missing(id.to_owned()),
            },
        }
    }
}

/// A file that the reader opened as an exercise.
pub struct Opened {
    /// The file.
    pub file: ExerciseFile,
    /// What it asks for, or what is wrong with it.
    exercise: Result<Exercise, Vec<Fault>>,
}

impl Opened {
    /// Reads a file, and makes sure that what it asks for can be done.
    pub fn read(file: ExerciseFile) -> Opened {
        Opened { exercise: Exercise::proven(&file.id, &file.file), file }
    }

    /// The program to begin with.
    pub fn starts(&self) -> String {
        let starter = self.exercise.as_ref().map_or("", |exercise| &exercise.starter);
        starts(&self.file.id, starter)
    }
}

/// An exercise, with what is said of the program.
pub struct Task {
    /// Its id.
    pub id: String,
    /// What it is.
    pub exercise: Exercise,
    /// Which of ours it is; `None` for one that the reader opened.
    pub place: Option<usize>,
    /// Its file, which is a part of the receipt.
    file: Cow<'static, str>,
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
    /// One of ours.
    fn own(id: &str) -> Option<Task> {
        let (place, file) = (IDS.iter().position(|own| *own == id)?, own(id)?);
        let exercise = Exercise::read(file).ok()?;
        Some(Task { id: id.to_owned(), exercise, place: Some(place), file: file.into(), graded: None })
    }

    /// Grades the program, as `hyperfly grade` does: in English, which the receipt is for. What does not hold is told to the reader.
    pub fn grade(&mut self, source: &str) {
        let graded = |language| {
            hyperfly_text::speak(language);
            grade(&self.exercise, &self.id, source)
        };
        let language = hyperfly_text::now();
        let official = graded(hyperfly_text::ENGLISH);
        let receipt = receipt(&self.file, source, &official);
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
