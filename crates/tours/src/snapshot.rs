//! A run at the moment that a step shows, and what can be counted there.

use hyperfly_core::trace::Activity;
use hyperfly_request::Request;
use hyperfly_view::Replay;
use hyperfly_view::trace::moment::Moment;
use std::cell::OnceCell;
use std::rc::Rc;

/// A run at a moment.
pub struct Snapshot {
    /// What was asked for.
    pub request: Request,
    /// The run.
    pub replay: Rc<Replay>,
    /// The moment.
    pub t: f64,
    moment: OnceCell<Option<Counted>>,
}

/// What there is at the moment.
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    /// Messages under way.
    pub messages: f64,
    /// The most of them on a channel.
    pub load: f64,
    /// Processors that compute.
    pub computing: f64,
    /// Processors that wait.
    pub waiting: f64,
}

impl Snapshot {
    /// A run at a moment.
    pub fn new(request: Request, replay: Rc<Replay>, t: f64) -> Snapshot {
        Snapshot { request, replay, t, moment: OnceCell::new() }
    }

    /// What there is at the moment, counted; nothing of a run that is known by bins of time only.
    pub fn moment(&self) -> Option<Counted> {
        *self.moment.get_or_init(|| {
            self.replay.is_detailed().then(|| {
                let mut moment = Moment::default();
                moment.set(&self.replay, self.t);
                let doing =
                    |what| moment.doing.iter().filter(|segment| segment.activity == what).count() as f64;
                let load = moment.loaded.iter().map(|&channel| moment.load[channel as usize]).max();
                Counted {
                    messages: moment.underway.len() as f64,
                    load: f64::from(load.unwrap_or(0)),
                    computing: doing(Activity::Compute),
                    waiting: doing(Activity::Idle),
                }
            })
        })
    }
}
