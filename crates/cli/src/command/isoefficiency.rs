//! `hyperfly isoefficiency`: computes the n that keeps an efficiency, against p, by closed forms and optionally by
//! execution.

use crate::failure::Failure;
use crate::input::request::{Pair, collect_flags, parse_request, preset_pairs, read_scenario_file};
use crate::output::progress::Progress;
use crate::output::table::{Align, format_table};
use crate::output::{print, print_json};
use crate::sweep::axes::parse_values;
use clap::ArgMatches;
use hyperfly_core::Scenario;
use hyperfly_core::isoefficiency::{SearchOutcome, search};
use hyperfly_core::limits::MEMORY_NATIVE;
use hyperfly_export::scenario;
use hyperfly_model::curves::{isoefficiency_curve, printed_isoefficiency};
use hyperfly_model::isoefficiency::{IsoefficientSize, Limit, Unreachable, threshold};
use hyperfly_request::{Choice, MachineKind as Kind, Settings};
use hyperfly_view::notation::numbers::quantity;
use serde::Serialize;
use serde_json::Value;

/// Maximum number of events of a run in the search.
const MAX_EVENTS: u64 = 50_000_000;

#[derive(Serialize)]
struct IsoefficiencyJson {
    efficiency: f64,
    threshold: Option<f64>,
    points: Vec<PointJson>,
    scenario: Value,
}

/// Fields are null where the model has no closed form.
#[derive(Serialize)]
struct PointJson {
    p: u32,
    log2_n: Option<f64>,
    /// The smallest n that reaches the efficiency and that the formulation can use; null beyond 2^60.
    n: Option<u64>,
    log2_w: Option<f64>,
    limit: Option<&'static str>,
    form: Option<&'static str>,
    /// The function printed in the papers.
    printed_log2_n: Option<f64>,
    /// Result of the search with `--simulate`.
    #[serde(skip_serializing_if = "Option::is_none")]
    simulated: Option<SimulatedJson>,
}

/// Result of a search: a size; or `beyond`, the largest n, which is not enough; or neither, if a run was too long.
#[derive(Serialize, Default)]
struct SimulatedJson {
    n: Option<u64>,
    efficiency: Option<f64>,
    log2_n: Option<f64>,
    beyond: Option<u64>,
}

/// The curve of a request.
struct Curve {
    base_settings: Settings,
    efficiency: f64,
    points: Vec<PointJson>,
}

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let flags: Vec<_> = collect_flags(matches).into_iter().map(|(_, pair)| pair).collect();
    let mut pairs = read_scenario_file(matches)?;
    pairs.extend(add_preset(flags));
    let simulate = matches.get_flag("simulate");
    let Curve { base_settings, efficiency, points } = compute_curve(pairs, simulate)?;
    if matches.get_flag("json") {
        return print_json(&to_json(&base_settings, efficiency, points));
    }
    print(&format_human(&base_settings, efficiency, &points, simulate))
}

/// Computes the result of `isoefficiency --json` for these flags.
///
/// # Errors
/// The request is impossible, or the efficiency cannot be reached.
pub fn isoefficiency(flags: Vec<Pair>, simulate: bool) -> Result<Value, Failure> {
    let Curve { base_settings, efficiency, points } = compute_curve(add_preset(flags), simulate)?;
    Ok(serde_json::to_value(to_json(&base_settings, efficiency, points))?)
}

/// Prepends the keys that a preset among the flags sets, except p, which is a list here.
fn add_preset(flags: Vec<Pair>) -> Vec<Pair> {
    let preset = preset_pairs(&flags).into_iter().filter(|(key, _)| key != "p");
    preset.chain(flags).collect()
}

fn to_json(base_settings: &Settings, efficiency: f64, points: Vec<PointJson>) -> IsoefficiencyJson {
    let mut keys = scenario(base_settings);
    if let Value::Object(keys) = &mut keys {
        keys.retain(|key, _| key != "p" && key != "n");
    }
    IsoefficiencyJson { efficiency, threshold: threshold(&base_settings.scenario()), points, scenario: keys }
}

