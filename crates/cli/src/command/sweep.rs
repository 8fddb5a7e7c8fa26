//! `hyperfly sweep`: a run for each combination of values, as CSV or JSON lines; on all cores, or a part of it for a job array.

use crate::execute::execute_with;
use crate::failure::{Failure, say};
use crate::progress::Progress;
use crate::report::RunJson;
use crate::request::{self, Pair, brought, flags, own, scenario_file};
use crate::sweep::axes::{Axis, Combinations};
use crate::sweep::part::Shard;
use crate::sweep::row;
use clap::ArgMatches;
use hyperfly_core::limits::Options;
use rayon::iter::{ParallelBridge, ParallelIterator};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::mpsc;

/// The command.
pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let mut base = scenario_file(matches)?;
    let combinations = Combinations::new(axes(matches)?)?;
    // The first values stand for all where samples are read: whether n is given, whether the signal is the reader's.
    base.extend(combinations.first());
    let own = own(matches, &mut base)?;
    let json = matches.get_flag("json");
    let options = Options { data: !matches.get_flag("no-data"), trace: false, ..Options::default() };

    let shard = matches.get_one::<String>("shard").map_or(Ok(Shard::WHOLE), |text| Shard::read(text))?;
    let pool = pool(matches)?;
    let range = shard.range(combinations.count());
    let all = range.len();

    let execute = |combination: Vec<Pair>| {
        let name = name(&combination);
        let pairs: Vec<Pair> =
            base.iter().chain(&brought(&combination)).chain(&combination).cloned().collect();
        let run = request::request(&pairs)
            .and_then(|request| Ok(execute_with(&request.settings, own.as_deref(), options, |_| ())?));
        match run {
            Ok(run) if json => serde_json::to_string(&RunJson::new(&run))
                .map_or_else(|error| Row::Failed(format!("{name} failed: {error}")), Row::Line),
            Ok(run) => Row::Line(row::row(&run)),
            Err(Failure::Request(problems)) => {
                Row::LeftOut(format!("left out {name}: {}", problems.join("; ")))
            }
            Err(Failure::Run(message)) => Row::Failed(format!("{name} failed: {message}")),
            Err(_) => Row::Failed(format!("{name} failed")),
        }
    };
    // The first part that has any has the header of all.
    let header = !json && range.start == 0 && all > 0;
    let mut written = Written { rows: 0, failed: 0, header };
    let mut progress = Progress::new();
    // Row by row and in their order, so that a reader of a long sweep sees them come.
    let mut out = io::stdout().lock();
    let (sender, receiver) = mpsc::sync_channel(0);
    pool.in_place_scope(|scope| {
        let combinations = &combinations;
        scope.spawn(move |_| {
            let numbered = combinations.iter().enumerate().skip(range.start).take(range.len());
            // Nobody takes a row any more: the rest is left.
            let _ = numbered.par_bridge().try_for_each_with(sender, |sender, (number, combination)| {
                sender.send((number - range.start, execute(combination)))
            });
        });
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        for (number, row) in receiver {
            waiting.insert(number, row);
            while let Some(row) = waiting.remove(&next) {
                next += 1;
                progress.show(next as f64 / all as f64, "simulating");
                if let Row::LeftOut(_) | Row::Failed(_) = row {
                    progress.clear();
                }
                written.write(row, &mut out)?;
            }
        }
        Ok::<(), Failure>(())
    })?;
    if written.header && !shard.is_whole() {
        writeln!(out, "{}", row::header())?;
    }
    out.flush()?;
    drop(progress);
    match (written.rows, written.failed) {
        (0, 0) if shard.is_whole() => Err(Failure::Request(vec!["no combination is possible".to_owned()])),
        (_, 0) => Ok(()),
        (_, failed) => Err(Failure::Run(format!("{failed} of {all} runs failed"))),
    }
}

/// What a combination gave.
enum Row {
    /// Its line.
    Line(String),
    /// Why it is impossible.
    LeftOut(String),
    /// Why it failed.
    Failed(String),
}

/// What has been written.
struct Written {
    rows: u64,
    failed: u64,
    /// Whether a header goes before the next row.
    header: bool,
}

impl Written {
    fn write(&mut self, row: Row, out: &mut impl Write) -> Result<(), Failure> {
        match row {
            Row::Line(line) => {
                if std::mem::take(&mut self.header) {
                    writeln!(out, "{}", row::header())?;
                }
                self.rows += 1;
                writeln!(out, "{line}")?;
            }
            Row::LeftOut(why) => say(&format!("hyperfly: {why}")),
            Row::Failed(why) => {
                self.failed += 1;
                say(&format!("hyperfly: {why}"));
            }
        }
        Ok(())
    }
}

/// Threads that simulate: as many as there are cores, unless the reader says how many.
fn pool(matches: &ArgMatches) -> Result<ThreadPool, Failure> {
    let text = matches.get_one::<String>("jobs");
    let jobs = match text {
        None => 0,
        Some(text) => text
            .parse()
            .ok()
            .filter(|jobs| (1..=1024).contains(jobs))
            .ok_or_else(|| Failure::invalid("jobs", text, "a number from 1 to 1024"))?,
    };
    let built = ThreadPoolBuilder::new().num_threads(jobs).build();
    built.map_err(|error| Failure::Run(format!("the system gives no threads: {error}")))
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
