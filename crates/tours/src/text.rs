//! Texts of a tour: plain, by language, or a built-in message; and the insertion of a run's numbers.

use crate::expression::Expression;
use crate::facts::Facts;
use hyperfly_text::{ArgValue, current_language, exercises, tours};

/// A text, translated or not.
#[derive(Clone, Debug, PartialEq)]
pub enum Text {
    /// Same text in every language.
    Plain(String),
    /// Pairs of language and text.
    By(Vec<(String, String)>),
    /// Name of a message in messages/…/tours.ftl or exercises.ftl.
    Message(String),
}

impl Text {
    /// Returns the text in the current language, else in English, else in the first available one, with the run's numbers inserted.
    pub fn text(&self, facts: &Facts) -> String {
        match self {
            Text::Plain(text) => fill_in(text, facts),
            Text::By(texts) => {
                let text_in = |id: &str| texts.iter().find(|(language, _)| language == id);
                let text = text_in(current_language()).or_else(|| text_in("en")).or(texts.first());
                text.map_or_else(String::new, |(_, text)| fill_in(text, facts))
            }
            Text::Message(name) => {
                format_message(name, &mut |value| facts.format_value(&to_dotted_name(value)))
                    .unwrap_or_else(|| name.clone())
            }
        }
    }

    /// Returns the raw text in English, else in the first available language; `None` for a message.
    pub fn source_text(&self) -> Option<&str> {
        match self {
            Text::Plain(text) => Some(text),
            Text::By(texts) => {
                let english = texts.iter().find(|(language, _)| language == "en");
                english.or(texts.first()).map(|(_, text)| text.as_str())
            }
            Text::Message(_) => None,
        }
    }

    /// Returns the names and expressions in braces, verbatim.
    pub fn named_values(&self) -> Vec<String> {
        match self {
            Text::Plain(text) => names_in_braces(text),
            Text::By(texts) => texts.iter().flat_map(|(_, text)| names_in_braces(text)).collect(),
            Text::Message(name) => {
                let mut names = Vec::new();
                let text = format_message(name, &mut |value| {
                    names.push(to_dotted_name(value));
                    Some(ArgValue::Text(String::new()))
                });
                if text.is_none() { vec![name.clone()] } else { names }
            }
        }
    }
}

/// Formats a message by name with these values; `None` if it does not exist.
pub fn format_message(name: &str, value: &mut dyn FnMut(&str) -> Option<ArgValue>) -> Option<String> {
    tours::named(name, value).or_else(|| exercises::named(name, value))
}

/// Converts a Fluent name, which cannot contain a point, to a value name: `hottest-load` is `hottest.load`.
fn to_dotted_name(name: &str) -> String {
    name.replace('-', ".")
}

fn names_in_braces(text: &str) -> Vec<String> {
    let after_braces = text.split('{').skip(1);
    after_braces.filter_map(|after_brace| Some(after_brace.split_once('}')?.0.to_owned())).collect()
}

/// Replaces each name or expression in braces by its value.
pub fn fill_in(text: &str, facts: &Facts) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out += before;
        let Some((name, after)) = after.split_once('}') else {
            out.push('{');
            rest = after;
            continue;
        };
        match facts.format_value(name.trim()) {
            Some(ArgValue::Text(value)) => out += &value,
            Some(ArgValue::Count(value)) => out += &hyperfly_text::whole(value),
            None => {
                let value = Expression::read(name).ok().and_then(|sum| sum.value(facts));
                out += &value.map_or_else(
                    || "–".to_owned(),
                    |value| hyperfly_view::notation::numbers::quantity(value, 4),
                );
            }
        }
        rest = after;
    }
    out + rest
}
