//! Messages between an embedded figure and the page around it (docs/messages.md).
//!
//! Messages are untrusted data: the sender must be the page around this one, only known properties are read, and their values pass
//! the schema like an address. Messages of unknown shape are ignored.

mod incoming;
mod outgoing;

use crate::app::context::Context;
use crate::files::save::{self, FileRequest, Kind, SavedFile};
use crate::state::action::Action;
use crate::state::displayed_run::DisplayedRun;
use crate::state::page_state::State;
use crate::state::view_set::Views;
use crate::worker::protocol::Problem;
use crate::worker::protocol::queries::file::Format;
use gloo::timers::callback::Timeout;
use hyperfly_core::Scenario;
use hyperfly_core::problem::Signal;
use hyperfly_request::{Invalid, Look, Request, SignalKind};
use hyperfly_text::page as text;
use incoming::{IncomingMessage, Type};
use js_sys::Object;
use outgoing::OutgoingMessage;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, Window};

/// Returns the export formats by name.
fn list_formats(scale: f64, json: bool) -> [(&'static str, Kind); 6] {
    [
        ("svg", Kind::Written(Format::Svg)),
        ("png", Kind::Pixels { scale }),
        ("csv", Kind::Written(Format::Csv)),
        ("json", Kind::Written(Format::Json)),
        ("values", Kind::Written(if json { Format::ValuesJson } else { Format::Values })),
        ("perfetto", Kind::Written(Format::Perfetto)),
    ]
}

/// Whether the reader has brought samples. Those of the page around the figure never replace them, so that no run of theirs is left
/// once the samples are that page's.
fn has_reader_samples(state: &State) -> bool {
    state.own_samples.as_ref().is_some_and(|samples| !samples.is_from_host)
}

/// Whether the reader's own samples are transformed or displayed: they do not leave the page by a message.
fn shows_reader_samples(state: &State) -> bool {
    let shown = state.displayed.as_ref().map(|shown| shown.run().scenario.problem.signal);
    let comparison =
        state.request.look.comparison_overrides.iter().any(|(key, value)| *key == "signal" && value == "own");
    let shows_own =
        comparison || state.request.settings.signal == SignalKind::Own || shown == Some(Signal::Own);
    shows_own && has_reader_samples(state)
}

/// Returns the set keys of a request that only the explorer understands.
pub fn for_explorer(request: &Request) -> Vec<&'static str> {
    let look = &request.look;
    let keys =
        [("tour", !look.tour.is_empty()), ("paper", !look.paper.is_empty()), ("ask", look.ask.is_some())];
    keys.into_iter().filter(|(_, is_set)| *is_set).map(|(key, _)| key).collect()
}

/// Delay after which a smaller figure reports its height.
const SHRINK_DELAY_MS: u32 = 1000;

/// Everything but the run that determines the height.
#[derive(Clone, PartialEq)]
struct Layout {
    width: f64,
    look: Look,
    unfolded: [Views; 2],
    language: &'static str,
}

impl Layout {
    fn of(state: &State, width: f64) -> Layout {
        let look = state.request.look.clone();
        // Keys that choose the run, a part of it or a time do not affect the layout.
        let comparison =
            if state.request.has_comparison() { vec![("beside", String::new())] } else { Vec::new() };
        let time = Look::default();
        let (t, play, speed, pace, window, loop_playback) =
            (time.t, time.play, time.speed, time.pace, time.window, time.loop_playback);
        let look = Look {
            comparison_overrides: comparison,
            efficiency: None,
            t,
            play,
            speed,
            pace,
            window,
            loop_playback,
            ..look
        };
        let unfolded = [state.described.clone(), state.unfolded.clone()];
        Layout { width, look, unfolded, language: state.language }
    }
}

pub struct Host {
    window: Window,
    /// Whether it knows that the first picture is there.
    ready: Cell<bool>,
    /// The height last reported.
    height: Cell<f64>,
    /// Run and layout of that height.
    measured: RefCell<Option<(Option<Scenario>, Layout)>>,
    /// Delays the report of a smaller height.
    pending_report: RefCell<Option<Timeout>>,
    /// Ids of `set` messages that wait for their run.
    waiting: RefCell<Vec<JsValue>>,
    /// The request before them.
    before: RefCell<Option<Request>>,
    /// The run that was displayed when the host sent samples. Another run of the same scenario follows.
    stale: RefCell<Option<Rc<DisplayedRun>>>,
}

impl Host {
    /// Returns the page around this one, if there is one.
    pub fn find() -> Option<Rc<Host>> {
        let own_window = gloo::utils::window();
        let window = own_window.parent().ok().flatten().filter(|parent| !Object::is(parent, &own_window))?;
        Some(Rc::new(Host {
            window,
            ready: Cell::new(false),
            height: Cell::new(0.0),
            measured: RefCell::default(),
            pending_report: RefCell::default(),
            waiting: RefCell::default(),
            before: RefCell::default(),
            stale: RefCell::default(),
        }))
    }

