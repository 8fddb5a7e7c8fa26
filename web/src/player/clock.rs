//! The player: the page's clock, which moves the cursor and calls the painters of the pictures.
//!
//! Separate from the reducer, because a cursor that moves sixty times a second must not render components: painters are called with
//! the time in the screen's frames. No frame allocates memory.

use crate::player::cursor::Cursor;
use crate::worker::ring::Ring;
use hyperfly_view::trace::play_time::PlayTime;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

/// Source of frames and time.
pub trait Screen {
    /// Requests one call of [`Player::on_frame`].
    fn request_frame(&self);

    /// Returns the milliseconds since the page's time origin.
    fn now(&self) -> f64;
}

/// Paints the moment of the cursor.
pub type Painter = Rc<dyn Fn(f64)>;

type Listener = Rc<dyn Fn()>;

pub struct Player {
    weak_self: Weak<Player>,
    screen: Rc<dyn Screen>,
    cursor: RefCell<Cursor>,
    /// Whether the player is out of sight.
    unseen: Cell<bool>,
    /// Time of the previous frame in milliseconds.
    last_frame: Cell<Option<f64>>,
    frame_requested: Cell<bool>,
    rest: Cell<f64>,
    next_id: Cell<u32>,
    painters: RefCell<Vec<(u32, Painter)>>,
    rest_listeners: RefCell<Vec<(u32, Listener)>>,
    finished: RefCell<Option<Rc<dyn Fn()>>>,
    /// Script time of the latest animation frames in milliseconds.
    script: RefCell<Ring>,
}

/// Removes a painter or listener when dropped.
pub struct Subscription {
    player: Weak<Player>,
    id: u32,
}

impl Drop for Subscription {
    fn drop(&mut self) {
        if let Some(player) = self.player.upgrade() {
            player.painters.borrow_mut().retain(|(id, _)| *id != self.id);
            player.rest_listeners.borrow_mut().retain(|(id, _)| *id != self.id);
        }
    }
}

impl Player {
    /// Creates a paused clock at 0. `reduced` asks for reduced motion.
    pub fn new(screen: Rc<dyn Screen>, reduced: bool) -> Rc<Player> {
        Rc::new_cyclic(|weak_self| Player {
            weak_self: weak_self.clone(),
            screen,
            cursor: RefCell::new(Cursor::new(reduced)),
            unseen: Cell::new(false),
            last_frame: Cell::new(None),
            frame_requested: Cell::new(false),
            rest: Cell::new(0.0),
            next_id: Cell::new(0),
            painters: RefCell::default(),
            rest_listeners: RefCell::default(),
            finished: RefCell::default(),
            script: RefCell::default(),
        })
    }

    /// Returns the time of the cursor.
    pub fn t(&self) -> f64 {
        self.cursor.borrow().t
    }

    /// Returns T_p of the displayed run.
    pub fn end(&self) -> f64 {
        self.cursor.borrow().end
    }

    /// Returns the milliseconds since the page's time origin.
    pub fn now(&self) -> f64 {
        self.screen.now()
    }

    /// Whether the system asks for reduced motion.
    pub fn prefers_reduced_motion(&self) -> bool {
        self.cursor.borrow().reduced
    }

    pub fn playing(&self) -> bool {
        self.cursor.borrow().playing
    }

    /// Returns count, median, 99th percentile and maximum of the script time per animation frame.
    pub fn script_statistics(&self) -> [f64; 4] {
        self.script.borrow().statistics()
    }

    /// Clears the script-time statistics.
    pub fn clear_statistics(&self) {
        self.script.borrow_mut().clear();
    }

    fn subscription(&self) -> Subscription {
        Subscription { player: self.weak_self.clone(), id: self.next_id.replace(self.next_id.get() + 1) }
    }

    /// Calls `painter` for every change of the cursor while the subscription lives.
    pub fn subscribe(&self, painter: Painter) -> Subscription {
        let subscription = self.subscription();
        self.painters.borrow_mut().push((subscription.id, painter));
        subscription
    }

    /// Calls `listener` when the cursor has come to rest elsewhere, while the subscription lives.
    pub fn on_rest(&self, listener: Rc<dyn Fn()>) -> Subscription {
        let subscription = self.subscription();
        self.rest_listeners.borrow_mut().push((subscription.id, listener));
        subscription
    }

    /// Calls `finished` when playback reaches the end.
    pub fn on_finished(&self, finished: Rc<dyn Fn()>) {
        *self.finished.borrow_mut() = Some(finished);
    }

