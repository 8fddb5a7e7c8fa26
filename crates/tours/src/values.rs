//! Values of a run that texts and claims may name: one table for parsing, formatting and documentation.

use crate::snapshot::Snapshot;
use hyperfly_core::Scenario;
use hyperfly_core::machine::{Bsp, LogP, Network};
use hyperfly_core::report::Report;
use hyperfly_core::trace::Activity;
use hyperfly_model::isoefficiency::{isoefficient_size, threshold};
use hyperfly_model::predict;
use hyperfly_view::PhaseKind;

/// Format of a value in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Integer.
    Count,
    /// Time or another quantity.
    Quantity,
    /// Ratio, mean or logarithm.
    Ratio,
    /// Fraction with three decimals, as E.
    Efficiency,
    /// Fraction in per cent.
    Share,
}

/// A named value.
pub struct Value {
    pub name: &'static str,
    /// Description, as in the documentation.
    pub help: &'static str,
    pub format: Format,
    /// Reads the value from a run; `None` if the run does not have it.
    pub read: fn(&Snapshot) -> Option<f64>,
}

const fn value(
    name: &'static str,
    format: Format,
    help: &'static str,
    read: fn(&Snapshot) -> Option<f64>,
) -> Value {
    Value { name, help, format, read }
}

fn scenario(snapshot: &Snapshot) -> &Scenario {
    &snapshot.replay.run().scenario
}

fn network(snapshot: &Snapshot) -> Option<&Network> {
    scenario(snapshot).machine.network()
}

fn logp(snapshot: &Snapshot) -> Option<&LogP> {
    scenario(snapshot).machine.logp()
}

fn bsp(snapshot: &Snapshot) -> Option<&Bsp> {
    scenario(snapshot).machine.bsp()
}

fn report(snapshot: &Snapshot) -> &Report {
    &snapshot.replay.run().report
}

fn time_share(snapshot: &Snapshot, activity: Activity) -> Option<f64> {
    Some(report(snapshot).breakdown.of(activity))
}

fn count_phases(snapshot: &Snapshot, is_counted: fn(PhaseKind) -> bool) -> Option<f64> {
    Some(snapshot.replay.phases().iter().filter(|phase| is_counted(phase.kind)).count() as f64)
}

fn divide(numerator: u64, denominator: u64) -> Option<f64> {
    (denominator > 0).then(|| numerator as f64 / denominator as f64)
}

/// Returns the channels crossed by all messages; `None` on LogP and BSP machines, which have no channels.
fn count_hops(snapshot: &Snapshot) -> Option<u64> {
    report(snapshot).hops
}

/// log2 of the n that keeps the efficiency named in the request.
fn isoefficient_log2_n(snapshot: &Snapshot) -> Option<f64> {
    let target_efficiency = snapshot.request.look.target_efficiency(report(snapshot).efficiency);
    isoefficient_size(scenario(snapshot), scenario(snapshot).p, target_efficiency)
        .ok()
        .map(|size| size.log2_n)
}

use Format::{Count, Efficiency, Quantity, Ratio, Share};

