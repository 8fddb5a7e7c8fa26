//! Reads the file of an exercise: JSON, field by field, so that its author learns where it is wrong and what would be right.

use crate::exercise::{Case, Ends, Exercise};
use crate::fault::Fault;
use hyperfly_program::{CALLS, MAX_N, MAX_P};
use hyperfly_request::{Algorithm, Choice, Request, Settings};
use hyperfly_tours::{Claim, Text};
use serde_json::{Map, Value};

/// The longest file that is read, in bytes.
pub const MOST_BYTES: usize = 1 << 18;
/// The longest text, in bytes.
const LONGEST: usize = 4000;
/// The most cases, claims and hints.
const MOST: usize = 20;

/// Bytes of a program: on the page one has at most 6000, with the line that says which exercise it is for.
const MOST_BYTES_OF_PROGRAM: usize = 5000;
/// Processors and points of all cases together: a program is graded while its author waits.
const MOST_PROCESSORS: u64 = 1024;
const MOST_POINTS: u64 = 1 << 16;

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
    /// Every fault of the file.
    pub fn read(text: &str) -> Result<Exercise, Vec<Fault>> {
        if text.len() > MOST_BYTES {
            return Err(vec![Fault::new("", format!("a file has at most {MOST_BYTES} bytes"))]);
        }
        let value: Value = serde_json::from_str(text.trim_start_matches('\u{feff}'))
            .map_err(|why| vec![Fault::new("", format!("it is no JSON: {why}"))])?;
        let Value::Object(fields) = value else {
            return Err(vec![Fault::new("", "an exercise is a JSON object")]);
        };
        let mut reader = Reader { fields: &fields, faults: Vec::new() };
        let exercise = reader.exercise();
        if reader.faults.is_empty() { Ok(exercise) } else { Err(reader.faults) }
    }
}

struct Reader<'f> {
    fields: &'f Fields,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn exercise(&mut self) -> Exercise {
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
            starter: self.program("starter"),
            solution: self.program("solution"),
            hints: self.all("hints", |value| text(value).ok_or_else(|| TEXT.to_owned())),
            cases: self.cases(),
            must: self.all("must", |value| {
                let wrong = |part: String| match part.as_str() {
                    "" => "a claim, as `messages <= p * d`".to_owned(),
                    part => format!("a claim, as `messages <= p * d`; not read: {part}"),
                };
                value
                    .as_str()
                    .ok_or_else(|| wrong(String::new()))
                    .and_then(|text| Claim::read(text).map_err(wrong))
            }),
            input: self.ends("input"),
            output: self.ends("output"),
            only: self.all("only", |value| {
                let known = value.as_str().filter(|name| CALLS.contains(name));
                known.map(str::to_owned).ok_or_else(|| format!("one of {}", CALLS.join(", ")))
            }),
            lines: self.fields.get("lines").and_then(|value| {
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

    /// A program, as a list of its lines or as one text.
    fn program(&mut self, field: &str) -> String {
        let lines = |list: &Vec<Value>| {
            let lines: Option<Vec<&str>> = list.iter().map(Value::as_str).collect();
            lines.map(|lines| lines.join("\n") + "\n")
        };
        let program = match self.fields.get(field) {
            Some(Value::String(text)) => Some(text.clone()),
            Some(Value::Array(list)) => lines(list),
            _ => None,
        };
        program.filter(|program| program.len() <= MOST_BYTES_OF_PROGRAM).unwrap_or_else(|| {
            self.faults.push(Fault::new(
                field,
                format!("a program, as a list of its lines, at most {MOST_BYTES_OF_PROGRAM} bytes"),
            ));
            String::new()
        })
    }

    /// The members of a list that may be missing.
    fn all<T>(&mut self, field: &str, read: impl Fn(&Value) -> Result<T, String>) -> Vec<T> {
        let Some(value) = self.fields.get(field) else { return Vec::new() };
        let Some(list) = value.as_array().filter(|list| list.len() <= MOST) else {
            self.faults.push(Fault::new(field, format!("a list of at most {MOST}")));
            return Vec::new();
        };
        let mut all = Vec::new();
        for (k, value) in list.iter().enumerate() {
            match read(value) {
                Ok(one) => all.push(one),
                Err(allowed) => self.faults.push(Fault::new(format!("{field}[{}]", k + 1), allowed)),
            }
        }
        all
    }

    fn cases(&mut self) -> Vec<Case> {
        let beside = self.fields.get("beside").map(|value| value.as_str().unwrap_or("?").to_owned());
        let cases = self.all("cases", |value| case(value, beside.as_deref()));
        if cases.is_empty() && !self.faults.iter().any(|fault| fault.field.starts_with("cases")) {
            self.faults.push(Fault::new("cases", "at least one size, as `p=4&n=16`"));
        }
        let processors: u64 = cases.iter().map(|case| u64::from(case.settings.p)).sum();
        let points: u64 = cases.iter().map(|case| case.settings.n).sum();
        if processors > MOST_PROCESSORS || points > MOST_POINTS {
            let most = format!("all together at most {MOST_PROCESSORS} processors and {MOST_POINTS} points");
            self.faults.push(Fault::new("cases", most));
        }
        cases
    }

    fn ends(&mut self, field: &str) -> Option<Ends> {
        let value = self.fields.get(field)?;
        let ends = value.as_str().and_then(Ends::of_id);
        if ends.is_none() {
            self.faults.push(Fault::new(field, "block or cyclic"));
        }
        ends
    }
}

const TEXT: &str = "a text of at most 4000 bytes, or an object of texts by language";

fn text(value: &Value) -> Option<Text> {
    let good = |text: &&str| !text.trim().is_empty() && text.len() <= LONGEST;
    match value {
        Value::String(text) => Some(text.as_str()).filter(good).map(|text| Text::Plain(text.to_owned())),
        // Those of ours are in as many languages as the page.
        Value::Object(fields) if fields.len() == 1 && fields.contains_key("message") => {
            let name = fields["message"].as_str()?;
            hyperfly_text::exercises::named(name, &mut |_| None).map(|_| Text::Message(name.to_owned()))
        }
        Value::Object(fields) if !fields.is_empty() => {
            let text =
                |(id, text): (&String, &Value)| Some((id.clone(), text.as_str().filter(good)?.to_owned()));
            fields.iter().map(text).collect::<Option<_>>().map(Text::By)
        }
        _ => None,
    }
}

/// A size and a machine: what stands in an address, and what another run changes of it.
fn case(value: &Value, beside: Option<&str>) -> Result<Case, String> {
    let text = value.as_str().ok_or("a size and a machine as in an address: `p=4&n=16&topology=mesh`")?;
    let settings_of = |changes: &str| settings(&format!("{text}&{changes}"));
    let settings = settings_of(&format!("algorithm={}", Algorithm::Program.id()))?;
    if settings.p > MAX_P || settings.n > MAX_N {
        return Err(format!("p at most {MAX_P}, n at most {MAX_N}"));
    }
    let beside = beside.map(settings_of).transpose().map_err(|problem| format!("beside: {problem}"))?;
    Ok(Case { text: text.to_owned(), settings, beside })
}

fn settings(fragment: &str) -> Result<Settings, String> {
    match Request::from_fragment(fragment).0 {
        Ok(request) => Ok(request.settings),
        Err(problems) => Err(problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")),
    }
}
