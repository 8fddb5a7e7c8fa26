//! The page in frames of other pages: of another origin, sandboxed, on hosts that allow much or nothing, several at once.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::site::Site;
use serde_json::Value;
use std::time::Duration;

/// What a worker has run, once it has.
const RUN: &str = "window.hyperfly && JSON.parse(hyperfly.state()).run";

/// A document of another origin than the site's, with nothing in it. (Chromium lets about:blank load nothing from here.)
pub async fn host() -> (Site, Browser) {
    let host = Site::of(hyperfly_tests::root().join("tests/src")).start();
    let browser = Browser::at(&host.url("nothing")).await;
    (host, browser)
}

/// Adds a frame to the document; its attributes as properties of an object.
async fn add(browser: &Browser, attributes: &str) {
    let script = format!(
        "{{
            const frame = document.createElement('iframe');
            for (const [name, value] of Object.entries({attributes})) frame.setAttribute(name, value);
            document.body.append(frame);
        }}"
    );
    browser.eval(&script).await;
}

/// Waits in the k-th frame until a worker has run something; an expression's value there.
pub async fn runs(browser: &Browser, k: u16, expression: &str) -> Value {
    let look = format!("return {RUN} && [{expression}]");
    for _ in 0..800 {
        browser.client.clone().enter_parent_frame().await.expect("the host");
        // The frame may not be there yet.
        if browser.client.clone().enter_frame(k).await.is_ok() {
            let found = browser.client.execute(&look, vec![]).await.unwrap_or_default();
            if found.is_array() {
                browser.client.clone().enter_parent_frame().await.expect("the host");
                return found[0].clone();
            }
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("no run in frame {k}: {:#?}", browser.console().await);
}

/// Hosts that allow others to fetch, and those that do not, each with and without a sandbox.
#[tokio::test]
async fn of_another_origin() {
    let (host, browser) = host().await;
    for allowed in [true, false] {
        for page in ["embed.html", ""] {
            let site = Site::of(hyperfly_tests::dist()).under("a/b/c");
            let site = if allowed { site.header("Access-Control-Allow-Origin", "*") } else { site }.start();
            browser.open(&host.url("nothing")).await;
            add(&browser, &format!("{{ src: {:?} }}", site.url(page))).await;
            add(&browser, &format!("{{ src: {:?}, sandbox: 'allow-scripts' }}", site.url(page))).await;
            assert_eq!(runs(&browser, 0, "origin").await, site.url("").replace("/a/b/c/", ""));
            assert_eq!(runs(&browser, 1, "origin").await, "null");
            let asked = site.asked();
            let as_text = asked.iter().filter(|path| path.ends_with("_bg.js")).count();
            assert_eq!(as_text, usize::from(!allowed), "allowed {allowed}: {asked:?}");
        }
    }
}

/// The late module, too, comes into a sandbox on a host without CORS.
#[tokio::test]
async fn with_the_second_module() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let (_host, browser) = host().await;
    let url = site.url("#paper=gk-table2&play=false");
    add(&browser, &format!("{{ src: {url:?}, sandbox: 'allow-scripts' }}")).await;
    let verdict = "document.querySelector('main .verdict')?.textContent || 'none'";
    let mut said = Value::Null;
    for _ in 0..400 {
        said = runs_or_paper(&browser, verdict).await;
        if said != "none" && !said.is_null() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(
        said.as_str().is_some_and(|said| said.contains("judged by execution")),
        "{said}: {:#?}",
        browser.console().await
    );
}

async fn runs_or_paper(browser: &Browser, expression: &str) -> Value {
    browser.client.clone().enter_parent_frame().await.expect("the host");
    if browser.client.clone().enter_frame(0).await.is_err() {
        return Value::Null;
    }
    browser.client.execute(&format!("return {expression}"), vec![]).await.unwrap_or_default()
}

/// A document where storage throws, as it does in a sandbox and where a reader forbids it.
#[tokio::test]
async fn with_storage_forbidden() {
    let forbid = "for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(self, name, { get() { throw new DOMException('forbidden', 'SecurityError') } });
        Object.defineProperty(Navigator.prototype, 'serviceWorker', { get() { throw new DOMException('forbidden', 'SecurityError') } });";
    let site = Site::of(hyperfly_tests::dist()).script(forbid).start();
    let browser = Browser::start().await;
    for page in ["", "embed.html"] {
        browser.open(&site.url(page)).await;
        browser.wait_for("a run by a worker", RUN).await;
        let thrown =
            browser.eval("(() => { try { localStorage } catch (error) { return error.name } })()").await;
        assert_eq!(thrown, "SecurityError");
        browser.assert_quiet().await;
    }
}

/// Ten frames of one origin: one of them asks for the module and compiles it.
#[tokio::test]
async fn many_share_one_module() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let (host, browser) = host().await;
    for k in 0..10 {
        add(&browser, &format!("{{ src: {:?} }}", site.url(&format!("embed.html#p={}", 1 << (k % 5))))).await;
    }
    for k in 0..10 {
        assert_eq!(runs(&browser, k, "JSON.parse(hyperfly.state()).run.p").await, 1 << (k % 5), "frame {k}");
    }
    let asked = site.asked();
    assert_eq!(asked.iter().filter(|path| path.ends_with(".wasm")).count(), 1, "{asked:?}");
    // The host is an empty document of a server that has nothing; that much the console may say.
    let mut lines = browser.console().await;
    lines.retain(|line| !line.message.starts_with(&host.url("")));
    assert!(lines.is_empty(), "{lines:#?}");
}

/// The frame that loads the module for all goes away before it has it: another one takes its place.
#[tokio::test]
async fn one_that_goes_away_takes_nobody_with_it() {
    // The page's own origin, so that the host can see into its frames.
    let site = Site::of(hyperfly_tests::dist()).start();
    let browser = Browser::at(&site.url("nothing")).await;
    let script = format!(
        "(async () => {{
            const frame = () => {{
                const frame = document.createElement('iframe');
                frame.src = {:?};
                document.body.append(frame);
                return frame;
            }};
            const end = performance.now() + 20000;
            const until = async (what) => {{
                while (!what()) {{
                    if (performance.now() > end) throw new Error(`waited in vain for ${{what}}`);
                    await new Promise((done) => setTimeout(done, 5));
                }}
            }};
            // Its module never comes.
            const first = frame();
            await until(() => first.contentWindow.location.href != 'about:blank');
            first.contentWindow.fetch = () => new Promise(() => {{}});
            await until(() => first.contentWindow.hyperflyModule);
            const others = [frame(), frame(), frame()];
            await new Promise((done) => setTimeout(done, 500));
            const waiting = others.every((frame) => !frame.contentWindow.hyperflyModule);
            first.remove();
            await until(() => others.every((frame) => frame.contentWindow.hyperfly));
            // One that comes later gets it from those, although who compiled it may be gone, too.
            others[0].remove();
            const last = frame();
            await until(() => last.contentWindow.hyperfly && JSON.parse(last.contentWindow.hyperfly.state()).run);
            return waiting;
        }})()",
        site.url("embed.html")
    );
    assert_eq!(browser.eval(&script).await, true, "those beside it did not wait for it");
    let asked = site.asked();
    assert_eq!(asked.iter().filter(|path| path.ends_with(".wasm")).count(), 1, "{asked:?}");
}
