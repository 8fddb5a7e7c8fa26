//! The page as a reader uses it: moves controls, and reads numbers and pictures.
//!
//! Actions use real events where possible. Numbers come from `window.hyperfly` and from the text on the page.

pub mod axe;
pub mod device;
pub mod first_minute;
pub mod lecture;
pub mod native;
pub mod newcomer;
pub mod panels;
pub mod papers;
pub mod program_editor;
pub mod questions;
pub mod race;
pub mod saved_files;
pub mod share_dialog;
pub mod sound;
pub mod texts;
pub mod tours;

use crate::browser::{Browser, Pixels};
use crate::hosts::site::Site;
use crate::paths::dist;
use hyperfly_core::Run;
use hyperfly_core::limits::{self, Options};
use hyperfly_request::{Request, run};
use serde_json::Value;
use std::ops::Deref;
use std::time::Duration;

/// The page in a browser, served from dist/.
#[derive(Debug)]
pub struct Page {
    pub browser: Browser,
    site: Site,
}

impl Deref for Page {
    type Target = Browser;

    fn deref(&self) -> &Browser {
        &self.browser
    }
}

/// JavaScript: the current run, once there is one.
pub const RUN: &str = "window.hyperfly && JSON.parse(hyperfly.state()).run";

/// JavaScript: waits until the worker is idle and its results are painted; returns `state()`.
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

