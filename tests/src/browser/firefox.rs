//! Firefox through geckodriver, and through scripts in the browser's own context (`moz/context`) where WebDriver lacks a command.

use super::kind::{Line, Preferences, TIMEOUT};
use super::wire::{collect_lines, post};
use crate::driver::Driver;
use fantoccini::Client;
use serde_json::{Map, Value, json};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// Starts geckodriver, from `$GECKODRIVER` or PATH.
pub fn driver() -> Driver {
    let program = std::env::var("GECKODRIVER").unwrap_or_else(|_| "geckodriver".into());
    // System access allows reading the browser's console and setting system preferences.
    let arguments = ["--allow-system-access", "--profile-root"];
    let prepare = |command: &mut Command, profile: &Path| {
        command.args(arguments).arg(profile);
    };
    Driver::start(&program, prepare, Some(started_on))
}

/// Reads the port from "… geckodriver INFO Listening on 127.0.0.1:36463".
fn started_on(line: &str) -> Option<u16> {
    line.split_once("Listening on 127.0.0.1:")?.1.trim().parse().ok()
}

/// Returns the capabilities: headless, without prompts and background requests.
pub fn capabilities() -> Map<String, Value> {
    let mut options = json!({
        "args": ["-headless"],
        "prefs": {
            "app.normandy.enabled": false,
            "browser.download.folderList": 2,
            "browser.download.always_ask_before_handling_new_types": false,
            "datareporting.policy.dataSubmissionEnabled": false,
            "dom.events.testing.asyncClipboard": true,
            "layout.css.prefers-color-scheme.content-override": 1,
            "media.navigator.permission.disabled": true,
            "media.navigator.streams.fake": true,
            "network.captive-portal-service.enabled": false,
            "network.connectivity-service.enabled": false,
            "nimbus.rollouts.enabled": false,
            // A headless print dialog would never return.
            "print.enabled": false,
            "services.settings.server": "data:,",
        },
    });
    if let Ok(browser) = std::env::var("FIREFOX") {
        options["binary"] = browser.into();
    }
    let capabilities_json = json!({ "moz:firefoxOptions": options, "timeouts": { "script": 120_000 } });
    capabilities_json.as_object().expect("an object").clone()
}

/// Runs a function body in the browser's own context, where `gBrowser` and `Services` exist.
async fn in_browser(client: &Client, body: &str, arguments: Vec<Value>) -> Value {
    post(client, "moz/context", json!({ "context": "chrome" })).await;
    let value = client.execute(body, arguments).await;
    post(client, "moz/context", json!({ "context": "content" })).await;
    value.unwrap_or_else(|error| panic!("`{body}` in the browser: {error}"))
}

/// Returns the console lines of pages, from the collector, and errors from the browser's own console.
pub async fn console(client: &Client) -> Vec<Line> {
    let collected = collect_lines(client).await;
    let mut lines: Vec<Line> =
        collected.into_iter().filter_map(|(line, called)| called.then_some(line)).collect();

    // Errors only: Firefox logs many warnings about itself.
    let errors = "const errors = Services.console.getMessageArray().filter((message) =>
            message instanceof Ci.nsIScriptError && !(message.flags & (message.warningFlag | message.infoFlag)));
        Services.console.reset();
        return errors.map((error) => [error.sourceName, error.errorMessage]);";
    for error in in_browser(client, errors, vec![]).await.as_array().into_iter().flatten() {
        let (from, message) = (error[0].as_str().unwrap_or_default(), error[1].as_str().unwrap_or_default());
        // Where a content security policy forbids `eval`, the test's own attempt is logged (wire.rs).
        let is_ours = ["blocked a JavaScript eval", "blocked assigning to an injection sink"]
            .iter()
            .any(|refusal| message.contains(refusal));
        let is_own = ["chrome://", "moz-extension://", "moz-src://", "resource://"]
            .iter()
            .any(|internal| from.starts_with(internal));
        if !is_ours && !is_own {
            lines.push(Line { level: "SEVERE".into(), message: format!("{from} {message}") });
        }
    }
    lines
}

/// Sets the page's size in CSS pixels and the device pixels per CSS pixel.
pub async fn zoom(client: &Client, width: u32, height: u32, scale: u32) {
    // Windows have a minimum width; the element that shows the page has none.
    let script = "const [width, height, scale] = arguments, browser = gBrowser.selectedBrowser;
        browser.style.cssText = `width: ${width}px; height: ${height}px; flex: none`;
        browser.browsingContext.overrideDPPX = scale;
        window.resizeTo(Math.max(500, width), height + 200);";
    in_browser(client, script, vec![json!(width), json!(height), json!(scale)]).await;
    // The page runs in another process and learns its new size later.
    let has_size = "return innerWidth === arguments[0] && innerHeight === arguments[1] && devicePixelRatio === arguments[2]";
    let start = Instant::now();
    let size = vec![json!(width), json!(height), json!(scale)];
    while !client.execute(has_size, size.clone()).await.is_ok_and(|has_size| has_size == true) {
        assert!(start.elapsed() < TIMEOUT, "the page does not become {width} × {height}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

pub async fn copy_to_clipboard(client: &Client, text: &str) {
    let script = "Cc['@mozilla.org/widget/clipboardhelper;1'].getService(Ci.nsIClipboardHelper).copyString(arguments[0])";
    in_browser(client, script, vec![json!(text)]).await;
}

/// Sets system preferences.
pub async fn prefer(client: &Client, preferences: Preferences<'_>) {
    let script = "const context = gBrowser.selectedBrowser.browsingContext;
        for (const [name, value] of arguments[0]) {
            if (name === 'prefers-color-scheme') context.prefersColorSchemeOverride = value || 'none';
            else if (name === 'prefers-reduced-motion') Services.prefs.setIntPref('ui.prefersReducedMotion', Number(value === 'reduce'));
            else throw new Error(`no way to wish for ${name}`);
        }";
    in_browser(client, script, vec![json!(preferences)]).await;
}

/// Sets the directory for downloads.
pub async fn downloads(client: &Client, directory: &Path) {
    let script = "Services.prefs.setStringPref('browser.download.dir', arguments[0])";
    in_browser(client, script, vec![json!(directory)]).await;
}

#[cfg(test)]
mod tests {
    use super::started_on;

    #[test]
    fn port_is_read_from_geckodriver_output() {
        let line = "1795574836085\tgeckodriver\tINFO\tListening on 127.0.0.1:36463\n";
        assert_eq!(started_on(line), Some(36463));
        assert_eq!(started_on("1795574836276\tMarionette\tINFO\tListening on port 34301\n"), None);
    }
}
