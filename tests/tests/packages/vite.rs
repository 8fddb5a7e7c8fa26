//! A project of Vite and React that has installed the packed npm package (npm/test/app).

use crate::server::{Server, environment};
use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;
use std::path::PathBuf;
use std::process::Command;

fn app() -> PathBuf {
    environment("HYPERFLY_NPM_APP", "--npm")
}

/// Opens a page of the project, in React's StrictMode, and controls its figure by React's properties.
async fn assert_figure_follows_react(url: &str) {
    let browser = Browser::at(url).await;
    let shows = async |words: &str| {
        let is_shown = format!("document.querySelector('output')?.textContent === '{words}'");
        browser.wait_for(words, &is_shown).await;
    };
    shows("64 mesh true").await;
    browser.wait_for_figure(0).await;
    let poster = "document.querySelector('hyperfly-figure b').checkVisibility()";
    assert_eq!(browser.eval(poster).await, false, "the poster stays");
    browser.eval("document.querySelector('#fewer').click()").await;
    shows("16 mesh true").await;
    browser.eval("document.querySelector('#pause').click()").await;
    shows("16 mesh false").await;
    browser.eval("document.querySelector('#play').click()").await;
    shows("16 mesh true").await;
    // StrictMode mounts twice; one figure stays, with one frame.
    let frames = "[...document.querySelectorAll('hyperfly-figure')].map(figure => figure.shadowRoot.querySelectorAll('iframe').length)";
    assert_eq!(browser.eval(frames).await, serde_json::json!([1]));
    assert_eq!(
        browser.eval("window.recovered").await,
        serde_json::json!([]),
        "errors that React recovered from"
    );
}

#[tokio::test]
async fn vite_build_shows_a_figure_that_follows_react() {
    let site = Site::of(app().join("dist")).under("/course/").start();
    assert_figure_follows_react(&site.url("")).await;
}

/// The HTML of a server, with the poster, becomes the living figure without being made again.
#[tokio::test]
async fn server_rendered_page_is_hydrated() {
    let site = Site::of(app().join("dist")).under("/course/").start();
    assert_figure_follows_react(&site.url("hydrated.html")).await;
}

#[tokio::test]
async fn vite_development_server_shows_a_figure_that_follows_react() {
    let server = Server::start(
        |port| {
            let mut vite = Command::new("node");
            vite.current_dir(app()).arg("node_modules/vite/bin/vite.js").args([
                "--host",
                "127.0.0.1",
                "--strictPort",
            ]);
            vite.arg("--port").arg(port.to_string());
            vite
        },
        "/course/",
    );
    assert_figure_follows_react(&server.url("/course/")).await;
}
