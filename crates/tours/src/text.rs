//! The texts of a tour: one text, one per language, or a message of the built-in tours; and how the numbers of a run get into them.

use crate::expression::Expression;
use crate::facts::Facts;
use hyperfly_text::{Told, exercises, now, tours};

/// A text.
#[derive(Clone, Debug, PartialEq)]
pub enum Text {
    /// The same in every language.
    Plain(String),
    /// By language.
    By(Vec<(String, String)>),
    /// A message of messages/…/tours.ftl or exercises.ftl, by its name.
    Message(String),
}

impl Text {
    /// The text in the language that is spoken, else in English, else in the first one that there is, with the numbers of the
    /// run in it.
    pub fn text(&self, facts: &Facts) -> String {
        match self {
            Text::Plain(text) => filled(text, facts),
            Text::By(texts) => {
                let of = |id: &str| texts.iter().find(|(language, _)| language == id);
                let text = of(now()).or_else(|| of("en")).or(texts.first());
                text.map_or_else(String::new, |(_, text)| filled(text, facts))
            }
            Text::Message(name) => {
                message(name, &mut |value| facts.formatted(&dotted(value))).unwrap_or_else(|| name.clone())
            }
        }
    }

    /// The text as its author wrote it, in English or else in the first language that there is; `None` for a message.
    pub fn unspoken(&self) -> Option<&str> {
        match self {
            Text::Plain(text) => Some(text),
            Text::By(texts) => {
                let english = texts.iter().find(|(language, _)| language == "en");
                english.or(texts.first()).map(|(_, text)| text.as_str())
            }
            Text::Message(_) => None,
        }
    }

    /// The names and expressions in braces, each as it stands there.
    pub fn asked(&self) -> Vec<String> {
        match self {
            Text::Plain(text) => braces(text),
            Text::By(texts) => texts.iter().flat_map(|(_, text)| braces(text)).collect(),
            Text::Message(name) => {
                let mut asked = Vec::new();
                let found = message(name, &mut |value| {
                    asked.push(dotted(value));
                    Some(Told::Text(String::new()))
                });
                if found.is_none() { vec![name.clone()] } else { asked }
            }
        }
    }
}

/// The message of a name, with these values; nothing if there is none.
pub fn message(name: &str, value: &mut dyn FnMut(&str) -> Option<Told>) -> Option<String> {
    tours::named(name, value).or_else(|| exercises::named(name, value))
}

/// Fluent has no point in a name: `hottest-load` is `hottest.load`.
fn dotted(name: &str) -> String {
    name.replace('-', ".")
}

fn braces(text: &str) -> Vec<String> {
    let parts = text.split('{').skip(1);
    parts.filter_map(|part| Some(part.split_once('}')?.0.to_owned())).collect()
}

/// A text with the braces filled in: a value of the run, or an expression of values.
pub fn filled(text: &str, facts: &Facts) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out += before;
        let Some((name, after)) = after.split_once('}') else {
            out.push('{');
            rest = after;
            continue;
        };
        match facts.formatted(name.trim()) {
            Some(Told::Text(value)) => out += &value,
            Some(Told::Count(value)) => out += &hyperfly_text::whole(value),
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
