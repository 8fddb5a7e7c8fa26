//! The simulated page of a visit: the page's own store, engine, clock and address, in simulated time.

use super::expected_runs::ExpectedRuns;
use super::fake_workers::FakeWorkers;
use super::random::RandomValues;
use super::script::Step;
use super::world::{CallKind, World};
use fastrand::Rng;
use hyperfly_core::{Complex64, Scenario};
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

/// Interval between frames, in milliseconds.
const FRAME: f64 = 1000.0 / 60.0;

/// Screen whose frames are scheduled calls.
struct Frames {
    world: Rc<World>,
    player: RefCell<Weak<Player>>,
}

impl Screen for Frames {
    fn request_frame(&self) {
        let (player, world) = (self.player.borrow().clone(), Rc::downgrade(&self.world));
        self.world.then(FRAME, CallKind::Frame, move || {
            if let (Some(player), Some(world)) = (player.upgrade(), world.upgrade()) {
                player.on_frame(world.now());
            }
        });
    }

    fn now(&self) -> f64 {
        self.world.now()
    }
}

/// History of a tab. Like WebKit, it refuses more than a hundred writes in ten seconds.
pub struct Tab {
    world: Rc<World>,
    entries: RefCell<Vec<String>>,
    position: Cell<usize>,
    writes: RefCell<Vec<f64>>,
}

impl Address for Tab {
    fn now(&self) -> f64 {
        self.world.now()
    }

    fn after(&self, milliseconds: u32, call: Box<dyn FnOnce()>) -> Box<dyn Any> {
        Box::new(self.world.after(f64::from(milliseconds), CallKind::Timer, call))
    }

    fn call_after_task(&self, call: Box<dyn FnOnce()>) {
        self.world.then(0.0, CallKind::Message, call);
    }

    fn show(&self, url: &str, own_entry: bool) -> bool {
        let time = self.world.now();
        let mut writes = self.writes.borrow_mut();
        writes.retain(|position| time - position < 10_000.0);
        if writes.len() >= 100 {
            return false;
        }
        writes.push(time);
        let mut entries = self.entries.borrow_mut();
        if own_entry {
            entries.truncate(self.position.get() + 1);
            entries.push(url.to_owned());
            self.position.set(entries.len() - 1);
        } else {
            entries[self.position.get()] = url.to_owned();
        }
        true
    }
}

impl Tab {
    /// Returns the current address.
    pub fn address(&self) -> String {
        self.entries.borrow()[self.position.get()].clone()
    }
}

pub struct Page {
    pub world: Rc<World>,
    pub threads: Rc<FakeWorkers>,
    pub store: Rc<Store>,
    pub tab: Rc<Tab>,
    engine: Rc<Engine>,
    writer: Rc<Writer>,
    /// All samples that the page has ever taken.
    samples: RefCell<Vec<Rc<[Complex64]>>>,
    /// The comparison run that the reader cancelled last: the page offers to run it.
    cancelled_comparison: RefCell<Option<Scenario>>,
    effects_guard: Option<Box<dyn Any>>,
}

impl Page {
    /// Opens the page with this fragment. Runs that it shows are compared with `expected`.
    pub fn open(fragment: &str, rng: &mut Rng, expected: &Rc<ExpectedRuns>) -> Page {
        let world = Rc::new(World::default());
        let threads = FakeWorkers::new(world.clone(), Rng::with_seed(rng.u64(..)));
        let mut request = history::read(fragment, false);
        race::begin_unless_requested(&mut request, fragment);
        let t = std::mem::take(&mut request.request.look.t);
        let store = Store::new(State::new(request.request, request.problems, request.warnings, false));
        let screen = Rc::new(Frames { world: world.clone(), player: RefCell::default() });
        let player = Player::new(screen.clone(), false);
        *screen.player.borrow_mut() = Rc::downgrade(&player);
        let (weak_store, expected) = (Rc::downgrade(&store), expected.clone());
        let dispatch = move |action| {
            let Some(store) = weak_store.upgrade() else { return };
            if let Action::Show(displayed) | Action::ShowComparisonRun(displayed) = &action {
                expected.assert_expected(displayed.run(), store.state(Side::Left).own_samples.as_ref());
            }
            store.dispatch(action);
        };
        let engine = Engine::with_host(threads.clone(), player, Rc::new(dispatch), rng.percent(25));
        engine.player.seek_in_next_run(t);
        let tab = Rc::new(Tab {
            world: world.clone(),
            entries: RefCell::new(vec![format!("#{}", fragment.trim_start_matches('#'))]),
            position: Cell::new(0),
            writes: RefCell::default(),
        });
        let writer = Writer::new(tab.clone());
        let keep_engine = engine.clone();
        let effects_guard = (
            effects::sync_runs(&store, &engine),
            effects::connect_clock(&store, &engine),
            effects::connect_address(&store, &engine, &writer),
            // Done by the figure of the curves on the real page.
            store.watch(
                |state| {
                    let curve = state.chosen_curve().unwrap_or(state.curve);
                    state.target_efficiency().filter(|_| state.shows_curves() && curve == View::Isoefficiency)
                },
                move |target_efficiency| keep_engine.set_efficiency(*target_efficiency),
            ),
        );
        let effects_guard = Some(Box::new(effects_guard) as Box<dyn Any>);
        Page {
            world,
            threads,
            store,
            tab,
            engine,
            writer,
            samples: RefCell::default(),
            cancelled_comparison: RefCell::default(),
            effects_guard,
        }
    }

