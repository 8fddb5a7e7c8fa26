//! The URL's fragment, which always describes the visible state. A drag is one entry of the history.

mod write_throttle;

use crate::app::dom::clock;
use crate::state::address_warning::Warning;
use crate::state::page_state::Edit;
use crate::worker::protocol::Problem;
use gloo::timers::callback::Timeout;
use hyperfly_request::{Look, Request, SignalKind, repair_fragment};
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use write_throttle::WriteThrottle;

/// A parsed address.
pub struct ParsedAddress {
    /// The request without the parts that are not possible.
    pub request: Request,
    /// The problems of those parts.
    pub problems: Vec<Problem>,
    pub warnings: Vec<Warning>,
    /// Whether the URL says if the run plays or where its cursor stands.
    pub says_play: bool,
}

/// Length up to which an address includes a program: mail and chat programs cut off longer ones.
const MAX_LENGTH_WITH_PROGRAM: usize = 2_000;

/// Returns the fragment that restores this request, apart from a long program.
pub fn fragment(request: &Request) -> String {
    let mut text = request.to_fragment();
    if text.len() > MAX_LENGTH_WITH_PROGRAM && !request.look.program.is_empty() {
        // The browser's storage keeps the program, if allowed (pages/write).
        let look = Look { program: String::new(), ..request.look.clone() };
        text = Request { look, ..request.clone() }.to_fragment();
    }
    // The schema's default is not to play, but a page opened without a key plays: `play=false` must be explicit.
    if !request.look.play && request.look.t == 0.0 {
        text += if text.is_empty() { "play=false" } else { "&play=false" };
    }
    text
}

/// Returns the fragment of the address, or of the scenario built into a page that is a single file.
pub fn current() -> String {
    let hash = gloo::utils::window().location().hash().unwrap_or_default();
    if let Some(text) = move_query_to_fragment(&hash) {
        return text;
    }
    if !hash.is_empty() {
        return hash;
    }
    let embedded_scenario =
        gloo::utils::document().query_selector("meta[name=hyperfly-scenario]").ok().flatten();
    embedded_scenario.and_then(|meta| meta.get_attribute("content")).unwrap_or_default()
}

/// Moves keys that stand after `?` instead of `#` into the fragment, so that they do not affect later addresses. Returns the fragment,
/// which still begins with `?`; `None` if the query has no known key.
fn move_query_to_fragment(hash: &str) -> Option<String> {
    let window = gloo::utils::window();
    let query = window.location().search().ok()?;
    let (repaired, _) = repair_fragment(&query);
    if !Request::pairs(&repaired).iter().any(|(name, _)| hyperfly_request::key(name).is_some()) {
        return None;
    }
    let hash = hash.trim_start_matches('#');
    let text = if hash.is_empty() { format!("#{query}") } else { format!("#{query}&{hash}") };
    let path = window.location().pathname().ok()?;
    // Where a sandbox refuses this, the page works from the text.
    let history = window.history().ok()?;
    let state = history.state().unwrap_or_default();
    _ = history.replace_state_with_url(&state, "", Some(&[&path, &*text].concat()));
    Some(text)
}

/// Parses a fragment, after repairs. Bad fields are left out and reported. `has_own` says whether the reader's own samples are loaded.
pub fn read(fragment: &str, has_own: bool) -> ParsedAddress {
    let (repaired, repairs) = repair_fragment(fragment);
    let text = &*repaired;
    let has = |key: &str| text.split('&').any(|pair| pair.split('=').next() == Some(key));
    let says_play = has("play") || has("t");
    let (result, unknown) = Request::from_fragment(text);
    let unknown = unknown.into_iter().map(|key| Warning::UnknownKey(key.field));
    let warnings = repairs.into_iter().map(Warning::Repaired).chain(unknown).collect();
    let mut problems = Vec::new();
    let mut request = result.unwrap_or_else(|invalid| {
        problems = invalid.into_iter().map(Problem::from).collect();
        nearest_possible(text, &problems, None)
    });
    // Problems of the right side alone are reported there, where the reader can correct them.
    let beside = Request::pairs(text).into_iter().rev().find(|(name, _)| name == "beside");
    if let Some((_, changes)) = beside.filter(|_| problems.iter().any(|problem| problem.field == "beside"))
        && let Ok(changes) = Request::parse_overrides(&changes)
    {
        request.look.comparison_overrides = changes;
        problems.retain(|problem| problem.field != "beside");
    }
    if request.settings.signal == SignalKind::Own && !has_own {
        request.settings.signal = Request::default().settings.signal;
        problems.push(Problem {
            field: "signal".to_owned(),
            value: "own".to_owned(),
            allowed: hyperfly_text::controls::own_not_here().to_owned(),
            nearest: None,
        });
    }
    ParsedAddress { request, problems, warnings, says_play }
}

