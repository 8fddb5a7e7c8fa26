//! Never dead: what does not start, or dies, is said in words within three seconds, and the address brings it back within five.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::notes::Notes;
use hyperfly_tests::site::{Builder, Fault, Site};
use serde_json::{Value, json};

/// Milliseconds until there are words, and until the page is there again.
const WORDS: f64 = 3000.0;
const BACK: f64 = 5000.0;

/// The time of a run by a worker, once there is one.
const RUN: &str = "window.hyperfly && JSON.parse(hyperfly.state()).run && performance.now()";

/// The time of words of the supervisor, in place of the page or at its edge.
const HALTED: &str = "document.querySelector('.halted p')?.textContent && performance.now()";
const SLOW: &str = "document.querySelector('html > .slow')?.textContent && performance.now()";

/// Notes all workers of the page, and does something with each that is made.
fn with_each_worker(act: &str) -> String {
    format!(
        "{{
            const Plain = window.Worker;
            window.workers = [];
            window.Worker = class extends Plain {{
                constructor(...all) {{
                    super(...all);
                    const worker = this, count = workers.push(this);
                    {act}
                }}
            }};
        }}"
    )
}

fn site() -> Builder {
    Site::of(hyperfly_tests::dist())
}

/// Opens a page, and waits for nothing of it. `before` is run in it before all others.
async fn opening(url: &str, before: &str) -> Browser {
    let browser = Browser::start().await;
    if !before.is_empty() {
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": before })).await;
    }
    browser.eval(&format!("setTimeout(() => location.href = {url:?})")).await;
    browser.wait_for("the document", "location.protocol === 'http:'").await;
    browser
}

/// The time of something since `died`.
fn since(time: &str) -> String {
    format!("(time => time && time - died)({time})")
}

/// Waits for something that gives its time, in milliseconds since the page was opened, and is to be there by then.
async fn within(browser: &Browser, what: &str, time: &str, most: f64) {
    let at = browser.wait_for(what, time).await;
    let at = at.as_f64().unwrap_or_else(|| panic!("no time of {what}: {at}"));
    eprintln!("{what}: {at:.0} ms");
    assert!((0.0..most).contains(&at), "{what} after {at} ms");
}

async fn words(browser: &Browser) -> String {
    let text = browser.eval("document.querySelector('.halted').innerText").await;
    text.as_str().unwrap_or_default().to_owned()
}

/// Says that the page is over, and why; waits for nothing else.
async fn is_told(url: &str, before: &str, says: &str) {
    let browser = opening(url, before).await;
    within(&browser, "words", HALTED, WORDS).await;
    let spoken = url.split_once("lang=").map_or("en", |(_, lang)| lang);
    assert_eq!(browser.eval("document.querySelector('.halted').lang").await, spoken);
    let said = words(&browser).await;
    assert!(said.contains(says) && said.contains(url), "{said}");
    assert!(said.contains(&format!("hyperfly {}", env!("CARGO_PKG_VERSION"))), "{said}");
}

#[tokio::test]
async fn without_webassembly() {
    let open = site().start();
    is_told(&open.url("#p=4"), "delete self.WebAssembly", "needs WebAssembly").await;
    is_told(&open.url("#p=4&lang=de"), "delete self.WebAssembly", "braucht WebAssembly").await;
    // A policy that forbids it.
    let policy = "script-src 'self'; worker-src 'self'";
    let strict = site().header("Content-Security-Policy", policy).start();
    for page in ["", "embed.html"] {
        is_told(&strict.url(&format!("{page}#lang=ar")), "", "يحتاج").await;
    }
}

/// A policy that lets no script run, or a browser without scripts.
#[tokio::test]
async fn without_scripts() {
    let none = site().header("Content-Security-Policy", "script-src 'none'").start();
    let browser = opening(&none.url(""), "").await;
    let seen = "(p => p && getComputedStyle(p).visibility === 'visible' && performance.now())(document.querySelector('.no-script'))";
    within(&browser, "words", seen, WORDS).await;
}

#[tokio::test]
async fn without_its_module() {
    for part in ["explorer-", "_bg."] {
        let missing = site().fault(part, Fault::Missing).start();
        is_told(&missing.url("#p=4"), "", "hyperfly cannot start").await;
    }
    let half = site().fault("explorer-", Fault::Half).start();
    is_told(&half.url("#p=4"), "", "hyperfly cannot start").await;
}

