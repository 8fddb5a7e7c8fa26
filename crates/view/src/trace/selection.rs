//! The selection that all pictures share, so that each can highlight what was selected in another.

use hyperfly_core::trace::Activity;

/// A part of a run that a reader can select.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Selection {
    Processor(u32),
    /// Directed channel of the graph.
    Channel(u32),
    /// Message sent by this record.
    Message(u32),
    /// Record that sends no message.
    Step(u32),
    /// All steps requested by this 1-based line of the reader's program.
    Line(u32),
    Stage(u8),
    /// Node of the butterfly: R[index] before stage `stage` (`stage` = log n: the result).
    Element {
        stage: u8,
        /// Index in the vector R of GK Fig. 1.
        index: u64,
    },
    /// All time spent in one activity: a term of T_p.
    Activity(Activity),
}
