//! What the page and a worker that answers say to each other: papers, files, words for pictures, questions and tours.
//!
//! A [`Query`] is numbered and gets one answer, which carries its number: an [`Answer`] of the same name, or a refusal. The
//! table at the end of this file says which type answers which.

pub mod file;
pub mod lesson;
pub mod measured;
pub mod papers;
pub mod predict;
pub mod run;
pub mod samples;
pub mod scaling;
pub mod share;
pub mod words;

use super::RunData;
use serde::{Deserialize, Serialize};

/// From the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToAnswerer<'a> {
    /// Speak this language.
    Speak {
        /// Its id.
        language: String,
        /// Its texts; of English none.
        texts: String,
    },
    /// The run that later queries are about.
    Run {
        /// The page's request for it, as the fragment of a URL.
        fragment: String,
        /// The points of the curves, as far as they were simulated.
        points: Vec<run::CurvePoint>,
        /// The run.
        run: Box<RunData<'a>>,
        /// The run beside it, if there is one.
        beside: Option<Box<RunData<'a>>>,
    },
    /// Answer this.
    Ask {
        /// Its number.
        id: u32,
        /// What is asked.
        query: Query,
    },
}

/// From a worker that answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromAnswerer {
    /// The first message: it listens, and this is its build.
    Ready {
        /// [`BUILD_ID`](super::BUILD_ID) of the worker.
        build: String,
    },
    /// The answer to the query of this number.
    Answer {
        /// The query's number.
        id: u32,
        /// The answer.
        answer: Box<Answer>,
    },
    /// There is no answer to the query of this number.
    Refused {
        /// The query's number.
        id: u32,
        /// Why, for the reader.
        why: String,
    },
    /// The last words of a panic.
    Panic {
        /// What it said.
        why: String,
    },
}

/// A query whose answer has a type of its own.
pub trait Ask: Clone + PartialEq + 'static {
    /// What answers it.
    type Answer: Clone + PartialEq + 'static;

    /// As it travels.
    fn query(self) -> Query;

    /// The answer to it among all answers.
    fn answer(answer: Answer) -> Option<Self::Answer>;
}

impl Query {
    /// Whether it may take seconds, so that its worker is ended when nobody waits for the answer any more.
    pub fn is_long(&self) -> bool {
        matches!(self, Query::Scaling(_) | Query::Reproduction(_))
    }

    /// For how many seconds its worker may be silent. What executes runs, writes files or loads one can take long; the rest takes
    /// a moment, and only on a slow machine more than three.
    pub fn patience(&self, again: bool) -> u32 {
        let moment = matches!(self, Query::PaperFigure(_) | Query::Told(_));
        match (moment, again) {
            (true, false) => 3,
            (true, true) => 15,
            (false, _) => 60,
        }
    }
}

/// Writes the two enums and [`Ask`] for each query.
macro_rules! queries {
    ($($(#[$says:meta])* $name:ident($query:ty) -> $answer:ty;)+) => {
        /// What a worker that answers can be asked.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum Query {
            $($(#[$says])* $name($query),)+
        }

        /// What it answers.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum Answer {
            $($(#[$says])* $name($answer),)+
        }

        $(impl Ask for $query {
            type Answer = $answer;

            fn query(self) -> Query {
                Query::$name(self)
            }

            fn answer(answer: Answer) -> Option<$answer> {
                match answer {
                    Answer::$name(answer) => Some(answer),
                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }
        })+
    };
}

queries! {
    /// The figure of an entry of the papers.
    PaperFigure(papers::Draw) -> papers::Drawn;
    /// An entry, computed and compared.
    Reproduction(papers::Reproduce) -> papers::Reproduced;
    /// A count of entries, some more of them at a time.
    Count(papers::Count) -> papers::Counted;
    /// A picture in words, tables or metrics.
    Told(words::Tell) -> words::Told;
    /// How a run scales.
    Scaling(scaling::Scale) -> scaling::Scaled;
    /// What is measured of the reader's device.
    Measure(measured::Measure) -> Box<measured::Measured>;
    /// A file; its text comes along.
    File(file::Make) -> file::Made;
    /// What is shared of the run: a text or files, and a preview.
    Share(share::Compose) -> share::ShareSheet;
    /// A question about a run.
    Question(predict::AskQuestion) -> predict::Found;
    /// The tours, or a step of one.
    Tour(lesson::OpenTour) -> lesson::Opened;
    /// The reader's own samples; those of the last piece come along.
    Samples(samples::ReadOn) -> samples::Reading;
}
