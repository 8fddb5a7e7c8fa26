//! A calibrated machine as a file, `machine.json`: all measured samples. The fitted lines are included for other readers; this program
//! fits them again, so that they never contradict the samples.

use super::fit::{Fit, Sample};
use super::{MeasuredMachine, Samples};
use crate::document::{Head, ReadError, parse, require};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Value of the field `kind`.
const KIND: &str = "machine";

/// Maximum length of a file, in bytes.
pub const MAX_BYTES: usize = 16 << 20;

/// Contents of the file. A sample is a pair: elements or words, and seconds.
#[derive(Serialize, Deserialize)]
struct File {
    #[serde(flatten)]
    head: Head,
    p: u32,
    local: Vec<Sample>,
    combine: Vec<Sample>,
    // Older files lack these four; copies then take no time.
    #[serde(default)]
    pairs: Vec<Sample>,
    #[serde(default)]
    copy: Vec<Sample>,
    #[serde(default)]
    strided: Vec<Sample>,
    #[serde(default)]
    scattered: Vec<Sample>,
    ping_pong: Vec<Sample>,
    exchange: Vec<Sample>,
    // Older files lack these; a message of a stream then takes as long as an exchange.
    #[serde(default)]
    stream: Vec<Sample>,
    /// Lines fitted to the samples. Written, but not read.
    #[serde(default)]
    lines: Value,
}

/// Writes a machine as a file.
pub fn write(machine: &MeasuredMachine) -> String {
    let Samples { local, combine, pairs, copy, strided, scattered, ping_pong, exchange, stream } =
        machine.samples.clone();
    let line = |fit: Option<Fit>| {
        fit.map(|fit| {
            let line_above =
                fit.from.map(|(words, line)| json!({ "words": words, "ts": line.ts, "tw": line.tw }));
            json!({ "ts": fit.below.ts, "tw": fit.below.tw, "from": line_above })
        })
    };
    let lines = json!({ "exchange": line(machine.exchange()), "ping_pong": line(machine.ping_pong()) });
    let file = File {
        head: Head::new(KIND, machine.executor),
        p: machine.p,
        local,
        combine,
        pairs,
        copy,
        strided,
        scattered,
        ping_pong,
        exchange,
        stream,
        lines,
    };
    // Numbers, strings and lists always have a JSON form.
    serde_json::to_string_pretty(&file).unwrap_or_default() + "\n"
}

/// Reads and checks a machine.
///
/// # Errors
/// The text is not a machine.
pub fn read(text: &str) -> Result<MeasuredMachine, ReadError> {
    let file: File = parse(text, KIND)?;
    let executor = file.head.executor()?;
    require(file.p.is_power_of_two(), "p", "a power of two")?;
    let samples = [
        ("local", &file.local),
        ("combine", &file.combine),
        ("pairs", &file.pairs),
        ("copy", &file.copy),
        ("strided", &file.strided),
        ("scattered", &file.scattered),
        ("ping_pong", &file.ping_pong),
        ("exchange", &file.exchange),
        ("stream", &file.stream),
    ];
    for (field, samples) in samples {
        let is_valid = |(size, time): &Sample| *size > 0 && (1e-12..1e3).contains(time);
        require(
            samples.iter().all(is_valid),
            field,
            "pairs of a size above 0 and a time from 1e-12 to 1e3 seconds",
        )?;
    }
    require(!file.local.is_empty(), "local", "at least one sample")?;
    require(!file.combine.is_empty(), "combine", "at least one sample")?;
    let is_valid = |samples| file.p == 1 || Fit::from_samples(samples).is_some();
    require(
        is_valid(&file.exchange),
        "exchange",
        "samples of at least two sizes, with more than one processor",
    )?;
    let File { p, local, combine, pairs, copy, strided, scattered, ping_pong, exchange, stream, .. } = file;
    let samples = Samples { local, combine, pairs, copy, strided, scattered, ping_pong, exchange, stream };
    Ok(MeasuredMachine { executor, p, samples })
}
