//! The clock of the page: the cursor in virtual time, moved by the screen's frames and by real time.
//!
//! It stands beside the reducer, because a cursor that moves sixty times a second must not render anything: painters
//! subscribe and are called with the time. Nothing here allocates in a frame.

use hyperfly_core::order;
use js_sys::Function;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;

/// At speed 1 a whole run, or the window of it that plays, takes so long, in seconds.
pub const WHOLE_RUN: f64 = 12.0;
/// Before it plays again, it rests at the end for so long, in seconds.
const REST: f64 = 1.5;
/// At turns it plays so much slower, beginning and ending so much of real time before and after, in seconds.
const SLOW: f64 = 0.25;
const BEFORE: f64 = 0.2;
const AFTER: f64 = 0.1;
/// With reduced motion the picture changes this often, in seconds.
const REDUCED: f64 = 1.0;

/// What is called with the cursor.
pub type Painter = Rc<dyn Fn(f64)>;

/// The clock.
pub struct Player {
    own: Weak<Player>,
    t: Cell<f64>,
    end: Cell<f64>,
    speed: Cell<f64>,
    playing: Cell<bool>,
    /// Where the cursor is to stand when the next run is there.
    aim: Cell<Option<f64>>,
    /// Whether the run that it aims at is there. The cursor then stays at it until the reader moves, or asks for another run.
    met: Cell<bool>,
    held: Cell<bool>,
    /// What of the run plays, and whether it does so again and again.
    window: Cell<Option<(f64, f64)>>,
    again: Cell<bool>,
    /// The moments near which time passes slowly, in order.
    turns: RefCell<Option<Rc<[f64]>>>,
    /// Since when it rests at the end, in seconds.
    rested: Cell<f64>,
    /// Whether nobody can see it.
    unseen: Cell<bool>,
    reduced: Cell<bool>,
    /// Milliseconds of the frame before, and the virtual time since a reduced-motion step.
    last: Cell<Option<f64>>,
    owed: Cell<f64>,
    requested: Cell<bool>,
    painters: RefCell<Vec<(u32, Painter)>>,
    next_painter: Cell<u32>,
    finished: RefCell<Option<Rc<dyn Fn()>>>,
    painted: RefCell<Option<Rc<dyn Fn()>>>,
    frame: RefCell<Option<Function>>,
    /// Script time of the latest animation frames, in milliseconds, as a ring.
    script: RefCell<Ring>,
}

/// The latest numbers of a measurement.
#[derive(Default)]
pub struct Ring {
    values: Vec<f64>,
    at: usize,
}

impl Ring {
    /// So many are remembered.
    const LEN: usize = 240;

    /// Remembers one more.
    pub fn push(&mut self, value: f64) {
        if self.values.len() < Self::LEN {
            self.values.reserve_exact(Self::LEN - self.values.len());
            self.values.push(value);
        } else {
            self.values[self.at] = value;
        }
        self.at = (self.at + 1) % Self::LEN;
    }

    /// Count, median, 99th percentile and maximum.
    pub fn statistics(&self) -> [f64; 4] {
        let mut sorted = self.values.clone();
        order::times(&mut sorted);
        let rank =
            |q: f64| sorted.get(((sorted.len() as f64 - 1.0) * q).round() as usize).copied().unwrap_or(0.0);
        [sorted.len() as f64, rank(0.5), rank(0.99), rank(1.0)]
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.values.clear();
        self.at = 0;
    }
}

/// A painter stays subscribed as long as this lives.
pub struct Subscription {
    player: Rc<Player>,
    id: u32,
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.player.painters.borrow_mut().retain(|(id, _)| *id != self.id);
    }
}

