//! `hyperfly calibrate`: measures the times of a butterfly node and of a message on this machine.

use crate::execution::execute::ReportProgress;
use crate::execution::executor::Executor;
use crate::execution::threads;
use crate::failure::{Failure, say};
use crate::output::table::{Align, format_table};
use crate::output::{Destination, print};
use clap::ArgMatches;
use hyperfly_exec::calibrate::{Fit, Line, Sample, file};
use hyperfly_exec::{MeasuredMachine, Spread, Threads};
use hyperfly_view::notation::numbers::{percent, seconds, whole};

/// Maximum number of calibrated processors.
const MAX_P: u32 = 4096;

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let mut executor = Executor::from_matches(matches)?;
    let path = matches.get_one::<String>("output");
    let options = || -> Result<_, Failure> {
        let destination = path.map(|_| Destination::new("output", path)).transpose()?;
        if matches.get_flag("json") && destination == Some(Destination::Stdout) {
            let allowed = "a file together with --json, which is on stdout";
            return Err(Failure::invalid("output", "-", allowed));
        }
        let p = read_processor_count(matches.get_one("p"), executor.fixed_processor_count())?;
        Ok((destination, p))
    };
    let (destination, p) = executor.agree(options())?;
    let Some(machine) = executor.calibrate(p, matches.get_flag("quick"))? else { return Ok(()) };
    let text = file::write(&machine);
    if let Some(destination) = destination {
        destination.write(|out| out.write_all(text.as_bytes()))?;
    }
    match (matches.get_flag("json"), destination) {
        (true, _) => print(&text),
        // The file goes to stdout, so the table goes to stderr.
        (false, Some(Destination::Stdout)) => {
            say(format_human(&machine).trim_end());
            Ok(())
        }
        (false, _) => print(&format_human(&machine)),
    }
}

/// Calibrates this machine with threads, as the command does, and passes the completed fraction to `report`. Returns the file of the
/// machine, and a warning for the caller.
///
/// # Errors
/// The number of processors is not possible, or the calibration fails; [`Failure::Interrupted`] if `report` stops it.
pub fn calibrate(
    p: Option<&String>,
    quick: bool,
    report: ReportProgress,
) -> Result<(String, Option<String>), Failure> {
    let p = read_processor_count(p, None)?;
    let machine = threads::calibrate(p, quick, report)?;
    Ok((file::write(&machine), threads::shared_cores_warning(p)))
}

/// Returns the number of processors: the option, else the number of ranks or cores, at least two.
fn read_processor_count(text: Option<&String>, fixed_count: Option<u32>) -> Result<u32, Failure> {
    let Some(text) = text else {
        let p = fixed_count.unwrap_or_else(|| (1 << Threads::cores().ilog2()).clamp(2, 64));
        let allowed = "a power of two, as the number of MPI ranks";
        return if p.is_power_of_two() { Ok(p) } else { Err(Failure::invalid("p", p, allowed)) };
    };
    let p = text.parse().ok().filter(|p: &u32| p.is_power_of_two() && *p <= MAX_P);
    let p = p.ok_or_else(|| Failure::invalid("p", text, format!("a power of two from 1 to {MAX_P}")))?;
    match fixed_count.filter(|ranks| *ranks != p) {
        Some(ranks) => Err(Failure::invalid("p", p, format!("the number of MPI ranks, here {ranks}"))),
        None => Ok(p),
    }
}

