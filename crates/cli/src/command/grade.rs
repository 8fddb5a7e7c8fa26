//! `hyperfly grade`: grades a program, or all programs of a folder, or prints the task of an exercise.

use crate::failure::{Failure, say};
use crate::input::program::read_source;
use crate::input::submissions::Submissions;
use crate::input::{describe_unreadable_file, open, read_to_limit};
use crate::output::table::fold;
use crate::output::{Printer, print, print_json};
use crate::self_command::self_command;
use clap::ArgMatches;
use hyperfly_exercises::{Exercise, Fault, IDS, MAX_BYTES, Verdict, builtin_file, grade, receipt};
use hyperfly_export::csv::text_cell;
use hyperfly_tours::Facts;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::io::Read;
use std::path::Path;
use std::process::Stdio;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Time limit of a program in a folder.
const TIME_LIMIT: Duration = Duration::from_secs(10);
/// Characters per line.
const WIDTH: usize = 100;
/// Pause between two checks whether a process has ended.
const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// An exercise and its source text.
struct ExerciseFile {
    id: String,
    file: String,
    exercise: Exercise,
}

/// A verdict with its receipt.
#[derive(Serialize, Deserialize)]
pub struct GradedProgram {
    verdict: Verdict,
    receipt: String,
}

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let name = matches.get_one::<String>("exercise").map_or("", String::as_str);
    let exercise = read_exercise(name)?;
    let json = matches.get_flag("json");
    let Some(path) = matches.get_one::<String>("file") else {
        return print_task(&exercise, read_hint_count(matches)?);
    };
    if Path::new(path).is_dir() {
        return grade_folder(Path::new(path), name);
    }
    let graded_program = grade_program(&exercise, &read_source("FILE", path)?);
    if json {
        print_json(&graded_program)?;
    } else {
        print_human(&exercise, &graded_program)?;
    }
    let Verdict { passed: has_passed, checks, .. } = &graded_program.verdict;
    let failed_count = checks.len() - graded_program.verdict.passed_count();
    if *has_passed {
        Ok(())
    } else {
        Err(Failure::Run(format!("{failed_count} of {} checks do not hold", checks.len())))
    }
}

/// Reads the exercise with an id or in a file.
fn read_exercise(name: &str) -> Result<ExerciseFile, Failure> {
    let file = match builtin_file(name) {
        Some(file) => file.to_owned(),
        None if !Path::new(name).is_file() => {
            let allowed = format!("an existing file, or one of {}", IDS.join(", "));
            return Err(Failure::invalid("exercise", name, allowed));
        }
        None => read_to_limit(open("exercise", name)?, MAX_BYTES)
            .map_err(|error| describe_unreadable_file("exercise", name, &error))?,
    };
    // The page also removes a byte order mark.
    let file = file.trim_start_matches('\u{feff}').to_owned();
    let exercise = Exercise::read(&file).map_err(|faults| refuse_exercise(name, &faults))?;
    let id = Path::new(name).file_stem().and_then(|stem| stem.to_str()).unwrap_or(name);
    Ok(ExerciseFile { id: id.trim().to_owned(), file, exercise })
}

fn refuse_exercise(name: &str, faults: &[Fault]) -> Failure {
    Failure::Request(faults.iter().map(|fault| format!("exercise = {name}: {fault}")).collect())
}

/// Computes the result of `grade --json` for a program; the exercise is an id or a path.
///
/// # Errors
/// There is no such exercise.
pub fn grade_source(exercise: &str, source: &str) -> Result<GradedProgram, Failure> {
    Ok(grade_program(&read_exercise(exercise)?, source))
}

fn grade_program(exercise: &ExerciseFile, source: &str) -> GradedProgram {
    let verdict = grade(&exercise.exercise, &exercise.id, source);
    let receipt = receipt(&exercise.file, source, &verdict);
    GradedProgram { verdict, receipt }
}

fn print_human(exercise: &ExerciseFile, graded_program: &GradedProgram) -> Result<(), Failure> {
    let verdict = &graded_program.verdict;
    let mut out = Printer::default();
    for check in &verdict.checks {
        let case = if check.case.is_empty() { String::new() } else { format!("{}: ", check.case) };
        let mark = if check.holds { "holds" } else { "FAILS" };
        out.print(&format!("{mark}  {case}{}\n", check.requirement))?;
        check.problems.iter().try_for_each(|problem| out.print(&format!("    {problem}\n")))?;
    }
    let result_text = if verdict.passed { "passed" } else { "not passed" };
    out.print(&format!(
        "{}: {result_text}, {} of {} checks hold\nreceipt {}\n",
        exercise.id,
        verdict.passed_count(),
        verdict.checks.len(),
        graded_program.receipt
    ))
}

/// Returns the number of requested hints.
fn read_hint_count(matches: &ArgMatches) -> Result<usize, Failure> {
    let Some(text) = matches.get_one::<String>("hints") else { return Ok(0) };
    text.parse().map_err(|_| Failure::invalid("hints", text, "a whole number of hints"))
}

