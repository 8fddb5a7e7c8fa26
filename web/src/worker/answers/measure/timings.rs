//! Timings from other programs as CSV: `rank,stage,begin,end` in seconds, a line for each stage of each processor.

use hyperfly_text::measured as text;
use hyperfly_view::measured::ExternalTiming;

/// Largest number of lines that are read.
const MAX_LINES: usize = 1 << 20;

/// Parses timings. The first line may name the columns.
///
/// # Errors
/// The faulty line and what is allowed, for the reader.
pub fn read(file: &str) -> Result<Vec<ExternalTiming>, String> {
    let lines = (1u32..).zip(file.lines()).filter(|(_, line)| !line.trim().is_empty());
    let mut timings = Vec::new();
    for (number, line) in lines.take(MAX_LINES) {
        match parse_timing(line) {
            Some(timing) => timings.push(timing),
            None if number == 1 => {}
            None => return Err(text::bad_line(number)),
        }
    }
    if timings.is_empty() { Err(text::bad_line(1u32)) } else { Ok(timings) }
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
    let words = |line: &str| !line.split([',', ';', '\t', ' ']).any(is_number);
    lines.next().is_some_and(|first| are_four(first) || words(first) && lines.next().is_some_and(are_four))
}

fn parse_timing(line: &str) -> Option<ExternalTiming> {
    let mut cells = line.split([',', ';', '\t']).map(str::trim);
    let rank = cells.next()?.parse().ok()?;
    let stage = cells.next()?.parse().ok().filter(|stage| *stage < 64)?;
    let mut time = || cells.next()?.parse().ok().filter(|time: &f64| time.is_finite());
    let (begin, end) = (time()?, time()?);
    (begin <= end && cells.next().is_none()).then_some(ExternalTiming { rank, stage, begin, end })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn read_accepts_lines_with_and_without_header() {
        let timing = ExternalTiming { rank: 1, stage: 3, begin: 0.5, end: 0.75 };
        assert_eq!(read("1,3,0.5,0.75"), Ok(vec![timing]));
        assert_eq!(read("rank;stage;begin;end\r\n1; 3; 0.5; 0.75\r\n\r\n"), Ok(vec![timing]));
    }

    #[test]
    fn begin_distinguishes_timings_from_samples() {
        for timings in [
            "0,0,0,1",
            "0;0;0;1\n",
            "\u{feff}rank,stage,begin,end\n0,0,0,1",
            "# of my program\n0\t0\t0.5\t1e-3",
            "\n0,0,0,1\n0,1",
            // The parser reports this fault.
            "0,0,2,1",
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
            "rank,stage,begin,end",
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
            ("0,0,0,1\n0,64,1,2", 2),
            ("0,0,0,1\n0,1,1,NaN", 2),
            ("0,0,0,1\n0,1,1,2,3", 2),
            ("0,0,0,1\n-1,1,1,2", 2),
        ] {
            assert_eq!(read(file), Err(text::bad_line(line as u32)), "{file}");
        }
    }
}
