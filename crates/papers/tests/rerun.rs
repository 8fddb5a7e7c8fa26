//! Runs every executed row again from its declared parameters; its value must follow from these runs.

use hyperfly_core::limits::Options;
use hyperfly_core::report::Report;
use hyperfly_core::trace::Activity;
use hyperfly_papers::{Cell, Entry, Method, Row, entries};
use hyperfly_request::{
    Algorithm, KEYS, MachineKind, Order, Request, Settings, Switching, Topology, Width, run,
};
use std::collections::{BTreeMap, BTreeSet};

/// Rows that the report of a run cannot confirm, by entry and the id of their first key part without digits: their value comes
/// from a trace, from data or from a fit, or compares schedules that are no scenario of the explorer. Their declared scenarios
/// still run.
const FROM_TRACES: &[(&str, &str)] = &[
    ("culler-remap", "rate"),
    ("gk-appD", "share"),
    ("gk-fig1", "held"),
    ("gk-fig1", "order"),
    ("gk-sec5", "by-m"),
    ("ib-fig5", "executed"),
    ("ib-sec1", "equation"),
    ("ib-sec4", "blocked-transform"),
    ("ib-table1", ""),
    ("ib-table1", "Cray T3E"),
    ("ib-table1", "IEEE "),
    ("ib-table1", "backward"),
    ("ib-table1", "sizes"),
    ("ib-table3", "executed-beyond"),
    ("ib-table4", "g"),
    ("ib-table4", "l"),
    ("kggk-13.2.3", "later"),
    ("kggk-ex13.1", "exponent"),
    ("kggk-ex13.2", "best"),
    ("kggk-ex13.2", "high"),
    ("kggk-ex13.2", "low"),
    ("kggk-ex13.2", "middle"),
    ("kggk-p13.3", "efficiency"),
    ("kggk-p13.3", "speedup"),
    ("kggk-p13.3", "time"),
    ("kggk-p13.6", "line"),
    ("kggk-p13.6", "line-by-pairs"),
    ("kggk-p13.6", "middle-line"),
    ("s-facts5", ""),
    ("s-facts5", "fact"),
    ("s-facts5", "order"),
    ("s-facts5", "waits"),
    ("s-fig1", "computes"),
    ("s-fig2", "row"),
    ("s-fig2", "target"),
    ("s-lemma4.1", "lemma"),
    ("s-lemma4.1", "nodes"),
    ("s-lemma4.1", "of-corollary"),
];

/// Rows about several sizes, whose parameters describe the sizes in words.
const NOT_ADDRESSES: &[(&str, &str)] = &[
    ("gk-sec4", "cube-exponential"),
    ("ib-fig4", "executed"),
    ("ib-fig5", "asymptotically"),
    ("ib-sec4", "cheaper"),
    ("kggk-p13.9", "full"),
];

/// Returns the values of a parameter: `64`, `2, 4`, `1, 2, … 1024` (doubling), `2 … 5` (by one). `None` for an open value.
fn values(text: &str) -> Option<Vec<String>> {
    if let Some((head, last)) = text.split_once('…') {
        let head: Vec<u64> = head.split(',').filter_map(|part| part.trim().parse().ok()).collect();
        let last: u64 = last.trim().parse().ok()?;
        let mut numbers = head.clone();
        while let Some(&previous) = numbers.last().filter(|previous| **previous < last) {
            numbers.push(if head.len() > 1 { 2 * previous } else { previous + 1 });
        }
        return Some(numbers.iter().map(u64::to_string).collect());
    }
    let parts: Vec<String> = text.split(", ").map(str::to_owned).collect();
    (!parts.iter().any(|value| value == "?" || value == "p")).then_some(parts)
}

