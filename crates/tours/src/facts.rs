//! What a run comes to, by name: for the numbers in a text and for claims.

use crate::values::{self, Kind};
use hyperfly_core::scenario::Request;
use hyperfly_core::trace::Activity;
use hyperfly_text::Told;
use hyperfly_view::Story;
use hyperfly_view::numbers::{percent, quantity};
use hyperfly_view::scene::moment::Moment;
use std::cell::OnceCell;
use std::rc::Rc;

/// A run at a moment.
pub struct Seen {
    /// What was asked for.
    pub request: Request,
    /// The run.
    pub story: Rc<Story>,
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

impl Seen {
    /// A run at a moment.
    pub fn new(request: Request, story: Rc<Story>, t: f64) -> Seen {
        Seen { request, story, t, moment: OnceCell::new() }
    }

    /// What there is at the moment, counted; nothing of a run that is known by bins of time only.
    pub fn moment(&self) -> Option<Counted> {
        *self.moment.get_or_init(|| {
            self.story.is_detailed().then(|| {
                let mut moment = Moment::default();
                moment.set(&self.story, self.t);
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

/// The run that a step shows, and the one beside it. Nothing is known of either where it could not be run.
#[derive(Default)]
pub struct Facts {
    /// The run.
    pub seen: Option<Seen>,
    /// The run beside it.
    pub beside: Option<Seen>,
}

impl Facts {
    /// What a name stands for.
    pub fn value(&self, name: &str) -> Option<f64> {
        if name == "slower" {
            return Some(self.value("t_parallel")? / self.value("beside.t_parallel")?);
        }
        let (seen, name) = match name.strip_prefix("beside.") {
            Some(name) => (self.beside.as_ref()?, name),
            None => (self.seen.as_ref()?, name),
        };
        (values::of_name(name)?.of)(seen).filter(|value| value.is_finite())
    }

    /// The same as it is set in a text.
    pub fn told(&self, name: &str) -> Option<Told> {
        let kind = match name {
            "slower" => Kind::Ratio,
            _ => values::of_name(name.strip_prefix("beside.").unwrap_or(name))?.kind,
        };
        let Some(value) = self.value(name) else { return Some(Told::Text("–".to_owned())) };
        Some(match kind {
            Kind::Count => Told::Count(value as u64),
            Kind::Ratio => Told::Text(quantity(value, 3)),
            Kind::Quantity => Told::Text(quantity(value, 6)),
            Kind::Efficiency => Told::Text(hyperfly_text::decimal(format!("{value:.3}"))),
            Kind::Share => Told::Text(percent(value)),
        })
    }
}
