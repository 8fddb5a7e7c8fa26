//! The printable handout of the visible run: parameters, numbers, machine and timeline at a telling moment, curves, the breakdown
//! of time, the link to the page, and space for notes.

use super::loaded_run::{File, LoadedRun};
use super::share::permalink;
use crate::app::prose;
use crate::worker::protocol::queries::file::{Format, MakeFile};
use crate::worker::protocol::queries::share::Code;
use hyperfly_export::names;
use hyperfly_request::{KEYS, Request, View};
use hyperfly_text::handout as text;
use hyperfly_view::NetworkComparison;
use hyperfly_view::draw::svg::escape;
use hyperfly_view::figure::{default_moment, title_of};
use hyperfly_view::notation::numbers::quantity;
use hyperfly_view::views::{self, DEFAULT_PAIR};
use hyperfly_view::{sentence, text::table};
use std::fmt::Write;

/// Style sheet for paper; A4 and Letter share a width of 170 millimetres.
const STYLE: &str = "@page{margin:15mm}*{box-sizing:border-box}:root{color-scheme:light}ol{margin:0 0 2mm}body{margin:0 auto;max-width:180mm;background:#fff;color:#000;\
    font:10.5pt/1.4 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif}h1{font-size:16pt;\
    margin:0 0 3mm}h2{font-size:11.5pt;margin:6mm 0 2mm;break-after:avoid}p{margin:0 0 2mm}.sentence{font-size:12pt}\
    table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.7mm 3mm .7mm 0;border-bottom:.2mm solid \
    #999;vertical-align:top;font-weight:400}thead th{font-weight:600}.two{display:grid;grid-template-columns:1fr 1fr;\
    gap:0 8mm}figure{margin:0 0 5mm;break-inside:avoid}figcaption{font-size:9.5pt}figure svg{display:block;width:100%;\
    height:auto}.back{display:grid;grid-template-columns:1fr 34mm;gap:6mm;align-items:start;break-inside:avoid}.back \
    svg{width:34mm;height:34mm}code{overflow-wrap:anywhere;font-size:8.5pt}.notes{break-inside:avoid}.notes>div:not(.back){height:\
    9mm;border-bottom:.2mm solid #999}section{break-inside:auto}";

/// Number of lines for notes.
const NOTE_LINES: usize = 9;

/// Creates the handout. While a question is open, parts that the page may hide are left out.
pub fn make_handout(query: &MakeFile, request: &Request, run: &LoadedRun) -> File {
    let comparison = run.comparison_run().filter(|_| request.has_comparison()).zip(request.comparison().ok());
    let mut html = begin(&text::heading(&title_of(&run.replay)));
    write_run(&mut html, query, request, run);
    if let Some((run, request)) = comparison {
        let _ = write!(html, "<h1>{}</h1>", escape(&text::heading(&title_of(&run.replay))));
        write_run(&mut html, query, &request, &run);
    }
    write_end(&mut html, query, request);
    File { name: names::name("handout", &request.settings, "html"), mime: "text/html", text: html }
}

/// Returns the start of a document, up to its heading.
pub fn begin(title: &str) -> String {
    let direction = if hyperfly_text::is_rtl() { "rtl" } else { "ltr" };
    format!(
        "<!doctype html><html lang=\"{}\" dir=\"{direction}\"><head><meta charset=\"utf-8\"><title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>",
        hyperfly_text::current_language(),
        title = escape(title),
    )
}

/// Writes a run: what to see, its parameters, results and figures.
fn write_run(html: &mut String, query: &MakeFile, request: &Request, run: &LoadedRun) {
    let hides_answers = request.look.ask.is_some();
    if !hides_answers {
        let what_to_see = sentence(&run.replay, NetworkComparison::of(&request.settings.scenario()).as_ref());
        let _ = write!(html, "<p class=\"sentence\">{}</p>", escape(&what_to_see));
    }
    let _ = write!(
        html,
        "<section><h2>{}</h2>{}</section>",
        escape(text::parameters()),
        format_parameters(request)
    );
    if !hides_answers {
        let _ =
            write!(html, "<section><h2>{}</h2>{}</section>", escape(text::results()), format_results(run));
    }
    let _ = write!(html, "<section><h2>{}</h2>", escape(text::figures()));
    let mut drawn_views = Vec::new();
    for (caption, views, t) in list_figures(request, run) {
        let views = take_undrawn_views(&mut drawn_views, views, t);
        let figure_request = with_view(request, views, t);
        if !hides_answers || views == [Some(View::Machine), None] {
            write_picture(html, query, &figure_request, run, &caption);
        }
    }
    *html += "</section>";
}

