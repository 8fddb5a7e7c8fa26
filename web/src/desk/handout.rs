//! A page to print of what is seen: parameters, numbers, the machine and its timeline at a telling moment, curves, where the
//! time went, the way back to the living page, and room for notes.

use super::file::{Made, Seen};
use super::room::prose;
use super::share::{qr, way_back};
use crate::protocol::desk::Wish;
use crate::shown::comparison;
use hyperfly_core::scenario::{KEYS, Request, View};
use hyperfly_export::names;
use hyperfly_text::handout as text;
use hyperfly_view::figure::{telling_moment, title_of};
use hyperfly_view::numbers::quantity;
use hyperfly_view::svg::escape;
use hyperfly_view::{schedule, sentence, table};
use std::fmt::Write;

/// How it looks on paper: A4 and Letter have 170 millimetres in common.
const STYLE: &str = "@page{margin:15mm}*{box-sizing:border-box}body{margin:0 auto;max-width:180mm;background:#fff;color:#000;\
    font:10.5pt/1.4 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif}h1{font-size:16pt;\
    margin:0 0 3mm}h2{font-size:11.5pt;margin:6mm 0 2mm;break-after:avoid}p{margin:0 0 2mm}.sentence{font-size:12pt}\
    table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.7mm 3mm .7mm 0;border-bottom:.2mm solid \
    #999;vertical-align:top;font-weight:400}thead th{font-weight:600}.two{display:grid;grid-template-columns:1fr 1fr;\
    gap:0 8mm}figure{margin:0 0 5mm;break-inside:avoid}figcaption{font-size:9.5pt}figure svg{display:block;width:100%;\
    height:auto}.back{display:grid;grid-template-columns:1fr 34mm;gap:6mm;align-items:start;break-inside:avoid}.back \
    svg{width:34mm;height:34mm}code{overflow-wrap:anywhere;font-size:8.5pt}.notes{break-inside:avoid}.notes div{height:\
    9mm;border-bottom:.2mm solid #999}section{break-inside:auto}";

/// So many lines for notes.
const LINES: usize = 9;

/// The page as a file.
pub fn make(wish: &Wish, request: &Request, seen: &Seen) -> Made {
    let (story, s) = (&seen.story, &request.scenario);
    let heading = text::heading(&title_of(story));
    let said = sentence(story, comparison(s).as_ref());
    let direction = if hyperfly_text::is_rtl() { "rtl" } else { "ltr" };
    let mut html = format!(
        "<!doctype html><html lang=\"{}\" dir=\"{direction}\"><head><meta charset=\"utf-8\"><title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1><p class=\"sentence\">{}</p><section><h2>{}</h2>{}</section><section><h2>{}</h2>{}</section><section><h2>{}</h2>",
        hyperfly_text::now(),
        escape(&said),
        escape(text::parameters()),
        parameters(request),
        escape(text::results()),
        results(seen),
        escape(text::figures()),
        title = escape(&heading),
    );
    for (caption, views, t) in figures(request, seen) {
        let mut of = request.clone();
        (of.look.view, of.look.under, of.look.t) = (views[0], views[1], t);
        let svg = Wish {
            what: "svg".to_owned(),
            theme: "light".to_owned(),
            choices: "transparent".to_owned(),
            ..wish.clone()
        };
        if let Ok(made) = seen.file(&svg, &of) {
            let svg = made.text.find("<svg").map_or("", |at| &made.text[at..]);
            let _ = write!(html, "<figure>{svg}<figcaption>{}</figcaption></figure>", prose(&caption));
        }
    }
    let (link, local) = way_back(&wish.base, request);
    let hint = if local { text::link_local() } else { text::link_hint() };
    let _ = write!(
        html,
        "</section><section><h2>{}</h2><div class=\"back\"><div><p>{}</p><p><code><a href=\"{href}\">{href}</a></code></p></div>{}</div></section><section class=\"notes\"><h2>{}</h2>{}</section></body></html>",
        escape(text::link()),
        escape(hint),
        qr::svg(&link).filter(|_| !local).unwrap_or_default(),
        escape(text::notes()),
        "<div></div>".repeat(LINES),
        href = escape(&link),
    );
    Made { name: names::name("handout", s, "html"), mime: "text/html", text: html }
}

/// What the run heeds, with its values; rows in two columns would tear a key from its meaning.
fn parameters(request: &Request) -> String {
    let mut html = format!(
        "<table><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead><tbody>",
        escape(text::parameter()),
        escape(text::value()),
        escape(text::meaning())
    );
    let heeded = |name: &str| request.scenario.heeds(name) || name == "preset" && request.preset.is_some();
    for key in KEYS.iter().filter(|key| heeded(key.name)) {
        let value = request.value(key.name).unwrap_or_default();
        let _ = write!(
            html,
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>",
            escape(key.name),
            escape(&value),
            prose(key.help())
        );
    }
    html + "</tbody></table>"
}

fn results(seen: &Seen) -> String {
    let rows = table::numbers(&seen.story);
    let half = rows.len().div_ceil(2);
    let columns = rows.chunks(half.max(1)).map(|rows| {
        let row = |row: &table::Row| {
            format!("<tr><th scope=\"row\">{}</th><td>{}</td></tr>", prose(&row.name), escape(&row.value))
        };
        format!("<table><tbody>{}</tbody></table>", rows.iter().map(row).collect::<String>())
    });
    format!("<div class=\"two\">{}</div>", columns.collect::<String>())
}

/// A caption, one or two views, and the moment.
type Figure = (String, [Option<View>; 2], f64);

/// What is drawn: what was on the screen if its moment was chosen, the machine at a telling one, curves, and what else this
/// run has to show.
fn figures(request: &Request, seen: &Seen) -> Vec<Figure> {
    let (look, story) = (&request.look, &seen.story);
    let telling = telling_moment(story);
    let mut all: Vec<Figure> = Vec::new();
    if look.t > 0.0 || look.view.is_some() {
        let views = if look.view.is_some() {
            [look.view, look.under]
        } else {
            [Some(View::Machine), Some(View::Timeline)]
        };
        let t = if look.t > 0.0 { look.t } else { telling };
        all.push((text::chosen(&quantity(t, 5)), views, t));
    }
    if story.p() > 1 {
        all.push((
            text::machine(&quantity(telling, 5)),
            [Some(View::Machine), Some(View::Timeline)],
            telling,
        ));
        all.push((text::why().to_owned(), [Some(View::Why), None], 0.0));
        all.push((text::curves().to_owned(), [Some(View::Efficiency), Some(View::Breakdown)], 0.0));
    }
    if !story.run().trace.supersteps.is_empty() {
        all.push((text::supersteps().to_owned(), [Some(View::Supersteps), None], 0.0));
    }
    if schedule::is_posted(story) {
        all.push((text::schedule().to_owned(), [Some(View::Schedule), None], 0.0));
    }
    all
}
