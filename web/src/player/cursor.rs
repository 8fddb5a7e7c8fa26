//! The cursor in virtual time and how real time moves it: numbers only, no screen and no clock.

use std::rc::Rc;

/// At speed 1 a whole run, or the window of it that plays, takes so long, in seconds.
pub const WHOLE_RUN: f64 = 12.0;
/// Before it plays again, it rests at the end for so long, in seconds.
const PAUSE: f64 = 1.5;
/// At transitions it plays so much slower, beginning and ending so much of real time before and after, in seconds.
const SLOW: f64 = 0.25;
const BEFORE: f64 = 0.2;
const AFTER: f64 = 0.1;
/// With reduced motion the picture changes this often, in seconds.
const REDUCED: f64 = 1.0;

/// The cursor.
#[derive(Clone, Debug)]
pub struct Cursor {
    /// Where it stands.
    pub t: f64,
    /// T_p of the run that is shown.
    pub end: f64,
    /// How fast it plays.
    pub speed: f64,
    /// Whether time runs.
    pub playing: bool,
    /// Whether the reader holds it, so that time does not run.
    pub held: bool,
    /// Whether it moves in steps, for readers who want less motion.
    pub reduced: bool,
    /// What of the run plays; without it, all.
    pub window: Option<(f64, f64)>,
    /// Whether it plays again and again.
    pub repeat: bool,
    /// The moments near which time passes slowly, in order.
    pub transitions: Option<Rc<[f64]>>,
    /// Where it stood, as a part of the run, before one that takes no time.
    part: Option<f64>,
    /// Where it is to stand when the next run is there.
    target: Option<f64>,
    /// Whether the run that the target was meant for is there: the cursor then stays until the reader moves it, or asks for
    /// another run.
    target_met: bool,
    /// Since when it rests at the end, in seconds.
    paused: f64,
    /// The virtual time since a step with reduced motion.
    owed: f64,
}

impl Cursor {
    /// At 0, standing still.
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
            part: None,
            target: None,
            target_met: false,
            paused: 0.0,
            owed: 0.0,
        }
    }

    /// Moves it.
    pub fn seek(&mut self, t: f64) {
        self.target = None;
        self.t = if self.end > 0.0 { t.clamp(0.0, self.end) } else { t.max(0.0) };
        self.owed = 0.0;
    }

    /// Moves it to a time of the run that is shown next, or of this one if it stays.
    pub fn seek_in_next_run(&mut self, t: f64) {
        self.seek(t);
        self.target = Some(t);
        self.target_met = false;
    }

    /// The run that was asked for is there.
    pub fn run_is_there(&mut self) {
        self.target_met = true;
    }

    /// Another run is asked for: of one that is there the cursor no longer keeps the time.
    pub fn run_is_asked(&mut self) {
        if self.target_met {
            self.target = None;
        }
    }

    /// Another run: it keeps its place relative to the end. The end is settled unless a run beside it is awaited, which may be
    /// longer: until then the cursor may stand behind the end.
    pub fn set_end(&mut self, end: f64, settled: bool) {
        let old = std::mem::replace(&mut self.end, end);
        if old > 0.0 && end <= 0.0 {
            self.part = Some(self.t / old);
        }
        let part = self.part.take_if(|_| end > 0.0);
        if let Some(t) = self.target {
            self.t = t;
        } else if old > 0.0 && old != end {
            // (Of the same length nothing may move, not even by a rounding.)
            self.t = if self.t >= old { end } else { self.t / old * end };
        } else if let Some(part) = part {
            self.t = part * end;
        }
        if !settled {
            self.end = end.max(self.t);
        }
        self.t = self.t.clamp(0.0, self.end);
    }

    /// Starts or stops; from the end it starts again at 0.
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

    /// From where to where it plays: the window, if the run has that much time.
    fn bounds(&self) -> (f64, f64) {
        let window = self.window.map(|(from, to)| (from, to.min(self.end)));
        window.filter(|(from, to)| from < to).unwrap_or((0.0, self.end))
    }

    /// How much slower time passes at the cursor, where a second is so much of it.
    fn pace(&self, second: f64) -> f64 {
        let Some(transitions) = &self.transitions else { return 1.0 };
        let next = transitions.partition_point(|&moment| moment < self.t - second * AFTER);
        let near = transitions.get(next).is_some_and(|&moment| moment <= self.t + second * BEFORE);
        if near { SLOW } else { 1.0 }
    }

    /// Moves it by so many seconds of real time; whether the end is reached.
    pub fn advance(&mut self, seconds: f64) -> bool {
        let (from, to) = self.bounds();
        if to <= 0.0 || self.held {
            return false;
        }
        let whole = to - from;
        if self.repeat && self.t >= to {
            self.paused += seconds;
            if self.paused >= PAUSE {
                self.paused = 0.0;
                self.t = from;
            }
            return false;
        }
        let second = self.speed * whole / WHOLE_RUN;
        let mut virtual_time = seconds * second * self.pace(second);
        if self.reduced {
            let owed = self.owed + virtual_time;
            let stride = REDUCED * self.speed.min(1.0) * whole / WHOLE_RUN;
            virtual_time = (owed / stride).floor() * stride;
            self.owed = owed - virtual_time;
        }
        self.run_is_asked();
        self.t = (self.t.max(from) + virtual_time).min(to);
        self.t >= to && !self.repeat
    }
}