    fn send(&self, id: &JsValue, message: OutgoingMessage) {
        // Any origin, because nothing is secret and the host's origin is unknown. Fails only if the host is gone.
        let _ = message.message(id).map(|message| self.window.post_message(&message, "*"));
    }

    /// Whether it knows that the first picture is there.
    pub fn is_ready(&self) -> bool {
        self.ready.get()
    }

    /// Reports that the first picture is drawn, with its measured height.
    pub fn ready(&self, cx: &Context) {
        if !self.ready.replace(true) {
            let (version, request) = (env!("CARGO_PKG_VERSION"), cx.request().to_fragment());
            self.send(
                &JsValue::UNDEFINED,
                OutgoingMessage::Ready { version, request, height: self.height.get() },
            );
        }
    }

    /// Reports the measured height: at once if the figure grows or its width changes, otherwise after a delay. Another run alone
    /// never shrinks it: content below it, such as a slider that sets a key, must not jump with each run.
    pub fn resize(self: &Rc<Self>, state: &State, width: f64, measure: impl Fn() -> f64 + 'static) {
        let height = measure();
        let now =
            (state.displayed.as_ref().map(|shown| shown.run().scenario.clone()), Layout::of(state, width));
        *self.pending_report.borrow_mut() = None;
        if self.ready.get()
            && height <= self.height.get()
            && let Some((run, layout)) = &*self.measured.borrow()
            && layout.width == width
        {
            if height < self.height.get() && !(*layout == now.1 && *run != now.0) {
                let host = self.clone();
                let shrink = Timeout::new(SHRINK_DELAY_MS, move || host.send_height(measure(), now));
                *self.pending_report.borrow_mut() = Some(shrink);
            }
            return;
        }
        self.send_height(height, now);
    }

    fn send_height(&self, height: f64, layout_key: (Option<Scenario>, Layout)) {
        *self.measured.borrow_mut() = Some(layout_key);
        if height != self.height.replace(height) {
            self.send(&JsValue::UNDEFINED, OutgoingMessage::Resize { height });
        }
    }

    /// Reports an error to the message with this id.
    pub fn error(&self, id: &JsValue, words: &str, problems: &[Problem]) {
        self.send(id, OutgoingMessage::Error { message: words.to_owned(), problems: problems.to_vec() });
    }

