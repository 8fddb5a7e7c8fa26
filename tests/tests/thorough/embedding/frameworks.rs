//! `<hyperfly-figure>` in pages of frameworks (tests/frameworks).

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::host::Host;
use hyperfly_tests::hosts::site::Site;
use serde_json::{Value, json};

/// JavaScript: loads the element, and waits for its states.
const HELPERS: &str = "
    const place = document.body.appendChild(document.createElement('main'));
    const load = () => new Promise(done => document.head.append(Object.assign(document.createElement('script'), { src: LOADER, onload: done })));
    const figure = () => document.querySelector('hyperfly-figure') ?? {};
    const when = async (what, is) => {
        for (let k = 0; !is(); k++) {
            if (k > 2400) throw new Error('waited in vain for ' + what + ' of ' + figure().outerHTML);
            await new Promise(done => setTimeout(done, 25));
        }
    };
    const props = { p: 64, topology: 'mesh', play: true, loading: 'eager' };
    const plays = (p, playing) => when(`p = ${p}`, () => figure().state?.run?.p === p && figure().state.playing === playing);
    // In the driver's own task, WebKit runs microtasks between the statements of a framework.
    await new Promise(done => setTimeout(done));";

/// Runs statements in a page with the frameworks.
async fn run(statements: &str) -> Value {
    let bundle = hyperfly_tests::target().join("frameworks.js");
    let bundle = std::fs::read_to_string(&bundle)
        .unwrap_or_else(|error| panic!("{}: {error}; `cargo xtask test` makes it", bundle.display()));
    let site = Site::of(hyperfly_tests::dist()).start();
    let page = "<!doctype html><html lang=en><meta charset=utf-8><title>App</title><body><script>__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true }</script><script src=frameworks.js></script>";
    let host = Host::serving(&[("index.html", page), ("frameworks.js", &bundle)], &[]);
    let browser = Browser::at(&host.url("")).await;
    let loader = site.url("hyperfly.js");
    let value = browser
        .eval(&format!("(async () => {{ const LOADER = {loader:?}; {HELPERS} {statements} }})()"))
        .await;
    browser.assert_quiet().await;
    value
}

/// A framework's values become attributes, whether it has rendered before or after the element was defined, and no method is lost.
async fn assert_values_become_attributes(framework: &str) {
    for is_defined_first in [true, false] {
        let observed = run(&format!(
            "if ({is_defined_first}) await load();
             const render = frameworks.{framework}(place, props);
             await when('the element', () => figure().localName);
             if (!{is_defined_first}) await load();
             await plays(64, true);
             const topology = figure().state.run.topology;
             render(Object.assign({{}}, props, {{ p: 16, play: false }}));
             await plays(16, false);
             figure().play();
             await plays(16, true);
             return [topology, figure().getAttribute('p'), figure().hasAttribute('play')]"
        ))
        .await;
        assert_eq!(observed, json!(["mesh", "16", false]), "defined first: {is_defined_first}");
    }
}

#[tokio::test]
async fn react_values_become_attributes() {
    assert_values_become_attributes("react").await;
}

#[tokio::test]
async fn vue_values_become_attributes() {
    assert_values_become_attributes("vue").await;
}

#[tokio::test]
async fn svelte_values_become_attributes() {
    assert_values_become_attributes("svelte").await;
}

#[tokio::test]
async fn preact_values_become_attributes() {
    assert_values_become_attributes("preact").await;
}

/// React takes over the HTML of a server in which a figure is already shown, without making it again.
#[tokio::test]
async fn react_hydrates_a_living_figure() {
    let observed = run("await load();
         place.innerHTML = renderOnServer(props);
         await plays(64, true);
         const before = figure();
         const errors = hydrate(place, props);
         await before.getState();
         await plays(64, true);
         return [errors, figure() === before, before.shadowRoot.querySelectorAll('iframe').length]")
    .await;
    assert_eq!(observed, json!([[], true, 1]));
}