/// Formats the machine as text.
fn format_human(machine: &MeasuredMachine) -> String {
    let mut text = format!(
        "{} processors as {} on {} cores; clock resolution {}\n\nt_c, the time per butterfly node, by elements per processor\n",
        machine.p,
        machine.executor.kind.id(),
        machine.executor.cores,
        seconds(machine.executor.resolution)
    );
    let head =
        ["elements", "local", "samples", "middle half", "between exchanges"].map(str::to_owned).to_vec();
    let rows = spread_by_size(&machine.samples.local).map(|(elements, spread, count)| {
        let combine = machine.samples.combine.iter().any(|(size, _)| *size == elements);
        let combine = if combine { seconds(machine.combine(f64::from(elements))) } else { String::new() };
        vec![
            whole(elements.into()),
            seconds(spread.median),
            count.to_string(),
            format_quartiles(&spread),
            combine,
        ]
    });
    let columns = [Align::Right, Align::Right, Align::Right, Align::Left, Align::Right];
    text += &format_table(&columns, &[head].into_iter().chain(rows).collect::<Vec<_>>());
    text += &format_copies(machine);
    for (name, samples, fit) in [
        ("an exchange, all pairs at once", &machine.samples.exchange, machine.exchange()),
        ("a message one way, one pair alone", &machine.samples.ping_pong, machine.ping_pong()),
    ] {
        let Some(fit) = fit else { continue };
        let max_error = percent(fit.max_relative_error(samples));
        text += &format!("\n{name}: {}; off by at most {max_error}\n", format_fit(&fit));
        let head = ["words", "measured", "samples", "middle half", "line off by"].map(str::to_owned).to_vec();
        let rows = spread_by_size(samples).map(|(words, spread, count)| {
            let relative_error = fit.at(words.into()) / spread.median - 1.0;
            let sign = if relative_error < 0.0 { "−" } else { "+" };
            vec![
                whole(words.into()),
                seconds(spread.median),
                count.to_string(),
                format_quartiles(&spread),
                format!("{sign}{}", percent(relative_error.abs())),
            ]
        });
        let columns = [Align::Right, Align::Right, Align::Right, Align::Left, Align::Right];
        text += &format_table(&columns, &[head].into_iter().chain(rows).collect::<Vec<_>>());
    }
    text
}

/// Formats the time per word of copies within a memory.
fn format_copies(machine: &MeasuredMachine) -> String {
    let samples = &machine.samples;
    let median = |samples: &[Sample], words: u32| {
        spread_by_size(samples)
            .find(|(size, ..)| *size == words)
            .map_or(String::new(), |(_, spread, _)| seconds(spread.median))
    };
    let head =
        ["words", "contiguous", "samples", "middle half", "strided", "scattered"].map(str::to_owned).to_vec();
    let rows: Vec<_> = spread_by_size(&samples.copy)
        .map(|(words, spread, count)| {
            vec![
                whole(words.into()),
                seconds(spread.median),
                count.to_string(),
                format_quartiles(&spread),
                median(&samples.strided, words),
                median(&samples.scattered, words),
            ]
        })
        .collect();
    if rows.is_empty() {
        return String::new();
    }
    let columns = [Align::Right, Align::Right, Align::Right, Align::Left, Align::Right, Align::Right];
    let table_rows: Vec<_> = [head].into_iter().chain(rows).collect();
    format!("\nlocal copies, the time per word\n{}", format_table(&columns, &table_rows))
}

fn format_quartiles(spread: &Spread) -> String {
    format!("{} … {}", seconds(spread.lower_quartile), seconds(spread.upper_quartile))
}

fn format_fit(fit: &Fit) -> String {
    let line = |line: &Line| format!("t_s {}, t_w {}", seconds(line.ts), seconds(line.tw));
    match &fit.from {
        None => line(&fit.below),
        Some((from, above)) => {
            format!("{}; from {} words on {}", line(&fit.below), whole((*from).into()), line(above))
        }
    }
}

/// Returns the spread and the number of the samples of each size.
fn spread_by_size(samples: &[Sample]) -> impl Iterator<Item = (u32, Spread, usize)> + '_ {
    let mut sizes: Vec<u32> = samples.iter().map(|(size, _)| *size).collect();
    sizes.sort_unstable();
    sizes.dedup();
    sizes.into_iter().filter_map(|size| {
        let times: Vec<f64> =
            samples.iter().filter(|sample| sample.0 == size).map(|sample| sample.1).collect();
        Some((size, Spread::from_values(&times)?, times.len()))
    })
}
