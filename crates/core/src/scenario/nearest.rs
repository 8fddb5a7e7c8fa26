//! The possible value that is nearest to a refused one, so that one click or one flag puts a request right.
//!
//! Nothing here knows the rules: values of the field are tried, the nearest first, until nothing is wrong any more.

use super::{Choice, Invalid, Request, Scenario, Switching};
use crate::{decimal, order};

/// Gives every problem of a request the nearest value of its field with which `check` finds nothing wrong; if other fields
/// are wrong as well, the nearest with which this one no longer is.
pub(super) fn offer(
    request: &Request,
    mut found: Vec<Invalid>,
    check: impl Fn(&Scenario) -> Vec<Invalid>,
) -> Vec<Invalid> {
    for problem in &mut found {
        let mut good = None;
        for value in candidates(&problem.field, &problem.value) {
            let Some(asked) = request.with(&problem.field, &value) else { continue };
            let wrong = check(&asked.scenario);
            if wrong.is_empty() {
                good = Some(value);
                break;
            }
            if good.is_none() && wrong.iter().all(|other| other.field != problem.field) {
                good = Some(value);
            }
        }
        problem.nearest = good;
    }
    found
}

/// Values to try in the place of a refused one, the nearest first.
fn candidates(field: &str, value: &str) -> Vec<String> {
    match field {
        // Of two powers of two that are equally near: fewer processors, but more points, so that each has more to do.
        "p" => powers_of_two(value, (0..=16).collect()),
        "n" => powers_of_two(value, (1..=60).rev().collect()),
        "dims" => {
            let Ok(asked) = value.trim().parse::<i64>() else { return Vec::new() };
            let all = order::by_key(16, &|k| (2 + k as i64).abs_diff(asked)).into_iter();
            all.map(|k| (2 + k).to_string()).collect()
        }
        "overlap" if value == "true" => vec!["false".to_owned()],
        "tc" | "ts" | "th" | "tw" | "L" | "g" | "o" | "l-sync" | "tt" => clamped(value, 0.0, 1e12),
        "rate" => clamped(value, 0.0, 1e18),
        "blocking" => powers_of_two(value, (1..=24).collect()),
        "width" => clamped(value, 1e-3, 1e6),
        "speed" => clamped(value, 0.01, 100.0),
        // Ids are written in small letters; and there is one switching that every machine takes.
        _ => {
            let id = value.trim().to_ascii_lowercase();
            let known = field == "switching" && Switching::from_id(&id).is_some();
            let common = known.then(|| Switching::CutThrough.id().to_owned());
            [id].into_iter().chain(common).collect()
        }
    }
}

/// The powers of two with these exponents, those nearest to a value in doublings first.
fn powers_of_two(value: &str, exponents: Vec<i32>) -> Vec<String> {
    let text = value.trim();
    let log = match text.strip_prefix("2^") {
        Some(exponent) => decimal::parse(exponent),
        None => decimal::parse(text).map(|number| number.max(1.0).log2()),
    };
    let Some(log) = log.filter(|log| log.is_finite()) else { return Vec::new() };
    let sorted = order::by_time(exponents.len(), &|k| (f64::from(exponents[k]) - log).abs()).into_iter();
    sorted.map(|k| (1u64 << exponents[k as usize]).to_string()).collect()
}

fn clamped(value: &str, least: f64, most: f64) -> Vec<String> {
    let number = decimal::parse(value.trim()).filter(|number| !number.is_nan());
    number.map(|number| number.clamp(least, most).to_string()).into_iter().collect()
}