/// JavaScript: the address after `#`, once the page has written its request there. The page delays bursts of changes by at most a second;
/// a timer of the page measures it, so a busy machine does not matter.
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
    /// Opens the page with this fragment and waits for its first picture.
    pub async fn open(fragment: &str) -> Self {
        let page = Self::open_without_waiting(fragment).await;
        page.wait_until_settled().await;
        page
    }

    /// Opens the page without waiting.
    pub async fn open_without_waiting(fragment: &str) -> Self {
        let browser = Browser::start().await;
        let site = Site::of(dist()).start();
        let page = Self { browser, site };
        page.browser.open(&page.url(fragment)).await;
        page
    }

    /// Reloads the page with this fragment, in the same browser.
    pub async fn reopen(&self, fragment: &str) {
        self.browser.open("about:blank").await;
        self.browser.open(&self.url(fragment)).await;
        self.wait_until_settled().await;
    }

    /// Returns the address of the page with this fragment.
    pub fn url(&self, fragment: &str) -> String {
        self.site.url(&format!("#{fragment}"))
    }

    /// Returns the state that the page reports.
    pub async fn state(&self) -> Value {
        self.eval("JSON.parse(hyperfly.state())").await
    }

    /// Returns the state after all requests are answered and painted.
    pub async fn wait_until_settled(&self) -> Value {
        self.eval(SETTLE).await
    }

    /// Waits until all simulated points of the curves have arrived, so that the worker is idle.
    pub async fn wait_for_curves(&self) {
        let script = "(state => state.points_total > 0 && state.points === state.points_total)(JSON.parse(hyperfly.state()))";
        self.wait_long("the points of the curves", script, Duration::from_secs(180)).await;
    }

    /// Waits until all pictures have descriptions.
    pub async fn wait_for_descriptions(&self) {
        let script = "(places => places.length > 0 && places.every(place => place.firstElementChild))([...document.querySelectorAll('[data-told]')])";
        self.wait_for("what is told", script).await;
    }

    /// Returns the fragment of the address.
    pub async fn fragment(&self) -> String {
        self.eval(ADDRESS).await.as_str().unwrap_or_default().to_string()
    }

    pub async fn request(&self) -> Request {
        let fragment = self.fragment().await;
        let (request, warnings) = Request::from_fragment(&fragment);
        assert!(warnings.is_empty(), "the page wrote an unknown key: {fragment}");
        request.unwrap_or_else(|error| panic!("the page wrote a bad address: {fragment}: {error:?}"))
    }

    /// Returns the text of the first element that a CSS selector matches; empty if there is none.
    pub async fn text(&self, selector: &str) -> String {
        let text = self.eval(&format!("document.querySelector({selector:?})?.textContent")).await;
        text.as_str().unwrap_or_default().trim().to_string()
    }

    /// Returns the text of a number in the strip of metrics.
    pub async fn number(&self, id: &str) -> String {
        self.text(&format!("[data-number={id}] dd span")).await
    }

    /// Returns the problem shown next to a control.
    pub async fn problem_at(&self, field: &str) -> String {
        let script = format!(
            "[...document.querySelectorAll('[data-field={field}] .problem')].map(p => p.textContent).join(' ')"
        );
        self.eval(&script).await.as_str().unwrap_or_default().to_string()
    }

    /// Returns the problems shown next to all controls.
    pub async fn problems(&self) -> String {
        let script = "[...document.querySelectorAll('.problem')].map(p => p.textContent).join(' ')";
        self.eval(script).await.as_str().unwrap_or_default().to_string()
    }

    /// Returns the notices that the page shows.
    pub async fn notices(&self) -> String {
        let script = "[...document.querySelectorAll('.notices .notice')].map(p => p.textContent).join(' ')";
        self.eval(script).await.as_str().unwrap_or_default().to_string()
    }

    /// Replaces the text of a number field and leaves it.
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

    /// Opens all folded parts of the controls.
    pub async fn unfold(&self) {
        self.eval("document.querySelectorAll('.fold').forEach((fold) => (fold.open = true))").await;
    }

    /// Replaces the text of a number field and keeps the focus there.
    pub async fn begin_to_write(&self, field: &str, text: &str) {
        self.unfold().await;
        let id = format!("write-{field}");
        self.eval(&format!("{{ const e = document.getElementById({id:?}); e.focus(); e.select() }}")).await;
        self.enter_text(text).await;
    }

    /// Moves the slider of a number to a position and releases it.
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

    /// Chooses an option in the controls, from a menu or radio buttons.
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

    /// Returns the keys of the enabled controls, from the top.
    pub async fn controls(&self) -> Vec<String> {
        let script =
            self.eval("[...document.querySelectorAll('.rail [data-field]:not(:disabled *), .spectrum [data-field]')].map(e => e.dataset.field)").await;
        script
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|field| field.as_str().map(str::to_owned))
            .collect()
    }

    /// Returns the labels of the buttons that offer corrections next to a control.
    pub async fn remedies(&self, field: &str) -> String {
        let script = format!(
            "[...document.querySelectorAll('[data-field={field}] button.fix')].map(b => b.textContent).join(' ')"
        );
        self.eval(&script).await.as_str().unwrap_or_default().to_string()
    }

    /// Chooses an option of a `<select>`.
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

    /// Drops a file on the page. `parts` is a JavaScript expression for the parts of a `File`.
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

    /// Chooses a file with the page's file input.
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

    /// Returns the pixels of a view's canvas: the moving layer or the static one.
    pub async fn picture(&self, view: &str, moving: bool) -> Pixels {
        self.eval(include_str!("laid_out.js")).await;
        let canvas = if moving { "canvas:last-of-type" } else { "canvas:first-of-type" };
        self.canvas(&format!("[data-view={view}] {canvas}")).await
    }

    /// Hashes of all canvases, view by view, as one text to compare.
    pub async fn pictures(&self) -> Value {
        self.eval(include_str!("laid_out.js")).await;
        self.eval(include_str!("pictures.js")).await
    }

    /// Returns the ids of the views on the page, from the top.
    pub async fn views(&self) -> Value {
        self.eval("[...document.querySelectorAll('[data-view]')].map(e => e.dataset.view)").await
    }

    /// Whether an element is laid out on the page.
    pub async fn is_laid_out(&self, selector: &str) -> bool {
        self.eval(&format!("!!document.querySelector({selector:?})?.getClientRects().length")).await == true
    }

    /// Returns the left, top, right and bottom of an element, in pixels of the window.
    pub async fn bounds(&self, selector: &str) -> [f64; 4] {
        let bounds = self
            .eval(&format!(
                "(({{ left, top, right, bottom }}) => [left, top, right, bottom])(document.querySelector({selector:?}).getBoundingClientRect())"
            ))
            .await;
        std::array::from_fn(|k| bounds[k].as_f64().expect("a length"))
    }

    /// Returns the time at the cursor.
    pub async fn time(&self) -> f64 {
        self.state().await["t"].as_f64().expect("a time")
    }

    /// Returns the text of the live region, after the frame that writes it.
    pub async fn announcement(&self) -> String {
        self.eval("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))").await;
        self.text("#live").await.trim_end_matches('\u{a0}').to_owned()
    }

    /// Moves the cursor to a fraction of the run, where it stays.
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

/// Runs a request natively with the page's limits.
pub fn native_run(request: &Request) -> Run {
    let scenario = &request.settings;
    let has_data = scenario.p <= limits::MAX_P_DATA && scenario.n <= limits::MAX_N_DATA;
    let options = Options { data: has_data, trace: true, memory: limits::MEMORY_PAGE };
    run(scenario, None, options).unwrap_or_else(|error| panic!("{error}"))
}

/// Runs the request of an address natively, as the page would.
///
/// # Panics
/// When there is no such run.
pub fn native_run_at(fragment: &str) -> Run {
    native_run(&Request::from_fragment(fragment).0.unwrap_or_else(|error| panic!("{fragment}: {error:?}")))
}
