//! The page in frames of another origin.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::frames::{add, host, runs};
use hyperfly_tests::hosts::site::Site;

/// Last run reported by a worker.
const RUN: &str = "window.hyperfly && JSON.parse(hyperfly.state()).run";

/// Hosts with and without cross-origin fetches, each with and without a sandbox.
#[tokio::test]
async fn figure_runs_in_a_sandbox_of_another_origin() {
    let (host, browser) = host().await;
    for is_allowed in [true, false] {
        for page in ["embed.html", ""] {
            let site = Site::of(hyperfly_tests::dist()).under("a/b/c");
            let site =
                if is_allowed { site.header("Access-Control-Allow-Origin", "*") } else { site }.start();
            browser.open(&host.url("nothing")).await;
            add(&browser, &format!("{{ src: {:?} }}", site.url(page))).await;
            add(&browser, &format!("{{ src: {:?}, sandbox: 'allow-scripts' }}", site.url(page))).await;
            assert_eq!(runs(&browser, 0, "origin").await, site.url("").replace("/a/b/c/", ""));
            assert_eq!(runs(&browser, 1, "origin").await, "null");
            let requested_paths = site.requested_paths();
            let as_text = requested_paths.iter().filter(|path| path.ends_with("_bg.js")).count();
            assert_eq!(as_text, usize::from(!is_allowed), "allowed {is_allowed}: {requested_paths:?}");
        }
    }
}

/// A document in which storage throws, as in a sandbox or when the reader blocks it.
#[tokio::test]
async fn page_runs_without_storage() {
    let forbid = "for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(self, name, { get() { throw new DOMException('forbidden', 'SecurityError') } });
        Object.defineProperty(Navigator.prototype, 'serviceWorker', { get() { throw new DOMException('forbidden', 'SecurityError') } });";
    let site = Site::of(hyperfly_tests::dist()).script(forbid).start();
    let browser = Browser::start().await;
    for page in ["", "embed.html"] {
        browser.open(&site.url(page)).await;
        browser.wait_for("a run by a worker", RUN).await;
        let error =
            browser.eval("(() => { try { localStorage } catch (error) { return error.name } })()").await;
        assert_eq!(error, "SecurityError");
        browser.assert_quiet().await;
    }
}
