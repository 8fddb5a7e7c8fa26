//! Failures of module, scripts and workers: the page explains them and recovers.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::embed_host::EmbedHost;
use hyperfly_tests::hosts::site::{Builder, Fault, Site};
use hyperfly_tests::page::RUN;
use serde_json::json;

fn broken_site() -> Builder {
    Site::of(hyperfly_tests::dist())
}

async fn read_words(browser: &Browser) -> String {
    let text = browser.eval("document.querySelector('.halted').innerText").await;
    text.as_str().unwrap_or_default().to_owned()
}

/// If the page's module crashes, a message replaces the dead controls, and one click restores the run.
#[tokio::test]
async fn crashed_page_explains_itself_and_restarts() {
    let test_site = broken_site().start();
    let url = test_site.url("#topology=mesh&p=32&play=false&lang=fr");
    for fault in [
        "hyperfly.crash()",
        // An exception thrown through the module.
        "CanvasRenderingContext2D.prototype.beginPath = () => { throw new Error('no canvas') }; dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))",
        // The module does not answer, for any reason.
        "hyperfly.beat = () => { throw new Error('it is dead') }",
    ] {
        let browser = Browser::at(&url).await;
        browser.wait_for("a run", RUN).await;
        browser.eval(&format!("setTimeout(() => {{ {fault} }})")).await;
        browser.wait_for("words", "document.querySelector('.halted p')?.textContent").await;
        let message = read_words(&browser).await;
        assert!(
            message.contains("hyperfly s’est arrêté") && message.contains("topology=mesh&p=32"),
            "{message}"
        );
        assert!(
            message.contains("crashed on purpose")
                || message.contains("no canvas")
                || message.contains("it is dead"),
            "{message}"
        );
        assert_eq!(browser.eval("document.querySelectorAll('canvas, header').length").await, 0);
        browser.eval("document.querySelector('.halted button').click()").await;
        browser.wait_for("a fresh page", "!document.querySelector('.halted')").await;
        let run = browser.wait_for("a run", RUN).await;
        assert_eq!((&run["p"], &run["topology"]), (&json!(32), &json!("mesh")));
    }
}

/// The host of a crashed figure is notified, and so is every later request.
#[tokio::test]
async fn crashed_figure_answers_its_host() {
    let host = EmbedHost::with("view=machine&topology=mesh&p=16", 700, 500, "").await;
    host.forget().await;
    host.inside("setTimeout(() => hyperfly.crash())").await;
    let error = host.wait_for_message("error", "m.id === undefined").await;
    assert!(error["message"].as_str().is_some_and(|text| text.contains("has stopped")), "{error}");
    host.say("set", json!({ "request": { "p": 4 }, "id": "late" })).await;
    host.wait_for_message("error", "m.id === 'late' && m.message.includes('has stopped')").await;
}

/// The element rejects its promises if its figure cannot start.
#[tokio::test]
async fn figure_that_cannot_start_rejects_its_promises() {
    let site_without_module = broken_site().fault("_bg.", Fault::Missing).start();
    let host = EmbedHost::of(site_without_module).await;
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
    let message = host.eval(&script).await;
    let messages = message.as_array().cloned().unwrap_or_default();
    assert!(
        messages.len() == 3
            && messages.iter().all(|text| text.as_str().is_some_and(|text| text.contains("cannot start"))),
        "{message}"
    );
}
