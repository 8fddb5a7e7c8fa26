//! Parser for tour files: JSON, read field by field so that every fault names its field and the allowed values.

use crate::answers::{AnswerRule, NumericRule, parse_number};
use crate::claim::Claim;
use crate::expression::Expression;
use crate::fault::{Fault, short};
use crate::scene::{MomentSpec, Scene, SelectionSpec};
use crate::text::{Text, message};
use crate::tour::{Question, Step, Tour};
use crate::values;
use hyperfly_request::{Choice, KEYS, Request, View};
use hyperfly_text::lesson_file;
use serde_json::{Map, Value};

/// Maximum length of a file, in bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// Maximum number of steps, and maximum length of a text in bytes.
const MAX_STEPS: usize = 100;
const MAX_TEXT_BYTES: usize = 4000;

impl Tour {
    /// Reads a file.
    ///
    /// # Errors
    /// All faults of the file.
    pub fn read(text: &str) -> Result<Tour, Vec<Fault>> {
        if text.len() > MAX_BYTES {
            return Err(vec![Fault::new("", "", lesson_file::fault_long())]);
        }
        let value: Value = serde_json::from_str(text.trim_start_matches('\u{feff}')).map_err(|why| {
            let what = why.to_string();
            let what = what.split(" at line ").next().unwrap_or_default();
            vec![Fault::new("", "", lesson_file::fault_json(why.line(), why.column(), what))]
        })?;
        let mut reader = Reader::default();
        let tour = reader.tour(&value);
        match tour {
            Some(tour) if reader.faults.is_empty() => Ok(tour),
            _ => Err(reader.faults),
        }
    }
}

#[derive(Default)]
struct Reader {
    faults: Vec<Fault>,
}

type Fields<'v> = &'v Map<String, Value>;

impl Reader {
    fn fault<T>(&mut self, place: &str, found: Option<&Value>, allowed: impl Into<String>) -> Option<T> {
        let found = match found {
            None => String::new(),
            Some(Value::String(text)) => format!("“{text}”"),
            Some(value) => value.to_string(),
        };
        self.faults.push(Fault::new(place, &found, allowed));
        None
    }

    fn tour(&mut self, value: &Value) -> Option<Tour> {
        let fields = self.object("", value, &["hyperfly-tour", "title", "about", "steps"])?;
        if fields.get("hyperfly-tour").and_then(Value::as_u64) != Some(1) {
            self.fault::<()>("hyperfly-tour", fields.get("hyperfly-tour"), lesson_file::fault_version());
        }
        let title = self.text_field("", "title", fields, true);
        let about = self.text_field("", "about", fields, false).unwrap_or(Text::Plain(String::new()));
        let Some(list) = fields.get("steps").and_then(Value::as_array) else {
            return self.fault("steps", fields.get("steps"), lesson_file::fault_steps());
        };
        if list.is_empty() || list.len() > MAX_STEPS {
            return self.fault("steps", None, lesson_file::fault_steps());
        }
        let steps: Vec<Option<Step>> = list
            .iter()
            .enumerate()
            .map(|(k, step)| self.step(&lesson_file::place_step(k + 1), step))
            .collect();
        Some(Tour { title: title?, about, steps: steps.into_iter().collect::<Option<_>>()? })
    }

    fn step(&mut self, place: &str, value: &Value) -> Option<Step> {
        const FIELDS: [&str; 8] = ["text", "question", "state", "beside", "look", "at", "select", "shows"];
        let fields = self.object(place, value, &FIELDS)?;
        let text = self.text_field(place, "text", fields, true);
        let scene = self.scene(place, fields);
        let mut question = None;
        if let Some(value) = fields.get("question") {
            question = self.question(&child_path(place, "question"), value, scene.as_ref());
            question.as_ref()?;
        }
        let step = Step { text: text?, scene: scene?, question };
        self.check_values(place, "text", &step.text, &step.scene);
        if let Some(question) = &step.question {
            let inner = child_path(place, "question");
            self.check_values(&inner, "ask", &question.ask, &step.scene);
            for choice in &question.choices {
                self.check_values(&inner, "choices", choice, &step.scene);
            }
            self.check_values(&inner, "why", &question.why, step.scene(true));
        }
        Some(step)
    }

