//! The measurement session, one part per query: first the calibration of the device, then T_p for p = 1, 2, 4 …

use super::answer::{Findings, MAX_PROCESSORS};
use super::device::{calibrate, cores, fault_message, max_calibration_processors, simulate_if_small};
use super::formulation_search::FormulationSearch;
use super::inbox::Inbox;
use super::stages::MeasuredRun;
use super::timings::{self, Timings};
use super::worker_pool::{Event, WorkerPool};
use crate::worker::answers::loaded_run::parse_theme;
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
use hyperfly_view::measured::{Row, Study};
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
    done_tasks: usize,
    samples: Samples,
    /// The state before the last query.
    before: Option<(usize, Samples)>,
    request: Request,
    /// Measured settings for the requested p. Their n is larger than the requested one if that is too small for the clock.
    measured: Option<Settings>,
    /// Measured settings for every p, from p = 1.
    settings_by_p: Vec<Settings>,
    rows: Vec<Option<Row>>,
    /// T_s of every pass of a single processor.
    serial: Vec<f64>,
    /// The last run, measured and simulated.
    last: Option<MeasuredRun>,
    /// Timings from a file, and the run to compare with.
    timings: Option<(Timings, Rc<Replay>)>,
    /// Search for the fastest formulation.
    search: Option<FormulationSearch>,
    /// Whether that search waits for the calibration.
    will_search: bool,
    /// The selected stage, from 1; 0 for all.
    selected_stage: usize,
    repeated_parts: u32,
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

    /// Measures the next part and returns all findings. `request_processors` asks the page for processors.
    pub async fn advance(&self, query: &Measure, request_processors: impl Fn(u32)) -> Measured {
        let mut state = self.state.take();
        if !matches!(query.action, MeasureAction::Show | MeasureAction::Look(_)) {
            state.problem = None;
        }
        if let Err(error) = state.advance(query, &self.events, &request_processors).await {
            // The processors may wait for each other forever.
            state.end(&request_processors);
            state.problem = Some(error);
        }
        let answer = state.answer(query);
        *self.state.borrow_mut() = state;
        answer
    }
}

impl State {
    async fn advance(
        &mut self,
        query: &Measure,
        events: &Rc<Inbox<Event>>,
        request_processors: &impl Fn(u32),
    ) -> Result<(), String> {
        match &query.action {
            MeasureAction::Show => return Ok(()),
            MeasureAction::Look(stage) => {
                self.selected_stage = *stage;
                return Ok(());
            }
            MeasureAction::Stop => {
                self.end(request_processors);
                return Ok(());
            }
            MeasureAction::Open(file) => {
                self.end(request_processors);
                return self.open_file(file, &query.fragment);
            }
            MeasureAction::Machine(file) => {
                self.request = Request::from_fragment(&query.fragment).0.unwrap_or_default();
                self.machine = machines::read(file).ok();
                return Ok(());
            }
            MeasureAction::Begin => self.begin(&query.fragment)?,
            MeasureAction::Choose => self.start_search(&query.fragment),
            // Another worker started this session, and died.
            _ if self.settings_by_p.is_empty() && !self.is_searching() => return Err(text::lost().to_owned()),
            MeasureAction::RepeatLast => self.repeat_last(),
            MeasureAction::MeasureNext => {}
        }
        let processors =
            self.settings_by_p.last().map_or(1, |settings| settings.p).max(max_calibration_processors());
        if self.pool.as_ref().is_none_or(|pool| pool.count() < processors) {
            // Events of earlier processors do not apply to the new ones.
            while events.take(|_| true).is_some() {}
            request_processors(processors);
            let pool = WorkerPool::new(processors, events.clone(), cores()).await;
            self.pool = Some(pool.map_err(|fault| fault_message(&fault))?);
        }
        let Some(pool) = &mut self.pool else { return Ok(()) };
        let result = match self.machine {
            None => {
                self.before = Some((self.done_tasks, self.samples.clone()));
                calibrate(pool, &mut self.tasks, &mut self.done_tasks, &mut self.samples).await
            }
            Some(_) => self.measure().await,
        };
        result.map_err(|fault| fault_message(&fault))?;
        if self.machine.is_none() && self.done_tasks == self.tasks.len() {
            let executor = self.executor();
            let samples = self.samples.clone();
            self.machine = Some(MeasuredMachine { executor, p: max_calibration_processors(), samples });
        }
        if self.will_search
            && let Some(machine) = &self.machine
        {
            let resolution = self.executor().resolution;
            let settings = &self.request.settings;
            self.search =
                Some(FormulationSearch::new(settings, machine, max_calibration_processors(), resolution));
            self.will_search = false;
        }
        Ok(())
    }

