//! Limits how often the address is written: browsers refuse more than about 100 changes in 10 seconds. A few edits are written at
//! once, many in a row at a steady rate, and the last one always. Works on plain numbers, without a clock or a window.

/// Burst size: changes that are written at once.
const BURST: f64 = 20.0;
/// Interval after a burst; burst and interval allow fewer than 100 changes in 10 seconds.
const EACH_MS: f64 = 150.0;
/// Interval while a control is dragged.
const DRAG_MS: f64 = 300.0;
/// Delay of the first retry after a refusal; it doubles with each of [`TRIES`]. Then only a new submission retries.
const RETRY_MS: f64 = 1000.0;
const TRIES: i32 = 6;

/// The pending write and the times of earlier ones.
#[derive(Debug)]
pub struct WriteThrottle<T> {
    waiting: Option<(T, bool)>,
    /// Remaining burst at the time of the last write.
    tokens: f64,
    last_time: f64,
    refusals: i32,
}

impl<T> Default for WriteThrottle<T> {
    fn default() -> WriteThrottle<T> {
        WriteThrottle { waiting: None, tokens: BURST, last_time: f64::NEG_INFINITY, refusals: 0 }
    }
}

impl<T> WriteThrottle<T> {
    /// Replaces the pending value. It gets a history entry if either value was to have one.
    pub fn submit(&mut self, value: T, entry: bool) {
        let before = self.waiting.take().is_some_and(|(_, entry)| entry);
        self.waiting = Some((value, entry || before));
        // A new submission allows one more try after the last.
        self.refusals = self.refusals.min(TRIES - 1);
    }

    /// Drops the pending value.
    pub fn cancel(&mut self) {
        self.waiting = None;
    }

    /// Returns the milliseconds until the pending value is due; `None` if there is none.
    pub fn delay(&self, now: f64, dragging: bool) -> Option<f64> {
        let (_, entry) = self.waiting.as_ref()?;
        let pause = match self.refusals {
            0 if dragging && !entry => DRAG_MS,
            0 if self.tokens_at(now) >= 1.0 => 0.0,
            0 => EACH_MS,
            TRIES => return None,
            refused => RETRY_MS * 2f64.powi(refused - 1),
        };
        Some((self.last_time + pause - now).max(0.0))
    }

    fn tokens_at(&self, now: f64) -> f64 {
        (self.tokens + (now - self.last_time).max(0.0) / EACH_MS).min(BURST)
    }

    /// Takes the pending value to write it now. [`refused`](Self::refused) puts it back.
    pub fn take(&mut self, now: f64) -> Option<(T, bool)> {
        self.tokens = (self.tokens_at(now) - 1.0).max(0.0);
        self.last_time = now;
        self.waiting.take()
    }

    /// Puts a refused value back.
    pub fn put_back(&mut self, value: T, entry: bool) {
        self.waiting = Some((value, entry));
        self.refusals += 1;
    }

    /// Confirms that the value was written.
    pub fn confirm(&mut self) {
        self.refusals = 0;
    }
}

#[cfg(test)]
mod tests;
