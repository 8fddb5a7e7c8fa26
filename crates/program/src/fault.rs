//! Faults of programs, as data. `words.rs` turns them into text.

use crate::name::Name;

/// Kind of a fault, with details for one processor.
#[derive(Clone, Debug, PartialEq)]
pub enum FaultKind {
    /// Syntax error, or a construct that is not allowed.
    Syntax {
        /// Column, from 1.
        column: u32,
        /// Message from Starlark.
        message: String,
    },
    /// Run-time error: an unknown name, a value of the wrong type, an index out of bounds, or `fail`.
    Error {
        /// Column, from 1.
        column: u32,
        /// Message from Starlark.
        message: String,
    },
    /// A resource limit is exceeded.
    TooMuch(Limit),
    /// `layout` was not called before other calls.
    NoLayout,
    /// `layout` was called twice.
    SecondLayout,
    /// The rank's layout differs from rank 0's.
    OtherLayout,
    /// The layout is for a different number of processors.
    LayoutProcessors {
        /// Number of processors in the layout.
        lists: u32,
    },
    /// The layout names an element that does not exist.
    LayoutOutside { element: u64 },
    /// The layout names an element twice.
    LayoutTwice { element: u64 },
    /// The layout omits an element.
    LayoutMissing { element: u64 },
    /// A square needs an even log2 n.
    NoSquare,
    /// The partner does not exist.
    NoProcessor {
        /// Number given by the program.
        partner: i64,
    },
    /// The partner is the processor itself.
    OwnPartner,
    /// Two slot lists that must have equal lengths differ.
    Lengths { operation: SlotOperation, first: u32, second: u32 },
    /// A slot occurs twice in a list of distinct slots.
    SlotTwice { operation: SlotOperation, slot: u32 },
    /// A slot is used before it holds anything.
    Empty { operation: SlotOperation, slot: u32 },
    /// Two combined elements are not a pair of a butterfly.
    NoPair {
        /// Element whose half is computed.
        own: Name,
        /// Element it is combined with.
        other: Name,
        /// Correct partner of `own`.
        partner: Name,
    },
    /// A coefficient is combined although all its stages are done.
    AllDone { name: Name },
    /// The stage does not exist.
    NoStage {
        stage: u32,
        /// Number of stages.
        stages: u32,
    },
    /// A local stage received an element that belongs to another stage.
    OtherStage { stage: u32, name: Name },
    /// A local stage lacks the partner of an element.
    Apart { name: Name, partner: Name },
    /// A message has a different length than expected.
    Words {
        from: u32,
        /// Words in the message.
        sent: u32,
        /// Words expected.
        awaited: u32,
    },
    /// A message is never received.
    Unreceived { to: u32, words: u32 },
    /// Processors wait for each other in a cycle.
    Cycle {
        /// Each processor waits for the next, the last one for the first.
        processors: Vec<u32>,
    },
    /// An awaited message is never sent.
    NeverSent { from: u32 },
    /// An element is computed a second time.
    Twice {
        /// The element, after the stage that was repeated.
        name: Name,
        /// Processor that computed it first.
        first: u32,
        /// Line in which it was computed first.
        line: u32,
    },
    /// A coefficient does not exist at the end.
    Nowhere {
        /// Index of the coefficient in X.
        coefficient: u64,
        /// The element that should become it, with the stages it completed.
        name: Name,
    },
    /// A coefficient is on another processor than the layout prescribes.
    Misplaced {
        /// Index of the coefficient in X.
        coefficient: u64,
        /// Prescribed processor.
        processor: u32,
    },
    /// The plan validator rejects a schedule in which the checker found no fault: a bug in the checker.
    Unsound {
        /// Message of the plan validator.
        message: String,
    },
}

/// Operation on slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotOperation {
    Send,
    Receive,
    Combine,
    /// Stages within the slots.
    Local,
    Copy,
}

/// The exceeded resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Calls and loop iterations; the program may not terminate.
    Ticks,
    /// Allocated values.
    Memory,
    /// Nested calls.
    Depth,
    /// Elements of a list or range, digits of a number, or characters of a string.
    Elements,
    Slots,
    /// Steps of all ranks and the slots that they name.
    Work,
    /// Length of the source.
    Source,
    /// Nested brackets, operators or blocks.
    Nesting,
}

/// A fault in one line, of one or several processors.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// Line, from 1.
    pub line: u32,
    /// Affected processors in ascending order; each has a fault of this kind in this line. Empty for a fault of the program as a whole.
    pub processors: Vec<u32>,
    /// Kind of the fault, with the details of the first processor.
    pub kind: FaultKind,
}

impl Fault {
    /// Creates a fault of the program as a whole.
    pub fn of_program(line: u32, kind: FaultKind) -> Fault {
        Fault { line, processors: Vec::new(), kind }
    }

    /// Creates a fault of one processor.
    pub fn of_processor(processor: u32, line: u32, kind: FaultKind) -> Fault {
        Fault { line, processors: vec![processor], kind }
    }
}

/// Collected faults. Faults of the same kind in the same line are merged.
#[derive(Debug, Default)]
pub struct Faults {
    list: Vec<Fault>,
}

impl Faults {
    /// Adds a fault, or merges it into one of the same kind and line.
    pub fn add(&mut self, fault: Fault) {
        let is_same_fault = |other: &&mut Fault| {
            other.line == fault.line
                && std::mem::discriminant(&other.kind) == std::mem::discriminant(&fault.kind)
        };
        match self.list.iter_mut().find(is_same_fault) {
            Some(known) => {
                // The lowest rank provides the details.
                if fault.processors.first() < known.processors.first() {
                    known.kind = fault.kind;
                }
                known.processors.extend(fault.processors);
                known.processors.sort_unstable();
                known.processors.dedup();
            }
            None => self.list.push(fault),
        }
    }

    /// Whether no fault was found.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Returns all faults, by line.
    pub fn finish(mut self) -> Vec<Fault> {
        self.list.sort_by_key(|fault| fault.line);
        self.list
    }
}