/// Prints the task of an exercise with its first hints. Fails if the exercise cannot be solved or its starter already
/// solves it.
fn print_task(file: &ExerciseFile, hints: usize) -> Result<(), Failure> {
    let ExerciseFile { id, exercise, .. } = file;
    exercise.validate(id).map_err(|fault| refuse_exercise(id, &[fault]))?;
    let no_facts = Facts::default();
    let cases: Vec<&str> = exercise.cases.iter().map(|case| case.text.as_str()).collect();
    let must: Vec<&str> = exercise.must.iter().map(|claim| claim.text.as_str()).collect();
    let task = fold(&exercise.task.text(&no_facts), WIDTH);
    let mut text = format!("{}\n\n{task}\n\nfor {}\n", exercise.title.text(&no_facts), cases.join(", "));
    if !must.is_empty() {
        text += &format!("with {}\n", must.join(", "));
    }
    if !exercise.allowed_calls.is_empty() {
        text += &format!("only {}\n", exercise.allowed_calls.join(", "));
    }
    text += &format!("\n{}", exercise.starter);
    for (k, hint) in (1..).zip(exercise.hints.iter().take(hints)) {
        text += &format!(
            "\n{}\n",
            fold(&format!("hint {k} of {}: {}", exercise.hints.len(), hint.text(&no_facts)), WIDTH)
        );
    }
    print(&text)
}

/// Grades every program of a folder and prints a row of CSV for each.
fn grade_folder(folder: &Path, exercise: &str) -> Result<(), Failure> {
    let folder_name = folder.display().to_string();
    let Submissions { programs, skipped } = Submissions::find(folder)
        .map_err(|reason| describe_unreadable_file("FILE", &folder_name, &reason))?;
    let mut ungraded: Vec<(String, String)> =
        skipped.into_iter().map(|(path, reason)| (to_portable_name(&path), reason)).collect();
    if programs.is_empty() {
        ungraded.iter().for_each(report_ungraded);
        return Err(Failure::invalid("FILE", folder_name, "a folder with programs, *.star or *.py"));
    }
    let graded_programs: Vec<_> = programs
        .par_iter()
        .map(|path| (to_portable_name(path), grade_in_subprocess(&folder.join(path), exercise)))
        .collect();
    let mut out = Printer::default();
    out.print("file,passed,held,checks,found,receipt\n")?;
    for (name, result) in graded_programs {
        out.print(&format_csv_row(&name, &result))?;
        ungraded.extend(result.err().map(|reason| (name, reason)));
    }
    ungraded.iter().for_each(report_ungraded);
    match ungraded.len() {
        0 => Ok(()),
        1 => Err(Failure::Run(format!("1 file in {folder_name} was not graded"))),
        count => Err(Failure::Run(format!("{count} files in {folder_name} were not graded"))),
    }
}

fn report_ungraded((name, reason): &(String, String)) {
    say(&format!("hyperfly: {name} was not graded: {reason}"));
}

/// Joins the parts of a relative path with `/` on every system.
fn to_portable_name(path: &Path) -> String {
    path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

fn format_csv_row(name: &str, result: &Result<GradedProgram, String>) -> String {
    let (passed, holding_count, checks, problem, receipt) = match result {
        Ok(GradedProgram { verdict, receipt }) => {
            let failed_check = verdict.checks.iter().find(|check| !check.holds);
            let problem = failed_check.map_or(String::new(), |check| {
                let first_problem = check.problems.first().map_or("", String::as_str);
                format!("{} {}: {first_problem}", check.case, check.requirement).trim().to_owned()
            });
            (verdict.passed, verdict.passed_count(), verdict.checks.len(), problem, receipt.as_str())
        }
        Err(first_problem) => (false, 0, 0, first_problem.clone(), ""),
    };
    format!("{},{passed},{holding_count},{checks},{},{receipt}\n", text_cell(name), text_cell(&problem))
}

/// Grades one program in a separate process with a time limit. The error is the reason why it was not graded.
fn grade_in_subprocess(file: &Path, exercise: &str) -> Result<GradedProgram, String> {
    let mut command = self_command().map_err(|error| error.to_string())?;
    command.arg("grade").arg(file).args(["--exercise", exercise, "--json"]);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| error.to_string())?;
    let [out, err] = [read_in_background(child.stdout.take()), read_in_background(child.stderr.take())];
    let start = Instant::now();
    while child.try_wait().map_err(|error| error.to_string())?.is_none() {
        if start.elapsed() >= TIME_LIMIT {
            let _ = child.kill();
            let _ = child.wait();
            return Err(format!("the program took longer than {} seconds", TIME_LIMIT.as_secs()));
        }
        std::thread::sleep(POLL_INTERVAL);
    }
    let [out, err] = [out, err].map(|reader| reader.join().unwrap_or_default());
    serde_json::from_str(&out).map_err(|_| {
        let first = err.lines().next().unwrap_or_default();
        first.strip_prefix("hyperfly: ").unwrap_or("it cannot be graded").to_owned()
    })
}

/// Reads a pipe to its end, so that the writing process never blocks.
fn read_in_background(pipe: Option<impl Read + Send + 'static>) -> JoinHandle<String> {
    std::thread::spawn(move || {
        let mut text = String::new();
        if let Some(mut pipe) = pipe {
            let _ = pipe.read_to_string(&mut text);
        }
        text
    })
}
