//! Counts of binary-exchange (GK 3.1, 4.1, 4.2, App. D), stage by stage under the switching of the scenario.

use super::count::Count;
use super::line::{log_sides, sum_of_distances};
use super::total::Traffic;
use crate::arithmetic::pow2;
use crate::form::Form;
use crate::times::Times;
use hyperfly_core::machine::{Network, Switching};
use hyperfly_core::topology::Topology;

/// Timing that decides whether messages of one stage meet those of the next, in units of t_w·m, the time that one
/// message of m words occupies a channel.
#[derive(Clone, Copy, Debug)]
pub struct StageTiming {
    /// From the end of an exchange to the injection of the next message: t_s and the computation in between.
    gap: f64,
    /// t_h.
    pub head: f64,
    /// m, an upper bound of the length of a worm.
    pub words: f64,
}

impl StageTiming {
    /// For switching other than wormhole, which does not depend on it.
    pub const UNUSED: StageTiming = StageTiming { gap: f64::INFINITY, head: 0.0, words: 0.0 };

    /// Stages: a block of `local_len` words is exchanged, then computed on.
    pub fn of_stages(times: &Times, local_len: f64) -> StageTiming {
        StageTiming::new(times, local_len, times.tc / times.tw)
    }

    /// Swaps of a rank bit with a local bit: half a block and no computation.
    pub fn of_swaps(times: &Times, local_len: f64) -> StageTiming {
        StageTiming::new(times, local_len / 2.0, 0.0)
    }

    fn new(times: &Times, words: f64, computation: f64) -> StageTiming {
        if times.tw == 0.0 {
            // Words that take no time block nobody; a worm's head that waits for channels still does (see `wormhole_waiting`).
            return StageTiming { gap: f64::INFINITY, head: times.th, words };
        }
        let (gap, head) = (computation + times.ts / times.tw / words, times.th / times.tw / words);
        StageTiming { gap, head, words }
    }
}

/// Counts of the first `count` ≤ d stages: in stage l every processor exchanges a block with the rank that differs in
/// bit d−1−l. Exact, except for the cases of wormhole on the mesh that [`wormhole_waiting`] names.
///
/// On hypercube and complete graph partners are neighbours and share no channel. On meshes and torus the first stages
/// run along the columns (of planes first), the others along the rows, each line on its own. `None` for wormhole on
/// rings of eight and more, where all but very short worms wait for each other in a cycle.
pub fn stages(network: &Network, timing: StageTiming, d: u32, count: u32) -> Option<Traffic> {
    match network.topology() {
        Topology::Hypercube | Topology::Complete => {
            let count = f64::from(count);
            Some(Traffic::without_contention(Count::new(count, count, count)))
        }
        topology => {
            let mut left = count;
            log_sides(network.interconnect, d)?.into_iter().try_fold(Traffic::NONE, |so_far, b| {
                let here = left.min(b);
                left -= here;
                Some(so_far.then(line_stages(
                    network.switching,
                    timing,
                    b,
                    here,
                    topology == Topology::Torus,
                )?))
            })
        }
    }
}

/// Counts of the first `count` ≤ b stages on a line (or `ring`) of 2^b processors, at the distances 2^(b−1), 2^(b−2),
/// …. All processors enter the first stage at the same time.
///
/// A stage at distance x divides the line into segments of 2x. The x messages of each half go the same way and all cross
/// the middle channel.
///
/// - Store-and-forward: at every moment each message is on a different channel, so none waits: (t_h + t_w·m)·x.
/// - Cut-through: the flows share the middle channel from start to end: t_h·x + t_w·m·x (GK App. D, with q = x).
/// - Wormhole: see [`wormhole_waiting`].
///
/// On a ring both directions of the first stage are equally long and every other processor goes upward, so each channel
/// carries x/2 of its messages. In later stages messages stay in their segments as on a line.
fn line_stages(switching: Switching, timing: StageTiming, b: u32, count: u32, ring: bool) -> Option<Traffic> {
    if count == 0 {
        return Some(Traffic::NONE);
    }
    let distance = sum_of_distances(b, count);
    let stages = f64::from(count);
    Some(match switching {
        Switching::StoreAndForward => Traffic::without_contention(Count::new(stages, distance, distance)),
        // A ring of four shares no channel.
        Switching::Wormhole if ring && b <= 2 => {
            Traffic::without_contention(Count::new(stages, distance, stages))
        }
        Switching::Wormhole if ring => return None,
        Switching::CutThrough => {
            let spread = if ring && b > 1 { pow2(b - 2) } else { 0.0 };
            let contention = Count::new(0.0, 0.0, distance - stages - spread);
            Traffic { contention, ..Traffic::without_contention(Count::new(stages, distance, stages)) }
        }
        Switching::Wormhole => {
            let WaitingTime { form, contention, idle } = wormhole_waiting(timing, b, count);
            let own = Count::new(stages, distance, stages);
            let blocks = |blocks: f64| Count::new(0.0, 0.0, blocks);
            Traffic { form, own, contention: blocks(contention), idle: blocks(idle) }
        }
    })
}

