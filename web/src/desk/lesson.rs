//! The panel of a tour as HTML: the list of tours, a step with its question, or what is wrong with a file. What stands in it is
//! a function of the address (and of the file): the desk runs what a step shows itself, so that its numbers and its claims are
//! those of the step, whatever the reader does to the page meanwhile.

use super::fetch::fetch;
use crate::protocol::desk::Wish;
use hyperfly_core::scenario::{Choice, Request};
use hyperfly_text::lesson;
use hyperfly_tours::{Facts, Fault, IDS, Question, Runs, Scene, Staged, Tour, Verdict, own, prose};
use hyperfly_view::Selection;
use hyperfly_view::svg::escape;
use std::fmt::Write;

/// What was run, and loaded, for lessons.
#[derive(Default)]
pub struct Lessons {
    runs: Runs,
    /// The file that was loaded last: its address, and what came.
    loaded: Option<(String, Result<String, String>)>,
}

/// Why there is no tour to show.
enum Missing {
    /// The list of them is what is asked for.
    List,
    /// There is none of this name.
    Unknown,
    /// It cannot be had.
    Why(String),
    /// It is wrong.
    Wrong(Vec<Fault>),
}

impl Lessons {
    /// The panel's parts: what stands in it; what is said when the page shows something else than the step.
    pub fn write(&mut self, wish: &Wish, part: &dyn Fn(u8, String)) {
        let asked = Request::from_fragment(&wish.fragment).0.unwrap_or_default();
        let id = asked.look.tour.clone();
        let (panel, status) = match self.tour(wish, &id) {
            Ok(tour) => self.step(&tour, &id, &asked),
            Err(missing) => (self.list(&id, &missing), String::new()),
        };
        // The page acts on the panel when it comes, and then the way to its state is there.
        part(1, status);
        part(0, panel);
    }

    fn tour(&mut self, wish: &Wish, id: &str) -> Result<Tour, Missing> {
        let read = |text: &str| Tour::read(text).map_err(Missing::Wrong);
        match id {
            "all" | "" => Err(Missing::List),
            "file" if wish.choices.is_empty() => Err(Missing::Why(lesson::no_file().to_owned())),
            "file" => read(&wish.choices),
            _ if id.ends_with(".json") => {
                if self.loaded.as_ref().is_none_or(|(address, _)| address != id) {
                    self.loaded = Some((id.to_owned(), fetch(&wish.base, id)));
                }
                match &self.loaded {
                    Some((_, Ok(text))) => read(text),
                    Some((_, Err(why))) => Err(Missing::Why(why.clone())),
                    None => Err(Missing::Unknown),
                }
            }
            _ => own(id).ok_or(Missing::Unknown),
        }
    }

    /// The list of tours, and on top of it what is wrong with the one that was asked for.
    fn list(&mut self, id: &str, missing: &Missing) -> String {
        let mut html = format!("<div class=\"top\"><h2 {TITLE}>{}</h2>{}</div>", lesson::tours(), close());
        match missing {
            Missing::List => {
                let _ = write!(html, "<p>{}</p>", lesson::tours_about());
            }
            Missing::Unknown => {
                let _ = write!(html, "<p class=\"problem\">{}</p>", escape(&lesson::no_tour(id)));
            }
            Missing::Why(why) => {
                let _ = write!(html, "<p class=\"problem\">{}</p>", escape(why));
            }
            Missing::Wrong(faults) => {
                let _ = write!(html, "<p class=\"problem\">{}</p><ul class=\"faults\">", lesson::bad_file());
                for fault in faults {
                    let _ = write!(html, "<li>{}</li>", escape(&fault.line()));
                }
                html += "</ul>";
            }
        }
        html += "<ul class=\"tours\">";
        let nothing = Facts::default();
        for id in IDS {
            let Some(tour) = own(id) else { continue };
            let first = self.address(&tour, id, 0, 0);
            let (title, about) = (tour.title.text(&nothing), tour.about.text(&nothing));
            let _ = write!(
                html,
                "<li><a href=\"#{}\">{}</a><span>{}</span><small>{}</small></li>",
                escape(&first),
                escape(&title),
                hyperfly_tours::line(&about),
                lesson::steps(tour.steps.len()),
            );
        }
        let _ = write!(html, "</ul>{}", open_file());
        html
    }

