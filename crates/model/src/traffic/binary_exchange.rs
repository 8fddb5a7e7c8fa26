//! Counts of binary-exchange (GK 3.1, 4.1, 4.2, App. D), stage by stage under the switching of the scenario.

use super::line::{column_bits, row_bits, sum_of_distances};
use super::{Count, Form, Formulation, Traffic};
use crate::machine::{Machine, pow2};
use hyperfly_core::scenario::{Switching, Topology};

/// What matters beside the words when messages of one stage meet those of the next, in units of the time t_w·m that the
/// m words of one message take on a channel.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// From the end of an exchange to the injection of the next message: t_s and the computation between.
    gap: f64,
    /// t_h.
    head: f64,
}

impl Pace {
    /// Stages: a whole share of `share` words is exchanged, then computed on.
    pub fn of_stages(machine: &Machine, share: f64) -> Pace {
        Pace::new(machine, share, machine.tc / machine.tw)
    }

    /// Swaps of a processor bit with a local one: half a share and no computation.
    pub fn of_swaps(machine: &Machine, share: f64) -> Pace {
        Pace::new(machine, share / 2.0, 0.0)
    }

    fn new(machine: &Machine, words: f64, computation: f64) -> Pace {
        if machine.tw == 0.0 {
            // Words that take no time are never in the way.
            return Pace { gap: f64::INFINITY, head: machine.th };
        }
        Pace { gap: computation + machine.ts / machine.tw / words, head: machine.th / machine.tw / words }
    }
}

/// The first `count` ≤ d stages: in stage l all processors exchange one share with the one whose number differs in bit
/// d−1−l. Exact, except for some cases of wormhole on the mesh that [`wormhole`] names.
///
/// On the hypercube partners are neighbours, and nothing is shared. On the mesh the first ⌊d/2⌋ stages run along the
/// columns and the others along the rows, each line on its own.
pub fn stages(formulation: &Formulation, pace: Pace, d: u32, count: u32) -> Traffic {
    match formulation.topology {
        Topology::Hypercube => {
            let count = f64::from(count);
            Traffic::alone(Count::new(count, count, count))
        }
        Topology::Mesh => {
            let vertical = count.min(column_bits(d));
            let along_columns = line(formulation.switching, pace, column_bits(d), vertical);
            along_columns.then(line(formulation.switching, pace, row_bits(d), count - vertical))
        }
    }
}

/// The first `count` ≤ b stages on a line of 2^b processors, at the distances 2^(b−1), 2^(b−2), …, entered by all
/// processors at the same time.
///
/// In a stage at distance x the line falls into blocks of 2x. The x messages of each half go the same way, and all of them
/// cross the middle channel.
///
/// - Store-and-forward: at every moment each message is at another channel, so none waits: (t_h + t_w·m)·x.
/// - Cut-through: the flows share the middle channel from start to end: t_h·x + t_w·m·x (GK App. D, with q = x).
/// - Wormhole: see [`wormhole`].
fn line(switching: Switching, pace: Pace, b: u32, count: u32) -> Traffic {
    if count == 0 {
        return Traffic::NONE;
    }
    let distance = sum_of_distances(b, count);
    let stages = f64::from(count);
    match switching {
        Switching::StoreAndForward => Traffic::alone(Count::new(stages, distance, distance)),
        Switching::CutThrough => {
            let contention = Count::new(0.0, 0.0, distance - stages);
            Traffic { contention, ..Traffic::alone(Count::new(stages, distance, stages)) }
        }
        Switching::Wormhole => {
            let (form, waiting) = wormhole(pace, b, count);
            // On the mean over the processors, half of it before the own message is there and half after.
            let half = Count::new(0.0, 0.0, waiting / 2.0);
            let own = Count::new(stages, distance, stages);
            Traffic { form, own, contention: half, idle: half }
        }
    }
}

/// What `count` ≥ 1 stages of a line wait under wormhole, in shares, and what that promises. It is not in the papers, which
/// treat wormhole and cut-through as one.
///
/// *The first stage*, at distance x = 2^(b−1). Message j of a half crosses channels j … j + x − 1 of the half and the next.
/// All start at once; message j holds channel j and waits for channel j + 1, which message j + 1 holds. Only message x − 1
/// is free. It releases channel x − 1 after t_h + t_w·m, and message x − 2 follows right behind its tail: message j is
/// delivered after t_h·x + t_w·m·(x − j). Its processor needs besides the partner's message, which by symmetry comes after
/// t_h·x + t_w·m·(j + 1). So the stage lasts as long as under cut-through, but the processors come out of it staggered: 1,
/// 2, … x/2 shares after x/2, those in the middle of each half first.
///
/// *The later stages*. That stagger is just the order in which the messages of the next stage follow each other without
/// waiting, and so on: each later stage takes a single share, and at distance 2 the stagger is gone. A line takes
/// x + b − 1 shares, where cut-through takes 2x − 1, and waits x − 1 of them. This holds if the first messages of a
/// stage do not meet the last ones of the stage before: if the gap is at least x/2 − 1 shares.
///
/// *Short gaps*. At x = 4 a message of the second stage waits δ = 1 − gap − 2·head for one of the first, the messages
/// behind it inherit that, and the line takes δ longer: exact. At x ≥ 8 messages of several stages queue for the same
/// channels; what they take lies between x + b − 1 and a little more than 2x − 1, and it is interpolated: an estimate.
///
/// *t_h = 0*. All heads of a stage want all their channels at the same instant, so there is no first come, ranks decide,
/// and from x = 4 on the stagger is another one. The limit for t_h → 0 stands in as an estimate; at x = 2 the time is the
/// same, but a short gap can turn idle time into contention.
fn wormhole(pace: Pace, b: u32, count: u32) -> (Form, f64) {
    let x = pow2(b - 1);
    let in_first = x - 1.0;
    if b < 3 {
        return (Form::Exact, in_first);
    }
    let least_gap = x / 2.0 - 1.0;
    let apart = pace.gap >= least_gap || b == 3 || count == 1;
    let form = if apart && pace.head > 0.0 { Form::Exact } else { Form::Estimate };
    let in_later = if count == 1 {
        0.0
    } else {
        let most = x - f64::from(b);
        most * (1.0 - (pace.gap + 2.0 * pace.head) / least_gap).max(0.0)
    };
    (form, in_first + in_later)
}
