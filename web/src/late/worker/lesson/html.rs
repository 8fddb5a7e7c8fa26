//! What stands in the panel of a tour, as HTML. What is read first has `data-first`.

use super::opened::{Answer, Claims, Entry, List, Opened, Question, Step, Verdict, Why};
use crate::marked::{line, prose};
use hyperfly_text::{lesson, lesson_panel as text};
use maud::{Markup, html};

/// What the panel needs of the page.
pub struct Panel<'a> {
    /// What every link keeps of the page, as a fragment.
    pub kept: &'a str,
    /// Whether the answer of this step was shown and not given.
    pub revealed: bool,
}

impl Panel<'_> {
    /// The panel.
    pub fn html(&self, opened: &Opened) -> String {
        match opened {
            Opened::List(list) => self.list(list),
            Opened::Step(step) => self.step(step),
        }
        .into_string()
    }

    /// Where a link to a state of the page leads.
    fn link(&self, fragment: &str) -> String {
        let and = if self.kept.is_empty() { "" } else { "&" };
        format!("#{fragment}{and}{}", self.kept)
    }

    /// The list of tours, and on top of it what is wrong with the one that was asked for.
    fn list(&self, list: &List) -> Markup {
        html! {
            div.top {
                h2 #lesson-title tabindex="-1" data-first { (lesson::tours()) }
                (closing())
            }
            (why(&list.why))
            ul.tours { @for tour in &list.tours { (self.entry(tour)) } }
            label.file {
                (text::open_file())
                input type="file" accept=".json,application/json" data-open;
            }
            p.hint { (text::open_hint()) " " a href="docs/tours.html" { (text::how_to_write()) } }
        }
    }

    fn entry(&self, tour: &Entry) -> Markup {
        html! {
            li {
                a href=(self.link(&tour.first)) { (tour.title) }
                span { (line(&tour.about)) }
                small { (text::steps(tour.steps)) }
            }
        }
    }

    /// A step. Its title is read first, or else what came of an answer.
    fn step(&self, step: &Step) -> Markup {
        let is_open = step.question.as_ref().is_none_or(|question| question.verdict.is_none());
        html! {
            div.step data-step=(step.at + 1) {
                div.top {
                    h2 #lesson-title tabindex="-1" aria-describedby="lesson-text" data-first[is_open] {
                        (step.title) " " small { (text::step_of(step.at + 1, step.steps.len())) }
                    }
                    (closing())
                }
                (self.places(step))
                div #lesson-text { (prose(&step.text)) }
                @if let Some(question) = &step.question { (self.question(question)) }
                (claims(&step.claims))
                p.ways {
                    @if let Some(back) = step.at.checked_sub(1) {
                        a href=(self.link(&step.steps[back])) data-key="PageUp" rel="prev" { (text::back()) }
                    }
                    @if let Some(next) = step.steps.get(step.at + 1) {
                        a.next href=(self.link(next)) data-key="PageDown" rel="next" { (text::next()) }
                    } @else {
                        span.the-end { (text::the_end()) }
                    }
                }
                p.hint { (text::keys_hint()) }
            }
        }
    }

    /// The row of links to the steps, and the way to the list.
    fn places(&self, step: &Step) -> Markup {
        html! {
            nav aria-label=(text::step_list()) {
                ol.places {
                    @for (k, fragment) in step.steps.iter().enumerate() {
                        li {
                            a href=(self.link(fragment)) aria-current=[(k == step.at).then_some("step")]
                                aria-label=(text::step_link(k + 1)) { (k + 1) }
                        }
                    }
                }
                a.all href=(self.link("tour=all")) { (text::all_tours()) }
            }
        }
    }

    fn question(&self, question: &Question) -> Markup {
        let verdict = question.verdict.as_ref();
        html! {
            section.question.open[verdict.is_none()] aria-labelledby="lesson-ask" {
                h3 { (text::predict()) }
                p #lesson-ask { (line(&question.asks)) }
                ol.choices {
                    @for (k, answer) in question.answers.iter().enumerate() { (self.answer(answer, k, verdict)) }
                }
                @if let Some(verdict) = verdict {
                    div.answer tabindex="-1" data-first {
                        p { b { (line(&self.told(question, verdict))) } }
                        (prose(&verdict.why))
                    }
                } @else {
                    p.hint {
                        (text::covered()) " "
                        a href=(self.link(&question.reveals)) data-key="PageDown" data-reveal { (text::reveal()) }
                    }
                }
            }
        }
    }

    fn answer(&self, answer: &Answer, k: usize, verdict: Option<&Verdict>) -> Markup {
        let chosen = |verdict: &Verdict| verdict.chosen == k && !self.revealed;
        let (class, mark) = match verdict.map(|verdict| (chosen(verdict), verdict.right == k)) {
            Some((true, true)) => ("right", text::chosen_right()),
            Some((true, false)) => ("chosen", text::chosen()),
            Some((false, true)) => ("right", text::it_is_right()),
            _ => ("", ""),
        };
        html! {
            li class=(class) {
                a href=(self.link(&answer.chooses)) data-key=(k + 1) { (line(&answer.says)) }
                @if !mark.is_empty() { " " small { (mark) } }
            }
        }
    }

    fn told(&self, question: &Question, verdict: &Verdict) -> String {
        match question.answers.get(verdict.right) {
            Some(right) if self.revealed => text::answer_is(&right.says),
            Some(right) if verdict.chosen != verdict.right => text::answer_other(&right.says),
            _ => text::answer_right().to_owned(),
        }
    }
}

fn closing() -> Markup {
    html! { button type="button" data-key="Escape" { (lesson::close()) } }
}

fn why(why: &Why) -> Markup {
    html! {
        @match why {
            Why::Asked => p { (text::tours_about()) },
            Why::Unknown(id) => p.problem { (text::no_tour(id)) },
            Why::Missing(why) => p.problem { (why) },
            Why::Wrong(faults) => {
                p.problem { (text::bad_file()) }
                ul.faults { @for fault in faults { li { (fault) } } }
            }
        }
    }
}

/// What became of the claims: those that hold are folded away, the others said.
fn claims(claims: &Claims) -> Markup {
    html! {
        @match claims {
            Claims::NotRun(why) => p.problem { (text::not_run(why)) },
            Claims::Checked { holds, refuted, all } => {
                @for refuted in refuted { p.problem.refuted { (refuted) } }
                @if !holds.is_empty() {
                    details.checked data-borne={ (holds.len()) "/" (all) } {
                        summary { (text::checked()) }
                        ul { @for claim in holds { li { code { (claim) } " ✓" } } }
                    }
                }
            }
        }
    }
}
