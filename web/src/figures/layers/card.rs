//! The card next to the selected object, which describes it at the cursor time.
//!
//! The card appears in the picture under the pointer, else in the one with the focus. If the selection was made elsewhere, such as
//! by a step of a tour or a term of T_p, the card appears in the picture that shows the object best.

use crate::app::context::Context;
use crate::app::dom::clock;
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use gloo::utils::document;
use hyperfly_view::Selection;
use hyperfly_view::text::describe::describe;
use hyperfly_view::text::table::Row;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Minimum time between updates while playing, in milliseconds.
const UPDATE_INTERVAL_MS: f64 = 120.0;
/// Distance between the object and its card, in pixels.
const GAP: f32 = 10.0;
const MIN_WIDTH: f32 = 230.0;

/// Returns the bounds of a selection in a picture at a time: left, top, right, bottom.
pub type Locate = Rc<dyn Fn(Selection, f64) -> Option<[f32; 4]>>;

#[derive(Clone, Properties)]
pub struct Props {
    pub cx: Context,
    pub picture: NodeRef,
    /// Locates a selection in the picture.
    pub locate: Locate,
}

impl PartialEq for Props {
    fn eq(&self, other: &Props) -> bool {
        self.cx == other.cx && Rc::ptr_eq(&self.locate, &other.locate)
    }
}

/// Contents and style of a card.
#[derive(Clone, Default, PartialEq)]
struct CardContent {
    rows: Vec<Row>,
    style: String,
}

/// The card. It follows the clock without rendering the picture.
#[component]
pub fn Card(Props { cx, picture, locate }: &Props) -> Html {
    let shown = use_state(CardContent::default);
    let watched =
        use_selector(cx, |state| (state.displayed.clone(), state.selection(), state.comparison.clone()));
    let (cx, player, picture, locate, set) =
        (cx.clone(), cx.engine.player.clone(), picture.clone(), locate.clone(), shown.setter());
    use_effect_guard(watched, move |(run, selection, _)| {
        let subject = run.clone().zip(*selection).filter(|(_, selection)| shows_card(&picture, *selection));
        let (player, cx, picture) = (player.clone(), cx.clone(), picture.clone());
        let (locate, set, clock_player) = (locate.clone(), set.clone(), player.clone());
        let (updated_at, shown_t) = (Cell::new(f64::NEG_INFINITY), Cell::new(f64::NAN));
        let last = std::cell::RefCell::new(None);
        let update = move |t: f64| {
            let now = clock();
            if shown_t.get() == t || (clock_player.playing() && now - updated_at.get() < UPDATE_INTERVAL_MS) {
                return;
            }
            updated_at.set(now);
            shown_t.set(t);
            let card = subject.as_ref().map(|(run, selection)| {
                let t = cx.run_time(t);
                let rows = describe(&run.replay, *selection, t);
                CardContent { style: card_style(&picture, locate(*selection, t)), rows }
            });
            let card = card.unwrap_or_default();
            if last.borrow().as_ref() != Some(&card) {
                *last.borrow_mut() = Some(card.clone());
                set.set(card);
            }
        };
        update(player.t());

        player.subscribe(Rc::new(update))
    });
    let row = |row: &Row| html! { <><dt>{ &row.name }</dt><dd>{ &row.value }</dd></> };
    html! {
        if !shown.rows.is_empty() {
            <dl class="card" style={shown.style.clone()} aria-hidden="true">{ for shown.rows.iter().map(row) }</dl>
        }
    }
}

/// Whether this picture shows the card: the picture under the pointer, else the one with the focus, else the one that shows the
/// selection best.
fn shows_card(picture: &NodeRef, selection: Selection) -> bool {
    let best = match selection {
        Selection::Element { .. } | Selection::Stage(_) => "[data-view=butterfly] .layers",
        Selection::Activity(_) => return false,
        _ => "[data-view=machine] .layers",
    };
    let selectors = ["main .layers[data-pointed]", "main .layers:focus", best, "main .figure .layers"];
    let home = selectors.into_iter().find_map(|selector| document().query_selector(selector).ok().flatten());
    picture.get().is_some_and(|node| node.is_same_node(home.as_deref()))
}

/// Returns the style of a card next to its object, on the side with more space; in a corner of the picture if the object has no place.
fn card_style(picture: &NodeRef, place: Option<[f32; 4]>) -> String {
    let Some(picture) = picture.cast::<HtmlElement>() else { return String::new() };
    let (width, height) = (picture.client_width() as f32, picture.client_height() as f32);
    let (x, y) = (picture.offset_left() as f32, picture.offset_top() as f32);
    let [left, top, right, bottom] = place.unwrap_or([width, 0.0, width, 0.0]);
    let (across, space) = match left + right < width {
        true => (format!("left:{}px", x + right + GAP), width - right - GAP),
        false => (format!("right:calc(100% - {}px)", x + left - GAP), left - GAP),
    };
    let down = match top + bottom < height {
        true => format!("top:{}px", y + top.max(0.0)),
        false => format!("bottom:calc(100% - {}px)", y + bottom.min(height)),
    };
    format!("{across};{down};max-width:{}px", space.max(MIN_WIDTH))
}

/// Joins rows into a line such as "processor 5 = 0101 in binary · does transfer · until 133".
pub fn join_rows(rows: &[Row]) -> String {
    let parts: Vec<String> = rows.iter().map(|row| format!("{} {}", row.name, row.value)).collect();
    parts.join("  ·  ")
}
