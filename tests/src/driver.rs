//! WebDriver servers as child processes, on free ports. Dropping one stops it and its browser.

use crate::hosts::http;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// Maximum start-up time of a driver.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Number of attempts: another program may take the chosen port before the driver binds it.
const TRIES: usize = 3;

/// A running driver.
#[derive(Debug)]
pub struct Driver {
    child: Child,
    port: u16,
    profile: PathBuf,
    session: Option<String>,
}

/// Extracts the port from a line of the driver's output.
pub type PortParser = fn(&str) -> Option<u16>;

impl Driver {
    /// Starts a driver. `prepare` gets its command and an empty profile directory. Without `parse_port`, the driver gets a free port on its
    /// command line.
    ///
    /// # Panics
    /// When the driver does not start.
    pub fn start(
        program: &str,
        prepare: impl Fn(&mut Command, &Path),
        parse_port: Option<PortParser>,
    ) -> Self {
        let driver = (0..TRIES).find_map(|_| Self::try_start(program, &prepare, parse_port));
        driver.unwrap_or_else(|| panic!("{program} did not say that it started, {TRIES} times"))
    }

    fn try_start(
        program: &str,
        prepare: impl Fn(&mut Command, &Path),
        parse_port: Option<PortParser>,
    ) -> Option<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("hyperfly-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let profile = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&profile).unwrap_or_else(|error| panic!("{}: {error}", profile.display()));
        let mut command = Command::new(program);
        let port_argument = if parse_port.is_some() { 0 } else { free_port() };
        command
            .arg(format!("--port={port_argument}"))
            // All machines use the same fonts.
            .env("FONTCONFIG_FILE", Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts.conf"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        prepare(&mut command, &profile);
        let mut child = command
            .spawn()
            .unwrap_or_else(|error| panic!("cannot start {program} ({error}): run `cargo xtask test`"));
        // Read the output to the end: a closed pipe would kill the driver or its browser.
        let port_lines = listen(child.stdout.take().expect("its output is piped"), parse_port);
        let port = match parse_port {
            Some(_) => port_lines.recv_timeout(TIMEOUT).ok(),
            None => answers(port_argument).then_some(port_argument),
        };
        if port.is_none() {
            let _ = child.kill();
            let _ = child.wait();
            let _ = std::fs::remove_dir_all(&profile);
        }
        Some(Self { child, port: port?, profile, session: None })
    }

    /// Returns the base URL of the driver.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Returns the profile directory of the browser.
    pub fn profile(&self) -> &Path {
        &self.profile
    }

    /// Records the session to close on drop.
    pub fn started(&mut self, session: String) {
        self.session = Some(session);
    }

    fn ask(&self, method: &str, path: &str) -> Option<Value> {
        let path = format!("/session/{}{path}", self.session.as_ref()?);
        let response = http::request(method, self.port, &path, Duration::from_secs(30)).ok()?;
        serde_json::from_slice(&response.body).ok()
    }

    /// Saves a screenshot without an async runtime, for a test that has just failed. Returns whether it succeeded.
    pub fn last_picture(&self, file: &Path) -> bool {
        let picture = self.ask("GET", "/screenshot");
        let text = picture.as_ref().and_then(|response| response["value"].as_str());
        let Some(bytes) = text.and_then(|text| BASE64_STANDARD.decode(text).ok()) else { return false };
        std::fs::write(file, bytes).is_ok()
    }

    /// Returns the process id of the driver, the parent of the browser.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Returns the process ids of running children.
    fn children(&self) -> Vec<String> {
        let pid = self.child.id();
        let children = std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children"));
        children.unwrap_or_default().split_whitespace().map(str::to_string).collect()
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // A browser that does not close would outlive the driver without an owner.
        if self.ask("DELETE", "").is_none() {
            for child in self.children() {
                let _ = Command::new("kill").arg(child).status();
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

/// Reads an output to its end in a thread, and sends the port once a line contains it.
fn listen(output: ChildStdout, parse_port: Option<PortParser>) -> mpsc::Receiver<u16> {
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
            if let Some(port) = parse_port.and_then(|parse| parse(&String::from_utf8_lossy(&line))) {
                let _ = sender.send(port);
            }
        }
    });
    receiver
}

/// Returns a port that is free now.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port on the loopback");
    listener.local_addr().expect("the port just bound").port()
}

/// Waits until a server listens on the port; false after a timeout.
fn answers(port: u16) -> bool {
    let start = Instant::now();
    while start.elapsed() < TIMEOUT {
        if TcpStream::connect(("127.0.0.1", port)).is_ok() {
            return true;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    false
}
