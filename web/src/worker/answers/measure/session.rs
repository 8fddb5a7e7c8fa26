//! The measurement session, one part per query: first the calibration of the device, then T_p for p = 1, 2, 4 …

use super::answer::{Findings, MAX_PROCESSORS};
use super::device::{calibrate, calibrated_with, cores, fault_message, simulated};
use super::formulation_search::FormulationSearch;
use super::inbox::Inbox;
use super::stages::MeasuredRun;
use super::timings;
use super::worker_pool::{Event, WorkerPool};
use crate::worker::answers::loaded_run::theme;
use crate::worker::protocol::processors::Work;
use crate::worker::protocol::queries::measured::{Measure, MeasureAction, Measured, Progress};
use hyperfly_core::limits::{MEMORY_PAGE, Options};
use hyperfly_core::{Complex64, Run, signal};
use hyperfly_exec::calibrate::{Samples, Task, file as machines};
use hyperfly_exec::document::ReadError;
use hyperfly_exec::measurement::serial_scenario;
use hyperfly_exec::{ExecutorInfo, ExecutorKind, Fault, MeasuredMachine, Measurement, collect, file as runs};
use hyperfly_export::measured::{machine, measurable_n, row, study};
use hyperfly_request::{Request, Settings, SettingsError, SignalKind, Twiddles, begin};
use hyperfly_text::measured as text;
use hyperfly_view::Replay;
use hyperfly_view::measured::{ExternalTiming, Row, Study};
use js_sys::Reflect;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};

/// Number of counted passes; fewer if one takes long.
const PASSES: u32 = 11;
/// Limit on the duration of all passes of a p in seconds, unless three take longer.
const MAX_SECONDS: f64 = 1.5;
/// Fraction of the progress bar that calibration takes.
const CALIBRATION_FRACTION: f64 = 0.7;

/// A session, which lives as long as the worker.
#[derive(Default)]
pub struct MeasurementSession {
    events: Rc<Inbox<Event>>,
    state: RefCell<State>,
}

/// State of the session.
#[derive(Default)]
struct State {
    pool: Option<WorkerPool>,
    machine: Option<MeasuredMachine>,
    tasks: Vec<Task>,
    /// Number of completed tasks.
    done: usize,
    samples: Samples,
    /// The state before the last query.
    before: Option<(usize, Samples)>,
    asked: Request,
    /// Measured settings for the requested p. Their n is larger than the requested one if that is too small for the clock.
    measured: Option<Settings>,
    /// Measured settings for every p, from p = 1.
    all: Vec<Settings>,
    rows: Vec<Option<Row>>,
    /// T_s of every pass of a single processor.
    serial: Vec<f64>,
    /// The last run, measured and simulated.
    last: Option<MeasuredRun>,
    /// Timings from a file, and the run to compare with.
    timings: Option<(Vec<ExternalTiming>, Rc<Replay>)>,
    /// Search for the fastest formulation.
    search: Option<FormulationSearch>,
    /// Whether that search waits for the calibration.
    will_search: bool,
    /// The selected stage, from 1; 0 for all.
    looked: usize,
    /// Number of repeated parts.
    again: u32,
    /// Why measuring failed.
    problem: Option<String>,
}

impl MeasurementSession {
    /// Handles a message of the page's script about a processor (web/start.js): a port if the processor listens, none if it died.
    pub fn hear(&self, message: &JsValue) {
        let field = |name: &str| Reflect::get(message, &name.into()).unwrap_or_default();
        let Some(processor) = field("processor").as_f64() else { return };
        let processor = processor as u32;
        self.events.put(match field("port").dyn_into() {
            Ok(port) => Event::Listens(processor, port),
            Err(_) => Event::Died(processor),
        });
    }

    /// Measures the next part and returns all findings. `needs` asks the page for processors.
    pub async fn step(&self, query: &Measure, needs: impl Fn(u32)) -> Measured {
        let mut state = self.state.take();
        if !matches!(query.what, MeasureAction::Show | MeasureAction::Look(_)) {
            state.problem = None;
        }
        if let Err(why) = state.step(query, &self.events, &needs).await {
            // The processors may wait for each other forever.
            state.end(&needs);
            state.problem = Some(why);
        }
        let answer = state.answer(query);
        *self.state.borrow_mut() = state;
        answer
    }
}

