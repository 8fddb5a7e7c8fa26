//! The reader's answer to a question.

/// A chosen or drawn answer.
#[derive(Clone, Debug, PartialEq)]
pub enum GivenAnswer {
    /// Index of the chosen answer, from 0.
    Answer(u32),
    /// E at each p of the curve except the first.
    Sketch(Vec<f64>),
}
