//! The form: which text, and what is in it.

use super::choices::{Choices, HEIGHTS, WAYS};
use super::place::Place;
use hyperfly_core::scenario::{Choice, KEYS, Request, Theme, View};
use hyperfly_text::desk as text;
use hyperfly_view::Story;
use hyperfly_view::schedule::is_posted;
use hyperfly_view::svg::escape;
use hyperfly_view::words;
use std::fmt::Write;

/// The keys of the run that a figure can have a control for, and that mean something beside the rest.
fn keys(asked: &Request) -> impl Iterator<Item = &'static str> {
    let run = KEYS.iter().map(|key| key.name).take_while(|name| *name != "view");
    run.filter(|name| !["v", "seed", "rate"].contains(name))
        .filter(|name| *name == "preset" || asked.scenario.heeds(name))
}

/// Whether a view has something to show of the run.
pub fn means(story: &Story, view: View) -> bool {
    match view {
        View::Schedule => is_posted(story),
        View::Supersteps => !story.run().trace.supersteps.is_empty(),
        _ => true,
    }
}

/// The whole form. It is written once: what the reader does in it stays.
pub fn write(choices: &Choices, asked: &Request, story: &Story, place: &Place) -> String {
    let alone = if place.one_file { " class=\"alone\"" } else { "" };
    let how = escape(text::how());
    let mut html = format!("<form{alone}><fieldset class=\"bar\"><legend class=\"unseen\">{how}</legend>");
    for (way, word) in WAYS {
        let checked = if way == choices.way { " checked" } else { "" };
        let _ = write!(
            html,
            "<label><input type=\"radio\" name=\"way\" value=\"{way}\"{checked}><span>{}</span></label>",
            escape(word())
        );
    }
    html += "</fieldset><div class=\"choose\">";
    let view = |html: &mut String, name: &str, label: &str, none: &str, now: Option<View>| {
        let views = View::ALL.iter().filter(|view| now == Some(**view) || means(story, **view));
        let views = views.map(|view| (view.id(), words::view(*view)));
        let all = [("all", none)].into_iter().chain(views);
        select(html, name, label, all, now.map_or("all", Choice::id));
    };
    view(&mut html, "view", text::show(), text::all_views(), choices.views[0]);
    view(&mut html, "under", text::under(), text::under_none(), choices.views[1]);
    let themes = Theme::ALL.iter().map(|theme| match theme {
        Theme::Auto => ("auto", text::colours_auto()),
        other => (other.id(), other.id()),
    });
    select(&mut html, "theme", text::colours(), themes, choices.theme.unwrap_or("auto"));
    html += "<div class=\"of-figure\">";
    let controls = [
        ("min", text::controls_min()),
        ("none", text::controls_none()),
        ("list", text::controls_list()),
        ("full", text::controls_full()),
    ];
    select(&mut html, "controls", text::controls(), controls.into_iter(), &choices.controls);
    let _ = write!(html, "</div><fieldset class=\"keys\"><legend>{}</legend>", escape(text::which()));
    for key in keys(asked) {
        let checked = if ["p", "n", "tw"].contains(&key) { " checked" } else { "" };
        let help = KEYS.iter().find(|known| known.name == key).map(|known| known.help()).unwrap_or_default();
        let _ = write!(
            html,
            "<label title=\"{}\"><input type=\"checkbox\" name=\"key\" value=\"{key}\"{checked}>{key}</label>",
            escape(help)
        );
    }
    html += "</fieldset>";
    for (name, word, now) in [("play", text::plays(), choices.play), ("loop", text::loops(), choices.again)] {
        let checked = if now { " checked" } else { "" };
        let _ = write!(
            html,
            "<label class=\"check\"><input type=\"checkbox\" name=\"{name}\" value=\"1\"{checked}>{}</label>",
            escape(word)
        );
    }
    let (least, most) = (HEIGHTS.start(), HEIGHTS.end());
    let (height, fits) = (escape(text::height()), escape(text::height_usual()));
    let _ = write!(
        html,
        "<p class=\"of-figure\"><label for=\"share-height\">{height}</label><input id=\"share-height\" \
         type=\"number\" name=\"height\" min=\"{least}\" max=\"{most}\" step=\"10\" placeholder=\"{fits}\"></p>"
    );
    html += "<div class=\"of-element\">";
    let posters =
        [("words", text::poster_words()), ("file", text::poster_file()), ("inline", text::poster_inline())];
    select(&mut html, "poster", text::poster(), posters.into_iter(), "words");
    html += "</div><div class=\"of-film\">";
    for (name, label, hint) in [
        ("from", text::film_from(), "0"),
        ("to", text::film_to(), text::film_end()),
        ("seconds", text::film_seconds(), "8"),
    ] {
        let (label, hint) = (escape(label), escape(hint));
        let _ = write!(
            html,
            "<p><label for=\"share-{name}\">{label}</label><input id=\"share-{name}\" type=\"number\" name=\"{name}\" \
             min=\"0\" step=\"any\" placeholder=\"{hint}\"></p>"
        );
    }
    html + "</div></div></form>"
}

fn select<'a>(
    html: &mut String,
    name: &str,
    label: &str,
    options: impl Iterator<Item = (&'a str, &'a str)>,
    now: &str,
) {
    let label = escape(label);
    let _ = write!(
        html,
        "<p><label for=\"share-{name}\">{label}</label><select id=\"share-{name}\" name=\"{name}\">"
    );
    for (value, word) in options {
        let selected = if value == now { " selected" } else { "" };
        let _ = write!(html, "<option value=\"{value}\"{selected}>{}</option>", escape(word));
    }
    *html += "</select></p>";
}
