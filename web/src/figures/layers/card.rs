//! The card next to the selected object, which describes it at the cursor time.
//!
//! The card appears in the picture under the pointer, else in the one with the focus. If the selection was made elsewhere, such as
//! by a step of a tour or a term of T_p, the card appears in the picture that shows the object best.

use crate::app::context::Context;
use crate::app::dom::{clock, scale};
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::figures::layers::card_place::place_card;
use crate::figures::markup::Markup;
use gloo::utils::document;
use hyperfly_text::values as text;
use hyperfly_view::scene::close_up::CloseUp;
use hyperfly_view::scene::place::SelectionPlace;
use hyperfly_view::text::describe::{describe, describe_followed};
use hyperfly_view::text::table::Row;
use hyperfly_view::{ColourScheme, Selection};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Minimum time between updates while playing, in milliseconds.
const UPDATE_INTERVAL_MS: f64 = 120.0;

/// Returns the place of a selection in a picture at a time, in pixels.
pub type Locate = Rc<dyn Fn(Selection, f64) -> Option<SelectionPlace>>;

#[derive(Clone, Properties)]
pub struct Props {
    pub cx: Context,
    pub picture: NodeRef,
    /// Locates a selection in the picture.
    pub locate: Locate,
    /// Whether the picture has a place for the card next to it in the race.
    pub docks: bool,
}

impl PartialEq for Props {
    fn eq(&self, other: &Props) -> bool {
        self.cx == other.cx && Rc::ptr_eq(&self.locate, &other.locate)
    }
}

/// Contents and place of a card.
#[derive(Clone, Default, PartialEq)]
struct CardContent {
    rows: Vec<Row>,
    close_up: Option<CloseUp>,
    place: Option<SelectionPlace>,
}

/// The card. It follows the clock without rendering the picture. Next to the values of the race it has a place of its own.
#[component]
pub fn Card(Props { cx, picture, locate, docks }: &Props) -> Html {
    let (shown, card) = (use_state(CardContent::default), use_node_ref());
    let docks = *docks;
    let watched = use_selector(cx, move |state| {
        let follows = docks && state.follows_selection();
        (state.displayed.clone(), state.selection(), state.comparison.clone(), follows)
    });
    let (docked, scheme) =
        use_selector(cx, move |state| (docks && state.docks_card(), state.palette_theme()));
    {
        let (cx, player, picture) = (cx.clone(), cx.engine.player.clone(), picture.clone());
        let (locate, set) = (locate.clone(), shown.setter());
        use_effect_guard(watched, move |(run, selection, _, follows)| {
            let subject =
                run.clone().zip(*selection).filter(|(_, selection)| shows_card(&picture, *selection));
            let (cx, locate, set, clock_player) = (cx.clone(), locate.clone(), set.clone(), player.clone());
            let (updated_at, shown_t) = (Cell::new(f64::NEG_INFINITY), Cell::new(f64::NAN));
            let (last, follows) = (RefCell::new(None), *follows);
            let update = move |t: f64| {
                let now = clock();
                if shown_t.get() == t
                    || (clock_player.playing() && now - updated_at.get() < UPDATE_INTERVAL_MS)
                {
                    return;
                }
                updated_at.set(now);
                shown_t.set(t);
                let card = subject.as_ref().map(|(run, selection)| {
                    let t = cx.run_time(t);
                    let (rows, close_up) = match follows {
                        true => (
                            describe_followed(&run.replay, *selection, t),
                            CloseUp::followed(&run.replay, *selection, t),
                        ),
                        false => {
                            (describe(&run.replay, *selection, t), CloseUp::at(&run.replay, *selection, t))
                        }
                    };
                    CardContent { rows, close_up, place: locate(*selection, t) }
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
    }
    {
        // Once it is rendered, its size is known.
        let (picture, card) = (picture.clone(), card.clone());
        use_effect_with(((*shown).clone(), docked, scheme), move |(content, docked, _)| {
            place(&picture, &card, content.place.as_ref().filter(|_| !docked), *docked);
        });
    }
    let row = |row: &Row| html! { <><dt>{ &row.name }</dt><dd>{ &row.value }</dd></> };
    let close_up = shown.close_up.as_ref();
    html! {
        if !shown.rows.is_empty() {
            <div ref={card} class={classes!("card", docked.then_some("docked"))} aria-hidden="true">
                <dl>{ for shown.rows.iter().map(row) }</dl>
                { for close_up.map(|close_up| html! { <Butterfly close_up={close_up.clone()} both={docked} {scheme} /> }) }
            </div>
        } else if docked {
            <p class="card docked">{ text::invitation() }</p>
        }
    }
}

#[derive(PartialEq, Properties)]
struct ButterflyProps {
    close_up: CloseUp,
    /// Whether it shows both results.
    both: bool,
    scheme: ColourScheme,
}

/// The butterfly of an element, as a picture. A component of its own, because it changes less often than the card.
#[component]
fn Butterfly(ButterflyProps { close_up, both, scheme }: &ButterflyProps) -> Html {
    let scale = scale();
    html! { <Markup source={close_up.svg(*both, *scheme, scale.text * scale.zoom)} /> }
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

/// Moves a rendered card to its place; in a corner of the picture if its object has none.
fn place(picture: &NodeRef, card: &NodeRef, place: Option<&SelectionPlace>, docked: bool) {
    let (Some(picture), Some(card)) = (picture.cast::<HtmlElement>(), card.cast::<HtmlElement>()) else {
        return;
    };
    if docked {
        // Fails for no valid name.
        let _ = card.remove_attribute("style");
        return;
    }
    let [x, y] = [picture.offset_left() as f32, picture.offset_top() as f32];
    let frame = [0.0, 0.0, picture.client_width() as f32, picture.client_height() as f32];
    let size = [card.offset_width() as f32, card.offset_height() as f32];
    let named = place.map_or(&[][..], |place| &place.named);
    let [left, top] = place_card(frame, size, place.map(|place| place.bounds), named);
    let _ = card.set_attribute("style", &format!("left:{}px;top:{}px", x + left, y + top));
}

/// Joins rows into a line such as "processor 5 = 0101 in binary · activity transfer · until 133".
pub fn join_rows(rows: &[Row]) -> String {
    let parts: Vec<String> = rows.iter().map(|row| format!("{} {}", row.name, row.value)).collect();
    parts.join("  ·  ")
}
