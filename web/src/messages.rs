//! What an embedded figure and the page around it say to each other (docs/messages.md).
//!
//! Whatever comes is data and nothing else: its sender must be the page around this one, its shape is looked at property by
//! property, and what is in it goes through the schema like an address. What is of no known shape is dropped without a word.

use crate::context::Context;
use crate::protocol::Problem;
use crate::save::{self, Made, Wanted};
use crate::state::Action;
use crate::told::{self, Fields, or_null};
use hyperfly_core::scenario::{Invalid, Request};
use js_sys::{Array, JsString, Object, Reflect};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, Window};

/// The version of the messages, in each of them.
const VERSION: f64 = 1.0;
/// A request has not more keys than this, and none longer than this.
const MOST_KEYS: u32 = 64;
const LONGEST: u32 = 200;
/// A fragment that is longer is none of ours.
const LONGEST_FRAGMENT: u32 = 20_000;

/// What a figure can be made into for the page around it.
const FORMATS: [&str; 5] = ["svg", "png", "csv", "json", "perfetto"];

/// The page around this one.
pub struct Host {
    window: Window,
    /// Whether it was told that there is a picture.
    ready: Cell<bool>,
    /// The height that it was told.
    height: Cell<f64>,
}

impl Host {
    /// The page around this one, if there is one.
    pub fn find() -> Option<Rc<Host>> {
        let own = gloo::utils::window();
        let window = own.parent().ok().flatten().filter(|parent| !Object::is(parent, &own))?;
        Some(Rc::new(Host { window, ready: Cell::new(false), height: Cell::new(0.0) }))
    }

    fn say(&self, kind: &str, id: &JsValue, fill: impl FnOnce(Fields) -> Fields) {
        let mut message = Fields::new().with("hyperfly", VERSION).with("type", kind);
        if !id.is_undefined() {
            message = message.with("id", id);
        }
        // Any origin: nothing in it is secret, and that of the host is not known. It fails only for a page that is gone.
        let _ = self.window.post_message(&fill(message).into(), "*");
    }

    /// The first picture is there.
    pub fn ready(&self, cx: &Context) {
        if !self.ready.replace(true) {
            let request = cx.state.request.to_fragment();
            self.say("ready", &JsValue::UNDEFINED, |message| {
                let message = message.with("version", env!("CARGO_PKG_VERSION")).with("request", request);
                message.with("height", self.height.get())
            });
        }
    }

    /// The figure wants this height.
    pub fn resize(&self, height: f64) {
        if height != self.height.replace(height) {
            self.say("resize", &JsValue::UNDEFINED, |message| message.with("height", height));
        }
    }

    /// Something is not possible.
    pub fn error(&self, id: &JsValue, words: &str, problems: &[Problem]) {
        self.say("error", id, |message| {
            message.with("message", words).with("problems", told::problems(problems))
        });
    }

    /// How things are.
    pub fn state(&self, id: &JsValue, cx: &Context) {
        let (state, player) = (&cx.state, &cx.engine.player);
        let shown = state.shown.as_ref();
        self.say("state", id, |message| {
            message
                .with("request", state.request.to_fragment())
                .with("t", player.t())
                .with("t_parallel", player.end())
                .with("playing", state.request.look.play)
                .with("run", or_null(shown.map(|shown| told::run(shown.run()))))
                .with("sentence", shown.map_or("", |shown| shown.sentence.as_str()))
        });
    }

    /// Does what a message asks for, if it is one of the host's.
    pub fn hear(self: &Rc<Self>, cx: &Context, event: &MessageEvent) {
        let ours = event.source().is_some_and(|source| Object::is(&source, &self.window));
        let data = event.data();
        if !ours || !data.is_object() || own(&data, "hyperfly").as_f64() != Some(VERSION) {
            return;
        }
        let id = Some(own(&data, "id")).filter(|id| id.as_f64().is_some() || id.is_string());
        let id = id.unwrap_or_default();
        match own(&data, "type").as_string().as_deref() {
            Some("set") => self.set(cx, &id, &own(&data, "request")),
            Some("play") => cx.play(true),
            Some("pause") => cx.play(false),
            Some("seek") => {
                let part = own(&data, "part").as_f64().map(|part| part * cx.engine.player.end());
                if let Some(t) = own(&data, "t").as_f64().or(part).filter(|t| t.is_finite()) {
                    cx.seek(t.max(0.0));
                }
            }
            Some("get-state") => self.state(&id, cx),
            Some("export") => self.export(cx, id, &data),
            _ => {}
        }
    }

