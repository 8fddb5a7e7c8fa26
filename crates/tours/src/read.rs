//! Parser for tour files: JSON, read field by field so that every fault names its field and the allowed values.

use crate::answers::{AnswerRule, NumericRule, parse_number};
use crate::claim::Claim;
use crate::expression::Expression;
use crate::fault::{Fault, short};
use crate::scene::{MomentSpec, Scene, SelectionSpec};
use crate::text::{Text, format_message};
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
        let value: Value = serde_json::from_str(text.trim_start_matches('\u{feff}')).map_err(|error| {
            let message = error.to_string();
            let message = message.split(" at line ").next().unwrap_or_default();
            vec![Fault::new("", "", lesson_file::fault_json(error.line(), error.column(), message))]
        })?;
        let mut reader = Reader::default();
        let tour = reader.read_tour(&value);
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
    fn add_fault<T>(
        &mut self,
        place: &str,
        invalid_value: Option<&Value>,
        allowed: impl Into<String>,
    ) -> Option<T> {
        let shown_value = match invalid_value {
            None => String::new(),
            Some(Value::String(text)) => format!("“{text}”"),
            Some(value) => value.to_string(),
        };
        self.faults.push(Fault::new(place, &shown_value, allowed));
        None
    }

    fn read_tour(&mut self, value: &Value) -> Option<Tour> {
        let fields = self.read_object("", value, &["hyperfly-tour", "title", "about", "steps"])?;
        if fields.get("hyperfly-tour").and_then(Value::as_u64) != Some(1) {
            self.add_fault::<()>("hyperfly-tour", fields.get("hyperfly-tour"), lesson_file::fault_version());
        }
        let title = self.read_text_field("", "title", fields, true);
        let about = self.read_text_field("", "about", fields, false).unwrap_or(Text::Plain(String::new()));
        let Some(list) = fields.get("steps").and_then(Value::as_array) else {
            return self.add_fault("steps", fields.get("steps"), lesson_file::fault_steps());
        };
        if list.is_empty() || list.len() > MAX_STEPS {
            return self.add_fault("steps", None, lesson_file::fault_steps());
        }
        let steps: Vec<Option<Step>> = list
            .iter()
            .enumerate()
            .map(|(k, step)| self.read_step(&lesson_file::place_step(k + 1), step))
            .collect();
        Some(Tour { title: title?, about, steps: steps.into_iter().collect::<Option<_>>()? })
    }

    fn read_step(&mut self, place: &str, value: &Value) -> Option<Step> {
        const FIELDS: [&str; 8] = ["text", "question", "state", "beside", "look", "at", "select", "shows"];
        let fields = self.read_object(place, value, &FIELDS)?;
        let text = self.read_text_field(place, "text", fields, true);
        let scene = self.read_scene(place, fields);
        let mut question = None;
        if let Some(value) = fields.get("question") {
            question = self.read_question(&child_path(place, "question"), value, scene.as_ref());
            question.as_ref()?;
        }
        let step = Step { text: text?, scene: scene?, question };
        self.check_values(place, "text", &step.text, &step.scene);
        if let Some(question) = &step.question {
            let inner = child_path(place, "question");
            self.check_values(&inner, "ask", &question.prompt, &step.scene);
            for choice in &question.choices {
                self.check_values(&inner, "choices", choice, &step.scene);
            }
            self.check_values(&inner, "why", &question.explanation, step.scene(true));
        }
        Some(step)
    }

    fn read_question(&mut self, place: &str, value: &Value, scene: Option<&Scene>) -> Option<Question> {
        let fields =
            self.read_object(place, value, &["ask", "choices", "right", "of", "when", "why", "then"])?;
        let question_text = self.read_text_field(place, "ask", fields, true);
        let explanation = self.read_text_field(place, "why", fields, true);
        let list =
            fields.get("choices").and_then(Value::as_array).filter(|list| (2..=9).contains(&list.len()));
        let Some(list) = list else {
            return self.add_fault(
                &child_path(place, "choices"),
                fields.get("choices"),
                lesson_file::fault_choices(),
            );
        };
        let choices: Option<Vec<Text>> = (0..list.len())
            .map(|k| self.read_text(&child_path(place, &format!("choices[{}]", k + 1)), &list[k]))
            .collect();
        let right_number =
            fields.get("right").and_then(Value::as_u64).filter(|k| (1..=list.len() as u64).contains(k));
        let Some(right_number) = right_number else {
            return self.add_fault(
                &child_path(place, "right"),
                fields.get("right"),
                lesson_file::fault_right(list.len()),
            );
        };
        let mut scene_after = None;
        if let Some(value) = fields.get("then") {
            let place = child_path(place, "then");
            let fields =
                self.read_object(&place, value, &["state", "beside", "look", "at", "select", "shows"])?;
            scene_after = Some(self.read_scene(&place, fields)?);
        }
        let (choices, right_choice) = (choices?, right_number as usize - 1);
        let compares =
            scene_after.as_ref().or(scene).is_some_and(|shown_scene| shown_scene.comparison.is_some());
        let answers = self.read_answer_rule(place, fields, &choices, compares)?;
        Some(Question {
            prompt: question_text?,
            choices,
            right_choice,
            answers,
            explanation: explanation?,
            scene_after,
        })
    }

    /// Reads the rule for the right answer. Required if every answer is a number.
    fn read_answer_rule(
        &mut self,
        place: &str,
        fields: Fields,
        choices: &[Text],
        compares: bool,
    ) -> Option<AnswerRule> {
        let numbers: Option<Vec<Expression>> =
            choices.iter().map(|choice| parse_number(choice.source_text()?)).collect();
        let of_path = child_path(place, "of");
        match (fields.get("when"), fields.get("of")) {
            (Some(Value::Array(list)), None) if list.len() == choices.len() => {
                let of_path = |k: usize| child_path(place, &format!("when[{}]", k + 1));
                let claims = (0..list.len()).map(|k| self.read_claim(&of_path(k), &list[k], compares));
                claims.collect::<Option<_>>().map(AnswerRule::Claims)
            }
            (Some(other), None) => {
                self.add_fault(&child_path(place, "when"), Some(other), lesson_file::fault_when())
            }
            (None, Some(Value::String(text))) if text.len() <= MAX_TEXT_BYTES => {
                match (Expression::read(text), numbers) {
                    (Ok(sum), _) if sum.uses_comparison() && !compares => {
                        self.add_fault(&of_path, fields.get("of"), lesson_file::fault_no_beside())
                    }
                    (Ok(sum), Some(numbers)) => {
                        Some(AnswerRule::Nearest(NumericRule { text: text.clone(), sum, numbers }))
                    }
                    (Ok(_), None) => self.add_fault(&of_path, fields.get("of"), lesson_file::fault_of()),
                    (Err(part), _) => self.add_fault(
                        &of_path,
                        fields.get("of"),
                        lesson_file::fault_name(&short(&part), &values::list_names()),
                    ),
                }
            }
            (None, Some(Value::Null)) => Some(AnswerRule::Undetermined),
            (None, None) if numbers.is_none() => Some(AnswerRule::Undetermined),
            (None, None) => self.add_fault(&of_path, None, lesson_file::fault_unsaid()),
            (_, other) => self.add_fault(&of_path, other, lesson_file::fault_of()),
        }
    }

    fn read_scene(&mut self, place: &str, fields: Fields) -> Option<Scene> {
        let state = match fields.get("state") {
            Some(Value::String(text)) => self.read_state(&child_path(place, "state"), text, ""),
            other => self.add_fault(&child_path(place, "state"), other, lesson_file::fault_state()),
        };
        let base = match fields.get("state") {
            Some(Value::String(text)) => text.as_str(),
            _ => "",
        };
        let comparison = match fields.get("beside") {
            None => Some(None),
            Some(Value::String(text)) => self.read_state(&child_path(place, "beside"), base, text).map(Some),
            other => self.add_fault(&child_path(place, "beside"), other, lesson_file::fault_beside()),
        };
        // A state with a comparison defines the comparison run itself.
        let comparison_of = |state: &Request| state.comparison().ok().filter(|_| state.has_comparison());
        let comparison = comparison.map(|comparison| comparison.or(state.as_ref().and_then(comparison_of)));
        let compares = !matches!(comparison, Some(None));
        let view = match fields.get("look") {
            None | Some(Value::Null) => Some(None),
            Some(value) => match value.as_str().and_then(View::from_id) {
                Some(view) => Some(Some(view)),
                None => self.add_fault(
                    &child_path(place, "look"),
                    Some(value),
                    lesson_file::fault_look(&hyperfly_request::join_ids(View::IDS)),
                ),
            },
        };
        let moment = match fields.get("at") {
            None => Some(MomentSpec::Auto),
            Some(value) => match MomentSpec::read(value) {
                Some(moment) => Some(moment),
                None => self.add_fault(&child_path(place, "at"), Some(value), lesson_file::fault_at()),
            },
        };
        let selection = match fields.get("select") {
            None => Some(None),
            Some(value) => match SelectionSpec::read(value) {
                Some(selection) => Some(Some(selection)),
                None => {
                    self.add_fault(&child_path(place, "select"), Some(value), lesson_file::fault_select())
                }
            },
        };
        let claims = match fields.get("shows") {
            None => Some(Vec::new()),
            Some(Value::Array(list)) => (0..list.len())
                .map(|k| {
                    self.read_claim(&child_path(place, &format!("shows[{}]", k + 1)), &list[k], compares)
                })
                .collect(),
            overriding_text => {
                self.add_fault(&child_path(place, "shows"), overriding_text, lesson_file::fault_shows())
            }
        };
        let (state, view) = (state?, view?);
        if let Some(view) = view
            && !state.look.shows(view)
            && !(view.is_curve() && state.look.view.is_none())
        {
            return self.add_fault(
                &child_path(place, "look"),
                fields.get("look"),
                lesson_file::fault_unseen(),
            );
        }
        Some(Scene {
            state,
            comparison: comparison?,
            view,
            moment: moment?,
            selection: selection?,
            claims: claims?,
        })
    }

    /// Reads a state as in the fragment of an address; pairs of `overrides` override those of `text`.
    fn read_state(&mut self, place: &str, text: &str, overrides: &str) -> Option<Request> {
        let fragment = |text: &str| text.rsplit_once('#').map_or(text, |(_, fragment)| fragment).to_owned();
        // A state must not lead to another tour or step, nor remove the page's controls.
        let without_tour_keys =
            |(name, _): &(String, String)| !matches!(name.as_str(), "tour" | "step" | "controls" | "v");
        let mut pairs: Vec<(String, String)> = Request::pairs(&fragment(text));
        let overriding_pairs = Request::pairs(&fragment(overrides));
        pairs.retain(|(name, _)| !overriding_pairs.iter().any(|(overridden, _)| overridden == name));
        pairs.extend(overriding_pairs);
        pairs.retain(without_tour_keys);
        let mut is_valid = true;
        for (name, value) in &pairs {
            if !KEYS.iter().any(|key| key.name == name) {
                let assignment = Value::String(format!("{name}={value}"));
                self.add_fault::<()>(place, Some(&assignment), lesson_file::fault_key(&short(name)));
                is_valid = false;
            }
        }
        if !is_valid {
            return None;
        }
        match Request::from_pairs(pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()))) {
            Ok(request) => Some(request),
            Err(problems) => {
                for problem in problems {
                    let assignment = Value::String(format!("{}={}", problem.field, problem.value));
                    let allowed = match &problem.nearest {
                        Some(near) => lesson_file::fault_value_near(&problem.field, &problem.allowed, near),
                        None => lesson_file::fault_value(&problem.field, &problem.allowed),
                    };
                    self.add_fault::<()>(place, Some(&assignment), allowed);
                }
                None
            }
        }
    }

    fn read_claim(&mut self, place: &str, value: &Value, compares: bool) -> Option<Claim> {
        let Some(text) = value.as_str().filter(|text| text.len() <= MAX_TEXT_BYTES) else {
            return self.add_fault(place, Some(value), lesson_file::fault_claim());
        };
        match Claim::read(text) {
            Ok(claim) if claim.uses_comparison() && !compares => {
                self.add_fault(place, Some(value), lesson_file::fault_no_beside())
            }
            Ok(claim) => Some(claim),
            Err(part) if part.is_empty() => self.add_fault(place, Some(value), lesson_file::fault_claim()),
            Err(part) => self.add_fault(
                place,
                Some(value),
                lesson_file::fault_name(&short(&part), &values::list_names()),
            ),
        }
    }

    /// Checks that every value named in a text exists.
    fn check_values(&mut self, place: &str, field: &str, text: &Text, scene: &Scene) {
        for name in text.named_values() {
            let nearest = Value::String(format!("{{{name}}}"));
            match Expression::read(&name) {
                Ok(sum) if sum.uses_comparison() && scene.comparison.is_none() => {
                    self.add_fault::<()>(
                        &child_path(place, field),
                        Some(&nearest),
                        lesson_file::fault_no_beside(),
                    );
                }
                Ok(_) => {}
                Err(part) => {
                    let allowed = lesson_file::fault_name(&short(&part), &values::list_names());
                    self.add_fault::<()>(&child_path(place, field), Some(&nearest), allowed);
                }
            }
        }
    }

    fn read_text_field(
        &mut self,
        place: &str,
        field: &str,
        fields: Fields,
        placeholder: bool,
    ) -> Option<Text> {
        match fields.get(field) {
            Some(value) => self.read_text(&child_path(place, field), value),
            None if placeholder => self.add_fault(&child_path(place, field), None, lesson_file::fault_text()),
            None => None,
        }
    }

    fn read_text(&mut self, place: &str, value: &Value) -> Option<Text> {
        let is_valid = |text: &str| !text.trim().is_empty() && text.len() <= MAX_TEXT_BYTES;
        match value {
            Value::String(text) if is_valid(text) => Some(Text::Plain(text.clone())),
            Value::Object(fields) if fields.len() == 1 && fields.contains_key("message") => {
                let name = fields["message"].as_str().unwrap_or_default();
                let text = format_message(name, &mut |_| Some(hyperfly_text::ArgValue::Text(String::new())));
                match text {
                    Some(_) => Some(Text::Message(name.to_owned())),
                    None => self.add_fault(place, Some(&fields["message"]), lesson_file::fault_message()),
                }
            }
            Value::Object(fields) if !fields.is_empty() => {
                let language = |id: &str| {
                    (2..=8).contains(&id.len()) && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
                };
                let text = |(id, text): (&String, &Value)| {
                    let text = text.as_str().filter(|text| language(id) && is_valid(text))?;
                    Some((id.clone(), text.to_owned()))
                };
                match fields.iter().map(text).collect() {
                    Some(texts) => Some(Text::By(texts)),
                    None => self.add_fault(place, Some(value), lesson_file::fault_text()),
                }
            }
            other => self.add_fault(place, Some(other), lesson_file::fault_text()),
        }
    }

    /// Reads an object; reports each field that is not in `known_fields`.
    fn read_object<'v>(
        &mut self,
        place: &str,
        value: &'v Value,
        known_fields: &[&str],
    ) -> Option<Fields<'v>> {
        let Some(fields) = value.as_object() else {
            return self.add_fault(place, Some(value), lesson_file::fault_object(&known_fields.join(", ")));
        };
        for name in fields.keys().filter(|name| !known_fields.contains(&name.as_str())) {
            let field = Some(&fields[name]);
            self.add_fault::<()>(
                &child_path(place, &short(name)),
                field,
                lesson_file::fault_field(&known_fields.join(", ")),
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
