//! The page of a visit: its own store, engine, clock and address, in a world of the visit's.

use super::random::RandomValues;
use super::script::Step;
use super::threads::Threads;
use super::truth::Truth;
use super::world::{Kind, World};
use fastrand::Rng;
use hyperfly_core::Complex64;
use hyperfly_request::{Choice, Race, Request, Settings, Theme, View};
use hyperfly_view::Selection;
use hyperfly_web::app::effects;
use hyperfly_web::player::clock::{Player, Screen};
use hyperfly_web::state::action::Action;
use hyperfly_web::state::history::{self, Address, Writer};
use hyperfly_web::state::page_state::State;
use hyperfly_web::state::race;
use hyperfly_web::state::samples::OwnSamples;
use hyperfly_web::state::store::{Side, Store};
use hyperfly_web::worker::engine::Engine;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

/// The frames of a screen are so far apart, in milliseconds.
const FRAME: f64 = 1000.0 / 60.0;

/// A screen whose frames are calls of the world.
struct Frames {
    world: Rc<World>,
    player: RefCell<Weak<Player>>,
}

impl Screen for Frames {
    fn request_frame(&self) {
        let (player, world) = (self.player.borrow().clone(), Rc::downgrade(&self.world));
        self.world.then(FRAME, Kind::Frame, move || {
            if let (Some(player), Some(world)) = (player.upgrade(), world.upgrade()) {
                player.on_frame(world.now());
            }
        });
    }

    fn now(&self) -> f64 {
        self.world.now()
    }
}

/// The history of a tab. Like WebKit it refuses to be written more than a hundred times in ten seconds.
pub struct Tab {
    world: Rc<World>,
    entries: RefCell<Vec<String>>,
    at: Cell<usize>,
    writes: RefCell<Vec<f64>>,
}

impl Address for Tab {
    fn now(&self) -> f64 {
        self.world.now()
    }

    fn after(&self, milliseconds: u32, call: Box<dyn FnOnce()>) -> Box<dyn Any> {
        Box::new(self.world.after(f64::from(milliseconds), Kind::Timer, call))
    }

    fn soon(&self, call: Box<dyn FnOnce()>) {
        self.world.then(0.0, Kind::Message, call);
    }

    fn show(&self, url: &str, own_entry: bool) -> bool {
        let now = self.world.now();
        let mut writes = self.writes.borrow_mut();
        writes.retain(|at| now - at < 10_000.0);
        if writes.len() >= 100 {
            return false;
        }
        writes.push(now);
        let mut entries = self.entries.borrow_mut();
        if own_entry {
            entries.truncate(self.at.get() + 1);
            entries.push(url.to_owned());
            self.at.set(entries.len() - 1);
        } else {
            entries[self.at.get()] = url.to_owned();
        }
        true
    }
}

impl Tab {
    /// What stands in the address.
    pub fn address(&self) -> String {
        self.entries.borrow()[self.at.get()].clone()
    }
}

/// The page.
pub struct Page {
    /// Its clock and all that waits.
    pub world: Rc<World>,
    /// Its workers.
    pub threads: Rc<Threads>,
    /// Its state.
    pub store: Rc<Store>,
    /// What stands in its address.
    pub tab: Rc<Tab>,
    engine: Rc<Engine>,
    writer: Rc<Writer>,
    /// What of its own samples was ever taken.
    samples: RefCell<Vec<Rc<[Complex64]>>>,
    follows: Option<Box<dyn Any>>,
}

impl Page {
    /// Opens it with this behind `#`. What it shows is compared with the truth.
    pub fn open(fragment: &str, rng: &mut Rng, truth: &Rc<Truth>) -> Page {
        let world = Rc::new(World::default());
        let threads = Threads::new(world.clone(), Rng::with_seed(rng.u64(..)));
        let mut asked = history::read(fragment, false);
        race::begin_unless_requested(&mut asked, fragment);
        let t = std::mem::take(&mut asked.request.look.t);
        let store = Store::new(State::new(asked.request, asked.problems, asked.warnings, false));
        let screen = Rc::new(Frames { world: world.clone(), player: RefCell::default() });
        let player = Player::new(screen.clone(), false);
        *screen.player.borrow_mut() = Rc::downgrade(&player);
        let (told, truth) = (Rc::downgrade(&store), truth.clone());
        let dispatch = move |action| {
            let Some(store) = told.upgrade() else { return };
            if let Action::Show(shown) | Action::Beside(shown) = &action {
                truth.expects(shown.run(), store.state(Side::Left).own.as_ref());
            }
            store.dispatch(action);
        };
        let engine = Engine::with(threads.clone(), player, Rc::new(dispatch), rng.percent(25));
        engine.player.seek_in_next_run(t);
        let tab = Rc::new(Tab {
            world: world.clone(),
            entries: RefCell::new(vec![format!("#{}", fragment.trim_start_matches('#'))]),
            at: Cell::new(0),
            writes: RefCell::default(),
        });
        let writer = Writer::new(tab.clone());
        let keeps = engine.clone();
        let follows = (
            effects::sync_runs(&store, &engine),
            effects::clock(&store, &engine),
            effects::address(&store, &engine, &writer),
            // What the figure of the curves does.
            store.watch(
                |state| {
                    let curve = state.chosen_curve().unwrap_or(state.curve);
                    state.kept().filter(|_| state.shows_curves() && curve == View::Isoefficiency)
                },
                move |kept| keeps.keep(*kept),
            ),
        );
        let follows = Some(Box::new(follows) as Box<dyn Any>);
        Page { world, threads, store, tab, engine, writer, samples: RefCell::default(), follows }
    }