fn compute_curve(mut pairs: Vec<Pair>, simulate: bool) -> Result<Curve, Failure> {
    let list = pairs.iter().rev().find(|(key, _)| key == "p").map_or("2..1024", |(_, list)| list);
    let list: Vec<u32> = parse_values("p", list)?
        .iter()
        .map(|p| Ok(parse_request(&[to_pair("n", "2^60"), to_pair("p", p)])?.settings.p))
        .collect::<Result<_, Failure>>()?;
    // p and n of the scenario do not matter, but could be impossible with other values.
    pairs.retain(|(key, _)| key != "p" && key != "n");
    let request_with = |p, n| parse_request(&[&pairs[..], &[to_pair("p", p), to_pair("n", n)]].concat());
    let base_request = request_with("65536", "2^60").or_else(|_| request_with("1", "2^60"))?;
    let efficiency = base_request.look.efficiency.ok_or_else(|| {
        Failure::invalid("efficiency", "run", "a number above 0 and below 1, because no run is executed")
    })?;
    let base_settings = base_request.settings;
    let sizes: Vec<_> = match isoefficiency_curve(&base_settings.scenario(), efficiency, &list) {
        Ok(points) => points.into_iter().map(|point| (point.p, Some(point.size))).collect(),
        Err(Unreachable::NoClosedForm) if simulate => list.iter().map(|p| (*p, None)).collect(),
        Err(error) => return Err(Failure::Request(vec![error.to_string()])),
    };
    if sizes.is_empty() {
        return Err(Failure::invalid("p", list[0], format!("1 for {}", base_settings.algorithm.id())));
    }
    let mut progress = Progress::new();
    let mut points = Vec::new();
    for (k, (p, size)) in sizes.iter().enumerate() {
        let fraction = k as f64 / sizes.len() as f64;
        let show = |run: &Scenario| progress.show(fraction, &format!("p = {p}, n = 2^{}", run.r()));
        let search_sizes = || {
            search(
                &Settings { p: *p, ..base_settings.clone() }.scenario(),
                efficiency,
                MEMORY_NATIVE,
                MAX_EVENTS,
                show,
            )
        };
        points.push(create_point(&base_settings, efficiency, *p, *size, simulate.then(search_sizes)));
    }
    Ok(Curve { base_settings, efficiency, points })
}

fn to_pair(key: &str, value: &str) -> Pair {
    (key.to_owned(), value.to_owned())
}

fn create_point(
    base_settings: &Settings,
    efficiency: f64,
    p: u32,
    size: Option<IsoefficientSize>,
    outcome: Option<SearchOutcome>,
) -> PointJson {
    let scenario = base_settings.scenario();
    let closed_form = printed_isoefficiency(&scenario, efficiency, &[p]);
    let words_per_point = scenario.words() as f64 / scenario.n() as f64;
    PointJson {
        p,
        log2_n: size.map(|size| size.log2_n),
        n: size.and_then(|size| size.n),
        log2_w: size.map(|size| size.log2_w(words_per_point * scenario.machine.node_time())),
        limit: size.map(|size| limit_name(size.limit)),
        form: size.map(|size| size.form.id()),
        printed_log2_n: closed_form.first().map(|(_, log2_n)| *log2_n),
        simulated: outcome.map(|outcome| match outcome {
            SearchOutcome::Found(size) => SimulatedJson {
                n: Some(size.n),
                efficiency: Some(size.efficiency),
                log2_n: Some(size.log2_n),
                beyond: None,
            },
            SearchOutcome::NotReached(beyond) => SimulatedJson { beyond, ..SimulatedJson::default() },
            SearchOutcome::Skipped => SimulatedJson::default(),
        }),
    }
}

fn limit_name(limit: Limit) -> &'static str {
    match limit {
        Limit::Overhead => "overhead",
        Limit::Concurrency => "concurrency",
    }
}

fn format_human(base_settings: &Settings, efficiency: f64, points: &[PointJson], simulate: bool) -> String {
    let machine = match base_settings.machine {
        Kind::Network => format!("a {}, {}", base_settings.topology.id(), base_settings.switching.id()),
        Kind::LogP => "a LogP machine".to_owned(),
        Kind::Bsp => "a BSP machine".to_owned(),
    };
    let mut rows = vec![
        ["p", "log2 n", "n", "log2 W", "limited by", "closed form", "printed log2 n"]
            .map(String::from)
            .to_vec(),
    ];
    let decimal = |value: Option<f64>| value.map_or("–".to_owned(), |value| format!("{value:.4}"));
    let power = |n: u64| format!("2^{}", n.trailing_zeros());
    rows.extend(points.iter().map(|point| {
        let n = point.n.map_or("beyond 2^60".to_owned(), power);
        vec![
            point.p.to_string(),
            decimal(point.log2_n),
            if point.log2_n.is_some() { n } else { "–".to_owned() },
            decimal(point.log2_w),
            point.limit.unwrap_or("–").to_owned(),
            point.form.unwrap_or("none").to_owned(),
            decimal(point.printed_log2_n),
        ]
    }));
    let (right, left) = (Align::Right, Align::Left);
    let mut align = vec![right, right, right, right, left, left, right];
    if simulate {
        align.extend([right, right, right]);
        rows[0].extend(["simulated n", "simulated E", "log2 n at E"].map(String::from));
        for (row, point) in rows[1..].iter_mut().zip(points) {
            let Some(simulated) = &point.simulated else { continue };
            let n = match (simulated.n, simulated.beyond) {
                (Some(n), _) => power(n),
                (None, Some(size)) => format!("beyond {}", power(size)),
                (None, None) => "left out".to_owned(),
            };
            row.extend([n, decimal(simulated.efficiency), decimal(simulated.log2_n)]);
        }
    }
    let threshold = match threshold(&base_settings.scenario()) {
        Some(e) => {
            format!("\nUp to E = {} concurrency alone determines how fast n has to grow.\n", quantity(e, 4))
        }
        None => String::new(),
    };
    format!(
        "{} on {machine}: the n that keeps E = {}\n\n{}{threshold}",
        base_settings.algorithm.id(),
        quantity(efficiency, 6),
        format_table(&align, &rows)
    )
}
