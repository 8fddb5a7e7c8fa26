//! Requests from the command line: the scenario file, the flags that override it, and the reader's samples.

use crate::execution::execute::{ReportProgress, execute, execute_plan, execute_with};
use crate::failure::{Failure, say};
use crate::input::program::{compile_file, compile_source};
use crate::input::samples;
use crate::input::{describe_unreadable_file, open, read_to_limit};
use clap::ArgMatches;
use hyperfly_core::limits::{MAX_N_DATA, Options};
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Complex64, Run};
use hyperfly_exec::{Measurement, file};
use hyperfly_exercises::find_program;
use hyperfly_export::measured::study;
use hyperfly_request::{Algorithm, Choice, KEYS, Key, Preset, Request, Settings, View, key};
use hyperfly_view::measured;
use hyperfly_view::views::{self, Needs, any_needs};
use serde_json::Value;

/// Maximum size of a scenario file in bytes.
const MAX_SCENARIO: usize = 1 << 20;

/// A key of the schema and its value as text.
pub type Pair = (String, String);

/// A request with its inputs, ready to run.
#[derive(Clone)]
pub struct RunRequest {
    pub request: Request,
    /// The reader's samples.
    pub samples: Option<Vec<Complex64>>,
    /// The plan of the reader's program.
    pub program: Option<Plan>,
    /// A measured run, shown instead of a simulated one.
    measured: Option<Measurement>,
}

impl RunRequest {
    /// Reads scenario file, flags and samples.
    pub fn from(matches: &ArgMatches) -> Result<RunRequest, Failure> {
        Self::with(matches, collect_pairs(matches)?)
    }

    /// Builds the request from pairs, and from the other options of the command.
    pub fn with(matches: &ArgMatches, mut pairs: Vec<Pair>) -> Result<RunRequest, Failure> {
        if let Ok(Some(path)) = matches.try_get_one::<String>("run") {
            return Self::from_measurement(path, &pairs);
        }
        let samples = read_samples(matches, &mut pairs)?;
        let file = matches.try_get_one::<String>("program").ok().flatten();
        if file.is_some() {
            select_program(&mut pairs)?;
        }
        Self::build(&pairs, samples, file)
    }

    /// Builds the request of these pairs; `file` is the path of a program.
    ///
    /// # Errors
    /// The request is impossible, or the program is wrong.
    pub fn build(
        pairs: &[Pair],
        samples: Option<Vec<Complex64>>,
        file: Option<&String>,
    ) -> Result<RunRequest, Failure> {
        let request = parse_request(pairs)?;
        request.settings.check_own_samples(samples.as_deref().unwrap_or_default())?;
        let Settings { p, n, .. } = request.settings;
        let own_text = (request.settings.algorithm == Algorithm::Program).then_some(&request.look.program);
        let program = match (file, own_text.filter(|text| !text.is_empty())) {
            (Some(path), _) => Some(compile_file("program", path, p, n)?),
            // A scenario saved by the page contains the program.
            (None, Some(text)) => {
                Some(compile_source("program", &find_program(text).unwrap_or_else(|| text.clone()), p, n)?)
            }
            (None, None) => None,
        };
        Ok(RunRequest { request, samples, program, measured: None })
    }

    /// Shows a measured run.
    pub fn of_measurement(measurement: Measurement) -> RunRequest {
        let settings = Settings::of(&measurement.run.scenario);
        let request = Request { settings, ..Request::default() };
        RunRequest { request, samples: None, program: None, measured: Some(measurement) }
    }

    /// Reads a measured run; the pairs only set its display.
    fn from_measurement(path: &str, pairs: &[Pair]) -> Result<RunRequest, Failure> {
        if let Some((key, value)) = pairs.iter().find(|(name, _)| !key(name).is_some_and(Key::is_display_key))
        {
            let allowed = "only display keys together with --run, whose file determines the run";
            return Err(Failure::invalid(key, value, allowed));
        }
        let text = read_to_limit(open("run", path)?, file::MAX_BYTES)
            .map_err(|error| describe_unreadable_file("run", path, &error))?;
        let measured = file::read(&text)
            .map_err(|error| Failure::Request(vec![format!("run = {path} cannot be shown: {error}")]))?;
        let mut run_request = Self::of_measurement(measured);
        run_request.request = Request { settings: run_request.request.settings, ..parse_request(pairs)? };
        Ok(run_request)
    }

