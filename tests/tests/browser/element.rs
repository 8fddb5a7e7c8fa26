//! `<hyperfly-figure>` in somebody else's page, which lies on another origin: its attributes, its poster, what it loads and when.

mod messages;
mod pages;

use hyperfly_tests::browser::Browser;
use hyperfly_tests::host::Host;
use hyperfly_tests::site::Site;
use serde_json::{Value, json};
use std::rc::Rc;

/// The site and a page with its loader and this, opened.
struct Notes {
    browser: Browser,
    site: Rc<Site>,
    host: Host,
}

/// A page with the loader and this in its body.
fn page(site: &Site, body: &str) -> Host {
    let loader = format!("<script async src=\"{}\"></script>", site.url("hyperfly.js"));
    Host::page(&format!("<script>{EVER}</script>{loader}{}", written(site, body)))
}

/// HTML in which `SITE/` is the site's address, and `BARE` the same without its last slash.
fn written(site: &Site, html: &str) -> String {
    html.replace("SITE/", &site.url("")).replace("BARE", site.url("").trim_end_matches('/'))
}

async fn notes(body: &str) -> Notes {
    let site = Rc::new(Site::of(hyperfly_tests::dist()).start());
    let host = page(&site, body);
    let browser = Browser::at(&host.url("")).await;
    Notes { browser, site, host }
}

impl Notes {
    async fn eval(&self, expression: &str) -> Value {
        self.browser.eval(&format!("(async () => {{ const figure = document.querySelector('hyperfly-figure'); {HANDS} {expression} }})()")).await
    }

    /// How often a file of the site was asked for.
    fn asked(&self, end: &str) -> usize {
        self.site.asked().iter().filter(|path| path.ends_with(end)).count()
    }
}

/// Keeps the first events of a figure, which may come before a test listens.
const EVER: &str = "window.ever = {};
    for (const type of ['error', 'ready']) document.addEventListener(type, ({ detail }) => (ever[type] ??= detail), true);";

/// What the expressions below call: the next event of a figure, with a condition, and a pause.
const HANDS: &str = "
    const next = (type, is = () => true, of = figure) => new Promise((done, fail) => {
        const late = setTimeout(() => fail(new Error('no ' + type + ', state ' + JSON.stringify(of.state))), 15000);
        of.addEventListener(type, function hear({ detail }) {
            if (!is(detail)) return;
            of.removeEventListener(type, hear);
            clearTimeout(late);
            done(detail);
        });
    });
    // What was begun before has been done: two pictures later, and a task after the last.
    const painted = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds));
    const when = async (what, is) => {
        for (let k = 0; !is(); k++) {
            if (k > 600) throw new Error('waited in vain for ' + what);
            await wait(25);
        }
    };
    const first = async type => { await when(type, () => ever[type]); return ever[type]; };
    const within = answer => Promise.race([answer, wait(15000).then(() => { throw new Error('no answer'); })]);
    const there = async of => { await when('the element', () => of.getState); return within(of.getState()); };
";

/// Attributes are the request, those that HTML writes in small letters too.
#[tokio::test]
async fn shows_what_its_attributes_say() {
    let notes = notes(
        "<hyperfly-figure p=64 n=4096 topology=mesh view=machine></hyperfly-figure>
         <hyperfly-figure id=logp machine=logp algorithm=output-driven L=7 view=timeline></hyperfly-figure>",
    )
    .await;
    let state = notes.eval("return there(figure)").await;
    assert_eq!(state["hyperfly"], 1);
    let request = state["request"].as_str().unwrap_or_default();
    for pair in ["p=64", "n=4096", "topology=mesh", "view=machine"] {
        assert!(request.contains(pair), "{request}");
    }
    assert_eq!(state["run"]["p"], 64, "{state}");
    let logp = notes.eval("return there(document.getElementById('logp'))").await;
    assert!(logp["request"].as_str().is_some_and(|request| request.contains("L=7")), "{logp}");
    notes.browser.wait_for_figure(0).await;
    notes.browser.wait_for_figure(1).await;
    notes.browser.assert_quiet().await;
}

