//! The generated sentence that says what to see, in numbers, true for any run.

use crate::breakdown;
use crate::numbers::{count, percent, quantity, whole};
use crate::story::Story;
use crate::table::channel_name;
use hyperfly_core::scenario::{Machine, Switching};
use hyperfly_core::trace::Activity;

/// What the run is compared with, if something is known: the same scenario with one thing changed.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Comparison {
    /// The change, so that it completes "On …, E would be": "a hypercube", "a mesh".
    pub on: String,
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
    if let Some(other) = comparison.filter(|other| !other.on.is_empty() && other.efficiency.is_finite()) {
        // Three decimals, as everywhere on the page.
        let (here, there) =
            (format!("{:.3}", story.run().report.efficiency), format!("{:.3}", other.efficiency));
        if here == there {
            text.push_str(&format!(" On {}, E would be the same, {there}.", other.on));
        } else {
            text.push_str(&format!(" On {}, E would be {there} instead of {here}.", other.on));
        }
    }
    text
}

fn what_to_see(story: &Story) -> String {
    let run = story.run();
    let (report, s) = (&run.report, &run.scenario);
    if s.p == 1 {
        let stages = count(s.r().into(), "stage", "stages");
        return format!(
            "One processor computes all {stages} of {} nodes in {}, and has nobody to wait for.",
            whole(s.n),
            quantity(report.t_parallel, 6)
        );
    }
    let part = |activity| report.breakdown.of(activity);
    let takes = |activity| percent(part(activity));
    let lost = [Activity::Startup, Activity::Hop, Activity::Transfer, Activity::Contention, Activity::Idle];
    let most = lost.into_iter().fold(lost[0], |best, a| if part(a) > part(best) { a } else { best });
    if report.messages == 0 {
        return format!("No message is sent; computing takes {} of the time.", takes(Activity::Compute));
    }
    if s.machine == Machine::Bsp {
        return in_supersteps(story);
    }
    if part(Activity::Contention) >= CONTENTION
        && let Some(hot) = report.hottest.filter(|hot| hot.load > 1)
    {
        let channel = channel_name(story, hot.channel);
        let messages = count(hot.load.into(), "message", "messages");
        let what = match s.switching {
            Switching::CutThrough => format!("Channel {channel} carries {messages} at once"),
            _ => format!("{messages} want channel {channel} at once"),
        };
        return format!("{what}; contention takes {} of the time.", takes(Activity::Contention));
    }
    if part(Activity::Compute) >= HIDDEN {
        let messages = count(report.messages, "message", "messages");
        return format!("Computing takes all of the time: {messages} are hidden behind it.");
    }
    if part(Activity::Compute) >= COMPUTE {
        let rest = match part(most) > 0.0 {
            true => {
                format!("; then comes {}, {}", breakdown::label(s.machine, most), takes(most))
            }
            false => String::new(),
        };
        return format!("Computing takes {} of the time{rest}.", takes(Activity::Compute));
    }
    if s.machine == Machine::LogP {
        return word_by_word(story);
    }
    let mean = report.words as f64 / report.messages as f64;
    let words = format!("{} {}", quantity(mean, 3), if mean == 1.0 { "word" } else { "words" });
    let average = if report.words.is_multiple_of(report.messages) { "" } else { " on average" };
    let messages = count(report.messages, "message", "messages");
    let sent = count(report.messages.div_ceil(u64::from(s.p)), "message", "messages");
    let each = match report.messages.is_multiple_of(u64::from(s.p)) {
        true => format!("each processor sends {sent}"),
        false => format!("a processor sends {sent} or fewer on average"),
    };
    match most {
        Activity::Startup => {
            let flow = s.channel_tw() * mean;
            let than = match s.ts > flow && flow > 0.0 {
                true => format!(
                    ", and beginning one (tₛ\u{a0}=\u{a0}{}) takes longer than its words on a channel ({})",
                    quantity(s.ts, 4),
                    quantity(flow, 4)
                ),
                false => String::new(),
            };
            format!("Start-up takes {} of the time: {each} of {words}{average}{than}.", takes(most))
        }
        Activity::Transfer => {
            let hops = report.hops as f64 / report.messages as f64;
            let over = match s.switching == Switching::StoreAndForward && hops > 1.0 {
                true => format!(", over {} channels on average, one after the other", quantity(hops, 3)),
                false => String::new(),
            };
            format!("Transfer takes {} of the time: {each} of {words}{average}{over}.", takes(most))
        }
        Activity::Hop => {
            let hops = report.hops as f64 / report.messages as f64;
            let channels = if hops == 1.0 { "channel" } else { "channels" };
            format!(
                "The way takes {} of the time: {messages} cross {} {channels} each on average.",
                takes(most),
                quantity(hops, 3)
            )
        }
        _ => format!(
            "Waiting for others takes {} of the time; computing takes {}.",
            takes(most),
            takes(Activity::Compute)
        ),
    }
}

