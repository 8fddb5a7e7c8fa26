//! `hyperfly predict`: prints the closed form of one run.

use crate::failure::Failure;
use crate::input::request::{Pair, collect_pairs, parse_request};
use crate::output::table::{Align, format_table};
use crate::output::title::format_title;
use crate::output::{print, print_json};
use clap::ArgMatches;
use hyperfly_export::report::PredictionJson;
use hyperfly_model::{Form, Prediction};
use hyperfly_request::Settings;
use hyperfly_view::notation::numbers::{percent, quantity};

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let (settings, prediction) = compute(&collect_pairs(matches)?)?;
    if matches.get_flag("json") {
        print_json(&PredictionJson::new(&settings, &prediction))
    } else {
        print(&format_human(&settings, &prediction))
    }
}

/// Computes the closed form of the run of these pairs.
///
/// # Errors
/// The request is impossible, or there is no closed form.
pub fn predict(pairs: &[Pair]) -> Result<PredictionJson, Failure> {
    compute(pairs).map(|(settings, prediction)| PredictionJson::new(&settings, &prediction))
}

fn compute(pairs: &[Pair]) -> Result<(Settings, Prediction), Failure> {
    let settings = parse_request(pairs)?.settings;
    let prediction = hyperfly_model::predict(&settings.scenario())
        .ok_or_else(|| Failure::Run("there is no closed form for this scenario".to_owned()))?;
    Ok((settings, prediction))
}

fn format_human(scenario: &Settings, prediction: &Prediction) -> String {
    let promise = match prediction.form {
        Form::Exact => "exact: an execution takes just as long",
        Form::LowerBound => "a lower bound: no execution is faster",
        Form::Estimate => "an estimate",
    };
    let number = |value: f64| quantity(value, 8);
    let rows = [
        ["T_s", &number(prediction.t_serial), ""],
        ["T_p", &number(prediction.t_parallel), promise],
        ["S", &number(prediction.speedup), ""],
        ["E", &number(prediction.efficiency), ""],
        ["T_o", &number(prediction.overhead), ""],
    ];
    let rows: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(ToString::to_string).collect()).collect();
    let term = |(name, time): (&str, f64)| {
        vec![name.to_owned(), number(time), percent(time / prediction.t_parallel)]
    };
    let terms: Vec<_> = prediction.terms.named().into_iter().map(term).collect();
    let align = [Align::Left, Align::Right, Align::Left];
    format!(
        "{}\n\n{}\n{}",
        format_title(&scenario.scenario()),
        format_table(&align, &rows),
        format_table(&[Align::Left, Align::Right, Align::Right], &terms)
    )
}
