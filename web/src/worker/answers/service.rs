//! The service that answers the page's queries.

use super::lesson::Lessons;
use super::loaded_run::LoadedRun;
use super::measure::session::MeasurementSession;
use super::predict::{self, Quiz};
use super::{handout, papers, samples, scaling, share};
use crate::worker::protocol::queries::file::{FileContents, Format, MakeFile};
use crate::worker::protocol::queries::run::CurvePoint;
use crate::worker::protocol::queries::{Answer, Query};
use crate::worker::protocol::{Outcome, RunData, WorkerReply};
use crate::worker::serve::{QueryService, post};
use hyperfly_request::Request;
use hyperfly_request::samples::Samples;
use hyperfly_text::share as text;
use js_sys::{Object, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::DedicatedWorkerGlobalScope;

/// Answers queries.
pub struct Service {
    scope: DedicatedWorkerGlobalScope,
    session: Rc<MeasurementSession>,
    state: Rc<RefCell<State>>,
}

impl Service {
    /// Creates a service that replies from this worker.
    pub fn new(scope: DedicatedWorkerGlobalScope) -> Service {
        Service { scope, session: Rc::default(), state: Rc::default() }
    }
}

impl QueryService for Service {
    fn show_run(
        &mut self,
        fragment: &str,
        points: Vec<CurvePoint>,
        run: RunData<'static>,
        comparison: Option<RunData<'static>>,
    ) {
        let request = Request::from_fragment(fragment).0.unwrap_or_default();
        let run = LoadedRun::open(&request, points, run, comparison);
        self.state.borrow_mut().loaded_run = Some((request, run));
    }

    fn answer(&mut self, id: u32, query: Query) {
        let scope = self.scope.clone();
        if let Query::Measure(query) = query {
            let session = self.session.clone();
            return spawn_local(async move {
                let measured =
                    session.advance(&query, |processors| start_processors(&scope, processors)).await;
                reply(&scope, id, Ok(Answer::Measure(measured.into())));
            });
        }
        let missing_path = self.state.borrow().lessons.missing_file(&query);
        let state = self.state.clone();
        let Some(missing_path) = missing_path else {
            return reply(&scope, id, state.borrow_mut().answer(query));
        };
        spawn_local(async move {
            let loaded = missing_path.load().await;
            let mut state = state.borrow_mut();
            state.lessons.keep_loaded(loaded);
            reply(&scope, id, state.answer(query));
        });
    }

    fn receive(&mut self, message: &JsValue) {
        self.session.hear(message);
    }
}

/// Has the page's script (web/start.js) start processors, replacing the current ones.
fn start_processors(scope: &DedicatedWorkerGlobalScope, processors: u32) {
    let message = Object::new();
    // These fail only for non-objects and values that cannot be cloned.
    let _ = Reflect::set(&message, &"needs".into(), &processors.into());
    let _ = scope.post_message(&message);
}

/// Replies to a query.
fn reply(scope: &DedicatedWorkerGlobalScope, id: u32, answer: Result<Answer, String>) {
    let outcome = match answer {
        Ok(answer) => Outcome::Answer(Box::new(answer)),
        Err(error) => Outcome::Failed(error),
    };
    post(scope, &WorkerReply::Done(id, outcome));
}

/// State that lives as long as the worker.
#[derive(Default)]
struct State {
    /// The page's latest run with its request.
    loaded_run: Option<(Request, LoadedRun)>,
    /// The latest questions.
    quiz: Option<Quiz>,
    /// Runs and files of tours.
    lessons: Lessons,
    /// The scored entries of the papers.
    counting: papers::Counting,
    /// The reader's samples parsed so far.
    samples: Samples,
}

impl State {
    /// Answers a query; the error is for the reader.
    fn answer(&mut self, query: Query) -> Result<Answer, String> {
        Ok(match query {
            Query::PaperFigure(query) => Answer::PaperFigure(papers::draw(&query)?),
            Query::Reproduction(query) => Answer::Reproduction(papers::reproduce(&query)?),
            Query::Count(query) => Answer::Count(self.counting.count(&query)),
            Query::Description(query) => {
                let (request, run) = self.run()?;
                Answer::Description(run.describe(&query, request).ok_or_else(no_run)?)
            }
            Query::Scaling(query) => Answer::Scaling(scaling::answer(&query)),
            // `Service::answer` handles these asynchronously.
            Query::Measure(_) => return Err(no_run()),
            Query::File(query) => Answer::File(self.make_file(&query)?),
            Query::Share(query) => Answer::Share(share::compose_sheet(&query, self.run()?.1)),
            Query::Question(query) => Answer::Question(predict::find(&query, &mut self.quiz)),
            Query::Tour(query) => Answer::Tour(self.lessons.open(&query)),
            Query::Samples(query) => Answer::Samples(samples::read_on(&mut self.samples, &query)?),
        })
    }

    /// Creates a file.
    fn make_file(&mut self, query: &MakeFile) -> Result<FileContents, String> {
        let request = Request::from_fragment(&query.fragment).0.unwrap_or_default();
        let tour = if query.format == Format::Handout { self.lessons.handout(query, &request) } else { None };
        let file = match (tour, self.run()?.1) {
            (Some(tour), _) => tour,
            (None, run) if query.format == Format::Handout => handout::make_handout(query, &request, run),
            (None, run) => run.make_file(query, &request)?,
        };
        Ok(FileContents { name: file.name, mime: file.mime.to_owned(), text: file.text })
    }

    fn run(&self) -> Result<(&Request, &LoadedRun), String> {
        self.loaded_run.as_ref().map(|(request, run)| (request, run)).ok_or_else(no_run)
    }
}

fn no_run() -> String {
    text::no_run().to_owned()
}
