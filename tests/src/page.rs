//! The page as its reader has it: hands to move its controls, eyes for its numbers and pictures.
//!
//! What a reader does is done with real events where one can be made; the numbers come from `window.hyperfly`, and from
//! the text on the page.

use crate::browser::{Browser, Pixels};
use crate::paths::dist;
use crate::site::Site;
use hyperfly_core::Run;
use hyperfly_core::limits::{self, Options};
use hyperfly_request::{Request, run};
use serde_json::Value;
use std::ops::Deref;
use std::time::Duration;

/// The page in a browser, served from dist/.
#[derive(Debug)]
pub struct Page {
    /// The browser.
    pub browser: Browser,
    site: Site,
}

impl Deref for Page {
    type Target = Browser;

    fn deref(&self) -> &Browser {
        &self.browser
    }
}

/// The run on the page, once there is one.
pub const RUN: &str = "window.hyperfly && JSON.parse(hyperfly.state()).run";

/// Waits in the page until nothing is asked of the worker and what came is painted; gives `state()`.
const SETTLE: &str = "new Promise((resolve, reject) => {
    const start = performance.now();
    let quiet = 0;
    const look = () => {
        const state = window.hyperfly ? JSON.parse(hyperfly.state()) : {};
        quiet = state.run && !state.busy && state.progress === null ? quiet + 1 : 0;
        if (quiet === 3) resolve(state);
        else if (performance.now() - start > 60000) reject(new Error('never settles: ' + JSON.stringify(state)));
        else requestAnimationFrame(look);
    };
    look();
})";

/// What stands behind `#` once the page has written its request there. It writes many changes in a row at a steady pace, and none later
/// than a second after the last; both are timers of the page, of which the earlier one runs first on a busy machine, too.
const ADDRESS: &str = "new Promise(resolve => {
    const start = performance.now();
    const look = () => {
        const address = location.hash.slice(1);
        const meant = window.hyperfly ? JSON.parse(hyperfly.state()).request : address;
        if (address === meant || performance.now() - start > 1000) resolve(address);
        else setTimeout(look, 10);
    };
    look();
})";

impl Page {
    /// Opens the page with this behind `#`, and waits for its first picture.
    pub async fn open(fragment: &str) -> Self {
        let page = Self::opening(fragment).await;
        page.settled().await;
        page
    }

    /// Opens the page, and waits for nothing.
    pub async fn opening(fragment: &str) -> Self {
        let browser = Browser::start().await;
        let site = Site::of(dist()).start();
        let page = Self { browser, site };
        page.browser.open(&page.url(fragment)).await;
        page
    }

    /// Loads the page anew with this behind `#`, in the same browser.
    pub async fn open_again(&self, fragment: &str) {
        self.browser.open("about:blank").await;
        self.browser.open(&self.url(fragment)).await;
        self.settled().await;
    }

    /// The address of the page with this behind `#`.
    pub fn url(&self, fragment: &str) -> String {
        self.site.url(&format!("#{fragment}"))
    }

    /// What the page says about itself.
    pub async fn state(&self) -> Value {
        self.eval("JSON.parse(hyperfly.state())").await
    }

    /// The same, once what was asked is there and painted.
    pub async fn settled(&self) -> Value {
        self.eval(SETTLE).await
    }

    /// Waits until the simulated points of the curves are there, so that the machine is quiet.
    pub async fn quiet(&self) {
        let all = "(state => state.points_total > 0 && state.points === state.points_total)(JSON.parse(hyperfly.state()))";
        self.wait_long("the points of the curves", all, Duration::from_secs(180)).await;
    }

    /// Waits until there is something that is told among the pictures, and all of it is there.
    pub async fn written(&self) {
        let all = "(places => places.length > 0 && places.every(place => place.firstElementChild))([...document.querySelectorAll('[data-told]')])";
        self.wait_for("what is told", all).await;
    }

    /// What stands behind `#`.
    pub async fn fragment(&self) -> String {
        self.eval(ADDRESS).await.as_str().unwrap_or_default().to_string()
    }

    /// The request in the address.
    pub async fn request(&self) -> Request {
        let fragment = self.fragment().await;
        let (request, unknown) = Request::from_fragment(&fragment);
        assert!(unknown.is_empty(), "the page wrote an unknown key: {fragment}");
        request.unwrap_or_else(|why| panic!("the page wrote a bad address: {fragment}: {why:?}"))
    }

