//! The generated sentence that says what to see, in numbers, true for any run.

use crate::breakdown;
use crate::numbers::{fixed, percent, plural, quantity};
use crate::story::Story;
use crate::table::channel_name;
use hyperfly_core::scenario::{Choice, Machine, Switching, Topology};
use hyperfly_core::trace::Activity;
use hyperfly_text::sentence as said;

/// What the run is compared with, if something is known: the same scenario on another network.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The other network.
    pub on: Topology,
    /// The efficiency there (a closed form's or another run's).
    pub efficiency: f64,
}

/// From this fraction of the time on, contention is what is told.
const CONTENTION: f64 = 0.02;
/// From this fraction on, computing is what is told.
const COMPUTE: f64 = 0.75;

/// From this fraction on, messages cost nothing.
const HIDDEN: f64 = 0.9995;

/// One or two sentences.
pub fn sentence(story: &Story, comparison: Option<&Comparison>) -> String {
    let mut text = what_to_see(story);
    if let Some(other) = comparison.filter(|other| other.efficiency.is_finite()) {
        // Three decimals, as everywhere on the page.
        let here = fixed(story.run().report.efficiency, 3);
        let there = fixed(other.efficiency, 3);
        text.push(' ');
        text.push_str(&match here == there {
            true => said::comparison_same(other.on.id(), &there),
            false => said::comparison(other.on.id(), &there, &here),
        });
    }
    text
}

fn what_to_see(story: &Story) -> String {
    let run = story.run();
    let (report, s) = (&run.report, &run.scenario);
    if s.p == 1 {
        return said::one_processor(s.r(), s.n, &quantity(report.t_parallel, 6));
    }
    let part = |activity| report.breakdown.of(activity);
    let takes = |activity| percent(part(activity));
    let lost = [Activity::Startup, Activity::Hop, Activity::Transfer, Activity::Contention, Activity::Idle];
    let most = lost.into_iter().fold(lost[0], |best, a| if part(a) > part(best) { a } else { best });
    if report.messages == 0 {
        return said::no_message(&takes(Activity::Compute));
    }
    if s.machine == Machine::Bsp {
        return in_supersteps(story);
    }
    if part(Activity::Contention) >= CONTENTION
        && let Some(hot) = report.hottest.filter(|hot| hot.load > 1)
    {
        let (channel, share) = (&channel_name(story, hot.channel), &takes(Activity::Contention));
        return match s.switching {
            Switching::CutThrough => said::channel_carries(channel, hot.load, share),
            _ => said::messages_want_channel(hot.load, channel, share),
        };
    }
    if part(Activity::Compute) >= HIDDEN {
        return said::hidden(report.messages);
    }
    let compute = &takes(Activity::Compute);
    if part(Activity::Compute) >= COMPUTE {
        return match part(most) > 0.0 {
            true => said::computing_then(compute, breakdown::label(s.machine, most), &takes(most)),
            false => said::computing(compute),
        };
    }
    if s.machine == Machine::LogP {
        return word_by_word(story);
    }
    let mean = report.words as f64 / report.messages as f64;
    let hops = report.hops as f64 / report.messages as f64;
    let average = if report.words.is_multiple_of(report.messages) { "no" } else { "yes" };
    let sent = report.messages.div_ceil(u64::from(s.p));
    let sends = || match report.messages.is_multiple_of(u64::from(s.p)) {
        true => said::each_sends(sent, plural(mean), &quantity(mean, 3), average),
        false => said::at_most_sends(sent, plural(mean), &quantity(mean, 3), average),
    };
    let share = &takes(most);
    match most {
        Activity::Startup => {
            let flow = s.channel_tw() * mean;
            match s.ts > flow && flow > 0.0 {
                true => said::startup_takes_longer(share, &sends(), &quantity(s.ts, 4), &quantity(flow, 4)),
                false => said::startup_takes(share, &sends()),
            }
        }
        Activity::Transfer => match s.switching == Switching::StoreAndForward && hops > 1.0 {
            true => said::transfer_takes_over(share, &sends(), &quantity(hops, 3)),
            false => said::transfer_takes(share, &sends()),
        },
        Activity::Hop => said::way_takes(share, report.messages, plural(hops), &quantity(hops, 3)),
        _ => said::waiting_takes(share, compute),
    }
}

/// What takes the time of a BSP machine.
fn in_supersteps(story: &Story) -> String {
    let run = story.run();
    let (report, s) = (&run.report, &run.scenario);
    let takes = |activity| percent(report.breakdown.of(activity));
    let h: Vec<u64> = run.trace.supersteps.iter().map(|superstep| superstep.h).filter(|&h| h > 0).collect();
    let compute = &takes(Activity::Compute);
    let Some(&most) = h.iter().max() else {
        return said::no_superstep(&takes(Activity::Transfer), &takes(Activity::Hop), compute);
    };
    let share = |time: f64| percent(time / report.t_parallel);
    let moved = h.iter().sum::<u64>() as f64 * s.gap;
    let sync = h.len() as f64 * s.sync;
    let (all, moved, sync) = (&share(moved + sync), &share(moved), &share(sync));
    match h.iter().all(|&other| other == most) {
        _ if h.len() == 1 => said::one_superstep(most, all, moved, sync, compute),
        true => said::supersteps_equal(h.len(), most, all, moved, sync, compute),
        false => said::supersteps_up_to(h.len(), most, all, moved, sync, compute),
    }
}

/// What takes the time of a LogP machine that does not mostly compute.
fn word_by_word(story: &Story) -> String {
    let run = story.run();
    let (report, s) = (&run.report, &run.scenario);
    let part = |activity| report.breakdown.of(activity);
    let gap = part(Activity::Transfer) + part(Activity::Contention);
    let (latency, overhead, idle) = (part(Activity::Hop), part(Activity::Startup), part(Activity::Idle));
    let each = report.words.div_ceil(u64::from(s.p));
    let sends = || match report.words.is_multiple_of(u64::from(s.p)) {
        true => said::each_sends_words(each),
        false => said::at_most_sends_words(each),
    };
    let most = gap.max(latency).max(overhead).max(idle);
    let (share, compute) = (&percent(most), &percent(part(Activity::Compute)));
    if most == gap {
        said::gap_takes(share, &sends(), &quantity(s.gap, 4), compute)
    } else if most == latency {
        said::latency_takes(share, &quantity(s.latency, 4), compute)
    } else if most == overhead {
        said::overhead_takes(share, &sends(), &quantity(s.overhead, 4), compute)
    } else {
        said::waiting_takes(share, compute)
    }
}
