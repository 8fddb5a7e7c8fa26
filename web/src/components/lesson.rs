//! The panel of a tour beside the figures. The late worker says what stands in it; its links are addresses of the page, so a step
//! is gone to as any address is.

use super::markup::{Markup, named};
use crate::action::Action;
use crate::context::{Context, Props};
use crate::dom::{base, click, first};
use crate::history;
use crate::late::{use_answer, use_late};
use crate::own_file::open;
use crate::protocol::late::lesson::{OpenTour, Panel, Selected, Step};
use crate::slice::use_slice;
use crate::watch::use_watch;
use gloo::utils::document;
use hyperfly_core::trace::Activity;
use hyperfly_request::{Choice, Look, Request, Settings};
use hyperfly_text::lesson as text;
use hyperfly_view::Selection;
use std::cell::RefCell;
use web_sys::{HtmlInputElement, PointerEvent};
use yew::prelude::*;

/// The panel.
#[component]
pub fn Lesson(Props { cx }: &Props) -> Html {
    let (request, lesson) = use_slice(cx, |state| (state.request.clone(), state.lesson.clone()));
    let shown = use_slice(cx, |state| state.shown.clone());
    let request = &request;
    let look = &request.look;
    let file = if look.tour == "file" { lesson } else { AttrValue::default() };
    // An address that says a tour and nothing of a run means the run of the tour's step.
    let follow = use_mut_ref(|| request.settings == Settings::default());
    {
        let follow = follow.clone();
        use_watch(file.clone(), move |file| *follow.borrow_mut() |= !file.is_empty());
    }
    let late = use_late();
    let given = use_mut_ref(Given::default);
    given.borrow_mut().keep(look, &file);
    let at = look.step.0;
    let query = OpenTour {
        tour: look.tour.clone(),
        step: look.step,
        answers: given.borrow().answers.clone(),
        revealed: given.borrow().revealed.contains(&at),
        kept: kept(cx),
        file: file.to_string(),
        base: base(),
    };
    let heard = use_answer(&late, Some(query));
    // A step's selection is made once, when its run is there.
    let select = use_mut_ref(|| false);
    {
        let (cx, select) = (cx.clone(), select.clone());
        // Its links may change with the page's colours: that alone is nothing new.
        let news = heard.answer.as_ref().map(|panel| panel.step.clone().ok_or_else(|| panel.html.clone()));
        use_watch(news, move |panel| {
            let Some(panel) = panel else { return };
            *select.borrow_mut() = true;
            if let Some(heading) = first(".lesson [data-first]") {
                // Fails only for what cannot have the focus.
                let _ = heading.focus();
            }
            if let (true, Ok(step)) = (follow.replace(false), panel)
                && is_left(step, &cx.state().request)
            {
                go(&cx, &step.shows);
            }
        });
    }
    {
        let (cx, panel) = (cx.clone(), heard.answer.clone());
        use_watch((panel, shown, look.view, look.under), move |(panel, ..)| {
            mark(&cx, panel.as_deref(), &select)
        });
    }
    let onclick = {
        let cx = cx.clone();
        Callback::from(move |event: MouseEvent| {
            if named(&event, "data-reveal").is_some() {
                given.borrow_mut().revealed.push(at);
            } else if named(&event, "data-key").as_deref() == Some("Escape") {
                cx.send(Action::Tour(String::new()));
            }
        })
    };
    let onchange = {
        let cx = cx.clone();
        Callback::from(move |event: Event| {
            let files = event.target_unchecked_into::<HtmlInputElement>().files();
            if let Some(file) = files.and_then(|files| files.get(0)) {
                open(&cx, file);
            }
        })
    };
    // What the reader has left is known once the panel is that of the address.
    let left = match heard.answer.as_deref() {
        Some(Panel { step: Some(step), .. }) if !heard.waits && is_left(step, request) => Some(&step.shows),
        _ => None,
    };
    let touched = use_mut_ref(|| None::<[i32; 2]>);
    let onpointerdown = {
        let touched = touched.clone();
        Callback::from(move |event: PointerEvent| {
            let finger = event.pointer_type() == "touch";
            *touched.borrow_mut() = finger.then(|| [event.client_x(), event.client_y()]);
        })
    };
    let onpointerup = Callback::from(move |event: PointerEvent| {
        let (from, to) = (touched.take(), [event.client_x(), event.client_y()]);
        if let Some(key) = from.and_then(|from| swiped(from, to, document().dir() == "rtl")) {
            click(&format!(".lesson [data-key={key}]"));
        }
    });
    html! {
        <aside class="lesson" aria-labelledby="lesson-title" {onclick} {onchange} {onpointerdown} {onpointerup}>
            <p class="problem" role="alert">{ heard.problem.clone() }</p>
            // Another step is written anew, so that it is read from its beginning.
            { match heard.answer.as_deref() {
                // A file may be long in coming: until then there is the way out.
                None => html! {
                    <div key="waiting" class="top" aria-busy="true">
                        <h2 id="lesson-title">{ text::tours() }</h2>
                        <button type="button" data-key="Escape">{ text::close() }</button>
                    </div>
                },
                Some(Panel { html, step }) => {
                    let key = step.as_ref().map_or_else(String::new, |step| {
                        let (at, sub) = step.shows.look.step;
                        format!("{at}.{sub}")
                    });
                    html! { <Markup {key} html={html.clone()} /> }
                }
            } }
            <div class="status" role="status">
                if let Some(own) = left {
                    <p class="left">
                        { text::left_step() }{ " " }
                        <a href={["#", &own.to_fragment(), "&", &kept(cx)].concat()} data-go="">{ text::back_to_step() }</a>
                    </p>
                }
            </div>
        </aside>
    }
}

