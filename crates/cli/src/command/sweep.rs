//! `hyperfly sweep`: executes a run for each combination of values and prints CSV or JSON lines. The work is done on
//! all cores, on one shard of a job array, or by MPI ranks.

use crate::execution::execute::report_nothing;
use crate::execution::ranks::Ranks;
use crate::failure::{Failure, say};
use crate::input::request::{Pair, collect_flags, read_samples, read_scenario_file};
use crate::output::progress::Progress;
use crate::sweep::axes::{Axis, Combinations};
use crate::sweep::row;
use crate::sweep::shard::Shard;
use crate::sweep::simulate::{Outcome, Sweep};
use clap::ArgMatches;
use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_export::report::RunJson;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::io::{self, Write};

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let ranks = start_ranks(matches)?;
    let Some(ranks) = ranks else {
        let sweep = SharedSweep::from(matches, None)?;
        let row_writer = sweep.simulate(&mut io::stdout().lock())?;
        return sweep.to_result([row_writer.rows, row_writer.failed]);
    };
    let sweep = ranks.agree(SharedSweep::from(matches, Some(&ranks)))?;
    // Rank 0 prints its rows as they come.
    let mut text = Vec::new();
    let row_writer = match ranks.rank() {
        0 => sweep.simulate(&mut io::stdout().lock()),
        _ => sweep.simulate(&mut text),
    };
    let RowWriter { rows, failed: failed_count, .. } = ranks.agree(row_writer)?;
    if let Some(outputs) = ranks.join(text) {
        let mut out = io::stdout().lock();
        ranks.agree(outputs.iter().try_for_each(|output| out.write_all(output)).map_err(Failure::from))?;
        out.flush()?;
    } else {
        ranks.agree(Ok(()))?;
    }
    ranks.agree(sweep.to_result(ranks.sum([rows, failed_count])))
}

/// Starts MPI if `--on mpi` asks for it.
fn start_ranks(matches: &ArgMatches) -> Result<Option<Ranks>, Failure> {
    match matches.get_one::<String>("on").map_or("threads", String::as_str) {
        "threads" => Ok(None),
        "mpi" => Ranks::begin().map(Some),
        other => Err(Failure::invalid("on", other, "threads or mpi")),
    }
}

/// A sweep and the shard of it that this process simulates.
struct SharedSweep {
    sweep: Sweep,
    json: bool,
    shard: Shard,
    /// Whether other ranks simulate the other shards.
    is_shared: bool,
    /// Whether this process shows progress.
    shows_progress: bool,
    pool: ThreadPool,
}

impl SharedSweep {
    fn from(matches: &ArgMatches, ranks: Option<&Ranks>) -> Result<SharedSweep, Failure> {
        let mut base_settings = read_scenario_file(matches)?;
        let combinations = Combinations::new(read_axes(matches)?)?;
        // The first values decide, for all combinations, whether n is given and whether the signal is the reader's.
        base_settings.extend(combinations.first());
        let samples = read_samples(matches, &mut base_settings)?;
        let json = matches.get_flag("json");
        let options = Options { data: !matches.get_flag("no-data"), trace: false, ..Options::default() };
        let shard = match (ranks, matches.get_one::<String>("shard")) {
            (None, None) => Shard::WHOLE,
            (None, Some(text)) => Shard::read(text)?,
            (Some(ranks), None) => Shard::new(ranks.rank() + 1, ranks.count()),
            (Some(_), Some(text)) => {
                let allowed = "no shard together with --on mpi, whose ranks share the sweep";
                return Err(Failure::invalid("shard", text, allowed));
            }
        };
        let shows_progress = ranks.is_none_or(|ranks| ranks.rank() == 0);
        let pool = create_thread_pool(matches, ranks.is_some())?;
        let is_shared = ranks.is_some();
        let sweep = Sweep { base: base_settings, combinations, samples, options };
        Ok(SharedSweep { sweep, json, shard, is_shared, shows_progress, pool })
    }