/// Returns the request of a fragment without the refused fields. They take the values of `valid_request`, if given; where the rest is
/// impossible without them, the nearest possible values.
pub fn nearest_possible(text: &str, refused: &[Problem], valid_request: Option<&Request>) -> Request {
    let is_refused = |pair: &str, problem: &Problem| pair.split('=').next() == Some(&problem.field);
    let remaining =
        || text.split('&').filter(|pair| !refused.iter().any(|problem| is_refused(pair, problem)));
    let with = |value: &dyn Fn(&Problem) -> Option<String>| {
        let pair = |problem: &Problem| Some(format!("{}={}", problem.field, value(problem)?));
        remaining().map(str::to_owned).chain(refused.iter().filter_map(pair)).collect::<Vec<_>>().join("&")
    };
    let with_last_values =
        valid_request.map(|valid_request| with(&|problem| valid_request.value(&problem.field)));
    let nearest = with(&|problem| problem.nearest.clone());
    // If none of these is possible, only `valid_request` is left.
    let attempts = [with_last_values, Some(remaining().collect::<Vec<_>>().join("&")), Some(nearest)];
    let request = attempts.iter().flatten().find_map(|text| Request::from_fragment(text).0.ok());
    request.or(valid_request.cloned()).unwrap_or_default()
}

/// Goes back to the state before the last change; returns whether there is one. Only entries that the page has added count, so
/// that the reader stays on the page.
pub fn undo() -> bool {
    let history = gloo::utils::window().history().ok();
    let own_entry = history.filter(|history| history.state().is_ok_and(|state| state.is_truthy()));
    own_entry.is_some_and(|history| history.back().is_ok())
}

/// The address bar, and a clock.
pub trait Address {
    /// Returns the milliseconds since a fixed time.
    fn now(&self) -> f64;

    /// Calls after a delay in milliseconds, unless the returned value is dropped earlier.
    fn after(&self, milliseconds: u32, call: Box<dyn FnOnce()>) -> Box<dyn Any>;

    /// Calls after the current task.
    fn call_after_task(&self, call: Box<dyn FnOnce()>);

    /// Shows a URL, in a new entry or replacing the current one; returns whether the browser allowed it.
    fn show(&self, url: &str, new_entry: bool) -> bool;
}

struct Window;

impl Address for Window {
    fn now(&self) -> f64 {
        clock()
    }

    fn after(&self, milliseconds: u32, call: Box<dyn FnOnce()>) -> Box<dyn Any> {
        Box::new(Timeout::new(milliseconds, call))
    }

    fn call_after_task(&self, call: Box<dyn FnOnce()>) {
        spawn_local(async move { call() });
    }

    fn show(&self, url: &str, new_entry: bool) -> bool {
        let Ok(history) = gloo::utils::window().history() else { return false };
        let result = if new_entry {
            history.push_state_with_url(&JsValue::TRUE, "", Some(url))
        } else {
            let state = history.state().unwrap_or_default();
            history.replace_state_with_url(&state, "", Some(url))
        };
        result.is_ok()
    }
}

/// Writes the address at a limited rate.
pub struct Writer {
    address: Rc<dyn Address>,
    last_written: RefCell<Option<String>>,
    dragging: Cell<bool>,
    throttle: RefCell<WriteThrottle<String>>,
    timer: RefCell<Option<Box<dyn Any>>>,
}

impl Writer {
    /// Creates a writer that has written nothing.
    pub fn new(address: Rc<dyn Address>) -> Rc<Writer> {
        Rc::new(Writer {
            address,
            last_written: RefCell::default(),
            dragging: Cell::default(),
            throttle: RefCell::default(),
            timer: RefCell::default(),
        })
    }

    /// Creates the writer of the page's address.
    pub fn of_window() -> Rc<Writer> {
        Writer::new(Rc::new(Window))
    }

    /// Calls after the current task.
    pub fn call_after_task(&self, call: impl FnOnce() + 'static) {
        self.address.call_after_task(Box::new(call));
    }

    /// Requests that the address shows this request.
    pub fn write(self: &Rc<Self>, request: &Request, edit: Edit) {
        // A drag starts a new entry, so that "back" leads to the state before it.
        let adds_entry = match edit {
            Edit::Live => !self.dragging.replace(true),
            Edit::Committed => !self.dragging.replace(false),
            Edit::Quiet => false,
        };
        let text = fragment(request);
        if self.is_current(&text) {
            self.throttle.borrow_mut().cancel();
        } else {
            self.throttle.borrow_mut().submit(text, adds_entry);
        }
        self.write_due();
    }

