//! The content of the pictures as tables: numbers, breakdown, processors, channels, messages in flight.

use crate::notation::numbers;
use crate::notation::words;
use crate::text::breakdown;
use crate::trace::machine_state::MachineState;
use crate::trace::replay::Replay;
use crate::trace::schedule::Schedule;
use crate::trace::supersteps::{stages, supersteps as supersteps_of};
use hyperfly_core::trace::{Activity, Superstep};
use hyperfly_text::language::list;
use hyperfly_text::table as texts;
use std::cmp::Reverse;

/// A named value.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub name: String,
    pub value: String,
}

impl Row {
    /// Creates a row.
    pub fn new(name: &str, value: String) -> Row {
        Row { name: name.into(), value }
    }
}

/// A table; each row has one cell per heading.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub caption: String,
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

/// Maximal number of rows of a table.
pub const MAX_ROWS: usize = 4096;

fn table(caption: &str, head: &[&str], rows: Vec<Vec<String>>) -> Table {
    Table { caption: caption.into(), head: head.iter().map(|&text| text.to_owned()).collect(), rows }
}

/// Returns the numbers of a run: times, efficiency, traffic, error.
pub fn numbers(replay: &Replay) -> Vec<Row> {
    let report = &replay.run().report;
    let row = |name: &str, value: String| Row { name: name.into(), value };
    let mut rows = vec![
        row(texts::unit_of_time(), words::unit(replay.run())),
        row(texts::serial_time(), numbers::quantity(report.t_serial, 8)),
        row(texts::parallel_time(), numbers::quantity(report.t_parallel, 8)),
        row(texts::speedup(), numbers::quantity(report.speedup, 4)),
        row(texts::efficiency(), numbers::quantity(report.efficiency, 4)),
        row(texts::overhead(), numbers::quantity(report.overhead, 8)),
        row(texts::messages(), numbers::whole(report.messages)),
        row(texts::words(), numbers::whole(report.words)),
    ];
    if let Some(hops) = report.hops {
        rows.push(row(texts::hops(), numbers::whole(hops)));
    }
    let supersteps = &replay.run().trace.supersteps;
    if !supersteps.is_empty() {
        let h = supersteps.iter().map(|superstep| superstep.h).sum();
        let communicating = supersteps.iter().filter(|superstep| superstep.h > 0).count();
        rows.push(row(texts::communication_supersteps(), numbers::whole(communicating as u64)));
        rows.push(row(texts::h_sum(), numbers::whole(h)));
    }
    if let Some(hot) = report.hottest {
        // Among equally loaded channels, use the one that the sentence names.
        let same = replay.busiest_channel().filter(|busiest| busiest.load == hot.load);
        let channel = same.map_or(hot.channel, |busiest| busiest.channel);
        let value = texts::at_once(&hot.load.to_string(), &channel_name(replay, channel));
        rows.push(row(texts::most_loaded(), value));
    }
    if let Some(error) = report.relative_l2_error {
        rows.push(row(texts::error(), numbers::quantity(error, 2)));
    }
    rows
}

/// Formats a channel by its ends: "3→4".
pub fn channel_name(replay: &Replay, channel: u32) -> String {
    match replay.graph().and_then(|graph| graph.ends(channel)) {
        Some((from, to)) => format!("{from}→{to}"),
        None => texts::channel_number(&channel.to_string()),
    }
}

/// Returns the breakdown of p · T_p.
pub fn parts(replay: &Replay) -> Table {
    let rows = breakdown::parts(&replay.run().report, replay.machine());
    let rows = rows.into_iter().map(|part| vec![part.label.to_owned(), part.percent]).collect();
    table(texts::caption_parts(), &[texts::activity(), texts::share()], rows)
}

/// Returns the time of each processor by activity.
pub fn processors(replay: &Replay) -> Table {
    let mut rows = Vec::new();
    for q in 0..(replay.p() as usize).min(MAX_ROWS) as u32 {
        let mut spent = [0.0; 6];
        replay.segments(q, |segment| spent[segment.activity as usize] += segment.end - segment.start);
        if let Some(bins) = &replay.run().trace.bins {
            let bins_of_rank =
                q as usize * bins.count as usize * 6..(q as usize + 1) * bins.count as usize * 6;
            for (k, time) in bins.activity[bins_of_rank].iter().enumerate() {
                spent[k % 6] += f64::from(*time);
            }
        }
        let mut row = vec![q.to_string()];
        row.extend(spent.iter().map(|&time| numbers::quantity(time, 6)));
        rows.push(row);
    }
    let mut head = vec![texts::processor()];
    head.extend(Activity::ALL.map(|activity| breakdown::label(replay.machine(), activity)));
    table(texts::caption_processors(), &head, rows)
}

/// Returns the phases with their start and end times.
pub fn phases(replay: &Replay) -> Table {
    let row = |phase: &crate::trace::phases::Phase| {
        vec![phase.kind.label(), numbers::quantity(phase.start, 6), numbers::quantity(phase.end, 6)]
    };
    let rows = replay.phases().iter().map(row).collect();
    table(texts::caption_phases(), &[texts::phase(), texts::from(), texts::to()], rows)
}

