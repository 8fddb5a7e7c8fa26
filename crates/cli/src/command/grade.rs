//! `hyperfly grade`: a program against an exercise, all programs of a folder as a table, or what an exercise asks for.

use crate::failure::Failure;
use crate::output::{Printer, print, print_json};
use crate::program::source;
use crate::reading::{open, read_to_limit, unreadable};
use crate::table::fold;
use clap::ArgMatches;
use hyperfly_exercises::{Exercise, Fault, IDS, MOST_BYTES, Verdict, grade, own, receipt};
use hyperfly_tours::Facts;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// So long a program of a folder may take. It is somebody else's, so it has a process of its own.
const PATIENCE: Duration = Duration::from_secs(10);
/// Letters of a line.
const WIDTH: usize = 100;
/// Between two looks at whether it has ended.
const LOOK: Duration = Duration::from_millis(2);

/// An exercise, and the file that it is from.
struct Asked {
    id: String,
    file: String,
    exercise: Exercise,
}

/// A verdict with its receipt.
#[derive(Serialize, Deserialize)]
struct Graded {
    verdict: Verdict,
    receipt: String,
}

/// The command.
pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let name = matches.get_one::<String>("exercise").map_or("", String::as_str);
    let asked = asked(name)?;
    let json = matches.get_flag("json");
    let Some(path) = matches.get_one::<String>("file") else { return tell(&asked, hints(matches)?) };
    if Path::new(path).is_dir() {
        return folder(Path::new(path), name);
    }
    let graded = graded(&asked, &source("FILE", path)?);
    if json {
        print_json(&graded)?;
    } else {
        print_human(&asked, &graded)?;
    }
    let Verdict { passed, checks, .. } = &graded.verdict;
    let failed = checks.len() - graded.verdict.held();
    if *passed {
        Ok(())
    } else {
        Err(Failure::Run(format!("{failed} of {} checks do not hold", checks.len())))
    }
}

/// The exercise of an id, or in a file.
fn asked(name: &str) -> Result<Asked, Failure> {
    let file = match own(name) {
        Some(file) => file.to_owned(),
        None if !Path::new(name).is_file() => {
            let allowed = format!("a file that is there, or one of {}", IDS.join(", "));
            return Err(Failure::invalid("exercise", name, allowed));
        }
        None => read_to_limit(open("exercise", name)?, MOST_BYTES)
            .map_err(|why| unreadable("exercise", name, &why))?,
    };
    // As on the page, where no file begins with a mark of order.
    let file = file.trim_start_matches('\u{feff}').to_owned();
    let exercise = Exercise::read(&file).map_err(|faults| refused(name, &faults))?;
    let id = Path::new(name).file_stem().and_then(|stem| stem.to_str()).unwrap_or(name);
    Ok(Asked { id: id.trim().to_owned(), file, exercise })
}

fn refused(name: &str, faults: &[Fault]) -> Failure {
    Failure::Request(faults.iter().map(|fault| format!("exercise = {name}: {fault}")).collect())
}

fn graded(asked: &Asked, source: &str) -> Graded {
    let verdict = grade(&asked.exercise, &asked.id, source);
    let receipt = receipt(&asked.file, source, &verdict);
    Graded { verdict, receipt }
}

fn print_human(asked: &Asked, graded: &Graded) -> Result<(), Failure> {
    let verdict = &graded.verdict;
    let mut out = Printer::default();
    for check in &verdict.checks {
        let case = if check.case.is_empty() { String::new() } else { format!("{}: ", check.case) };
        let mark = if check.holds { "holds" } else { "FAILS" };
        out.print(&format!("{mark}  {case}{}\n", check.what))?;
        check.found.iter().try_for_each(|found| out.print(&format!("    {found}\n")))?;
    }
    let passed = if verdict.passed { "passed" } else { "not passed" };
    out.print(&format!(
        "{}: {passed}, {} of {} checks hold\nreceipt {}\n",
        asked.id,
        verdict.held(),
        verdict.checks.len(),
        graded.receipt
    ))
}

