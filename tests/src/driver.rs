//! Chromedriver as a child process: started on a free port, stopped with the browser it started, and nothing else.

use crate::http;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// A running chromedriver.
#[derive(Debug)]
pub struct Driver {
    child: Child,
    port: u16,
    profile: PathBuf,
    session: Option<Session>,
    // Chromedriver would die of a closed pipe.
    _output: BufReader<ChildStdout>,
}

#[derive(Debug)]
struct Session {
    id: String,
    browser: Option<u64>,
}

impl Driver {
    /// Starts one; `$CHROMEDRIVER` names it, else it is the one on PATH.
    ///
    /// # Panics
    /// When there is none: a test that has no browser has not passed.
    pub fn start() -> Self {
        let program = std::env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".into());
        let mut child = Command::new(&program)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("cannot start {program} ({error}): run `cargo xtask test`"));
        let mut output = BufReader::new(child.stdout.take().expect("its output is piped"));
        let mut port = None;
        let mut line = String::new();
        while port.is_none() && output.read_line(&mut line).is_ok_and(|count| count > 0) {
            port = started_on(&line);
            line.clear();
        }
        let Some(port) = port else {
            let _ = child.kill();
            let _ = child.wait();
            panic!("{program} did not say that it started");
        };
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("hyperfly-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Self { child, port, profile: std::env::temp_dir().join(name), session: None, _output: output }
    }

    /// Where it listens.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// What the browser is to be like: alone, quiet, with a profile of its own, its console kept.
    pub fn capabilities(&self) -> serde_json::Map<String, Value> {
        let flags = include_str!("../chromium-flags.txt").lines().filter(|line| line.starts_with("--"));
        let mut flags: Vec<String> = flags.map(str::to_string).collect();
        flags.push(format!("--user-data-dir={}", self.profile.display()));
        flags.push("--window-size=1280,800".into());
        let mut options = json!({ "args": flags });
        if let Ok(browser) = std::env::var("CHROMIUM") {
            options["binary"] = browser.into();
        }
        let all = json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
        all.as_object().expect("an object").clone()
    }

    /// Says which browser it started, so that the same is stopped.
    pub fn started(&mut self, session: String, browser: Option<u64>) {
        self.session = Some(Session { id: session, browser });
    }

    fn ask(&self, method: &str, path: &str) -> Option<Value> {
        let session = self.session.as_ref()?;
        let path = format!("/session/{}{path}", session.id);
        let answer = http::request(method, self.port, &path, Duration::from_secs(10)).ok()?;
        serde_json::from_slice(&answer.body).ok()
    }

    /// A picture of the page as it is, without a runtime: for a test that has just failed.
    pub fn last_picture(&self, file: &Path) -> bool {
        let picture = self.ask("GET", "/screenshot");
        let text = picture.as_ref().and_then(|answer| answer["value"].as_str());
        let Some(bytes) = text.and_then(|text| BASE64_STANDARD.decode(text).ok()) else { return false };
        std::fs::write(file, bytes).is_ok()
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let closed = self.ask("DELETE", "").is_some();
        if let (false, Some(browser)) = (closed, self.session.as_ref().and_then(|session| session.browser)) {
            let _ = Command::new("kill").arg(browser.to_string()).status();
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

/// The port in "ChromeDriver was started successfully on port 45123."
fn started_on(line: &str) -> Option<u16> {
    let rest = line.split_once("started successfully on port ")?.1;
    rest.trim().trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_read_from_what_chromedriver_says() {
        assert_eq!(started_on("ChromeDriver was started successfully on port 45123.\n"), Some(45123));
        assert_eq!(started_on("Starting ChromeDriver 156.0 on port 0\n"), None);
    }
}
