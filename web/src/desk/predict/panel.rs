//! The panel as HTML: forms whose fields say all that the next wish needs, `data-go` the state to show, `data-key` the key
//! that chooses, `data-channel` what on the machine is meant.

use super::plane;
use super::question::{Claim, Cover, Question};
use super::sketch::{NEAR, distance};
use crate::desk::room::prose;
use hyperfly_core::scenario::Request;
use hyperfly_text::predict as text;
use hyperfly_view::numbers::whole;
use hyperfly_view::svg::escape;
use std::fmt::Write;

/// What the reader has answered, and what went before.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answered {
    /// The question.
    pub at: usize,
    /// How many were answered before it, and rightly.
    pub asked: u32,
    pub right: u32,
    /// The choice.
    pub answer: Option<usize>,
    /// What was drawn, from the second p on.
    pub drawn: Vec<f64>,
    /// Whether it is still being drawn.
    pub live: bool,
    /// Whether the page has gone back to the run before.
    pub back: bool,
}

impl Answered {
    /// Reads the fields of a form.
    pub fn read(choices: &str) -> Answered {
        let mut read = Answered::default();
        for (key, value) in Request::pairs(choices) {
            let whole = || value.parse::<u32>().unwrap_or_default();
            match key.as_str() {
                "at" => read.at = whole() as usize,
                "asked" => read.asked = whole(),
                "right" => read.right = whole(),
                "answer" => read.answer = value.parse().ok(),
                "e" => read.drawn.push((f64::from(whole()) / 100.0).min(1.0)),
                "live" => read.live = true,
                "back" => read.back = true,
                _ => {}
            }
        }
        read
    }

    fn fields(&self, at: usize, asked: u32, right: u32) -> String {
        let field =
            |name: &str, value: String| format!("<input type=\"hidden\" name=\"{name}\" value=\"{value}\">");
        field("at", at.to_string()) + &field("asked", asked.to_string()) + &field("right", right.to_string())
    }
}

/// The question, or what came of it.
pub fn write(question: &Question, base: &Request, answered: &Answered, part: &dyn Fn(u8, String)) {
    let mut html = head(&text::number((answered.at + 1) as u64));
    if answered.answer.is_none() {
        html += &asks(question, answered);
        part(1, question.curve.as_ref().map(|curve| plane::write(curve, &[], false)).unwrap_or_default());
        part(0, html);
        let keys = if question.curve.is_some() { "" } else { text::keys() };
        let foot = points(question) + &format!("<p class=\"hint\">{} {keys}</p>", text::covers());
        part(2, foot + &score(answered.asked, answered.right));
        return;
    }
    let is_right = match &question.curve {
        Some(curve) => distance(curve, &answered.drawn) <= NEAR,
        None => answered.answer == Some(question.right),
    };
    html += &verdict(question, answered, is_right);
    let drawn = question.curve.as_ref().map(|curve| plane::write(curve, &answered.drawn, true));
    part(1, drawn.unwrap_or_default());
    part(0, html);
    let (asked, right) = (answered.asked + 1, answered.right + u32::from(is_right));
    part(2, next(question, base, answered, (asked, right)) + &score(asked, right));
}

/// Where there is no further question.
pub fn end(base: &Request, runs: bool, answered: &Answered, part: &dyn Fn(u8, String)) {
    let why = match (runs, base.scenario.p) {
        (true, _) => text::none_more(),
        (false, 1) => text::none_serial(),
        (false, _) => text::none_large(),
    };
    part(0, head("") + &format!("<h3 tabindex=\"-1\" data-focus=\"\">{why}</h3>"));
    part(1, String::new());
    let mut other = base.clone();
    // Not the next number: a class that counts up its seeds by hand should not meet these questions again.
    other.look.ask =
        Some(base.look.ask.unwrap_or_default().wrapping_mul(747_796_405).wrapping_add(2_891_336_453));
    let again = if runs { form(&other, "", text::fresh()) } else { String::new() };
    part(2, again + &score(answered.asked, answered.right));
}

/// The title of the panel, where the reader is, and the way out.
fn head(place: &str) -> String {
    format!(
        "<div class=\"head\"><h2 id=\"predict-title\">{}</h2><p class=\"place\">{place}</p><button type=\"button\" data-close=\"\">{}</button></div>",
        text::title(),
        text::close()
    )
}

fn asks(question: &Question, answered: &Answered) -> String {
    let mut html = format!(
        "<form class=\"asks\" id=\"predict-form\" data-go=\"{}\"{}>{}",
        fragment(&question.go),
        // At the beginning of the run there is nothing to be seen yet of what it will do.
        if question.covers.contains(&Cover::Messages) { " data-still=\"\"" } else { "" },
        answered.fields(answered.at, answered.asked, answered.right)
    );
    let meant = question.meant.iter().map(|meant| format!("<p class=\"hint\">{}</p>", prose(meant)));
    let meant: String = meant.collect();
    let _ = write!(
        html,
        "<fieldset><legend tabindex=\"-1\" data-focus=\"\">{}</legend>{meant}",
        prose(&question.asks)
    );
    for (k, choice) in question.choices.iter().enumerate() {
        let channel = match choice.claim {
            Claim::Channel(channel) => format!(" data-channel=\"{channel}\""),
            _ => String::new(),
        };
        let _ = write!(
            html,
            "<label><input type=\"radio\" name=\"answer\" value=\"{k}\" required data-key=\"{key}\"{channel}><kbd>{key}</kbd><span>{}</span></label>",
            prose(&choice.says),
            key = k + 1
        );
    }
    html += if question.curve.is_some() {
        "<input type=\"hidden\" name=\"answer\" value=\"0\"></fieldset></form>"
    } else {
        "</fieldset></form>"
    };
    html + &covers(question.covers)
}