impl Player {
    /// A clock at 0 that stands still.
    pub fn new() -> Rc<Player> {
        let player = Rc::new_cyclic(|own: &Weak<Player>| Player {
            own: own.clone(),
            t: Cell::new(0.0),
            end: Cell::new(0.0),
            speed: Cell::new(1.0),
            playing: Cell::new(false),
            aim: Cell::new(None),
            met: Cell::new(false),
            held: Cell::new(false),
            window: Cell::new(None),
            again: Cell::new(false),
            turns: RefCell::default(),
            rested: Cell::new(0.0),
            unseen: Cell::new(false),
            reduced: Cell::new(matches_media("(prefers-reduced-motion: reduce)")),
            last: Cell::new(None),
            owed: Cell::new(0.0),
            requested: Cell::new(false),
            painters: RefCell::default(),
            next_painter: Cell::new(0),
            finished: RefCell::default(),
            painted: RefCell::default(),
            frame: RefCell::default(),
            script: RefCell::default(),
        });
        let own = player.own.clone();
        let frame = Closure::<dyn FnMut(f64)>::new(move |now| {
            if let Some(player) = own.upgrade() {
                player.on_frame(now);
            }
        });
        *player.frame.borrow_mut() = Some(frame.into_js_value().unchecked_into());
        player
    }

    /// The cursor.
    pub fn t(&self) -> f64 {
        self.t.get()
    }

    /// T_p of the run that is shown.
    pub fn end(&self) -> f64 {
        self.end.get()
    }

    /// Whether the system asks for reduced motion.
    pub fn reduced(&self) -> bool {
        self.reduced.get()
    }

    /// Whether time runs.
    pub fn playing(&self) -> bool {
        self.playing.get()
    }

    /// Statistics of the script time per animation frame: count, median, 99th percentile, maximum.
    pub fn script_statistics(&self) -> [f64; 4] {
        self.script.borrow().statistics()
    }

    /// Forgets those statistics.
    pub fn clear_statistics(&self) {
        self.script.borrow_mut().clear();
    }

    /// Calls `painter` for every change of the cursor until the subscription is dropped.
    pub fn subscribe(self: &Rc<Self>, painter: Painter) -> Subscription {
        let id = self.next_painter.replace(self.next_painter.get() + 1);
        self.painters.borrow_mut().push((id, painter));
        Subscription { player: self.clone(), id }
    }

    /// Calls `finished` when the end is reached while playing.
    pub fn on_finished(&self, finished: Rc<dyn Fn()>) {
        *self.finished.borrow_mut() = Some(finished);
    }

    /// Calls `painted` after each frame.
    pub fn on_painted(&self, painted: Rc<dyn Fn()>) {
        *self.painted.borrow_mut() = Some(painted);
    }

    /// Another run: the cursor keeps its place relative to the end. It is settled unless a run beside it is awaited, which may
    /// be longer: until then the cursor may stand behind the end.
    pub fn set_end(&self, end: f64, settled: bool) {
        let old = self.end.replace(end);
        if let Some(t) = self.aim.get() {
            self.t.set(t);
        } else if old > 0.0 && old != end {
            // (Of the same length nothing may move, not even by a rounding.)
            self.t.set(if self.t.get() >= old { end } else { self.t.get() / old * end });
        }
        if !settled {
            self.end.set(end.max(self.t.get()));
        }
        let end = self.end.get();
        self.t.set(self.t.get().clamp(0.0, end));
        self.request();
    }

    /// Moves the cursor.
    pub fn seek(&self, t: f64) {
        self.aim.set(None);
        let t = if self.end.get() > 0.0 { t.clamp(0.0, self.end.get()) } else { t.max(0.0) };
        self.t.set(t);
        self.owed.set(0.0);
        self.request();
    }

    /// Moves the cursor to a time of the run that is shown next, or of this one if it stays.
    pub fn arrive(&self, t: f64) {
        self.seek(t);
        self.aim.set(Some(t));
        self.met.set(false);
    }

    /// The run that was asked for is there, and ends so.
    pub fn came(&self, end: f64) {
        self.set_end(end, true);
        self.met.set(true);
    }

    /// Another run is asked for: of one that is there the cursor no longer keeps the time.
    pub fn let_go(&self) {
        if self.met.get() {
            self.aim.set(None);
        }
    }

    /// Starts or stops; from the end it starts again at 0.
    pub fn set_playing(&self, playing: bool) {
        if playing && !self.playing.get() {
            let (from, to) = self.bounds();
            if to > 0.0 && !(from..to).contains(&self.t.get()) {
                self.t.set(from);
            }
            self.last.set(None);
            self.rested.set(0.0);
        }
        self.playing.set(playing);
        self.request();
    }

