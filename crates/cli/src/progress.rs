//! A progress bar on stderr, on a terminal only, and only when the work takes a moment.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// Shorter work shows nothing.
const PATIENCE: Duration = Duration::from_millis(300);
const BETWEEN: Duration = Duration::from_millis(80);
const WIDTH: usize = 30;

/// A bar for one piece of work; it erases itself when dropped.
pub struct Progress {
    terminal: bool,
    started: Instant,
    drawn: Option<Instant>,
}

impl Progress {
    /// A bar that shows nothing yet.
    pub fn new() -> Self {
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Progress { terminal: io::stderr().is_terminal() && !dumb, started: Instant::now(), drawn: None }
    }

    /// Shows `done`, a fraction, and what is being done.
    pub fn show(&mut self, done: f64, what: &str) {
        let now = Instant::now();
        let early = now - self.started < PATIENCE || self.drawn.is_some_and(|drawn| now - drawn < BETWEEN);
        if !self.terminal || early {
            return;
        }
        self.drawn = Some(now);
        let done = done.clamp(0.0, 1.0);
        let full = (done * WIDTH as f64) as usize;
        let bar = "█".repeat(full) + &"░".repeat(WIDTH - full);
        let what: String = what.chars().take(36).collect();
        let _ = write!(io::stderr(), "\r{bar} {:3.0} %  {what}\x1b[K", done * 100.0);
    }

    /// Takes the bar away, so that a line can be written.
    pub fn clear(&mut self) {
        if self.drawn.take().is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}