/// What takes the time of a BSP machine.
fn in_supersteps(story: &Story) -> String {
    let run = story.run();
    let (report, s) = (&run.report, &run.scenario);
    let takes = |activity| percent(report.breakdown.of(activity));
    let h: Vec<u64> = run.trace.supersteps.iter().map(|superstep| superstep.h).filter(|&h| h > 0).collect();
    let Some(&most) = h.iter().max() else {
        return format!(
            "Communication takes {} of the time and synchronisation {}; computing takes {}.",
            takes(Activity::Transfer),
            takes(Activity::Hop),
            takes(Activity::Compute)
        );
    };
    let share = |time: f64| percent(time / report.t_parallel);
    let moved = h.iter().sum::<u64>() as f64 * s.gap;
    let sync = h.len() as f64 * s.sync;
    let equal = h.iter().all(|&other| other == most);
    let h_is =
        if equal { format!("each with h = {}", whole(most)) } else { format!("h up to {}", whole(most)) };
    let supersteps = match h.len() {
        1 => format!("The one communication superstep (h = {})", whole(most)),
        count => format!("The {} communication supersteps ({h_is})", whole(count as u64)),
    };
    let take = if h.len() == 1 { "takes" } else { "take" };
    format!(
        "{supersteps} {take} {} of the time, h·g\u{a0}{} and l\u{a0}{}; computing takes {}.",
        share(moved + sync),
        share(moved),
        share(sync),
        takes(Activity::Compute)
    )
}

/// What takes the time of a LogP machine that does not mostly compute.
fn word_by_word(story: &Story) -> String {
    let run = story.run();
    let (report, s) = (&run.report, &run.scenario);
    let part = |activity| report.breakdown.of(activity);
    let gap = part(Activity::Transfer) + part(Activity::Contention);
    let (latency, overhead, idle) = (part(Activity::Hop), part(Activity::Startup), part(Activity::Idle));
    let each = report.words.div_ceil(u64::from(s.p));
    let words = count(each, "word", "words");
    let sends = match report.words.is_multiple_of(u64::from(s.p)) {
        true => format!("each processor sends {words}"),
        false => format!("a processor sends {words} or fewer on average"),
    };
    let most = gap.max(latency).max(overhead).max(idle);
    let computing = percent(part(Activity::Compute));
    if most == gap {
        let apart = format!("no two of them within g\u{a0}=\u{a0}{}", quantity(s.gap, 4));
        format!(
            "Waiting for the gap takes {} of the time: {sends}, {apart}. Computing takes {computing}.",
            percent(gap)
        )
    } else if most == latency {
        let under_way = format!("L\u{a0}=\u{a0}{}", quantity(s.latency, 4));
        format!(
            "Latency takes {} of the time: a word is {under_way} under way. Computing takes {computing}.",
            percent(latency)
        )
    } else if most == overhead {
        let cost = format!("o\u{a0}=\u{a0}{}", quantity(s.overhead, 4));
        format!(
            "Overhead takes {} of the time: {sends} and takes as many, {cost} each. Computing takes {computing}.",
            percent(overhead)
        )
    } else {
        format!("Waiting for others takes {} of the time; computing takes {computing}.", percent(idle))
    }
}
