//! The cursor in virtual time and how real time moves it, in plain numbers without a screen or a clock.

use hyperfly_view::trace::play_time::{PlayTime, WHOLE_RUN};
use std::rc::Rc;

/// Pause at the end before a repetition, in seconds.
const REPEAT_PAUSE: f64 = 1.5;
/// Factor of the speed near transitions, and the real time before and after them to which it applies, in seconds.
const SLOW_FACTOR: f64 = 0.25;
const SLOW_BEFORE: f64 = 0.2;
const SLOW_AFTER: f64 = 0.1;
/// Interval of changes with reduced motion, in seconds.
const REDUCED_INTERVAL: f64 = 1.0;

/// The cursor of playback.
#[derive(Clone, Debug)]
pub struct Cursor {
    /// Virtual time.
    pub t: f64,
    /// T_p of the displayed run.
    pub end: f64,
    pub speed: f64,
    pub playing: bool,
    /// Whether the reader holds the scrubber, so that time does not run.
    pub held: bool,
    /// Whether the cursor moves in steps, for reduced motion.
    pub reduced: bool,
    /// The part of the run that plays; all of it without one.
    pub window: Option<(f64, f64)>,
    pub repeat: bool,
    /// The moments near which time passes slowly, in ascending order.
    pub transitions: Option<Rc<[f64]>>,
    /// Relates seconds of playback to simulated time; without it, the run or its window plays in [`WHOLE_RUN`] as the machine takes.
    pub play_time: Option<PlayTime>,
    /// Relative position before a run without duration.
    relative: Option<f64>,
    /// Time to move to when the next run arrives.
    target: Option<f64>,
    /// Whether the run of the target has arrived. The cursor then stays until the reader moves it or another run is requested.
    target_met: bool,
    /// Time spent in the pause at the end, in seconds.
    paused: f64,
    /// Seconds of playback since the last step with reduced motion.
    pending: f64,
}

impl Cursor {
    /// Creates a paused cursor at 0.
    pub fn new(reduced: bool) -> Cursor {
        Cursor {
            t: 0.0,
            end: 0.0,
            speed: 1.0,
            playing: false,
            held: false,
            reduced,
            window: None,
            repeat: false,
            transitions: None,
            play_time: None,
            relative: None,
            target: None,
            target_met: false,
            paused: 0.0,
            pending: 0.0,
        }
    }

    /// Moves the cursor, within the run.
    pub fn seek(&mut self, t: f64) {
        self.target = None;
        self.t = if self.end > 0.0 { t.clamp(0.0, self.end) } else { t.max(0.0) };
        self.pending = 0.0;
    }

    /// Moves the cursor to a time of the next displayed run, or of the current one if it stays.
    pub fn seek_in_next_run(&mut self, t: f64) {
        self.seek(t);
        self.target = Some(t);
        self.target_met = false;
    }

    /// Reports that the requested run has arrived.
    pub fn accept_run(&mut self) {
        self.target_met = true;
    }

    /// Reports that a new run is requested, which ends the target of an arrived run.
    pub fn expect_run(&mut self) {
        if self.target_met {
            self.target = None;
        }
    }

    /// Sets the end of a new run, keeping the relative position. The end is not `settled` while a comparison run is awaited, which
    /// may be longer: until then the cursor may exceed the end.
    pub fn set_end(&mut self, end: f64, settled: bool) {
        let old = std::mem::replace(&mut self.end, end);
        if old > 0.0 && end <= 0.0 {
            self.relative = Some(self.t / old);
        }
        let relative = self.relative.take_if(|_| end > 0.0);
        if let Some(t) = self.target {
            self.t = t;
        } else if old > 0.0 && old != end {
            // A run of the same length must not move the cursor, not even by rounding.
            self.t = if self.t >= old { end } else { self.t / old * end };
        } else if let Some(relative) = relative {
            self.t = relative * end;
        }
        if !settled {
            self.end = end.max(self.t);
        }
        self.t = self.t.clamp(0.0, self.end);
    }

    /// Starts or stops playback; at the end, it restarts at 0.
    pub fn set_playing(&mut self, playing: bool) {
        if playing && !self.playing {
            let (from, to) = self.bounds();
            if to > 0.0 && !(from..to).contains(&self.t) {
                self.t = from;
            }
            self.paused = 0.0;
        }
        self.playing = playing;
    }

    /// Returns the start and end of playback: the window, if the run is that long.
    fn bounds(&self) -> (f64, f64) {
        let window = self.window.map(|(from, to)| (from, to.min(self.end)));
        window.filter(|(from, to)| from < to).unwrap_or((0.0, self.end))
    }

    /// Returns the seconds that the run, or its window, plays at speed 1.
    pub fn length(&self) -> f64 {
        let (from, to) = self.bounds();
        self.play_time.as_ref().map_or(WHOLE_RUN, |play| play.seconds(to) - play.seconds(from))
    }

    /// Returns the factor of the speed at the cursor; `second` is the virtual time of a real second.
    fn speed_factor(&self, second: f64) -> f64 {
        let Some(transitions) = &self.transitions else { return 1.0 };
        let next = transitions.partition_point(|&moment| moment < self.t - second * SLOW_AFTER);
        let is_near_transition =
            transitions.get(next).is_some_and(|&moment| moment <= self.t + second * SLOW_BEFORE);
        if is_near_transition { SLOW_FACTOR } else { 1.0 }
    }

    /// Returns the virtual time that follows `t` after some seconds of playback at speed 1.
    fn time_after(&self, t: f64, seconds: f64) -> f64 {
        let (from, to) = self.bounds();
        match &self.play_time {
            Some(play) => play.clock(play.seconds(t) + seconds).max(t),
            None => t + seconds * (to - from) / WHOLE_RUN,
        }
    }

    /// Advances by seconds of real time; returns whether the end is reached.
    pub fn advance(&mut self, seconds: f64) -> bool {
        let (from, to) = self.bounds();
        if to <= 0.0 || self.held {
            return false;
        }
        if self.repeat && self.t >= to {
            self.paused += seconds;
            if self.paused >= REPEAT_PAUSE {
                self.paused = 0.0;
                self.t = from;
            }
            return false;
        }
        let mut played = seconds * self.speed * self.speed_factor(self.speed * (to - from) / WHOLE_RUN);
        if self.reduced {
            let pending = self.pending + played;
            let stride = REDUCED_INTERVAL * self.speed.min(1.0);
            played = (pending / stride).floor() * stride;
            self.pending = pending - played;
        }
        self.expect_run();
        self.t = self.time_after(self.t.max(from), played).min(to);
        self.t >= to && !self.repeat
    }
}
