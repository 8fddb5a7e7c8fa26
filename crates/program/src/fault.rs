//! What can be wrong with a program, as data. words.rs says it in the language that is spoken.

use crate::name::Name;

/// What a fault is about, for one processor.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// It is not in the language.
    Syntax {
        /// Column of the line, from 1.
        column: u32,
        /// What Starlark says of it.
        message: String,
    },
    /// It cannot be executed: a name that is not there, a value of the wrong type, an index outside a list, `fail`.
    Error {
        /// Column of the line, from 1.
        column: u32,
        /// What Starlark says of it.
        message: String,
    },
    /// It takes too much.
    TooMuch(Limit),
    /// `layout` was not called, or only after other calls.
    NoLayout,
    /// `layout` was called twice.
    SecondLayout,
    /// This rank says another layout than rank 0.
    OtherLayout,
    /// A layout is for another number of processors.
    LayoutProcessors {
        /// For how many.
        lists: u32,
    },
    /// A layout has an element that does not exist.
    LayoutOutside {
        /// Which.
        element: u64,
    },
    /// A layout has an element twice.
    LayoutTwice {
        /// Which.
        element: u64,
    },
    /// A layout leaves an element out.
    LayoutMissing {
        /// Which.
        element: u64,
    },
    /// A square needs an even log2 n.
    NoSquare,
    /// The partner does not exist.
    NoProcessor {
        /// As the program says.
        partner: i64,
    },
    /// The partner is the processor itself.
    OwnPartner,
    /// Lists that go together have different lengths.
    Lengths {
        /// What is done.
        deed: Deed,
        /// Of the first.
        first: u32,
        /// Of the other.
        second: u32,
    },
    /// A slot stands twice where each must be another.
    SlotTwice {
        /// What is done.
        deed: Deed,
        /// The slot.
        slot: u32,
    },
    /// A slot is used before it holds anything.
    Empty {
        /// What is done.
        deed: Deed,
        /// The slot.
        slot: u32,
    },
    /// Two that are combined are no pair of a butterfly.
    NoPair {
        /// Whose half is computed.
        own: Name,
        /// With what it is combined.
        other: Name,
        /// Its partner.
        partner: Name,
    },
    /// A coefficient is combined: all its stages are done.
    AllDone {
        /// It.
        name: Name,
    },
    /// There is no such stage.
    NoStage {
        /// It.
        stage: u32,
        /// How many there are.
        stages: u32,
    },
    /// A local stage finds an element before or after another one.
    OtherStage {
        /// The stage.
        stage: u32,
        /// The element.
        name: Name,
    },
    /// A local stage lacks the partner of an element.
    Apart {
        /// The element.
        name: Name,
        /// Its partner.
        partner: Name,
    },
    /// A message has another length than is waited for.
    Words {
        /// Who sent it.
        from: u32,
        /// How many words it has.
        sent: u32,
        /// How many are waited for.
        awaited: u32,
    },
    /// A message is left over.
    Unreceived {
        /// For whom it is.
        to: u32,
        /// Its words.
        words: u32,
    },
    /// Processors wait for each other.
    Circle {
        /// Each waits for the next, the last for the first.
        processors: Vec<u32>,
    },
    /// A message is waited for that nobody sends.
    NeverSent {
        /// Whose.
        from: u32,
    },
    /// An element is computed a second time.
    Twice {
        /// The element, with the stages that are done then.
        name: Name,
        /// Who computed it first.
        first: u32,
        /// In which line.
        line: u32,
    },
    /// A coefficient is nowhere at the end.
    Nowhere {
        /// X of this index.
        coefficient: u64,
        /// How far the element that it would be came.
        name: Name,
    },
    /// A coefficient is on another processor than the layout says.
    Misplaced {
        /// X of this index.
        coefficient: u64,
        /// Where it should be.
        processor: u32,
    },
    /// Nothing was found wrong, but the schedule is none: a fault of the checker.
    Unsound {
        /// What the second checker says.
        message: String,
    },
}

/// What is done with slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// They are sent.
    Send,
    /// Words are received into them.
    Receive,
    /// They are combined.
    Combine,
    /// Stages are computed among them.
    Local,
    /// They are copied.
    Copy,
}

/// What a program has too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Calls and rounds of loops: it may not end.
    Ticks,
    /// Values.
    Memory,
    /// Calls within calls.
    Depth,
    /// Elements of a list or a range, digits of a number, characters of a text.
    Elements,
    /// Slots of a memory.
    Slots,
    /// Steps of all ranks and the slots that they name.
    Work,
    /// Source.
    Source,
    /// Brackets within brackets.
    Nesting,
}

/// A fault, in a line, of one or several processors.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The line, from 1.
    pub line: u32,
    /// Whose it is, in order; each has a fault of this kind in this line. None where it is of the program and not of a processor.
    pub processors: Vec<u32>,
    /// What is wrong, for the first of them.
    pub what: What,
}

impl Fault {
    /// Of the program.
    pub fn of_program(line: u32, what: What) -> Fault {
        Fault { line, processors: Vec::new(), what }
    }

    /// Of one processor.
    pub fn of(processor: u32, line: u32, what: What) -> Fault {
        Fault { line, processors: vec![processor], what }
    }
}

/// Faults in the order in which they are found; those of a kind in a line are one.
#[derive(Debug, Default)]
pub struct Faults {
    found: Vec<Fault>,
}

impl Faults {
    /// Adds one.
    pub fn add(&mut self, fault: Fault) {
        let same = |other: &&mut Fault| {
            other.line == fault.line
                && std::mem::discriminant(&other.what) == std::mem::discriminant(&fault.what)
        };
        match self.found.iter_mut().find(same) {
            Some(known) => {
                // It is told of the lowest number.
                if fault.processors.first() < known.processors.first() {
                    known.what = fault.what;
                }
                known.processors.extend(fault.processors);
                known.processors.sort_unstable();
                known.processors.dedup();
            }
            None => self.found.push(fault),
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// All of them, in order of their lines.
    pub fn finish(mut self) -> Vec<Fault> {
        self.found.sort_by_key(|fault| fault.line);
        self.found
    }
}
