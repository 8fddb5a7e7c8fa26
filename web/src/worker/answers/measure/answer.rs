//! Formats the measurements so far for the page: T_p and E against p, the breakdown of T_p, and the calibrated device.

use super::fastest::to_fastest;
use super::predicted::{missing_value, to_predicted};
use super::stages::{MeasuredRun, RunPair, side_by_side};
use super::timings::Timings;
use crate::worker::protocol::queries::measured::{
    Device, LargerN, MachineUses, Measured, Note, Progress, Row, Times,
};
use hyperfly_exec::{MeasuredMachine, calibrate, file as exec};
use hyperfly_request::{Request, Settings};
use hyperfly_text::measured as text;
use hyperfly_view::measured::{self, Machine, Study, headline, machine_planes, planes};
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
    pub too_short: Vec<u32>,
    pub repeated_parts: u32,
    pub request: &'a Request,
    /// The machine, once it is calibrated.
    pub machine: Option<&'a MeasuredMachine>,
    /// The last run, measured and simulated.
    pub last: Option<&'a MeasuredRun>,
    /// Timings from a file, and the run to compare with.
    pub timings: Option<&'a (Timings, Rc<Replay>)>,
    /// The fastest formulations found so far.
    pub fastest: Option<&'a measured::FastestMap>,
    /// The selected stage, from 1; 0 for all.
    pub selected_stage: usize,
    /// Progress, while measuring.
    pub progress: Option<Progress>,
    /// Why measuring failed.
    pub problem: Option<&'a str>,
}

impl Findings<'_> {
    /// Converts the findings for the page, with pictures in this theme.
    pub fn to_measured(&self, theme: ColourScheme) -> Measured {
        let last = self.last.filter(|_| self.progress.is_none()).map(RunPair::Runs);
        let timings = self.timings.map(|(timings, run)| RunPair::Timed(&timings.timings, run));
        let describe_pair = |pair: RunPair| side_by_side(&pair, self.selected_stage, theme);
        let fastest_map = self.fastest.filter(|map| !map.cells.is_empty());
        Measured {
            progress: self.progress.clone(),
            problem: self.problem.map(str::to_owned),
            times: self.times(),
            notes: self.notes(),
            comparisons: last.into_iter().chain(timings).map(describe_pair).collect(),
            fastest: fastest_map.map(|map| to_fastest(map, theme)),
            device: self.device(),
        }
    }

    /// Returns T_p for each p, once one is measured.
    fn times(&self) -> Option<Times> {
        let Findings { study, request, .. } = self;
        if study.rows.is_empty() {
            return None;
        }
        let n = study.scenario.n();
        let formulation = words::algorithm(study.scenario.formulation.algorithm());
        let larger_n = (n != request.settings.n).then(|| LargerN {
            requested: request.settings.n,
            reason: text::larger_n(request.settings.n, &seconds(study.resolution), n),
        });
        Some(Times {
            title: format!("{formulation} · n = {}", whole(n)),
            n,
            larger_n,
            headline: headline(study),
            charts: planes(study),
            rows: study.rows.iter().map(|row| to_row(study, row)).collect(),
        })
    }

    /// Returns caveats about the numbers.
    fn notes(&self) -> Vec<Note> {
        let study = &self.study;
        let note = |text: String| Note { text, elsewhere: None };
        let assumptions = self.timings.iter().flat_map(|(timings, _)| timings.assumptions.iter().cloned());
        let too_short = self.too_short.iter().map(|p| text::too_short(*p));
        let mut notes: Vec<Note> = assumptions.chain(too_short).map(note).collect();
        if study.is_coarse() || !self.too_short.is_empty() {
            let address = |n: u64| [with_n(self.request, n).to_fragment(), text::exact_n(n)];
            notes.push(Note {
                text: text::coarse(&seconds(study.resolution), &seconds(study.min_exact_time())),
                elsewhere: self.exact_n().map(address),
            });
        }
        if self.request.settings.p > MAX_PROCESSORS && !study.rows.is_empty() {
            notes.push(note(text::beyond(self.request.settings.p, MAX_PROCESSORS)));
        }
        if study.rows.iter().any(|row| row.p > study.cores) {
            notes.push(note(text::shared(study.cores)));
        }
        if self.repeated_parts > 0 {
            notes.push(note(text::in_background(self.repeated_parts)));
        }
        if !study.rows.is_empty() {
            notes.push(note(text::honest().to_owned()));
        }
        notes
    }

    /// Returns a larger n that can be measured with exact times, if there is one.
    fn exact_n(&self) -> Option<u64> {
        let can_be_measured = |n: u64| exec::check(&with_n(self.request, n).settings).is_ok();
        self.study.exact_n().filter(|&n| n > self.study.scenario.n() && can_be_measured(n))
    }

    /// Returns the device, once it is calibrated.
    fn device(&self) -> Option<Device> {
        let (machine, settings_of_machine) = (self.study.machine.as_ref()?, self.machine?);
        let Machine { parameters, exchange, worst: max_error, .. } = machine;
        let [tc, ts, tw] = parameters.map(seconds);
        Some(Device {
            parameters: text::parameters(&tc, &ts, &tw),
            fit: text::fit(exchange.len(), &percent(*max_error)),
            charts: machine_planes(machine).into(),
            machine_uses: self.progress.is_none().then(|| self.machine_uses(settings_of_machine)),
        })
    }

    fn machine_uses(&self, machine: &MeasuredMachine) -> MachineUses {
        let request = with_n(self.request, self.study.scenario.n());
        let run = self
            .last
            .map(|MeasuredRun { measurement, .. }| (measurement.run.plan.p, exec::write(measurement)));
        MachineUses {
            explorer: Request { settings: machine.settings_for(&request.settings), ..request }.to_fragment(),
            machine: calibrate::file::write(machine),
            run,
        }
    }
}

/// Returns the request with another n.
fn with_n(request: &Request, n: u64) -> Request {
    Request { settings: Settings { n, ..request.settings.clone() }, ..request.clone() }
}

/// Converts the times of a number of processors.
fn to_row(study: &Study, row: &measured::Row) -> Row {
    let efficiency = |e: Option<f64>| e.map_or_else(missing_value, |e| fixed(e, 2));
    let predicted_efficiency = row.simulated.and_then(|time| study.predicted_efficiency(row.p, time));
    Row {
        p: row.p,
        transform: row.transform,
        messages: row.messages,
        words: row.words,
        median: seconds(row.median),
        half: [row.lower, row.upper].map(seconds),
        simulated: to_predicted(row.median, row.simulated),
        closed: to_predicted(row.median, row.closed),
        efficiency: [efficiency(study.efficiency(row.p, row.median)), efficiency(predicted_efficiency)],
        parts: if row.p > 1 { to_parts(row) } else { Vec::new() },
    }
}

/// Returns the breakdown of T_p, measured and simulated.
fn to_parts(row: &measured::Row) -> Vec<[String; 2]> {
    // A rounding error of the sum counts as zero.
    let format_time = |time: f64| seconds(if time < 1e-9 * row.median { 0.0 } else { time });
    let simulated = |k: usize| row.simulated_parts.map_or_else(missing_value, |parts| format_time(parts[k]));
    (0..row.parts.len()).map(|k| [seconds(row.parts[k]), simulated(k)]).collect()
}
