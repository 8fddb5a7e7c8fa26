//! Timings from other programs as CSV: rank, stage, begin and end, a line for each stage of each processor.
//!
//! A line of names gives the order and the unit of the columns; without one they are in this order, in seconds.

use hyperfly_text::measured as text;
use hyperfly_view::measured::ExternalTiming;
use std::collections::HashSet;

/// Largest number of lines that are read.
const MAX_LINES: usize = 1 << 20;

/// Accepted names of each column; the first is documented.
const NAMES: [&[&str]; 4] = [
    &["rank", "processor", "proc", "process", "pe", "p", "q", "core", "thread", "id"],
    &["stage", "step", "phase", "level"],
    &["begin", "start", "from", "t0"],
    &["end", "stop", "finish", "to", "t1"],
];

/// Units of times, with their length in seconds.
const UNITS: [(&str, f64); 5] = [("s", 1.0), ("ms", 1e-3), ("us", 1e-6), ("µs", 1e-6), ("ns", 1e-9)];

/// Timings in seconds; processors and stages are counted from 0. Each timed stage has a timing of every processor.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Timings {
    pub timings: Vec<ExternalTiming>,
    /// Sentences about assumptions and conversions, for the reader.
    pub assumptions: Vec<String>,
}

/// Positions of rank, stage, begin and end in a line, and the units of begin and end.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Columns {
    places: [usize; 4],
    units: [(&'static str, f64); 2],
    /// Whether the file names its columns.
    is_named: bool,
}

impl Columns {
    const UNNAMED: Columns = Columns { places: [0, 1, 2, 3], units: [UNITS[0]; 2], is_named: false };

    /// Reads a line of names; `None` if one of the four is missing, or a unit is unknown.
    fn from_names(line: &str) -> Option<Columns> {
        let names: Vec<(String, Option<(&str, f64)>)> = split(line).map(name_and_unit).collect();
        let find = |known: &[&str]| names.iter().position(|(name, _)| known.contains(&name.as_str()));
        let [rank, stage, begin, end] = NAMES.map(find);
        let places = [rank?, stage?, begin?, end?];
        let units = [names[places[2]].1?, names[places[3]].1?];
        Some(Columns { places, units, is_named: true })
    }

    fn read(&self, line: &str) -> Option<ExternalTiming> {
        let cells: Vec<&str> = split(line).collect();
        if !self.is_named && cells.len() != self.places.len() {
            return None;
        }
        let cell = |column: usize| cells.get(self.places[column]).copied();
        let time = |column: usize| {
            let time = cell(column)?.parse::<f64>().ok().filter(|time| time.is_finite())?;
            Some(time * self.units[column - 2].1)
        };
        let (rank, stage) = (cell(0)?.parse().ok()?, cell(1)?.parse().ok()?);
        let (begin, end) = (time(2)?, time(3)?);
        (begin <= end).then_some(ExternalTiming { rank, stage, begin, end })
    }
}

fn split(line: &str) -> impl Iterator<Item = &str> {
    line.split([',', ';', '\t']).map(|cell| cell.trim().trim_matches('"'))
}

/// Splits `begin_us`, `begin (us)` or `begin [us]` into name and unit; seconds without a unit, `None` for an unknown one.
fn name_and_unit(cell: &str) -> (String, Option<(&'static str, f64)>) {
    let name = cell.trim_start_matches('#').trim().to_lowercase();
    let unit_of = |unit: &str| UNITS.into_iter().find(|(known, _)| *known == unit);
    if let Some((name, unit)) = name.split_once(['(', '[', '/']) {
        return (name.trim().to_owned(), unit_of(unit.trim_end_matches([')', ']']).trim()));
    }
    match name.rsplit_once(['_', ' ']) {
        Some((name, unit)) => match unit_of(unit) {
            Some(unit) => (name.to_owned(), Some(unit)),
            None => (name.to_owned() + "_" + unit, None),
        },
        None => (name, Some(UNITS[0])),
    }
}

/// Parses timings of a run with `p` processors and `stages` butterfly stages. Lines that begin with `#` are comments.
///
/// # Errors
/// The first line that is malformed or does not fit the run, or a stage that a processor lacks, for the reader.
pub fn read(file: &str, p: u32, stages: u32) -> Result<Timings, String> {
    let file = file.trim_start_matches('\u{feff}');
    let mut lines = (1u32..).zip(file.lines()).filter(|(_, line)| !line.trim().is_empty()).peekable();
    let mut columns = Columns::UNNAMED;
    if let Some((_, line)) = lines.next_if(|(_, line)| is_of_words(line)) {
        columns = match Columns::from_names(line) {
            Some(columns) => columns,
            // A comment need not name columns.
            None if line.starts_with('#') => columns,
            None => return Err(text::timings_columns(line.trim())),
        };
    }
    let mut timings: Vec<(u32, ExternalTiming)> = Vec::new();
    for (number, line) in lines.take(MAX_LINES).filter(|(_, line)| !line.starts_with('#')) {
        timings.push((number, columns.read(line).ok_or_else(|| text::bad_line(number))?));
    }
    if timings.is_empty() {
        return Err(text::bad_line(1u32));
    }
    let mut assumptions = Vec::new();
    if !columns.is_named {
        assumptions.push(text::timings_unnamed().to_owned());
    } else if columns.units != [UNITS[0]; 2] {
        let [begin, end] = columns.units.map(|(unit, _)| unit);
        assumptions.push(text::timings_units(begin, end));
    }
    if count_from_zero(&mut timings, p, |timing| &mut timing.rank) {
        assumptions.push(text::ranks_from_one().to_owned());
    }
    if count_from_zero(&mut timings, stages, |timing| &mut timing.stage) {
        assumptions.push(text::stages_from_one().to_owned());
    }
    check(&timings, p, stages)?;
    Ok(Timings { timings: timings.into_iter().map(|(_, timing)| timing).collect(), assumptions })
}

/// Renumbers ranks or stages from 0 if they run from 1 to `count`; returns whether they do.
fn count_from_zero(
    timings: &mut [(u32, ExternalTiming)],
    count: u32,
    number: fn(&mut ExternalTiming) -> &mut u32,
) -> bool {
    let mut numbers = timings.iter_mut().map(|(_, timing)| *number(timing));
    let first = numbers.next().unwrap_or(0);
    let (least, largest) = numbers.fold((first, first), |(low, high), at| (low.min(at), high.max(at)));
    let is_from_one = least == 1 && largest == count;
    if is_from_one {
        timings.iter_mut().for_each(|(_, timing)| *number(timing) -= 1);
    }
    is_from_one
}

/// Checks that ranks and stages exist in the run, that none is timed twice, and that each timed stage has all processors.
fn check(timings: &[(u32, ExternalTiming)], p: u32, stages: u32) -> Result<(), String> {
    let mut known = HashSet::new();
    for &(line, ExternalTiming { rank, stage, .. }) in timings {
        if rank >= p {
            return Err(text::timings_rank(line, rank, p));
        }
        if stage >= stages {
            return Err(text::timings_stage(line, stage, stages));
        }
        if !known.insert((stage, rank)) {
            return Err(text::timings_twice(line, stage, rank));
        }
    }
    let timed_stages: HashSet<u32> = known.iter().map(|(stage, _)| *stage).collect();
    let missing = timed_stages.iter().flat_map(|stage| (0..p).map(move |rank| (*stage, rank)));
    match missing.filter(|pair| !known.contains(pair)).min() {
        Some((stage, rank)) => Err(text::timings_missing(rank, stage, p)),
        None => Ok(()),
    }
}

/// Whether no cell of a line is a number.
fn is_of_words(line: &str) -> bool {
    !line.split([',', ';', '\t', ' ']).any(|cell| cell.trim().parse::<f64>().is_ok())
}

/// Number of bytes examined to recognise a file.
const HEAD_BYTES: usize = 1 << 12;

/// Whether a file that starts with these bytes holds timings: its first line, or the second after a line of words, has four
/// numbers. Samples have one or two per line.
pub fn begin(bytes: &[u8]) -> bool {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD_BYTES)]);
    let head = head.trim_start_matches('\u{feff}');
    let mut lines = head.lines().filter(|line| !line.trim().is_empty());
    let is_number = |cell: &str| cell.trim().parse::<f64>().is_ok();
    // In `1,5;2,5` the commas are decimal signs.
    let cells = |line: &str, separator: char| line.split(separator).filter(|cell| is_number(cell)).count();
    let are_four = |line: &str| {
        [',', ';', '\t']
            .into_iter()
            .any(|separator| line.split(separator).count() == 4 && cells(line, separator) == 4)
    };
    lines.next().is_some_and(|first| {
        are_four(first)
            || Columns::from_names(first).is_some()
            || is_of_words(first) && lines.next().is_some_and(are_four)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: ExternalTiming = ExternalTiming { rank: 0, stage: 3, begin: 0.5, end: 0.75 };

    fn assert_close(read: Result<Timings, String>, expected: &[ExternalTiming], assumptions: usize) {
        let read = read.expect("timings");
        assert_eq!(read.assumptions.len(), assumptions, "{:?}", read.assumptions);
        assert_eq!(read.timings.len(), expected.len());
        for (read, expected) in read.timings.iter().zip(expected) {
            assert_eq!((read.rank, read.stage), (expected.rank, expected.stage));
            assert!((read.begin - expected.begin).abs() < 1e-15 && (read.end - expected.end).abs() < 1e-15);
        }
    }

    #[test]
    fn columns_are_read_by_name_and_unit() {
        assert_close(read("0,3,0.5,0.75", 1, 12), &[ONE], 1);
        for file in [
            "rank;stage;begin;end\r\n0; 3; 0.5; 0.75\r\n\r\n",
            "stage,rank,begin,end\n3,0,0.5,0.75",
            "\u{feff}\"Stage\",\"Rank\",\"Start\",\"Stop\"\n3,0,0.5,0.75",
            "end\tbegin\tstage\tproc\n0.75\t0.5\t3\t0",
            "rank,host,stage,begin,end\n0,node7,3,0.5,0.75",
            "rank,stage,begin (s),end (s)\n0,3,0.5,0.75",
        ] {
            assert_close(read(file, 1, 12), &[ONE], 0);
        }
        for file in [
            "rank,stage,begin_us,end_us\n0,3,500000,750000",
            "rank,stage,begin [ms],end [ms]\n0,3,500,750",
            "rank,stage,begin_ns,end_ms\n0,3,5e8,750",
        ] {
            assert_close(read(file, 1, 12), &[ONE], 1);
        }
    }

    #[test]
    fn numbers_from_one_are_converted_and_said() {
        let line = |rank: u32, stage: u32| ExternalTiming { rank, stage, begin: 0.0, end: 1.0 };
        let names = "rank,stage,begin,end\n";
        assert_close(read(&format!("{names}1,0,0,1\n2,0,0,1"), 2, 4), &[line(0, 0), line(1, 0)], 1);
        let stages: String = (1..=4).map(|stage| format!("0,{stage},0,1\n")).collect();
        let expected: Vec<ExternalTiming> = (0..4).map(|stage| line(0, stage)).collect();
        assert_close(read(&format!("{names}{stages}"), 1, 4), &expected, 1);
        // Only two of four stages are timed, from 1 on.
        assert_close(read(&format!("{names}0,1,0,1\n0,2,0,1"), 1, 4), &[line(0, 1), line(0, 2)], 0);
    }

    #[test]
    fn what_does_not_fit_the_run_is_refused() {
        let names = "rank,stage,begin,end\n";
        for (lines, error) in [
            ("0,0,0,1\n1,0,0,1\n2,0,0,1", text::timings_rank(4u32, 2u32, 2u32)),
            ("0,0,0,1", text::timings_missing(1u32, 0u32, 2u32)),
            ("0,0,0,1\n1,0,0,1\n0,1,1,2", text::timings_missing(1u32, 1u32, 2u32)),
            ("0,0,0,1\n1,0,0,1\n0,0,1,2", text::timings_twice(4u32, 0u32, 0u32)),
            ("0,4,0,1\n1,4,0,1\n", text::timings_stage(2u32, 4u32, 4u32)),
        ] {
            assert_eq!(read(&format!("{names}{lines}"), 2, 4), Err(error), "{lines}");
        }
        for header in ["a,b,c,d", "rank,stage,begin_h,end_h", "rank,stage,duration,end"] {
            assert_eq!(read(&format!("{header}\n0,0,0,1"), 1, 4), Err(text::timings_columns(header)));
        }
    }

    #[test]
    fn begin_distinguishes_timings_from_samples() {
        for timings in [
            "0,0,0,1",
            "0;0;0;1\n",
            "\u{feff}rank,stage,begin,end\n0,0,0,1",
            "# of my program\n0\t0\t0.5\t1e-3",
            "\n0,0,0,1\n0,1",
            "rank,host,stage,begin_us,end_us\n0,a,0,0,1",
            // The parser reports these faults.
            "0,0,2,1",
            "rank,stage,begin,end",
        ] {
            assert!(begin(timings.as_bytes()), "{timings}");
        }
        for samples in [
            "",
            "1\n2\n3",
            "1,2\n3,4",
            "re,im\n1,2",
            "1,5;2,5\n1,5;2,5",
            "1 2 3 4",
            "1\n1,2,3,4",
            "a,b,c,d\ne,f,g,h\n1,2,3,4",
            "{\"a\": [1,2,3,4]}",
            "0,0,0,1,2",
        ] {
            assert!(!begin(samples.as_bytes()), "{samples}");
        }
    }

    #[test]
    fn read_reports_line_of_first_fault() {
        for (file, line) in [
            ("", 1),
            ("rank,stage,begin,end", 1),
            ("0,0,0,1\n0,1,2,1", 2),
            ("0,0,0,1\n0,1,1,NaN", 2),
            ("0,0,0,1\n0,1,1,2,3", 2),
            ("0,0,0,1\n-1,1,1,2", 2),
        ] {
            assert_eq!(read(file, 1, 12), Err(text::bad_line(line as u32)), "{file}");
        }
    }
}