    /// The text of the first element that a CSS selector names; nothing if there is none.
    pub async fn text(&self, selector: &str) -> String {
        let text = self.eval(&format!("document.querySelector({selector:?})?.textContent")).await;
        text.as_str().unwrap_or_default().trim().to_string()
    }

    /// The text of a number in the strip.
    pub async fn number(&self, id: &str) -> String {
        self.text(&format!("[data-number={id}] dd span")).await
    }

    /// What is said beside a control.
    pub async fn says(&self, field: &str) -> String {
        let script = format!(
            "[...document.querySelectorAll('[data-field={field}] .problem')].map(p => p.textContent).join(' ')"
        );
        self.eval(&script).await.as_str().unwrap_or_default().to_string()
    }

    /// What all the controls say.
    pub async fn problems(&self) -> String {
        let all = "[...document.querySelectorAll('.problem')].map(p => p.textContent).join(' ')";
        self.eval(all).await.as_str().unwrap_or_default().to_string()
    }

    /// The lines in which the page speaks about itself.
    pub async fn notices(&self) -> String {
        let all = "[...document.querySelectorAll('.notices .notice')].map(p => p.textContent).join(' ')";
        self.eval(all).await.as_str().unwrap_or_default().to_string()
    }

    /// Writes into the field of a number all of it anew, and leaves it.
    pub async fn write(&self, field: &str, text: &str) {
        self.unfold().await;
        let id = format!("write-{field}");
        let script = format!(
            "{{
                const e = document.getElementById({id:?});
                e.focus();
                e.select();
                document.execCommand({text:?} ? 'insertText' : 'delete', false, {text:?});
                e.blur();
            }}"
        );
        self.eval(&script).await;
    }

    /// Opens what is folded in the rail.
    pub async fn unfold(&self) {
        self.eval("document.querySelectorAll('.fold').forEach((fold) => (fold.open = true))").await;
    }

    /// Writes into the field of a number, and stays there.
    pub async fn begin_to_write(&self, field: &str, text: &str) {
        self.unfold().await;
        let id = format!("write-{field}");
        self.eval(&format!("{{ const e = document.getElementById({id:?}); e.focus(); e.select() }}")).await;
        self.enter_text(text).await;
    }

    /// Puts the slider of a number at a position, and lets go of it.
    pub async fn slide(&self, field: &str, position: u32) {
        let id = format!("slide-{field}");
        let script = format!(
            "{{
                const e = document.getElementById({id:?});
                e.value = {position};
                e.dispatchEvent(new InputEvent('input', {{ bubbles: true }}));
                e.dispatchEvent(new Event('change', {{ bubbles: true }}));
            }}"
        );
        self.eval(&script).await;
    }

    /// Chooses one of a few in the rail: an entry of a menu, or a radio button.
    pub async fn choose(&self, field: &str, id: &str) {
        self.unfold().await;
        let menu = format!("#choose-{field}");
        if self.eval(&format!("!!document.querySelector({menu:?})")).await == true {
            self.select(&menu, id).await;
        } else {
            let radio = format!("input[name={field}][value='{id}']");
            self.eval(&format!("document.querySelector({radio:?}).click()")).await;
        }
    }

    /// The controls that the rail and the signal's picture offer, from the top, by their keys of the schema.
    pub async fn controls(&self) -> Vec<String> {
        let all =
            self.eval("[...document.querySelectorAll('.rail [data-field]:not(:disabled *), .spectrum [data-field]')].map(e => e.dataset.field)").await;
        all.as_array().into_iter().flatten().filter_map(|field| field.as_str().map(str::to_owned)).collect()
    }

    /// What the buttons beside a control offer to take.
    pub async fn remedies(&self, field: &str) -> String {
        let script = format!(
            "[...document.querySelectorAll('[data-field={field}] button.fix')].map(b => b.textContent).join(' ')"
        );
        self.eval(&script).await.as_str().unwrap_or_default().to_string()
    }

    /// Chooses in a list.
    pub async fn select(&self, selector: &str, id: &str) {
        let script = format!(
            "{{
                const e = document.querySelector({selector:?});
                e.value = {id:?};
                if (e.value !== {id:?}) throw new Error('no such choice');
                e.dispatchEvent(new Event('change', {{ bubbles: true }}));
            }}"
        );
        self.eval(&script).await;
    }

    /// Drops a file on the page; its content is a JavaScript expression for the parts of a `File`.
    pub async fn drop_file(&self, name: &str, kind: &str, parts: &str) {
        let script = format!(
            "{{
                const data = new DataTransfer();
                data.items.add(new File({parts}, {name:?}, {{ type: {kind:?} }}));
                document.body.dispatchEvent(new DragEvent('drop', {{ dataTransfer: data, bubbles: true, cancelable: true }}));
            }}"
        );
        self.eval(&script).await;
    }

    /// Chooses a file by the page's own button.
    pub async fn choose_file(&self, name: &str, kind: &str, parts: &str) {
        let script = format!(
            "{{
                const data = new DataTransfer();
                data.items.add(new File({parts}, {name:?}, {{ type: {kind:?} }}));
                const input = document.getElementById('file');
                input.files = data.files;
                input.dispatchEvent(new Event('change', {{ bubbles: true }}));
            }}"
        );
        self.eval(&script).await;
    }

    /// The pixels of a view; for those in two layers, the one that stands still (`moving` false) or moves.
    pub async fn picture(&self, view: &str, moving: bool) -> Pixels {
        self.eval(include_str!("laid_out.js")).await;
        let canvas = if moving { "canvas:last-of-type" } else { "canvas:first-of-type" };
        self.canvas(&format!("[data-view={view}] {canvas}")).await
    }

    /// All canvases of all views, as one short text to compare: view by view.
    pub async fn pictures(&self) -> Value {
        self.eval(include_str!("laid_out.js")).await;
        self.eval(include_str!("pictures.js")).await
    }

    /// The views on the page, from the top.
    pub async fn views(&self) -> Value {
        self.eval("[...document.querySelectorAll('[data-view]')].map(e => e.dataset.view)").await
    }

    /// Whether an element has a place on the page.
    pub async fn sees(&self, selector: &str) -> bool {
        self.eval(&format!("!!document.querySelector({selector:?})?.getClientRects().length")).await == true
    }

    /// Left, top, right and bottom of an element, in pixels of the window.
    pub async fn bounds(&self, selector: &str) -> [f64; 4] {
        let bounds = self
            .eval(&format!(
                "(({{ left, top, right, bottom }}) => [left, top, right, bottom])(document.querySelector({selector:?}).getBoundingClientRect())"
            ))
            .await;
        std::array::from_fn(|k| bounds[k].as_f64().expect("a length"))
    }

    /// The time at the cursor.
    pub async fn time(&self) -> f64 {
        self.state().await["t"].as_f64().expect("a time")
    }

    /// What the live region says, after the frame in which it is written.
    pub async fn announced(&self) -> String {
        self.eval("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))").await;
        self.text("#live").await.trim_end_matches('\u{a0}').to_owned()
    }

    /// Moves the cursor to a fraction of the run, where it rests.
    pub async fn seek(&self, fraction: f64) {
        let script = format!(
            "new Promise(done => {{
                const e = document.getElementById('scrub');
                e.value = {fraction};
                e.dispatchEvent(new InputEvent('input', {{ bubbles: true }}));
                e.dispatchEvent(new Event('change', {{ bubbles: true }}));
                requestAnimationFrame(() => requestAnimationFrame(done));
            }})"
        );
        self.eval(&script).await;
    }
}

/// What the run of a request is natively, as the page would do it.
pub fn natively(request: &Request) -> Run {
    let scenario = &request.settings;
    let data = scenario.p <= limits::MAX_P_DATA && scenario.n <= limits::MAX_N_DATA;
    let options = Options { data, trace: true, memory: limits::MEMORY_PAGE };
    run(scenario, None, options).unwrap_or_else(|why| panic!("{why}"))
}

/// Runs the request of an address natively, as the page would.
///
/// # Panics
/// When there is no such run.
pub fn natively_at(fragment: &str) -> Run {
    natively(&Request::from_fragment(fragment).0.unwrap_or_else(|why| panic!("{fragment}: {why:?}")))
}
