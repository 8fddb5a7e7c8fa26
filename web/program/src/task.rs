//! The purpose of a program: an exercise and its grade.

use hyperfly_exercises::{
    Exercise, Fault, IDS, Verdict, builtin_file, grade, header_only_exercise, named_exercise, receipt,
    starter_program,
};
use hyperfly_web::worker::protocol::ExerciseFile;
use std::borrow::Cow;

/// Purpose of a program, as its first line says.
#[derive(Default)]
pub enum Purpose {
    /// A program without an exercise.
    #[default]
    Own,
    Exercise(Box<Task>),
    /// An exercise whose file is not loaded.
    Missing(String),
    /// An exercise file with faults.
    Faulty(String, Vec<Fault>),
}

impl Purpose {
    /// Whether there is more than the line that names the exercise.
    pub fn has_program(&self, source: &str) -> bool {
        header_only_exercise(source).is_none() || matches!(self, Purpose::Own | Purpose::Exercise(_))
    }

    /// Returns the purpose of a program; `opened` is the exercise file that the reader opened.
    pub fn of(source: &str, opened: Option<&OpenedExercise>) -> Purpose {
        let Some(id) = named_exercise(source) else { return Purpose::Own };
        let opened = opened.filter(|opened| opened.file.id == id);
        match (Task::create_builtin(id), opened) {
            // Only a program that was just opened refers to the file.
            (Some(_), Some(_)) if header_only_exercise(source).is_some() => {
                let requirement = "one of ours has this name: give the file another one";
                Purpose::Faulty(id.to_owned(), vec![Fault::new("", requirement)])
            }
            (Some(task), _) => Purpose::Exercise(task.into()),
            (None, Some(opened)) => opened.purpose(),
            (None, None) => Purpose::Missing(id.to_owned()),
        }
    }
}

/// An exercise file that the reader opened.
pub struct OpenedExercise {
    pub file: ExerciseFile,
    /// The exercise, or the faults of its file.
    exercise: Result<Exercise, Vec<Fault>>,
}

impl OpenedExercise {
    /// Parses a file.
    pub fn read(file: ExerciseFile) -> OpenedExercise {
        OpenedExercise { exercise: Exercise::read(&file.file), file }
    }

    /// Returns the initial program and the keys of the machine, if the program only names this exercise.
    pub fn initial_program(&self, program: &str) -> Option<(String, String)> {
        let OpenedExercise { file, exercise } = self;
        let exercise = exercise.as_ref().ok()?;
        header_only_exercise(program).filter(|id| *id == file.id && builtin_file(id).is_none())?;
        let case = exercise.cases.first()?;
        Some((starter_program(&file.id, &exercise.starter), case.text.clone()))
    }

    fn purpose(&self) -> Purpose {
        let OpenedExercise { file: ExerciseFile { id, file }, exercise } = self;
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

/// An exercise with the grade of the program.
pub struct Task {
    pub id: String,
    pub exercise: Exercise,
    /// Index among the built-in exercises; `None` for one that the reader opened.
    pub place: Option<usize>,
    /// Text of its file, on which the receipt depends.
    file: Cow<'static, str>,
    /// Grade of the program, once the program is free of faults.
    pub graded: Option<Grade>,
}

/// Result of grading a program.
pub struct Grade {
    pub verdict: Verdict,
    /// The receipt that the reader can hand in.
    pub receipt: String,
    /// Language of the failed checks, and the number of loaded languages.
    spoken: (&'static str, usize),
}

impl Task {
    /// Returns a built-in exercise.
    fn create_builtin(id: &str) -> Option<Task> {
        let (place, file) = (IDS.iter().position(|builtin| *builtin == id)?, builtin_file(id)?);
        let exercise = Exercise::read(file).ok()?;
        Some(Task { id: id.to_owned(), exercise, place: Some(place), file: file.into(), graded: None })
    }

    /// Grades the program like `hyperfly grade`: in English for the receipt, and in the reader's language if a check fails.
    pub fn grade(&mut self, source: &str) {
        let graded = |language| {
            hyperfly_text::set_language(language);
            grade(&self.exercise, &self.id, source)
        };
        let language = hyperfly_text::current_language();
        let official = graded(hyperfly_text::ENGLISH);
        let receipt = receipt(&self.file, source, &official);
        let is_final = official.passed || language == hyperfly_text::ENGLISH;
        let verdict = if is_final { official } else { graded(language) };
        hyperfly_text::set_language(language);
        self.graded = Some(Grade { verdict, receipt, spoken: current_language() });
    }

    /// Whether a program is still as the exercise begins.
    pub fn is_starter(&self, source: &str) -> bool {
        source == starter_program(&self.id, &self.exercise.starter)
    }

    /// Whether the program has no grade in the current language.
    pub fn is_to_be_graded(&self) -> bool {
        self.graded.as_ref().is_none_or(|graded| graded.spoken != current_language())
    }
}

fn current_language() -> (&'static str, usize) {
    (hyperfly_text::current_language(), hyperfly_text::current_texts().len())
}