    /// Changes the cursor, requests a frame, and notifies the rest listeners.
    fn change(&self, act: impl FnOnce(&mut Cursor)) {
        act(&mut self.cursor.borrow_mut());
        self.request();
        self.notify_if_resting();
    }

    fn notify_if_resting(&self) {
        let cursor = self.cursor.borrow();
        let (t, is_resting) = (cursor.t, !cursor.playing && !cursor.held);
        drop(cursor);
        if is_resting && self.rest.replace(t) != t {
            let listeners: Vec<_> =
                self.rest_listeners.borrow().iter().map(|(_, listener)| listener.clone()).collect();
            listeners.iter().for_each(|listener| listener());
        }
    }

    /// Sets the end of a new run; see [`Cursor::set_end`].
    pub fn set_end(&self, end: f64, settled: bool) {
        self.change(|cursor| cursor.set_end(end, settled));
    }

    pub fn seek(&self, t: f64) {
        self.change(|cursor| cursor.seek(t));
    }

    /// Moves the cursor to a time of the next displayed run, or of the current one if it stays.
    pub fn seek_in_next_run(&self, t: f64) {
        self.change(|cursor| cursor.seek_in_next_run(t));
    }

    /// Reports that the requested run has arrived, with its end.
    pub fn accept_run(&self, end: f64) {
        self.change(|cursor| {
            cursor.set_end(end, true);
            cursor.accept_run();
        });
    }

    /// Reports that a new run is requested.
    pub fn expect_run(&self) {
        self.cursor.borrow_mut().expect_run();
    }

    /// Starts or stops playback; at the end, it restarts at 0.
    pub fn set_playing(&self, playing: bool) {
        if playing && !self.playing() {
            self.last_frame.set(None);
        }
        self.change(|cursor| cursor.set_playing(playing));
    }

    /// Stops time while the reader holds the scrubber.
    pub fn hold(&self, is_held: bool) {
        self.change(|cursor| cursor.held = is_held);
    }

    /// Sets the part of the run that plays, and whether it repeats.
    pub fn set_window(&self, window: Option<(f64, f64)>, repeat: bool) {
        let mut cursor = self.cursor.borrow_mut();
        (cursor.window, cursor.repeat) = (window, repeat);
    }

    /// Sets the moments near which time passes slowly, in ascending order.
    pub fn set_transitions(&self, transitions: Option<Rc<[f64]>>) {
        self.cursor.borrow_mut().transitions = transitions;
    }

    /// Sets how seconds of playback show simulated time; without it, a run or its window plays in 12 seconds as the machine takes.
    pub fn set_play_time(&self, play_time: Option<PlayTime>) {
        self.cursor.borrow_mut().play_time = play_time;
    }

    /// Returns the seconds that the run, or its window, plays at speed 1.
    pub fn length(&self) -> f64 {
        self.cursor.borrow().length()
    }

    pub fn set_speed(&self, speed: f64) {
        self.cursor.borrow_mut().speed = speed;
    }

    /// Sets whether the player is visible. An invisible player pauses and requests no frames.
    pub fn set_seen(&self, is_visible: bool) {
        if self.unseen.replace(!is_visible) && is_visible {
            self.last_frame.set(None);
            self.request();
        }
    }

    /// Requests one frame.
    pub fn request(&self) {
        if !self.frame_requested.replace(true) {
            self.screen.request_frame();
        }
    }

    /// Advances and paints; called at the start of a frame with its time in milliseconds.
    pub fn on_frame(&self, now: f64) {
        self.frame_requested.set(false);
        let start = self.screen.now();
        let mut finished_run = false;
        if self.playing() && !self.unseen.get() {
            // A hidden page has no frames, and the missed time is not caught up.
            let last = self.last_frame.replace(Some(now));
            let elapsed = last.map_or(0.0, |last| (now - last).clamp(0.0, 250.0) / 1000.0);
            finished_run = self.cursor.borrow_mut().advance(elapsed);
            if !finished_run {
                self.request();
            }
        }
        let t = self.t();
        for (_, painter) in &*self.painters.borrow() {
            painter(t);
        }
        if self.playing() {
            self.script.borrow_mut().push(self.screen.now() - start);
        }
        if finished_run {
            self.cursor.borrow_mut().set_playing(false);
            let finished = self.finished.borrow().clone();
            if let Some(finished) = finished {
                finished();
            }
        }
    }
}

#[cfg(test)]
mod tests;
