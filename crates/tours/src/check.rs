//! Checks that the right answers agree with the runs. A file in which they differ is refused.

use crate::answers::AnswerRule;
use crate::claim::Verdict;
use crate::fault::Fault;
use crate::runs::Runs;
use crate::tour::{Question, Step, Tour};
use hyperfly_text::{language, lesson_file};
use hyperfly_view::notation::numbers::quantity;

impl Tour {
    /// Checks the right answers of all questions whose runs are quick, and of the steps, counted from 0, selected by `selected`.
    pub fn check(&self, runs: &mut Runs, selected: impl Fn(usize) -> bool) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (k, step) in self.steps.iter().enumerate() {
            let is_quick = [step.scene(false), step.scene(true)].into_iter().all(|scene| {
                runs.is_quick(&scene.state.settings)
                    && scene.comparison.as_ref().is_none_or(|comparison| runs.is_quick(&comparison.settings))
            });
            if let Some(question) = &step.question
                && (is_quick || selected(k))
                && let Some(explanation) = explain_wrong_answer(question, step, runs)
            {
                let right_number = question.right_choice + 1;
                let answer = question.choices[question.right_choice].text(&step.scene.run(runs).facts);
                let place = format!("{}, question.right", lesson_file::place_step(k + 1));
                faults.push(Fault::new(&place, &format!("{right_number} (“{answer}”)"), explanation));
            }
        }
        faults
    }
}

/// Explains why the answer marked as right is not; `None` if it is, or if this cannot be determined.
fn explain_wrong_answer(question: &Question, step: &Step, runs: &mut Runs) -> Option<String> {
    if question.answers == AnswerRule::Undetermined {
        return None;
    }
    let scene_run_after = step.scene(true).run(runs);
    // A scene that cannot run reports it where it is shown.
    if scene_run_after.failure.is_some() {
        return None;
    }
    let facts_before = step.scene.run(runs).facts;
    let question_text = question.prompt.text(&facts_before);
    match &question.answers {
        AnswerRule::Undetermined => None,
        AnswerRule::Nearest(rule) => {
            let value = rule.sum.value(&scene_run_after.facts);
            let value_text = value.map_or_else(|| "–".to_owned(), |value| quantity(value, 4));
            let is_right =
                value.is_some_and(|value| rule.is_nearest(question.right_choice, value, &facts_before));
            (!is_right).then(|| lesson_file::fault_answer_of(&question_text, &rule.text, &value_text))
        }
        AnswerRule::Claims(claims) => {
            let verdicts: Vec<Verdict> =
                claims.iter().map(|claim| claim.check(&scene_run_after.facts)).collect();
            let holds = |k: usize| verdicts[k] == Verdict::Holds;
            let others_hold = (0..claims.len()).any(|k| k != question.right_choice && holds(k));
            if holds(question.right_choice) && !others_hold {
                return None;
            }
            let outcomes = claims.iter().zip(&verdicts);
            let refuted: Vec<String> =
                outcomes.filter_map(|(claim, verdict)| claim.explain_failure(verdict)).collect();
            let other_claims_held: Vec<&str> =
                (0..claims.len()).filter(|k| holds(*k)).map(|k| claims[k].text.as_str()).collect();
            let other_claims_held = if other_claims_held.is_empty() {
                "–".to_owned()
            } else {
                other_claims_held.join(language::list())
            };
            Some(format!(
                "{} {}",
                lesson_file::fault_answer_when(&question_text, &other_claims_held),
                refuted.join(" ")
            ))
        }
    }
}
