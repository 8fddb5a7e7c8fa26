//! The texts to copy: each works where it is pasted, without another change.

use super::Share;
use super::latex;
use super::qr;
use hyperfly_core::scenario::{Choice, Theme};
use hyperfly_export::{LOOK, names};
use hyperfly_view::svg::escape;
use std::fmt::Write;

/// A picture in an attribute is not larger than this, in bytes.
const INLINE: usize = 48 * 1024;

/// What the chosen way shows.
pub fn write(share: &Share, theme: &str) -> String {
    let picture = "Save the picture beside your text:";
    match share.choices.way.as_str() {
        "iframe" => {
            text(&iframe(share), "For any page that takes HTML. Its height, for a column of about 800 pixels, is fixed; the element's fits.")
        }
        "element" if share.needs_site() => {
            "<p class=\"hint\">The element needs the site: its script lies beside the pages. This page is one file, which \
             an iframe can show.</p>"
                .to_owned()
        }
        "element" => {
            let own = match share.choices.poster.as_str() {
                "file" => save(share, picture),
                "inline" if share.svg.len() > INLINE => {
                    save(share, "The picture is too large for an attribute.")
                }
                _ => String::new(),
            };
            text(&element(share), "Loads when it is nearly on the screen, and fits its height.") + &own
        }
        "markdown" => {
            let alt = share.title.replace(['[', ']'], "");
            let text_ = format!("[![{alt}]({})]({})", share.name, share.link());
            text(&text_, "A picture that leads to the living figure.") + &save(share, picture)
        }
        "latex" => {
            let text_ = latex::figure(&share.name, &format!("{}. {}", share.title, share.sentence), &share.link());
            text(&text_, "With the packages graphicx and hyperref; the first line converts the picture.")
                + &save(share, picture)
        }
        "command" => text(&command(share, theme), "The same run and the same picture, from a shell."),
        "qr" => code(share),
        "save" => files(share),
        _ => text(&share.link(), "The page as you see it now."),
    }
}

fn text(text: &str, hint: &str) -> String {
    let lines: Vec<String> = text.lines().map(escape).collect();
    format!(
        "<pre id=\"share-text\" tabindex=\"0\" role=\"region\" aria-label=\"Text to copy\">{}</pre><p class=\"act\"><button \
         type=\"button\" data-copy=\"share-text\">Copy</button><span class=\"hint\">{hint}</span></p>",
        lines.join("\n")
    )
}

fn save(share: &Share, words: &str) -> String {
    let name = escape(&share.name);
    format!(
        "<p class=\"act\"><button type=\"button\" data-save=\"svg\">Save</button><span class=\"hint\">{words} \
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
    match qr::svg(&link) {
        Some(svg) => format!(
            "<div class=\"qr\" id=\"share-qr\">{svg}</div><p class=\"act\"><button type=\"button\" \
             data-full=\"share-qr\">Show full screen</button><button type=\"button\" data-copy=\"share-text\">Copy the \
             link</button></p><pre id=\"share-text\" tabindex=\"0\" role=\"region\" aria-label=\"Text to copy\">{}</pre>",
            escape(&link)
        ),
        None => "<p>The link is too long for a code.</p>".to_owned(),
    }
}

/// Every file that there is of it, with its name.
fn files(share: &Share) -> String {
    let stem = share.name.trim_end_matches(".svg");
    let trace = names::name("trace", &share.request.scenario, "json");
    let mut html = "<ul class=\"files\">".to_owned();
    let rows = [
        ("svg", "Picture", "SVG", share.name.clone()),
        ("png 2", "Picture", "PNG, 2 ×", format!("{stem}-2x.png")),
        ("png 4", "Picture", "PNG, 4 ×", format!("{stem}-4x.png")),
        ("png 2 transparent", "Picture", "PNG, 2 ×, transparent", format!("{stem}-transparent-2x.png")),
        ("csv", "Data behind the view", "CSV", format!("{stem}.csv")),
        ("json", "Data behind the view", "JSON", format!("{stem}.json")),
        ("perfetto", "Trace, for ui.perfetto.dev", "Perfetto", trace),
        ("webm", "Film", "WebM", format!("{stem}.webm")),
    ];
    for (format, what, word, name) in rows {
        // A film is the page's own work: the desk can but name it.
        let format = if format == "webm" { format!("webm {name}") } else { format.to_owned() };
        let _ = write!(
            html,
            "<li><button type=\"button\" data-save=\"{format}\" aria-label=\"Save {what}, {word}\">{word}</button>\
             <span>{what}</span><code>{}</code></li>",
            escape(&name)
        );
    }
    html + "</ul>"
}
