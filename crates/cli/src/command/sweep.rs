//! `hyperfly sweep`: a run for each combination of values, as CSV or JSON lines.

use crate::execute::execute_with;
use crate::failure::{Failure, say};
use crate::progress::Progress;
use crate::report::RunJson;
use crate::request::{self, Pair, brought, flags, own, scenario_file};
use crate::sweep::axes::{Axis, Combinations};
use crate::sweep::row;
use clap::ArgMatches;
use hyperfly_core::limits::Options;
use std::io::{self, Write};

/// The command.
pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let mut base = scenario_file(matches)?;
    let combinations = Combinations::new(axes(matches)?)?;
    // The first values stand for all where samples are read: whether n is given, whether the signal is the reader's.
    base.extend(combinations.first());
    let own = own(matches, &mut base)?;
    let json = matches.get_flag("json");
    let options = Options { data: !matches.get_flag("no-data"), trace: false, ..Options::default() };

    // Row by row, so that a reader of a long sweep sees them come.
    let mut out = io::stdout().lock();
    let mut progress = Progress::new();
    let (mut rows, mut failed) = (0, 0);
    for (number, combination) in combinations.iter().enumerate() {
        let name = name(&combination);
        let pairs: Vec<Pair> =
            base.iter().chain(&brought(&combination)).chain(&combination).cloned().collect();
        let done = |part: f64| (number as f64 + part) / combinations.count() as f64;
        let run = request::request(&pairs).and_then(|request| {
            let shown = |part: f64| progress.show(done(part), &name);
            Ok(execute_with(&request.settings, own.as_deref(), options, shown)?)
        });
        match run {
            Ok(run) => {
                if rows == 0 && !json {
                    writeln!(out, "{}", row::header())?;
                }
                rows += 1;
                let line = if json { serde_json::to_string(&RunJson::new(&run))? } else { row::row(&run) };
                writeln!(out, "{line}")?;
            }
            Err(Failure::Request(problems)) => {
                progress.clear();
                say(&format!("hyperfly: left out {name}: {}", problems.join("; ")));
            }
            Err(Failure::Run(message)) => {
                progress.clear();
                failed += 1;
                say(&format!("hyperfly: {name} failed: {message}"));
            }
            Err(other) => return Err(other),
        }
    }
    out.flush()?;
    drop(progress);
    match (rows, failed) {
        (0, 0) => Err(Failure::Request(vec!["no combination is possible".to_owned()])),
        (_, 0) => Ok(()),
        _ => Err(Failure::Run(format!("{failed} of {} runs failed", combinations.count()))),
    }
}

/// "p = 4, topology = mesh".
fn name(combination: &[Pair]) -> String {
    let parts: Vec<_> = combination.iter().map(|(key, value)| format!("{key} = {value}")).collect();
    parts.join(", ")
}

/// The lists in their order on the command line.
fn axes(matches: &ArgMatches) -> Result<Vec<Axis>, Failure> {
    let mut axes = Vec::new();
    for (place, (key, list)) in flags(matches) {
        axes.push((place, Axis::new(&key, &list)?));
    }
    let lists = matches.get_many::<String>("lists").into_iter().flatten();
    for (place, list) in matches.indices_of("lists").into_iter().flatten().zip(lists) {
        axes.push((place, Axis::from_argument(list)?));
    }
    axes.sort_by_key(|(place, _)| *place);
    let axes: Vec<Axis> = axes.into_iter().map(|(_, axis)| axis).collect();
    for (k, axis) in axes.iter().enumerate() {
        if axes[..k].iter().any(|earlier| earlier.key == axis.key) {
            return Err(Failure::invalid(&axis.key, axis.values.join(","), "one list for each key"));
        }
    }
    Ok(axes)
}
