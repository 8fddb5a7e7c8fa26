//! Why a command ended without its data, and the exit code that says so.

use hyperfly_request::{Invalid, NoRun};
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// What went wrong.
#[derive(Debug)]
pub enum Failure {
    /// The request is impossible: what is wrong, line by line. Exit code 2.
    Request(Vec<String>),
    /// The run failed, or its data could not be written. Exit code 1.
    Run(String),
    /// Another rank says what is wrong, and ends with the exit code for it.
    #[cfg(feature = "mpi")]
    Unsaid,
    /// The reader of stdout has gone away (`| head`). Nothing is wrong.
    Closed,
    /// Help or version was asked for (0), or the command line cannot be read (2).
    Usage(Box<clap::Error>),
}

impl Failure {
    /// A refused field, worded as everywhere.
    pub fn invalid(field: &str, value: impl Display, allowed: impl Into<String>) -> Self {
        Failure::from(Invalid::new(field, value, allowed))
    }

    /// Reports it on stderr and returns the exit code.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::Request(lines) => {
                lines.iter().for_each(|line| say(&format!("hyperfly: {line}")));
                ExitCode::from(2)
            }
            Failure::Run(message) => {
                say(&format!("hyperfly: {message}"));
                ExitCode::from(1)
            }
            #[cfg(feature = "mpi")]
            Failure::Unsaid => ExitCode::SUCCESS,
            Failure::Closed => ExitCode::SUCCESS,
            Failure::Usage(error) => {
                // Help goes to stdout and a wrong command line to stderr; either may be closed.
                let _ = error.print();
                ExitCode::from(error.exit_code() as u8)
            }
        }
    }
}

/// One line on stderr, which may be closed.
pub fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

impl From<Invalid> for Failure {
    fn from(problem: Invalid) -> Self {
        Failure::Request(vec![problem.to_string()])
    }
}

impl From<Vec<Invalid>> for Failure {
    fn from(problems: Vec<Invalid>) -> Self {
        Failure::Request(problems.iter().map(ToString::to_string).collect())
    }
}

impl From<NoRun> for Failure {
    fn from(error: NoRun) -> Self {
        match error {
            NoRun::Invalid(problems) => Failure::from(problems),
            other => Failure::Run(other.to_string()),
        }
    }
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        Failure::Usage(Box::new(error))
    }
}

/// Writing data is what fails with an `io::Error` here; reading names its file and makes a `Request`.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Run(format!("the data cannot be written: {error}")),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Failure::from(io::Error::from(error))
    }
}
