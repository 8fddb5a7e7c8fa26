//! What stands in the panel of questions, as HTML: a question, what came of the answer, and the ways on. What its attributes say to the
//! page stands with `Panel` (web/src/protocol/late/predict.rs).

use super::plane::{self, Sketched};
use super::question::Question;
use crate::marked::line;
use crate::protocol::late::predict::{AskQuestion, Given, UNDRAWN};
use hyperfly_text::predict_panel as text;
use hyperfly_view::numbers::{fixed, whole};
use maud::{Markup, html};

/// The form's id, for the parts of it that stand elsewhere.
const FORM: &str = "predict-form";

/// A question that is open: its answers to choose from, or the points of a curve to draw.
pub fn open(question: &Question, score: (u32, u32)) -> String {
    html! {
        form.asks #(FORM) data-act="answer" {
            fieldset {
                legend tabindex="-1" data-first { (line(&question.asks)) }
                @if let Some(meant) = &question.meant { p.hint { (line(meant)) } }
                @for (k, choice) in question.choices.iter().enumerate() {
                    label {
                        input type="radio" name="answer" required data-key=(k + 1) data-channel=[choice.claim.channel()];
                        kbd { (k + 1) }
                        span { (line(&choice.says)) }
                    }
                }
            }
        }
        @if let Some(curve) = &question.curve { (plane::plane(curve, Sketched::Open)) }
        div.on {
            @if let Some(curve) = &question.curve {
                div.points {
                    @for (k, (p, _)) in curve.points.iter().skip(1).enumerate() { (point(&whole((*p).into()), k)) }
                }
            }
            button type="submit" form=(FORM) { (text::answer()) }
            p.hint { (text::covers()) @if question.curve.is_none() { " " (text::keys()) } }
            (told_score(score))
        }
    }
    .into_string()
}

fn point(p: &str, column: usize) -> Markup {
    html! {
        label {
            span { (p) }
            input type="range" form=(FORM) min="0" max="100" value=(UNDRAWN) data-column=(column)
                aria-label=(text::sketch_point(p));
        }
    }
}

/// What came of a question, why, and what to do next; `moves` is whether another run shows the answer.
pub fn answered(question: &Question, given: &Given, ask: &AskQuestion, moves: bool) -> String {
    let (is_right, says) = verdict(question, given);
    html! {
        p.asked { (line(&question.asks)) }
        h3.(if is_right { "right" } else { "wrong" }) tabindex="-1" data-first { (line(&says)) }
        p.why { (line(&question.why)) }
        @if let (Some(curve), Given::Sketch(drawn)) = (&question.curve, given) {
            (plane::plane(curve, Sketched::Beside(drawn)))
        }
        div.on {
            @if moves { (way("turn", if ask.back { text::again() } else { text::back() })) }
            (way("next", text::next()))
            (told_score(ask.score))
        }
    }
    .into_string()
}

/// Why there is no question; `others` is whether there are some of another seed.
pub fn none(why: &str, others: bool, score: (u32, u32)) -> String {
    html! {
        h3 tabindex="-1" data-first { (why) }
        div.on {
            @if others { (way("others", text::fresh())) }
            (told_score(score))
        }
    }
    .into_string()
}

/// A button in a form of its own.
fn way(act: &str, word: &str) -> Markup {
    html! { form data-act=(act) { button type="submit" { (word) } } }
}

/// How many were right.
fn told_score((asked, right): (u32, u32)) -> Markup {
    html! { @if asked > 0 { p.score { (text::score(right, asked)) } } }
}

/// Whether an answer is right, or near enough, and that in words, with what would have been right.
pub fn verdict(question: &Question, given: &Given) -> (bool, String) {
    let posed = question.posed();
    let is_right = posed.is_right(given);
    let says = match (given, &question.curve) {
        (Given::Sketch(drawn), Some(curve)) => {
            let away = fixed(posed.distance(drawn), 3);
            let said = if is_right { text::sketch_right(&away) } else { text::sketch_wrong(&away) };
            let both = curve.points.iter().skip(1).zip(drawn);
            let farthest = both.max_by(|((_, a), x), ((_, b), y)| (a - *x).abs().total_cmp(&(b - *y).abs()));
            let most = farthest
                .map(|((p, e), y)| text::sketch_most(&whole((*p).into()), &fixed(*y, 3), &fixed(*e, 3)));
            [Some(said), most].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        _ if is_right => text::right().to_owned(),
        _ => {
            let says = |k: u32| question.choices.get(k as usize).map_or("", |choice| choice.says.as_str());
            let yours = match given {
                Given::Answer(answer) => text::yours(says(*answer)),
                Given::Sketch(_) => String::new(),
            };
            format!("{} {yours}", text::wrong(says(question.right as u32)))
        }
    };
    (is_right, says)
}