/// The module comes by its second way.
#[tokio::test]
async fn with_a_module_that_cannot_be_fetched() {
    for fault in [Fault::Missing, Fault::Half, Fault::Withheld] {
        let broken = site().fault("_bg.wasm", fault).start();
        let browser = opening(&broken.url("embed.html#p=4"), "").await;
        if fault == Fault::Withheld {
            within(&browser, "words", SLOW, WORDS).await;
        }
        within(&browser, "a run", RUN, BACK).await;
        browser.wait_for("the words to go", "!document.querySelector('.slow')").await;
    }
}

/// Bytes that never come: it is said, with a way to try again. (In a frame: the driver waits for documents.)
#[tokio::test]
async fn with_bytes_that_never_come() {
    for part in ["explorer-", "_bg."] {
        let silent = site().fault(part, Fault::Withheld).start();
        let browser = Browser::at(&silent.url("nothing")).await;
        let frame = format!(
            "document.body.append(Object.assign(document.createElement('iframe'), {{ src: {:?} }}))",
            silent.url("embed.html#lang=de")
        );
        browser.eval(&frame).await;
        let line = "frames[0].document.querySelector('html > .slow')";
        within(&browser, "words", &format!("{line} && frames[0].performance.now()"), WORDS).await;
        assert_eq!(browser.eval(&format!("{line}.lang")).await, "de");
        let said = browser.eval(&format!("{line}.textContent")).await;
        assert!(said.as_str().is_some_and(|said| said.contains("Wird noch geladen")), "{said}");
        browser.eval(&format!("{line}.querySelector('button').click()")).await;
        browser.wait_for("another try", &format!("frames[0].performance.now() < 2000 && !{line}")).await;
    }
}

/// The page's own program dies: in place of what ignores its controls stand words, and one click brings it back.
#[tokio::test]
async fn a_page_that_panics() {
    let open = site().start();
    let url = open.url("#topology=mesh&p=32&play=false&lang=fr");
    for how in [
        "hyperfly.crash()",
        // An exception that goes through it.
        "CanvasRenderingContext2D.prototype.beginPath = () => { throw new Error('no canvas') }; dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))",
        // It no longer answers, for whatever reason.
        "hyperfly.beat = () => { throw new Error('it is dead') }",
    ] {
        let browser = Browser::at(&url).await;
        browser.wait_for("a run", RUN).await;
        browser.eval(&format!("setTimeout(() => {{ window.died = performance.now(); {how} }})")).await;
        within(&browser, "words", &since(HALTED), WORDS).await;
        let said = words(&browser).await;
        assert!(said.contains("hyperfly s’est arrêté") && said.contains("topology=mesh&p=32"), "{said}");
        assert!(
            said.contains("crashed on purpose") || said.contains("no canvas") || said.contains("it is dead"),
            "{said}"
        );
        assert_eq!(browser.eval("document.querySelectorAll('canvas, header').length").await, 0);
        browser.eval("document.querySelector('.halted button').click()").await;
        browser.wait_for("a fresh page", "!document.querySelector('.halted')").await;
        within(&browser, "a run", RUN, BACK).await;
        let run = browser.eval("JSON.parse(hyperfly.state()).run").await;
        assert_eq!((&run["p"], &run["topology"]), (&json!(32), &json!("mesh")));
    }
}

/// A page around a figure hears that it is over, and so does everybody who waits for an answer of it, before and after.
#[tokio::test]
async fn a_figure_that_dies_answers() {
    let host = Notes::with("view=machine&topology=mesh&p=16", 700, 500, "").await;
    host.forget().await;
    host.inside("setTimeout(() => hyperfly.crash())").await;
    let error = host.wait_heard("error", "m.id === undefined").await;
    assert!(error["message"].as_str().is_some_and(|text| text.contains("has stopped")), "{error}");
    host.say("set", json!({ "request": { "p": 4 }, "id": "late" })).await;
    host.wait_heard("error", "m.id === 'late' && m.message.includes('has stopped')").await;
}

/// The promises of the element are broken where its figure cannot start.
#[tokio::test]
async fn a_figure_that_cannot_start_breaks_its_promises() {
    let broken = site().fault("_bg.", Fault::Missing).start();
    let host = Notes::of(broken).await;
    let script = format!(
        "(async () => {{
            document.head.append(Object.assign(document.createElement('script'), {{ src: {:?} }}));
            await customElements.whenDefined('hyperfly-figure');
            const figure = document.createElement('hyperfly-figure');
            figure.setAttribute('loading', 'eager');
            document.body.append(figure);
            const set = figure.set({{ p: 4 }});
            const say = (promise) => promise.then(() => 'kept', (error) => error.message);
            return Promise.all([say(figure.ready), say(set), say(figure.getState())]);
        }})()",
        host.site.url("hyperfly.js")
    );
    let said = host.eval(&script).await;
    let all = said.as_array().cloned().unwrap_or_default();
    assert!(
        all.len() == 3 && all.iter().all(|one| one.as_str().is_some_and(|one| one.contains("cannot start"))),
        "{said}"
    );
}

