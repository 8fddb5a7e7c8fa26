//! The keyboard shortcuts of the page.

use crate::app::symbol::prose;
use crate::controls::table::Label;
use hyperfly_text::keys;
use yew::prelude::*;

/// Keys, as app/keys.rs handles them, with their descriptions.
const KEYS: &[(&str, Label)] = &[
    ("Space", keys::play),
    ("→  ←", keys::event),
    ("U  ⇧→  ⇧←", keys::step),
    (">  <", keys::contention),
    ("Home  End", keys::ends),
    (".  ,", keys::speed),
    ("p  P", keys::p),
    ("n  N", keys::n),
    ("a", keys::algorithm),
    ("o  w  O", keys::order_overlap),
    ("r  x", keys::radix_dims),
    ("t  h", keys::twiddles),
    ("u  q  j", keys::group_cyclic),
    ("d", keys::direction),
    (":", keys::samples),
    ("G  k", keys::preset_machine),
    ("g  s", keys::network_switching),
    (";", keys::capacity_channels),
    ("1  2  3  4  5", keys::sliders),
    ("y", keys::nearest),
    ("Ctrl+Z", keys::undo),
    ("i  z", keys::signal_seed),
    ("I  Z", keys::record_hear),
    ("J", keys::file),
    ("e", keys::curves),
    ("E", keys::isoefficiency),
    ("v", keys::view),
    ("Tab", keys::marks),
    ("R  V  M", keys::live),
    ("D", keys::pace),
    ("A", keys::sound),
    ("W", keys::words),
    ("m", keys::colours),
    ("L", keys::language),
    ("]  [", keys::select),
    ("C  X", keys::compare),
    ("Y  K", keys::lockstep),
    ("S", keys::share),
    ("Q", keys::predict),
    ("B", keys::write),
    ("F", keys::present),
    ("b  w  h", keys::while_presenting),
    ("H", keys::handout),
    ("Enter", keys::race_next),
    ("T", keys::tours),
    ("PgDn  PgUp", keys::tour_steps),
    ("l", keys::papers),
    ("Esc", keys::escape),
    ("?", keys::help),
];

/// Renders the list of keys.
pub fn render_key_list() -> Html {
    html! { <dl class="keys">{ for KEYS.iter().map(render_key) }</dl> }
}

fn render_key((keys, label): &(&'static str, Label)) -> Html {
    html! {
        <>
            <dt>{ for keys.split_whitespace().map(|key| html! { <kbd>{ key }</kbd> }) }</dt>
            <dd>{ prose(label()) }</dd>
        </>
    }
}