/// Returns the views that are not drawn yet: a timeline shows the whole run, and a curve has no time.
fn take_undrawn_views(
    drawn_views: &mut Vec<(View, f64)>,
    views: [Option<View>; 2],
    t: f64,
) -> [Option<View>; 2] {
    let changes_with_time = |view: View| views::of(view).changes_with_time();
    let new_views: Vec<View> = views
        .into_iter()
        .flatten()
        .filter(|view| {
            !drawn_views.iter().any(|(drawn_view, drawn_time)| {
                drawn_view == view && (!changes_with_time(*view) || *drawn_time == t)
            })
        })
        .collect();
    drawn_views.extend(new_views.iter().map(|view| (*view, t)));
    [new_views.first().copied(), new_views.get(1).copied()]
}

/// Returns the request with other views and another time.
pub fn with_view(request: &Request, views: [Option<View>; 2], t: f64) -> Request {
    let mut figure_request = request.clone();
    (figure_request.look.view, figure_request.look.under, figure_request.look.t) = (views[0], views[1], t);
    figure_request
}

/// Writes a picture of the run, dark on white in every theme; nothing without a view.
pub fn write_picture(
    html: &mut String,
    query: &MakeFile,
    figure_request: &Request,
    run: &LoadedRun,
    caption: &str,
) {
    let svg = MakeFile { format: Format::Svg, theme: "light".to_owned(), transparent: true, ..query.clone() };
    if let Ok(file) = run.make_file(&svg, figure_request) {
        let svg = file.text.find("<svg").map_or("", |start| &file.text[start..]);
        let _ = write!(html, "<figure>{svg}<figcaption>{}</figcaption></figure>", prose::to_html(caption));
    }
}

/// Writes the link to the page and the space for notes, kept together on one sheet.
pub fn write_end(html: &mut String, query: &MakeFile, request: &Request) {
    let (link, local) = permalink(&query.base, request);
    let hint = if local { text::link_local() } else { text::link_hint() };
    let _ = write!(
        html,
        "<section class=\"notes\"><h2>{}</h2><div class=\"back\"><section><p>{}</p><p><code><a href=\"{href}\">{href}</a></code></p></section>{}</div><h2>{}</h2>{}</section></body></html>",
        escape(text::link()),
        escape(hint),
        Code::from_text(&link).filter(|_| !local).map(|code| code.to_svg()).unwrap_or_default(),
        escape(text::notes()),
        "<div></div>".repeat(NOTE_LINES),
        href = escape(&link),
    );
}

/// Formats the keys that affect the run, with values and meaning. One column of rows keeps a key with its meaning.
fn format_parameters(request: &Request) -> String {
    let mut html = format!(
        "<table><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead><tbody>",
        escape(text::parameter()),
        escape(text::value()),
        escape(text::meaning())
    );
    let is_relevant =
        |name: &str| request.settings.is_relevant(name) || name == "preset" && request.preset.is_some();
    for key in KEYS.iter().filter(|key| is_relevant(key.name)) {
        let value = request.value(key.name).unwrap_or_default();
        let _ = write!(
            html,
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>",
            escape(key.name),
            escape(&value),
            prose::to_html(key.help())
        );
    }
    html + "</tbody></table>"
}

fn format_results(run: &LoadedRun) -> String {
    let rows = table::numbers(&run.replay);
    let half_len = rows.len().div_ceil(2);
    let columns = rows.chunks(half_len.max(1)).map(|rows| {
        let row = |row: &table::Row| {
            format!(
                "<tr><th scope=\"row\">{}</th><td>{}</td></tr>",
                prose::to_html(&row.name),
                escape(&row.value)
            )
        };
        format!("<table><tbody>{}</tbody></table>", rows.iter().map(row).collect::<String>())
    });
    format!("<div class=\"two\">{}</div>", columns.collect::<String>())
}

/// Caption, one or two views, and time.
type Figure = (String, [Option<View>; 2], f64);

/// Returns the figures: the screen's views if a view or time was chosen, the machine at a telling moment, curves, and what else the
/// run has to show.
fn list_figures(request: &Request, run: &LoadedRun) -> Vec<Figure> {
    let (look, replay) = (&request.look, &run.replay);
    let telling = default_moment(replay);
    let mut figures: Vec<Figure> = Vec::new();
    if look.t > 0.0 || look.view.is_some() {
        let views = if look.view.is_some() { [look.view, look.under] } else { DEFAULT_PAIR.map(Some) };
        let t = if look.t > 0.0 { look.t } else { telling };
        figures.push((text::chosen(&quantity(t, 5)), views, t));
    }
    if replay.p() > 1 {
        figures.push((text::machine(&quantity(telling, 5)), DEFAULT_PAIR.map(Some), telling));
        figures.push((text::why().to_owned(), [Some(View::Why), None], 0.0));
        figures.push((text::curves().to_owned(), [Some(View::Efficiency), Some(View::Breakdown)], 0.0));
    }
    for (view, caption) in [(View::Supersteps, text::supersteps()), (View::Schedule, text::schedule())] {
        if views::of(view).suits(Some(replay)) {
            figures.push((caption.to_owned(), [Some(view), None], 0.0));
        }
    }
    figures
}
