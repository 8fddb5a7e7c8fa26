//! What a program asks for, line by line, before anybody knows what its slots hold.

/// One thing that the program of a rank asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The line of the source, from 1.
    pub line: u32,
    /// What is asked for.
    pub action: Action,
}

/// What is asked for. Processors are as the program says, and may be none that exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Send slots to a processor, wait for the next message of another (mostly the same) and put it into slots.
    Exchange {
        /// Who gets the message.
        to: i64,
        /// What is sent.
        slots: Vec<u32>,
        /// Whose message is awaited.
        source: i64,
        /// Where it goes.
        into: Vec<u32>,
    },
    /// Send slots to a processor, and go on.
    Send {
        /// Who gets the message.
        to: i64,
        /// What is sent.
        slots: Vec<u32>,
    },
    /// Wait for the next message of a processor.
    Receive {
        /// Whose message.
        source: i64,
        /// Where it goes.
        into: Vec<u32>,
    },
    /// Of each pair, one from either list, the half of the butterfly that belongs to the first of the two, into `to`.
    Combine {
        /// Whose half is computed.
        own: Vec<u32>,
        /// The partners.
        other: Vec<u32>,
        /// Where the results go.
        to: Vec<u32>,
    },
    /// Both halves of the butterfly of each pair, in place.
    Butterfly {
        /// One of each pair.
        a: Vec<u32>,
        /// The other.
        b: Vec<u32>,
    },
    /// Stages among the slots, in place.
    Local {
        /// The slots.
        slots: Vec<u32>,
        /// First stage, and one past the last; `None`: from where the elements are to the end.
        stages: Option<(u32, u32)>,
    },
    /// Copy slots to slots.
    Copy {
        /// From here,
        slots: Vec<u32>,
        /// to here.
        to: Vec<u32>,
    },
}

/// The calls that do something, by name.
pub const CALLS: [&str; 7] = ["exchange", "send", "receive", "combine", "butterfly", "local", "copy"];

impl Action {
    /// The call that asks for it, one of [`CALLS`].
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

/// Where the program of a rank says that elements are: for each processor its elements, in the order of its slots.
pub type Holdings = Vec<Vec<u64>>;

/// What `layout` said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Its line.
    pub line: u32,
    /// The elements of the input.
    pub input: Holdings,
    /// The coefficients of the output, if it matters who has which; their order within a processor does not.
    pub output: Option<Holdings>,
    /// 1, or 2 for a square of √n × √n points.
    pub dimensions: u32,
}

impl Said {
    /// Whether another rank said the same, in whatever line.
    pub fn is_same(&self, other: &Said) -> bool {
        (&self.input, &self.output, self.dimensions) == (&other.input, &other.output, other.dimensions)
    }
}

/// The program of one rank, run to its end or to where it failed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    /// What it asked for, in order.
    pub calls: Vec<Call>,
    /// What it said of the layout.
    pub said: Option<Said>,
    /// One past the highest slot that it names.
    pub slots: u32,
}