    /// Reports that keys of a request work only in the explorer.
    pub fn refuse_explorer_keys(&self, id: &JsValue, request: &Request, keys: &[&'static str]) {
        let defaults = Request::default();
        let problem = |key: &&str| {
            let [value, default] = [request, &defaults].map(|request| request.value(key).unwrap_or_default());
            Problem { field: (*key).to_owned(), value, allowed: default.clone(), nearest: Some(default) }
        };
        let words = text::not_embedded(&keys.join(hyperfly_text::language::list()));
        self.error(id, &words, &keys.iter().map(problem).collect::<Vec<_>>());
    }

    /// Reports that the latest request is refused.
    pub fn refuse(&self, words: &str, problems: &[Problem]) {
        let mut waiting = self.waiting.take();
        if waiting.is_empty() {
            waiting.push(JsValue::UNDEFINED);
        }
        waiting.iter().for_each(|id| self.error(id, words, problems));
    }

    /// Restores the request from before a `set` that the worker refused.
    pub fn revert(self: &Rc<Self>, cx: &Context) {
        let Some(before) = self.before.take() else { return };
        let (host, cx) = (self.clone(), cx.clone());
        // After the other effects of the refusal.
        spawn_local(async move {
            cx.engine.player.seek_in_next_run(before.look.t);
            cx.send(Action::Navigate(Box::new(before), Vec::new(), Vec::new()));
            host.state(&JsValue::UNDEFINED, &cx);
        });
    }

    /// Replies to messages that wait for a run, once it is displayed.
    pub fn settle(&self, cx: &Context) {
        let state = cx.state();
        let Some(shown) = &state.displayed else { return };
        let is_stale = self.stale.borrow().as_ref().is_some_and(|stale| Rc::ptr_eq(stale, shown));
        if !is_stale && shown.is_of(&state.request.settings.scenario()) {
            *self.stale.borrow_mut() = None;
            *self.before.borrow_mut() = None;
            self.waiting.take().iter().for_each(|id| self.state(id, cx));
        }
    }

    /// Sends the state.
    pub fn state(&self, id: &JsValue, cx: &Context) {
        let (state, player) = (cx.state(), &cx.engine.player);
        let shown = state.displayed.as_ref();
        self.send(
            id,
            OutgoingMessage::State {
                request: cx.request().to_fragment(),
                t: player.t(),
                t_parallel: shown.map(|_| player.end()),
                playing: state.request.look.play,
                run: shown.map(|shown| Box::new((&*shown.replay).into())),
                sentence: shown.map(|shown| shown.all_sentences()).unwrap_or_default(),
            },
        );
    }

    /// Handles a message, if it is from the host.
    pub fn hear(self: &Rc<Self>, cx: &Context, event: &MessageEvent) {
        if !event.source().is_some_and(|source| Object::is(&source, &self.window)) {
            return;
        }
        let Some(incoming) = IncomingMessage::read(event.data()) else { return };
        match incoming.kind {
            Type::Set => self.set(cx, &incoming),
            Type::SetSamples => self.set_samples(cx, &incoming),
            Type::Play => cx.play(true),
            Type::Pause => cx.play(false),
            Type::Seek => {
                if let Some(t) = incoming.moment(cx.engine.player.end()) {
                    cx.seek(t);
                }
            }
            Type::GetState => self.state(&incoming.id(), cx),
            Type::Export => self.export(cx, &incoming),
        }
    }

    /// Exports the visible figure and sends the file.
    fn export(self: &Rc<Self>, cx: &Context, incoming: &IncomingMessage) {
        let (id, format) = (incoming.id(), incoming.format());
        let formats = list_formats(incoming.scale(), incoming.json());
        let Some((format, kind)) = formats.into_iter().find(|(name, _)| *name == format) else {
            let names = formats.map(|(name, _)| name).join(hyperfly_text::language::list());
            let words = text::impossible_embedded("format", &format, &names);
            return self.error(&id, &words, &[]);
        };
        if shows_reader_samples(&cx.state()) {
            return self.error(&id, text::own_samples_stay(), &[]);
        }
        // A figure without a chosen view shows two.
        let mut visible_request = cx.state().request.clone();
        [visible_request.look.view, visible_request.look.under] = cx.state().stack();
        visible_request.look.t = cx.engine.player.t();
        let transparent = incoming.transparent();
        let request = FileRequest { kind, transparent, fragment: visible_request.to_fragment(), theme: None };
        let (host, cx) = (self.clone(), cx.clone());
        spawn_local(async move {
            match save::make_file(&cx, &request).await {
                Ok(SavedFile { name, mime, data }) => {
                    host.send(&id, OutgoingMessage::Export { format, name, mime, data })
                }
                Err(why) => host.error(&id, &why, &[]),
            }
        });
    }

    /// Transforms samples of the host.
    fn set_samples(&self, cx: &Context, incoming: &IncomingMessage) {
        let state = cx.state();
        if has_reader_samples(&state) {
            return self.error(&incoming.id(), text::reader_samples_stay(), &[]);
        }
        match incoming.samples() {
            Ok(samples) => {
                self.before.borrow_mut().get_or_insert(cx.request());
                *self.stale.borrow_mut() = state.displayed.clone();
                cx.send(Action::OwnSamples(Rc::new(samples)));
                self.settle_later(cx, incoming.id());
            }
            Err(problems) => self.refuse_values(&incoming.id(), &problems),
        }
    }

    /// Reports values that no key and no sample can have, to a host that awaits a reply. Otherwise the message is ignored.
    fn refuse_values(&self, id: &JsValue, problems: &[Problem]) {
        if id.is_undefined() {
            return;
        }
        let words = problems
            .iter()
            .map(|problem| text::impossible_embedded(&problem.field, &problem.value, &problem.allowed));
        self.error(id, &words.collect::<Vec<_>>().join("\n"), problems);
    }

    /// Replies to the message with this id once its run is displayed.
    fn settle_later(&self, cx: &Context, id: JsValue) {
        if !id.is_undefined() {
            self.waiting.borrow_mut().push(id);
        }
        self.settle(cx);
    }

    /// Changes keys of the request, all or none.
    fn set(&self, cx: &Context, incoming: &IncomingMessage) {
        let changed_pairs = match incoming.pairs() {
            Ok(pairs) => pairs,
            Err(problems) => return self.refuse_values(&incoming.id(), &problems),
        };
        let now = cx.request();
        let mut pairs: Vec<(String, String)> =
            now.to_pairs().into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        pairs.push(("p".to_owned(), now.settings.p.to_string()));
        pairs.extend(changed_pairs);
        match Request::from_pairs(pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()))) {
            Ok(request) => {
                let before = for_explorer(&now);
                let mut elsewhere = for_explorer(&request);
                elsewhere.retain(|key| !before.contains(key));
                if !elsewhere.is_empty() {
                    return self.refuse_explorer_keys(&incoming.id(), &request, &elsewhere);
                }
                self.before.borrow_mut().get_or_insert(now);
                if pairs.iter().any(|(key, _)| key == "t") {
                    cx.engine.player.seek_in_next_run(request.look.t);
                }
                cx.send(Action::Navigate(Box::new(request), Vec::new(), Vec::new()));
                self.settle_later(cx, incoming.id());
            }
            Err(why) => {
                let words: Vec<String> = why.iter().map(Invalid::to_string).collect();
                let problems: Vec<Problem> = why.into_iter().map(Problem::from).collect();
                self.error(&incoming.id(), &words.join("\n"), &problems);
            }
        }
    }
}
