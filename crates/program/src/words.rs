//! Texts of faults in the reader's language, from crates/text/messages/en/faults.ftl.

use crate::fault::{Fault, FaultKind, Limit, SlotOperation};
use crate::name::Name;
use hyperfly_text::faults as texts;
use std::fmt;

/// Formats a number as an identifier, without grouping or plural forms.
fn id(number: impl ToString) -> String {
    number.to_string()
}

impl Fault {
    /// Describes the fault without its line.
    pub fn describe(&self) -> String {
        let first = self.kind.describe_for(self.processors.first().copied());
        match self.processors[..] {
            [] | [_] => first,
            [_, one] => texts::also_one(&first, &id(one)),
            [_, one, two] => texts::also_two(&first, &id(one), &id(two)),
            [_, one, ref rest @ ..] => texts::also_more(&first, &id(one), rest.len()),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&texts::at_line(&id(self.line), &self.describe()))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&texts::element(&id(self.index), &id(self.stage)))
    }
}

impl FaultKind {
    /// Describes the fault as a sentence about a processor, or about the program.
    fn describe_for(&self, processor: Option<u32>) -> String {
        let rank = &id(processor.unwrap_or_default());
        match self {
            FaultKind::NoPair { own, other, partner } => {
                texts::no_pair(rank, &id(own), &id(other), &id(own.stage), &id(partner.index))
            }
            FaultKind::AllDone { name } => texts::all_done(rank, &id(name.index), &id(name.stage)),
            FaultKind::Words { from, sent, awaited } => texts::words(rank, *awaited, &id(from), &id(sent)),
            FaultKind::Cycle { processors } => {
                let next = |k: usize| id(processors[k % processors.len()]);
                let first = texts::waits(rank, &next(1));
                (2..=processors.len()).fold(first, |text, k| texts::waits_on(&text, &next(k)))
            }
            FaultKind::NeverSent { from } => texts::never_sent(rank, &id(from)),
            FaultKind::Twice { name, first, line } => texts::twice(rank, &id(name), &id(first), &id(line)),
            _ => match processor {
                Some(_) => texts::of_processor(rank, &self.describe()),
                None => self.describe(),
            },
        }
    }

    /// Describes the fault without naming the processor.
    fn describe(&self) -> String {
        let of_operation = |text: Option<String>| text.unwrap_or_default();
        match self {
            FaultKind::Syntax { column, message } | FaultKind::Error { column, message } => {
                texts::at_column(&id(column), message)
            }
            FaultKind::TooMuch(limit) => texts::too_much_named(limit.id()).unwrap_or_default().to_owned(),
            FaultKind::NoLayout => texts::no_layout().to_owned(),
            FaultKind::SecondLayout => texts::second_layout().to_owned(),
            FaultKind::OtherLayout => texts::other_layout().to_owned(),
            FaultKind::LayoutProcessors { lists } => texts::layout_processors(&id(lists)),
            FaultKind::LayoutOutside { element } => texts::layout_outside(&id(element)),
            FaultKind::LayoutTwice { element } => texts::layout_twice(&id(element)),
            FaultKind::LayoutMissing { element } => texts::layout_missing(&id(element)),
            FaultKind::NoSquare => texts::no_square().to_owned(),
            FaultKind::NoProcessor { partner } => texts::no_processor(&id(partner)),
            FaultKind::OwnPartner => texts::own_partner().to_owned(),
            FaultKind::Lengths { operation, first, second } => {
                of_operation(texts::lengths_named(operation.id(), &id(first), &id(second)))
            }
            FaultKind::SlotTwice { operation, slot } => {
                of_operation(texts::slot_twice_named(operation.id(), &id(slot)))
            }
            FaultKind::Empty { operation, slot } => {
                of_operation(texts::empty_named(operation.id(), &id(slot)))
            }
            FaultKind::NoStage { stage, stages } => texts::no_stage(&id(stage), &id(stages - 1)),
            FaultKind::OtherStage { stage, name } if name.stage < *stage => {
                texts::stage_early(&id(stage), &id(name.index), &id(name.stage))
            }
            FaultKind::OtherStage { stage, name } => texts::stage_late(&id(stage), &id(name.index)),
            FaultKind::Apart { name, partner } => {
                texts::apart(&id(name.stage), &id(name.index), &id(partner.index))
            }
            FaultKind::Unreceived { to, words } => texts::unreceived(*words, &id(to)),
            FaultKind::Nowhere { coefficient, name } => {
                texts::nowhere(&id(coefficient), &id(name.index), &id(name.stage))
            }
            FaultKind::Misplaced { coefficient, processor } => {
                texts::misplaced(&id(coefficient), &id(processor))
            }
            FaultKind::Unsound { message } => texts::unsound(message),
            // These kinds always name their processor.
            FaultKind::NoPair { .. }
            | FaultKind::AllDone { .. }
            | FaultKind::Words { .. }
            | FaultKind::Cycle { .. }
            | FaultKind::NeverSent { .. }
            | FaultKind::Twice { .. } => self.describe_for(None),
        }
    }

    /// Returns the language-independent identifier of the kind.
    pub fn id(&self) -> &'static str {
        match self {
            FaultKind::Syntax { .. } => "syntax",
            FaultKind::Error { .. } => "error",
            FaultKind::TooMuch(_) => "too-much",
            FaultKind::NoLayout => "no-layout",
            FaultKind::SecondLayout => "second-layout",
            FaultKind::OtherLayout => "other-layout",
            FaultKind::LayoutProcessors { .. } => "layout-processors",
            FaultKind::LayoutOutside { .. } => "layout-outside",
            FaultKind::LayoutTwice { .. } => "layout-twice",
            FaultKind::LayoutMissing { .. } => "layout-missing",
            FaultKind::NoSquare => "no-square",
            FaultKind::NoProcessor { .. } => "no-processor",
            FaultKind::OwnPartner => "own-partner",
            FaultKind::Lengths { .. } => "lengths",
            FaultKind::SlotTwice { .. } => "slot-twice",
            FaultKind::Empty { .. } => "empty",
            FaultKind::NoPair { .. } => "no-pair",
            FaultKind::AllDone { .. } => "all-done",
            FaultKind::NoStage { .. } => "no-stage",
            FaultKind::OtherStage { .. } => "other-stage",
            FaultKind::Apart { .. } => "apart",
            FaultKind::Words { .. } => "words",
            FaultKind::Unreceived { .. } => "unreceived",
            FaultKind::Cycle { .. } => "circle",
            FaultKind::NeverSent { .. } => "never-sent",
            FaultKind::Twice { .. } => "twice",
            FaultKind::Nowhere { .. } => "nowhere",
            FaultKind::Misplaced { .. } => "misplaced",
            FaultKind::Unsound { .. } => "unsound",
        }
    }
}

impl SlotOperation {
    /// Returns the suffix in message identifiers.
    fn id(self) -> &'static str {
        match self {
            SlotOperation::Send => "send",
            SlotOperation::Receive => "receive",
            SlotOperation::Combine => "combine",
            SlotOperation::Local => "local",
            SlotOperation::Copy => "copy",
        }
    }
}

impl Limit {
    /// Returns the suffix in message identifiers.
    fn id(self) -> &'static str {
        match self {
            Limit::Ticks => "ticks",
            Limit::Memory => "memory",
            Limit::Depth => "depth",
            Limit::Elements => "elements",
            Limit::Slots => "slots",
            Limit::Work => "work",
            Limit::Source => "source",
            Limit::Nesting => "nesting",
        }
    }
}