/// What stands below the plane of a sketch, and the button that answers: parts of the form, wherever they are.
fn points(question: &Question) -> String {
    let mut html = String::new();
    if let Some(curve) = &question.curve {
        html += "<div class=\"points\">";
        for (p, _) in curve.points.iter().skip(1) {
            let label = text::sketch_point(&whole((*p).into()));
            let _ = write!(
                html,
                "<label><span>{}</span><input type=\"range\" form=\"predict-form\" name=\"e\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"{}\"></label>",
                whole((*p).into()),
                escape(&label)
            );
        }
        html += "</div>";
    }
    let word = text::answer();
    let _ = write!(html, "<button type=\"submit\" form=\"predict-form\">{word}</button>");
    html
}

fn verdict(question: &Question, answered: &Answered, is_right: bool) -> String {
    let said = match &question.curve {
        Some(curve) => drawn(curve, answered, is_right),
        None if is_right => text::right().to_owned(),
        None => {
            let says =
                |k: usize| question.choices.get(k).map(|choice| choice.says.as_str()).unwrap_or_default();
            let yours = text::yours(says(answered.answer.unwrap_or_default()));
            format!("{} {yours}", text::wrong(says(question.right)))
        }
    };
    let mark = if is_right { "right" } else { "wrong" };
    format!(
        "<p class=\"asked\">{}</p><h3 class=\"{mark}\" tabindex=\"-1\" data-focus=\"\" role=\"status\">{}</h3><p class=\"why\">{}</p>",
        prose(&question.asks),
        prose(&said),
        prose(&question.why)
    )
}

/// What came of a sketch.
fn drawn(curve: &super::question::Curve, answered: &Answered, is_right: bool) -> String {
    let number = super::said::number;
    let away = number(distance(curve, &answered.drawn));
    let said = if is_right { text::sketch_right(&away) } else { text::sketch_wrong(&away) };
    let both = curve.points.iter().skip(1).zip(&answered.drawn);
    let far = both.max_by(|((_, a), x), ((_, b), y)| (a - *x).abs().total_cmp(&(b - *y).abs()));
    match far {
        Some(((p, e), y)) => {
            format!("{said} {}", text::sketch_most(&whole((*p).into()), &number(*y), &number(*e)))
        }
        None => said,
    }
}

/// What to do after an answer.
fn next(question: &Question, base: &Request, answered: &Answered, (asked, right): (u32, u32)) -> String {
    let mut html = String::new();
    let moves = question.go.scenario != base.scenario;
    if moves {
        // The same answer again, with the page at the other of the two runs.
        let mut fields = answered.fields(answered.at, answered.asked, answered.right);
        let answer = answered.answer.unwrap_or_default();
        let _ = write!(fields, "<input type=\"hidden\" name=\"answer\" value=\"{answer}\">");
        html += &if answered.back {
            form(&question.go, &fields, text::again())
        } else {
            form(base, &(fields + "<input type=\"hidden\" name=\"back\" value=\"1\">"), text::back())
        };
    }
    html += &form(base, &answered.fields(answered.at + 1, asked, right), text::next());
    html
}

fn form(go: &Request, fields: &str, word: &str) -> String {
    let go = fragment(go);
    format!("<form data-go=\"{go}\">{fields}<button type=\"submit\">{word}</button></form>")
}

fn fragment(go: &Request) -> String {
    escape(&go.to_fragment())
}

fn score(asked: u32, right: u32) -> String {
    match asked {
        0 => String::new(),
        _ => format!("<p class=\"score\">{}</p>", text::score(right, asked)),
    }
}

/// Hides what would give the answer away, from eyes and from what reads the page aloud, and says so in its place.
fn covers(covers: &[Cover]) -> String {
    let places = |cover: &Cover| match cover {
        Cover::Curves => ".figure.curves, .folded > *",
        Cover::Numbers => ".numbers, .figure.tables",
        Cover::Sentence => ".figures .sentence",
        Cover::Breakdown => ".figure.breakdown, .figure.why",
        Cover::Timeline => ".figure.timeline, .figure.supersteps, .figure.schedule",
        Cover::Messages => ".scrubber > *",
    };
    let mut all: Vec<&str> = covers.iter().flat_map(|cover| places(cover).split(", ")).collect();
    all.retain(|place| !place.is_empty());
    let after: Vec<String> = all.iter().map(|place| format!("{place}::after")).collect();
    let word = text::covered().replace(['"', '\\', '<'], "");
    let css = format!(
        "{}{{visibility:hidden;position:relative}}{}{{content:\"{word}\";visibility:visible;position:absolute;inset:0;\
         display:grid;place-items:center;padding:4px;text-align:center;white-space:normal;font-size:var(--small);\
         color:var(--hf-muted);border:1px dashed var(--hf-wire);border-radius:6px}}",
        all.join(","),
        after.join(",")
    );
    format!("<style>{css}</style>")
}
