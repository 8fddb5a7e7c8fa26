//! The page of npm/test/App.jsx, in projects that have installed the packed npm package.

use crate::server::environment;
use hyperfly_tests::browser::Browser;
use serde_json::json;
use std::path::PathBuf;

/// Returns the copy of a project of npm/test in which the package is installed.
pub fn project(name: &str) -> PathBuf {
    environment("HYPERFLY_NPM_PROJECTS", "--npm").join(name)
}

/// Asserts that the HTML of the open page, as its server sends it, contains the figure's keys and its poster.
pub async fn assert_server_sends_poster(browser: &Browser) {
    let html = browser.eval("fetch('').then(answer => answer.text())").await;
    let html = html.as_str().expect("a text");
    let figure =
        html.split_once("<hyperfly-figure").and_then(|(_, rest)| rest.split_once("</hyperfly-figure>"));
    let (figure, _) = figure.unwrap_or_else(|| panic!("no figure in {html}"));
    assert!(figure.contains("p=\"64\"") && figure.ends_with("><b>A mesh</b>"), "{figure}");
}

/// Opens the page, in React's StrictMode, and controls its figure by React's properties. The console must have no errors or warnings.
pub async fn assert_figure_follows_react(url: &str) -> Browser {
    let browser = Browser::at(url).await;
    let shows = async |words: &str| {
        let is_shown = format!("document.querySelector('output')?.textContent === '{words}'");
        browser.wait_for(words, &is_shown).await;
    };
    shows("64 mesh 603.72 true").await;
    browser.wait_for_figure(0).await;
    let poster = "document.querySelector('hyperfly-figure b').checkVisibility()";
    assert_eq!(browser.eval(poster).await, false, "the poster stays");
    browser.eval("document.querySelector('#fewer').click()").await;
    shows("16 mesh 1234.52 true").await;
    browser.eval("document.querySelector('#pause').click()").await;
    shows("16 mesh 1234.52 false").await;
    browser.eval("document.querySelector('#play').click()").await;
    shows("16 mesh 1234.52 true").await;
    // During development, StrictMode mounts twice; one figure stays, with one frame.
    let frames = "[...document.querySelectorAll('hyperfly-figure')].map(figure => figure.shadowRoot.querySelectorAll('iframe').length)";
    assert_eq!(browser.eval(frames).await, json!([1]));
    // Development builds greet in the console.
    let mut lines = browser.console().await;
    lines.retain(|line| !["DEBUG", "INFO"].contains(&&*line.level));
    assert!(lines.is_empty(), "the console says: {lines:#?}");
    browser
}
