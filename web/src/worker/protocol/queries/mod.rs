//! Queries to a worker and their answers: papers, files, words for pictures, questions and tours.
//!
//! A [`Query`] gets one [`Answer`] of the same name, or fails. The table at the end of this file says which type answers which.

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

use serde::{Deserialize, Serialize};

/// A query whose answer has a type of its own.
pub trait TypedQuery: Clone + PartialEq + 'static {
    /// What answers it.
    type Answer: Clone + PartialEq + 'static;

    /// As it travels.
    fn query(self) -> Query;

    /// The answer to it among all answers.
    fn answer(answer: Answer) -> Option<Self::Answer>;
}

/// Writes the two enums and [`TypedQuery`] for each query.
macro_rules! queries {
    ($($(#[$says:meta])* $name:ident($query:ty) -> $answer:ty;)+) => {
        /// A query.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum Query {
            $($(#[$says])* $name($query),)+
        }

        /// The answer to a query.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum Answer {
            $($(#[$says])* $name($answer),)+
        }

        $(impl TypedQuery for $query {
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
