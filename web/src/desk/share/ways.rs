//! The texts to copy: each works where it is pasted, without another change.

use super::Share;
use super::latex;
use super::qr;
use hyperfly_core::scenario::{Choice, Theme};
use hyperfly_export::{LOOK, names};
use hyperfly_text::desk as text;
use hyperfly_text::handout;
use hyperfly_view::svg::escape;
use std::fmt::Write;

/// A picture in an attribute is not larger than this, in bytes.
const INLINE: usize = 48 * 1024;

/// What the chosen way shows.
pub fn write(share: &Share, theme: &str) -> String {
    let picture = text::save_picture();
    match share.choices.way.as_str() {
        "iframe" => copied(&iframe(share), text::hint_iframe()),
        "element" if share.needs_site() => {
            format!("<p class=\"hint\">{}</p>", escape(text::hint_site()))
        }
        "element" => {
            let own = match share.choices.poster.as_str() {
                "file" => save(share, picture),
                "inline" if share.svg.len() > INLINE => save(share, text::picture_too_large()),
                _ => String::new(),
            };
            copied(&element(share), text::hint_element()) + &own
        }
        "markdown" => {
            let alt = share.title.replace(['[', ']'], "");
            let markdown = format!("[![{alt}]({})]({})", share.name, share.link());
            copied(&markdown, text::hint_markdown()) + &save(share, picture)
        }
        "latex" => {
            let latex =
                latex::figure(&share.name, &text::caption(&share.title, &share.sentence), &share.link());
            copied(&latex, text::hint_latex()) + &save(share, picture)
        }
        "command" => copied(&command(share, theme), text::hint_command()),
        "qr" => code(share),
        "save" => files(share),
        _ => copied(&share.link(), text::hint_link()),
    }
}

/// A text to copy, with what is to be said of it.
fn copied(text: &str, hint: &str) -> String {
    let lines: Vec<String> = text.lines().map(escape).collect();
    let [label, copy, hint] = [text::text_to_copy(), text::copy(), hint].map(escape);
    format!(
        "<pre id=\"share-text\" tabindex=\"0\" role=\"region\" aria-label=\"{label}\">{}</pre><p class=\"act\"><button \
         type=\"button\" data-copy=\"share-text\">{copy}</button><span class=\"hint\">{hint}</span></p>",
        lines.join("\n")
    )
}

fn save(share: &Share, words: &str) -> String {
    let [name, save, words] = [&share.name, text::save(), words].map(escape);
    format!(
        "<p class=\"act\"><button type=\"button\" data-save=\"svg\">{save}</button><span class=\"hint\">{words} \
         <code>{name}</code></span></p>"
    )
}

fn iframe(share: &Share) -> String {
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"100%\" height=\"{}\" loading=\"lazy\" allowfullscreen \
         style=\"border: 0\"></iframe>",
        escape(&share.embed()),
        escape(&share.title),
        share.choices.height
    )
}

fn element(share: &Share) -> String {
    let mut html = format!(
        "<script src=\"{}hyperfly.js\" async></script>\n<hyperfly-figure v=\"1\"",
        escape(&share.place.site)
    );
    for (key, value) in share.choices.embedded(&share.request, &share.place).to_pairs() {
        let _ = write!(html, " {key}=\"{}\"", escape(&value));
    }
    let (words, name) = (escape(&share.title), escape(&share.name));
    let inside = match share.choices.poster.as_str() {
        "inline" if share.svg.len() <= INLINE => {
            format!("<img alt=\"{words}\" src=\"{}\">", data_url(&share.svg))
        }
        "file" | "inline" => format!("<img alt=\"{words}\" src=\"{name}\">"),
        _ => words,
    };
    let _ = write!(html, ">\n  <a href=\"{}\">{inside}</a>\n</hyperfly-figure>", escape(&share.link()));
    html
}

/// A picture as an address that fits into an attribute.
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

/// What makes the same run, and the same picture, without a browser.
fn command(share: &Share, theme: &str) -> String {
    let mut run = String::new();
    for (key, value) in share.request.to_pairs().into_iter().filter(|(key, _)| !LOOK.contains(key)) {
        let value = if key == "signal" && value == "own" { continue } else { value };
        let _ = write!(run, " --{key} {value}");
    }
    if share.request.scenario.signal == hyperfly_core::scenario::Signal::Own {
        run += " --input samples.csv";
    }
    let look = share.choices.of_file(&share.request).look;
    let views: Vec<&str> = look.view.iter().chain(&look.under).map(|view| view.id()).collect();
    let mut figure = format!("hyperfly figure --view {}{run}", views.join(","));
    if look.t > 0.0 {
        let _ = write!(figure, " --t {}", look.t);
    }
    if let Some(kept) = look.efficiency {
        let _ = write!(figure, " --efficiency {kept}");
    }
    if theme != Theme::Light.id() {
        let _ = write!(figure, " --theme {theme}");
    }
    format!("hyperfly run{run}\n{figure} -o {}", share.name)
}

fn code(share: &Share) -> String {
    let link = share.link();
    let [full, copy, label] = [text::full_screen(), text::copy_link(), text::text_to_copy()].map(escape);
    match qr::svg(&link) {
        Some(svg) => format!(
            "<div class=\"qr\" id=\"share-qr\">{svg}</div><p class=\"act\"><button type=\"button\" \
             data-full=\"share-qr\">{full}</button><button type=\"button\" data-copy=\"share-text\">{copy}</button></p>\
             <pre id=\"share-text\" tabindex=\"0\" role=\"region\" aria-label=\"{label}\">{}</pre>",
            escape(&link)
        ),
        None => format!("<p>{}</p>", escape(text::link_too_long())),
    }
}

/// Every file that there is of it, with its name.
fn files(share: &Share) -> String {
    let stem = share.name.trim_end_matches(".svg");
    let trace = names::name("trace", &share.request.scenario, "json");
    let mut html = "<ul class=\"files\">".to_owned();
    let (picture, clear) = (text::file_picture(), text::transparent("PNG, 2 ×"));
    let rows = [
        ("svg", picture, "SVG", share.name.clone()),
        ("png 2", picture, "PNG, 2 ×", format!("{stem}-2x.png")),
        ("png 4", picture, "PNG, 4 ×", format!("{stem}-4x.png")),
        ("png 2 transparent", picture, clear.as_str(), format!("{stem}-transparent-2x.png")),
        ("csv", text::file_data(), "CSV", format!("{stem}.csv")),
        ("json", text::file_data(), "JSON", format!("{stem}.json")),
        ("perfetto", text::file_trace(), "Perfetto", trace),
        ("handout", handout::file(), "HTML", names::name("handout", &share.request.scenario, "html")),
        ("webm", text::file_film(), "WebM", format!("{stem}.webm")),
    ];
    for (format, what, word, name) in rows {
        // A film is the page's own work: the desk can but name it.
        let format = if format == "webm" { format!("webm {name}") } else { format.to_owned() };
        let _ = write!(
            html,
            "<li><button type=\"button\" data-save=\"{format}\" aria-label=\"{}\">{}</button>\
             <span>{}</span><code>{}</code></li>",
            escape(&text::save_as(what, word)),
            escape(word),
            escape(what),
            escape(&name)
        );
    }
    let print = escape(handout::print());
    html + &format!("</ul><p class=\"act\"><button type=\"button\" data-print=\"\">{print}</button></p>")
}
