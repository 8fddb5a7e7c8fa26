//! The first jam of a run: when messages first want one channel at the same time, which one, and how many.

use crate::trace::moment::Moment;
use crate::trace::replay::Replay;

/// More moments than this are not looked at: a jam that comes later is not the first thing that a reader sees.
const MOST_MOMENTS: usize = 1024;

/// Several messages that share a channel or wait for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Jam {
    /// When they begin to.
    pub start: f64,
    /// When the first of them is through.
    pub end: f64,
    /// The channel that most of them want; of several the one with the lowest number.
    pub channel: u32,
    /// How many.
    pub load: u16,
}

impl Jam {
    /// The first of a run; `None` where no two messages meet, and for a trace in bins.
    pub fn first(replay: &Replay) -> Option<Jam> {
        let plan = &replay.run().plan;
        // A message asks for channels when it is injected, and shares them once its head is through.
        let mut times: Vec<f64> = (0..plan.steps.len() as u32)
            .filter(|record| plan.words(&plan.steps[*record as usize]) > 0)
            .filter_map(|record| replay.message(record))
            .flat_map(|message| [message.injected, message.injected + replay.unhindered(message.record).hop])
            .collect();
        times.sort_unstable_by(f64::total_cmp);
        times.dedup();
        let mut moment = Moment::default();
        for &start in times.iter().take(MOST_MOMENTS) {
            moment.set(replay, start);
            let load = |channel: &u32| moment.load[*channel as usize];
            let most = moment.loaded.iter().map(load).max().unwrap_or(0);
            if most < 2 {
                continue;
            }
            let channel = moment.loaded.iter().copied().filter(|channel| load(channel) == most).min()?;
            let wants =
                |underway: &&crate::trace::moment::Underway| moment.route(underway).contains(&channel);
            let end = moment.underway.iter().filter(wants).map(|underway| underway.message.delivered);
            return Some(Jam { start, end: end.fold(f64::INFINITY, f64::min), channel, load: most });
        }
        None
    }
}
