//! The run that the questions are about, and further runs that they need: times only, within a budget.

use hyperfly_core::Run;
use hyperfly_core::isoefficiency::timing;
use hyperfly_core::limits::{MEMORY_PAGE, Options, check_execution, fits_with_data};
use hyperfly_core::report::{Breakdown, Report};

use hyperfly_request::{Request, Settings};
use hyperfly_view::Replay;
use std::rc::Rc;

/// Budget of a run in events, about half a second in a browser. Events and not time, so that every device gets the same questions.
const EVENTS: u64 = 600_000;

/// The subject of the questions.
pub struct QuizSubject {
    pub request: Request,
    pub replay: Rc<Replay>,
}

impl QuizSubject {
    /// Runs the request; `None` if that takes too long.
    pub fn new(request: &Request) -> Option<QuizSubject> {
        let run = execute(&request.settings, true)?;
        Some(QuizSubject { request: request.clone(), replay: Replay::new(Rc::new(run)) })
    }

    /// Returns the settings of the run.
    pub fn scenario(&self) -> &Settings {
        &self.request.settings
    }

    /// Returns the report of the run.
    pub fn report(&self) -> &Report {
        &self.replay.run().report
    }

    /// Returns the report of another run; `None` if it is impossible, never ends or takes too long.
    pub fn run(&self, scenario: &Settings) -> Option<Report> {
        if !scenario.problems().is_empty() {
            return None;
        }
        Some(execute(scenario, false)?.report)
    }

    /// Whether the page can show the run of these settings with its data, as it does once a question is answered.
    pub fn can_show(&self, settings: &Settings) -> bool {
        let scenario = settings.scenario();
        let options = Options { data: true, trace: true, memory: MEMORY_PAGE };
        let options = Options { data: fits_with_data(&scenario, options), ..options };
        check_execution(&scenario, None, false, options).is_ok()
    }

    /// Returns the page's request with other settings. A preset stays, with the differing keys next to it.
    pub fn with_settings(&self, scenario: Settings) -> Request {
        Request { settings: scenario, ..self.request.clone() }
    }
}

fn execute(scenario: &Settings, trace: bool) -> Option<Run> {
    let options = Options { data: false, trace, memory: MEMORY_PAGE };
    let mut execution = hyperfly_core::begin(&timing(&scenario.scenario()), None, None, options).ok()?;
    execution.advance(EVENTS).ok()?.then(|| execution.finish())
}

/// Returns the time that all processors together spent on each activity.
pub fn spent(report: &Report) -> [f64; 6] {
    let Breakdown { parts } = report.breakdown;
    // T_o + W = p · T_p.
    parts.map(|part| part * (report.overhead + report.t_serial))
}
