//! What a worker has to know before it does its work. Each worker that takes the place of another is told again.

use crate::state::shown::Shown;
use crate::worker::protocol::queries::run::CurvePoint;
use crate::worker::protocol::{ExerciseFile, RunData, WorkerCommand};
use hyperfly_core::Complex64;
use hyperfly_text as text;
use std::rc::Rc;

/// Returns the run that queries are about, for each worker anew.
pub type PackRun = Rc<dyn Fn() -> PackedRun>;

/// A run that queries are about.
pub struct PackedRun {
    /// The simulated points of its curves.
    pub points: Vec<CurvePoint>,
    /// The run.
    pub run: Rc<Shown>,
    /// The run that it is compared with.
    pub comparison: Option<Rc<Shown>>,
}

/// A value, and whether the present worker has it.
pub struct Setting<T> {
    value: Option<T>,
    is_sent: bool,
}

impl<T> Default for Setting<T> {
    fn default() -> Self {
        Setting { value: None, is_sent: false }
    }
}

impl<T> Setting<T> {
    /// Sets the value.
    pub fn set(&mut self, value: T) {
        *self = Setting { value: Some(value), is_sent: false };
    }

    /// Sends the value, unless that was done.
    fn send(&mut self, send: impl FnOnce(&T)) {
        if let Some(value) = self.value.as_ref().filter(|_| !self.is_sent) {
            send(value);
            self.is_sent = true;
        }
    }
}

/// All that a worker has to know.
#[derive(Default)]
pub struct Context {
    /// The language, and how much of its texts the worker has.
    language: Option<(&'static str, usize)>,
    pub samples: Setting<Rc<[Complex64]>>,
    pub exercise: Setting<Rc<ExerciseFile>>,
    pub program: Setting<Rc<str>>,
    /// With the page's request for it, as the fragment of a URL.
    pub run: Setting<(String, PackRun)>,
}

impl Context {
    /// A new worker knows nothing, and speaks English.
    pub fn forget_sent(&mut self) {
        self.language = None;
        self.samples.is_sent = false;
        self.exercise.is_sent = false;
        self.program.is_sent = false;
        self.run.is_sent = false;
    }

    /// Tells the worker what it does not know. An exercise comes before the program for it; only workers that read programs need both.
    pub fn send(&mut self, reads_programs: bool, post: &dyn Fn(&WorkerCommand)) {
        let language = (text::now(), text::tables().len());
        if self.language.replace(language).unwrap_or((text::ENGLISH, 0)) != language {
            post(&WorkerCommand::Speak(text::now().to_owned(), text::tables().to_owned()));
        }
        self.samples.send(|samples| post(&WorkerCommand::Samples(samples.to_vec())));
        if reads_programs {
            self.exercise.send(|exercise| post(&WorkerCommand::Exercise((**exercise).clone())));
            self.program.send(|program| post(&WorkerCommand::Program(program.to_string())));
        }
        self.run.send(|(fragment, pack)| {
            let PackedRun { points, run, comparison } = pack();
            let comparison = comparison.as_deref().map(|run| Box::new(RunData::of(run.run())));
            let (fragment, run) = (fragment.clone(), Box::new(RunData::of(run.run())));
            post(&WorkerCommand::ShowRun { fragment, points, run, comparison });
        });
    }
}
