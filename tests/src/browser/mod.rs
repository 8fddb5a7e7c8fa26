//! A headless browser with one open page: Chromium, or the one named by `$HYPERFLY_BROWSER`.
//!
//! A failing test leaves a screenshot in target/screenshots and its console in the output.

mod chromium;
mod firefox;
mod input;
mod kind;
mod paper;
mod pixels;
mod webkit;
mod wire;

pub use kind::{Kind, Line, Preferences, TIMEOUT};
pub use pixels::Pixels;
pub use wire::{FRAMES, enter_frame};

use crate::driver::Driver;
use crate::paths::target;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A browser with its driver.
#[derive(Debug)]
pub struct Browser {
    /// WebDriver client, for commands without a wrapper here.
    pub client: Client,
    kind: Kind,
    driver: Driver,
    process: u64,
}

impl Browser {
    /// Starts the browser with an empty profile and an empty page of 1280 × 800.
    pub async fn start() -> Self {
        Self::launch(&[], &[]).await
    }

    /// Starts the browser on a system with these preferences.
    pub async fn with_preferences(preferences: Preferences<'_>) -> Self {
        Self::launch(preferences, &[]).await
    }

    /// Starts Chromium with additional command-line flags.
    pub async fn with_flags(flags: &[String]) -> Self {
        Self::launch(&[], flags).await
    }

