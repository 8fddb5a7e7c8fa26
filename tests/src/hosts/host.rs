//! Host pages written by tests, served from another origin than the site, with figures in frames.

use crate::browser::{Browser, TIMEOUT, enter_frame};
use crate::hosts::site::Site;
use serde_json::Value;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// JavaScript: whether something is drawn on a canvas. Reads a copy, so that the canvas stays accelerated.
const HAS_PAINTED: &str = "return [...document.querySelectorAll('canvas')].some(canvas => {
    if (!canvas.width || !canvas.height) return false;
    const copy = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height });
    const context = copy.getContext('2d', { willReadFrequently: true });
    context.drawImage(canvas, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    return pixels.some(pixel => pixel !== pixels[0]);
});";

/// Pages served until dropped.
#[derive(Debug)]
pub struct Host {
    site: Site,
    directory: PathBuf,
}

impl Deref for Host {
    type Target = Site;

    fn deref(&self) -> &Site {
        &self.site
    }
}

impl Host {
    /// Serves these files by name, each response with these headers.
    pub fn serving(files: &[(&str, &str)], headers: &[(&str, &str)]) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("hyperfly-host-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let directory = std::env::temp_dir().join(name);
        // Browsers request it from every site and log an error if it is missing.
        for (name, content) in [("favicon.ico", "")].iter().chain(files) {
            let file = directory.join(name);
            let place = file.parent().expect("a file lies in a directory");
            let result = std::fs::create_dir_all(place).and_then(|()| std::fs::write(&file, content));
            result.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        }
        let site = headers.iter().fold(Site::of(&directory), |site, (name, value)| site.header(name, value));
        Self { site: site.start(), directory }
    }

    /// Serves one page with this body.
    pub fn page(body: &str) -> Self {
        let page =
            format!("<!doctype html>\n<html lang=en><meta charset=utf-8><title>Notes</title>\n{body}\n");
        Self::serving(&[("index.html", &page)], &[])
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

impl Browser {
    /// Runs the body of a JavaScript function in one of the page's frames, in its order; `None` if it fails.
    pub async fn in_frame(&self, frame: u16, body: &str) -> Option<Value> {
        enter_frame(&self.client, frame).await?;
        let value = self.client.execute(body, vec![]).await.ok();
        self.client.clone().enter_parent_frame().await.expect("a frame has a parent");
        value
    }

    /// Waits until the body of a function returns true in a frame.
    pub async fn wait_in_frame(&self, description: &str, frame: u16, body: &str) {
        let start = Instant::now();
        while self.in_frame(frame, body).await != Some(Value::Bool(true)) {
            assert!(
                start.elapsed() < TIMEOUT,
                "waited {TIMEOUT:?} in vain for {description} in frame {frame}"
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until a figure is painted in a frame.
    pub async fn wait_for_figure(&self, frame: u16) {
        self.wait_in_frame("a painted figure", frame, HAS_PAINTED).await;
    }
}
