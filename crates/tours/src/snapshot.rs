//! A run at a moment, and counts of what happens there.

use hyperfly_core::trace::Activity;
use hyperfly_request::Request;
use hyperfly_view::Replay;
use hyperfly_view::trace::machine_state::MachineState;
use std::cell::OnceCell;
use std::rc::Rc;

/// A run at a moment.
pub struct Snapshot {
    pub request: Request,
    pub replay: Rc<Replay>,
    /// Time of the moment.
    pub t: f64,
    moment: OnceCell<Option<MomentCounts>>,
}

/// Counts at a moment.
#[derive(Clone, Copy, Debug)]
pub struct MomentCounts {
    /// Messages in flight.
    pub messages: f64,
    /// Maximum number of messages on a channel.
    pub load: f64,
    /// Computing processors.
    pub computing: f64,
    /// Waiting processors.
    pub waiting: f64,
}

impl Snapshot {
    /// Creates a snapshot of a run at time `t`.
    pub fn new(request: Request, replay: Rc<Replay>, t: f64) -> Snapshot {
        Snapshot { request, replay, t, moment: OnceCell::new() }
    }

    /// Counts at the moment, computed once; `None` for a run without a detailed trace.
    pub fn moment(&self) -> Option<MomentCounts> {
        *self.moment.get_or_init(|| {
            self.replay.is_detailed().then(|| {
                let mut machine_state = MachineState::default();
                machine_state.set(&self.replay, self.t);
                let count_ranks = |activity| {
                    machine_state.segments.iter().filter(|segment| segment.activity == activity).count()
                        as f64
                };
                let load =
                    machine_state.loaded.iter().map(|&channel| machine_state.load[channel as usize]).max();
                MomentCounts {
                    messages: machine_state.in_flight.len() as f64,
                    load: f64::from(load.unwrap_or(0)),
                    computing: count_ranks(Activity::Compute),
                    waiting: count_ranks(Activity::Idle),
                }
            })
        })
    }
}
