//! A project of Vite and React (npm/test/app).

use crate::react::{assert_figure_follows_react, assert_server_sends_poster, project};
use crate::server::Server;
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
