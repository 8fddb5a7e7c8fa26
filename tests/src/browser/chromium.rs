//! Chromium by chromedriver and, where WebDriver has no words, by the DevTools protocol.

use super::kind::{Line, Wishes};
use super::wire::post;
use crate::driver::Driver;
use fantoccini::Client;
use serde_json::{Map, Value, json};
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// Its driver; `$CHROMEDRIVER` names it, else it is the one on PATH.
pub fn driver() -> Driver {
    let program = std::env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".into());
    Driver::start(&program, |_, _| {}, Some(started_on))
}

/// The port in "ChromeDriver was started successfully on port 45123."
fn started_on(line: &str) -> Option<u16> {
    let rest = line.split_once("started successfully on port ")?.1;
    rest.trim().trim_end_matches('.').parse().ok()
}

/// What the browser is to be like: alone, quiet, with a profile of its own, its console kept.
pub fn capabilities(driver: &Driver, more_flags: &[String]) -> Map<String, Value> {
    let flags = include_str!("../../chromium-flags.txt").lines().filter(|line| line.starts_with("--"));
    let mut flags: Vec<String> = flags.map(str::to_string).collect();
    flags.push(format!("--user-data-dir={}", driver.profile().display()));
    flags.push("--window-size=1280,800".into());
    flags.extend_from_slice(more_flags);
    let mut options = json!({ "args": flags });
    if let Ok(browser) = std::env::var("CHROMIUM") {
        let shell = browser.ends_with("headless-shell");
        options["binary"] = if shell { with_a_page(&browser, driver.profile()) } else { browser }.into();
    }
    let all = json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
    all.as_object().expect("an object").clone()
}

/// A program that starts a shell with a page: chromedriver looks for one, and a shell opens none of its own.
fn with_a_page(shell: &str, directory: &Path) -> String {
    let program = directory.join("shell");
    std::fs::write(&program, format!("#!/bin/sh\nexec '{shell}' \"$@\" about:blank\n"))
        .and_then(|()| std::fs::set_permissions(&program, Permissions::from_mode(0o755)))
        .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
    program.to_string_lossy().into_owned()
}

/// Any command of the Chrome DevTools protocol.
pub async fn devtools(client: &Client, command: &str, parameters: Value) -> Value {
    post(client, "goog/cdp/execute", json!({ "cmd": command, "params": parameters })).await
}

/// The value of an expression; promises are awaited.
pub async fn eval(client: &Client, expression: &str) -> Value {
    let parameters = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
    let answer = devtools(client, "Runtime.evaluate", parameters).await;
    let thrown = &answer["exceptionDetails"];
    assert!(thrown.is_null(), "`{expression}` threw {}", thrown["exception"]["description"]);
    answer["result"]["value"].clone()
}

/// What the console says since it was last asked.
pub async fn console(client: &Client) -> Vec<Line> {
    let answer = post(client, "se/log", json!({ "type": "browser" })).await;
    let text = |entry: &Value, key: &str| entry[key].as_str().unwrap_or_default().to_string();
    let lines = answer.as_array().map(Vec::as_slice).unwrap_or_default();
    lines.iter().map(|line| Line { level: text(line, "level"), message: text(line, "message") }).collect()
}

/// The size of the page in CSS pixels, and how many of the screen each is wide.
pub async fn zoom(client: &Client, width: u32, height: u32, scale: u32) {
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false });
    devtools(client, "Emulation.setDeviceMetricsOverride", metrics).await;
}

/// What the system wishes from now on.
pub async fn prefer(client: &Client, wishes: Wishes<'_>) {
    let features: Vec<Value> =
        wishes.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
    devtools(client, "Emulation.setEmulatedMedia", json!({ "features": features })).await;
}

/// Where files go that a page saves.
pub async fn downloads(client: &Client, to: &Path) {
    let place = json!({ "behavior": "allow", "downloadPath": to.to_str() });
    devtools(client, "Page.setDownloadBehavior", place).await;
}

#[cfg(test)]
mod tests {
    use super::started_on;

    #[test]
    fn the_port_is_read_from_what_chromedriver_says() {
        assert_eq!(started_on("ChromeDriver was started successfully on port 45123.\n"), Some(45123));
        assert_eq!(started_on("Starting ChromeDriver 156.0 on port 0\n"), None);
    }
}
