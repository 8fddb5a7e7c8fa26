//! `<hyperfly-figure>` without a figure to show.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::element_host::{ElementHost, page};
use hyperfly_tests::hosts::host::Host;
use hyperfly_tests::hosts::site::{Fault, Site};
use serde_json::json;
use std::process::Command;
use std::rc::Rc;

/// JavaScript: the reason why a figure is not ready, and what the figure says to the reader.
const REASON: &str = "await when('the element', () => figure.ready);
    const events = [];
    figure.addEventListener('error', ({ detail }) => events.push(detail.message));
    const { message } = await soon(figure.ready, 20000), words = figure.shadowRoot.querySelector('.words');
    await painted();
    const set = await soon(figure.set({ p: 4 }), 20000);
    return [message, events[0], words.textContent, words.checkVisibility(), set.message, allFrames().length]";

/// A frame into which another page comes, such as the host's own for unknown addresses, is removed, with a note of its address.
#[tokio::test]
async fn foreign_page_in_the_frame_is_reported() {
    let loader = std::fs::read_to_string(hyperfly_tests::dist().join("hyperfly.js")).expect("the loader");
    let page = "<!doctype html><title>App</title><link rel=icon href=data:,><script src=hyperfly.js></script><hyperfly-figure loading=eager><b>A poster</b></hyperfly-figure>";
    let host = Host::serving(&[("index.html", page), ("embed.html", page), ("hyperfly.js", &loader)], &[]);
    let site = Rc::new(Site::of(hyperfly_tests::dist()).start());
    let host_page = ElementHost { browser: Browser::at(&host.url("")).await, site, host };
    let words = format!(
        "There is no figure at {}. The attribute base names the folder of embed.html.",
        host_page.host.url("embed.html")
    );
    assert_eq!(host_page.eval(REASON).await, json!([words, words, words, true, words, 0]));
    host_page.browser.assert_quiet().await;
}

/// A missing embed.html is reported in the same way.
#[tokio::test]
async fn missing_page_is_reported() {
    let site = Rc::new(Site::of(hyperfly_tests::dist()).fault("embed.html", Fault::Missing).start());
    let host = page(&site, "<hyperfly-figure loading=eager></hyperfly-figure>");
    let host_page = ElementHost { browser: Browser::at(&host.url("")).await, site, host };
    let words = format!(
        "There is no figure at {}. The attribute base names the folder of embed.html.",
        host_page.site.url("embed.html")
    );
    assert_eq!(host_page.eval(REASON).await, json!([words, words, words, true, words, 0]));
}

/// A server that renders pages can import the script.
#[test]
fn script_without_a_document_does_nothing() {
    let script = hyperfly_tests::dist().join("hyperfly.js");
    let import = format!(
        "const before = Object.keys(globalThis).length; await import({script:?}); console.log(Object.keys(globalThis).length - before)"
    );
    let output = Command::new("node").args(["--input-type=module", "--eval", &import]).output();
    let output = output.expect("node runs the tests of pages made on servers");
    let words = String::from_utf8_lossy(&output.stderr);
    assert_eq!((&*output.stdout, &*words), (&b"0\n"[..], ""), "{}", output.status);
}