/// Mean waiting time over the processors of a line under wormhole, in units of t_w·m.
struct WaitingTime {
    form: Form,
    contention: f64,
    idle: f64,
}

/// Waiting time of `count` ≥ 1 stages of a line under wormhole. The papers do not derive it; they treat wormhole and
/// cut-through as one. All times here are in units of u = t_w·m; h is t_h in that unit (`timing.head`).
///
/// *First stage*, at distance x = 2^(b−1). Message j of a half crosses channels j … j + x − 1 of the half and the next.
/// All start at once; message j holds channel j and waits for channel j + 1, which message j + 1 holds. Only message x
/// − 1 is free. When it releases channel x − 1, message x − 2 follows right behind its tail, and so on. Each message
/// arrives one period after the next one, message j after x·h + 1 + (x − 1 − j)·period. The period is 1, the words of
/// one message. It is (x − 2)·h if the head takes longer for the rest of its route, since the first channel is held
/// until the head has the last. A worm of m < x words releases a channel when its head gets the m-th channel after it,
/// so the period is (m − 1)·h; a worm of one word blocks nobody. The processor also needs its partner's message, which
/// by symmetry comes j periods after the first. So the processors leave the stage staggered: x/2, x/2 + 1, … x − 1
/// periods late, those in the middle of each half first.
///
/// *Later stages*. In that staggered order the messages of the next stage follow each other without waiting, and so on:
/// no message waits again, and at distance 2 the stagger is gone. A line waits x − 1 periods in all, on average half of
/// them for channels, where cut-through waits 2x − 1 − b. This holds if the first messages of a stage do not meet the
/// last ones of the stage before, that is, if the gap is at least x/2 − 1 periods.
///
/// *Short gaps*. At x = 4 a message of the second stage waits δ = 1 − gap − 2h for one of the first, the message behind
/// it inherits that delay, and the line takes δ longer: exact. (If h > 1 it waits h − 1 − gap, but its partner is later
/// anyway.) At x ≥ 8 messages of several stages queue for the same channels. With period 1 the wait approaches the
/// cut-through value or slightly more as the gap goes to 0; it is interpolated: an estimate.
///
/// *t_h = 0*. All heads of a stage want all their channels at the same instant, so ranks decide instead of arrival, and
/// the stagger differs from x = 4 on. The limit for t_h → 0 serves as an estimate. At x = 2 the time is the same, but a
/// short gap can turn idle time into contention.
fn wormhole_waiting(timing: StageTiming, b: u32, count: u32) -> WaitingTime {
    let x = pow2(b - 1);
    let short = timing.words < x;
    if short && timing.words < 2.0 {
        // With t_h = 0 ranks decide, and every other message blocks one.
        let (form, first) = match timing.head > 0.0 {
            true => (Form::Exact, 0.0),
            false => (if b < 3 { Form::Exact } else { Form::Estimate }, x / 2.0),
        };
        return WaitingTime { form, contention: first / 2.0, idle: first / 2.0 };
    }
    // If words take no time, there is no unit for the waiting of heads.
    let known = timing.head > 0.0 && timing.gap.is_finite();
    let behind = if short { timing.words - 1.0 } else { x - 2.0 };
    let period = (behind * timing.head).max(1.0);
    let first = (x - 1.0) * period;
    if b < 3 || count == 1 {
        let form = if b < 3 || known { Form::Exact } else { Form::Estimate };
        return WaitingTime { form, contention: first / 2.0, idle: first / 2.0 };
    }
    let least_gap = (x / 2.0 - 1.0) * period;
    let apart = timing.gap >= least_gap || b == 3 && !short;
    let form = if apart && known { Form::Exact } else { Form::Estimate };
    let met = (x - f64::from(b)) * (1.0 - (timing.gap + 2.0 * timing.head) / least_gap).max(0.0);
    // Two messages of eight wait for partners that are late anyway.
    let unfelt = if b == 3 { (timing.head - 1.0 - timing.gap).max(0.0) / 4.0 } else { 0.0 };
    WaitingTime { form, contention: (first + met) / 2.0 + unfelt, idle: (first + met) / 2.0 - unfelt }
}