/// What the page says of its workers, and the time.
fn notice(words: &str) -> String {
    format!("document.querySelector('.notices')?.textContent.includes({words:?}) && performance.now()")
}

/// Where no worker can be made it is said, with a button; the pictures wait.
#[tokio::test]
async fn without_workers() {
    let policy = "worker-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
    let strict = site().header("Content-Security-Policy", policy).start();
    let browser = opening(&strict.url("#p=4"), "").await;
    within(&browser, "words", &notice("worker stopped"), WORDS).await;
    browser
        .wait_for(
            "a button",
            "[...document.querySelectorAll('.notices button')].find(b => b.textContent === 'Run again')",
        )
        .await;
    let host = Notes::of(strict).await;
    host.add(&host.embed("view=machine&p=4"), 600, 400, "").await;
    host.wait_heard("error", "m.message.includes('No worker runs')").await;
}

/// A worker that never says that it listens.
#[tokio::test]
async fn a_worker_that_never_listens() {
    let open = site().start();
    let browser = opening(
        &open.url("#p=4"),
        &with_each_worker("if (count === 1) { worker.terminate(); window.died = performance.now(); }"),
    )
    .await;
    within(&browser, "words", &since(&notice("has not answered")), WORDS).await;
    within(&browser, "a run", &since(RUN), BACK).await;
}

/// A worker that is gone without a word, in the midst of its work or before.
#[tokio::test]
async fn a_worker_that_dies_in_silence() {
    let open = site().start();
    let browser = opening(&open.url("#p=4&play=false"), &with_each_worker("")).await;
    browser.wait_for("a run", RUN).await;
    browser
        .eval("workers[0].terminate(); window.died = performance.now(); location.hash = 'p=32&play=false'")
        .await;
    within(&browser, "words", &since(&notice("has not answered")), WORDS).await;
    let again = "JSON.parse(hyperfly.state()).run.p === 32 && performance.now()";
    within(&browser, "the run", &since(again), BACK).await;
}

/// Workers that die as soon as they listen are not made by the dozen, and a button tries once more.
#[tokio::test]
async fn workers_that_die_at_once() {
    let open = site().start();
    let dies = "if (window.heals) return;
        worker.addEventListener('message', () => worker.dispatchEvent(new ErrorEvent('error', { message: 'dies' })), { once: true });";
    let browser = opening(&open.url("#p=4"), &with_each_worker(dies)).await;
    within(&browser, "words", &notice("worker stopped (dies)"), WORDS).await;
    let button = "[...document.querySelectorAll('.notices button')].find(b => b.textContent === 'Run again')";
    browser.wait_for("a button", button).await;
    let made = browser.eval("workers.length").await;
    assert_eq!(made, 4);
    browser.eval(&format!("window.heals = true; window.died = performance.now(); {button}.click()")).await;
    within(&browser, "the run", &since(RUN), BACK).await;
    browser.wait_for("the button to go", &format!("!{button}")).await;
}

/// The late worker is gone without a word: what it told of the run before is not taken for true, and its successor tells of the
/// present one.
#[tokio::test]
async fn a_late_worker_that_dies_in_silence() {
    let open = site().start();
    let names = with_each_worker("worker.late = all[1]?.name === 'late' || String(all[0]).includes('late');");
    let browser = opening(&open.url("#p=4&view=table&play=false"), &names).await;
    let rows = "document.querySelectorAll('[data-told] td').length && performance.now()";
    browser.wait_for("the tables", rows).await;
    let before = browser.eval("document.querySelector('[data-told]').innerText").await;
    browser
        .eval("workers.findLast(worker => worker.late).terminate(); window.died = performance.now(); location.hash = 'p=8&view=table&play=false'")
        .await;
    browser.wait_for("the run", "JSON.parse(hyperfly.state()).run.p === 8").await;
    let hidden = "(place => getComputedStyle(place.firstElementChild).visibility === 'hidden'
        && getComputedStyle(place.querySelector('.busy')).visibility === 'visible' && performance.now() - died)(document.querySelector('[data-told]'))";
    within(&browser, "words in place of the old tables", hidden, WORDS).await;
    let told = "(place => place.ariaBusy === 'false' && getComputedStyle(place.firstElementChild).visibility === 'visible'
        && performance.now() - died)(document.querySelector('[data-told]'))";
    within(&browser, "the new tables", told, BACK).await;
    let after = browser.eval("document.querySelector('[data-told]').innerText").await;
    assert_ne!(after, before);
    assert_eq!(browser.eval("workers.filter(worker => worker.late).length").await, 2);
}

