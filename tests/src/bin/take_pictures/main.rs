//! Takes the README's screenshots in headless Chromium, for `cargo xtask pictures`.

mod small;

use hyperfly_tests::page::Page;
use hyperfly_tests::pictures::{PICTURES, Picture, THEMES};
use serde_json::json;
use std::time::Duration;

/// Maximum time for one screenshot.
const TIMEOUT: Duration = Duration::from_secs(60);

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let page = Page::open_without_waiting("play=false").await;
    page.devtools("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await;
    for picture in PICTURES {
        for theme in THEMES {
            let screenshot = tokio::time::timeout(TIMEOUT, take_screenshot(&page, &picture, theme)).await;
            let screenshot =
                screenshot.unwrap_or_else(|_| panic!("{} took more than {TIMEOUT:?}", picture.name));
            let bytes = small::reduce_png(&screenshot);
            let file = picture.file(theme);
            let folder = file.parent().expect("a picture lies in a folder");
            let result = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, &bytes));
            result.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            println!("{}: {} bytes", picture.path(theme), bytes.len());
        }
    }
}

/// Takes a screenshot as a PNG once its content is complete.
async fn take_screenshot(page: &Page, picture: &Picture, theme: &str) -> Vec<u8> {
    let (width, height) = picture.size;
    page.resize(width, height).await;
    page.reopen(&picture.address(theme)).await;
    page.wait_for(picture.name, picture.is_ready).await;
    page.wait_until_settled().await;
    page.client.screenshot().await.unwrap_or_else(|error| panic!("no picture: {error}"))
}
