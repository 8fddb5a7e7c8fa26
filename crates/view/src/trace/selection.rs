//! What a reader points at: one type for all pictures, so that each can highlight what was selected in another.

use hyperfly_core::trace::Activity;

/// Something that a reader points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Selection {
    /// A processor.
    Processor(u32),
    /// A directed channel of the graph.
    Channel(u32),
    /// The message that a record sends.
    Message(u32),
    /// A record that sends no message.
    Step(u32),
    /// All that a line of the reader's program asked for, from 1.
    Line(u32),
    /// A butterfly stage.
    Stage(u8),
    /// A node of the butterfly: R[index] before stage `stage` (`stage` = log n: the result).
    Element {
        /// Column.
        stage: u8,
        /// Index in the vector R of GK Fig. 1.
        index: u64,
    },
    /// All that takes time in the same way: a term of T_p.
    Activity(Activity),
}
