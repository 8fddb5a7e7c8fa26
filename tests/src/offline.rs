//! A site that its service worker serves.

use crate::browser::Browser;
use crate::page::RUN;
use crate::site::Site;

/// Whether a version is cached and its service worker is active.
pub const KEPT: &str = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')";

/// Opens the site and waits until its service worker serves it.
///
/// # Panics
/// When the page does not reload.
pub async fn visited(site: &Site) -> Browser {
    let browser = Browser::at(&site.url("")).await;
    browser.wait_for("the files to be kept", KEPT).await;
    browser.open(&site.url("#p=8")).await;
    browser.client.refresh().await.expect("a reload");
    browser.wait_for("a page of the service worker", "navigator.serviceWorker.controller").await;
    browser.wait_for("a run by a worker", RUN).await;
    browser
}
