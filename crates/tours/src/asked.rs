//! The numbers that a question asks for, which the page hides until it is answered. Everything else stays visible.

use crate::tour::Step;
use hyperfly_request::Settings;
use serde::{Deserialize, Serialize};

/// Numbers on the page that would answer a question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Least p whose point on a curve is the answer, or shows where the curve leads.
    pub curve_from: Option<u32>,
    /// The efficiency threshold on the curves.
    pub threshold: bool,
    /// T_p of the displayed run, and what follows from it.
    pub time: bool,
    /// The division of p·T_p of the displayed run.
    pub parts: bool,
}

/// Values that follow from T_p.
const TIMES: [&str; 6] = ["t_parallel", "slower", "speedup", "efficiency", "overhead", "predicted"];
/// Values on the curves against p.
const CURVES: [&str; 4] = ["speedup", "efficiency", "needed", "needed.log"];
/// Parts of p·T_p.
const PARTS: [&str; 7] = ["compute", "startup", "hop", "transfer", "contention", "gap", "idle"];

impl Step {
    /// Returns the numbers that the step's question asks for; none without a question.
    pub fn asked(&self) -> Asked {
        let Some(question) = &self.question else { return Asked::default() };
        let names = |sought: &[&str]| {
            let is_sought = |name: &str| sought.contains(&name.strip_prefix("beside.").unwrap_or(name));
            question.answers.has_name(&is_sought)
        };
        let (before, after) = (&self.scene(false).state, &self.scene(true).state);
        let (p, asked_p) = (before.settings.p, after.settings.p);
        let is_alike = before.settings == Settings { p, ..after.settings.clone() }
            && before.look.efficiency == after.look.efficiency;
        // The displayed run answers only a question about itself, and its curves only one about another p.
        let is_displayed = is_alike && p == asked_p;
        let curve_from = if is_displayed { p } else { asked_p.min(p + 1) };
        Asked {
            curve_from: (is_alike && names(&CURVES)).then_some(curve_from),
            threshold: names(&["threshold"]),
            time: is_displayed && names(&TIMES),
            parts: is_displayed && names(&PARTS),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builtin::builtin_tour;

    fn asked(tour: &str, step: usize) -> Asked {
        builtin_tour(tour).expect("a built-in id").steps[step - 1].asked()
    }

    #[test]
    fn question_about_another_p_hides_the_curve_beyond() {
        assert_eq!(asked("exchange", 6), Asked { curve_from: Some(17), ..Asked::default() });
    }

    #[test]
    fn question_about_threshold_hides_only_the_threshold() {
        assert_eq!(asked("isoefficiency", 3), Asked { threshold: true, ..Asked::default() });
    }

    #[test]
    fn question_about_another_run_hides_nothing() {
        for (tour, step) in
            [("isoefficiency", 4), ("isoefficiency", 6), ("hiding", 5), ("transpose", 4), ("mesh", 5)]
        {
            assert_eq!(asked(tour, step), Asked::default(), "{tour}, step {step}");
        }
    }

    #[test]
    fn question_about_the_displayed_run_hides_its_time_and_parts() {
        let file = r#"{"hyperfly-tour": 1, "title": "t", "steps": [{"text": "x", "state": "p=4&n=64", "question":
            {"ask": "E?", "choices": ["0.1", "0.5"], "right": 1, "of": "NAME", "why": "so"}}]}"#;
        let asked = |name: &str| {
            let tour = crate::Tour::read(&file.replace("NAME", name)).expect("a tour");
            tour.steps[0].asked()
        };
        assert_eq!(asked("efficiency"), Asked { curve_from: Some(4), time: true, ..Asked::default() });
        assert_eq!(asked("t_parallel"), Asked { time: true, ..Asked::default() });
        assert_eq!(asked("contention / 2"), Asked { parts: true, ..Asked::default() });
        assert_eq!(asked("messages"), Asked::default());
    }
}
