//! The patterns of all messages and terms: what the other steps change.

use fluent_syntax::ast::{Entry, Pattern, Resource};

/// Changes each pattern of a resource.
pub fn each(resource: &mut Resource<String>, mut change: impl FnMut(&mut Pattern<String>)) {
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => message.value.iter_mut().for_each(&mut change),
            Entry::Term(term) => change(&mut term.value),
            _ => {}
        }
    }
}
