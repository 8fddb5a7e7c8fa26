//! The playground of the messages.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::site::Site;

/// A policy that allows no inline script.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; \
                      img-src 'self' data:; font-src data:; style-src 'self' 'unsafe-inline'; frame-src 'self'";

#[tokio::test]
async fn playground_sends_and_lists_every_message() {
    let site = Site::of(hyperfly_tests::dist()).header("Content-Security-Policy", POLICY).start();
    let browser = Browser::at(&site.url("playground.html#p=16&n=1024&topology=mesh&view=machine")).await;
    let heard = |type_: &str, with: &str| {
        format!(
            "[...document.querySelectorAll('#log .out')].some(line => line.querySelector('b').textContent === '← {type_}' \
             && line.querySelector('pre').textContent.includes({with:?}))"
        )
    };
    browser.wait_for("ready", &heard("ready", "topology=mesh")).await;
    browser.wait_for("a height", "parseFloat(document.getElementById('frame').style.height) > 100").await;
    browser.wait_for_figure(0).await;
    browser.eval("document.querySelector('[data-request^=\"p=64\"]').click()").await;
    browser.wait_for("the run that was set", &heard("state", "\"p\": 64")).await;
    browser.eval("document.querySelector('[data-request^=\"p=48\"]').click()").await;
    browser.wait_for("a refusal", &heard("error", "\"field\": \"p\"")).await;
    for (kind, answer) in [("play", "\"playing\": true"), ("pause", "\"playing\": false")] {
        browser.eval("document.getElementById('clear').click()").await;
        browser.eval(&format!("document.querySelector('[data-type={kind}] button').click()")).await;
        browser.wait_for(kind, &heard("state", answer)).await;
    }
    browser
        .eval("{ const t = document.querySelector('[name=t]'); t.value = 7; t.form.requestSubmit(); }")
        .await;
    browser.wait_for("the cursor", &heard("state", "\"t\": 7,")).await;
    browser
        .eval("{ const id = document.querySelector('[name=id]'); id.value = '<img src=x onerror=alert(1)>'; id.form.requestSubmit(); }")
        .await;
    browser.wait_for("the answer", &heard("state", "\"id\": \"<img src=x onerror=alert(1)>\"")).await;
    assert_eq!(browser.eval("document.querySelectorAll('#log img').length").await, 0);
    browser.eval("document.querySelector('[data-type=export] button').click()").await;
    browser.wait_for("a file", "document.querySelector('#log a')?.download.endsWith('.svg')").await;
    // What is no JSON is not sent.
    let sent = "document.querySelectorAll('#log .in').length";
    let before = browser.eval(sent).await;
    browser
        .eval("{ const raw = document.querySelector('[name=raw]'); raw.value = '{'; raw.form.requestSubmit(); }")
        .await;
    assert_eq!(browser.eval(sent).await, before);
    browser.assert_quiet().await;
}