    fn question(&mut self, place: &str, value: &Value, scene: Option<&Scene>) -> Option<Question> {
        let fields = self.object(place, value, &["ask", "choices", "right", "of", "when", "why", "then"])?;
        let ask = self.text_field(place, "ask", fields, true);
        let why = self.text_field(place, "why", fields, true);
        let list =
            fields.get("choices").and_then(Value::as_array).filter(|list| (2..=9).contains(&list.len()));
        let Some(list) = list else {
            return self.fault(
                &child_path(place, "choices"),
                fields.get("choices"),
                lesson_file::fault_choices(),
            );
        };
        let choices: Option<Vec<Text>> = (0..list.len())
            .map(|k| self.text(&child_path(place, &format!("choices[{}]", k + 1)), &list[k]))
            .collect();
        let right =
            fields.get("right").and_then(Value::as_u64).filter(|k| (1..=list.len() as u64).contains(k));
        let Some(right) = right else {
            return self.fault(
                &child_path(place, "right"),
                fields.get("right"),
                lesson_file::fault_right(list.len()),
            );
        };
        let mut then = None;
        if let Some(value) = fields.get("then") {
            let place = child_path(place, "then");
            let fields = self.object(&place, value, &["state", "beside", "look", "at", "select", "shows"])?;
            then = Some(self.scene(&place, fields)?);
        }
        let (choices, right) = (choices?, right as usize - 1);
        let compares = then.as_ref().or(scene).is_some_and(|seen| seen.comparison.is_some());
        let answers = self.answer_rule(place, fields, &choices, compares)?;
        Some(Question { ask: ask?, choices, right, answers, why: why?, then })
    }

    /// Reads the rule for the right answer. Required if every answer is a number.
    fn answer_rule(
        &mut self,
        place: &str,
        fields: Fields,
        choices: &[Text],
        compares: bool,
    ) -> Option<AnswerRule> {
        let numbers: Option<Vec<Expression>> =
            choices.iter().map(|choice| parse_number(choice.source_text()?)).collect();
        let at = child_path(place, "of");
        match (fields.get("when"), fields.get("of")) {
            (Some(Value::Array(list)), None) if list.len() == choices.len() => {
                let at = |k: usize| child_path(place, &format!("when[{}]", k + 1));
                let claims = (0..list.len()).map(|k| self.claim(&at(k), &list[k], compares));
                claims.collect::<Option<_>>().map(AnswerRule::Claims)
            }
            (Some(other), None) => {
                self.fault(&child_path(place, "when"), Some(other), lesson_file::fault_when())
            }
            (None, Some(Value::String(text))) if text.len() <= MAX_TEXT_BYTES => {
                match (Expression::read(text), numbers) {
                    (Ok(sum), _) if sum.uses_comparison() && !compares => {
                        self.fault(&at, fields.get("of"), lesson_file::fault_no_beside())
                    }
                    (Ok(sum), Some(numbers)) => {
                        Some(AnswerRule::Nearest(NumericRule { text: text.clone(), sum, numbers }))
                    }
                    (Ok(_), None) => self.fault(&at, fields.get("of"), lesson_file::fault_of()),
                    (Err(part), _) => self.fault(
                        &at,
                        fields.get("of"),
                        lesson_file::fault_name(&short(&part), &values::names()),
                    ),
                }
            }
            (None, Some(Value::Null)) => Some(AnswerRule::Undetermined),
            (None, None) if numbers.is_none() => Some(AnswerRule::Undetermined),
            (None, None) => self.fault(&at, None, lesson_file::fault_unsaid()),
            (_, other) => self.fault(&at, other, lesson_file::fault_of()),
        }
    }