    /// Ends measuring, and its processors.
    fn end(&mut self, request_processors: &impl Fn(u32)) {
        request_processors(0);
        (self.pool, self.settings_by_p, self.will_search) = (None, Vec::new(), false);
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
        let request = Request::from_fragment(fragment).0.unwrap_or_default();
        if self.request.settings != request.settings || self.settings_by_p.len() > self.rows.len() {
            self.clear();
        }
        self.request = request;
        (self.search, self.will_search) = (None, true);
        self.forget_foreign_machine();
    }

    fn clear(&mut self) {
        (self.settings_by_p, self.rows, self.repeated_parts, self.before) = (Vec::new(), Vec::new(), 0, None);
        (self.last, self.timings, self.search, self.selected_stage, self.measured) =
            (None, None, None, 0, None);
    }

    /// Drops a machine that was loaded from a file, because it is not this device.
    fn forget_foreign_machine(&mut self) {
        if self.tasks.is_empty() {
            self.machine = None;
        }
    }

    /// Starts measuring a request.
    fn begin(&mut self, fragment: &str) -> Result<(), String> {
        self.request = Request::from_fragment(fragment).0.unwrap_or_default();
        let request = &self.request.settings;
        // A real machine has the twiddle factors ready before the clock starts, and its time does not depend on the samples.
        let signal =
            if request.signal == SignalKind::Own { Settings::default().signal } else { request.signal };
        let settings = Settings { twiddles: Twiddles::Stored, signal, ..request.clone() };
        let options = Options { data: true, trace: true, memory: MEMORY_PAGE };
        drop(begin(&settings, None, None, options).map_err(|error: SettingsError| error.to_string())?);
        // Measurements are recorded step by step, and must fit into a file.
        runs::check(&settings).map_err(|error| text::failed(&error.to_string()))?;
        self.clear();
        self.measure_each_p(settings);
        self.forget_foreign_machine();
        Ok(())
    }

    /// Sets the measured settings for p = 1, 2, 4 … up to the number of cores or the requested p.
    fn measure_each_p(&mut self, settings: Settings) {
        let serial_settings = Settings::of(&serial_scenario(&settings.scenario()));
        let max_p = cores().max(settings.p).min(MAX_PROCESSORS);
        let processors = (1..=max_p.ilog2()).map(|d| 1 << d);
        let larger_p = processors
            .map(|p| Settings { p, ..settings.clone() })
            .filter(|settings| runs::check(settings).is_ok());
        self.settings_by_p = [serial_settings].into_iter().chain(larger_p).collect();
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
        self.request = Request::from_fragment(fragment).0.unwrap_or_default();
        self.clear();
        if !file.trim_start().starts_with('{') {
            let settings = &self.request.settings;
            let timings = timings::read(file, settings.p, settings.n.ilog2())?;
            if self.request.settings.rate == 0.0 {
                return Err(text::no_clock().to_owned());
            }
            let run = simulate_if_small(&self.request.settings).ok_or_else(|| text::unreadable("p, n"))?;
            self.timings = Some((timings, Replay::new(Rc::new(run))));
            return Ok(());
        }
        match machines::read(file) {
            Ok(machine) => {
                self.machine = Some(machine);
                (self.tasks, self.done_tasks, self.samples) = Default::default();
                return Ok(());
            }
            Err(ReadError::Kind { .. }) => {}
            Err(error) => return Err(text::unreadable(&error.to_string())),
        }
        let measurement = runs::read(file).map_err(|error| text::unreadable(&error.to_string()))?;
        self.request.settings = Settings::of(&measurement.run.scenario);
        let run = simulate_if_small(&self.request.settings).filter(|run| run.seconds(1.0).is_some());
        self.rows = study(&measurement, run.as_ref()).rows.into_iter().map(Some).collect();
        self.last = Some(measured_run(measurement, run));
        Ok(())
    }

    fn repeat_last(&mut self) {
        self.repeated_parts += 1;
        match self.before.take() {
            _ if self.machine.is_some() && self.is_searching() => {
                self.search.iter_mut().for_each(FormulationSearch::repeat_last)
            }
            Some((done_tasks, samples)) => {
                (self.done_tasks, self.samples, self.machine) = (done_tasks, samples, None)
            }
            None => drop(self.rows.pop()),
        }
    }