    /// Returns the measured run, or executes the simulated one.
    pub fn run(&self, options: Options) -> Result<Run, Failure> {
        match &self.measured {
            Some(measurement) => Ok(measurement.run.clone()),
            None => {
                execute_plan(&self.request.settings, self.program.as_ref(), self.samples.as_deref(), options)
            }
        }
    }

    /// Executes the simulated run and passes the completed fraction to `report`.
    ///
    /// # Errors
    /// The run is impossible or fails; [`Failure::Interrupted`] if `report` stops it.
    pub fn run_with(&self, options: Options, report: ReportProgress) -> Result<Run, Failure> {
        let (settings, samples) = (&self.request.settings, self.samples.as_deref());
        execute_with(settings, self.program.as_ref(), samples, options, report)
    }

    /// Compares the measurement with its simulation on the machine in its file, if a view needs that.
    pub fn measured(&self, views: &[View]) -> Result<Option<measured::Study>, Failure> {
        if !any_needs(views, Needs::Measurement) {
            return Ok(None);
        }
        let Some(measurement) = &self.measured else {
            return Err(Failure::invalid(
                "view",
                "measured",
                "with --run FILE, which `hyperfly measure` writes",
            ));
        };
        // The comparison needs only times.
        let options = Options { data: false, ..Options::default() };
        let simulated = execute(&self.request.settings, None, options).ok();
        Ok(Some(study(measurement, simulated.as_ref())))
    }

    /// Returns whether the run was measured.
    pub fn is_measured(&self) -> bool {
        self.measured.is_some()
    }

    /// Refuses views that a measured run or a program cannot show: views of other runs, which are simulated, and of
    /// values that the file does not contain.
    pub fn check_views(&self, views: &[View]) -> Result<(), Failure> {
        let needs_of = |view: &View| views::of(*view).needs();
        let of_other_run = views.iter().find(|view| needs_of(view).includes_other_runs());
        if let (Some(view), true) = (of_other_run, self.program.is_some()) {
            let allowed = "a view of the run itself: machine, timeline, butterfly, breakdown, why, … (a program has a plan for its p and n only)";
            return Err(Failure::invalid("view", view.id(), allowed));
        }
        let Some(Measurement { run, .. }) = &self.measured else { return Ok(()) };
        let is_missing = |view: &&View| {
            needs_of(view).includes_other_runs() || needs_of(view) == Needs::Values && run.output.is_none()
        };
        match views.iter().find(is_missing) {
            None => Ok(()),
            Some(view) if needs_of(view) == Needs::Values => {
                Err(Failure::invalid("view", view.id(), "another view: the file of this run has no values"))
            }
            Some(view) => {
                let allowed =
                    "a view of the measured run itself: machine, timeline, butterfly, breakdown, why, …";
                Err(Failure::invalid("view", view.id(), allowed))
            }
        }
    }
}

/// Selects the algorithm `program` and refuses another one.
fn select_program(pairs: &mut Vec<Pair>) -> Result<(), Failure> {
    let program = Algorithm::Program.id();
    if let Some(algorithm) = find_value(pairs, "algorithm").filter(|algorithm| *algorithm != program) {
        let allowed = "program, or no --algorithm at all, together with --program";
        return Err(Failure::invalid("algorithm", algorithm, allowed));
    }
    pairs.push(("algorithm".into(), program.into()));
    Ok(())
}

/// Builds the request of these pairs; later ones win.
pub fn parse_request(pairs: &[Pair]) -> Result<Request, Failure> {
    Ok(Request::from_pairs(pairs.iter().map(|(key, value)| (key.as_str(), value.as_str())))?)
}

/// Returns the last value of a key.
pub fn find_value<'a>(pairs: &'a [Pair], key: &str) -> Option<&'a str> {
    pairs.iter().rev().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
}

/// Returns all given keys: first from the scenario file, then the flags in their order on the command line.
pub fn collect_pairs(matches: &ArgMatches) -> Result<Vec<Pair>, Failure> {
    let mut pairs = read_scenario_file(matches)?;
    let flags: Vec<Pair> = collect_flags(matches).into_iter().map(|(_, pair)| pair).collect();
    pairs.extend(preset_pairs(&flags));
    pairs.extend(flags);
    Ok(pairs)
}

