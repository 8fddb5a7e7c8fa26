//! What a program is for: an exercise, and what came of grading it.

use hyperfly_exercises::{Exercise, Fault, IDS, Verdict, grade, is_for, is_only_for, own, receipt, starts};
use hyperfly_web::worker::protocol::ExerciseFile;
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
    /// Whether there is anything of a program yet, and not only the line that says what it is for.
    pub fn has_program(&self, source: &str) -> bool {
        is_only_for(source).is_none() || matches!(self, Purpose::Own | Purpose::Exercise(_))
    }

    /// What a program is for; `opened` is what the reader opened.
    pub fn of(source: &str, opened: Option<&Opened>) -> Purpose {
        let Some(id) = is_for(source) else { return Purpose::Own };
        let opened = opened.filter(|opened| opened.file.id == id);
        match (Task::own(id), opened) {
            // Only who has just opened a file means that one.
            (Some(_), Some(_)) if is_only_for(source).is_some() => {
                let taken = "one of ours has this name: give the file another one";
                Purpose::Faulty(id.to_owned(), vec![Fault::new("", taken)])
            }
            (Some(task), _) => Purpose::Exercise(task.into()),
            (None, Some(opened)) => opened.purpose(),
            (None, None) => Purpose::Missing(id.to_owned()),
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
    /// Reads a file.
    pub fn read(file: ExerciseFile) -> Opened {
        Opened { exercise: Exercise::read(&file.file), file }
    }

    /// Where a program is nothing but the line that says it is for this exercise: the program to begin with, and the keys of the
    /// machine.
    pub fn begins(&self, program: &str) -> Option<(String, String)> {
        let Opened { file, exercise } = self;
        let exercise = exercise.as_ref().ok()?;
        is_only_for(program).filter(|id| *id == file.id && own(id).is_none())?;
        let case = exercise.cases.first()?;
        Some((starts(&file.id, &exercise.starter), case.text.clone()))
    }

    fn purpose(&self) -> Purpose {
        let Opened { file: ExerciseFile { id, file }, exercise } = self;
        match exercise {
            Ok(exercise) => {
                let (id, exercise, file) = (id.clone(), exercise.clone(), file.clone().into());
                let task = Task { id, exercise, place: None, file, graded: None };
                Purpose::Exercise(task.into())
            }
            Err(faults) => Purpose::Faulty(id.clone(), faults.clone()),
        }
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