    /// Writes the pending address when it is due, or waits for that.
    fn write_due(self: &Rc<Self>) {
        let now = self.address.now();
        *self.timer.borrow_mut() = None;
        let mut throttle = self.throttle.borrow_mut();
        let Some(delay) = throttle.delay(now, self.dragging.get()) else { return };
        if delay > 0.0 {
            let writer = self.clone();
            let timer = self.address.after(delay.ceil() as u32, Box::new(move || writer.write_due()));
            *self.timer.borrow_mut() = Some(timer);
        } else if let Some((text, adds_entry)) = throttle.take(now) {
            let first = self.last_written.borrow().is_none();
            if self.address.show(&format!("#{text}"), adds_entry && !first) {
                throttle.confirm();
                *self.last_written.borrow_mut() = Some(text);
            } else {
                // The browser refuses too many changes, and a sandbox all; the page works without.
                throttle.put_back(text, adds_entry);
                drop(throttle);
                self.write_due();
            }
        }
    }

    pub fn is_current(&self, fragment: &str) -> bool {
        self.last_written.borrow().as_deref() == Some(fragment.trim_start_matches('#'))
    }

    /// Records an address that the browser set.
    pub fn arrived(&self, fragment: &str) {
        *self.last_written.borrow_mut() = Some(fragment.trim_start_matches('#').to_owned());
        self.dragging.set(false);
        self.throttle.borrow_mut().cancel();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn read_drops_only_the_refused_field() {
        // Fragment, refused field, and the fragment that is left.
        for (address_text, refused, remaining) in [
            ("p=12&n=4096&topology=mesh", "p", "n=4096&topology=mesh"),
            ("tw=-3&p=64", "tw", "p=64"),
            ("algorithm=transpose&p=4096&n=64", "p", "algorithm=transpose&p=8&n=64"),
            ("algorithm=two-dimensional&p=64&n=4096&n=1000", "n", "algorithm=two-dimensional&p=64"),
        ] {
            let address_text = read(address_text, false);
            assert_eq!(
                address_text.problems.iter().map(|problem| &*problem.field).collect::<Vec<_>>(),
                [refused]
            );
            assert_eq!(
                address_text.request,
                Request::from_fragment(remaining).0.expect("a possible request"),
                "{remaining}"
            );
        }
    }

    #[test]
    fn read_repairs_and_says_so() {
        let parsed = read("#p=64&amp;topology=mesh).", false);
        let intact = Request::from_fragment("p=64&topology=mesh").0.expect("a possible request");
        assert_eq!(parsed.request, intact);
        assert!(parsed.problems.is_empty());
        let words: Vec<String> = parsed.warnings.iter().map(Warning::words).collect();
        assert_eq!(
            words,
            [
                "The address contained &amp; instead of &, and was repaired.",
                "The punctuation after the address was left out."
            ]
        );
    }

    /// Shown URLs, each with whether it has a new entry.
    #[derive(Default)]
    struct FakeAddress(RefCell<Vec<(String, bool)>>);

    impl Address for FakeAddress {
        fn now(&self) -> f64 {
            self.0.borrow().len() as f64 * 1e4
        }

        fn after(&self, _: u32, _: Box<dyn FnOnce()>) -> Box<dyn Any> {
            Box::new(())
        }

        fn call_after_task(&self, call: Box<dyn FnOnce()>) {
            call();
        }

        fn show(&self, url: &str, new_entry: bool) -> bool {
            self.0.borrow_mut().push((url.to_owned(), new_entry));
            true
        }
    }

    #[test]
    fn drag_after_going_back_adds_its_own_entry() {
        let address = Rc::new(FakeAddress::default());
        let writer = Writer::new(address.clone());
        let request_of = |p| Request::from_fragment(&format!("p={p}&t=1")).0.expect("a possible request");
        writer.write(&request_of(4), Edit::Quiet);
        writer.write(&request_of(8), Edit::Live);
        writer.write(&request_of(16), Edit::Live);
        writer.arrived("#p=4&t=1");
        writer.write(&request_of(32), Edit::Live);
        let entries: Vec<bool> =
            address.0.borrow().iter().map(|(_, embedded_scenario)| *embedded_scenario).collect();
        assert_eq!(entries, [false, true, false, true], "{:?}", address.0.borrow());
    }
}
