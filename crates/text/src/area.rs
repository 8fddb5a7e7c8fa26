//! The messages of one area in one language, formatted by fluent-bundle.

use crate::arg::Arg;
use crate::number::whole;
use crate::plural::category;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use std::cell::RefCell;

/// The messages of one area in one language. It stays as long as its thread does: then a text without variables is a `&'static
/// str`.
pub struct Area {
    bundle: FluentBundle<FluentResource>,
    /// The names of its messages, in their order.
    names: Vec<Box<str>>,
    /// Texts without variables that have been asked for, by their place in the English area.
    plain: RefCell<Vec<Option<&'static str>>>,
}

impl Area {
    /// Reads the text of an area. What is not Fluent in it is left out; the tests of this crate find it.
    pub fn new(language: &str, text: &str) -> Area {
        let mut bundle = FluentBundle::new(vec![language.parse().unwrap_or_default()]);
        // Where a text needs it, what is put in is isolated when the text is built (build/isolate.rs).
        bundle.set_use_isolating(false);
        // Fails only if it is there already.
        let _ = bundle.add_function("PLURAL", plural_in(language));
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(whole(number.value as u64)),
            _ => None,
        }));
        let resource = match FluentResource::try_new(text.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let name = |entry: &Entry<&str>| match entry {
            Entry::Message(message) => Some(message.id.name.into()),
            _ => None,
        };
        let names = resource.entries().filter_map(name).collect();
        bundle.add_resource_overriding(resource);
        Area { bundle, names, plain: RefCell::default() }
    }

    /// The name of the message at a place; empty beyond the last.
    pub fn name(&self, at: usize) -> &str {
        self.names.get(at).map_or("", |name| name)
    }

    /// The place of the message of this name.
    pub fn place(&self, id: &str) -> Option<usize> {
        self.names.iter().position(|name| **name == *id)
    }

    /// The message of this name, which has no variables, if it is there.
    pub fn plain(&self, at: usize, id: &str) -> Option<&'static str> {
        if let Some(Some(text)) = self.plain.borrow().get(at) {
            return Some(text);
        }
        let text: &'static str = Box::leak(self.format(id, None)?.into_boxed_str());
        let mut plain = self.plain.borrow_mut();
        if plain.len() <= at {
            plain.resize(at + 1, None);
        }
        plain[at] = Some(text);
        Some(text)
    }

    /// The message of this name with the values of its variables, if it is there.
    pub fn tell(&self, id: &str, names: &[&'static str], values: &[Arg]) -> Option<String> {
        let args = std::iter::zip(names, values).map(|(name, value)| match value {
            Arg::Text(text) => (*name, FluentValue::from(*text)),
            Arg::Count(count) => (*name, FluentValue::from(*count)),
        });
        self.format(id, Some(&args.collect()))
    }

    fn format(&self, id: &str, args: Option<&FluentArgs>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        // What an error leaves is in braces; the tests of this crate find that, too.
        Some(self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
    }
}

/// Fluent's function `PLURAL`: which plural a number takes in a language (build/plural.rs); a text is what it is.
fn plural_in(language: &str) -> impl for<'a> Fn(&[FluentValue<'a>], &FluentArgs) -> FluentValue<'a> + use<> {
    let language = language.to_owned();
    move |values, _| match values.first() {
        Some(FluentValue::Number(number)) => FluentValue::from(category(&language, number.value as u64)),
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}