    /// The state.
    pub fn state(&self) -> Rc<State> {
        self.store.state(Side::Left)
    }

    /// Its clock.
    pub fn player(&self) -> &Player {
        &self.engine.player
    }

    /// What its address should say.
    pub fn fragment(&self) -> String {
        format!("#{}", history::fragment(&self.engine.seen(&self.state())))
    }

    /// Whether nothing is asked of the main worker.
    pub fn idle(&self) -> bool {
        self.engine.is_idle()
    }

    /// Whether what is asked for is what is seen, or why not is said.
    pub fn is_settled(&self) -> bool {
        let state = self.state();
        self.idle() && state.progress.is_none() && self.is_answered(&state)
    }

    /// How it is, in a line.
    pub fn told(&self) -> String {
        let state = self.state();
        let shown = state
            .shown
            .as_ref()
            .map(|shown| Request::from(Settings::of(&shown.run().scenario)).to_fragment());
        format!(
            "{} shows {shown:?} idle {} progress {:?} problems {:?} failure {:?} notice {:?} workers {}",
            self.tab.address(),
            self.idle(),
            state.progress,
            state.problems.iter().map(|problem| &problem.field).collect::<Vec<_>>(),
            state.failure,
            state.notice,
            self.threads.started()
        )
    }

    fn is_answered(&self, state: &State) -> bool {
        let shown = state.shown.as_ref().is_some_and(|shown| shown.is_of(&state.request.settings.scenario()));
        shown || state.failure.is_some() || !state.problems.is_empty()
    }

    fn send(&self, action: Action) {
        self.store.dispatch(action);
    }

    /// Lets so much time pass.
    pub fn wait(&self, milliseconds: f64, each: &mut impl FnMut(&Page)) {
        let until = self.world.now() + milliseconds;
        while self.world.step(until) {
            each(self);
        }
        self.world.pass((until - self.world.now()).max(0.0));
    }

    /// Does a step. How long what goes wrong lasts, if something does.
    pub fn act(&self, step: &Step, each: &mut impl FnMut(&Page)) -> Option<f64> {
        match step {
            Step::Set(field, value) => self.send(Action::Set(field, value.clone(), false)),
            Step::Drag(field, values) => {
                for value in values {
                    self.send(Action::Set(field, value.clone(), true));
                    self.wait(16.0, each);
                }
                self.send(Action::Commit);
            }
            Step::Right(field, value) => {
                self.send(Action::Right(Box::new(Action::Set(field, value.clone(), false))));
            }
            Step::Beside(changes) => self.send(Action::Set("beside", changes.clone(), false)),
            Step::Swap => self.send(Action::Swap),
            Step::AsLeft(field) => self.send(Action::AsLeft(field)),
            Step::View(view) => self.send(Action::View(view.and_then(View::from_id))),
            Step::Curve(view) => self.send(Action::Curve(View::from_id(view).expect("a curve"))),
            Step::Keep(efficiency) => {
                self.send(Action::View(Some(View::Isoefficiency)));
                self.send(Action::Keep(Some(*efficiency), false));
            }
            Step::Play(play) => self.send(Action::Play(*play)),
            Step::Speed(speed) => self.send(Action::Speed(*speed)),
            Step::Seek(part) => {
                self.engine.player.hold(true);
                self.engine.player.seek(part * self.engine.player.end());
                self.send(Action::Play(false));
                self.engine.player.hold(false);
            }
            Step::Point(which) => self.send(Action::Hover(self.thing(*which))),
            Step::Pick(which) => self.send(Action::Pin(self.thing(*which))),
            Step::Theme(theme) => self.send(Action::Theme(Theme::from_id(theme).expect("a theme"))),
            Step::Own(count, seed) => {
                let mut rng = Rng::with_seed(*seed);
                let mut one = || rng.between(-1.0, 1.0);
                let samples: Rc<[Complex64]> = (0..*count).map(|_| Complex64::new(one(), one())).collect();
                self.samples.borrow_mut().push(samples.clone());
                self.send(Action::Own(Rc::new(OwnSamples { name: "samples".to_owned(), samples })));
            }
            Step::Paper(id) => self.send(Action::Paper((*id).to_owned())),
            Step::Tour(id) => self.send(Action::Tour((*id).to_owned())),
            Step::Race(step) => {
                self.send(Action::Race(Race::from_id(step).expect("a step")));
                self.engine.player.seek_in_next_run(0.0);
            }
            Step::Present(on) => self.send(Action::Present(*on)),
            Step::Help(on) => self.send(Action::Help(*on)),
            Step::Share(on) => self.send(Action::Share(*on)),
            Step::Rail(on) => self.send(Action::Rail(*on)),
            Step::Cancel => self.engine.cancel(),
            Step::Go(fragment) => {
                let entry = format!("#{fragment}");
                if self.tab.address() != entry {
                    self.tab.entries.borrow_mut().truncate(self.tab.at.get() + 1);
                    self.tab.entries.borrow_mut().push(entry);
                    self.tab.at.set(self.tab.at.get() + 1);
                }
                self.arrive();
            }
            Step::Travel(forward) => {
                let (at, last) = (self.tab.at.get(), self.tab.entries.borrow().len() - 1);
                self.tab.at.set(if *forward { (at + 1).min(last) } else { at.saturating_sub(1) });
                self.arrive();
            }
            // Of the size only pictures know.
            Step::Resize(..) => self.engine.player.request(),
            Step::Hide(hidden) => self.world.hide(*hidden),
            Step::Fault(fault) => return Some(self.threads.suffer(fault)),
        }
        None
    }

