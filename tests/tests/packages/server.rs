//! Servers of other projects, as child processes.

use hyperfly_tests::driver::free_port;
use hyperfly_tests::hosts::http;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Maximum time until a server answers.
const TIMEOUT: Duration = Duration::from_secs(90);

/// A running server.
#[derive(Debug)]
pub struct Server {
    child: Child,
    port: u16,
}

impl Server {
    /// Starts a server: `command` gets a free port and returns the command. Waits until the server answers a request for `path`.
    ///
    /// # Panics
    /// When it does not answer in time.
    pub fn start(command: impl FnOnce(u16) -> Command, path: &str) -> Server {
        let port = free_port();
        let mut command = command(port);
        let spawned = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let child = spawned.unwrap_or_else(|error| panic!("{command:?}: {error}"));
        let mut server = Server { child, port };
        let start = Instant::now();
        while http::request("GET", port, path, Duration::from_secs(5)).is_err() {
            let exit = server.child.try_wait().expect("a child process");
            assert!(exit.is_none(), "{command:?} ended: {exit:?}");
            assert!(start.elapsed() < TIMEOUT, "{command:?} does not answer after {TIMEOUT:?}");
            std::thread::sleep(Duration::from_millis(200));
        }
        server
    }

    /// Starts a script of Node.js in a folder, with a free port as its last argument.
    pub fn node(folder: &Path, arguments: &[&str], path: &str) -> Server {
        let start = |port: u16| {
            let mut node = Command::new("node");
            node.current_dir(folder).args(arguments).arg("--port").arg(port.to_string());
            node
        };
        Server::start(start, path)
    }

    /// Returns an address of the server; `path` begins with a slash.
    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A signal, with which a server also ends the processes that it has started.
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
    }
}

/// Returns the path in an environment variable; `command` is the argument of `cargo xtask test` that sets it.
///
/// # Panics
/// When it is not set.
pub fn environment(name: &str, command: &str) -> PathBuf {
    std::env::var_os(name)
        .map_or_else(|| panic!("{name} is not set: run `cargo xtask test {command}`"), PathBuf::from)
}