impl State {
    async fn step(
        &mut self,
        query: &Measure,
        events: &Rc<Inbox<Event>>,
        needs: &impl Fn(u32),
    ) -> Result<(), String> {
        match &query.what {
            MeasureAction::Show => return Ok(()),
            MeasureAction::Look(stage) => {
                self.looked = *stage;
                return Ok(());
            }
            MeasureAction::Stop => {
                self.end(needs);
                return Ok(());
            }
            MeasureAction::Open(file) => {
                self.end(needs);
                return self.open_file(file, &query.fragment);
            }
            MeasureAction::Machine(file) => {
                self.asked = Request::from_fragment(&query.fragment).0.unwrap_or_default();
                self.machine = machines::read(file).ok();
                return Ok(());
            }
            MeasureAction::Begin => self.begin(&query.fragment)?,
            MeasureAction::Choose => self.start_search(&query.fragment),
            // Another worker started this session, and died.
            _ if self.all.is_empty() && !self.is_searching() => return Err(text::lost().to_owned()),
            MeasureAction::RepeatLast => self.repeat_last(),
            MeasureAction::MeasureNext => {}
        }
        let processors = self.all.last().map_or(1, |settings| settings.p).max(calibrated_with());
        if self.pool.as_ref().is_none_or(|pool| pool.count() < processors) {
            // Events of earlier processors do not apply to the new ones.
            while events.take(|_| true).is_some() {}
            needs(processors);
            let pool = WorkerPool::new(processors, events.clone(), cores()).await;
            self.pool = Some(pool.map_err(|fault| fault_message(&fault))?);
        }
        let Some(pool) = &mut self.pool else { return Ok(()) };
        let done = match self.machine {
            None => {
                self.before = Some((self.done, self.samples.clone()));
                calibrate(pool, &mut self.tasks, &mut self.done, &mut self.samples).await
            }
            Some(_) => self.measure().await,
        };
        done.map_err(|fault| fault_message(&fault))?;
        if self.machine.is_none() && self.done == self.tasks.len() {
            let executor = self.executor();
            let samples = self.samples.clone();
            self.machine = Some(MeasuredMachine { executor, p: calibrated_with(), samples });
        }
        if self.will_search
            && let Some(machine) = &self.machine
        {
            let resolution = self.executor().resolution;
            let settings = &self.asked.settings;
            self.search = Some(FormulationSearch::new(settings, machine, calibrated_with(), resolution));
            self.will_search = false;
        }
        Ok(())
    }

    /// Ends measuring, and its processors.
    fn end(&mut self, needs: &impl Fn(u32)) {
        needs(0);
        (self.pool, self.all, self.will_search) = (None, Vec::new(), false);
        if let Some(search) = &mut self.search {
            search.stop();
        }
    }

    /// Whether the search for the fastest formulation is under way.
    fn is_searching(&self) -> bool {
        self.will_search || self.search.as_ref().is_some_and(|search| search.next().is_some())
    }

    /// Starts the search for the fastest formulation of this request's transform. Findings for another transform are dropped.
    fn start_search(&mut self, fragment: &str) {
        let asked = Request::from_fragment(fragment).0.unwrap_or_default();
        if self.asked.settings != asked.settings || self.all.len() > self.rows.len() {
            self.clear();
        }
        self.asked = asked;
        (self.search, self.will_search) = (None, true);
        self.forget_foreign_machine();
    }

    fn clear(&mut self) {
        (self.all, self.rows, self.again, self.before) = (Vec::new(), Vec::new(), 0, None);
        (self.last, self.timings, self.search, self.looked, self.measured) = (None, None, None, 0, None);
    }

    /// Drops a machine that was loaded from a file, because it is not this device.
    fn forget_foreign_machine(&mut self) {
        if self.tasks.is_empty() {
            self.machine = None;
        }
    }

