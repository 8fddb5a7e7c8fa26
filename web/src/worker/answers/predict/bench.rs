//! The run that is asked about, and the runs that its questions need: times only, and none that takes long.

use hyperfly_core::Run;
use hyperfly_core::isoefficiency::timing;
use hyperfly_core::limits::{MEMORY_PAGE, Options, check_execution, has_room_for_data};
use hyperfly_core::report::{Breakdown, Report};

use hyperfly_request::{Request, Settings};
use hyperfly_view::Replay;
use std::rc::Rc;

/// A run of more events is not made: about half a second in a browser. Counted in events and not in time, so that everybody
/// gets the same questions.
const EVENTS: u64 = 600_000;

/// What questions are asked about.
pub struct Bench {
    /// The request of the page.
    pub request: Request,
    /// Its run.
    pub replay: Rc<Replay>,
}

impl Bench {
    /// Runs what is asked about; nothing if that takes too long.
    pub fn new(request: &Request) -> Option<Bench> {
        let run = execute(&request.settings, true)?;
        Some(Bench { request: request.clone(), replay: Replay::new(Rc::new(run)) })
    }

    /// What was run.
    pub fn scenario(&self) -> &Settings {
        &self.request.settings
    }

    /// The numbers of its run.
    pub fn report(&self) -> &Report {
        &self.replay.run().report
    }

    /// The numbers of another run; nothing if it is impossible, never ends or takes too long.
    pub fn run(&self, scenario: &Settings) -> Option<Report> {
        if !scenario.problems().is_empty() {
            return None;
        }
        Some(execute(scenario, false)?.report)
    }

    /// Whether the page can show the run of these settings, with its data: an answer is shown as soon as it is given.
    pub fn can_show(&self, settings: &Settings) -> bool {
        let scenario = settings.scenario();
        let options = Options { data: true, trace: true, memory: MEMORY_PAGE };
        let options = Options { data: has_room_for_data(&scenario, options), ..options };
        check_execution(&scenario, None, false, options).is_ok()
    }

    /// The page's request with another scenario. A preset stays: what differs from it is said beside it.
    pub fn go(&self, scenario: Settings) -> Request {
        Request { settings: scenario, ..self.request.clone() }
    }
}

fn execute(scenario: &Settings, trace: bool) -> Option<Run> {
    let options = Options { data: false, trace, memory: MEMORY_PAGE };
    let mut execution = hyperfly_core::begin(&timing(&scenario.scenario()), None, None, options).ok()?;
    execution.advance(EVENTS).ok()?.then(|| execution.finish())
}

/// The time that all processors together spent on each activity.
pub fn spent(report: &Report) -> [f64; 6] {
    let Breakdown { parts } = report.breakdown;
    // T_o + W = p · T_p.
    parts.map(|part| part * (report.overhead + report.t_serial))
}
