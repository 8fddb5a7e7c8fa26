//! Channel contention of a run: when, where and between how many messages.

use crate::trace::machine_state::{InFlightMessage, MachineState};
use crate::trace::replay::Replay;

/// Maximum number of times examined: a reader would not see contention that begins later as the first.
const MAX_TIMES: usize = 1024;
/// Maximum number of intervals found. A run of binary-exchange has fewer stages.
const MAX_INTERVALS: usize = 64;

/// An interval in which several messages share a channel or wait for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContentionInterval {
    pub start: f64,
    /// Time at which the first of the messages is delivered.
    pub end: f64,
    /// The most contended channel; on a tie, the one with the lowest number.
    pub channel: u32,
    /// Number of messages that share or wait for the channel.
    pub load: u16,
}

impl ContentionInterval {
    /// Finds the first contention of a run; `None` if no two messages meet, or for a binned trace.
    pub fn first(replay: &Replay) -> Option<ContentionInterval> {
        ContentionInterval::search(replay, 1).pop()
    }

    /// Finds the first contention of a run, the first one after its end, and so on.
    pub fn all(replay: &Replay) -> Vec<ContentionInterval> {
        ContentionInterval::search(replay, MAX_INTERVALS)
    }

    fn search(replay: &Replay, count: usize) -> Vec<ContentionInterval> {
        let plan = &replay.run().plan;
        // A message requests channels when it is injected, and shares them once its head has passed.
        let mut times: Vec<f64> = (0..plan.steps.len() as u32)
            .filter(|record| plan.words(&plan.steps[*record as usize]) > 0)
            .filter_map(|record| replay.message(record))
            .flat_map(|message| [message.injected, message.injected + replay.unhindered(message.record).hop])
            .collect();
        times.sort_unstable_by(f64::total_cmp);
        times.dedup();
        let mut moment = MachineState::default();
        let mut found: Vec<ContentionInterval> = Vec::new();
        for &start in times.iter().take(MAX_TIMES) {
            if found.len() == count {
                break;
            }
            if found.last().is_none_or(|last| start >= last.end) {
                moment.set(replay, start);
                found.extend(ContentionInterval::at(&moment, start));
            }
        }
        found
    }

    /// Returns the contention in a state at `start`; `None` if no two messages meet in it.
    fn at(moment: &MachineState, start: f64) -> Option<ContentionInterval> {
        let load = |channel: &u32| moment.load[*channel as usize];
        let max_load = moment.loaded.iter().map(load).max().filter(|load| *load > 1)?;
        let channel = moment.loaded.iter().copied().filter(|channel| load(channel) == max_load).min()?;
        let wants_channel = |underway: &&InFlightMessage| moment.route(underway).contains(&channel);
        let ends = moment.in_flight.iter().filter(wants_channel).map(|underway| underway.message.delivered);
        let end = ends.fold(f64::INFINITY, f64::min);
        Some(ContentionInterval { start, end, channel, load: max_load })
    }
}