/// Returns two tables of time `t`: the processors and the messages in flight.
pub fn machine(replay: &Replay, t: f64) -> [Table; 2] {
    let mut moment = MachineState::default();
    moment.set(replay, t);
    let doing = (0..(replay.p() as usize).min(MAX_ROWS) as u32)
        .map(|q| {
            let now = moment.segment(q);
            let until = numbers::quantity(now.end, 6);
            vec![q.to_string(), breakdown::label(replay.machine(), now.activity).to_owned(), until]
        })
        .collect();
    let under_way = moment
        .in_flight
        .iter()
        .take(MAX_ROWS)
        .map(|u| {
            let m = &u.message;
            let place = match u.transit.waiting {
                Some(k) => texts::waits_for(&channel_name(replay, moment.route(u)[k as usize])),
                None if !replay.has_channels() => {
                    texts::part_of_way(&numbers::percent(u.transit.head.into()))
                }
                None => texts::hops_of(&numbers::quantity(u.transit.head.into(), 2), m.hops),
            };
            vec![
                format!("{}→{}", m.from, m.to),
                numbers::whole(m.words),
                place,
                numbers::quantity(m.delivered, 6),
            ]
        })
        .collect();
    let at = &numbers::quantity(t, 6);
    let messages = [texts::message(), texts::words(), texts::place(), texts::delivered()];
    [
        table(
            &texts::caption_processors_at(at),
            &[texts::processor(), texts::activity(), texts::until()],
            doing,
        ),
        table(&texts::caption_messages_at(at), &messages, under_way),
    ]
}

/// Returns the elements that each processor holds in each distribution, one row per processor and distribution. `None` if the
/// elements cannot be traced.
pub fn distribution(replay: &Replay) -> Option<Table> {
    let all = replay.distributions()?;
    let last = all.all.len() - 1;
    let share = (replay.run().plan.n / u64::from(replay.p())) as usize;
    let mut rows = Vec::new();
    for (k, distribution) in all.all.iter().enumerate() {
        let (messages, words) = all.traffic(k);
        for q in 0..replay.p() as usize {
            if rows.len() == MAX_ROWS {
                break;
            }
            let held = &distribution.by_storage[q * share..(q + 1) * share];
            let names =
                held.iter().take(64).map(|&i| distribution.held[i as usize].logical_index.to_string());
            let more = (share > 64).then(|| "…".to_owned());
            let elements = names.chain(more).collect::<Vec<_>>().join(list());
            let title = distribution.title(k == 0, k == last);
            let traffic = [numbers::whole(messages), numbers::whole(words)];
            let mut row = vec![title, distribution.pattern.description()];
            row.extend(traffic);
            row.extend([q.to_string(), elements]);
            rows.push(row);
        }
    }
    let caption = texts::caption_distribution(all.order());
    let head = [
        texts::distribution(),
        texts::pattern(),
        texts::messages_before(),
        texts::words(),
        texts::processor(),
        texts::elements(),
    ];
    Some(table(&caption, &head, rows))
}

/// Returns the times at which rank `q` produces and sends its outputs before the first redistribution; `None` without one.
pub fn schedule(replay: &Replay, q: u32) -> Option<Table> {
    let schedule = Schedule::new(replay, &*replay.distributions()?, q)?;
    let time = |time: f64| numbers::quantity(time, 6);
    let row = |output: &crate::trace::schedule::Output| {
        let index = schedule.first.rows[output.row as usize];
        let mut row = vec![output.row.to_string(), format!("R[{index}]"), time(output.produced)];
        row.extend(match output.message {
            Some(message) => [message.to.to_string(), time(message.left), time(message.delivered)],
            None => [texts::itself().to_owned(), String::new(), String::new()],
        });
        row
    };
    let rows = schedule.outputs.iter().take(MAX_ROWS).map(row).collect();
    let caption = texts::caption_outputs(&q.to_string());
    let head = [
        texts::output(),
        texts::element(),
        texts::produced(),
        texts::to(),
        texts::leaves(),
        texts::is_there(),
    ];
    Some(table(&caption, &head, rows))
}

/// Returns the supersteps of a BSP machine; empty for other machines.
pub fn supersteps(replay: &Replay) -> Table {
    let time = |time: f64| numbers::quantity(time, 7);
    let row = |(k, superstep): (usize, &Superstep)| {
        let span = [time(superstep.start), time(superstep.end), time(superstep.end - superstep.start)];
        let mut row = vec![(k + 1).to_string()];
        row.push(match superstep.h {
            0 => texts::computation(&stages(replay, superstep)),
            _ => texts::communication().to_owned(),
        });
        row.extend(span);
        row.extend(match superstep.h {
            0 => [String::new(), String::new(), String::new()],
            h => [numbers::whole(h), time(h as f64 * superstep.gap), time(superstep.sync)],
        });
        row
    };
    let all = supersteps_of(replay);
    let rows = all.iter().take(MAX_ROWS).enumerate().map(row).collect();
    let head = ["", texts::superstep(), texts::from(), texts::to(), texts::flops(), "h", "h·g", "l"];
    table(texts::caption_supersteps(), &head, rows)
}

/// Returns the loaded channels at time `t`, the most loaded first.
pub fn channels(replay: &Replay, t: f64) -> Table {
    let mut moment = MachineState::default();
    moment.set(replay, t);
    let mut loaded = moment.loaded.clone();
    loaded.sort_unstable_by_key(|&channel| (Reverse(moment.load[channel as usize]), channel));
    let row = |&c: &u32| vec![channel_name(replay, c), moment.load[c as usize].to_string()];
    let rows = loaded.iter().take(MAX_ROWS).map(row).collect();
    table(&texts::caption_channels_at(&numbers::quantity(t, 6)), &[texts::channel(), texts::messages()], rows)
}
