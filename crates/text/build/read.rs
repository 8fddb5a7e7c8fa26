//! Parses message files for the build script and the checks.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::{BTreeMap, BTreeSet};

/// The messages of one file.
pub struct Area {
    /// In the order of the file.
    pub messages: Vec<Message>,
}

/// A message and its parts.
pub struct Message {
    pub id: String,
    /// The pattern with normalized line breaks and with message references replaced.
    pub pattern: Pattern<String>,
    /// The text for a comment, with variables in braces.
    pub source: String,
    /// Variables in the order in which they first occur.
    pub variables: Vec<String>,
    /// Variables that are written somewhere, not only used as selectors.
    pub written_variables: BTreeSet<String>,
    /// Selectors, each with the keys of its cases except the default.
    pub case_keys: BTreeMap<String, BTreeSet<String>>,
    /// Texts between the variables.
    pub texts: Vec<String>,
    /// Whether the next text continues the last of `texts`.
    text_continues: bool,
}

impl Area {
    /// Parses a file.
    pub fn read(text: &str) -> Result<Area, String> {
        let resource = fluent_syntax::parser::parse(text.to_owned()).map_err(|(_, errors)| {
            let line_number = |byte: usize| text[..byte.min(text.len())].lines().count();
            let messages =
                errors.iter().map(|error| format!("line {}: {error}", line_number(error.pos.start)));
            messages.collect::<Vec<_>>().join("; ")
        })?;
        let mut area = Area { messages: Vec::new() };
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let value = message.value.ok_or_else(|| format!("{id} says nothing"))?;
            if !message.attributes.is_empty() {
                return Err(format!("{id} has attributes, which are not read here"));
            }
            if area.get(&id).is_some() {
                return Err(format!("{id} is there twice"));
            }
            let pattern = area.normalize(value);
            let message = Message::read(id.clone(), pattern).map_err(|error| format!("{id}: {error}"))?;
            area.messages.push(message);
        }
        Ok(area)
    }

    /// Finds a message by id.
    pub fn get(&self, id: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }

    /// Normalizes a pattern: single line breaks become spaces, empty lines become line breaks, and references to
    /// earlier messages are replaced by their patterns.
    fn normalize(&self, pattern: Pattern<String>) -> Pattern<String> {
        let mut joined: Vec<PatternElement<String>> = Vec::new();
        for element in pattern.elements {
            match (joined.last_mut(), element) {
                (
                    Some(PatternElement::TextElement { value: before }),
                    PatternElement::TextElement { value },
                ) => {
                    before.push_str(&value);
                }
                (_, element) => joined.push(element),
            }
        }
        let mut elements = Vec::new();
        for mut element in joined {
            match &mut element {
                PatternElement::TextElement { value } => {
                    let normalized = value.replace("\n\n", "\u{b}").replace('\n', " ").replace('\u{b}', "\n");
                    // Parser and serializer use one element per line.
                    let lines = normalized.split_inclusive('\n').map(str::to_owned);
                    elements.extend(lines.map(|value| PatternElement::TextElement { value }));
                    continue;
                }
                PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                    for variant in variants {
                        variant.value = self.normalize(variant.value.clone());
                    }
                }
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::MessageReference { id, attribute: None }),
                } => {
                    if let Some(other) = self.get(&id.name) {
                        elements.extend(other.pattern.elements.clone());
                        continue;
                    }
                }
                PatternElement::Placeable { .. } => {}
            }
            elements.push(element);
        }
        Pattern { elements }
    }
}

impl Message {
    fn read(id: String, pattern: Pattern<String>) -> Result<Message, String> {
        let mut message = Message {
            id,
            source: String::new(),
            variables: Vec::new(),
            written_variables: BTreeSet::new(),
            case_keys: BTreeMap::new(),
            texts: Vec::new(),
            text_continues: false,
            pattern: pattern.clone(),
        };
        message.source = message.read_pattern(&pattern)?;
        Ok(message)
    }

    /// Reads a pattern and returns its text for a comment.
    fn read_pattern(&mut self, pattern: &Pattern<String>) -> Result<String, String> {
        let mut source = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => source += &self.add_text(value),
                PatternElement::Placeable { expression } => source += &self.read_placeable(expression)?,
            }
        }
        Ok(source)
    }

    fn add_text(&mut self, text: &str) -> String {
        match self.texts.last_mut().filter(|_| self.text_continues) {
            Some(before) => before.push_str(text),
            None => self.texts.push(text.to_owned()),
        }
        self.text_continues = true;
        text.replace(['[', ']'], "|").replace('<', "&lt;")
    }

    fn add_variable(&mut self, name: &str) {
        self.text_continues = false;
        if !self.variables.iter().any(|other| other == name) {
            self.variables.push(name.to_owned());
        }
    }

    fn read_placeable(&mut self, expression: &Expression<String>) -> Result<String, String> {
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                self.add_variable(&id.name);
                let mut cases = Vec::new();
                for variant in variants {
                    let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                        &variant.key;
                    let keys = self.case_keys.entry(id.name.clone()).or_default();
                    if !variant.default {
                        keys.insert(key.clone());
                    }
                    cases.push(self.read_pattern(&variant.value)?);
                    self.text_continues = false;
                }
                return Ok(format!("{{{}: {}}}", id.name, cases.join(" | ")));
            }
            Expression::Select { .. } => return Err("a choice needs a variable".to_owned()),
        };
        match inline {
            InlineExpression::StringLiteral { value } => {
                Ok(self.add_text(&fluent_syntax::unicode::unescape_unicode_to_string(value)))
            }
            InlineExpression::NumberLiteral { value } => Ok(self.add_text(value)),
            InlineExpression::VariableReference { id } => {
                self.add_variable(&id.name);
                self.written_variables.insert(id.name.clone());
                Ok(format!("{{{}}}", id.name))
            }
            InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
                Err(format!("no message {} precedes it", id.name))
            }
            InlineExpression::Placeable { expression } => self.read_placeable(expression),
            InlineExpression::FunctionReference { id, .. } => {
                Err(format!("there is no function {} here", id.name))
            }
        }
    }
}
