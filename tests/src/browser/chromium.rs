//! Chromium through chromedriver, and through the DevTools protocol where WebDriver lacks a command.

use super::kind::{Line, Preferences};
use super::wire::post;
use crate::driver::Driver;
use fantoccini::Client;
use serde_json::{Map, Value, json};
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// Starts chromedriver, from `$CHROMEDRIVER` or PATH.
pub fn driver() -> Driver {
    let program = std::env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".into());
    Driver::start(&program, |_, _| {}, Some(started_on))
}

/// Reads the port from "ChromeDriver was started successfully on port 45123."
fn started_on(line: &str) -> Option<u16> {
    let rest = line.split_once("started successfully on port ")?.1;
    rest.trim().trim_end_matches('.').parse().ok()
}

/// Returns the capabilities: own profile, quiet flags, and a recorded console.
pub fn capabilities(driver: &Driver, more_flags: &[String]) -> Map<String, Value> {
    let flags = include_str!("../../chromium-flags.txt").lines().filter(|line| line.starts_with("--"));
    let mut flags: Vec<String> = flags.map(str::to_string).collect();
    flags.push(format!("--user-data-dir={}", driver.profile().display()));
    flags.push("--window-size=1280,800".into());
    flags.extend_from_slice(more_flags);
    let mut options = json!({ "args": flags });
    if let Ok(browser) = std::env::var("CHROMIUM") {
        let is_shell = browser.ends_with("headless-shell");
        options["binary"] = if is_shell { with_a_page(&browser, driver.profile()) } else { browser }.into();
    }
    let capabilities_json =
        json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
    capabilities_json.as_object().expect("an object").clone()
}

/// Writes a script that starts a headless shell with a page: chromedriver needs one, and the shell opens none.
fn with_a_page(shell: &str, directory: &Path) -> String {
    let program = directory.join("shell");
    std::fs::write(&program, format!("#!/bin/sh\nexec '{shell}' \"$@\" about:blank\n"))
        .and_then(|()| std::fs::set_permissions(&program, Permissions::from_mode(0o755)))
        .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
    program.to_string_lossy().into_owned()
}

/// Executes a command of the Chrome DevTools protocol.
pub async fn devtools(client: &Client, command: &str, parameters: Value) -> Value {
    post(client, "goog/cdp/execute", json!({ "cmd": command, "params": parameters })).await
}

/// Evaluates an expression; promises are awaited.
pub async fn eval(client: &Client, expression: &str) -> Value {
    let parameters = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
    let response = devtools(client, "Runtime.evaluate", parameters).await;
    let exception = &response["exceptionDetails"];
    assert!(exception.is_null(), "`{expression}` threw {}", exception["exception"]["description"]);
    response["result"]["value"].clone()
}

/// Returns the console lines since the last call.
pub async fn console(client: &Client) -> Vec<Line> {
    let response = post(client, "se/log", json!({ "type": "browser" })).await;
    let text = |entry: &Value, key: &str| entry[key].as_str().unwrap_or_default().to_string();
    let lines = response.as_array().map(Vec::as_slice).unwrap_or_default();
    lines.iter().map(|line| Line { level: text(line, "level"), message: text(line, "message") }).collect()
}

/// Sets the page's size in CSS pixels and the device pixels per CSS pixel.
pub async fn zoom(client: &Client, width: u32, height: u32, scale: u32) {
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false });
    devtools(client, "Emulation.setDeviceMetricsOverride", metrics).await;
}

/// Sets system preferences.
pub async fn prefer(client: &Client, preferences: Preferences<'_>) {
    let features: Vec<Value> =
        preferences.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
    devtools(client, "Emulation.setEmulatedMedia", json!({ "features": features })).await;
}

/// Sets the directory for downloads.
pub async fn downloads(client: &Client, directory: &Path) {
    let place = json!({ "behavior": "allow", "downloadPath": directory.to_str() });
    devtools(client, "Page.setDownloadBehavior", place).await;
}

#[cfg(test)]
mod tests {
    use super::started_on;

    #[test]
    fn port_is_read_from_chromedriver_output() {
        assert_eq!(started_on("ChromeDriver was started successfully on port 45123.\n"), Some(45123));
        assert_eq!(started_on("Starting ChromeDriver 156.0 on port 0\n"), None);
    }
}
