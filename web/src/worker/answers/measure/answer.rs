//! Formats the measurements so far for the page: T_p and E against p, the breakdown of T_p, and the calibrated device.

use super::fastest::fastest;
use super::stages::{MeasuredRun, RunPair, side_by_side};
use crate::worker::protocol::queries::measured::{
    Device, LargerN, MachineUses, Measured, Note, Predicted, Progress, Row, Times,
};
use hyperfly_exec::{MeasuredMachine, calibrate, file as exec};
use hyperfly_request::{Request, Settings};
use hyperfly_text::measured as text;
use hyperfly_view::measured::{
    self, ExternalTiming, Machine, Study, headline, machine_planes, planes, relative_error,
};
use hyperfly_view::notation::numbers::{fixed, percent, seconds, whole};
use hyperfly_view::notation::words;
use hyperfly_view::{ColourScheme, Replay};
use std::rc::Rc;

/// Largest number of processors: each is a worker with its own memory.
pub const MAX_PROCESSORS: u32 = 16;

/// The findings so far.
pub struct Findings<'a> {
    pub study: Study,
    /// Values of p whose runs ended before the clock ticked.
    pub short: Vec<u32>,
    /// Number of repeated parts.
    pub again: u32,
    pub asked: &'a Request,
    /// The machine, once it is calibrated.
    pub machine: Option<&'a MeasuredMachine>,
    /// The last run, measured and simulated.
    pub last: Option<&'a MeasuredRun>,
    /// Timings from a file, and the run to compare with.
    pub timings: Option<&'a (Vec<ExternalTiming>, Rc<Replay>)>,
    /// The fastest formulations found so far.
    pub fastest: Option<&'a measured::FastestMap>,
    /// The selected stage, from 1; 0 for all.
    pub looked: usize,
    /// Progress, while measuring.
    pub progress: Option<Progress>,
    /// Why measuring failed.
    pub problem: Option<&'a str>,
}