/// Returns the declared scenarios of a row, as `hyperfly run` would read them. Leaves out symbols such as E that are no keys.
fn declared_settings(row: &Row) -> Option<Vec<Settings>> {
    let mut fragments = vec![String::new()];
    for parameter in &row.parameters {
        // IB's l has another name in addresses, where L is a parameter of LogP.
        let name = if parameter.name == "l" { "l-sync" } else { parameter.name };
        if !KEYS.iter().any(|key| key.name == name) || name == "v" {
            continue;
        }
        let values = values(&parameter.value.id())?;
        let add_value =
            |text: &String| values.iter().map(|value| format!("{text}&{name}={value}")).collect::<Vec<_>>();
        fragments = fragments.iter().flat_map(add_value).collect();
    }
    let settings = |text: &String| {
        Request::from_fragment(text.trim_start_matches('&')).0.ok().map(|request| request.settings)
    };
    fragments.iter().map(settings).collect()
}

struct Runs(BTreeMap<String, Report>);

impl Runs {
    fn report(&mut self, settings: &Settings) -> Option<&Report> {
        let key = format!("{settings:?}");
        if !self.0.contains_key(&key) {
            let options = Options { data: false, trace: false, ..Options::default() };
            self.0.insert(key.clone(), run(settings, None, options).ok()?.report);
        }
        self.0.get(&key)
    }

    /// Returns quantities that follow from one run, and from the same run on other machines.
    fn quantities_of_run(&mut self, settings: &Settings, row: &Row) -> Option<Vec<f64>> {
        let (p, n) = (f64::from(settings.p), settings.n as f64);
        let (d, r) = (p.log2(), n.log2());
        let report = self.report(settings)?.clone();
        let slope = report.overhead / report.t_serial * r / d;
        let load = report.hottest.map_or(0.0, |busiest| busiest.load.into());
        let fraction = (1.0 / report.speedup - 1.0 / p) / (1.0 - 1.0 / p);
        let mut quantities = vec![
            report.t_parallel,
            report.t_serial,
            report.overhead,
            report.speedup,
            report.efficiency,
            report.words as f64,
            report.messages as f64,
            load,
            slope,
            1.0 / (1.0 + slope),
            report.overhead / p / d,
            report.overhead / n,
            fraction,
            report.t_parallel * p / report.t_serial,
            report.t_parallel * report.efficiency * p / report.t_serial,
            // T_p without contention, for formulas that ignore it; and the communication time alone.
            report.overhead - report.breakdown.of(Activity::Contention) * p * report.t_parallel,
            report.breakdown.of(Activity::Contention),
            report.t_parallel - report.t_serial / p,
            (report.t_parallel - report.t_serial / p) / (report.t_serial / p),
            // Milliseconds at the 34.9 Mflop/s of IB Table 4.
            report.t_parallel / 34.9e3,
        ];
        if let Some(e) = row
            .parameters
            .iter()
            .find(|parameter| parameter.name == "E")
            .and_then(|parameter| parameter.value.id().parse::<f64>().ok())
        {
            let k = e / (1.0 - e);
            quantities.extend([k * slope, 17.0 * k * slope]);
        }
        Some(quantities)
    }

    /// Returns flops, numbers sent and redistributions, each from a run in which the other two are free; and the absolute efficiency.
    fn supersteps(&mut self, settings: &Settings) -> Option<Vec<f64>> {
        let mut time = |gap: f64, sync: f64| {
            self.report(&Settings { gap, sync, ..settings.clone() }).map(|report| report.t_parallel)
        };
        let (flops, h, count) = (time(0.0, 0.0)?, time(1.0, 0.0)?, time(0.0, 1.0)?);
        let serial = Settings { algorithm: Algorithm::Serial, p: 1, ..settings.clone() };
        let run_time = self.report(settings)?.t_parallel;
        let serial_time = self.report(&serial)?.t_parallel;
        let [h, count] = [h - flops, count - flops];
        Some(vec![flops, h, count, count - 1.0, serial_time / run_time / f64::from(settings.p)])
    }

