//! The worker: answers what is asked, one query after the other.

use super::at_hand::AtHand;
use super::lesson::Lessons;
use super::measure::bench::Bench;
use super::predict::{self, Quiz};
use super::{handout, papers, samples, scaling, share};
use crate::worker::protocol::queries::file::{Format, Made, Make};
use crate::worker::protocol::queries::{Answer, FromAnswerer, Query, ToAnswerer};
use crate::worker::protocol::{BUILD_ID, Packet};
use hyperfly_request::Request;
use hyperfly_request::samples::Samples;
use hyperfly_text::share as text;
use js_sys::{Object, Reflect};
use serde::Serialize;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Listens, and says that it does.
pub fn start() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let last = scope.clone();
    std::panic::set_hook(Box::new(move |panic| {
        say(&last, &FromAnswerer::Panic { why: panic.to_string() });
    }));
    let memory = Rc::new(RefCell::new(Memory::default()));
    let own = scope.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        match Packet::open::<ToAnswerer>(&event.data()) {
            Some((message, _)) => hear(&memory, message, &own),
            None => memory.borrow().bench.hear(&event.data()),
        }
    });
    scope.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
    say(&scope, &FromAnswerer::Ready { build: BUILD_ID.to_owned() });
}

fn say(scope: &DedicatedWorkerGlobalScope, message: &impl Serialize) {
    // Fails only for values that cannot be cloned; ours can.
    let _ = scope.post_message(&Packet::new(message, &[]).message);
}

/// Has the page's script (web/start.js) start so many processors, in place of those that there are.
fn needs(scope: &DedicatedWorkerGlobalScope, processors: u32) {
    let message = Object::new();
    // These fail only for what is no object, and for values that cannot be cloned.
    let _ = Reflect::set(&message, &"needs".into(), &processors.into());
    let _ = scope.post_message(&message);
}

/// Says what came of the query of this number.
fn settle(scope: &DedicatedWorkerGlobalScope, id: u32, answer: Result<Answer, String>) {
    match answer {
        Ok(answer) => say(scope, &FromAnswerer::Answer { id, answer: Box::new(answer) }),
        Err(why) => say(scope, &FromAnswerer::Refused { id, why }),
    }
}

/// What lives as long as the worker.
#[derive(Default)]
struct Memory {
    /// The run that the page handed over last, and the page's request for it.
    at_hand: Option<(Request, AtHand)>,
    /// The questions that were asked last.
    quiz: Option<Quiz>,
    /// What the lessons have run.
    lessons: Lessons,
    /// The entries of the papers that are counted.
    counting: papers::Counting,
    /// The reader's own samples, as far as they are read.
    samples: Samples,
    /// What is measured of the reader's device.
    bench: Rc<Bench>,
}

fn hear(memory: &Rc<RefCell<Memory>>, message: ToAnswerer, scope: &DedicatedWorkerGlobalScope) {
    match message {
        ToAnswerer::Speak { language, texts } => speak(&language, &texts),
        ToAnswerer::Run { fragment, points, run, beside } => {
            let request = Request::from_fragment(&fragment).0.unwrap_or_default();
            memory.borrow_mut().at_hand =
                AtHand::open(&request, points, *run, beside.map(|beside| *beside)).map(|run| (request, run));
        }
        ToAnswerer::Ask { id, query: Query::Measure(query) } => {
            let (bench, scope) = (memory.borrow().bench.clone(), scope.clone());
            spawn_local(async move {
                let measured = bench.step(&query, |processors| needs(&scope, processors)).await;
                settle(&scope, id, Ok(Answer::Measure(measured.into())));
            });
        }
        ToAnswerer::Ask { id, query } => {
            let missing = memory.borrow().lessons.missing(&query);
            match missing {
                None => memory.borrow_mut().respond(id, query, scope),
                Some(missing) => {
                    let (memory, scope) = (memory.clone(), scope.clone());
                    spawn_local(async move {
                        let loaded = missing.load().await;
                        memory.borrow_mut().lessons.keep(loaded);
                        memory.borrow_mut().respond(id, query, &scope);
                    });
                }
            }
        }
    }
}

impl Memory {
    fn respond(&mut self, id: u32, query: Query, scope: &DedicatedWorkerGlobalScope) {
        let answer = self.answer(query);
        settle(scope, id, answer);
    }

    /// The answer to a query, or why there is none, for the reader.
    fn answer(&mut self, query: Query) -> Result<Answer, String> {
        Ok(match query {
            Query::PaperFigure(query) => Answer::PaperFigure(papers::draw(&query)?),
            Query::Reproduction(query) => Answer::Reproduction(papers::reproduce(&query)?),
            Query::Count(query) => Answer::Count(self.counting.count(&query)),
            Query::Told(query) => {
                let (request, run) = self.run()?;
                Answer::Told(run.told(&query, request).ok_or_else(no_run)?)
            }
            Query::Scaling(query) => Answer::Scaling(scaling::scaled(&query)),
            // It takes its time beside other answers: see `hear`.
            Query::Measure(_) => return Err(no_run()),
            Query::File(query) => Answer::File(self.file(&query)?),
            Query::Share(query) => Answer::Share(share::sheet(&query, self.run()?.1)),
            Query::Question(query) => Answer::Question(predict::find(&query, &mut self.quiz)),
            Query::Tour(query) => Answer::Tour(self.lessons.open(&query)),
            Query::Samples(query) => Answer::Samples(samples::read_on(&mut self.samples, &query)?),
        })
    }

    /// A file.
    fn file(&mut self, query: &Make) -> Result<Made, String> {
        let request = Request::from_fragment(&query.fragment).0.unwrap_or_default();
        let tour = if query.format == Format::Handout { self.lessons.printed(query, &request) } else { None };
        let file = match (tour, self.run()?.1) {
            (Some(tour), _) => tour,
            (None, run) if query.format == Format::Handout => handout::make(query, &request, run),
            (None, run) => run.file(query, &request)?,
        };
        Ok(Made { name: file.name, mime: file.mime.to_owned(), text: file.text })
    }

    fn run(&self) -> Result<(&Request, &AtHand), String> {
        self.at_hand.as_ref().map(|(request, run)| (request, run)).ok_or_else(no_run)
    }
}

fn no_run() -> String {
    text::no_run().to_owned()
}

/// Speaks a language, with its texts, which English has none of.
fn speak(language: &str, texts: &str) {
    if !texts.is_empty() {
        hyperfly_text::add(language, texts);
    }
    hyperfly_text::speak(language);
}