    /// Starts measuring a request.
    fn begin(&mut self, fragment: &str) -> Result<(), String> {
        self.asked = Request::from_fragment(fragment).0.unwrap_or_default();
        let asked = &self.asked.settings;
        // A real machine has the twiddle factors ready before the clock starts, and its time does not depend on the samples.
        let signal = if asked.signal == SignalKind::Own { Settings::default().signal } else { asked.signal };
        let settings = Settings { twiddles: Twiddles::Stored, signal, ..asked.clone() };
        let options = Options { data: true, trace: true, memory: MEMORY_PAGE };
        drop(begin(&settings, None, None, options).map_err(|why: SettingsError| why.to_string())?);
        // Measurements are recorded step by step, and must fit into a file.
        runs::check(&settings).map_err(|why| text::failed(&why.to_string()))?;
        self.clear();
        self.measure_each_p(settings);
        self.forget_foreign_machine();
        Ok(())
    }

    /// Sets the measured settings for p = 1, 2, 4 … up to the number of cores or the requested p.
    fn measure_each_p(&mut self, settings: Settings) {
        let serial_settings = Settings::of(&serial_scenario(&settings.scenario()));
        let most = cores().max(settings.p).min(MAX_PROCESSORS);
        let processors = (1..=most.ilog2()).map(|d| 1 << d);
        let more = processors
            .map(|p| Settings { p, ..settings.clone() })
            .filter(|settings| runs::check(settings).is_ok());
        self.all = [serial_settings].into_iter().chain(more).collect();
        self.measured = Some(settings);
    }

    /// Chooses an n that the clock can time. A run on more processors than cores takes at least as long as on all cores.
    fn choose_n(&mut self) {
        let resolution = self.executor().resolution;
        if let (Some(machine), Some(settings)) = (&self.machine, &self.measured) {
            let n = measurable_n(machine, settings, cores().min(MAX_PROCESSORS), resolution);
            self.measure_each_p(Settings { n, ..settings.clone() });
        }
    }

    /// Opens a file: a measured run with its scenario, timings to compare with the requested run, or a machine.
    fn open_file(&mut self, file: &str, fragment: &str) -> Result<(), String> {
        self.asked = Request::from_fragment(fragment).0.unwrap_or_default();
        self.clear();
        if !file.trim_start().starts_with('{') {
            let timings = timings::read(file)?;
            if self.asked.settings.rate == 0.0 {
                return Err(text::no_clock().to_owned());
            }
            let run = simulated(&self.asked.settings).ok_or_else(|| text::unreadable("p, n"))?;
            self.timings = Some((timings, Replay::new(Rc::new(run))));
            return Ok(());
        }
        match machines::read(file) {
            Ok(machine) => {
                self.machine = Some(machine);
                (self.tasks, self.done, self.samples) = Default::default();
                return Ok(());
            }
            Err(ReadError::Kind { .. }) => {}
            Err(why) => return Err(text::unreadable(&why.to_string())),
        }
        let measurement = runs::read(file).map_err(|why| text::unreadable(&why.to_string()))?;
        self.asked.settings = Settings::of(&measurement.run.scenario);
        let run = simulated(&self.asked.settings).filter(|run| run.seconds(1.0).is_some());
        self.rows = study(&measurement, run.as_ref()).rows.into_iter().map(Some).collect();
        self.last = Some(measured_run(measurement, run));
        Ok(())
    }

    fn repeat_last(&mut self) {
        self.again += 1;
        match self.before.take() {
            _ if self.machine.is_some() && self.is_searching() => {
                self.search.iter_mut().for_each(FormulationSearch::repeat_last)
            }
            Some((done, samples)) => (self.done, self.samples, self.machine) = (done, samples, None),
            None => drop(self.rows.pop()),
        }
    }

