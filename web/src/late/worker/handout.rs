//! A page to print of what is seen: parameters, numbers, the machine and its timeline at a telling moment, curves, where the
//! time went, the way back to the living page, and room for notes.

use super::at_hand::{AtHand, File};
use super::share::way_back;
use crate::prose;
use crate::protocol::late::file::{Format, Make};
use crate::protocol::late::share::Code;
use hyperfly_export::names;
use hyperfly_request::{KEYS, Request, View};
use hyperfly_text::handout as text;
use hyperfly_view::figure::{telling_moment, title_of};
use hyperfly_view::numbers::quantity;
use hyperfly_view::svg::escape;
use hyperfly_view::{Comparison, schedule, sentence, table};
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
pub fn make(wanted: &Make, request: &Request, seen: &AtHand) -> File {
    let (replay, s) = (&seen.replay, &request.settings);
    let heading = text::heading(&title_of(replay));
    let said = sentence(replay, Comparison::of(&s.scenario()).as_ref());
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
        let svg =
            Make { format: Format::Svg, theme: "light".to_owned(), transparent: true, ..wanted.clone() };
        if let Ok(made) = seen.file(&svg, &of) {
            let svg = made.text.find("<svg").map_or("", |at| &made.text[at..]);
            let _ = write!(html, "<figure>{svg}<figcaption>{}</figcaption></figure>", prose::html(&caption));
        }
    }
    let (link, local) = way_back(&wanted.base, request);
    let hint = if local { text::link_local() } else { text::link_hint() };
    let _ = write!(
        html,
        "</section><section><h2>{}</h2><div class=\"back\"><div><p>{}</p><p><code><a href=\"{href}\">{href}</a></code></p></div>{}</div></section><section class=\"notes\"><h2>{}</h2>{}</section></body></html>",
        escape(text::link()),
        escape(hint),
        Code::of(&link).filter(|_| !local).map(|code| code.svg()).unwrap_or_default(),
        escape(text::notes()),
        "<div></div>".repeat(LINES),
        href = escape(&link),
    );
    File { name: names::name("handout", s, "html"), mime: "text/html", text: html }
}

/// The keys that count in the run, with their values; rows in two columns would tear a key from its meaning.
fn parameters(request: &Request) -> String {
    let mut html = format!(
        "<table><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead><tbody>",
        escape(text::parameter()),
        escape(text::value()),
        escape(text::meaning())
    );
    let counted = |name: &str| request.settings.counts(name) || name == "preset" && request.preset.is_some();
    for key in KEYS.iter().filter(|key| counted(key.name)) {
        let value = request.value(key.name).unwrap_or_default();
        let _ = write!(
            html,
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>",
            escape(key.name),
            escape(&value),
            prose::html((key.help)())
        );
    }
    html + "</tbody></table>"
}

fn results(seen: &AtHand) -> String {
    let rows = table::numbers(&seen.replay);
    let half = rows.len().div_ceil(2);
    let columns = rows.chunks(half.max(1)).map(|rows| {
        let row = |row: &table::Row| {
            format!(
                "<tr><th scope=\"row\">{}</th><td>{}</td></tr>",
                prose::html(&row.name),
                escape(&row.value)
            )
        };
        format!("<table><tbody>{}</tbody></table>", rows.iter().map(row).collect::<String>())
    });
    format!("<div class=\"two\">{}</div>", columns.collect::<String>())
}

/// A caption, one or two views, and the moment.
type Figure = (String, [Option<View>; 2], f64);

/// What is drawn: what was on the screen if its moment was chosen, the machine at a telling one, curves, and what else this
/// run has to show.
fn figures(request: &Request, seen: &AtHand) -> Vec<Figure> {
    let (look, replay) = (&request.look, &seen.replay);
    let telling = telling_moment(replay);
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
    if replay.p() > 1 {
        all.push((
            text::machine(&quantity(telling, 5)),
            [Some(View::Machine), Some(View::Timeline)],
            telling,
        ));
        all.push((text::why().to_owned(), [Some(View::Why), None], 0.0));
        all.push((text::curves().to_owned(), [Some(View::Efficiency), Some(View::Breakdown)], 0.0));
    }
    if !replay.run().trace.supersteps.is_empty() {
        all.push((text::supersteps().to_owned(), [Some(View::Supersteps), None], 0.0));
    }
    if schedule::is_posted(replay) {
        all.push((text::schedule().to_owned(), [Some(View::Schedule), None], 0.0));
    }
    all
}
