//! Maps over p and n, whose cells stand for runs.

use super::answer::{Answer, AnswerLine, AnsweringChart, Mark, RunKeys, line};
use super::{choose, landscape};
use crate::draw::frame::Frame;
use crate::notation::numbers::power_of_two;
use crate::scene::navigation::KeyDirection;
use hyperfly_core::report::Report;
use hyperfly_core::scenario::Scenario;
use hyperfly_model::choose::{COLUMNS, Map, ROWS};
use hyperfly_request::Choice;
use std::ops::RangeInclusive;

/// The map of fastest formulations around a run.
#[derive(Clone, Debug, PartialEq)]
pub struct FastestMap {
    pub map: Map,
    /// log p and log n of the run.
    pub run: Mark,
}

/// The landscapes of two machines around a run.
#[derive(Clone, Debug, PartialEq)]
pub struct LandscapeMap {
    pub landscapes: landscape::Landscapes,
    pub run: Mark,
    /// The cells of each panel that were executed.
    pub executed: Vec<Vec<Mark>>,
}

fn title((d, r): Mark) -> String {
    format!("p = {}, n = {}", power_of_two(d), power_of_two(r))
}

/// Returns the neighbour of a cell within the extent of a map.
fn neighbour(
    (d, r): Mark,
    direction: KeyDirection,
    (columns, rows): (RangeInclusive<u32>, RangeInclusive<u32>),
) -> Mark {
    let clamp = |value: u32, range: RangeInclusive<u32>| value.clamp(*range.start(), *range.end());
    match direction {
        KeyDirection::Left => (clamp(d.saturating_sub(1), columns), r),
        KeyDirection::Right => (clamp(d + 1, columns), r),
        KeyDirection::Down => (d, clamp(r.saturating_sub(1), rows)),
        KeyDirection::Up => (d, clamp(r + 1, rows)),
        KeyDirection::Within => (d, r),
    }
}

fn size_keys((d, r): Mark) -> RunKeys {
    vec![("p", (1u64 << d).to_string()), ("n", (1u64 << r).to_string())]
}

impl AnsweringChart for FastestMap {
    fn mark_at(&self, frame: Frame, [x, y]: [f32; 2]) -> Option<Mark> {
        choose::Layout::new(&self.map, frame).cell(x, y)
    }

    fn has(&self, (d, r): Mark) -> bool {
        d < COLUMNS && (self.map.least..self.map.least + ROWS).contains(&r)
    }

    fn place(&self, frame: Frame, (d, r): Mark) -> Option<[f32; 2]> {
        self.has((d, r)).then(|| choose::Layout::new(&self.map, frame).centre(d, r).into())
    }

    fn step(&self, from: Option<Mark>, direction: KeyDirection) -> Option<Mark> {
        let extent = (0..=COLUMNS - 1, self.map.least..=self.map.least + ROWS - 1);
        Some(neighbour(from.unwrap_or(self.run), direction, extent))
    }

    fn grabs(&self, _frame: Frame, _at: [f32; 2]) -> bool {
        false
    }

    fn drag(&self, _frame: Frame, _at: [f32; 2]) -> Option<RunKeys> {
        None
    }

    /// Chooses the fastest formulation of the cell, too.
    fn run_keys(&self, mark: Mark) -> Option<RunKeys> {
        let choice = self.map.at(mark.0, mark.1)?.choice;
        let mut keys = size_keys(mark);
        keys.push(("algorithm", choice.algorithm.id().to_owned()));
        keys.push(("dims", choice.dims.to_string()));
        keys.push(("overlap", "false".to_owned()));
        Some(keys)
    }

    fn answer(&self, mark: Mark, _executed: &dyn Fn(&Scenario) -> Option<Report>) -> Answer {
        let words = choose::words(&self.map, mark);
        // The words begin with the place.
        let (title, rest) = words.split_once(": ").unwrap_or((&words, ""));
        Answer { title: title.to_owned(), lines: vec![AnswerLine { words: rest.to_owned(), report: None }] }
    }
}

impl AnsweringChart for LandscapeMap {
    fn mark_at(&self, frame: Frame, [x, y]: [f32; 2]) -> Option<Mark> {
        landscape::Layout::new(&self.landscapes, frame).cell(x, y)
    }

    fn has(&self, (d, r): Mark) -> bool {
        let (columns, rows) = self.landscapes.extent();
        columns.contains(&d) && rows.contains(&r)
    }

    fn place(&self, frame: Frame, mark: Mark) -> Option<[f32; 2]> {
        landscape::Layout::new(&self.landscapes, frame).place(mark)
    }

    fn step(&self, from: Option<Mark>, direction: KeyDirection) -> Option<Mark> {
        Some(neighbour(from.unwrap_or(self.run), direction, self.landscapes.extent()))
    }

    fn grabs(&self, frame: Frame, at: [f32; 2]) -> bool {
        self.mark_at(frame, at).is_some()
    }

    fn drag(&self, frame: Frame, at: [f32; 2]) -> Option<RunKeys> {
        let mark = self.mark_at(frame, at)?;
        if mark == self.run { None } else { self.run_keys(mark) }
    }

    fn run_keys(&self, mark: Mark) -> Option<RunKeys> {
        self.landscapes.panels.first()?.landscape.at(mark.0, mark.1)?;
        Some(size_keys(mark))
    }

    fn answer(&self, (d, r): Mark, executed: &dyn Fn(&Scenario) -> Option<Report>) -> Answer {
        let panels = self.landscapes.panels.iter();
        let lines =
            panels.map(|panel| line(&panel.title, &panel.scenario.with_p(1 << d).with_n(1 << r), executed));
        Answer { title: title((d, r)), lines: lines.collect() }
    }
}