    /// Makes a file of what is seen, and hands it over.
    fn export(self: &Rc<Self>, cx: &Context, id: JsValue, asked: &JsValue) {
        let format = text(&own(asked, "format"), LONGEST).unwrap_or_else(|| "svg".to_owned());
        if !FORMATS.contains(&format.as_str()) {
            return self.error(
                &id,
                &hyperfly_text::page::impossible_embedded(
                    "format",
                    &format,
                    &FORMATS.join(hyperfly_text::language::list()),
                ),
                &[],
            );
        }
        // Also where all views are meant, it shows two.
        let mut seen = cx.state.request.clone();
        [seen.look.view, seen.look.under] = cx.state.stack();
        seen.look.t = cx.engine.player.t();
        let wanted = Wanted {
            format,
            scale: own(asked, "scale").as_f64().filter(|scale| scale.is_finite()).unwrap_or(1.0),
            transparent: own(asked, "transparent").as_bool() == Some(true),
            fragment: seen.to_fragment(),
            theme: None,
        };
        let (host, cx) = (self.clone(), cx.clone());
        spawn_local(async move {
            match save::file(&cx, &wanted).await {
                Ok(Made { name, mime, data }) => {
                    host.say("export", &id, |message| {
                        let message = message.with("format", wanted.format).with("name", name);
                        message.with("mime", mime).with("data", data)
                    });
                }
                Err(why) => host.error(&id, &why, &[]),
            }
        });
    }

    /// Changes keys of the request, all or none.
    fn set(&self, cx: &Context, id: &JsValue, asked: &JsValue) {
        let Some(pairs) = pairs(asked) else { return };
        let mut all: Vec<(String, String)> =
            cx.state.request.to_pairs().into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        all.push(("p".to_owned(), cx.state.request.scenario.p.to_string()));
        all.extend(pairs);
        match Request::from_pairs(all.iter().map(|(key, value)| (key.as_str(), value.as_str()))) {
            Ok(mut request) => {
                let player = &cx.engine.player;
                if all.iter().skip(1).any(|(key, _)| key == "t") {
                    player.arrive(request.look.t);
                } else {
                    request.look.t = cx.state.request.look.t;
                }
                cx.send(Action::Navigate(Box::new(request), Vec::new(), Vec::new()));
            }
            Err(why) => {
                let words: Vec<String> = why.iter().map(Invalid::to_string).collect();
                let problems: Vec<Problem> = why.into_iter().map(Problem::from).collect();
                self.error(id, &words.join("\n"), &problems);
            }
        }
    }
}

/// An own property, undefined if there is none.
fn own(object: &JsValue, name: &str) -> JsValue {
    let name = JsValue::from_str(name);
    if Object::has_own(object.unchecked_ref::<Object>(), &name) {
        Reflect::get(object, &name).unwrap_or_default()
    } else {
        JsValue::UNDEFINED
    }
}

/// The keys and values of a request: of a fragment, or of an object's own properties.
fn pairs(asked: &JsValue) -> Option<Vec<(String, String)>> {
    if let Some(fragment) = text(asked, LONGEST_FRAGMENT) {
        return Some(Request::pairs(&fragment));
    }
    if !asked.is_object() || Array::is_array(asked) {
        return None;
    }
    let entries = Object::entries(asked.unchecked_ref());
    let pair = |entry: JsValue| {
        let entry: Array = entry.unchecked_into();
        let value = entry.get(1);
        let number = || value.as_f64().filter(|x| x.is_finite()).map(|x| x.to_string());
        let written =
            text(&value, LONGEST).or_else(number).or_else(|| value.as_bool().map(|x| x.to_string()))?;
        Some((text(&entry.get(0), LONGEST)?, written))
    };
    if entries.length() <= MOST_KEYS { entries.iter().map(pair).collect() } else { None }
}

/// A text that is not longer than that.
fn text(value: &JsValue, longest: u32) -> Option<String> {
    let text: &JsString = value.dyn_ref().filter(|text: &&JsString| text.length() <= longest)?;
    Some(text.into())
}
