//! The possible value nearest to a refused one, so that one click or flag corrects a request.
//!
//! The search does not know the rules. It tries values of the field by increasing distance until a check accepts one.

use crate::invalid::Invalid;
use crate::key::Kind;
use crate::keys::key;
use crate::look::Race;
use crate::request::Request;
use crate::settings::Settings;
use crate::values::parse_number;
use hyperfly_core::choice::Choice;
use hyperfly_core::machine::Switching;

/// Adds to every problem of a request the nearest value of its field with which `check` finds no problem at all, or, if
/// other fields are wrong as well, no problem of this field.
pub fn offer(
    request: &Request,
    mut problems: Vec<Invalid>,
    check: impl Fn(&Settings) -> Vec<Invalid>,
) -> Vec<Invalid> {
    for problem in &mut problems {
        let mut nearest = None;
        for value in candidates(&problem.field, &problem.value) {
            let Some(candidate) = request.with_value(&problem.field, &value) else { continue };
            let remaining = check(&candidate.settings);
            if remaining.is_empty() {
                nearest = Some(value);
                break;
            }
            // A shape or a grid with another product is only another form of the problem.
            let is_left = |left: &Invalid| {
                let other_form = match &*problem.field {
                    "n" => "shape",
                    "p" => "grid",
                    _ => "",
                };
                left.field == problem.field || left.field == other_form
            };
            if nearest.is_none() && !remaining.iter().any(is_left) {
                nearest = Some(value);
            }
        }
        problem.nearest = nearest;
    }
    problems
}

/// Values to try instead of a refused one, nearest first.
fn candidates(field: &str, value: &str) -> Vec<String> {
    let id = value.trim().to_ascii_lowercase();
    match key(field).map_or(Kind::Text, |key| key.kind) {
        Kind::PowerOfTwo { min, max, round_up_on_tie } => powers_of_two(value, min, max, round_up_on_tie),
        Kind::Whole { min, max } => whole_numbers(value, min, max),
        Kind::Number { min, max } => {
            let number = value.trim().parse().ok().filter(|number: &f64| !number.is_nan());
            number.map(|number| number.clamp(min, max).to_string()).into_iter().collect()
        }
        Kind::Truth if id == "true" => vec![id, "false".to_owned()],
        // A step of the introduction has a view, but not the name of it.
        Kind::Text if field == "view" => {
            let view = Race::from_id(&id).and_then(Race::view).map(|view| view.id().to_owned());
            view.into_iter().chain([id]).collect()
        }
        // Ids are lower case, and cut-through works on every machine.
        Kind::Truth | Kind::Choice(_) | Kind::Text => {
            let is_switching = field == "switching" && Switching::from_id(&id).is_some();
            let common = is_switching.then(|| Switching::CutThrough.id().to_owned());
            [id].into_iter().chain(common).collect()
        }
    }
}

/// Powers of two with exponents from `min` to `max`, by distance in doublings from a value.
fn powers_of_two(value: &str, min: u32, max: u32, round_up_on_tie: bool) -> Vec<String> {
    let log = log2_of(value);
    let Some(log) = log else { return Vec::new() };
    let mut exponents: Vec<u32> = (min..=max).collect();
    if round_up_on_tie {
        exponents.reverse();
    }
    let distance = |exponent: u32| (f64::from(exponent) - log).abs();
    // The sort is stable, so the order above decides ties.
    exponents.sort_by(|a, b| distance(*a).total_cmp(&distance(*b)));
    exponents.into_iter().map(|exponent| (1u64 << exponent).to_string()).collect()
}

/// Base-2 logarithm of a number in the notations of calculators, programs and prose: 2^12, 2**12, 4k, 4,096.
fn log2_of(value: &str) -> Option<f64> {
    let text = value.trim().to_ascii_lowercase();
    if let Some(exponent) = text.strip_prefix("2^").or(text.strip_prefix("2**")) {
        return parse_number(exponent);
    }
    let suffixes = [("k", 10.0), ("ki", 10.0), ("m", 20.0), ("mi", 20.0)];
    let (digits, doublings) = suffixes
        .into_iter()
        .find_map(|(suffix, doublings)| Some((text.strip_suffix(suffix)?, doublings)))
        .unwrap_or((&text, 0.0));
    // In English groups of three digits, a comma is no decimal sign.
    let is_grouped = digits.split(',').skip(1).all(|group| group.len() == 3);
    let digits = if is_grouped { digits.replace(',', "") } else { digits.to_owned() };
    parse_number(&digits).map(|number| number.max(1.0).log2() + doublings)
}

/// Whole numbers from `min` to `max` by distance from a value, at most 64 of them.
fn whole_numbers(value: &str, min: u64, max: u64) -> Vec<String> {
    let Ok(target) = value.trim().parse::<i128>() else { return Vec::new() };
    let mut numbers: Vec<u64> = (min..=max.min(min.saturating_add(63))).collect();
    // Clamping keeps the order by distance.
    let target = target.clamp(i128::from(min) - 1, i128::from(min) + 64);
    numbers.sort_by_key(|number| (i128::from(*number) - target).abs());
    numbers.into_iter().map(|number| number.to_string()).collect()
}
