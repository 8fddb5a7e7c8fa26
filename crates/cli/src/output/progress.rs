//! Progress bar on stderr, only on a terminal and only for work that takes a while.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// Time before the bar appears.
const DELAY: Duration = Duration::from_millis(300);
const REDRAW_INTERVAL: Duration = Duration::from_millis(80);
const WIDTH: usize = 30;

/// Progress bar of one task; it erases itself when dropped.
pub struct Progress {
    terminal: bool,
    started: Instant,
    last_drawn: Option<Instant>,
}

impl Progress {
    /// Creates a hidden bar.
    pub fn new() -> Self {
        let is_dumb_terminal = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Progress {
            terminal: io::stderr().is_terminal() && !is_dumb_terminal,
            started: Instant::now(),
            last_drawn: None,
        }
    }

    /// Shows the completed fraction `fraction` and a description of the task.
    pub fn show(&mut self, fraction: f64, label: &str) {
        let now = Instant::now();
        let is_too_early = now - self.started < DELAY
            || self.last_drawn.is_some_and(|last_drawn| now - last_drawn < REDRAW_INTERVAL);
        if !self.terminal || is_too_early {
            return;
        }
        self.last_drawn = Some(now);
        let fraction = fraction.clamp(0.0, 1.0);
        let filled_cells = (fraction * WIDTH as f64) as usize;
        let bar = "█".repeat(filled_cells) + &"░".repeat(WIDTH - filled_cells);
        let label: String = label.chars().take(36).collect();
        let _ = write!(io::stderr(), "\r{bar} {:3.0} %  {label}\x1b[K", fraction * 100.0);
    }

    /// Erases the bar, so that a line can be printed.
    pub fn clear(&mut self) {
        if self.last_drawn.take().is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}