    fn scene(&mut self, place: &str, fields: Fields) -> Option<Scene> {
        let state = match fields.get("state") {
            Some(Value::String(text)) => self.state(&child_path(place, "state"), text, ""),
            other => self.fault(&child_path(place, "state"), other, lesson_file::fault_state()),
        };
        let base = match fields.get("state") {
            Some(Value::String(text)) => text.as_str(),
            _ => "",
        };
        let beside = match fields.get("beside") {
            None => Some(None),
            Some(Value::String(text)) => self.state(&child_path(place, "beside"), base, text).map(Some),
            other => self.fault(&child_path(place, "beside"), other, lesson_file::fault_beside()),
        };
        // A state with a comparison defines the comparison run itself.
        let other = |state: &Request| state.comparison().ok().filter(|_| state.has_comparison());
        let beside = beside.map(|beside| beside.or(state.as_ref().and_then(other)));
        let compares = !matches!(beside, Some(None));
        let look = match fields.get("look") {
            None | Some(Value::Null) => Some(None),
            Some(value) => match value.as_str().and_then(View::from_id) {
                Some(view) => Some(Some(view)),
                None => self.fault(
                    &child_path(place, "look"),
                    Some(value),
                    lesson_file::fault_look(&hyperfly_request::join_ids(View::IDS)),
                ),
            },
        };
        let at = match fields.get("at") {
            None => Some(MomentSpec::Auto),
            Some(value) => match MomentSpec::read(value) {
                Some(at) => Some(at),
                None => self.fault(&child_path(place, "at"), Some(value), lesson_file::fault_at()),
            },
        };
        let pick = match fields.get("select") {
            None => Some(None),
            Some(value) => match SelectionSpec::read(value) {
                Some(pick) => Some(Some(pick)),
                None => self.fault(&child_path(place, "select"), Some(value), lesson_file::fault_select()),
            },
        };
        let shows = match fields.get("shows") {
            None => Some(Vec::new()),
            Some(Value::Array(list)) => (0..list.len())
                .map(|k| self.claim(&child_path(place, &format!("shows[{}]", k + 1)), &list[k], compares))
                .collect(),
            other => self.fault(&child_path(place, "shows"), other, lesson_file::fault_shows()),
        };
        let (state, look) = (state?, look?);
        if let Some(view) = look
            && !state.look.shows(view)
            && !(view.is_curve() && state.look.view.is_none())
        {
            return self.fault(&child_path(place, "look"), fields.get("look"), lesson_file::fault_unseen());
        }
        Some(Scene { state, comparison: beside?, look, at: at?, pick: pick?, shows: shows? })
    }