    /// Returns quantities that compare the run with the same run under another key.
    fn comparison_quantities(&mut self, settings: &Settings) -> Option<Vec<f64>> {
        let report_of_run = self.report(settings)?.clone();
        let mut quantities = Vec::new();
        let hypercube = Settings {
            topology: Topology::Hypercube,
            switching: Switching::CutThrough,
            width: Width::Factor(1.0),
            ..settings.clone()
        };
        if let Some(comparison) = self.report(&hypercube) {
            let w = report_of_run.overhead / comparison.overhead;
            let (p, side) = (f64::from(settings.p), f64::from(settings.p).sqrt());
            quantities.extend([w, w * 4.0 * (p - side), w * side]);
        }
        let unordered = Settings { order: Order::Unordered, ..settings.clone() };
        if let Some(comparison) = self.report(&unordered) {
            quantities.push(report_of_run.overhead / comparison.overhead);
        }
        let exchange = Settings { algorithm: Algorithm::BinaryExchange, ..settings.clone() };
        if let Some(comparison) = self.report(&exchange) {
            quantities.push(report_of_run.words as f64 / comparison.words as f64);
        }
        if settings.machine == MachineKind::Bsp {
            quantities.extend(self.supersteps(settings)?);
        }
        Some(quantities)
    }
}

/// Returns the times at which words are produced, leave and arrive in a LogP run.
fn times_of_words(settings: &Settings) -> Vec<f64> {
    let options = Options { data: false, ..Options::default() };
    let Ok(run) = run(settings, None, options) else { return Vec::new() };
    run.trace.delivered.iter().flat_map(|time| [*time, time - settings.latency]).collect()
}

/// Returns quantities that follow from two runs.
fn quantities_of_pair(first: &Report, second: &Report) -> Vec<f64> {
    let time = first.t_parallel / second.t_parallel;
    let fraction = |report: &Report, p: f64| (1.0 / report.speedup - 1.0 / p) / (1.0 - 1.0 / p);
    let p = |report: &Report| report.speedup / report.efficiency;
    let communication = |report: &Report| report.t_parallel - report.t_serial / p(report);
    vec![
        time,
        communication(first) / communication(second),
        1.0 - 1.0 / time,
        100.0 * (time - 1.0),
        first.words as f64 / second.words as f64,
        first.overhead / second.overhead,
        fraction(first, p(first)) / fraction(second, p(second)),
    ]
}

/// Returns the numbers shown by a row: the computed one, or the numbers in its words and its further values; each with half a
/// unit of its last digit.
fn shown_numbers(row: &Row) -> Vec<(f64, f64)> {
    if let Cell::Number(value) = row.computed {
        return vec![(value, 1e-9 * value.abs())];
    }
    let text = row.computed.id() + " " + &row.computed.to_string();
    let words = text.split(|c: char| !(c.is_ascii_digit() || c == '.')).filter_map(|word| {
        let value: f64 = word.trim_end_matches('.').parse().ok()?;
        let decimals = word.split_once('.').map_or(0, |(_, digits)| digits.len() as i32);
        Some((value, 0.5001 * 10f64.powi(-decimals)))
    });
    let beside = row.further.iter().filter_map(|(_, cell)| match cell {
        Cell::Number(value) => Some((*value, 1e-9 * value.abs())),
        _ => None,
    });
    words.chain(beside).collect()
}

/// Returns the first textual part of a row's key, by its id without digits.
fn family(row: &Row) -> String {
    let words = row.key.iter().find_map(|(_, cell)| match cell {
        Cell::Named { id, .. } => Some(id.clone()),
        Cell::Text(text) => Some(text.clone()),
        _ => None,
    });
    words.unwrap_or_default().trim_end_matches(|c: char| c.is_ascii_digit() || "-.".contains(c)).to_owned()
}

enum RerunOutcome {
    Follows,
    NotAnAddress,
    DoesNotFollow,
}

