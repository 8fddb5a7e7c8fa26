//! The context that a worker needs before its commands. Every replacement worker receives it again.

use crate::state::displayed_run::DisplayedRun;
use crate::worker::protocol::queries::run::CurvePoint;
use crate::worker::protocol::{ExerciseFile, RunData, WorkerCommand};
use hyperfly_core::Complex64;
use hyperfly_text as text;
use std::rc::Rc;

/// Packs the run that queries are about, anew for each worker.
pub type PackRun = Rc<dyn Fn() -> PackedRun>;

pub struct PackedRun {
    pub points: Vec<CurvePoint>,
    pub run: Rc<DisplayedRun>,
    pub comparison: Option<Rc<DisplayedRun>>,
}

/// A value, and whether the current worker has it.
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
    pub fn set(&mut self, value: T) {
        *self = Setting { value: Some(value), is_sent: false };
    }

    /// Sends the value, unless the worker has it.
    fn send(&mut self, send: impl FnOnce(&T)) {
        if let Some(value) = self.value.as_ref().filter(|_| !self.is_sent) {
            send(value);
            self.is_sent = true;
        }
    }
}

/// The context of a worker.
#[derive(Default)]
pub struct Context {
    /// Language, and length of the texts that the worker has.
    language: Option<(&'static str, usize)>,
    pub samples: Setting<Rc<[Complex64]>>,
    pub exercise: Setting<Rc<ExerciseFile>>,
    pub program: Setting<Rc<str>>,
    /// The run with its request, as a fragment.
    pub run: Setting<(String, PackRun)>,
}

impl Context {
    /// Resets the context for a new worker, which has no samples or program and uses English.
    pub fn forget_sent(&mut self) {
        self.language = None;
        self.samples.is_sent = false;
        self.exercise.is_sent = false;
        self.program.is_sent = false;
        self.run.is_sent = false;
    }

    /// Sends what the worker does not have. An exercise precedes its program; only workers that read programs need both.
    pub fn send(&mut self, reads_programs: bool, post: &dyn Fn(&WorkerCommand)) {
        let language = (text::current_language(), text::current_texts().len());
        if self.language.replace(language).unwrap_or((text::ENGLISH, 0)) != language {
            post(&WorkerCommand::Speak(
                text::current_language().to_owned(),
                text::current_texts().to_owned(),
            ));
        }
        self.samples.send(|samples| post(&WorkerCommand::Samples(samples.to_vec())));
        if reads_programs {
            self.exercise.send(|exercise| post(&WorkerCommand::Exercise((**exercise).clone())));
            self.program.send(|program| post(&WorkerCommand::Program(program.to_string())));
        }
        self.run.send(|(fragment, pack)| {
            let PackedRun { points, run, comparison } = pack();
            let comparison = comparison.as_deref().map(|run| Box::new(RunData::from_run(run.run())));
            let (fragment, run) = (fragment.clone(), Box::new(RunData::from_run(run.run())));
            post(&WorkerCommand::ShowRun { fragment, points, run, comparison });
        });
    }
}