    /// Reads a state as in the fragment of an address; pairs of `instead` override those of `text`.
    fn state(&mut self, place: &str, text: &str, instead: &str) -> Option<Request> {
        let fragment = |text: &str| text.rsplit_once('#').map_or(text, |(_, fragment)| fragment).to_owned();
        // A state must not lead to another tour or step, nor remove the page's controls.
        let ours =
            |(name, _): &(String, String)| !matches!(name.as_str(), "tour" | "step" | "controls" | "v");
        let mut pairs: Vec<(String, String)> = Request::pairs(&fragment(text));
        let other = Request::pairs(&fragment(instead));
        pairs.retain(|(name, _)| !other.iter().any(|(replaced, _)| replaced == name));
        pairs.extend(other);
        pairs.retain(ours);
        let mut good = true;
        for (name, value) in &pairs {
            if !KEYS.iter().any(|key| key.name == name) {
                let pair = Value::String(format!("{name}={value}"));
                self.fault::<()>(place, Some(&pair), lesson_file::fault_key(&short(name)));
                good = false;
            }
        }
        if !good {
            return None;
        }
        match Request::from_pairs(pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()))) {
            Ok(request) => Some(request),
            Err(problems) => {
                for problem in problems {
                    let pair = Value::String(format!("{}={}", problem.field, problem.value));
                    let allowed = match &problem.nearest {
                        Some(near) => lesson_file::fault_value_near(&problem.field, &problem.allowed, near),
                        None => lesson_file::fault_value(&problem.field, &problem.allowed),
                    };
                    self.fault::<()>(place, Some(&pair), allowed);
                }
                None
            }
        }
    }

    fn claim(&mut self, place: &str, value: &Value, compares: bool) -> Option<Claim> {
        let Some(text) = value.as_str().filter(|text| text.len() <= MAX_TEXT_BYTES) else {
            return self.fault(place, Some(value), lesson_file::fault_claim());
        };
        match Claim::read(text) {
            Ok(claim) if claim.uses_comparison() && !compares => {
                self.fault(place, Some(value), lesson_file::fault_no_beside())
            }
            Ok(claim) => Some(claim),
            Err(part) if part.is_empty() => self.fault(place, Some(value), lesson_file::fault_claim()),
            Err(part) => {
                self.fault(place, Some(value), lesson_file::fault_name(&short(&part), &values::names()))
            }
        }
    }

    /// Checks that every value named in a text exists.
    fn check_values(&mut self, place: &str, field: &str, text: &Text, scene: &Scene) {
        for name in text.named_values() {
            let found = Value::String(format!("{{{name}}}"));
            match Expression::read(&name) {
                Ok(sum) if sum.uses_comparison() && scene.comparison.is_none() => {
                    self.fault::<()>(&child_path(place, field), Some(&found), lesson_file::fault_no_beside());
                }
                Ok(_) => {}
                Err(part) => {
                    let allowed = lesson_file::fault_name(&short(&part), &values::names());
                    self.fault::<()>(&child_path(place, field), Some(&found), allowed);
                }
            }
        }
    }

    fn text_field(&mut self, place: &str, field: &str, fields: Fields, needed: bool) -> Option<Text> {
        match fields.get(field) {
            Some(value) => self.text(&child_path(place, field), value),
            None if needed => self.fault(&child_path(place, field), None, lesson_file::fault_text()),
            None => None,
        }
    }

    fn text(&mut self, place: &str, value: &Value) -> Option<Text> {
        let good = |text: &str| !text.trim().is_empty() && text.len() <= MAX_TEXT_BYTES;
        match value {
            Value::String(text) if good(text) => Some(Text::Plain(text.clone())),
            Value::Object(fields) if fields.len() == 1 && fields.contains_key("message") => {
                let name = fields["message"].as_str().unwrap_or_default();
                let known = message(name, &mut |_| Some(hyperfly_text::ArgValue::Text(String::new())));
                match known {
                    Some(_) => Some(Text::Message(name.to_owned())),
                    None => self.fault(place, Some(&fields["message"]), lesson_file::fault_message()),
                }
            }
            Value::Object(fields) if !fields.is_empty() => {
                let language = |id: &str| {
                    (2..=8).contains(&id.len()) && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
                };
                let text = |(id, text): (&String, &Value)| {
                    let text = text.as_str().filter(|text| language(id) && good(text))?;
                    Some((id.clone(), text.to_owned()))
                };
                match fields.iter().map(text).collect() {
                    Some(texts) => Some(Text::By(texts)),
                    None => self.fault(place, Some(value), lesson_file::fault_text()),
                }
            }
            other => self.fault(place, Some(other), lesson_file::fault_text()),
        }
    }

    /// Reads an object; reports each field that is not in `known`.
    fn object<'v>(&mut self, place: &str, value: &'v Value, known: &[&str]) -> Option<Fields<'v>> {
        let Some(fields) = value.as_object() else {
            return self.fault(place, Some(value), lesson_file::fault_object(&known.join(", ")));
        };
        for name in fields.keys().filter(|name| !known.contains(&name.as_str())) {
            let found = Some(&fields[name]);
            self.fault::<()>(
                &child_path(place, &short(name)),
                found,
                lesson_file::fault_field(&known.join(", ")),
            );
        }
        Some(fields)
    }
}

fn child_path(place: &str, field: &str) -> String {
    match (place.is_empty(), place.contains(',')) {
        (true, _) => field.to_owned(),
        (false, false) => format!("{place}, {field}"),
        (false, true) => format!("{place}.{field}"),
    }
}
