//! A part of the page with a life of its own: it has hooks, and is rendered again when one of them asks for it.
//!
//! To Yew all parts are one component: what Yew compiles for each would be a tenth of the page.

use crate::context::Context;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

/// Renders a part: runs its one hook.
pub type Draw = fn(&Context, &mut HookContext) -> Html;

/// The properties.
#[derive(Clone, Properties)]
struct Props {
    cx: Context,
    /// Its name, under which no other part is drawn.
    name: &'static str,
    draw: Draw,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        self.cx == other.cx && self.name == other.name
    }
}

/// A part of the page by its name.
pub fn part(cx: &Context, name: &'static str, draw: Draw) -> Html {
    // What stands in another part's place keeps nothing of it.
    html! { <Part key={name} cx={cx.clone()} {name} {draw} /> }
}

#[component]
fn Part(props: &Props) -> Html {
    use_draw(props)
}

fn use_draw(props: &Props) -> impl Hook<Output = Html> {
    struct Drawn<'a>(&'a Props);

    impl Hook for Drawn<'_> {
        type Output = Html;

        fn run(self, hooks: &mut HookContext) -> Html {
            (self.0.draw)(&self.0.cx, hooks)
        }
    }

    Drawn(props)
}
