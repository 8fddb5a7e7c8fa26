//! Faults in English.

use crate::fault::{Deed, Fault, Limit, What};
use std::fmt;

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match self.processors[..] {
            [] => write!(f, "{}", self.what),
            [first, ref others @ ..] => {
                self.what.of(first, f)?;
                match others {
                    [] => Ok(()),
                    [one] => write!(f, " (and so processor {one})"),
                    [one, two] => write!(f, " (and so processors {one} and {two})"),
                    [one, rest @ ..] => write!(f, " (and so processor {one} and {} others)", rest.len()),
                }
            }
        }
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Syntax { column, message } | What::Error { column, message } => {
                write!(f, "column {column}: {message}")
            }
            What::TooMuch(limit) => write!(f, "{limit}"),
            What::NoLayout => write!(f, "`layout` says where the elements are, before anything else"),
            What::SecondLayout => write!(f, "`layout` is called a second time"),
            What::OtherLayout => write!(f, "another layout than that of processor 0"),
            What::LayoutProcessors { lists } => write!(f, "the layout is for {lists} processors"),
            What::LayoutOutside { element } => {
                write!(f, "the layout has element {element}, which does not exist")
            }
            What::LayoutTwice { element } => write!(f, "the layout has element {element} twice"),
            What::LayoutMissing { element } => write!(f, "the layout leaves out element {element}"),
            What::NoSquare => write!(f, "√n × √n points need an even log2(n)"),
            What::NoProcessor { partner } => write!(f, "there is no processor {partner}"),
            What::OwnPartner => write!(f, "its partner is itself"),
            What::Lengths { deed, first, second } => {
                write!(f, "{first} slots and {second} slots {}", deed.together())
            }
            What::SlotTwice { deed, slot } => write!(f, "slot {slot} {} twice at once", deed.is()),
            What::Empty { deed, slot } => write!(f, "slot {slot} {} before it holds anything", deed.is()),
            What::NoPair { own, other, partner } => {
                write!(
                    f,
                    "combines {own} with {other}; in stage {} its partner is R[{}]",
                    own.stage, partner.index
                )
            }
            What::AllDone { name } => {
                write!(f, "combines R[{}], whose {} stages are all done", name.index, name.stage)
            }
            What::NoStage { stage, stages } => {
                write!(f, "there is no stage {stage}: the last is {}", stages - 1)
            }
            What::OtherStage { stage, name } => write!(f, "stage {stage} finds {name}"),
            What::Apart { name, partner } => {
                write!(
                    f,
                    "stage {} has R[{}], but not its partner R[{}]",
                    name.stage, name.index, partner.index
                )
            }
            What::Words { from, sent, awaited } => {
                write!(f, "receives {awaited} words where processor {from} sent {sent}")
            }
            What::Unreceived { to, words } => {
                write!(f, "a message of {words} words to processor {to}, which nobody receives")
            }
            What::Circle { processors } => {
                write!(f, "waits for processor {}", processors[1 % processors.len()])?;
                for k in 2..=processors.len() {
                    write!(f, ", which waits for {}", processors[k % processors.len()])?;
                }
                Ok(())
            }
            What::NeverSent { from } => write!(f, "waits for a message of processor {from}, which has ended"),
            What::Twice { name, first, line } => {
                write!(f, "computes {name}, which processor {first} computed in line {line}")
            }
            What::Nowhere { coefficient, name } => {
                write!(
                    f,
                    "X[{coefficient}] is nowhere at the end: R[{}] came to stage {}",
                    name.index, name.stage
                )
            }
            What::Misplaced { coefficient, processor } => {
                write!(f, "X[{coefficient}] should end on processor {processor}")
            }
            What::Unsound { message } => {
                write!(f, "the schedule is none, and the checker did not see why: {message}")
            }
        }
    }
}

impl What {
    /// The name of its kind, which does not change with the words.
    pub fn kind(&self) -> &'static str {
        match self {
            What::Syntax { .. } => "syntax",
            What::Error { .. } => "error",
            What::TooMuch(_) => "too-much",
            What::NoLayout => "no-layout",
            What::SecondLayout => "second-layout",
            What::OtherLayout => "other-layout",
            What::LayoutProcessors { .. } => "layout-processors",
            What::LayoutOutside { .. } => "layout-outside",
            What::LayoutTwice { .. } => "layout-twice",
            What::LayoutMissing { .. } => "layout-missing",
            What::NoSquare => "no-square",
            What::NoProcessor { .. } => "no-processor",
            What::OwnPartner => "own-partner",
            What::Lengths { .. } => "lengths",
            What::SlotTwice { .. } => "slot-twice",
            What::Empty { .. } => "empty",
            What::NoPair { .. } => "no-pair",
            What::AllDone { .. } => "all-done",
            What::NoStage { .. } => "no-stage",
            What::OtherStage { .. } => "other-stage",
            What::Apart { .. } => "apart",
            What::Words { .. } => "words",
            What::Unreceived { .. } => "unreceived",
            What::Circle { .. } => "circle",
            What::NeverSent { .. } => "never-sent",
            What::Twice { .. } => "twice",
            What::Nowhere { .. } => "nowhere",
            What::Misplaced { .. } => "misplaced",
            What::Unsound { .. } => "unsound",
        }
    }

    /// The same as a sentence about a processor.
    fn of(&self, processor: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::NoPair { .. }
            | What::AllDone { .. }
            | What::Words { .. }
            | What::Circle { .. }
            | What::NeverSent { .. }
            | What::Twice { .. } => write!(f, "processor {processor} {self}"),
            _ => write!(f, "processor {processor}: {self}"),
        }
    }
}

impl Deed {
    /// "is …" of one slot.
    fn is(self) -> &'static str {
        match self {
            Deed::Send => "is sent",
            Deed::Receive => "is received into",
            Deed::Combine => "is combined",
            Deed::Local => "is worked on",
            Deed::Copy => "is copied",
        }
    }

    /// "are …" of lists of slots.
    fn together(self) -> &'static str {
        match self {
            Deed::Send => "are sent",
            Deed::Receive => "are received",
            Deed::Combine => "are combined",
            Deed::Local => "are worked on",
            Deed::Copy => "are copied to each other",
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Limit::Ticks => "this takes too long; does it end?",
            Limit::Memory => "its values take too much memory",
            Limit::Depth => "calls within calls go too deep",
            Limit::Elements => "a list, a range, a number or a text is too long",
            Limit::Slots => "there are not so many slots",
            Limit::Work => "all ranks together have too many steps and slots",
            Limit::Source => "the program is too long",
            Limit::Nesting => "brackets or operators go too deep",
        })
    }
}
