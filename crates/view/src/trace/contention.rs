//! The first channel contention of a run: when, where and between how many messages.

use crate::trace::machine_state::MachineState;
use crate::trace::replay::Replay;

/// Maximum number of times examined: a reader would not see contention that begins later as the first.
const MAX_TIMES: usize = 1024;

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
        for &start in times.iter().take(MAX_TIMES) {
            moment.set(replay, start);
            let load = |channel: &u32| moment.load[*channel as usize];
            let max_load = moment.loaded.iter().map(load).max().unwrap_or(0);
            if max_load < 2 {
                continue;
            }
            let channel = moment.loaded.iter().copied().filter(|channel| load(channel) == max_load).min()?;
            let wants_channel = |underway: &&crate::trace::machine_state::InFlightMessage| {
                moment.route(underway).contains(&channel)
            };
            let end =
                moment.in_flight.iter().filter(wants_channel).map(|underway| underway.message.delivered);
            return Some(ContentionInterval {
                start,
                end: end.fold(f64::INFINITY, f64::min),
                channel,
                load: max_load,
            });
        }
        None
    }
}