/// Returns the keys that a preset among the flags sets in addition to its parameters. A preset in a scenario file, as
/// in an address, sets only parameters.
pub fn preset_pairs(flags: &[Pair]) -> Vec<Pair> {
    let preset = find_value(flags, "preset").and_then(Preset::from_id);
    let is_serial = find_value(flags, "algorithm") == Some(Algorithm::Serial.id());
    let settings =
        preset.into_iter().flat_map(Preset::also_sets).filter(|(key, _)| *key != "p" || !is_serial);
    settings.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// Returns whether a schema key is a flag. All are except the program, which commands read from a file.
pub fn is_flag(key: &&Key) -> bool {
    key.name != "program"
}

/// Returns the schema flags, each with its position on the command line.
pub fn collect_flags(matches: &ArgMatches) -> Vec<(usize, Pair)> {
    let flag = |name: &str| {
        let value = matches.get_one::<String>(name)?;
        let position = matches.indices_of(name)?.next_back()?;
        Some((position, (name.to_owned(), value.clone())))
    };
    let mut flags: Vec<_> = KEYS.iter().filter(is_flag).filter_map(|key| flag(key.name)).collect();
    flags.sort_by_key(|(position, _)| *position);
    flags
}

/// Returns the keys of the scenario file.
pub fn read_scenario_file(matches: &ArgMatches) -> Result<Vec<Pair>, Failure> {
    let Some(path) = matches.get_one::<String>("scenario") else { return Ok(Vec::new()) };
    let text = read_to_limit(open("scenario", path)?, MAX_SCENARIO)
        .map_err(|error| describe_unreadable_file("scenario", path, &error))?;
    Request::from_json(&text)?;
    let value_text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let object = serde_json::from_str::<serde_json::Map<_, _>>(&text)?;
    Ok(object.iter().map(|(key, value)| (key.clone(), value_text(value))).collect())
}

/// Reads the samples of `--input` and adds the resulting `n` and `signal`.
pub fn read_samples(matches: &ArgMatches, pairs: &mut Vec<Pair>) -> Result<Option<Vec<Complex64>>, Failure> {
    let path = match matches.try_get_one::<String>("input") {
        Ok(Some(path)) => path,
        _ => {
            if find_value(pairs, "signal") == Some("own") && matches.try_contains_id("input").is_ok() {
                return Err(Failure::invalid(
                    "signal",
                    "own",
                    "with --input FILE, or one of the built-in signals",
                ));
            }
            return Ok(None);
        }
    };
    if path == "-" && matches.get_one::<String>("scenario").is_some_and(|path| path == "-") {
        return Err(Failure::invalid("scenario", "-", "a file, since --input reads stdin"));
    }
    if let Some(signal) = find_value(pairs, "signal").filter(|signal| *signal != "own") {
        return Err(Failure::invalid("signal", signal, "own, or no --signal at all, together with --input"));
    }
    let samples = samples::read(open("input", path)?);
    let samples = samples.map_err(|problem| Failure::Request(vec![format!("input = {path}: {problem}")]))?;
    if let Some(note) = add_samples(path, samples.len() as u64, pairs)? {
        say(&format!("hyperfly: {note}"));
    }
    Ok(Some(samples))
}

/// Adds the `n` and `signal` of a number of samples from `source`. Returns a note if they are padded or cut.
///
/// # Errors
/// Neither the pairs nor the samples determine n.
pub fn add_samples(source: &str, count: u64, pairs: &mut Vec<Pair>) -> Result<Option<String>, Failure> {
    let mut note = None;
    match find_value(pairs, "n") {
        None if count.is_power_of_two() && count >= 2 => pairs.push(("n".into(), count.to_string())),
        None => return Err(refuse_sample_count(source, count)),
        Some(n) => {
            // The request's own check refuses a malformed n.
            let n = Request::from_pairs([("p", "1"), ("n", n)]).map_or(count, |request| request.settings.n);
            let change = if n > count { "padded with zeros" } else { "cut" };
            if n != count && n <= MAX_N_DATA {
                note = Some(format!("{count} samples, {change} to n = {n}"));
            }
        }
    }
    pairs.push(("signal".into(), "own".into()));
    Ok(note)
}

fn refuse_sample_count(path: &str, count: u64) -> Failure {
    let next_size = count.next_power_of_two().max(2);
    let previous_size = next_size / 2;
    let cut_advice = if previous_size >= 2 && next_size <= MAX_N_DATA {
        format!("; --n {next_size} pads with zeros, --n {previous_size} cuts")
    } else {
        format!("; --n {next_size} pads with zeros")
    };
    let nearest_sizes =
        if previous_size >= 2 { format!("{previous_size} or {next_size}") } else { next_size.to_string() };
    Failure::Request(vec![format!(
        "input = {path} has {count} samples; allowed: a power of two from 2 to {MAX_N_DATA}, the nearest {nearest_sizes}{cut_advice}"
    )])
}
