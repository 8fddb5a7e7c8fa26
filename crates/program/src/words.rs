//! Texts of faults in the reader's language, from crates/text/messages/en/faults.ftl.

use crate::fault::{Deed, Fault, Limit, What};
use crate::name::Name;
use hyperfly_text::faults as say;
use std::fmt;

/// Formats a number as an identifier, without grouping or plural forms.
fn id(number: impl ToString) -> String {
    number.to_string()
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = self.what.said_of(self.processors.first().copied());
        let told = match self.processors[..] {
            [] | [_] => what,
            [_, one] => say::also_one(&what, &id(one)),
            [_, one, two] => say::also_two(&what, &id(one), &id(two)),
            [_, one, ref rest @ ..] => say::also_more(&what, &id(one), rest.len()),
        };
        f.write_str(&say::at_line(&id(self.line), &told))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&say::element(&id(self.index), &id(self.stage)))
    }
}

impl What {
    /// Describes the fault as a sentence about a processor, or about the program.
    fn said_of(&self, processor: Option<u32>) -> String {
        let who = &id(processor.unwrap_or_default());
        match self {
            What::NoPair { own, other, partner } => {
                say::no_pair(who, &id(own), &id(other), &id(own.stage), &id(partner.index))
            }
            What::AllDone { name } => say::all_done(who, &id(name.index), &id(name.stage)),
            What::Words { from, sent, awaited } => say::words(who, *awaited, &id(from), &id(sent)),
            What::Circle { processors } => {
                let next = |k: usize| id(processors[k % processors.len()]);
                let first = say::waits(who, &next(1));
                (2..=processors.len()).fold(first, |waits, k| say::waits_on(&waits, &next(k)))
            }
            What::NeverSent { from } => say::never_sent(who, &id(from)),
            What::Twice { name, first, line } => say::twice(who, &id(name), &id(first), &id(line)),
            _ => match processor {
                Some(_) => say::of_processor(who, &self.said()),
                None => self.said(),
            },
        }
    }

    /// Describes the fault without naming the processor.
    fn said(&self) -> String {
        let of_deed = |said: Option<String>| said.unwrap_or_default();
        match self {
            What::Syntax { column, message } | What::Error { column, message } => {
                say::at_column(&id(column), message)
            }
            What::TooMuch(limit) => say::too_much_named(limit.id()).unwrap_or_default().to_owned(),
            What::NoLayout => say::no_layout().to_owned(),
            What::SecondLayout => say::second_layout().to_owned(),
            What::OtherLayout => say::other_layout().to_owned(),
            What::LayoutProcessors { lists } => say::layout_processors(&id(lists)),
            What::LayoutOutside { element } => say::layout_outside(&id(element)),
            What::LayoutTwice { element } => say::layout_twice(&id(element)),
            What::LayoutMissing { element } => say::layout_missing(&id(element)),
            What::NoSquare => say::no_square().to_owned(),
            What::NoProcessor { partner } => say::no_processor(&id(partner)),
            What::OwnPartner => say::own_partner().to_owned(),
            What::Lengths { deed, first, second } => {
                of_deed(say::lengths_named(deed.id(), &id(first), &id(second)))
            }
            What::SlotTwice { deed, slot } => of_deed(say::slot_twice_named(deed.id(), &id(slot))),
            What::Empty { deed, slot } => of_deed(say::empty_named(deed.id(), &id(slot))),
            What::NoStage { stage, stages } => say::no_stage(&id(stage), &id(stages - 1)),
            What::OtherStage { stage, name } => say::other_stage(&id(stage), &id(name)),
            What::Apart { name, partner } => say::apart(&id(name.stage), &id(name.index), &id(partner.index)),
            What::Unreceived { to, words } => say::unreceived(*words, &id(to)),
            What::Nowhere { coefficient, name } => {
                say::nowhere(&id(coefficient), &id(name.index), &id(name.stage))
            }
            What::Misplaced { coefficient, processor } => say::misplaced(&id(coefficient), &id(processor)),
            What::Unsound { message } => say::unsound(message),
            // These kinds always name their processor.
            What::NoPair { .. }
            | What::AllDone { .. }
            | What::Words { .. }
            | What::Circle { .. }
            | What::NeverSent { .. }
            | What::Twice { .. } => self.said_of(None),
        }
    }

    /// Language-independent identifier of the kind.
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
}

impl Deed {
    /// Suffix in message identifiers.
    fn id(self) -> &'static str {
        match self {
            Deed::Send => "send",
            Deed::Receive => "receive",
            Deed::Combine => "combine",
            Deed::Local => "local",
            Deed::Copy => "copy",
        }
    }
}

impl Limit {
    /// Suffix in message identifiers.
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
