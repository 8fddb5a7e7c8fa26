//! `<hyperfly-figure>` in a page of another origin than the site.

use crate::browser::Browser;
use crate::hosts::host::Host;
use crate::hosts::site::Site;
use serde_json::Value;
use std::rc::Rc;

/// A host page with the loader, in a browser.
#[derive(Debug)]
pub struct ElementHost {
    pub browser: Browser,
    /// Site of the figures.
    pub site: Rc<Site>,
    /// Server of the host page.
    pub host: Host,
}

/// Creates a page with the loader and this HTML in its body.
pub fn page(site: &Site, body: &str) -> Host {
    page_with("hyperfly.js", site, body)
}

fn page_with(loader: &str, site: &Site, body: &str) -> Host {
    let loader = format!("<script async src=\"{}\"></script>", site.url(loader));
    Host::page(&format!("<script>{FIRST_EVENTS}</script>{loader}{}", with_site_address(site, body)))
}

/// Replaces `SITE/` by the address of the site, and `BARE` by the same without its last slash.
pub fn with_site_address(site: &Site, html: &str) -> String {
    html.replace("SITE/", &site.url("")).replace("BARE", site.url("").trim_end_matches('/'))
}

/// Opens a page with the loader and this HTML in its body.
pub async fn element_host(body: &str) -> ElementHost {
    element_host_with("hyperfly.js", body).await
}

/// Opens a page with a loader of this name.
pub async fn element_host_with(loader: &str, body: &str) -> ElementHost {
    let site = Rc::new(Site::of(crate::dist()).start());
    let host = page_with(loader, &site, body);
    let browser = Browser::at(&host.url("")).await;
    ElementHost { browser, site, host }
}

impl ElementHost {
    /// Runs statements of JavaScript, in which `figure` is the first figure, and returns what they return.
    pub async fn eval(&self, statements: &str) -> Value {
        let script = format!(
            "(async () => {{ const figure = document.querySelector('hyperfly-figure'); {HELPERS} {statements} }})()"
        );
        self.browser.eval(&script).await
    }

    /// Counts the requests for a file of the site.
    pub fn count_requests(&self, end: &str) -> usize {
        self.site.requested_paths().iter().filter(|path| path.ends_with(end)).count()
    }
}

/// Keeps the first events of a figure, which may come before a test listens.
const FIRST_EVENTS: &str = "window.ever = {};
    for (const type of ['error', 'ready']) document.addEventListener(type, ({ detail }) => (ever[type] ??= detail), true);";

/// Functions for the statements of a test: waits for events, conditions, pictures and promises.
const HELPERS: &str = "
    const framesOf = figure => [...figure.shadowRoot?.querySelectorAll('iframe') ?? []], frameOf = figure => framesOf(figure)[0];
    const allFrames = () => [...document.querySelectorAll('hyperfly-figure')].flatMap(framesOf);
    const next = (type, is = () => true, of = figure) => new Promise((done, fail) => {
        const late = setTimeout(() => fail(new Error('no ' + type + ', state ' + JSON.stringify(of.state))), 60000);
        of.addEventListener(type, function hear({ detail }) {
            if (!is(detail)) return;
            of.removeEventListener(type, hear);
            clearTimeout(late);
            done(detail);
        });
    });
    // Previously started work is done after two frames and one more task.
    const painted = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds));
    const when = async (what, is) => {
        for (let k = 0; !is(); k++) {
            if (k > 2400) throw new Error('waited in vain for ' + what);
            await wait(25);
        }
    };
    const first = async type => { await when(type, () => ever[type]); return ever[type]; };
    const within = answer => Promise.race([answer, wait(60000).then(() => { throw new Error('no answer'); })]);
    // The value or error of a promise, or a note that it is pending.
    const soon = (promise, milliseconds = 60000) => Promise.race([promise, wait(milliseconds).then(() => 'nothing yet')]).catch(error => error);
    const there = async of => { await when('the element', () => of.getState); return within(of.getState()); };
";