/// A card is drawn away by a finger to see the next one, the other way for the one before; the key that does the same.
fn swiped(from: [i32; 2], to: [i32; 2], rtl: bool) -> Option<&'static str> {
    let [x, y] = [to[0] - from[0], to[1] - from[1]];
    let far = x.abs() > 48 && x.abs() > 2 * y.abs();
    far.then_some(if (x < 0) == rtl { "PageUp" } else { "PageDown" })
}

/// The answers that were given in a tour so far.
#[derive(Default)]
struct Given {
    tour: String,
    file: AttrValue,
    /// That of each step from the first, from 1; 0 for none.
    answers: Vec<u8>,
    /// The steps whose answer was shown and not given.
    revealed: Vec<u8>,
}

impl Given {
    /// Keeps what the address says; another tour begins without answers.
    fn keep(&mut self, look: &Look, file: &AttrValue) {
        if self.tour != look.tour || self.file != *file {
            *self = Given { tour: look.tour.clone(), file: file.clone(), ..Given::default() };
        }
        let (step, answer) = look.step;
        let step = usize::from(step);
        if answer > 0 {
            self.answers.resize(self.answers.len().max(step), 0);
            self.answers[step - 1] = answer;
        }
    }
}

/// Whether the page shows another run than the step, or another view of it.
fn is_left(step: &Step, now: &Request) -> bool {
    let own = &step.shows;
    own.settings != now.settings || (own.look.view, own.look.under) != (now.look.view, now.look.under)
}

/// What of the page is the reader's, whatever step is shown.
fn kept(cx: &Context) -> String {
    let Look { theme, lang, present, .. } = cx.state().request.look;
    let look = Look { theme, lang, present, ..Look::default() };
    Request { look, ..Request::default() }.to_fragment()
}

/// Goes to the state of a step, in place of the address that is there.
fn go(cx: &Context, own: &Request) {
    let asked = history::read(&format!("{}&{}", own.to_fragment(), kept(cx)), cx.state().own.is_some());
    cx.engine.player.seek_in_next_run(asked.request.look.t);
    cx.send(Action::Navigate(Box::new(asked.request), asked.problems, asked.warnings));
}

/// Marks the figure that the step looks at, and selects what the step selects.
fn mark(cx: &Context, panel: Option<&Panel>, select: &RefCell<bool>) {
    if let Some(before) = first("[data-looked]") {
        let _ = before.remove_attribute("data-looked");
        let _ = before.remove_attribute("aria-describedby");
    }
    let Some(step) = panel.and_then(|panel| panel.step.as_ref()) else { return };
    let figure = step.look.and_then(|view| first(&format!("[data-view={:?}]", view.id())));
    if let Some(figure) = figure {
        // Of two runs side by side both.
        let both = figure.closest(".both, .two").ok().flatten();
        let figure = both.unwrap_or_else(|| figure.into());
        // Fails only for names that are none.
        let _ = figure.set_attribute("data-looked", "");
        let _ = figure.set_attribute("aria-describedby", "lesson-text");
        if *select.borrow() {
            figure.scroll_into_view_with_bool(true);
        }
    }
    let state = cx.state();
    let here = state.shown.as_ref().is_some_and(|shown| shown.is_of(&state.request.settings));
    // While the step's own state is still to come, the run is not the one that is meant.
    if here && select.replace(false) {
        let selection = step.selects.and_then(selection);
        if selection != cx.state().pinned {
            cx.send(Action::Pin(selection.or(cx.state().pinned)));
        }
    }
}

fn selection(selected: Selected) -> Option<Selection> {
    Some(match selected {
        Selected::Processor(q) => Selection::Processor(q),
        Selected::Channel(channel) => Selection::Channel(channel),
        Selected::Stage(stage) => Selection::Stage(stage),
        Selected::Element { stage, index } => Selection::Element { stage, index },
        Selected::Activity(at) => Selection::Activity(*Activity::ALL.get(usize::from(at))?),
    })
}

#[cfg(test)]
mod tests {
    use super::swiped;

    #[test]
    fn only_what_goes_far_to_a_side_is_a_swipe() {
        assert_eq!(swiped([300, 100], [200, 120], false), Some("PageDown"));
        assert_eq!(swiped([100, 100], [200, 60], false), Some("PageUp"));
        assert_eq!(swiped([300, 100], [200, 120], true), Some("PageUp"));
        assert_eq!(swiped([300, 100], [270, 100], false), None);
        assert_eq!(swiped([300, 100], [200, 300], false), None);
    }
}