/// The poster stays until the frame is ready, and the frame then has its natural height.
#[tokio::test]
async fn has_a_poster_until_it_is_ready() {
    let notes =
        notes("<hyperfly-figure loading=lazy><a href=SITE/><b>A poster</b></a></hyperfly-figure>").await;
    let seen = notes
        .eval(
            "const poster = document.querySelector('b');
             const before = poster.checkVisibility();
             await there(figure);
             const frame = figure.querySelector('iframe');
             await when('its height', () => figure.offsetHeight > 100);
             return [before, poster.checkVisibility(), frame.checkVisibility({ opacityProperty: true }),
                 frame.offsetHeight === figure.offsetHeight, frame.offsetWidth === figure.offsetWidth, !!frame.title]",
        )
        .await;
    assert_eq!(seen, json!([true, false, true, true, true, true]));
    notes.browser.assert_quiet().await;
}

/// Without children the loader draws a poster itself, which says in words what will be seen, as text.
#[tokio::test]
async fn draws_a_poster_of_its_own() {
    let notes =
        notes("<div style='height:9000px'></div><hyperfly-figure p=64 topology='<img src=x onerror=alert(1)>'></hyperfly-figure>")
            .await;
    let seen = notes
        .eval(
            "await when('the element', () => figure.shadowRoot);
             const words = figure.shadowRoot.querySelector('.words');
             return [words.textContent, words.checkVisibility(), words.querySelectorAll('svg').length,
                 figure.shadowRoot.querySelectorAll('img').length, figure.offsetHeight > 200, words.href]",
        )
        .await;
    let link = notes.site.url("#topology=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&p=64");
    let words = "Parallel FFT · <img src=x onerror=alert(1)> · p = 64";
    assert_eq!(seen, json!([words, true, 1, 0, true, link]));
    notes.browser.assert_quiet().await;
}

/// Nothing is loaded before the figure nears the viewport.
#[tokio::test]
async fn loads_when_it_nears() {
    let notes = notes(
        "<hyperfly-figure loading=eager style='position:absolute;top:9000px'></hyperfly-figure>
         <div style='height:20000px'></div><details><summary>More</summary><hyperfly-figure id=folded></hyperfly-figure></details>
         <hyperfly-figure id=far></hyperfly-figure>",
    )
    .await;
    notes.eval("await when('the element', () => figure.ready); await figure.ready").await;
    assert_eq!(notes.asked("/embed.html"), 1, "only the eager one is loaded: {:?}", notes.site.asked());
    assert_eq!(notes.eval("return document.querySelectorAll('iframe').length").await, 1);
    notes.eval("const far = document.getElementById('far'); scrollTo(0, 1e9); await far.ready").await;
    assert_eq!(
        notes.eval("return document.querySelectorAll('iframe').length").await,
        2,
        "what is folded away is not loaded"
    );
    notes
        .eval("const folded = document.getElementById('folded'); document.querySelector('details').open = true; await folded.ready")
        .await;
    notes.browser.assert_quiet().await;
}

/// A changed attribute is a `set`, a removed one has its default again; the frame is not loaded anew.
#[tokio::test]
async fn follows_its_attributes() {
    let notes = notes("<hyperfly-figure p=16 topology=mesh></hyperfly-figure>").await;
    let seen = notes
        .eval(
            "await there(figure);
             const frame = figure.querySelector('iframe');
             figure.setAttribute('p', 64);
             figure.setAttribute('n', 4096);
             const changed = await next('state', ({ run, request }) => run?.p === 64 && request.includes('n=4096'));
             figure.removeAttribute('topology');
             const removed = await next('state', ({ request }) => !request.includes('topology'));
             figure.setAttribute('p', 3);
             const error = await next('error');
             return [changed.request.includes('topology=mesh'), removed.run?.p, error.problems[0].field, error.problems[0].nearest,
                 (await figure.getState()).request.includes('p=64'), frame === figure.querySelector('iframe')]",
        )
        .await;
    assert_eq!(seen, json!([true, 64, "p", seen[3], true, true]));
    assert!(matches!(seen[3].as_str(), Some("2" | "4")), "{seen}");
    assert_eq!(notes.asked("/embed.html"), 1, "it was loaded again: {:?}", notes.site.asked());
    notes.browser.assert_quiet().await;
}

