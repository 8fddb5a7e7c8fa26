//! The texts to copy, each ready to paste.

use super::latex;
use super::shared::Shared;
use crate::worker::protocol::queries::file::Format;
use crate::worker::protocol::queries::share::{Code, Content, File, FileKind, PICTURE, Picture, Poster, Way};
use hyperfly_export::names;
use hyperfly_request::{Choice, Key, SignalKind, Theme};
use hyperfly_text::{handout, share as text};
use hyperfly_view::draw::svg::escape;
use std::fmt::Write;

/// Largest picture in an attribute, in bytes.
const INLINE: usize = 48 * 1024;

/// Returns the contents of the chosen way to share.
pub fn content(share: &Shared) -> Content {
    let beside = |hint: &str| Some(Picture { name: share.name.clone(), hint: hint.to_owned() });
    let said = |text, hint: &str, picture| Content::Text { text, hint: hint.to_owned(), picture };
    let nothing = |why: &str| Content::Nothing(why.to_owned());
    match share.form.way {
        Way::Iframe => said(iframe(share), text::hint_iframe(), None),
        Way::Element if share.needs_site() => nothing(text::hint_site()),
        Way::Element => {
            let picture = match share.form.poster {
                Poster::File => beside(text::save_picture()),
                Poster::Inline if share.svg.len() > INLINE => beside(text::picture_too_large()),
                _ => None,
            };
            said(element(share), text::hint_element(), picture)
        }
        Way::Markdown => {
            let alt = share.title.replace(['[', ']'], "");
            let text = format!("[![{alt}]({})]({})", share.name, share.link());
            said(text, text::hint_markdown(), beside(text::save_picture()))
        }
        Way::Latex => {
            let caption = text::caption(&share.title, &share.sentence);
            let text = latex::figure(&share.name, &caption, &share.link());
            said(text, text::hint_latex(), beside(text::save_picture()))
        }
        Way::Command => said(command(share), text::hint_command(), None),
        Way::Qr => {
            let link = share.link();
            match Code::of(&link) {
                Some(code) => Content::Code { link, code },
                None => nothing(text::link_too_long()),
            }
        }
        Way::Save => Content::Files,
        Way::Link => said(share.link(), text::hint_link(), None),
    }
}

fn iframe(share: &Shared) -> String {
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"100%\" height=\"{}\" loading=\"lazy\" allowfullscreen \
         style=\"border: 0\"></iframe>",
        escape(&share.embed()),
        escape(&share.title),
        share.form.height()
    )
}

fn element(share: &Shared) -> String {
    let mut html = format!(
        "<script src=\"{}hyperfly.js\" async></script>\n<hyperfly-figure v=\"1\"",
        escape(&share.place.site)
    );
    for (key, value) in share.form.embedded(&share.request, &share.place).to_pairs() {
        let _ = write!(html, " {key}=\"{}\"", escape(&value));
    }
    let (words, name) = (escape(&share.title), escape(&share.name));
    let inside = match share.form.poster {
        Poster::Inline if share.svg.len() <= INLINE => {
            format!("<img alt=\"{words}\" src=\"{}\">", data_url(&share.svg))
        }
        Poster::File | Poster::Inline => format!("<img alt=\"{words}\" src=\"{name}\">"),
        Poster::Words => words,
    };
    let _ = write!(html, ">\n  <a href=\"{}\">{inside}</a>\n</hyperfly-figure>", escape(&share.link()));
    html
}

/// Encodes a picture as a data URL for an attribute.
fn data_url(svg: &str) -> String {
    let mut url = "data:image/svg+xml,".to_owned();
    for c in svg.chars() {
        match c {
            '\n' => url.push(' '),
            '%' | '#' | '<' | '>' | '"' | '&' => {
                let _ = write!(url, "%{:02X}", c as u32);
            }
            c => url.push(c),
        }
    }
    url
}

/// Returns the commands that create the same run and picture.
fn command(share: &Shared) -> String {
    let mut run = String::new();
    let of_run = |name: &str| hyperfly_request::key(name).is_some_and(Key::is_of_run);
    for (key, value) in share.request.to_flags().into_iter().filter(|(key, _)| of_run(key)) {
        let value = if key == "signal" && value == "own" { continue } else { value };
        let _ = write!(run, " --{key} {value}");
    }
    if share.request.settings.signal == SignalKind::Own {
        run += " --input samples.csv";
    }
    let look = share.form.of_file(&share.request).look;
    let views: Vec<&str> = look.view.iter().chain(&look.under).map(|view| view.id()).collect();
    let mut figure = format!("hyperfly figure --view {}{run}", views.join(","));
    if look.t > 0.0 {
        let _ = write!(figure, " --t {}", look.t);
    }
    if let Some(kept) = look.efficiency {
        let _ = write!(figure, " --efficiency {kept}");
    }
    if share.theme() != Theme::Light {
        let _ = write!(figure, " --theme {}", share.theme().id());
    }
    format!("hyperfly run{run}\n{figure} -o {}", share.name)
}

/// Returns all files on offer.
pub fn files(share: &Shared) -> Vec<File> {
    let stem = share.name.trim_end_matches(".svg");
    let of_run = |what, ending| names::name(what, &share.request.settings, ending);
    let png = |scale, transparent| FileKind::Pixels { scale, transparent };
    let written = FileKind::Written;
    let (picture, data) = (text::file_picture(), text::file_data());
    let clear = text::transparent("PNG, 2 ×");
    let (film, film_word) = if share.mp4 { ("mp4", "MP4") } else { ("webm", "WebM") };
    let file = |kind, id: &str, what: &str, word: &str, name| File {
        kind,
        name,
        id: id.to_owned(),
        what: what.to_owned(),
        word: word.to_owned(),
    };
    vec![
        file(written(Format::Svg), PICTURE, picture, "SVG", share.name.clone()),
        file(png(2, false), "png 2", picture, "PNG, 2 ×", format!("{stem}-2x.png")),
        file(png(4, false), "png 4", picture, "PNG, 4 ×", format!("{stem}-4x.png")),
        file(png(2, true), "png 2 transparent", picture, &clear, format!("{stem}-transparent-2x.png")),
        file(written(Format::Csv), "csv", data, "CSV", format!("{stem}.csv")),
        file(written(Format::Json), "json", data, "JSON", format!("{stem}.json")),
        file(written(Format::Perfetto), "perfetto", text::file_trace(), "Perfetto", of_run("trace", "json")),
        file(written(Format::Handout), "handout", handout::file(), "HTML", of_run("handout", "html")),
        file(FileKind::Film, film, text::file_film(), film_word, format!("{stem}.{film}")),
    ]
}
