//! Queries to a worker and their answers.
//!
//! A [`Query`] gets one [`Answer`] of the same variant, or fails. The table at the end of this file maps query types to answer types.

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

/// A query with an answer type of its own.
pub trait TypedQuery: Clone + PartialEq + 'static {
    /// Type of the answer.
    type Answer: Clone + PartialEq + 'static;

    /// Wraps the query in the enum.
    fn query(self) -> Query;

    /// Unwraps the answer; `None` for an answer of another type.
    fn answer(answer: Answer) -> Option<Self::Answer>;
}

/// Generates the two enums and [`TypedQuery`] for each query.
macro_rules! queries {
    ($($(#[$says:meta])* $name:ident($query:ty) -> $answer:ty;)+) => {
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
    PaperFigure(papers::Draw) -> papers::EntryFigure;
    /// Reproduction of an entry.
    Reproduction(papers::Reproduce) -> papers::ReproductionReport;
    /// Score of the entries, some more with each query.
    Count(papers::Count) -> papers::EntryScores;
    /// A description of the run: a figure in words, tables or metrics.
    Description(words::DescribeRun) -> words::Description;
    /// A scaling study.
    Scaling(scaling::Scale) -> scaling::ScalingReport;
    /// Measurements of the reader's device.
    Measure(measured::Measure) -> Box<measured::Measured>;
    /// A file.
    File(file::MakeFile) -> file::FileContents;
    /// Contents of the share dialog.
    Share(share::Compose) -> share::ShareSheet;
    /// A question about a run.
    Question(predict::AskQuestion) -> predict::FoundQuestion;
    /// The tours, or a step of one.
    Tour(lesson::OpenTour) -> lesson::TourContents;
    /// The reader's own samples, piece by piece.
    Samples(samples::ReadPiece) -> samples::Reading;
}