    /// Simulates this process's shard. Writes rows in order as soon as they are complete.
    fn simulate(&self, out: &mut (dyn Write + '_)) -> Result<RowWriter, Failure> {
        let range = self.shard.range(self.sweep.combinations.count());
        let total = range.len();
        // The header goes before the first row of the first nonempty shard.
        let has_header = !self.json && range.start == 0 && total > 0;
        let mut row_writer = RowWriter { rows: 0, failed: 0, header: has_header };
        let mut progress = self.shows_progress.then(Progress::new);
        let format = |run: &Run| match self.json {
            true => Ok(serde_json::to_string(&RunJson::new(run))?),
            false => Ok(row::format_row(run)),
        };
        let mut next_row = 0;
        self.sweep.simulate(&self.pool, range, report_nothing, format, |outcome| {
            next_row += 1;
            if let Some(progress) = &mut progress {
                progress.show(f64::from(next_row) / total as f64, "simulating");
                if !matches!(outcome, Outcome::Done(_)) {
                    progress.clear();
                }
            }
            row_writer.write(outcome, out)
        })?;
        if row_writer.header && !self.shard.is_whole() {
            writeln!(out, "{}", row::format_header())?;
        }
        out.flush()?;
        Ok(row_writer)
    }

    /// Turns the numbers of written rows and failures, over all ranks, into the result.
    fn to_result(&self, [rows, failed]: [u64; 2]) -> Result<(), Failure> {
        let counts = match self.is_shared {
            true => self.sweep.combinations.count(),
            false => self.shard.range(self.sweep.combinations.count()).len(),
        };
        match (rows, failed) {
            (0, 0) if self.shard.is_whole() || self.is_shared => {
                Err(Failure::Request(vec!["no combination is possible".to_owned()]))
            }
            (_, 0) => Ok(()),
            (_, failed_count) => Err(Failure::Run(format!("{failed_count} of {counts} runs failed"))),
        }
    }
}

/// Counts of written rows.
struct RowWriter {
    rows: u64,
    failed: u64,
    /// Whether the header precedes the next row.
    header: bool,
}

impl RowWriter {
    fn write(&mut self, row: Outcome<String>, out: &mut (dyn Write + '_)) -> Result<(), Failure> {
        match row {
            Outcome::Done(line) => {
                if std::mem::take(&mut self.header) {
                    writeln!(out, "{}", row::format_header())?;
                }
                self.rows += 1;
                writeln!(out, "{line}")?;
            }
            Outcome::LeftOut(combination, reason) => {
                say(&format!("hyperfly: left out {}: {reason}", format_combination(&combination)));
            }
            Outcome::Failed(combination, reason) => {
                self.failed += 1;
                say(&format!("hyperfly: {} failed: {reason}", format_combination(&combination)));
            }
        }
        Ok(())
    }
}

/// Creates the thread pool: `--jobs` threads, else one per rank, else one per core.
fn create_thread_pool(matches: &ArgMatches, has_ranks: bool) -> Result<ThreadPool, Failure> {
    let text = matches.get_one::<String>("jobs");
    let jobs = match text {
        None => usize::from(has_ranks),
        Some(text) => text
            .parse()
            .ok()
            .filter(|jobs| (1..=1024).contains(jobs))
            .ok_or_else(|| Failure::invalid("jobs", text, "a number from 1 to 1024"))?,
    };
    let pool = ThreadPoolBuilder::new().num_threads(jobs).build();
    pool.map_err(|error| Failure::Run(format!("threads cannot be started: {error}")))
}

/// Formats a combination: "p = 4, topology = mesh".
fn format_combination(combination: &[Pair]) -> String {
    let assignments: Vec<_> = combination.iter().map(|(key, value)| format!("{key} = {value}")).collect();
    assignments.join(", ")
}

/// Returns the lists in their order on the command line.
fn read_axes(matches: &ArgMatches) -> Result<Vec<Axis>, Failure> {
    let mut axes = Vec::new();
    for (position, (key, list)) in collect_flags(matches) {
        axes.push((position, Axis::new(&key, &list)?));
    }
    let lists = matches.get_many::<String>("lists").into_iter().flatten();
    for (position, list) in matches.indices_of("lists").into_iter().flatten().zip(lists) {
        axes.push((position, Axis::from_argument(list)?));
    }
    axes.sort_by_key(|(position, _)| *position);
    let axes: Vec<Axis> = axes.into_iter().map(|(_, axis)| axis).collect();
    for (k, axis) in axes.iter().enumerate() {
        if axes[..k].iter().any(|previous| previous.key == axis.key) {
            return Err(Failure::invalid(&axis.key, axis.values.join(","), "one list for each key"));
        }
    }
    Ok(axes)
}