    fn step(&mut self, tour: &Tour, id: &str, asked: &Request) -> (String, String) {
        let (k, answer) = asked.look.step;
        let k = usize::from(k).clamp(1, tour.steps.len()) - 1;
        let step = &tour.steps[k];
        let answer = usize::from(answer);
        let answer = step
            .question
            .as_ref()
            .map_or(0, |question| if answer <= question.choices.len() { answer } else { 0 });
        let before = step.scene.stage(&mut self.runs);
        let scene = step.scene(answer > 0);
        let staged = scene.stage(&mut self.runs);
        let title = tour.title.text(&Facts::default());
        let count = tour.steps.len();

        let mut html = String::new();
        let look = scene.look.map_or("", Choice::id);
        let select = staged.selection.map(code).unwrap_or_default();
        let _ = write!(
            html,
            "<div class=\"step\" data-step=\"{}\" data-look=\"{look}\" data-select=\"{select}\">\
             <div class=\"top\"><h2 id=\"lesson-title\" {} aria-describedby=\"lesson-text\">{} <small>{}</small></h2>{}</div>",
            k + 1,
            if answer == 0 { FOCUS } else { "" },
            escape(&title),
            lesson::step_of(k + 1, count),
            close(),
        );
        self.places(&mut html, tour, id, k);
        let _ = write!(html, "<div id=\"lesson-text\">{}</div>", prose(&step.text.text(&before.facts)));
        if let Some(question) = &step.question {
            self.question(&mut html, tour, id, k, question, answer, &before.facts, &staged.facts);
        }
        checked(&mut html, scene, &staged);
        html += "<p class=\"ways\">";
        if k > 0 {
            let before = self.address(tour, id, k - 1, 0);
            let _ = write!(
                html,
                "<a href=\"#{}\" data-key=\"PageUp\" rel=\"prev\">{}</a>",
                escape(&before),
                lesson::back()
            );
        }
        if k + 1 < count {
            let next = self.address(tour, id, k + 1, 0);
            let _ = write!(
                html,
                "<a class=\"next\" href=\"#{}\" data-key=\"PageDown\" rel=\"next\">{}</a>",
                escape(&next),
                lesson::next()
            );
        } else {
            let _ = write!(html, "<span class=\"the-end\">{}</span>", lesson::the_end());
        }
        let _ = write!(html, "</p><p class=\"hint\">{}</p></div>", lesson::keys_hint());

        let mut own = staged.request.clone();
        (own.look.tour, own.look.step) = (id.to_owned(), asked.look.step);
        let same = own.scenario == asked.scenario
            && (own.look.view, own.look.under) == (asked.look.view, asked.look.under);
        let status = if same {
            String::new()
        } else {
            format!(
                "<p class=\"left\">{} <a href=\"#{}\" data-go=\"\">{}</a></p>",
                lesson::left_step(),
                escape(&own.to_fragment()),
                lesson::back_to_step()
            )
        };
        (html, status)
    }

    /// The row of links to the steps, and the way to the list.
    fn places(&mut self, html: &mut String, tour: &Tour, id: &str, here: usize) {
        let _ = write!(html, "<nav aria-label=\"{}\"><ol class=\"places\">", lesson::step_list());
        for k in 0..tour.steps.len() {
            let address = self.address(tour, id, k, 0);
            let current = if k == here { " aria-current=\"step\"" } else { "" };
            let _ = write!(
                html,
                "<li><a href=\"#{}\"{current} aria-label=\"{}\">{}</a></li>",
                escape(&address),
                lesson::step_link(k + 1),
                k + 1
            );
        }
        let _ = write!(html, "</ol><a class=\"all\" href=\"#tour=all\">{}</a></nav>", lesson::all_tours());
    }