/// How many hints are wanted.
fn hints(matches: &ArgMatches) -> Result<usize, Failure> {
    let Some(text) = matches.get_one::<String>("hints") else { return Ok(0) };
    text.parse().map_err(|_| Failure::invalid("hints", text, "a whole number, how many of them"))
}

/// What an exercise asks for, with its first hints; and, for its author, whether it can be done and is not done yet.
fn tell(asked: &Asked, hints: usize) -> Result<(), Failure> {
    let Asked { id, exercise, .. } = asked;
    exercise.prove(id).map_err(|fault| refused(id, &[fault]))?;
    let none = Facts::default();
    let cases: Vec<&str> = exercise.cases.iter().map(|case| case.text.as_str()).collect();
    let must: Vec<&str> = exercise.must.iter().map(|claim| claim.text.as_str()).collect();
    let task = fold(&exercise.task.text(&none), WIDTH);
    let mut text = format!("{}\n\n{task}\n\nfor {}\n", exercise.title.text(&none), cases.join(", "));
    if !must.is_empty() {
        text += &format!("with {}\n", must.join(", "));
    }
    if !exercise.only.is_empty() {
        text += &format!("only {}\n", exercise.only.join(", "));
    }
    text += &format!("\n{}", exercise.starter);
    for (k, hint) in (1..).zip(exercise.hints.iter().take(hints)) {
        text += &format!(
            "\n{}\n",
            fold(&format!("hint {k} of {}: {}", exercise.hints.len(), hint.text(&none)), WIDTH)
        );
    }
    print(&text)
}

/// Every program of a folder, by name, as CSV.
fn folder(path: &Path, exercise: &str) -> Result<(), Failure> {
    let named = |why: io::Error| unreadable("FILE", &path.display().to_string(), &why);
    let entries = fs::read_dir(path).map_err(named)?;
    let files = entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<PathBuf>>>();
    let mut files = files.map_err(named)?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "star"));
    files.sort();
    if files.is_empty() {
        return Err(Failure::invalid("FILE", path.display(), "a folder with programs, *.star"));
    }
    let rows: Vec<String> = files.par_iter().map(|file| row(file, exercise)).collect();
    let mut out = Printer::default();
    out.print("file,passed,held,checks,found,receipt\n")?;
    rows.iter().try_for_each(|row| out.print(row))
}

fn row(file: &Path, exercise: &str) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let cells = match alone(file, exercise) {
        Ok(Graded { verdict, receipt }) => {
            let failed = verdict.checks.iter().find(|check| !check.holds);
            let found = failed.map_or(String::new(), |check| {
                let why = check.found.first().map_or("", String::as_str);
                format!("{} {}: {why}", check.case, check.what).trim().to_owned()
            });
            let [held, all] = [verdict.held(), verdict.checks.len()].map(|count| count.to_string());
            [name, verdict.passed.to_string(), held, all, found, receipt]
        }
        Err(why) => [name, "false".into(), "0".into(), "0".into(), why, String::new()],
    };
    cells.map(|cell| quoted(&cell)).join(",") + "\n"
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

/// Grades a program in a process of its own, which is ended if it takes too long.
fn alone(file: &Path, exercise: &str) -> Result<Graded, String> {
    let program = std::env::current_exe().map_err(|why| why.to_string())?;
    let mut command = Command::new(program);
    command.arg("grade").arg(file).args(["--exercise", exercise, "--json"]);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().map_err(|why| why.to_string())?;
    let mut stdout = child.stdout.take().ok_or("it says nothing")?;
    let reading = std::thread::spawn(move || {
        let mut said = String::new();
        stdout.read_to_string(&mut said).map(|_| said)
    });
    let begun = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(_)) => break,
            Ok(None) if begun.elapsed() < PATIENCE => std::thread::sleep(LOOK),
            Ok(None) => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("it took longer than {} seconds", PATIENCE.as_secs()));
            }
            Err(why) => return Err(why.to_string()),
        }
    }
    let said = reading.join().ok().and_then(Result::ok).unwrap_or_default();
    serde_json::from_str(&said).map_err(|_| "it cannot be graded".to_owned())
}