    /// While the reader holds the scrubber, time does not run.
    pub fn hold(&self, held: bool) {
        self.held.set(held);
    }

    /// What of the run plays, and whether it begins again at the end.
    pub fn set_window(&self, window: Option<(f64, f64)>, again: bool) {
        self.window.set(window);
        self.again.set(again);
    }

    /// From where to where it plays: the window, if the run has that much time.
    fn bounds(&self) -> (f64, f64) {
        let end = self.end.get();
        let window = self.window.get().map(|(from, to)| (from, to.min(end)));
        window.filter(|(from, to)| from < to).unwrap_or((0.0, end))
    }

    /// The moments of the run near which time passes slowly, in order.
    pub fn set_turns(&self, turns: Option<Rc<[f64]>>) {
        *self.turns.borrow_mut() = turns;
    }

    /// How much slower time passes at `t`, where a second is so much of it.
    fn pace(&self, t: f64, second: f64) -> f64 {
        let turns = self.turns.borrow();
        let Some(turns) = &*turns else { return 1.0 };
        let next = turns.partition_point(|&turn| turn < t - second * AFTER);
        if turns.get(next).is_some_and(|&turn| turn <= t + second * BEFORE) { SLOW } else { 1.0 }
    }

    /// What nobody can see stands still and takes no frames.
    pub fn set_seen(&self, seen: bool) {
        if self.unseen.replace(!seen) && seen {
            self.last.set(None);
            self.request();
        }
    }

    /// How fast it plays.
    pub fn set_speed(&self, speed: f64) {
        self.speed.set(speed);
    }

    /// Paints once in the next frame.
    pub fn request(&self) {
        if !self.requested.replace(true)
            && let Some(frame) = &*self.frame.borrow()
        {
            // Fails only without a window.
            let _ = gloo::utils::window().request_animation_frame(frame);
        }
    }

    fn on_frame(&self, now: f64) {
        self.requested.set(false);
        let begun = clock();
        let mut over = false;
        if self.playing.get() && !self.unseen.get() {
            // A hidden page has no frames; what was missed is not made up for.
            let passed =
                self.last.replace(Some(now)).map_or(0.0, |last| (now - last).clamp(0.0, 250.0) / 1000.0);
            over = self.step(passed);
            if !over {
                self.request();
            }
        }
        let t = self.t.get();
        for (_, painter) in &*self.painters.borrow() {
            painter(t);
        }
        if self.playing.get() {
            self.script.borrow_mut().push(clock() - begun);
        }
        if let Some(painted) = &*self.painted.borrow() {
            painted();
        }
        if over {
            self.playing.set(false);
            let finished = self.finished.borrow().clone();
            if let Some(finished) = finished {
                finished();
            }
        }
    }

    /// Moves the cursor by so many seconds; whether the end is reached.
    fn step(&self, seconds: f64) -> bool {
        let (from, to) = self.bounds();
        if to <= 0.0 || self.held.get() {
            return false;
        }
        let whole = to - from;
        if self.again.get() && self.t.get() >= to {
            self.rested.set(self.rested.get() + seconds);
            if self.rested.get() >= REST {
                self.rested.set(0.0);
                self.t.set(from);
            }
            return false;
        }
        let second = self.speed.get() * whole / WHOLE_RUN;
        let mut virtual_time = seconds * second * self.pace(self.t.get(), second);
        if self.reduced.get() {
            let owed = self.owed.get() + virtual_time;
            let stride = REDUCED * self.speed.get().min(1.0) * whole / WHOLE_RUN;
            virtual_time = (owed / stride).floor() * stride;
            self.owed.set(owed - virtual_time);
        }
        let t = (self.t.get().max(from) + virtual_time).min(to);
        self.let_go();
        self.t.set(t);
        t >= to && !self.again.get()
    }
}

/// Milliseconds of the page's clock.
pub fn clock() -> f64 {
    gloo::utils::window().performance().map_or(0.0, |performance| performance.now())
}

/// Whether a media query holds.
pub fn matches_media(query: &str) -> bool {
    gloo::utils::window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}
