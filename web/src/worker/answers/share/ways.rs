//! The texts to copy, each ready to paste.

use super::latex;
use super::packages;
use super::share_context::ShareContext;
use crate::worker::protocol::queries::file::Format;
use crate::worker::protocol::queries::share::{Code, Content, File, FileKind, PICTURE, Picture, Poster, Way};
use hyperfly_export::names;
use hyperfly_request::{Choice, Key, SignalKind, Theme, key};
use hyperfly_text::{handout, share as text};
use hyperfly_view::draw::svg::escape;
use std::fmt::Write;

/// Largest picture in an attribute, in bytes.
const INLINE: usize = 48 * 1024;

/// Returns the contents of the chosen way to share.
pub fn create_content(context: &ShareContext) -> Content {
    let picture_file = |hint: &str| Some(Picture { name: context.name.clone(), hint: hint.to_owned() });
    let text_content = |text, hint: &str, picture| Content::Text { text, hint: hint.to_owned(), picture };
    let no_content = |reason: &str| Content::Nothing(reason.to_owned());
    match context.form.way {
        Way::Iframe => text_content(write_iframe(context), text::hint_iframe(), None),
        Way::Element if context.needs_site() => no_content(text::hint_site()),
        Way::Element => {
            let picture = match context.form.poster {
                Poster::File => picture_file(text::save_picture()),
                Poster::Inline if context.svg.len() > INLINE => picture_file(text::picture_too_large()),
                _ => None,
            };
            text_content(write_element(context), text::hint_element(), picture)
        }
        Way::Python => text_content(packages::write_python(context), text::hint_python(), None),
        Way::Npm => text_content(packages::write_react(context), text::hint_npm(), None),
        Way::Sphinx | Way::MkDocs if packages::has_long_program(context) => {
            no_content(text::program_too_long())
        }
        Way::Sphinx => text_content(packages::write_sphinx(context), text::hint_sphinx(), None),
        Way::MkDocs => text_content(packages::write_mkdocs(context), text::hint_mkdocs(), None),
        Way::Markdown => {
            let alt = context.title.replace(['[', ']'], "");
            let text = format!("[![{alt}]({})]({})", context.name, context.link());
            text_content(text, text::hint_markdown(), picture_file(text::save_picture()))
        }
        Way::Latex => {
            let caption = text::caption(&context.title, &context.sentence);
            let text = latex::format_figure(&context.name, &caption, &context.link());
            text_content(text, text::hint_latex(), picture_file(text::save_picture()))
        }
        Way::Command => text_content(write_command(context), text::hint_command(), None),
        Way::Qr => {
            let link = context.link();
            match Code::from_text(&link) {
                Some(code) => Content::Code { link, code },
                None => no_content(text::link_too_long()),
            }
        }
        Way::Save => Content::Files,
        Way::Link => text_content(context.link(), text::hint_link(), None),
    }
}

fn write_iframe(context: &ShareContext) -> String {
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"100%\" height=\"{}\" loading=\"lazy\" allowfullscreen \
         style=\"border: 0\"></iframe>",
        escape(&context.embed()),
        escape(&context.title),
        context.form.height()
    )
}

fn write_element(context: &ShareContext) -> String {
    let mut html = format!(
        "<script src=\"{}hyperfly.js\" async></script>\n<hyperfly-figure v=\"1\"",
        escape(&context.site.directory)
    );
    for (name, value) in context.form.embedded(&context.request, &context.site).to_pairs() {
        let attribute = key(name).map_or_else(|| name.to_owned(), Key::attribute);
        let _ = write!(html, " {attribute}=\"{}\"", escape(&value));
    }
    let (words, name) = (escape(&context.title), escape(&context.name));
    let content = match context.form.poster {
        Poster::Inline if context.svg.len() <= INLINE => {
            format!("<img alt=\"{words}\" src=\"{}\">", data_url(&context.svg))
        }
        Poster::File | Poster::Inline => format!("<img alt=\"{words}\" src=\"{name}\">"),
        Poster::Words => words,
    };
    let _ = write!(html, ">\n  <a href=\"{}\">{content}</a>\n</hyperfly-figure>", escape(&context.link()));
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
fn write_command(context: &ShareContext) -> String {
    let mut run = String::new();
    let is_run_key = |name: &str| hyperfly_request::key(name).is_some_and(Key::is_run_key);
    for (key, value) in context.request.to_flags().into_iter().filter(|(key, _)| is_run_key(key)) {
        let value = if key == "signal" && value == "own" { continue } else { value };
        let _ = write!(run, " --{key} {value}");
    }
    if context.request.settings.signal == SignalKind::Own {
        run += " --input samples.csv";
    }
    let look = context.form.file_request(&context.request).look;
    let views: Vec<&str> = look.view.iter().chain(&look.under).map(|view| view.id()).collect();
    let mut figure = format!("hyperfly figure --view {}{run}", views.join(","));
    if look.t > 0.0 {
        let _ = write!(figure, " --t {}", look.t);
    }
    if let Some(efficiency) = look.efficiency {
        let _ = write!(figure, " --efficiency {efficiency}");
    }
    if context.theme() != Theme::Light {
        let _ = write!(figure, " --theme {}", context.theme().id());
    }
    format!("hyperfly run{run}\n{figure} -o {}", context.name)
}

/// Returns all files on offer.
pub fn list_files(context: &ShareContext) -> Vec<File> {
    let stem = context.name.trim_end_matches(".svg");
    let of_run = |description, ending| names::name(description, &context.request.settings, ending);
    let png = |scale, transparent| FileKind::Pixels { scale, transparent };
    let kind = FileKind::Written;
    let (picture, data) = (text::file_picture(), text::file_data());
    let transparent_word = text::transparent("PNG, 2 ×");
    let (film, film_word) = if context.mp4 { ("mp4", "MP4") } else { ("webm", "WebM") };
    let file = |kind, id: &str, description: &str, word: &str, name| File {
        kind,
        name,
        id: id.to_owned(),
        description: description.to_owned(),
        word: word.to_owned(),
    };
    vec![
        file(kind(Format::Svg), PICTURE, picture, "SVG", context.name.clone()),
        file(png(2, false), "png 2", picture, "PNG, 2 ×", format!("{stem}-2x.png")),
        file(png(4, false), "png 4", picture, "PNG, 4 ×", format!("{stem}-4x.png")),
        file(
            png(2, true),
            "png 2 transparent",
            picture,
            &transparent_word,
            format!("{stem}-transparent-2x.png"),
        ),
        file(kind(Format::Csv), "csv", data, "CSV", format!("{stem}.csv")),
        file(kind(Format::Json), "json", data, "JSON", format!("{stem}.json")),
        file(kind(Format::Perfetto), "perfetto", text::file_trace(), "Perfetto", of_run("trace", "json")),
        file(kind(Format::Handout), "handout", handout::file(), "HTML", of_run("handout", "html")),
        file(FileKind::Film, film, text::file_film(), film_word, format!("{stem}.{film}")),
    ]
}
