//! Failures of a command and their exit codes.

use hyperfly_request::{Invalid, SettingsError};
use std::fmt::{self, Display};
use std::io::{self, Write};

/// Reason why a command ended without its data.
#[derive(Debug)]
pub enum Failure {
    /// Impossible request, field by field. Exit code 2.
    Invalid(Vec<Invalid>),
    /// Request that is wrong in another way, one problem per line. Exit code 2.
    Request(Vec<String>),
    /// The run failed, or its data could not be written. Exit code 1.
    Run(String),
    /// Another rank reports the failure with its exit code.
    #[cfg(feature = "mpi")]
    ReportedByOtherRank,
    /// The reader of stdout closed it (`| head`). Exit code 0.
    Closed,
    /// The caller stopped the run. The command is stopped by signals instead.
    Interrupted,
    /// Help or version (exit code 0), or an unreadable command line (2).
    Usage(Box<clap::Error>),
}

impl Failure {
    /// Creates the refusal of a field in the common wording.
    pub fn invalid(field: &str, value: impl Display, allowed: impl Into<String>) -> Self {
        Failure::from(Invalid::new(field, value, allowed))
    }

    /// Reports the failure on stderr and returns the exit code.
    pub fn report(self) -> u8 {
        match self {
            Failure::Invalid(_) | Failure::Request(_) => {
                self.to_string().lines().for_each(|line| say(&format!("hyperfly: {line}")));
                2
            }
            Failure::Run(message) => {
                say(&format!("hyperfly: {message}"));
                1
            }
            #[cfg(feature = "mpi")]
            Failure::ReportedByOtherRank => 0,
            Failure::Closed => 0,
            Failure::Interrupted => 1,
            Failure::Usage(error) => {
                // Help goes to stdout and errors to stderr; either may be closed.
                let _ = error.print();
                error.exit_code() as u8
            }
        }
    }
}

/// Formats the problems, one per line.
impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Invalid(problems) => {
                let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
                f.write_str(&lines.join("\n"))
            }
            Failure::Request(lines) => f.write_str(&lines.join("\n")),
            Failure::Run(message) => f.write_str(message),
            #[cfg(feature = "mpi")]
            Failure::ReportedByOtherRank => f.write_str("another rank failed"),
            Failure::Closed => f.write_str("the reader of the data closed it"),
            Failure::Interrupted => f.write_str("the run was stopped"),
            Failure::Usage(error) => error.fmt(f),
        }
    }
}

/// Prints a line on stderr. Ignores errors, since stderr may be closed.
pub fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

impl From<Invalid> for Failure {
    fn from(problem: Invalid) -> Self {
        Failure::Invalid(vec![problem])
    }
}

impl From<Vec<Invalid>> for Failure {
    fn from(problems: Vec<Invalid>) -> Self {
        Failure::Invalid(problems)
    }
}

impl From<SettingsError> for Failure {
    fn from(error: SettingsError) -> Self {
        match error {
            SettingsError::Invalid(problems) => Failure::from(problems),
            other => Failure::Run(other.to_string()),
        }
    }
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        Failure::Usage(Box::new(error))
    }
}

/// Converts errors of writing data. Errors of reading name the file and become a `Request`.
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
