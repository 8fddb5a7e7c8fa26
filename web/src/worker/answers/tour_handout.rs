//! The printable handout of a tour: texts, questions and figures of its steps, without answers that the page hides.

use super::handout::{begin, with_view, write_end, write_picture};
use super::loaded_run::{File, LoadedRun};
use crate::app::prose;
use crate::worker::protocol::queries::file::MakeFile;
use hyperfly_request::{Request, Settings, View};
use hyperfly_text::lesson_panel as text;
use hyperfly_tours::{Facts, Question, Runs, Scene, SceneRun, Tour, begins_with_answer};
use hyperfly_view::draw::svg::escape;
use hyperfly_view::figure::title_of;
use hyperfly_view::views::has_time;
use std::fmt::Write;

/// A printed figure: settings, views, time.
type PrintedFigure = (Settings, [Option<View>; 2], f64);

/// Creates the handout of a tour.
pub fn make_handout(query: &MakeFile, request: &Request, tour: &Tour, runs: &mut Runs) -> File {
    let mut html = begin(&tour.title.text(&Facts::default()));
    html += &format_paragraphs(&tour.about.text(&Facts::default()));
    let mut figures = Vec::new();
    for (k, step) in tour.steps.iter().enumerate() {
        let (step_number, answer) = request.look.step;
        let is_answered = usize::from(step_number) == k + 1 && answer > 0;
        let scene_run_before = step.scene.run(runs);
        let heading = escape(&text::step_of(k + 1, tour.steps.len())).to_string();
        let _ = write!(
            html,
            "<section><h2>{heading}</h2>{}",
            format_paragraphs(&step.text.text(&scene_run_before.facts))
        );
        let asks = step.question.is_some() && !is_answered;
        list_figures(&mut html, query, &step.scene, &scene_run_before, asks, &mut figures);
        if let Some(question) = &step.question {
            write_question(&mut html, question, &scene_run_before.facts);
        }
        if let Some(question) = step.question.as_ref().filter(|_| is_answered) {
            let scene_run_after = step.scene(true).run(runs);
            let right_text = question.choices[question.right_choice].text(&scene_run_before.facts);
            let explanation = question.explanation.text(&scene_run_after.facts);
            if !begins_with_answer(&explanation, &right_text) {
                html += &format_paragraphs(&text::answer_is(&right_text));
            }
            html += &format_paragraphs(&explanation);
            list_figures(&mut html, query, step.scene(true), &scene_run_after, false, &mut figures);
        }
        html += "</section>";
    }
    write_end(&mut html, query, request);
    File { name: "hyperfly-handout.html".to_owned(), mime: "text/html", text: html }
}

fn write_question(html: &mut String, question: &Question, facts: &Facts) {
    let choices: String = question
        .choices
        .iter()
        .map(|choice| format!("<li>{}</li>", format_line(&choice.text(facts))))
        .collect();
    let _ = write!(
        html,
        "<p><b>{}</b></p><ol type=\"A\">{choices}</ol>",
        format_line(&question.prompt.text(facts))
    );
}

/// Writes the views of a scene, for both runs if it compares two. `asks` leaves out the views that an open question hides.
fn list_figures(
    html: &mut String,
    query: &MakeFile,
    scene: &Scene,
    scene_run: &SceneRun,
    asks: bool,
    figures: &mut Vec<PrintedFigure>,
) {
    let look = &scene_run.request.look;
    let mut views = if look.view.is_some() { vec![look.view, look.under] } else { vec![scene.view] };
    views.retain(|view| view.is_some_and(|view| !asks || has_time(view)));
    views.resize(2, None);
    let views = [views[0], views[1]];
    let comparison = scene.comparison.as_ref().filter(|_| scene.state.has_comparison());
    let sides = [
        (&scene.state, &scene_run.facts.run),
        (comparison.unwrap_or(&scene.state), &scene_run.facts.comparison),
    ];
    for (request, replay) in sides.into_iter().take(1 + usize::from(comparison.is_some())) {
        let Some(replay) = replay else { continue };
        let t = look.t.min(replay.replay.t_end());
        let figure = (request.settings.clone(), views, t);
        if !figures.contains(&figure) {
            let picture_request = with_view(request, views, t);
            write_picture(
                html,
                query,
                &picture_request,
                &LoadedRun::from_replay(replay.replay.clone()),
                &title_of(&replay.replay),
            );
            figures.push(figure);
        }
    }
}

fn format_paragraphs(text: &str) -> String {
    text.lines().map(|line| format!("<p>{}</p>", format_line(line))).collect()
}

/// Formats a line with the markup of tours: `*emphasis*`, `` `code` ``, subscripts and superscripts.
fn format_line(line: &str) -> String {
    let Some(begin) = line.find(['*', '`']) else { return prose::to_html(line) };
    let (mark, rest) = line[begin..].split_at(1);
    match rest
        .split_once(mark)
        .filter(|(marked_text, _)| !marked_text.is_empty() && !marked_text.starts_with(' '))
    {
        Some((marked_text, after)) if mark == "*" => {
            format!(
                "{}<em>{}</em>{}",
                prose::to_html(&line[..begin]),
                prose::to_html(marked_text),
                format_line(after)
            )
        }
        Some((marked_text, after)) => {
            format!(
                "{}<code>{}</code>{}",
                prose::to_html(&line[..begin]),
                escape(marked_text),
                format_line(after)
            )
        }
        None => format!("{}{}", prose::to_html(&line[..=begin]), format_line(rest)),
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use hyperfly_tours::builtin_tour;

    fn print_step(id: &str, step: (u8, u8)) -> String {
        let mut request = Request::default();
        (request.look.tour, request.look.step) = (id.to_owned(), step);
        let query = MakeFile { base: "https://example.org/".to_owned(), ..MakeFile::default() };
        make_handout(&query, &request, &builtin_tour(id).expect("a tour"), &mut Runs::default()).text
    }

    #[test]
    fn tour_handout_has_questions_without_hidden_answers() {
        let mesh = print_step("mesh", (1, 0));
        for expected in [
            "The mesh and contention",
            "Step 7 of 7",
            "How many messages share the busiest channel",
            "<li>4</li>",
        ] {
            assert!(mesh.contains(expected), "{expected}");
        }
        assert!(!mesh.contains("Each gets half of the channel"), "the answer of step 2");
        let is_answered = print_step("mesh", (2, 3));
        assert!(
            is_answered.contains("<p>2 at once") && is_answered.contains("Each gets half of the channel")
        );
        assert!(
            mesh.contains("on a hypercube of 16") && mesh.contains("on a 4\u{a0}×\u{a0}4 mesh"),
            "both sides"
        );
        let figures: Vec<&str> =
            mesh.split("<figure>").skip(1).filter_map(|figure| figure.split("</figure>").next()).collect();
        assert!(figures.len() >= 4);
        for (k, figure) in figures.iter().enumerate() {
            assert!(!figures[..k].contains(figure), "figure {k} is printed twice");
        }
    }

    #[test]
    fn format_line_converts_markup_to_html() {
        assert_eq!(format_line("*T_p* of `a<b`"), "<em><i>T</i><sub>p</sub></em> of <code>a&lt;b</code>");
        assert_eq!(format_line("2 * 3 * 4"), "2 * 3 * 4");
    }
}
