//! A project of Vite and React (npm/test/app).

use crate::move_slider;
use crate::react::{assert_figure_follows_react, assert_server_sends_poster, project};
use crate::server::Server;
use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;
use serde_json::json;

#[tokio::test]
async fn vite_build_shows_a_figure_that_follows_react() {
    let site = Site::of(project("app").join("dist")).under("/course/").start();
    assert_figure_follows_react(&site.url("")).await;
}

/// The HTML of a server, with the poster, becomes the living figure without being made again.
#[tokio::test]
async fn server_rendered_page_is_hydrated() {
    let site = Site::of(project("app").join("dist")).under("/course/").start();
    let browser = assert_figure_follows_react(&site.url("hydrated.html")).await;
    assert_server_sends_poster(&browser).await;
    assert_eq!(browser.eval("window.recovered").await, json!([]), "errors that React recovered from");
}

#[tokio::test]
async fn vite_development_server_shows_a_figure_that_follows_react() {
    let vite = "node_modules/vite/bin/vite.js";
    let server = Server::node(&project("app"), &[vite, "--host", "127.0.0.1", "--strictPort"], "/course/");
    assert_figure_follows_react(&server.url("/course/")).await;
}

/// The widget of anywidget with the model of a host that has no kernel.
#[tokio::test]
async fn widget_without_a_kernel_shares_its_keys_with_the_model() {
    let site = Site::of(project("app").join("dist")).under("/course/").start();
    let browser = Browser::at(&site.url("widget.html")).await;
    let document = "document.querySelector('iframe').contentDocument";
    let shows = async |text: &str| {
        let is_shown = format!("{document}?.body?.innerText.includes({text:?})");
        browser.wait_for(text, &is_shown).await;
    };
    shows("603.72").await;
    browser.eval("model.set('keys', { ...model.get('keys'), p: 4 })").await;
    shows("3266.4").await;
    // Without a value, p is 16.
    browser.eval("{ const { p, ...others } = model.get('keys'); model.set('keys', others) }").await;
    shows("1234.5").await;
    browser.eval(&move_slider(document, 6)).await;
    browser.wait_for("the choice in the model", "model.get('keys').p === '64'").await;
    assert_eq!(browser.eval("model.get('keys').topology").await, "mesh");
    browser.eval("window.remove()").await;
    assert_eq!(browser.eval("document.querySelectorAll('iframe').length").await, 0);
    browser.assert_quiet().await;
}
