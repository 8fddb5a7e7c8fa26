//! How often the address is written: browsers refuse more than some 100 changes in 10 seconds. A few edits are written at once,
//! many in a row at a steady pace, of which the last is always written. No clock and no window: numbers only.

/// So many changes may come at once.
const AT_ONCE: f64 = 20.0;
/// Then one in so many milliseconds: with those at once fewer than 100 in 10 seconds.
const EACH_MS: f64 = 150.0;
/// While a control is dragged, at most one in so many milliseconds.
const DRAG_MS: f64 = 300.0;
/// After a refusal it is tried again after so many milliseconds, then after twice as many, and so on: so often, and then not before
/// something else is to be written.
const AGAIN_MS: f64 = 1000.0;
const TRIES: i32 = 6;

/// What is to be written, and when.
#[derive(Debug)]
pub struct Pace<T> {
    waiting: Option<(T, bool)>,
    /// Changes that may come at once, as of the time of the last one.
    left: f64,
    last: f64,
    refused: i32,
}

impl<T> Default for Pace<T> {
    fn default() -> Pace<T> {
        Pace { waiting: None, left: AT_ONCE, last: f64::NEG_INFINITY, refused: 0 }
    }
}

impl<T> Pace<T> {
    /// This is to be written in place of what waits; as an entry of its own, if either was to be one.
    pub fn ask(&mut self, what: T, entry: bool) {
        let before = self.waiting.take().is_some_and(|(_, entry)| entry);
        self.waiting = Some((what, entry || before));
        // What was given up is tried once more.
        self.refused = self.refused.min(TRIES - 1);
    }

    /// What waits is no longer to be written.
    pub fn forget(&mut self) {
        self.waiting = None;
    }

    /// In how many milliseconds there is something to be written; `None` if there is nothing.
    pub fn due(&self, now: f64, dragging: bool) -> Option<f64> {
        let (_, entry) = self.waiting.as_ref()?;
        let pause = match self.refused {
            0 if dragging && !entry => DRAG_MS,
            0 if self.left(now) >= 1.0 => 0.0,
            0 => EACH_MS,
            TRIES => return None,
            refused => AGAIN_MS * 2f64.powi(refused - 1),
        };
        Some((self.last + pause - now).max(0.0))
    }

    fn left(&self, now: f64) -> f64 {
        (self.left + (now - self.last).max(0.0) / EACH_MS).min(AT_ONCE)
    }

    /// It is written now. Who is refused says so by [`Pace::refused`].
    pub fn take(&mut self, now: f64) -> Option<(T, bool)> {
        self.left = (self.left(now) - 1.0).max(0.0);
        self.last = now;
        self.waiting.take()
    }

    /// What was taken is not written: it waits again.
    pub fn refused(&mut self, what: T, entry: bool) {
        self.waiting = Some((what, entry));
        self.refused += 1;
    }

    /// What was taken is written.
    pub fn written(&mut self) {
        self.refused = 0;
    }
}

#[cfg(test)]
mod tests;