/// What is refused from the start is told in the frame, not hidden behind the poster, and can be mended.
#[tokio::test]
async fn shows_why_there_is_no_figure() {
    let notes = notes("<hyperfly-figure p=48><b>A poster</b></hyperfly-figure>").await;
    let seen = notes
        .eval(
            "const { problems: [problem] } = await first('error');
             await first('ready');
             const hidden = !document.querySelector('b').checkVisibility();
             figure.setAttribute('p', problem.nearest);
             await next('state', ({ run }) => String(run?.p) === problem.nearest);
             return [problem.field, hidden]",
        )
        .await;
    assert_eq!(seen, json!(["p", true]));
    notes.browser.assert_quiet().await;
}

/// The script finds the site from where it was loaded, also as a module; `base` says otherwise, and `sandbox` is handed on.
#[tokio::test]
async fn finds_its_site() {
    let site =
        Site::of(hyperfly_tests::dist()).under("a/b").header("Access-Control-Allow-Origin", "*").start();
    let site = Rc::new(site);
    let module = "<script type=module src=SITE/hyperfly.js></script>".to_owned();
    let based = "<script src=hyperfly.js></script>".to_owned();
    let copy = std::fs::read_to_string(hyperfly_tests::dist().join("hyperfly.js")).expect("the loader");
    for (script, attributes) in [
        (module.clone(), ""),
        (module + "<script defer src=SITE/hyperfly.js></script>", "sandbox=allow-scripts"),
        (based.clone(), "base=SITE/"),
        (based, "base=BARE"),
    ] {
        let body = written(&site, &format!("{script}<hyperfly-figure p=8 {attributes}></hyperfly-figure>"));
        let page = format!("<!doctype html><title>Notes</title>{body}");
        let host = Host::serving(&[("index.html", &page), ("hyperfly.js", &copy)], &[]);
        let notes = Notes { browser: Browser::at(&host.url("")).await, site: site.clone(), host };
        let seen = notes
            .eval("const { run } = await there(figure); const frame = figure.querySelector('iframe'); return [run.p, frame.src, frame.getAttribute('sandbox')]")
            .await;
        let sandbox = if attributes.starts_with("sandbox") { json!("allow-scripts") } else { json!(null) };
        assert_eq!(seen, json!([8, site.url("embed.html#p=8"), sandbox]));
        notes.browser.assert_quiet().await;
    }
}

/// An address that is none of the web's is not taken: nothing is run in the page.
#[tokio::test]
async fn takes_no_script_for_a_site() {
    for base in ["javascript:alert(1)//", "data:text/html,x/", "blob:null/x", "http://["] {
        let notes =
            notes(&format!("<hyperfly-figure loading=eager base=\"{base}\"></hyperfly-figure>")).await;
        let seen = notes
            .eval("await when('the element', () => figure.shadowRoot); await painted(); const frame = figure.querySelector('iframe'); return !frame || frame.src === 'about:blank'")
            .await;
        assert_eq!(seen, true, "{base}");
        notes.browser.assert_quiet().await;
    }
}

/// It costs a page next to nothing before there is a figure, and is the same in every encoding.
#[test]
fn is_small() {
    let bytes = std::fs::read(hyperfly_tests::dist().join("hyperfly.js")).expect("the loader");
    assert!(bytes.len() < 12_000, "hyperfly.js has {} bytes", bytes.len());
    assert!(bytes.is_ascii(), "a page may be of any encoding");
}

