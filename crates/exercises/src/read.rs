//! Parser for exercise files: JSON, read field by field so that every fault names its field and the allowed values.

use crate::exercise::{Case, ElementLayout, Exercise};
use crate::fault::Fault;
use hyperfly_program::{CALLS, MAX_N, MAX_P};
use hyperfly_request::{Algorithm, Choice, Request, Settings};
use hyperfly_tours::{Claim, Text};
use serde_json::{Map, Value};

/// Maximum length of a file, in bytes.
pub const MAX_BYTES: usize = 1 << 18;
/// Maximum length of a text, in bytes.
const MAX_TEXT_BYTES: usize = 4000;
/// Maximum number of cases, claims and hints each.
const MAX_ITEMS: usize = 20;

/// Maximum length of a program in bytes, so that it stays below the page's limit of 6000 with its first line.
const MAX_PROGRAM_BYTES: usize = 5000;
/// Maximum processors and points over all cases, since grading runs while the author waits.
const MAX_TOTAL_PROCESSORS: u64 = 1024;
const MAX_TOTAL_POINTS: u64 = 1 << 16;

const FIELDS: [&str; 13] = [
    "hyperfly-exercise",
    "title",
    "task",
    "starter",
    "solution",
    "hints",
    "cases",
    "beside",
    "must",
    "input",
    "output",
    "only",
    "lines",
];

type Fields = Map<String, Value>;

impl Exercise {
    /// Reads a file.
    ///
    /// # Errors
    /// All faults of the file.
    pub fn read(text: &str) -> Result<Exercise, Vec<Fault>> {
        if text.len() > MAX_BYTES {
            return Err(vec![Fault::new("", format!("a file has at most {MAX_BYTES} bytes"))]);
        }
        let value: Value = serde_json::from_str(text.trim_start_matches('\u{feff}'))
            .map_err(|error| vec![Fault::new("", format!("it is not JSON: {error}"))])?;
        let Value::Object(fields) = value else {
            return Err(vec![Fault::new("", "an exercise is a JSON object")]);
        };
        let mut reader = Reader { fields: &fields, faults: Vec::new() };
        let exercise = reader.read_exercise();
        if reader.faults.is_empty() { Ok(exercise) } else { Err(reader.faults) }
    }
}

