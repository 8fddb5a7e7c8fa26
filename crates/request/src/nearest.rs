//! The possible value that is nearest to a refused one, so that one click or one flag puts a request right.
//!
//! Nothing here knows the rules: values of the field are tried, the nearest first, until nothing is wrong any more.

use crate::invalid::Invalid;
use crate::key::Kind;
use crate::keys::key;
use crate::request::Request;
use crate::settings::Settings;
use crate::values::parse_number;
use hyperfly_core::choice::Choice;
use hyperfly_core::machine::Switching;

/// Gives every problem of a request the nearest value of its field with which `check` finds nothing wrong; if other fields
/// are wrong as well, the nearest with which this one no longer is.
pub fn offer(
    request: &Request,
    mut found: Vec<Invalid>,
    check: impl Fn(&Settings) -> Vec<Invalid>,
) -> Vec<Invalid> {
    for problem in &mut found {
        let mut good = None;
        for value in candidates(&problem.field, &problem.value) {
            let Some(asked) = request.with(&problem.field, &value) else { continue };
            let wrong = check(&asked.settings);
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
    let id = value.trim().to_ascii_lowercase();
    match key(field).map_or(Kind::Text, |key| key.kind) {
        Kind::PowerOfTwo { least, most, rather_more } => powers_of_two(value, least, most, rather_more),
        Kind::Whole { least, most } => whole_numbers(value, least, most),
        Kind::Number { least, most } => {
            let number = value.trim().parse().ok().filter(|number: &f64| !number.is_nan());
            number.map(|number| number.clamp(least, most).to_string()).into_iter().collect()
        }
        Kind::Truth if id == "true" => vec![id, "false".to_owned()],
        // Ids are written in small letters; and there is one switching that every machine takes.
        Kind::Truth | Kind::Choice(_) | Kind::Text => {
            let known = field == "switching" && Switching::from_id(&id).is_some();
            let common = known.then(|| Switching::CutThrough.id().to_owned());
            [id].into_iter().chain(common).collect()
        }
    }
}

/// The powers of two with exponents from `least` to `most`, those nearest to a value in doublings first.
fn powers_of_two(value: &str, least: u32, most: u32, rather_more: bool) -> Vec<String> {
    let text = value.trim();
    let log = match text.strip_prefix("2^") {
        Some(exponent) => parse_number(exponent),
        None => parse_number(text).map(|number| number.max(1.0).log2()),
    };
    let Some(log) = log else { return Vec::new() };
    let mut exponents: Vec<u32> = (least..=most).collect();
    if rather_more {
        exponents.reverse();
    }
    let away = |exponent: u32| (f64::from(exponent) - log).abs();
    // Of two that are equally near the first one stays first.
    exponents.sort_by(|a, b| away(*a).total_cmp(&away(*b)));
    exponents.into_iter().map(|exponent| (1u64 << exponent).to_string()).collect()
}

/// The whole numbers from `least` to `most` that are nearest to a value, as many as a reader could mean.
fn whole_numbers(value: &str, least: u64, most: u64) -> Vec<String> {
    let Ok(asked) = value.trim().parse::<i128>() else { return Vec::new() };
    let mut all: Vec<u64> = (least..=most.min(least.saturating_add(63))).collect();
    // Farther away than all of them, how far makes no difference.
    let asked = asked.clamp(i128::from(least) - 1, i128::from(least) + 64);
    all.sort_by_key(|number| (i128::from(*number) - asked).abs());
    all.into_iter().map(|number| number.to_string()).collect()
}
