//! Reports on a reader's program.
//!
//! Texts of exercises and faults may have the markup of `app::markup`.

use serde::{Deserialize, Serialize};

/// A report on a program.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ProgramReport {
    pub source: String,
    pub faults: Vec<Fault>,
    /// Source line of each step of the latest run's plan.
    pub lines: Vec<u32>,
    /// Keys of the machine on which an exercise begins, if it was just opened.
    pub begins: String,
    /// The panel below the program, once it was checked.
    pub below: Option<Box<ProgramPanel>>,
}

/// A fault of the program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fault {
    /// Line number, from 1.
    pub line: u32,
    /// Description without the line.
    pub words: String,
}

/// The panel below a program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ProgramPanel {
    pub purpose: Purpose,
    /// `None` as long as there is no program.
    pub judgement: Option<Judgement>,
    /// Names of the calls that the program may use.
    pub calls: Vec<String>,
    /// Present once a correct program has run to its end.
    pub times: Option<Times>,
    /// Formulations to start from.
    pub formulations: Vec<StarterProgram>,
    /// Exercises to start from.
    pub exercises: Vec<StarterProgram>,
}

/// Purpose of a program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Purpose {
    /// A program without an exercise.
    Own,
    Exercise(Exercise),
    /// An exercise whose file is not loaded.
    Missing(String),
    /// An exercise file with faults.
    Faulty {
        id: String,
        faults: Vec<String>,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Exercise {
    /// Title, with its number among the built-in exercises.
    pub title: String,
    /// The task, one paragraph per line.
    pub task: String,
    /// Hints, one paragraph per line.
    pub hints: Vec<String>,
    /// Conditions that a solution satisfies, in words.
    pub requirements: String,
    pub outcome: Outcome,
}

/// Outcome of an exercise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Outcome {
    NotGraded,
    Passed {
        /// Receipt that the reader can hand in.
        receipt: String,
        /// Keys of the next exercise, if there is one.
        next: Option<String>,
    },
    Failed {
        /// Number of checks that hold.
        passed_count: usize,
        checks: Vec<Check>,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Check {
    pub holds: bool,
    pub requirement: String,
    /// Keys of the checked machine; empty for all.
    pub case: String,
    /// Actual findings, if the check fails.
    pub problems: Vec<String>,
}

/// Verdict on a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Judgement {
    /// The program has no faults.
    Right,
    /// The program has no faults, and the exercise has its outcome.
    Graded,
    /// The program has faults and is still as the exercise begins.
    NotBegun,
    /// The program has faults.
    Wrong,
}

/// The time of a run by line and by term. Times and fractions are texts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Times {
    /// In descending order of time.
    pub lines: Vec<Line>,
    pub terms: Vec<Term>,
}

/// A line with its time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// Line number, from 1.
    pub line: u32,
    pub code: String,
    pub time: String,
    /// Fraction of all time.
    pub time_share: String,
}

/// A term of T_p with the lines that contribute to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Term {
    pub name: String,
    pub time: String,
    /// Line numbers in descending order of time.
    pub lines: Vec<u32>,
}

/// A program to start from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StarterProgram {
    /// Keys that open it.
    pub keys: String,
    pub title: String,
}
