//! The texts of one language, formatted by fluent-bundle.

use crate::arg::Arg;
use crate::number::whole;
use fluent_bundle::resolver::Scope;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The texts of one language. They stay as long as their thread does: then a text without variables is a `&'static str`.
pub struct Language {
    /// Its id.
    pub id: &'static str,
    /// Its texts as they came, in Fluent.
    pub text: &'static str,
    bundle: FluentBundle<FluentResource>,
    /// Texts without variables that have been asked for, by the id of their message.
    plain: RefCell<BTreeMap<String, &'static str>>,
}

impl Language {
    /// Reads the texts of a language. What is not Fluent in them is left out; the tests of this crate find it.
    pub fn new(id: &'static str, text: &'static str) -> &'static Language {
        let mut bundle = FluentBundle::new(vec![id.parse().unwrap_or_default()]);
        // Where a text needs it, what is put in is isolated when the text is built (build/isolate.rs).
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(written(number)),
            _ => None,
        }));
        let resource = match FluentResource::try_new(text.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Box::leak(Box::new(Language { id, text, bundle, plain: RefCell::default() }))
    }

    /// Returns the message of this id, which has no variables, if it is there.
    pub fn plain(&self, id: &str) -> Option<&'static str> {
        if let Some(text) = self.plain.borrow().get(id) {
            return Some(text);
        }
        let text: &'static str = Box::leak(self.tell(id, &[])?.into_boxed_str());
        self.plain.borrow_mut().insert(id.to_owned(), text);
        Some(text)
    }

    /// Returns the message of this id with the values of its variables, if it is there.
    pub fn tell(&self, id: &str, values: &[(&'static str, Arg)]) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let args: FluentArgs = values
            .iter()
            .map(|(name, value)| match value {
                Arg::Text(text) => (*name, FluentValue::from(*text)),
                Arg::Count(count) => (*name, FluentValue::from(counted(self.id, *count))),
            })
            .collect();
        // What an error leaves is in braces; the tests of this crate find that, too.
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    /// Returns the plural that a number takes, as CLDR calls it: the case that a message would choose.
    pub fn plural(&self, count: u64) -> &'static str {
        let (number, scope) = (counted(self.id, count).into(), Scope::new(&self.bundle, None, None));
        let takes = |name: &&str| FluentValue::from(*name).matches(&number, &scope);
        ["zero", "one", "two", "few", "many"].into_iter().find(takes).unwrap_or("other")
    }
}

/// A number as fluent-bundle is told it.
///
/// Its plurals (intl_pluralrules 7.0) are wrong in Arabic from 103 on: CLDR looks at the last two digits, they look at the whole
/// number. So there it is told the last two digits, and the number to write goes along as the currency, of which no text speaks.
fn counted(language: &str, count: u64) -> FluentNumber {
    let mut number = FluentNumber::from(count);
    let last_two = count % 100;
    if language == "ar" && count > 100 && last_two > 2 {
        number.value = last_two as f64;
        number.options.currency = Some(whole(count));
    }
    number
}

/// Returns a number as it is written in a text: the whole count where only its last digits choose the plural.
fn written(number: &FluentNumber) -> String {
    number.options.currency.clone().unwrap_or_else(|| whole(number.value as u64))
}