    #[allow(clippy::too_many_arguments)]
    fn question(
        &mut self,
        html: &mut String,
        tour: &Tour,
        id: &str,
        k: usize,
        question: &Question,
        answer: usize,
        before: &Facts,
        after: &Facts,
    ) {
        let ask = hyperfly_tours::line(&question.ask.text(before));
        let _ = write!(
            html,
            "<section class=\"question{}\" aria-labelledby=\"lesson-ask\"><h3>{}</h3><p id=\"lesson-ask\">{ask}</p>\
             <ol class=\"choices\">",
            if answer == 0 { " open" } else { "" },
            lesson::predict()
        );
        for (at, choice) in question.choices.iter().enumerate() {
            let address = self.address(tour, id, k, at as u8 + 1);
            let (chosen, right) = (at + 1 == answer, at == question.right);
            let (class, mark) = match (answer > 0, chosen, right) {
                (true, true, true) => ("right", lesson::chosen_right()),
                (true, true, false) => ("chosen", lesson::chosen()),
                (true, false, true) => ("right", lesson::it_is_right()),
                _ => ("", ""),
            };
            let mark = if mark.is_empty() { String::new() } else { format!(" <small>{mark}</small>") };
            let _ = write!(
                html,
                "<li class=\"{class}\"><a href=\"#{}\" data-key=\"{}\">{}</a>{mark}</li>",
                escape(&address),
                at + 1,
                hyperfly_tours::line(&choice.text(before)),
            );
        }
        html.push_str("</ol>");
        if answer == 0 {
            let _ = write!(html, "<p class=\"hint\">{}</p>", lesson::covered());
        } else {
            let told = if answer - 1 == question.right {
                lesson::answer_right().to_owned()
            } else {
                lesson::answer_other(&question.choices[question.right].text(before))
            };
            let _ = write!(
                html,
                "<div class=\"answer\" {FOCUS}><p><b>{}</b></p>{}</div>",
                hyperfly_tours::line(&told),
                prose(&question.why.text(after))
            );
        }
        html.push_str("</section>");
    }

    /// The address of a step, with an answer from 1, at its moment; where its run would take long, at the beginning.
    fn address(&mut self, tour: &Tour, id: &str, k: usize, answer: u8) -> String {
        let scene = tour.steps[k].scene(answer > 0);
        let quick = self.runs.is_quick(&scene.state.scenario);
        let mut request = if quick { scene.stage(&mut self.runs).request } else { scene.state.clone() };
        (request.look.tour, request.look.step) = (id.to_owned(), (k as u8 + 1, answer));
        request.to_fragment()
    }
}

/// Takes the focus when it is written.
const FOCUS: &str = "data-focus=\"\" tabindex=\"-1\"";
/// The title of what is no step.
const TITLE: &str = "id=\"lesson-title\" data-focus=\"\" tabindex=\"-1\"";

fn close() -> String {
    format!("<button type=\"button\" data-close=\"\" data-key=\"Escape\">{}</button>", lesson::close())
}

fn open_file() -> String {
    format!(
        "<label class=\"file\">{}<input type=\"file\" accept=\".json,application/json\" data-open=\"\"></label>\
         <p class=\"hint\">{} <a href=\"docs/tours.html\">{}</a></p>",
        lesson::open_file(),
        lesson::open_hint(),
        lesson::how_to_write()
    )
}

/// What became of the claims: those that hold are folded away, the others said.
fn checked(html: &mut String, scene: &Scene, staged: &Staged) {
    if let Some(why) = &staged.why {
        let _ = write!(html, "<p class=\"problem\">{}</p>", escape(&lesson::not_run(why)));
        return;
    }
    let borne = staged.verdicts.iter().filter(|verdict| **verdict == Verdict::Holds).count();
    for (claim, verdict) in scene.shows.iter().zip(&staged.verdicts) {
        if let Some(refuted) = claim.refuted(verdict) {
            let _ = write!(html, "<p class=\"problem refuted\">{}</p>", escape(&refuted));
        }
    }
    if borne > 0 {
        let _ = write!(
            html,
            "<details class=\"checked\" data-borne=\"{borne}/{}\"><summary>{}</summary><ul>",
            scene.shows.len(),
            lesson::checked()
        );
        for (claim, verdict) in scene.shows.iter().zip(&staged.verdicts) {
            if *verdict == Verdict::Holds {
                let _ = write!(html, "<li><code>{}</code> ✓</li>", escape(&claim.text));
            }
        }
        html.push_str("</ul></details>");
    }
}

/// A selection as the page reads it.
fn code(selection: Selection) -> String {
    match selection {
        Selection::Processor(q) => format!("0 {q}"),
        Selection::Channel(channel) => format!("1 {channel}"),
        Selection::Stage(stage) => format!("2 {stage}"),
        Selection::Element { stage, index } => format!("3 {stage} {index}"),
        Selection::Activity(activity) => format!("4 {}", activity as u8),
        Selection::Message(_) | Selection::Step(_) => String::new(),
    }
}