    /// Measures T_p of the next p, or the next part of the search.
    async fn measure(&mut self) -> Result<(), Fault> {
        self.before = None;
        if self.rows.is_empty() && !self.all.is_empty() {
            self.choose_n();
        }
        let executor = self.executor();
        let (Some(pool), Some(machine)) = (&mut self.pool, &self.machine) else { return Ok(()) };
        let Some(settings) = self.all.get(self.rows.len()) else {
            let Some(search) = &mut self.search else { return Ok(()) };
            return search.measure(pool, executor, machine, simulated).await;
        };
        let scenario = settings.scenario();
        let plan = scenario.plan();
        let elements = scenario.n() as f64 / f64::from(scenario.p);
        let about = machine.local(elements) * elements * (scenario.n() as f64).log2();
        let passes = ((MAX_SECONDS / about) as u32).clamp(3, PASSES);
        let done = pool.execute(&Work::Run(settings.clone()), &plan, passes).await?;
        let times: Vec<f64> =
            done.stamps.iter().map(|stamps| collect::seconds(&collect::trace(&plan, stamps))).collect();
        let input: Vec<Complex64> = signal::samples(&scenario.problem, None);
        if self.rows.is_empty() {
            self.serial = times;
        }
        let serial_times = self.serial.clone();
        let measured =
            executor.measurement(&scenario, &plan, done.stamps, serial_times, input, &done.memories);
        let row = match measured {
            Ok(measurement) => {
                let simulated_run = simulated(&machine.settings_for(settings));
                let row = row(&measurement, simulated_run.as_ref());
                self.last = Some(measured_run(measurement, simulated_run));
                Some(row)
            }
            Err(Fault::TooShort { .. }) => None,
            Err(fault) => return Err(fault),
        };
        self.rows.push(row);
        Ok(())
    }

    fn executor(&self) -> ExecutorInfo {
        if let Some(measured_run) = self.last.as_ref().filter(|_| self.pool.is_none()) {
            return measured_run.measurement.executor;
        }
        let resolution = self.pool.as_ref().map_or(0.0, |pool| pool.resolution);
        ExecutorInfo { kind: ExecutorKind::Workers, cores: cores(), resolution }
    }

    fn answer(&self, query: &Measure) -> Measured {
        let is_shown = matches!(query.what, MeasureAction::Show | MeasureAction::Look(_));
        let goes_on = !is_shown && (self.rows.len() < self.all.len() || self.is_searching());
        let weight = |tasks: &[Task]| tasks.iter().map(Task::weight).sum::<f64>();
        let (done, next) = match (&self.machine, self.all.get(self.rows.len())) {
            (None, _) => {
                let done = weight(&self.tasks[..self.done]) / weight(&self.tasks).max(1.0);
                (CALIBRATION_FRACTION * done, text::calibrating().to_owned())
            }
            (_, Some(settings)) => {
                let done = self.rows.len() as f64 / self.all.len() as f64;
                (CALIBRATION_FRACTION + (1.0 - CALIBRATION_FRACTION) * done, text::measuring(settings.p))
            }
            (_, None) => match self.search.as_ref().and_then(FormulationSearch::next) {
                Some(((p, n), done)) => {
                    (CALIBRATION_FRACTION + (1.0 - CALIBRATION_FRACTION) * done, text::choosing(p, n))
                }
                None => (1.0, String::new()),
            },
        };
        let short = self.all.iter().zip(&self.rows).filter(|(_, row)| row.is_none());
        let found = Findings {
            study: self.study(),
            short: short.map(|(settings, _)| settings.p).collect(),
            again: self.again,
            asked: &self.asked,
            machine: self.machine.as_ref(),
            last: self.last.as_ref(),
            timings: self.timings.as_ref(),
            fastest: self.search.as_ref().map(|search| &search.map),
            looked: self.looked,
            progress: goes_on.then_some(Progress { done, next }),
            problem: self.problem.as_deref(),
        };
        found.to_measured(theme(&query.theme))
    }

    fn study(&self) -> Study {
        let ExecutorInfo { cores, resolution, .. } = self.executor();
        let of = self.all.last().or(self.measured.as_ref()).unwrap_or(&self.asked.settings);
        Study {
            scenario: of.scenario(),
            cores,
            resolution,
            rows: self.rows.iter().flatten().cloned().collect(),
            machine: self.machine.as_ref().map(|found| machine(found, &of.scenario())),
        }
    }
}

fn measured_run(measurement: Measurement, simulated_run: Option<Run>) -> MeasuredRun {
    let replay = |run: Run| Replay::new(Rc::new(run));
    MeasuredRun { replay: replay(measurement.run.clone()), simulated: simulated_run.map(replay), measurement }
}