    async fn launch(preferences: Preferences<'_>, flags: &[String]) -> Self {
        let kind = Kind::from_env();
        let mut driver = match kind {
            Kind::Chromium => chromium::driver(),
            Kind::Firefox => firefox::driver(),
            Kind::WebKit => webkit::driver(preferences),
        };
        let capabilities = match kind {
            Kind::Chromium => chromium::capabilities(&driver, flags),
            Kind::Firefox => firefox::capabilities(),
            Kind::WebKit => webkit::capabilities(),
        };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&driver.url())
            .await
            .unwrap_or_else(|error| panic!("the driver of {kind:?} started no browser: {error}"));
        driver.started(client.session_id().await.ok().flatten().expect("a session has an id"));
        let process =
            client.capabilities().and_then(|capabilities| capabilities.get("goog:processID")?.as_u64());
        // The driver closes the session, even after a panic; the client must not close it again.
        client.persist().await.expect("the client keeps the session");
        let browser = Self { client, kind, driver, process: process.unwrap_or_default() };
        match kind {
            // The window starts with this size.
            Kind::Chromium => {}
            Kind::Firefox => browser.resize(1280, 800).await,
            Kind::WebKit => {
                webkit::started(&browser.client).await;
                browser.resize(1280, 800).await;
            }
        }
        if kind != Kind::WebKit && !preferences.is_empty() {
            browser.prefer(preferences).await;
        }
        browser
    }

    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Returns the process id of Chromium, the parent of its other processes.
    pub fn process(&self) -> u64 {
        assert_eq!(self.kind, Kind::Chromium, "its processes are known of Chromium alone");
        self.process
    }

    /// Returns the process id of the driver, the ancestor of all browser processes.
    pub fn started_by(&self) -> u32 {
        self.driver.process()
    }

    /// Starts the browser and opens an address.
    pub async fn at(url: &str) -> Self {
        let browser = Self::start().await;
        browser.open(url).await;
        browser
    }

    /// Opens an address and waits until its files are loaded.
    pub async fn open(&self, url: &str) {
        self.client.goto(url).await.unwrap_or_else(|error| panic!("cannot open {url}: {error}"));
        // On a busy machine, the driver may still report the previous document.
        let is_loaded =
            "return document.readyState === 'complete' && (location.href !== 'about:blank' || arguments[0])";
        let blank = vec![json!(url.starts_with("about:"))];
        let start = Instant::now();
        while !self.client.execute(is_loaded, blank.clone()).await.is_ok_and(|is_loaded| is_loaded == true) {
            assert!(start.elapsed() < TIMEOUT, "waited {TIMEOUT:?} in vain for {url} to be there");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        if self.kind != Kind::Chromium {
            wire::collect(&self.client).await;
        }
    }

    /// Evaluates a JavaScript expression in the page, or executes a block in braces; promises are awaited.
    pub async fn eval(&self, expression: &str) -> Value {
        match self.kind {
            Kind::Chromium => chromium::eval(&self.client, expression).await,
            Kind::Firefox | Kind::WebKit => wire::eval(&self.client, expression).await,
        }
    }

    /// Waits until a JavaScript expression is truthy, and returns its value.
    ///
    /// # Panics
    /// After the timeout; the message contains the description.
    pub async fn wait_for(&self, description: &str, expression: &str) -> Value {
        self.wait_long(description, expression, TIMEOUT).await
    }

    /// Same as [`Browser::wait_for`], with another timeout.
    pub async fn wait_long(&self, description: &str, expression: &str, timeout: Duration) -> Value {
        let start = Instant::now();
        loop {
            let value = self.eval(expression).await;
            let is_falsy = matches!(&value, Value::Null | Value::Bool(false)) || value == "" || value == 0;
            if !is_falsy {
                return value;
            }
            if start.elapsed() > timeout {
                panic!("waited {timeout:?} in vain for {description}: `{expression}` is {value}");
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Returns the console lines since the last call.
    pub async fn console(&self) -> Vec<Line> {
        match self.kind {
            Kind::Chromium => chromium::console(&self.client).await,
            Kind::Firefox => firefox::console(&self.client).await,
            Kind::WebKit => {
                wire::collect_lines(&self.client).await.into_iter().map(|(line, _)| line).collect()
            }
        }
    }

    /// Asserts that the console is empty.
    pub async fn assert_quiet(&self) {
        let lines = self.console().await;
        assert!(lines.is_empty(), "the console says: {lines:#?}");
    }

    /// Saves a screenshot as target/screenshots/NAME.png.
    pub async fn screenshot(&self, name: &str) -> PathBuf {
        let picture = self.client.screenshot().await.unwrap_or_else(|error| panic!("no picture: {error}"));
        let file = picture_file(name);
        std::fs::write(&file, picture).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        file
    }

    /// Returns the pixels of the window.
    pub async fn screen(&self) -> Pixels {
        let picture = self.client.screenshot().await.unwrap_or_else(|error| panic!("no picture: {error}"));
        let mut decoder = png::Decoder::new(Cursor::new(picture));
        decoder
            .set_transformations(png::Transformations::normalize_to_color8() | png::Transformations::ALPHA);
        let mut reader = decoder.read_info().expect("a PNG");
        let mut rgba = vec![0; reader.output_buffer_size().expect("a small picture")];
        let frame = reader.next_frame(&mut rgba).expect("a picture");
        Pixels { width: frame.width as usize, height: frame.height as usize, rgba }
    }

    /// Prints the page without its backgrounds, as browsers do unless told, and returns the sheets.
    pub async fn print(&self) -> Vec<Pixels> {
        let printed = wire::post(&self.client, "print", json!({})).await;
        let pdf = BASE64_STANDARD.decode(printed.as_str().unwrap_or_default()).expect("base64 of a PDF");
        paper::sheets(&pdf, self.driver.profile())
    }

    /// Returns the pixels of the canvas that a CSS selector matches.
    pub async fn canvas(&self, selector: &str) -> Pixels {
        let script = format!(
            "(() => {{
                const canvas = document.querySelector({selector:?});
                // A copy is read: reading the canvas itself again and again would slow it down, and the console says so.
                const copy = Object.assign(document.createElement('canvas'), {{ width: canvas.width, height: canvas.height }});
                const context = copy.getContext('2d', {{ willReadFrequently: true }});
                context.drawImage(canvas, 0, 0);
                const {{ width, height, data }} = context.getImageData(0, 0, canvas.width, canvas.height);
                const parts = [];
                for (let i = 0; i < data.length; i += 32768)
                    parts.push(String.fromCharCode(...data.subarray(i, i + 32768)));
                return {{ width, height, rgba: btoa(parts.join('')) }};
            }})()"
        );
        let value = self.eval(&script).await;
        let number = |key: &str| value[key].as_u64().unwrap_or_default() as usize;
        let rgba =
            BASE64_STANDARD.decode(value["rgba"].as_str().unwrap_or_default()).expect("base64 from btoa");
        Pixels { width: number("width"), height: number("height"), rgba }
    }

    /// Sets the page's size in CSS pixels.
    pub async fn resize(&self, width: u32, height: u32) {
        self.zoom(width, height, 1).await;
    }

    /// Sets the page's size in CSS pixels and the device pixels per CSS pixel: a 1280-pixel window at 200 % has 640.
    pub async fn zoom(&self, width: u32, height: u32, scale: u32) {
        match self.kind {
            Kind::Chromium => chromium::zoom(&self.client, width, height, scale).await,
            Kind::Firefox => firefox::zoom(&self.client, width, height, scale).await,
            Kind::WebKit => webkit::zoom(&self.client, width, height, scale).await,
        }
    }

    /// Sets system preferences.
    pub async fn prefer(&self, preferences: Preferences<'_>) {
        match self.kind {
            Kind::Chromium => chromium::prefer(&self.client, preferences).await,
            Kind::Firefox => firefox::prefer(&self.client, preferences).await,
            Kind::WebKit => {
                panic!("WebKit takes preferences at its start only: use `Browser::with_preferences`")
            }
        }
    }

    /// Sets the directory for downloads.
    pub async fn downloads(&self, directory: &Path) {
        match self.kind {
            Kind::Chromium => chromium::downloads(&self.client, directory).await,
            Kind::Firefox => firefox::downloads(&self.client, directory).await,
            Kind::WebKit => webkit::downloads(&self.driver, directory),
        }
    }

    /// Executes a DevTools command; Chromium only.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        assert_eq!(self.kind, Kind::Chromium, "{command} is Chromium's alone");
        chromium::devtools(&self.client, command, parameters).await
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let thread = std::thread::current();
            let file =
                picture_file(&format!("failed-{}", thread.name().unwrap_or("test").replace("::", "-")));
            if self.driver.last_picture(&file) {
                eprintln!("how the page looked: {}", file.display());
            }
        }
    }
}

fn picture_file(name: &str) -> PathBuf {
    let directory = target().join("screenshots");
    std::fs::create_dir_all(&directory).unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    directory.join(format!("{name}.png"))
}
