//! The command line as seen from a shell.

mod bad_input;
mod check;
mod closed_forms;
mod export;
mod figure;
mod grade;
mod html;
mod measure;
mod papers;
mod robustness;
mod run;
mod samples;
mod sweep;

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Result of a command.
struct CommandOutput {
    code: i32,
    stdout: String,
    stderr: String,
}

impl CommandOutput {
    /// Returns stdout of a command that must succeed.
    fn data(self) -> String {
        assert_eq!(self.code, 0, "{}", self.stderr);
        self.stdout
    }

    fn json(self) -> Value {
        serde_json::from_str(&self.data()).expect("JSON on stdout")
    }
}

fn command(line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hyperfly"));
    command.args(line.split_whitespace()).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs `hyperfly` with the words of a line.
fn hyperfly(line: &str) -> CommandOutput {
    run_with_input(line, b"")
}

/// Runs `hyperfly` like [`hyperfly`], with input on stdin.
fn run_with_input(line: &str, input: &[u8]) -> CommandOutput {
    let mut child = command(line).stdin(Stdio::piped()).spawn().expect("the command starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let output = std::thread::scope(|scope| {
        // A command that refuses its input may close the pipe early.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().expect("the command ends")
    });
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    CommandOutput {
        code: output.status.code().unwrap_or(-1),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}

/// Returns the path of a file of this test run.
fn temporary_path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Writes a file and returns its path.
fn write_file(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = temporary_path(name);
    std::fs::write(&path, text).expect("a file can be written");
    path.display().to_string()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

/// Asserts equality to 1e-9 relative.
fn assert_close(actual: f64, expected: f64, quantity: &str) {
    assert!((actual - expected).abs() <= 1e-9 * expected.abs(), "{quantity}: {actual} and not {expected}");
}