    fn arrive(&self) {
        effects::arrive(&self.store, &self.engine, &self.writer, &self.tab.address());
    }

    /// Something of the run that is shown.
    fn thing(&self, which: usize) -> Option<Selection> {
        let state = self.state();
        let run = state.shown.as_ref()?.run();
        let (p, n) = (run.scenario.p, run.scenario.problem.n);
        let index = which / 4;
        Some(match which % 4 {
            0 => Selection::Processor(index as u32 % p),
            1 => Selection::Stage(index as u8 % n.ilog2() as u8),
            2 => Selection::Element { stage: 0, index: index as u64 % n },
            _ => return None,
        })
    }

    /// All is well again, and somebody looks.
    pub fn heal(&self) {
        self.threads.heal();
        self.world.hide(false);
        self.send(Action::Play(false));
    }

    /// What is wrong with the page after it has been left in peace.
    pub fn faults(&self, truth: &Truth) -> Vec<String> {
        let state = self.state();
        let mut faults = Vec::new();
        let mut holds = |what: &str, holds: bool| {
            if !holds {
                faults.push(what.to_owned());
            }
        };
        holds("a job is in flight or waits", self.idle());
        holds("progress is told of nothing", state.progress.is_none());
        let waiting = self.world.waiting(&[Kind::Timer, Kind::Frame, Kind::Message, Kind::Slice]);
        holds(&format!("{waiting} calls still wait"), waiting == 0);
        let said = state.notice.is_some();
        holds("what is asked for is not shown, and nobody says why", self.is_answered(&state) || said);
        holds(
            &format!("the address is {} and not {}", self.tab.address(), self.fragment()),
            self.tab.address() == self.fragment(),
        );
        holds("a run is shown of other samples", self.shows_samples(&state, truth));
        if state.awaits_beside() && state.shown.is_some() && state.is_settled_left() {
            let there = state.is_current() && state.pair.is_some();
            holds("the run beside is not there, and nobody says why", there || said);
        }
        if state.shows_curves() && state.is_settled_left() {
            let points = &state.points;
            let of =
                state.shown.as_ref().is_some_and(|shown| points.are_of(&shown.run().scenario, points.kept()));
            let all = points.points.len() == points.total && points.total > 0;
            holds("the points of the curves are not there", of && all || said);
        }
        faults
    }

    fn shows_samples(&self, state: &State, truth: &Truth) -> bool {
        let Some(shown) =
            state.shown.as_ref().filter(|shown| shown.is_of(&state.request.settings.scenario()))
        else {
            return true;
        };
        truth.is_of(shown.run(), state.own.as_ref().map(|own| &own.samples[..]))
    }
}

/// Whether what is asked for is shown.
trait Settled {
    fn is_settled_left(&self) -> bool;
}

impl Settled for State {
    fn is_settled_left(&self) -> bool {
        self.shown.as_ref().is_some_and(|shown| shown.is_of(&self.request.settings.scenario()))
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        // What follows from the state holds the state.
        self.follows = None;
    }
}
