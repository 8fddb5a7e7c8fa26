//! A headless Chromium with one page open, and what tests ask of it.
//!
//! A test that fails leaves a picture of the page in target/screenshots and its console in the output.

use crate::driver::Driver;
use crate::paths::target;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// How long a test waits for what must come.
const PATIENCE: Duration = Duration::from_secs(20);

/// The browser.
#[derive(Debug)]
pub struct Browser {
    /// Everything WebDriver can do.
    pub client: Client,
    driver: Driver,
    process: u64,
}

/// A line of the browser's console.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// `SEVERE`, `WARNING`, `INFO` or `DEBUG`.
    pub level: String,
    /// What it says, with where it comes from.
    pub message: String,
}

/// The pixels of a canvas.
#[derive(Debug, Clone, PartialEq)]
pub struct Pixels {
    /// Pixels a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Red, green, blue and opacity of each pixel, row by row.
    pub rgba: Vec<u8>,
}

impl Pixels {
    /// How many pixels are of this colour, give or take `near` in each channel.
    pub fn count(&self, colour: [u8; 3], near: u8) -> usize {
        let close = |pixel: &[u8]| pixel[3] > 0 && (0..3).all(|i| pixel[i].abs_diff(colour[i]) <= near);
        self.rgba.chunks_exact(4).filter(|pixel| close(pixel)).count()
    }

    /// How many pixels differ from another picture of the same size.
    pub fn differing(&self, other: &Self) -> usize {
        assert_eq!((self.width, self.height), (other.width, other.height), "pictures of different sizes");
        let pairs = self.rgba.chunks_exact(4).zip(other.rgba.chunks_exact(4));
        pairs.filter(|(mine, theirs)| mine != theirs).count()
    }

    /// How many different colours there are: 1 for a canvas on which nothing is drawn.
    pub fn colours(&self) -> usize {
        let mut colours: Vec<&[u8]> = self.rgba.chunks_exact(4).collect();
        colours.sort_unstable();
        colours.dedup();
        colours.len()
    }
}

impl Browser {
    /// Starts Chromium with an empty profile and an empty page of 1280 × 800.
    pub async fn start() -> Self {
        let mut driver = Driver::start();
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(driver.capabilities())
            .connect(&driver.url())
            .await
            .unwrap_or_else(|error| panic!("chromedriver started no browser: {error}"));
        let session = client.session_id().await.ok().flatten().expect("a session has an id");
        let browser = client.capabilities().and_then(|all| all.get("goog:processID")?.as_u64());
        driver.started(session, browser);
        let process = browser.unwrap_or_default();
        // The driver closes the session, also after a panic; the client must not do it a second time.
        client.persist().await.expect("the client keeps the session");
        Self { client, driver, process }
    }

    /// The process of the browser, which starts all others of it.
    pub fn process(&self) -> u64 {
        self.process
    }

    /// Starts Chromium and opens an address.
    pub async fn at(url: &str) -> Self {
        let browser = Self::start().await;
        browser.open(url).await;
        browser
    }

    /// Opens an address and waits until its files are loaded.
    pub async fn open(&self, url: &str) {
        self.client.goto(url).await.unwrap_or_else(|error| panic!("cannot open {url}: {error}"));
        // On a busy machine the driver may speak of the document before.
        let there =
            "return document.readyState === 'complete' && (location.href !== 'about:blank' || arguments[0])";
        let blank = vec![json!(url.starts_with("about:"))];
        let start = Instant::now();
        while !self.client.execute(there, blank.clone()).await.is_ok_and(|there| there == true) {
            assert!(start.elapsed() < PATIENCE, "waited {PATIENCE:?} in vain for {url} to be there");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// The value of a JavaScript expression in the page; promises are awaited.
    pub async fn eval(&self, expression: &str) -> Value {
        let parameters = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let answer = self.devtools("Runtime.evaluate", parameters).await;
        let thrown = &answer["exceptionDetails"];
        assert!(thrown.is_null(), "`{expression}` threw {}", thrown["exception"]["description"]);
        answer["result"]["value"].clone()
    }

    /// Waits until a JavaScript expression is true(ish), and returns its value.
    ///
    /// # Panics
    /// When it does not become true in time, naming `what` was awaited.
    pub async fn wait_for(&self, what: &str, expression: &str) -> Value {
        let start = Instant::now();
        loop {
            let value = self.eval(expression).await;
            let nothing = matches!(&value, Value::Null | Value::Bool(false)) || value == "" || value == 0;
            if !nothing {
                return value;
            }
            if start.elapsed() > PATIENCE {
                panic!("waited {PATIENCE:?} in vain for {what}: `{expression}` is {value}");
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// What the console says since it was last asked.
    pub async fn console(&self) -> Vec<Line> {
        let answer = self.client.issue_cmd(Log).await.unwrap_or_else(|error| panic!("no console: {error}"));
        let text = |entry: &Value, key: &str| entry[key].as_str().unwrap_or_default().to_string();
        let lines = answer.as_array().map(Vec::as_slice).unwrap_or_default();
        lines.iter().map(|line| Line { level: text(line, "level"), message: text(line, "message") }).collect()
    }

    /// Fails unless the console is empty.
    pub async fn assert_quiet(&self) {
        let lines = self.console().await;
        assert!(lines.is_empty(), "the console says: {lines:#?}");
    }

    /// A picture of the page in target/screenshots/NAME.png.
    pub async fn screenshot(&self, name: &str) -> PathBuf {
        let picture = self.client.screenshot().await.unwrap_or_else(|error| panic!("no picture: {error}"));
        let file = picture_file(name);
        std::fs::write(&file, picture).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        file
    }

    /// The pixels of the canvas that a CSS selector names.
    pub async fn canvas(&self, selector: &str) -> Pixels {
        let script = format!(
            "(() => {{
                const canvas = document.querySelector({selector:?});
                // A copy is read: reading the canvas itself again and again would slow it down, and the console says so.
                const copy = new OffscreenCanvas(canvas.width, canvas.height);
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

    /// The size of the page in CSS pixels.
    pub async fn resize(&self, width: u32, height: u32) {
        self.zoom(width, height, 1).await;
    }

    /// The size of the page in CSS pixels, each as wide as so many of the screen: a window of 1280 at 200 % has 640.
    pub async fn zoom(&self, width: u32, height: u32, scale: u32) {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    }

    /// What the system wishes: such as `("prefers-color-scheme", "dark")` or `("prefers-reduced-motion", "reduce")`.
    pub async fn prefer(&self, features: &[(&str, &str)]) {
        let features: Vec<Value> =
            features.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Any command of the Chrome DevTools protocol.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let done: Result<Value, CmdError> =
            self.client.issue_cmd(DevTools { command: command.into(), parameters }).await;
        done.unwrap_or_else(|error| panic!("{command}: {error}"))
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

/// Chromedriver's way to the console.
#[derive(Debug)]
struct Log;

impl WebDriverCompatibleCommand for Log {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

/// Chromedriver's way to the DevTools protocol.
#[derive(Debug)]
struct DevTools {
    command: String,
    parameters: Value,
}

impl WebDriverCompatibleCommand for DevTools {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "cmd": self.command, "params": self.parameters }).to_string()))
    }
}
