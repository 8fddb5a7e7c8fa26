//! Texts of one language, formatted by fluent-bundle.

use crate::arg::Arg;
use crate::number::whole;
use fluent_bundle::resolver::Scope;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Texts of one language. They are never freed, so texts without variables are `&'static str`.
pub struct Language {
    pub id: &'static str,
    /// The Fluent source.
    pub text: &'static str,
    bundle: FluentBundle<FluentResource>,
    /// Cache of texts without variables, by message id.
    plain: RefCell<BTreeMap<String, &'static str>>,
}

impl Language {
    /// Parses the texts of a language. Ignores errors in them; the tests of this crate find those.
    pub fn new(id: &'static str, text: &'static str) -> &'static Language {
        let mut bundle = FluentBundle::new(vec![id.parse().unwrap_or_default()]);
        // Isolation happens where needed when the texts are built (build/isolate.rs).
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number_text(number)),
            _ => None,
        }));
        let resource = match FluentResource::try_new(text.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Box::leak(Box::new(Language { id, text, bundle, plain: RefCell::default() }))
    }

    /// Returns the message with this id, which must have no variables, if it exists.
    pub fn plain(&self, id: &str) -> Option<&'static str> {
        if let Some(text) = self.plain.borrow().get(id) {
            return Some(text);
        }
        let text: &'static str = Box::leak(self.tell(id, &[])?.into_boxed_str());
        self.plain.borrow_mut().insert(id.to_owned(), text);
        Some(text)
    }

    /// Returns the message with this id and the values of its variables, if it exists.
    pub fn tell(&self, id: &str, values: &[(&'static str, Arg)]) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let args: FluentArgs = values
            .iter()
            .map(|(name, value)| match value {
                Arg::Text(text) => (*name, FluentValue::from(*text)),
                Arg::Count(count) => (*name, FluentValue::from(count_number(self.id, *count))),
            })
            .collect();
        // Errors leave braces in the text; the tests of this crate find those.
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    /// Returns the CLDR plural category of a number, which decides the case of a selector.
    pub fn plural(&self, count: u64) -> &'static str {
        let (number, scope) = (count_number(self.id, count).into(), Scope::new(&self.bundle, None, None));
        let matches = |name: &&str| FluentValue::from(*name).matches(&number, &scope);
        ["zero", "one", "two", "few", "many"].into_iter().find(matches).unwrap_or("other")
    }
}

/// Converts a number for fluent-bundle.
///
/// intl_pluralrules 7.0 is wrong in Arabic from 103 on, because it uses the whole number and CLDR the last two digits.
/// In that case the value holds the last two digits, and the unused currency option holds the number to write.
fn count_number(language: &str, count: u64) -> FluentNumber {
    let mut number = FluentNumber::from(count);
    let last_two = count % 100;
    if language == "ar" && count > 100 && last_two > 2 {
        number.value = last_two as f64;
        number.options.currency = Some(whole(count));
    }
    number
}

/// Returns the text of a number: from the currency option if `count_number` set it.
fn number_text(number: &FluentNumber) -> String {
    number.options.currency.clone().unwrap_or_else(|| whole(number.value as u64))
}
