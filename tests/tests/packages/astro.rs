//! A project of Astro (npm/test/astro), as a static site.

use crate::react::{assert_figure_follows_react, assert_server_sends_poster, project};
use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;

fn serve() -> Site {
    Site::of(project("astro").join("dist")).under("/course/").start()
}

#[tokio::test]
async fn astro_island_of_react_is_hydrated() {
    let site = serve();
    let browser = assert_figure_follows_react(&site.url("")).await;
    assert_server_sends_poster(&browser).await;
}

#[tokio::test]
async fn astro_page_shows_the_element_without_a_framework() {
    let site = serve();
    let browser = Browser::at(&site.url("element/")).await;
    let figure = "document.querySelector('hyperfly-figure')";
    browser.wait_for("the element", &format!("{figure}.ready")).await;
    browser.wait_for_figure(0).await;
    let time = browser.eval(&format!("{figure}.getState().then(state => state.t_parallel.toFixed(2))")).await;
    assert_eq!(time, "603.72");
    assert_server_sends_poster(&browser).await;
    browser.assert_quiet().await;
}
