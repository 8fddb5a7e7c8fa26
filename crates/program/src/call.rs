//! Calls recorded while a program runs, before their effect on slots is known.

/// One recorded call of a rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Line in the source, from 1.
    pub line: u32,
    pub action: Action,
}

/// A call and its arguments. Processor numbers are unchecked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Send slots to a processor, wait for the next message from `source` (usually the same processor) and store it.
    Exchange {
        /// Receiver of the message.
        to: i64,
        /// Slots sent.
        slots: Vec<u32>,
        /// Sender of the awaited message.
        source: i64,
        /// Slots for the received words.
        into: Vec<u32>,
    },
    /// Send slots to a processor without waiting.
    Send { to: i64, slots: Vec<u32> },
    /// Wait for the next message from a processor.
    Receive {
        source: i64,
        /// Slots for the received words.
        into: Vec<u32>,
    },
    /// Compute one half of the butterfly of each pair `own[k]`, `other[k]`, the half that belongs to `own[k]`, into `to[k]`.
    Combine { own: Vec<u32>, other: Vec<u32>, to: Vec<u32> },
    /// Compute both halves of the butterfly of each pair `a[k]`, `b[k]`, in place.
    Butterfly { a: Vec<u32>, b: Vec<u32> },
    /// Compute stages within the slots, in place.
    Local {
        slots: Vec<u32>,
        /// First stage and one past the last; `None` for all remaining stages.
        stages: Option<(u32, u32)>,
    },
    /// Copy slots to slots.
    Copy { slots: Vec<u32>, to: Vec<u32> },
}

/// Names of the calls that have an effect on memories.
pub const CALLS: [&str; 7] = ["exchange", "send", "receive", "combine", "butterfly", "local", "copy"];

impl Action {
    /// Returns the name of the call, one of [`CALLS`].
    pub fn name(&self) -> &'static str {
        match self {
            Action::Exchange { .. } => "exchange",
            Action::Send { .. } => "send",
            Action::Receive { .. } => "receive",
            Action::Combine { .. } => "combine",
            Action::Butterfly { .. } => "butterfly",
            Action::Local { .. } => "local",
            Action::Copy { .. } => "copy",
        }
    }
}

/// A layout as a program states it: the elements of each processor in slot order.
pub type Holdings = Vec<Vec<u64>>;

/// Arguments of `layout`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutCall {
    pub line: u32,
    /// Elements of the input.
    pub input: Holdings,
    /// Coefficients of the output, if their processors are prescribed; the order within a processor is free.
    pub output: Option<Holdings>,
    /// 1 for a one-dimensional transform, 2 for a square of √n × √n points.
    pub dimensions: u32,
}

impl LayoutCall {
    /// Whether two ranks gave the same layout, possibly in different lines.
    pub fn is_same(&self, other: &LayoutCall) -> bool {
        (&self.input, &self.output, self.dimensions) == (&other.input, &other.output, other.dimensions)
    }
}

/// Recorded calls of one rank, up to the end of the program or its failure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    pub calls: Vec<Call>,
    pub layout: Option<LayoutCall>,
    /// One past the highest slot named.
    pub slots: u32,
}