/// Its module never comes: it is said, with a way to try again.
#[tokio::test]
async fn a_late_worker_without_its_module() {
    let silent = site().fault("late-", Fault::Withheld).start();
    let asked = with_each_worker("if (String(all[0]).includes('late')) window.died ??= performance.now();");
    let browser = opening(&silent.url("#p=4&view=table&play=false"), &asked).await;
    within(&browser, "words", &since(&format!("window.died && {SLOW}")), WORDS).await;
    // One that is not there at all.
    let missing = site().fault("late-", Fault::Missing).start();
    let browser = opening(&missing.url("#p=4&view=table&play=false"), &asked).await;
    let said = "document.querySelector('[data-told]')?.textContent.includes('stopped') && performance.now()";
    within(&browser, "words", &since(said), WORDS).await;
}

/// Who asks for hundreds of files gets them, one after the other: never more than one worker makes them.
#[tokio::test]
async fn files_by_the_hundred() {
    let host = Notes::with("view=machine&topology=mesh&p=16", 700, 500, "").await;
    host.inside(
        "(() => {
            const Plain = Worker;
            const alive = new Set();
            Worker = class extends Plain {
                constructor(...all) { super(...all); alive.add(this); window.most = Math.max(window.most ?? 0, alive.size); window.made = (window.made ?? 0) + 1; }
                terminate() { alive.delete(this); super.terminate(); }
            };
        })()",
    )
    .await;
    host.eval(
        "for (let id = 0; id < 300; id++)
            frames_[0].contentWindow.postMessage({ hyperfly: 1, type: 'export', format: id % 2 ? 'csv' : 'svg', id }, '*')",
    )
    .await;
    host.wait_for("some files", "heard.filter(m => m.type === 'export').length >= 12").await;
    let made = host.inside("[window.most, window.made >= 12]").await;
    assert_eq!(made, json!([1, true]));
    let order = host.eval("heard.filter(m => m.type === 'export').map(m => m.id).slice(0, 12)").await;
    assert_eq!(order, json!([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
}

/// What only the worker finds impossible changes nothing: who asked hears why, and the run that is shown stays and is said.
#[tokio::test]
async fn what_the_worker_refuses_is_taken_back() {
    let host = Notes::with("view=machine&topology=mesh&p=16&n=4096&t=300", 700, 500, "").await;
    let before = host.state().await;
    host.forget().await;
    host.say("set", json!({ "request": { "n": "2^40" }, "id": "large" })).await;
    let error = host.wait_heard("error", "m.id === 'large'").await;
    assert_eq!(error["problems"][0]["field"], "n", "{error}");
    host.wait_heard("state", "m.id === undefined").await;
    let same = |state: &Value| (state["request"].clone(), state["run"].clone(), state["t"].clone());
    for _ in 0..3 {
        let now = host.state().await;
        assert_eq!(same(&now), same(&before));
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    // The next one is done, and taken back to it where it is refused.
    host.say("set", json!({ "request": { "p": 64 }, "id": "next" })).await;
    host.wait_heard("state", "m.id === 'next' && m.run.p === 64").await;
    host.say("set", json!({ "request": { "n": "2^40" } })).await;
    host.wait_heard("error", "m.id === undefined").await;
    host.wait_for("the request before", "heard.findLast(m => m.type === 'state').request.includes('p=64')")
        .await;
    let now = host.state().await["request"].as_str().unwrap_or_default().to_owned();
    assert!(now.contains("n=4096") && now.contains("p=64"), "{now}");
    host.assert_quiet().await;
}

/// A language by the name of what every object has is none, and nothing is asked for it.
#[tokio::test]
async fn a_language_that_is_a_property_of_objects() {
    let open = site().start();
    for lang in ["constructor", "toString", "__proto__"] {
        let before = open.asked().len();
        let browser = Browser::at(&open.url(&format!("embed.html#lang={lang}&p=4"))).await;
        browser.wait_for("a run", RUN).await;
        let asked = open.asked();
        let odd: Vec<&String> = asked[before..]
            .iter()
            .filter(|path| path.contains("lang/") || path.contains("function"))
            .collect();
        assert_eq!(odd, Vec::<&String>::new());
        browser.assert_quiet().await;
    }
}
