//! The run as tables, for those who read rather than look.

use super::symbol::prose;
use hyperfly_text::told_desk as text;
use hyperfly_view::Story;
use hyperfly_view::schedule::is_posted;
use hyperfly_view::svg::escape;
use hyperfly_view::table::{self, Table};
use std::fmt::Write;

/// More rows than this are counted only.
const MOST_ROWS: usize = 256;

/// The tables; of outputs that are posted one by one those of `processor`, or of the last one.
pub fn write(story: &Story, processor: Option<u32>) -> String {
    let mut tables = vec![table::parts(story), table::phases(story), table::processors(story)];
    tables.extend(table::distribution(story).filter(|_| story.p() > 1));
    if is_posted(story) {
        let q = processor.filter(|&q| q < story.p()).unwrap_or(story.p() - 1);
        tables.extend(table::schedule(story, q));
    }
    tables.extend(Some(table::supersteps(story)).filter(|table| !table.rows.is_empty()));
    let mut html = String::new();
    tables.iter().for_each(|table| draw(&mut html, table));
    html
}

fn draw(html: &mut String, table: &Table) {
    let _ = write!(html, "<table><caption>{}</caption><thead><tr>", escape(&table.caption));
    for cell in &table.head {
        let _ = write!(html, "<th scope=\"col\">{}</th>", prose(cell));
    }
    *html += "</tr></thead><tbody>";
    for row in table.rows.iter().take(MOST_ROWS) {
        *html += "<tr>";
        for cell in row {
            let _ = write!(html, "<td>{}</td>", escape(cell));
        }
        *html += "</tr>";
    }
    *html += "</tbody>";
    let left_out = table.rows.len().saturating_sub(MOST_ROWS);
    if left_out > 0 {
        let more = escape(&text::rows_left_out(&left_out.to_string()));
        let _ = write!(html, "<tfoot><tr><td colspan=\"{}\">{more}</td></tr></tfoot>", table.head.len());
    }
    *html += "</table>";
}
