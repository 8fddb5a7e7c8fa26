//! The message instead of the figures when a run deadlocks.

use crate::app::context::Context;
use crate::state::action::Action;
use hyperfly_request::{Choice, Settings, Switching};
use hyperfly_text::{controls, figures as text};
use yew::prelude::*;

/// Renders the deadlock in words, with its remedies.
pub fn deadlock_figure(why: &str, cx: &Context) -> Html {
    html! {
        <section class="figure standstill" role="alert">
            <h2>{ text::standstill() }</h2>
            <p>{ why }</p>
            <p>{ text::standstill_why() }</p>
            <p>{ deadlock_remedies(cx) }</p>
        </section>
    }
}

/// Renders a button for each deadlock-free kind of switching, and one for virtual channels where they help.
pub fn deadlock_remedies(cx: &Context) -> Html {
    let button = |switching: Switching| {
        let onclick = cx.sender(set_switching(switching));
        html! {
            <>{ " " }<button type="button" class="fix" {onclick}>{ controls::use_("switching", switching.id()) }</button></>
        }
    };
    let add_channels = cx.sender(Action::Set("vc", "2".to_owned(), false));
    html! {
        <>
            { for deadlock_free().map(button) }
            if virtual_channels_help(&cx.state().request.settings) {
                { " " }<button type="button" class="fix" onclick={add_channels}>{ controls::use_("vc", "2") }</button>
            }
        </>
    }
}

/// Whether two virtual channels per channel prevent a deadlock: on a torus, but not on a dragonfly.
fn virtual_channels_help(s: &Settings) -> bool {
    s.is_relevant("vc") && s.virtual_channels == 1
}

/// Returns the kinds of switching that cannot deadlock.
pub fn deadlock_free() -> impl Iterator<Item = Switching> {
    Switching::ALL.iter().copied().filter(|switching| *switching != Switching::Wormhole)
}

/// Returns the action that selects a kind of switching.
pub fn set_switching(switching: Switching) -> Action {
    Action::Set("switching", switching.id().to_owned(), false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_request::Topology;

    #[test]
    fn virtual_channels_are_offered_on_a_torus_only() {
        let worms = |topology, virtual_channels| Settings {
            topology,
            virtual_channels,
            switching: Switching::Wormhole,
            ..Settings::default()
        };
        assert!(virtual_channels_help(&worms(Topology::Torus, 1)));
        assert!(!virtual_channels_help(&worms(Topology::Torus, 2)));
        assert!(!virtual_channels_help(&worms(Topology::Dragonfly, 1)));
    }
}
