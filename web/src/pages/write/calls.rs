//! The palette of calls: each is a button that inserts the call into the program (web/editor/editor.js).

use hyperfly_text::program_panel as text;
use yew::prelude::*;

/// A call as the palette shows it.
struct Call {
    name: &'static str,
    /// Arguments, as shown.
    arguments: &'static str,
    /// The line to insert.
    line: &'static str,
    /// The part of the line that the reader must replace, which is then selected; may be empty.
    placeholder: &'static str,
}

const fn call(
    name: &'static str,
    arguments: &'static str,
    line: &'static str,
    placeholder: &'static str,
) -> Call {
    Call { name, arguments, line, placeholder }
}

const CALLS: [Call; 7] = [
    call("exchange", "partner, slots", "theirs = exchange(partner, mine)", "partner"),
    call("send", "partner, slots", "send(partner, mine)", "partner"),
    call("receive", "partner, count", "theirs = receive(partner, count = len(mine))", "partner"),
    call("combine", "mine, theirs", "combine(mine, theirs)", ""),
    call("butterfly", "a, b", "butterfly(a, b)", "a, b"),
    call("local", "slots", "local(mine)", ""),
    call("copy", "slots, to", "copy(mine, to)", "to"),
];

/// Renders the palette with the calls of these names; it begins unfolded in an exercise.
pub fn render_palette(names: &[String], unfolded: bool) -> Html {
    let calls = CALLS.iter().filter(|call| names.iter().any(|name| name == call.name));
    html! {
        <details class="calls" open={unfolded}>
            <summary>{ text::calls() }</summary>
            <ul>{ for calls.map(render_call) }</ul>
        </details>
    }
}

fn render_call(Call { name, arguments, line, placeholder }: &Call) -> Html {
    html! {
        <li>
            <button type="button" data-insert={*line} data-select={*placeholder}>
                <code>{ format!("{name}({arguments})") }</code>
                <span>{ text::call_named(name) }</span>
            </button>
        </li>
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::{CALLS, text};

    #[test]
    fn calls_have_words_and_contain_their_placeholder() {
        for call in &CALLS {
            assert!(text::call_named(call.name).is_some(), "{}", call.name);
            let inserts_call = call.line.contains(&format!("{}(", call.name));
            assert!(inserts_call && call.line.contains(call.placeholder), "{}", call.line);
        }
    }
}
