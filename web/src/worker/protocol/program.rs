//! What is said of a reader's program.
//!
//! Texts of exercises and faults may have marks: emphasis, code, indices and powers (see `marked`).

use serde::{Deserialize, Serialize};

/// What is said of a program.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Told {
    /// Its text.
    pub source: String,
    /// What is wrong.
    pub faults: Vec<Fault>,
    /// By step of the Plan of the latest run, the line that asked for it.
    pub lines: Vec<u32>,
    /// The keys of the machine that an exercise begins on, once it was opened and nothing was written yet.
    pub begins: String,
    /// What stands below the program, once it was checked.
    pub below: Option<Box<Below>>,
}

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fault {
    /// The line, from 1.
    pub line: u32,
    /// What is wrong there.
    pub words: String,
}

/// What stands below a program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Below {
    /// What the program is for.
    pub purpose: Purpose,
    /// Whether it is right; `None` as long as there is no program.
    pub judgement: Option<Judgement>,
    /// Where the time goes, once a right program came to its end.
    pub times: Option<Times>,
    /// The formulations, to begin with.
    pub formulations: Vec<Beginning>,
    /// The exercises, to begin with.
    pub exercises: Vec<Beginning>,
}

/// What a program is for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Purpose {
    /// Nothing that it says.
    Own,
    /// An exercise.
    Exercise(Exercise),
    /// An exercise of this id, whose file is not here.
    Missing(String),
    /// The file of an exercise that is none yet.
    Faulty {
        /// Its id.
        id: String,
        /// What is wrong with it.
        faults: Vec<String>,
    },
}

/// An exercise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Exercise {
    /// Its title, with its number among ours.
    pub title: String,
    /// What is to be done: a paragraph a line.
    pub task: String,
    /// Its hints, each a paragraph a line.
    pub hints: Vec<String>,
    /// What came of it.
    pub outcome: Outcome,
}

/// What came of an exercise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Outcome {
    /// Nothing yet: what must hold.
    Wanted(String),
    /// It is done.
    Passed {
        /// What the reader can hand in.
        receipt: String,
        /// The keys of the next exercise, if there is one.
        next: Option<String>,
    },
    /// Something does not hold.
    Failed {
        /// How many checks hold.
        held: usize,
        /// The checks.
        checks: Vec<Check>,
    },
}

/// A check of an exercise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Check {
    /// Whether it holds.
    pub holds: bool,
    /// What is checked.
    pub what: String,
    /// The keys of the machine that it is checked on; empty if it is of all.
    pub case: String,
    /// What was found in its stead.
    pub found: Vec<String>,
}

/// Whether a program is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Judgement {
    /// Nothing is wrong.
    Right,
    /// Nothing is wrong, and what came of the exercise is said there.
    Graded,
    /// Something is wrong, and nothing of it can run.
    Wrong,
    /// Something is wrong, and the pictures show how far it came.
    AsFar,
}

/// Where the time of a run went. Times and shares are texts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Times {
    /// By line of the program, the longest first.
    pub lines: Vec<Line>,
    /// By term of T_p.
    pub terms: Vec<Term>,
}

/// A line and what it took.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// Its number, from 1.
    pub line: u32,
    /// What is written there.
    pub code: String,
    /// The time.
    pub time: String,
    /// The share of it.
    pub share: String,
}

/// A term of T_p and the lines that make it up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Term {
    /// What it is called.
    pub name: String,
    /// The time.
    pub time: String,
    /// The numbers of the lines, the one that took most first.
    pub lines: Vec<u32>,
}

/// Something to begin with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Beginning {
    /// The keys of it.
    pub keys: String,
    /// What it is called.
    pub title: String,
}