    pub fn state(&self) -> Rc<State> {
        self.store.state(Side::Left)
    }

    /// Returns the playback clock.
    pub fn player(&self) -> &Player {
        &self.engine.player
    }

    /// Returns the expected fragment of the address.
    pub fn fragment(&self) -> String {
        format!("#{}", history::fragment(&self.engine.visible_request(&self.state())))
    }

    /// Whether the main worker is idle.
    pub fn idle(&self) -> bool {
        self.engine.is_idle()
    }

    /// Whether the page shows what was requested, or says why not.
    pub fn is_settled(&self) -> bool {
        let state = self.state();
        self.idle() && state.progress.is_none() && self.is_answered(&state)
    }

    /// Describes the state in one line.
    pub fn describe(&self) -> String {
        let state = self.state();
        let displayed_fragment = state
            .displayed
            .as_ref()
            .map(|displayed| Request::from(Settings::of(&displayed.run().scenario)).to_fragment());
        format!(
            "{} shows {displayed_fragment:?} idle {} progress {:?} problems {:?} failure {:?} notice {:?} workers {}",
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
        let shows_request = state
            .displayed
            .as_ref()
            .is_some_and(|displayed| displayed.is_of(&state.request.settings.scenario()));
        shows_request || state.failure.is_some() || !state.problems.is_empty()
    }

    fn send(&self, action: Action) {
        self.store.dispatch(action);
    }

    /// Lets time pass; calls `after_event` after every event.
    pub fn wait(&self, milliseconds: f64, after_event: &mut impl FnMut(&Page)) {
        let end = self.world.now() + milliseconds;
        while self.world.step(end) {
            after_event(self);
        }
        self.world.pass((end - self.world.now()).max(0.0));
    }

    /// Performs a step. Returns the duration if it is a fault.
    pub fn act(&self, step: &Step, after_event: &mut impl FnMut(&Page)) -> Option<f64> {
        match step {
            Step::Set(field, value) => self.send(Action::Set(field, value.clone(), false)),
            Step::Drag(field, values) => {
                for value in values {
                    self.send(Action::Set(field, value.clone(), true));
                    self.wait(16.0, after_event);
                }
                self.send(Action::Commit);
            }
            Step::SetComparisonKey(field, value) => {
                self.send(Action::Right(Box::new(Action::Set(field, value.clone(), false))));
            }
            Step::SetComparison(changes) => self.send(Action::Set("beside", changes.clone(), false)),
            Step::Swap => self.send(Action::Swap),
            Step::ResetComparisonKey(field) => self.send(Action::ResetToLeft(field)),
            Step::View(view) => self.send(Action::View(view.and_then(View::from_id))),
            Step::Curve(view) => self.send(Action::Curve(View::from_id(view).expect("a curve"))),
            Step::SetTargetEfficiency(efficiency) => {
                self.send(Action::View(Some(View::Isoefficiency)));
                self.send(Action::KeepEfficiency(Some(*efficiency), false));
            }
            Step::Play(play) => self.send(Action::Play(*play)),
            Step::Speed(speed) => self.send(Action::Speed(*speed)),
            Step::Seek(part) => {
                self.engine.player.hold(true);
                self.engine.player.seek(part * self.engine.player.end());
                self.send(Action::Play(false));
                self.engine.player.hold(false);
            }
            Step::HoverItem(index) => self.send(Action::Hover(self.item(*index))),
            Step::ClickItem(index) => self.send(Action::Pin(self.item(*index))),
            Step::Theme(theme) => self.send(Action::Theme(Theme::from_id(theme).expect("a theme"))),
            Step::LoadSamples(count, seed) => {
                let mut rng = Rng::with_seed(*seed);
                let mut random_offset = || rng.between(-1.0, 1.0);
                let samples: Rc<[Complex64]> =
                    (0..*count).map(|_| Complex64::new(random_offset(), random_offset())).collect();
                self.samples.borrow_mut().push(samples.clone());
                let own_samples =
                    OwnSamples { name: "samples".to_owned(), samples, is_from_host: false, sound: None };
                self.send(Action::OwnSamples(Rc::new(own_samples)));
            }
            Step::Paper(id) => self.send(Action::Paper((*id).to_owned())),
            Step::Tour(id) => self.send(Action::Tour((*id).to_owned())),
            Step::Race(step) => {
                self.send(Action::Race(Race::from_id(step).expect("a step")));
                self.engine.player.seek_in_next_run(0.0);
            }
            Step::Present(is_on) => self.send(Action::Present(*is_on)),
            Step::Help(is_open) => self.send(Action::Help(*is_open)),
            Step::Share(is_open) => self.send(Action::Share(*is_open)),
            Step::ToggleRail(is_open) => self.send(Action::Rail(*is_open)),
            Step::Cancel => {
                let state = self.state();
                if state.runs_comparison() {
                    *self.cancelled_comparison.borrow_mut() = state.comparison_scenario();
                }
                self.engine.cancel();
            }
            Step::EnterAddress(fragment) => {
                let entry = format!("#{fragment}");
                if self.tab.address() != entry {
                    self.tab.entries.borrow_mut().truncate(self.tab.position.get() + 1);
                    self.tab.entries.borrow_mut().push(entry);
                    self.tab.position.set(self.tab.position.get() + 1);
                }
                self.arrive();
            }
            Step::GoThroughHistory(forward) => {
                let (position, last) = (self.tab.position.get(), self.tab.entries.borrow().len() - 1);
                self.tab.position.set(if *forward {
                    (position + 1).min(last)
                } else {
                    position.saturating_sub(1)
                });
                self.arrive();
            }
            // Sizes matter to pictures only.
            Step::Resize(..) => self.engine.player.request(),
            Step::Hide(is_hidden) => self.world.hide(*is_hidden),
            Step::Fault(fault) => return Some(self.threads.inject(fault)),
        }
        None
    }

    fn arrive(&self) {
        effects::arrive(&self.store, &self.engine, &self.writer, &self.tab.address());
    }

    /// Selects something in the current run.
    fn item(&self, number: usize) -> Option<Selection> {
        let state = self.state();
        let run = state.displayed.as_ref()?.run();
        let (p, n) = (run.scenario.p, run.scenario.problem.n);
        let index = number / 4;
        Some(match number % 4 {
            0 => Selection::Processor(index as u32 % p),
            1 => Selection::Stage(index as u8 % n.ilog2() as u8),
            2 => Selection::Element { stage: 0, index: index as u64 % n },
            _ => return None,
        })
    }

    /// Ends all faults, shows the page and pauses playback.
    pub fn heal(&self) {
        self.threads.heal();
        self.world.hide(false);
        self.send(Action::Play(false));
    }

    /// Returns the faults of the page after it was left without input.
    pub fn faults(&self, expected: &ExpectedRuns) -> Vec<String> {
        let state = self.state();
        let mut faults = Vec::new();
        let mut holds = |description: &str, holds: bool| {
            if !holds {
                faults.push(description.to_owned());
            }
        };
        holds("a job is in flight or waits", self.idle());
        holds("progress is told of nothing", state.progress.is_none());
        let waiting_calls =
            self.world.waiting(&[CallKind::Timer, CallKind::Frame, CallKind::Message, CallKind::Slice]);
        holds(&format!("{waiting_calls} calls still wait"), waiting_calls == 0);
        let has_notice = state.notice.is_some();
        holds("what is asked for is not shown, and nobody says why", self.is_answered(&state) || has_notice);
        holds(
            &format!("the address is {} and not {}", self.tab.address(), self.fragment()),
            self.tab.address() == self.fragment(),
        );
        holds("a run is shown of other samples", self.shows_samples(&state, expected));
        if state.awaits_comparison() && state.displayed.is_some() && state.shows_requested_run() {
            let shows_comparison = state.is_current() && state.comparison.is_some();
            let is_cancelled = *self.cancelled_comparison.borrow() == state.comparison_scenario();
            holds(
                "the comparison run is missing without a reason",
                shows_comparison || has_notice || is_cancelled,
            );
        }
        if state.shows_curves() && state.shows_requested_run() {
            let points = &state.points;
            let are_current = state.displayed.as_ref().is_some_and(|displayed| {
                points.belong_to(&displayed.run().scenario, points.target_efficiency())
            });
            let is_complete = points.points.len() == points.total && points.total > 0;
            holds("the points of the curves are not there", are_current && is_complete || has_notice);
        }
        faults
    }

    fn shows_samples(&self, state: &State, expected: &ExpectedRuns) -> bool {
        let Some(displayed) =
            state.displayed.as_ref().filter(|displayed| displayed.is_of(&state.request.settings.scenario()))
        else {
            return true;
        };
        expected.is_run_of(
            displayed.run(),
            state.own_samples.as_ref().map(|own_samples| &own_samples.samples[..]),
        )
    }
}

/// Whether the requested run is shown.
trait RunState {
    fn shows_requested_run(&self) -> bool;
}

impl RunState for State {
    fn shows_requested_run(&self) -> bool {
        self.displayed.as_ref().is_some_and(|displayed| displayed.is_of(&self.request.settings.scenario()))
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        // Effects hold the store; drop them to break the cycle.
        self.effects_guard = None;
    }
}