    /// Measures T_p of the next p, or the next part of the search.
    async fn measure(&mut self) -> Result<(), Fault> {
        self.before = None;
        if self.rows.is_empty() && !self.settings_by_p.is_empty() {
            self.choose_n();
        }
        let executor = self.executor();
        let (Some(pool), Some(machine)) = (&mut self.pool, &self.machine) else { return Ok(()) };
        let Some(settings) = self.settings_by_p.get(self.rows.len()) else {
            let Some(search) = &mut self.search else { return Ok(()) };
            return search.measure(pool, executor, machine, simulate_if_small).await;
        };
        let scenario = settings.scenario();
        let plan = scenario.plan();
        let elements = scenario.words() as f64 / f64::from(scenario.p);
        let about = machine.local(elements) * elements * (scenario.n() as f64).log2();
        let passes = ((MAX_SECONDS / about) as u32).clamp(3, PASSES);
        let execution = pool.execute(&Work::Run(settings.clone()), &plan, passes).await?;
        let times: Vec<f64> =
            execution.stamps.iter().map(|stamps| collect::seconds(&collect::trace(&plan, stamps))).collect();
        let input: Vec<Complex64> = signal::samples(&scenario.problem, None);
        if self.rows.is_empty() {
            self.serial = times;
        }
        let serial_times = self.serial.clone();
        let measured = executor.measurement(
            &scenario,
            &plan,
            execution.stamps,
            serial_times,
            input,
            &execution.memories,
        );
        let row = match measured {
            Ok(measurement) => {
                let simulated_run = simulate_if_small(&machine.settings_for(settings));
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
        let is_shown = matches!(query.action, MeasureAction::Show | MeasureAction::Look(_));
        let goes_on = !is_shown && (self.rows.len() < self.settings_by_p.len() || self.is_searching());
        let weight = |tasks: &[Task]| tasks.iter().map(Task::weight).sum::<f64>();
        let (fraction, next_label) = match (&self.machine, self.settings_by_p.get(self.rows.len())) {
            (None, _) => {
                let fraction = weight(&self.tasks[..self.done_tasks]) / weight(&self.tasks).max(1.0);
                (CALIBRATION_FRACTION * fraction, text::calibrating().to_owned())
            }
            (_, Some(settings)) => {
                let fraction = self.rows.len() as f64 / self.settings_by_p.len() as f64;
                (CALIBRATION_FRACTION + (1.0 - CALIBRATION_FRACTION) * fraction, text::measuring(settings.p))
            }
            (_, None) => match self.search.as_ref().and_then(FormulationSearch::next) {
                Some(((p, n), fraction)) => {
                    (CALIBRATION_FRACTION + (1.0 - CALIBRATION_FRACTION) * fraction, text::choosing(p, n))
                }
                None => (1.0, String::new()),
            },
        };
        let too_short = self.settings_by_p.iter().zip(&self.rows).filter(|(_, row)| row.is_none());
        let findings = Findings {
            study: self.study(),
            too_short: too_short.map(|(settings, _)| settings.p).collect(),
            repeated_parts: self.repeated_parts,
            request: &self.request,
            machine: self.machine.as_ref(),
            last: self.last.as_ref(),
            timings: self.timings.as_ref(),
            fastest: self.search.as_ref().map(|search| &search.map),
            selected_stage: self.selected_stage,
            progress: goes_on.then_some(Progress { fraction, next: next_label }),
            problem: self.problem.as_deref(),
        };
        findings.to_measured(parse_theme(&query.theme))
    }

    fn study(&self) -> Study {
        let ExecutorInfo { cores, resolution, .. } = self.executor();
        let settings = self.settings_by_p.last().or(self.measured.as_ref()).unwrap_or(&self.request.settings);
        Study {
            scenario: settings.scenario(),
            cores,
            resolution,
            rows: self.rows.iter().flatten().cloned().collect(),
            machine: self.machine.as_ref().map(|findings| machine(findings, &settings.scenario())),
        }
    }
}

fn measured_run(measurement: Measurement, simulated_run: Option<Run>) -> MeasuredRun {
    let replay = |run: Run| Replay::new(Rc::new(run));
    MeasuredRun { replay: replay(measurement.run.clone()), simulated: simulated_run.map(replay), measurement }
}
