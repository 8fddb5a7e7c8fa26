//! `hyperfly isoefficiency`: the n that keeps an efficiency, against p.

use crate::failure::Failure;
use crate::output::{print, print_json};
use crate::report::{form, scenario};
use crate::request::{flags, request, scenario_file};
use crate::sweep::axes::values;
use crate::table::{Align, table};
use clap::ArgMatches;
use hyperfly_core::scenario::{Choice, Scenario};
use hyperfly_model::Machine;
use hyperfly_model::curves::{IsoefficiencyPoint, isoefficiency_curve};
use hyperfly_model::isoefficiency::{Limit, threshold};
use hyperfly_view::numbers::quantity;
use serde::Serialize;
use serde_json::Value;

#[derive(Serialize)]
struct IsoefficiencyJson {
    efficiency: f64,
    threshold: Option<f64>,
    points: Vec<PointJson>,
    scenario: Value,
}

#[derive(Serialize)]
struct PointJson {
    p: u32,
    log2_n: f64,
    /// The power of two that reaches the efficiency; null beyond 2^60.
    n: Option<u64>,
    log2_w: f64,
    limit: &'static str,
    form: &'static str,
}

/// The command.
pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let mut pairs = scenario_file(matches)?;
    pairs.extend(flags(matches).into_iter().map(|(_, pair)| pair));
    let list = pairs.iter().rev().find(|(key, _)| key == "p").map_or("2..1024", |(_, list)| list);
    let list: Vec<u32> = values("p", list)?
        .iter()
        .map(|p| Ok(request(&[one("n", "2^60"), one("p", p)])?.scenario.p))
        .collect::<Result<_, Failure>>()?;
    // Neither p nor n of the scenario matters: they may not stand in each other's way.
    pairs.retain(|(key, _)| key != "p" && key != "n");
    pairs.push(one("p", "1"));
    let of = request(&pairs)?.scenario;
    let efficiency = efficiency(matches.get_one::<String>("efficiency").map_or("", String::as_str))?;
    let points = isoefficiency_curve(&of, efficiency, &list)
        .map_err(|error| Failure::Request(vec![error.to_string()]))?;
    if points.is_empty() {
        return Err(Failure::invalid("p", list[0], format!("1 for {}", of.algorithm.id())));
    }
    if matches.get_flag("json") {
        let points = points.iter().map(|point| json(&of, point)).collect();
        let mut keys = scenario(&of);
        if let Value::Object(keys) = &mut keys {
            keys.retain(|key, _| key != "p" && key != "n");
        }
        return print_json(&IsoefficiencyJson {
            efficiency,
            threshold: threshold(&of),
            points,
            scenario: keys,
        });
    }
    print(&human(&of, efficiency, &points))
}

fn one(key: &str, value: &str) -> (String, String) {
    (key.to_owned(), value.to_owned())
}

fn efficiency(text: &str) -> Result<f64, Failure> {
    let value = text.trim().parse().ok().filter(|&e: &f64| e > 0.0 && e < 1.0);
    value.ok_or_else(|| Failure::invalid("efficiency", text, "a number above 0 and below 1"))
}

fn json(of: &Scenario, point: &IsoefficiencyPoint) -> PointJson {
    let size = point.size;
    PointJson {
        p: point.p,
        log2_n: size.log2_n,
        n: power_above(size.log2_n),
        log2_w: size.log2_w(&Machine::from(of)),
        limit: word(size.limit),
        form: form(size.form),
    }
}

/// The next power of two, as far as n goes.
fn power_above(log2_n: f64) -> Option<u64> {
    (log2_n.ceil() <= 60.0).then(|| 1 << log2_n.ceil() as u32)
}

fn word(limit: Limit) -> &'static str {
    match limit {
        Limit::Overhead => "overhead",
        Limit::Concurrency => "concurrency",
    }
}

fn human(of: &Scenario, efficiency: f64, points: &[IsoefficiencyPoint]) -> String {
    let network = format!("{} on a {}, {}", of.algorithm.id(), of.topology.id(), of.switching.id());
    let mut rows =
        vec![["p", "log2 n", "n", "log2 W", "decided by", "closed form"].map(String::from).to_vec()];
    rows.extend(points.iter().map(|point| {
        let at = json(of, point);
        let n = at.n.map_or("beyond 2^60".to_owned(), |n| format!("2^{}", n.trailing_zeros()));
        let limit = at.limit.to_owned();
        vec![
            at.p.to_string(),
            format!("{:.4}", at.log2_n),
            n,
            format!("{:.4}", at.log2_w),
            limit,
            at.form.to_owned(),
        ]
    }));
    let align = [Align::Right, Align::Right, Align::Right, Align::Right, Align::Left, Align::Left];
    let threshold = match threshold(of) {
        Some(e) => {
            format!("\nUp to E = {} concurrency alone decides how fast n has to grow.\n", quantity(e, 4))
        }
        None => String::new(),
    };
    format!(
        "{network}: the n that keeps E = {}\n\n{}{threshold}",
        quantity(efficiency, 6),
        table(&align, &rows)
    )
}