struct Reader<'f> {
    fields: &'f Fields,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn read_exercise(&mut self) -> Exercise {
        for field in self.fields.keys().filter(|field| !FIELDS.contains(&field.as_str())) {
            self.faults.push(Fault::new(
                field,
                format!("there is no such field; the fields are {}", FIELDS.join(", ")),
            ));
        }
        if self.fields.get("hyperfly-exercise").and_then(Value::as_u64) != Some(1) {
            self.faults.push(Fault::new("hyperfly-exercise", "1, the version of the format"));
        }
        Exercise {
            title: self.text("title"),
            task: self.text("task"),
            starter: self.read_program("starter"),
            solution: self.read_program("solution"),
            hints: self.read_list("hints", |value| text(value).ok_or_else(|| TEXT.to_owned())),
            cases: self.read_cases(),
            must: self.read_list("must", |value| {
                let explain = |misunderstood: String| match misunderstood.as_str() {
                    "" => "a claim, such as `messages <= p * d`".to_owned(),
                    misunderstood => {
                        format!("a claim, such as `messages <= p * d`; not understood: {misunderstood}")
                    }
                };
                value
                    .as_str()
                    .ok_or_else(|| explain(String::new()))
                    .and_then(|text| Claim::read(text).map_err(explain))
            }),
            input: self.read_layout("input"),
            output: self.read_layout("output"),
            allowed_calls: self.read_list("only", |value| {
                let name = value.as_str().filter(|name| CALLS.contains(name));
                name.map(str::to_owned).ok_or_else(|| format!("one of {}", CALLS.join(", ")))
            }),
            max_lines: self.fields.get("lines").and_then(|value| {
                let lines = value.as_u64().filter(|lines| (1..=1000).contains(lines));
                if lines.is_none() {
                    self.faults.push(Fault::new("lines", "a whole number from 1 to 1000"));
                }
                lines.map(|lines| lines as usize)
            }),
        }
    }

    fn text(&mut self, field: &str) -> Text {
        self.fields.get(field).and_then(text).unwrap_or_else(|| {
            self.faults.push(Fault::new(field, TEXT));
            Text::Plain(String::new())
        })
    }

    /// Reads a program, given as a list of lines or as one string.
    fn read_program(&mut self, field: &str) -> String {
        let lines = |list: &Vec<Value>| {
            let lines: Option<Vec<&str>> = list.iter().map(Value::as_str).collect();
            lines.map(|lines| lines.join("\n") + "\n")
        };
        let program = match self.fields.get(field) {
            Some(Value::String(text)) => Some(text.clone()),
            Some(Value::Array(list)) => lines(list),
            _ => None,
        };
        program.filter(|program| program.len() <= MAX_PROGRAM_BYTES).unwrap_or_else(|| {
            self.faults.push(Fault::new(
                field,
                format!("a program as a list of its lines, with at most {MAX_PROGRAM_BYTES} bytes in all"),
            ));
            String::new()
        })
    }

    /// Reads an optional list.
    fn read_list<T>(&mut self, field: &str, read_item: impl Fn(&Value) -> Result<T, String>) -> Vec<T> {
        let Some(value) = self.fields.get(field) else { return Vec::new() };
        let Some(list) = value.as_array().filter(|list| list.len() <= MAX_ITEMS) else {
            self.faults.push(Fault::new(field, format!("a list with at most {MAX_ITEMS} items")));
            return Vec::new();
        };
        let mut items = Vec::new();
        for (k, value) in list.iter().enumerate() {
            match read_item(value) {
                Ok(item) => items.push(item),
                Err(allowed) => self.faults.push(Fault::new(format!("{field}[{}]", k + 1), allowed)),
            }
        }
        items
    }

    fn read_cases(&mut self) -> Vec<Case> {
        let comparison = self.fields.get("beside").map(|value| value.as_str().unwrap_or("?").to_owned());
        let cases = self.read_list("cases", |value| parse_case(value, comparison.as_deref()));
        if cases.is_empty() && !self.faults.iter().any(|fault| fault.field.starts_with("cases")) {
            self.faults.push(Fault::new("cases", "at least one size, such as `p=4&n=16`"));
        }
        let processors: u64 = cases.iter().map(|case| u64::from(case.settings.p)).sum();
        let points: u64 = cases.iter().map(|case| case.settings.n).sum();
        if processors > MAX_TOTAL_PROCESSORS || points > MAX_TOTAL_POINTS {
            let limits =
                format!("in all at most {MAX_TOTAL_PROCESSORS} processors and {MAX_TOTAL_POINTS} points");
            self.faults.push(Fault::new("cases", limits));
        }
        cases
    }

    fn read_layout(&mut self, field: &str) -> Option<ElementLayout> {
        let value = self.fields.get(field)?;
        let layout = value.as_str().and_then(ElementLayout::from_id);
        if layout.is_none() {
            self.faults.push(Fault::new(field, "block or cyclic"));
        }
        layout
    }
}

const TEXT: &str = "a text of at most 4000 bytes, or an object of texts by language";

fn text(value: &Value) -> Option<Text> {
    let is_valid = |text: &&str| !text.trim().is_empty() && text.len() <= MAX_TEXT_BYTES;
    match value {
        Value::String(text) => Some(text.as_str()).filter(is_valid).map(|text| Text::Plain(text.to_owned())),
        // Messages are available in every language of the page.
        Value::Object(fields) if fields.len() == 1 && fields.contains_key("message") => {
            let name = fields["message"].as_str()?;
            hyperfly_text::exercises::named(name, &mut |_| None).map(|_| Text::Message(name.to_owned()))
        }
        Value::Object(fields) if !fields.is_empty() => {
            let text = |(id, text): (&String, &Value)| {
                Some((id.clone(), text.as_str().filter(is_valid)?.to_owned()))
            };
            fields.iter().map(text).collect::<Option<_>>().map(Text::By)
        }
        _ => None,
    }
}

/// Reads a case: a fragment of an address, and the changes for the comparison run.
fn parse_case(value: &Value, comparison: Option<&str>) -> Result<Case, String> {
    let text = value.as_str().ok_or("a size and a machine as in an address: `p=4&n=16&topology=mesh`")?;
    let parse_with = |changes: &str| parse_settings(&format!("{text}&{changes}"));
    let settings = parse_with(&format!("algorithm={}", Algorithm::Program.id()))?;
    if settings.p > MAX_P || settings.n > MAX_N {
        return Err(format!("p at most {MAX_P}, n at most {MAX_N}"));
    }
    let comparison =
        comparison.map(parse_with).transpose().map_err(|problem| format!("beside: {problem}"))?;
    Ok(Case { text: text.to_owned(), settings, comparison })
}

fn parse_settings(fragment: &str) -> Result<Settings, String> {
    match Request::from_fragment(fragment).0 {
        Ok(request) => Ok(request.settings),
        Err(problems) => Err(problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")),
    }
}
