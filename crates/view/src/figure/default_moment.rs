//! The default moment of a run to show.

use crate::trace::machine_state::MachineState;
use crate::trace::replay::Replay;

/// Returns the time at which the most loaded channel, which the sentence names, is most loaded. If no messages meet, returns the
/// middle of the first interval with a message on a channel, or with the most messages in flight; without messages, a quarter of
/// the run.
pub fn default_moment(replay: &Replay) -> f64 {
    if let Some(busiest) = replay.busiest_channel() {
        return busiest.t;
    }
    let end = replay.t_end();
    let mut moment = MachineState::default();
    // Load, begin of the interval, and whether the load has not changed since.
    let mut best = (0u16, end * 0.25, false);
    let mut until = best.1;
    for k in 0..96 {
        let t = end * (f64::from(k) + 0.5) / 96.0;
        moment.set(replay, t);
        let load = match replay.has_channels() {
            true => moment.loaded.iter().map(|&c| moment.load[c as usize]).max().unwrap_or(0),
            false => moment.in_flight.len().min(u16::MAX.into()) as u16,
        };
        if load > best.0 {
            best = (load, t, true);
        }
        best.2 &= load == best.0;
        if best.2 {
            until = t;
        }
    }
    (best.1 + until) / 2.0
}