impl Findings<'_> {
    /// Converts the findings for the page, with pictures in this theme.
    pub fn to_measured(&self, theme: ColourScheme) -> Measured {
        let last = self.last.filter(|_| self.progress.is_none()).map(RunPair::Runs);
        let timings = self.timings.map(|(timings, run)| RunPair::Timed(timings, run));
        let side = |pair: RunPair| side_by_side(&pair, self.looked, theme);
        let known = self.fastest.filter(|map| !map.cells.is_empty());
        Measured {
            progress: self.progress.clone(),
            problem: self.problem.map(str::to_owned),
            times: self.times(),
            notes: self.notes(),
            beside: last.into_iter().chain(timings).map(side).collect(),
            fastest: known.map(|map| fastest(map, theme)),
            device: self.device(),
        }
    }

    /// Returns T_p for each p, once one is measured.
    fn times(&self) -> Option<Times> {
        let Findings { study, asked, .. } = self;
        if study.rows.is_empty() {
            return None;
        }
        let n = study.scenario.n();
        let formulation = words::algorithm(study.scenario.formulation.algorithm());
        let larger = (n != asked.settings.n).then(|| LargerN {
            requested: asked.settings.n,
            why: text::larger_n(asked.settings.n, &seconds(study.resolution), n),
        });
        Some(Times {
            title: format!("{formulation} · n = {}", whole(n)),
            n,
            larger,
            headline: headline(study),
            charts: planes(study),
            rows: study.rows.iter().map(|of| row(study, of)).collect(),
        })
    }

    /// Returns caveats about the numbers.
    fn notes(&self) -> Vec<Note> {
        let study = &self.study;
        let note = |text: String| Note { text, elsewhere: None };
        let mut notes: Vec<Note> = self.short.iter().map(|p| note(text::too_short(*p))).collect();
        if study.is_coarse() || !self.short.is_empty() {
            let address = |n: u64| [with_n(self.asked, n).to_fragment(), text::exact_n(n)];
            notes.push(Note {
                text: text::coarse(&seconds(study.resolution), &seconds(study.min_exact_time())),
                elsewhere: self.exact_n().map(address),
            });
        }
        if self.asked.settings.p > MAX_PROCESSORS && !study.rows.is_empty() {
            notes.push(note(text::beyond(self.asked.settings.p, MAX_PROCESSORS)));
        }
        if study.rows.iter().any(|row| row.p > study.cores) {
            notes.push(note(text::shared(study.cores)));
        }
        if self.again > 0 {
            notes.push(note(text::in_background(self.again)));
        }
        if !study.rows.is_empty() {
            notes.push(note(text::honest().to_owned()));
        }
        notes
    }

    /// Returns a larger n that can be measured with exact times, if there is one.
    fn exact_n(&self) -> Option<u64> {
        let can_be_measured = |n: u64| exec::check(&with_n(self.asked, n).settings).is_ok();
        self.study.exact_n().filter(|&n| n > self.study.scenario.n() && can_be_measured(n))
    }

    /// Returns the device, once it is calibrated.
    fn device(&self) -> Option<Device> {
        let (machine, found) = (self.study.machine.as_ref()?, self.machine?);
        let Machine { parameters, exchange, worst, .. } = machine;
        let [tc, ts, tw] = parameters.map(seconds);
        Some(Device {
            parameters: text::parameters(&tc, &ts, &tw),
            fit: text::fit(exchange.len(), &percent(*worst)),
            charts: machine_planes(machine).into(),
            kept: self.progress.is_none().then(|| self.machine_uses(found)),
        })
    }

    fn machine_uses(&self, machine: &MeasuredMachine) -> MachineUses {
        let asked = with_n(self.asked, self.study.scenario.n());
        let run = self
            .last
            .map(|MeasuredRun { measurement, .. }| (measurement.run.plan.p, exec::write(measurement)));
        MachineUses {
            explorer: Request { settings: machine.settings_for(&asked.settings), ..asked }.to_fragment(),
            machine: calibrate::file::write(machine),
            run,
        }
    }
}

/// Returns the request with another n.
fn with_n(asked: &Request, n: u64) -> Request {
    Request { settings: Settings { n, ..asked.settings.clone() }, ..asked.clone() }
}

/// Converts the times of a number of processors.
fn row(study: &Study, of: &measured::Row) -> Row {
    let efficiency = |e: Option<f64>| e.map_or_else(dash, |e| fixed(e, 2));
    let foreseen = of.simulated.and_then(|time| study.predicted_efficiency(of.p, time));
    Row {
        p: of.p,
        transform: of.transform,
        messages: of.messages,
        words: of.words,
        median: seconds(of.median),
        half: [of.lower, of.upper].map(seconds),
        simulated: predicted(of.median, of.simulated),
        closed: predicted(of.median, of.closed),
        efficiency: [efficiency(study.efficiency(of.p, of.median)), efficiency(foreseen)],
        parts: if of.p > 1 { parts(of) } else { Vec::new() },
    }
}

/// Returns the breakdown of T_p, measured and simulated.
fn parts(of: &measured::Row) -> Vec<[String; 2]> {
    // A rounding error of the sum counts as zero.
    let shown = |time: f64| seconds(if time < 1e-9 * of.median { 0.0 } else { time });
    let simulated = |k: usize| of.simulated_parts.map_or_else(dash, |parts| shown(parts[k]));
    (0..of.parts.len()).map(|k| [seconds(of.parts[k]), simulated(k)]).collect()
}

/// Formats a predicted time and its deviation from the measured one.
pub fn predicted(measured: f64, time: Option<f64>) -> Predicted {
    match time {
        Some(time) => Predicted { time: seconds(time), deviation: relative_error(measured, time) },
        None => Predicted { time: dash(), deviation: String::new() },
    }
}

/// Returns the placeholder for a missing number.
pub fn dash() -> String {
    "–".to_owned()
}