/// All values.
pub const VALUES: &[Value] = &[
    value("p", Count, "processors", |s| Some(f64::from(scenario(s).p))),
    value("n", Count, "points", |s| Some(scenario(s).n() as f64)),
    value("d", Count, "log p", |s| Some(f64::from(scenario(s).d()))),
    value("r", Count, "log n, the stages of the transform", |s| Some(f64::from(scenario(s).r()))),
    value("t_c", Quantity, "t_c", |s| network(s).map(|net| net.tc).or(logp(s).map(|logp| logp.tc))),
    value("t_s", Quantity, "t_s of a network", |s| Some(network(s)?.ts)),
    value("t_h", Quantity, "t_h of a network", |s| Some(network(s)?.th)),
    value("t_w", Quantity, "t_w of a network, of a channel", |s| Some(network(s)?.channel_tw(scenario(s).p))),
    value("latency", Quantity, "L of LogP", |s| Some(logp(s)?.latency)),
    value("g", Quantity, "g of LogP and BSP", |s| logp(s).map(|logp| logp.gap).or(bsp(s).map(|bsp| bsp.gap))),
    value("l", Quantity, "l of BSP", |s| Some(bsp(s)?.sync)),
    value("t_serial", Quantity, "T_s", |s| Some(report(s).t_serial)),
    value("t_parallel", Quantity, "T_p", |s| Some(report(s).t_parallel)),
    value("speedup", Ratio, "S", |s| Some(report(s).speedup)),
    value("efficiency", Efficiency, "E", |s| Some(report(s).efficiency)),
    value("overhead", Quantity, "T_o", |s| Some(report(s).overhead)),
    value("predicted", Quantity, "T_p of the closed form", |s| Some(predict(scenario(s))?.t_parallel)),
    value("messages", Count, "messages sent", |s| Some(report(s).messages as f64)),
    value("words", Count, "words in them", |s| Some(report(s).words as f64)),
    value("hops", Count, "channels crossed, over all messages", |s| count_hops(s).map(|hops| hops as f64)),
    value("message.words", Ratio, "words in a message, on average", |s| {
        divide(report(s).words, report(s).messages)
    }),
    value("message.hops", Ratio, "channels on a message's route, on average", |s| {
        divide(count_hops(s)?, report(s).messages)
    }),
    value("hottest.load", Count, "messages on the most loaded channel at once", |s| {
        Some(f64::from(report(s).hottest.filter(|_| s.replay.has_channels())?.load))
    }),
    value("compute", Share, "part of p·T_p that is computing", |s| time_share(s, Activity::Compute)),
    value("startup", Share, "part of p·T_p that is start-up", |s| time_share(s, Activity::Startup)),
    value("hop", Share, "part of p·T_p that is t_h; L on LogP, l on BSP", |s| time_share(s, Activity::Hop)),
    value("transfer", Share, "part of p·T_p that is words", |s| time_share(s, Activity::Transfer)),
    value("contention", Share, "part of p·T_p that is contention; the gap on LogP", |s| {
        time_share(s, Activity::Contention)
    }),
    value(
        "gap",
        Share,
        "part of p·T_p in which words of LogP leave one in g: its transfer and its contention",
        |s| {
            logp(s)
                .and_then(|_| Some(time_share(s, Activity::Transfer)? + time_share(s, Activity::Contention)?))
        },
    ),
    value("idle", Share, "part of p·T_p that is waiting", |s| time_share(s, Activity::Idle)),
    value("exchanges", Count, "stages across processors", |s| {
        count_phases(s, |kind| matches!(kind, PhaseKind::Exchange { .. }))
    }),
    value("redistributions", Count, "times that the elements change processors between stages", |s| {
        count_phases(s, PhaseKind::is_move)
    }),
    value("communications", Count, "communication supersteps (BSP)", |s| {
        let steps = &s.replay.run().trace.supersteps;
        (!steps.is_empty()).then(|| steps.iter().filter(|step| step.h > 0).count() as f64)
    }),
    value("h", Count, "the largest h of a superstep (BSP)", |s| {
        let steps = s.replay.run().trace.supersteps.iter();
        steps.map(|step| step.h).max().map(|h| h as f64)
    }),
    value("threshold", Efficiency, "the efficiency up to which n need not grow fast (GK 4.1.1)", |s| {
        threshold(scenario(s))
    }),
    value("kept", Efficiency, "the efficiency that is kept (key efficiency)", |s| {
        Some(s.request.look.target_efficiency(report(s).efficiency))
    }),
    value("needed", Count, "the least power of two n that keeps it on p processors", |s| {
        isoefficient_log2_n(s).filter(|log| *log < 60.0).map(|log| power_of_two(log.ceil()))
    }),
    value("needed.log", Ratio, "log n that keeps it, exactly", isoefficient_log2_n),
    value("t", Quantity, "the moment that is shown", |s| Some(s.t)),
    value("now.messages", Count, "messages under way at that moment", |s| Some(s.moment()?.messages)),
    value("now.load", Count, "messages on the most loaded channel at that moment", |s| {
        s.moment().filter(|_| s.replay.has_channels()).map(|counts| counts.load)
    }),
    value("now.computing", Count, "processors that compute at that moment", |s| Some(s.moment()?.computing)),
    value("now.waiting", Count, "processors that wait at that moment", |s| Some(s.moment()?.waiting)),
];

/// Returns the power of two with an integer exponent.
fn power_of_two(exponent: f64) -> f64 {
    (1u64 << exponent.clamp(0.0, 62.0) as u32) as f64
}

/// Whether a name refers to the comparison run.
pub fn uses_comparison(name: &str) -> bool {
    name.starts_with("beside.") || name == "slower"
}

/// Finds a value by name, without the prefix `beside.`.
pub fn find_value(name: &str) -> Option<&'static Value> {
    VALUES.iter().find(|value| value.name == name)
}

/// Whether a name exists, with or without `beside.`.
pub fn is_name(name: &str) -> bool {
    name == "slower" || find_value(name.strip_prefix("beside.").unwrap_or(name)).is_some()
}

/// Lists all names, for error messages.
pub fn list_names() -> String {
    let names: Vec<&str> = VALUES.iter().map(|value| value.name).collect();
    names.join(", ")
}