fn check(row: &Row, runs: &mut Runs) -> RerunOutcome {
    let Some(scenarios) = declared_settings(row).filter(|list| !list.is_empty()) else {
        return RerunOutcome::NotAnAddress;
    };
    let mut candidates = Vec::new();
    for settings in &scenarios {
        match runs.quantities_of_run(settings, row) {
            Some(quantities) => candidates.extend(quantities),
            None => return RerunOutcome::NotAnAddress,
        }
        candidates.extend(runs.comparison_quantities(settings).unwrap_or_default());
    }
    if scenarios.len() > 1 && scenarios.len() < 12 {
        let reports: Vec<Report> =
            scenarios.iter().filter_map(|settings| runs.report(settings).cloned()).collect();
        for first in &reports {
            candidates.extend(reports.iter().flat_map(|second| quantities_of_pair(first, second)));
        }
    }
    let follows = |candidates: &[f64]| {
        let is_near = |&(value, reach): &(f64, f64)| {
            candidates.iter().any(|candidate| (candidate - value).abs() <= reach)
        };
        shown_numbers(row).iter().any(is_near)
    };
    let is_logp = scenarios[0].machine == MachineKind::LogP;
    match follows(&candidates) || is_logp && follows(&times_of_words(&scenarios[0])) {
        true => RerunOutcome::Follows,
        false => RerunOutcome::DoesNotFollow,
    }
}

fn families(entry: &Entry, runs: &mut Runs) -> [BTreeMap<(&'static str, String), String>; 2] {
    let mut unmatched_rows = [BTreeMap::new(), BTreeMap::new()];
    for row in entry.reproduce(None).rows {
        if row.method != Method::Executed {
            continue;
        }
        let place = match check(&row, runs) {
            RerunOutcome::Follows => continue,
            RerunOutcome::DoesNotFollow => 0,
            RerunOutcome::NotAnAddress => 1,
        };
        let text = format!("{}: computed {}", row.key_text(), row.computed);
        unmatched_rows[place].entry((entry.id, family(&row))).or_insert(text);
    }
    unmatched_rows
}

#[test]
fn rows_rerun_from_declared_parameters_give_their_value() {
    let mut runs = Runs(BTreeMap::new());
    let mut unmatched_by_kind = [BTreeMap::new(), BTreeMap::new()];
    for entry in entries() {
        for (unmatched, entry_rows) in unmatched_by_kind.iter_mut().zip(families(entry, &mut runs)) {
            unmatched.extend(entry_rows);
        }
        runs.0.clear();
    }
    let lists = [("do not follow from their declared runs", FROM_TRACES), ("declare no runs", NOT_ADDRESSES)];
    let mut problems = String::new();
    for (unmatched, (problem, expected_families)) in unmatched_by_kind.iter().zip(lists) {
        let listed_rows: BTreeSet<_> =
            expected_families.iter().map(|(entry, family)| (*entry, (*family).to_owned())).collect();
        for (place, row) in unmatched.iter().filter(|(place, _)| !listed_rows.contains(*place)) {
            problems += &format!("{place:?} {problem}: {row}\n");
        }
        for place in listed_rows.iter().filter(|place| !unmatched.contains_key(*place)) {
            problems += &format!("{place:?} is listed, but its rows do not fail\n");
        }
    }
    assert!(problems.is_empty(), "{problems}");
}

/// A key such as `p=64 n=4096` names the run with the declared parameters.
#[test]
fn keys_agree_with_declared_parameters() {
    // In these problems of KGGK p is the side of a square of processors.
    let squares = ["kggk-p13.3", "kggk-p13.6"];
    for entry in entries().filter(|entry| !squares.contains(&entry.id)) {
        for row in entry.reproduce(None).rows {
            for (name, cell) in &row.key {
                let Ok(number) = cell.id().parse::<f64>() else { continue };
                let same_name = row.parameters.iter().filter(|parameter| parameter.is_called(name));
                for declared in same_name.filter_map(|parameter| parameter.value.id().parse::<f64>().ok()) {
                    assert_eq!(number, declared, "{}: {} in {}", entry.id, name, row.key_text());
                }
            }
        }
    }
}
