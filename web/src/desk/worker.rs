//! The worker: does what is asked for, one wish after the other, and sends what it writes part by part.

use super::file::{Made, Seen, theme};
use super::lesson::Lessons;
use super::predict::{self, Quiz};
use super::{handout, help, room, share};
use crate::protocol::desk::{FromDesk, Place, Wish};
use crate::protocol::{BUILD_ID, Packet};
use hyperfly_core::scenario::Request;
use hyperfly_papers::figure::Style;
use hyperfly_papers::{Entry, entry};
use js_sys::{Array, Date};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// The style of what it writes; the page has it from here and need not load it before.
const STYLE: &str = include_str!("../../../static/desk.css");

/// Figures are this much lower than wide.
const ASPECT: f32 = 0.52;

/// Listens, and says that it does.
pub fn start() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let say = {
        let scope = scope.clone();
        move |message: &FromDesk, buffers: &[JsValue]| {
            // Fails only for values that cannot be cloned; ours can.
            let _ = scope.post_message(&Packet::new(message, buffers).message);
        }
    };
    let last_words = say.clone();
    std::panic::set_hook(Box::new(move |panic| last_words(&FromDesk::Panic(panic.to_string()), &[])));
    let answer = say.clone();
    let mut memory = Memory::default();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some((wish, load)) = Packet::open::<Wish>(&event.data()) {
            memory.fulfil(&wish, &load, &answer);
        }
    });
    scope.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
    say(&FromDesk::Ready(BUILD_ID.to_owned(), STYLE.to_owned()), &[]);
}

/// What lives as long as the worker.
#[derive(Default)]
struct Memory {
    /// The run that the page handed over last.
    seen: Option<Seen>,
    /// The questions that were asked last.
    quiz: Option<Quiz>,
    /// What the lessons have run.
    lessons: Lessons,
}

impl Memory {
    fn fulfil(&mut self, wish: &Wish, load: &Array, answer: &dyn Fn(&FromDesk, &[JsValue])) {
        let part = |part, html| answer(&FromDesk::Part(part, html), &[]);
        if wish.what == "language" {
            return speak(wish);
        }
        if wish.what == "papers" {
            papers(wish, &part);
            return answer(&FromDesk::Done, &[]);
        }
        if wish.what == "tour" {
            self.lessons.write(wish, &part);
            return answer(&FromDesk::Done, &[]);
        }
        let request = Request::from_fragment(&wish.fragment).0.unwrap_or_default();
        if wish.what == "help" {
            part(0, help::write(wish));
            return answer(&FromDesk::Done, &[]);
        }
        if wish.what == "predict" {
            predict::write(wish, &request, &mut self.quiz, &part);
            return answer(&FromDesk::Done, &[]);
        }
        if load.length() > 0 {
            self.seen = Seen::open(&request, load);
        }
        if let (Some(seen), "share") = (&self.seen, wish.what.as_str()) {
            share::write(wish, &request, seen, &part);
            return answer(&FromDesk::Done, &[]);
        }
        if let (Some(seen), "told") = (&self.seen, wish.what.as_str()) {
            for place in wish.choices.split(',') {
                let (number, processor) = place.split_once(' ').unwrap_or((place, ""));
                if let Ok(number) = number.parse()
                    && let Some(html) =
                        Place::of(number).and_then(|place| seen.told(&request, place, processor.parse().ok()))
                {
                    part(number, html);
                }
            }
            return answer(&FromDesk::Done, &[]);
        }
        let file = match &self.seen {
            Some(seen) if wish.what == "handout" => Ok(handout::make(wish, &request, seen)),
            Some(seen) => seen.file(wish, &request),
            None => Err(hyperfly_text::desk::no_run().to_owned()),
        };
        match file {
            Ok(Made { name, mime, text }) => answer(&FromDesk::File(name, mime.to_owned()), &[text.into()]),
            Err(why) => answer(&FromDesk::Refused(why), &[]),
        }
    }
}

/// The page's tables, then the desk's.
fn speak(wish: &Wish) {
    for tables in [&wish.fragment, &wish.choices] {
        if !tables.is_empty() {
            hyperfly_text::add(&wish.language, tables);
        }
    }
    hyperfly_text::speak(&wish.language);
}

fn papers(wish: &Wish, part: &dyn Fn(u8, String)) {
    // The list marks what is opened when nothing of what was before is left.
    match entry(&wish.choices) {
        None => {
            part(1, room::overview(wish));
            part(2, String::new());
            part(0, room::contents(wish));
        }
        Some(entry) => {
            part(1, room::opened(wish, entry, &figure(entry, wish)));
            part(2, room::waiting());
            part(0, room::contents(wish));
            let clock = || Date::now() / 1000.0;
            part(2, room::found(&entry.reproduce(Some(&clock))));
        }
    }
}

fn figure(entry: &Entry, wish: &Wish) -> String {
    let width = wish.width.clamp(320.0, 1400.0);
    let height = (width * ASPECT).max(340.0);
    (entry.figure)(&Style { theme: theme(wish), width, height, alone: false })
}