/// A host may allow its pages nothing but the site's script and frames; styles from scripts are styles all the same.
#[tokio::test]
async fn under_a_strict_policy_of_the_host() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let origin = site.url("");
    let policy = format!("default-src 'none'; img-src 'self'; script-src {origin}; frame-src {origin}");
    let body = format!(
        "<script async src={}></script><hyperfly-figure p=4></hyperfly-figure>",
        site.url("hyperfly.js")
    );
    let page = format!("<!doctype html><title>Notes</title>{body}");
    let host = Host::serving(&[("index.html", &page)], &[("Content-Security-Policy", &policy)]);
    let notes = Notes { browser: Browser::at(&host.url("")).await, site: Rc::new(site), host };
    let height = notes
        .eval("await there(figure); await when('its height', () => figure.offsetHeight > 100); return figure.querySelector('iframe').offsetWidth > 600")
        .await;
    assert_eq!(height, true);
    notes.browser.wait_for_figure(0).await;
    notes.browser.assert_quiet().await;
    drop(notes.host);
}

/// A page is printed with the poster that its author gave, else with the figure; then it goes on.
#[tokio::test]
async fn prints_its_poster() {
    let notes =
        notes("<hyperfly-figure><b>A poster</b></hyperfly-figure><hyperfly-figure></hyperfly-figure>").await;
    let visible = "[...document.querySelectorAll('b, hyperfly-figure iframe')].map(e => e.checkVisibility())";
    notes.eval("for (const each of document.querySelectorAll('hyperfly-figure')) await there(each)").await;
    assert_eq!(notes.browser.eval(visible).await, json!([false, true, true]));
    notes.browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
    assert_eq!(notes.browser.eval(visible).await, json!([true, false, true]));
    let words = "[...document.querySelectorAll('hyperfly-figure')].map(e => e.shadowRoot.querySelector('.words svg').checkVisibility())";
    assert_eq!(
        notes.browser.eval(words).await,
        json!([false, false]),
        "the element's own picture is printed beside it"
    );
    notes.browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
    assert_eq!(notes.browser.eval(visible).await, json!([false, true, true]));
    notes.browser.wait_for_figure(0).await;
}

/// Ten on one page, of one compiled module.
#[tokio::test]
async fn ten_share_one_module() {
    // In every document: how many modules it compiled.
    const COUNT: &str = "window.compiled = 0;
        for (const name of ['compile', 'compileStreaming', 'instantiate', 'instantiateStreaming']) {
            const plain = WebAssembly[name];
            WebAssembly[name] = (source, ...rest) => {
                // One of another frame is no instance of this frame's class.
                if (String(source) !== '[object WebAssembly.Module]') window.compiled++;
                return plain.call(WebAssembly, source, ...rest);
            };
        }";
    let site = Site::of(hyperfly_tests::dist()).script(COUNT).start();
    let views = [
        "machine",
        "butterfly",
        "timeline",
        "efficiency",
        "machine,timeline",
        "breakdown",
        "distribution",
        "spectrum",
        "speedup",
        "isoefficiency",
    ];
    let figures: Vec<String> = views
        .iter()
        .enumerate()
        .map(|(k, view)| {
            format!("<hyperfly-figure loading=eager n=256 p={} view={view}></hyperfly-figure>", 2 << (k % 4))
        })
        .collect();
    let host = page(&site, &figures.concat());
    let browser = Browser::at(&host.url("")).await;
    browser
        .wait_for("all to be ready", "[...document.querySelectorAll('hyperfly-figure')].filter(figure => figure.state?.run).length === 10")
        .await;
    let mut compiled = 0;
    for k in 0..10 {
        browser.eval(&format!("document.querySelectorAll('hyperfly-figure')[{k}].scrollIntoView()")).await;
        browser.wait_for_figure(k).await;
        compiled += browser
            .in_frame(k, "return window.compiled")
            .await
            .and_then(|count| count.as_u64())
            .expect("a count");
    }
    let modules =
        site.asked().iter().filter(|path| path.contains("explorer") && path.ends_with(".wasm")).count();
    assert_eq!((compiled, modules), (1, 1), "{:?}", site.asked());
    browser.assert_quiet().await;
}
