//! The clock of the page: the one store of the cursor, which pictures subscribe to.
//!
//! It stands beside the reducer, because a cursor that moves sixty times a second must not render anything: painters are called
//! with the time in the frames of the screen. Nothing here allocates in a frame.

use crate::player::cursor::Cursor;
use crate::worker::ring::Ring;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

/// Frames of the screen, and the time.
pub trait Screen {
    /// Calls [`Player::on_frame`] in the next frame.
    fn request_frame(&self);

    /// Milliseconds of the page's clock.
    fn now(&self) -> f64;
}

/// What is called with the cursor.
pub type Painter = Rc<dyn Fn(f64)>;

/// Who hears that something happened.
type Listener = Rc<dyn Fn()>;

/// The clock.
pub struct Player {
    own: Weak<Player>,
    screen: Rc<dyn Screen>,
    cursor: RefCell<Cursor>,
    /// Whether nobody can see it.
    unseen: Cell<bool>,
    /// Milliseconds of the frame before.
    last_frame: Cell<Option<f64>>,
    frame_requested: Cell<bool>,
    /// Where the cursor rested last.
    rest: Cell<f64>,
    next_id: Cell<u32>,
    painters: RefCell<Vec<(u32, Painter)>>,
    rest_listeners: RefCell<Vec<(u32, Listener)>>,
    finished: RefCell<Option<Rc<dyn Fn()>>>,
    /// Script time of the latest animation frames, in milliseconds.
    script: RefCell<Ring>,
}

/// A painter, or who listens, stays subscribed as long as this lives.
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
    /// A clock at 0 that stands still.
    pub fn new(screen: Rc<dyn Screen>, reduced: bool) -> Rc<Player> {
        Rc::new_cyclic(|own| Player {
            own: own.clone(),
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

    /// The cursor.
    pub fn t(&self) -> f64 {
        self.cursor.borrow().t
    }

    /// T_p of the run that is shown.
    pub fn end(&self) -> f64 {
        self.cursor.borrow().end
    }

    /// Milliseconds of the page's clock.
    pub fn now(&self) -> f64 {
        self.screen.now()
    }

    /// Whether the system asks for reduced motion.
    pub fn reduced(&self) -> bool {
        self.cursor.borrow().reduced
    }

    /// Whether time runs.
    pub fn playing(&self) -> bool {
        self.cursor.borrow().playing
    }

    /// Statistics of the script time per animation frame: count, median, 99th percentile, maximum.
    pub fn script_statistics(&self) -> [f64; 4] {
        self.script.borrow().statistics()
    }

    /// Forgets those statistics.
    pub fn clear_statistics(&self) {
        self.script.borrow_mut().clear();
    }

    fn subscription(&self) -> Subscription {
        Subscription { player: self.own.clone(), id: self.next_id.replace(self.next_id.get() + 1) }
    }

    /// Calls `painter` for every change of the cursor until the subscription is dropped.
    pub fn subscribe(&self, painter: Painter) -> Subscription {
        let subscription = self.subscription();
        self.painters.borrow_mut().push((subscription.id, painter));
        subscription
    }

    /// Calls `listener` when the cursor has come to rest elsewhere, until the subscription is dropped.
    pub fn on_rest(&self, listener: Rc<dyn Fn()>) -> Subscription {
        let subscription = self.subscription();
        self.rest_listeners.borrow_mut().push((subscription.id, listener));
        subscription
    }

    /// Calls `finished` when the end is reached while playing.
    pub fn on_finished(&self, finished: Rc<dyn Fn()>) {
        *self.finished.borrow_mut() = Some(finished);
    }

    /// Changes the cursor, paints it in the next frame, and says where it rests.
    fn change(&self, act: impl FnOnce(&mut Cursor)) {
        act(&mut self.cursor.borrow_mut());
        self.request();
        self.rests();
    }

    fn rests(&self) {
        let cursor = self.cursor.borrow();
        let (t, rests) = (cursor.t, !cursor.playing && !cursor.held);
        drop(cursor);
        if rests && self.rest.replace(t) != t {
            let listeners: Vec<_> =
                self.rest_listeners.borrow().iter().map(|(_, listener)| listener.clone()).collect();
            listeners.iter().for_each(|listener| listener());
        }
    }

    /// Another run: [`Cursor::set_end`].
    pub fn set_end(&self, end: f64, settled: bool) {
        self.change(|cursor| cursor.set_end(end, settled));
    }

    /// Moves the cursor.
    pub fn seek(&self, t: f64) {
        self.change(|cursor| cursor.seek(t));
    }

    /// Moves the cursor to a time of the run that is shown next, or of this one if it stays.
    pub fn seek_in_next_run(&self, t: f64) {
        self.change(|cursor| cursor.seek_in_next_run(t));
    }

    /// The run that was asked for is there, and ends so.
    pub fn run_is_there(&self, end: f64) {
        self.change(|cursor| {
            cursor.set_end(end, true);
            cursor.run_is_there();
        });
    }

    /// Another run is asked for.
    pub fn run_is_asked(&self) {
        self.cursor.borrow_mut().run_is_asked();
    }

    /// Starts or stops; from the end it starts again at 0.
    pub fn set_playing(&self, playing: bool) {
        if playing && !self.playing() {
            self.last_frame.set(None);
        }
        self.change(|cursor| cursor.set_playing(playing));
    }

    /// While the reader holds the scrubber, time does not run.
    pub fn hold(&self, held: bool) {
        self.change(|cursor| cursor.held = held);
    }

    /// What of the run plays, and whether it begins again at the end.
    pub fn set_window(&self, window: Option<(f64, f64)>, repeat: bool) {
        let mut cursor = self.cursor.borrow_mut();
        (cursor.window, cursor.repeat) = (window, repeat);
    }

    /// The moments of the run near which time passes slowly, in order.
    pub fn set_transitions(&self, transitions: Option<Rc<[f64]>>) {
        self.cursor.borrow_mut().transitions = transitions;
    }

    /// How fast it plays.
    pub fn set_speed(&self, speed: f64) {
        self.cursor.borrow_mut().speed = speed;
    }

    /// What nobody can see stands still and takes no frames.
    pub fn set_seen(&self, seen: bool) {
        if self.unseen.replace(!seen) && seen {
            self.last_frame.set(None);
            self.request();
        }
    }

    /// Paints once in the next frame.
    pub fn request(&self) {
        if !self.frame_requested.replace(true) {
            self.screen.request_frame();
        }
    }

    /// A frame of the screen begins, at this time in milliseconds.
    pub fn on_frame(&self, now: f64) {
        self.frame_requested.set(false);
        let begun = self.screen.now();
        let mut over = false;
        if self.playing() && !self.unseen.get() {
            // A hidden page has no frames; what was missed is not made up for.
            let last = self.last_frame.replace(Some(now));
            let passed = last.map_or(0.0, |last| (now - last).clamp(0.0, 250.0) / 1000.0);
            over = self.cursor.borrow_mut().advance(passed);
            if !over {
                self.request();
            }
        }
        let t = self.t();
        for (_, painter) in &*self.painters.borrow() {
            painter(t);
        }
        if self.playing() {
            self.script.borrow_mut().push(self.screen.now() - begun);
        }
        if over {
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
