//! The navigation of the header: buttons to the pages, of which exactly one is open.

use crate::app::context::{Context, Props};
use crate::app::selector::use_selector;
use crate::pages::write;
use crate::state::action::Action;
use crate::state::page_state::State;
use hyperfly_request::{Race, View};
use hyperfly_text::{doors, lesson, page as text, race as race_text};
use yew::prelude::*;

/// A page of the navigation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    /// The race and the steps that follow it.
    Race,
    Workbench,
    Papers,
    Tours,
    /// The editor of the run as a program.
    Write,
    /// Measurements on the reader's device.
    Device,
}

impl Page {
    const ALL: [Page; 6] =
        [Page::Race, Page::Workbench, Page::Papers, Page::Tours, Page::Write, Page::Device];

    /// Returns the open page.
    fn current(state: &State) -> Page {
        let look = &state.request.look;
        if !look.paper.is_empty() {
            Page::Papers
        } else if look.race != Race::None {
            Page::Race
        } else if !look.tour.is_empty() {
            Page::Tours
        } else if state.writes() {
            Page::Write
        } else if look.view == Some(View::Measured) {
            Page::Device
        } else {
            Page::Workbench
        }
    }

    fn name(self) -> &'static str {
        match self {
            Page::Race => race_text::race(),
            Page::Workbench => text::explorer(),
            Page::Papers => text::papers(),
            Page::Tours => lesson::tours(),
            Page::Write => doors::write(),
            Page::Device => doors::device(),
        }
    }

    fn tooltip(self) -> Option<&'static str> {
        match self {
            Page::Tours => Some("T"),
            Page::Write => Some(doors::write_title()),
            Page::Device => Some(doors::device_title()),
            Page::Race | Page::Workbench | Page::Papers => None,
        }
    }

    /// Opens the page and closes the others. The papers alone keep what they cover. The button of the open editor closes it.
    fn open(self, cx: &Context) {
        match self {
            Page::Race => return cx.send(Action::Race(Race::Machines)),
            Page::Papers => return cx.send(Action::Paper("all".to_owned())),
            Page::Write if Page::current(&cx.state()) == Page::Write => return write::toggle(cx),
            Page::Workbench | Page::Tours | Page::Write | Page::Device => {}
        }
        if cx.state().request.look.race != Race::None {
            // Closes the papers, too.
            cx.send(Action::Race(Race::None));
        }
        if !cx.state().request.look.paper.is_empty() {
            cx.send(Action::Paper(String::new()));
        }
        if self != Page::Tours && !cx.state().request.look.tour.is_empty() {
            cx.send(Action::Tour(String::new()));
        }
        if (self == Page::Write) != cx.state().writes() {
            write::toggle(cx);
        }
        if self != Page::Device && cx.state().request.look.view == Some(View::Measured) {
            cx.send(Action::View(None));
        }
        match self {
            Page::Tours => cx.send(Action::Tour("all".to_owned())),
            Page::Device => cx.send(Action::View(Some(View::Measured))),
            Page::Race | Page::Workbench | Page::Papers | Page::Write => {}
        }
    }
}

#[component]
pub fn Navigation(Props { cx }: &Props) -> Html {
    let current = use_selector(cx, Page::current);
    let button = |page: Page| {
        let cx = cx.clone();
        let onclick = Callback::from(move |_: MouseEvent| page.open(&cx));
        html! {
            <button type="button" title={page.tooltip()} aria-current={(page == current).then_some("page")} {onclick}>
                { page.name() }
            </button>
        }
    };
    html! { <nav aria-label={text::rooms()}>{ for Page::ALL.map(button) }</nav> }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use hyperfly_request::Request;

    #[test]
    fn address_of_two_pages_has_the_one_that_is_shown() {
        for (fragment, page) in [
            ("", Page::Workbench),
            ("race=machines&paper=all", Page::Papers),
            ("race=landscape", Page::Race),
            ("tour=all&algorithm=program", Page::Tours),
            ("tour=mesh&view=measured", Page::Tours),
            ("algorithm=program&view=measured", Page::Write),
            ("view=measured", Page::Device),
        ] {
            let request = Request::from_fragment(fragment).0.expect("a request");
            let state = State::new(request, Vec::new(), Vec::new(), false);
            assert_eq!(Page::current(&state), page, "{fragment}");
        }
    }
}
