//! Tables as figures: published beside computed, and a paper's table cell by cell.

use super::{Style, sheet};
use crate::entry::Entry;
use crate::row::Row;
use hyperfly_view::figure::wrap;
use hyperfly_view::{Anchor, Frame, Ink, Surface, Type};

/// Pixels of a letter, in its size: the mean of the system's faces, on the safe side.
const LETTER: f32 = 0.58;

/// Space between columns, in the size of the text.
const GAP: f32 = 1.6;

/// What a cell of a [`grid`] stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// A heading, or a value without a verdict.
    Plain,
    /// Published and computed agree.
    Agrees,
    /// They do not: set bold, in another colour and with a mark.
    Differs,
}

/// A cell as it is set: text, ink, whether bold.
type Set = (String, Ink, bool);

/// Published beside computed, drawn as a table; rows that do not fit are counted in the last line.
pub fn rows(entry: &Entry, rows: &[Row], style: &Style) -> String {
    let (head, cells) = columns(rows);
    sheet(entry, style, |frame, svg| table(&head, &cells, frame, svg))
}

/// A table of a paper as it stands there: a row of headings, then rows of as many cells; the first column is a heading, too.
/// The text of a cell is what was computed; for one that [`Shade::Differs`], with what is published behind it in brackets.
pub fn grid(entry: &Entry, head: &[String], body: &[Vec<(String, Shade)>], style: &Style) -> String {
    let cells: Vec<Vec<Set>> = body
        .iter()
        .map(|row| {
            let cell = |(k, (text, shade)): (usize, &(String, Shade))| match shade {
                _ if k == 0 => (text.clone(), Ink::Muted, false),
                Shade::Plain => (text.clone(), Ink::Text, false),
                Shade::Agrees => (text.clone(), Ink::Text, false),
                Shade::Differs => (format!("≠ {text}"), Ink::Contention, true),
            };
            row.iter().enumerate().map(cell).collect()
        })
        .collect();
    let differs = body.iter().flatten().any(|(_, shade)| *shade == Shade::Differs);
    let note = if differs { frame_note(style) } else { 0.0 };
    sheet(entry, style, |frame, svg| {
        table(head, &cells, Frame { height: frame.height - note, ..frame }, svg);
        if differs {
            let set = Type::new(frame.text, Anchor::Start);
            svg.text(0.0, frame.height - frame.text * 0.4, set, Ink::Contention, NOTE);
        }
    })
}

/// Under a grid in which something differs.
const NOTE: &str = "≠ computed here (published): they differ by more than the published rounding";

/// The height of the note.
fn frame_note(style: &Style) -> f32 {
    hyperfly_view::figure::text_size(style.theme) * 1.8
}

/// Headings, and for each row texts with their inks and whether they are bold.
fn columns(rows: &[Row]) -> (Vec<String>, Vec<Vec<Set>>) {
    // One column for each part of the key if all rows have the same parts, else one for the whole key.
    let parts = |row: &Row| row.key.iter().map(|(name, _)| *name).collect::<Vec<_>>();
    let first = rows.first().map(&parts).unwrap_or_default();
    let alike = rows.iter().all(|row| parts(row) == first);
    let mut head: Vec<String> =
        if alike { first.iter().map(|&name| name.to_owned()).collect() } else { vec!["case".to_owned()] };
    head.extend(["published", "computed", ""].map(str::to_owned));
    let cells = rows.iter().map(|row| {
        let key: Vec<String> = match alike {
            true => row.key.iter().map(|(_, cell)| cell.to_string()).collect(),
            false => vec![row.key_text()],
        };
        let (verdict, ink) = match row.agrees {
            Some(true) => ("agrees", Ink::Muted),
            Some(false) => ("≠ differs", Ink::Contention),
            None => ("beside", Ink::Muted),
        };
        let differs = row.agrees == Some(false);
        let mut line: Vec<_> = key.into_iter().map(|text| (text, Ink::Muted, false)).collect();
        line.push((row.published.to_string(), Ink::Text, false));
        line.push((row.computed.to_string(), Ink::Text, differs));
        line.push((verdict.to_owned(), ink, differs));
        line
    });
    (head, cells.collect())
}

/// Draws cells under their headings: columns as wide as their texts, or wrapped where these are too wide for the frame;
/// numbers end below each other.
fn table(head: &[String], cells: &[Vec<Set>], frame: Frame, svg: &mut dyn Surface) {
    let em = frame.text;
    let wide = |text: &str| text.chars().count() as f32 * em * LETTER;
    let texts = |k: usize| cells.iter().filter_map(move |row| Some(row.get(k)?.0.as_str()));
    let natural: Vec<f32> = head
        .iter()
        .enumerate()
        .map(|(k, title)| texts(k).map(wide).fold(wide(title) * 1.1, f32::max))
        .collect();
    let room = frame.width - em * GAP * head.len().saturating_sub(1) as f32;
    let widths = share(&natural, room);
    let is_number = |text: &str| {
        text.starts_with(|c: char| c.is_ascii_digit() || "–−-.".contains(c)) && wide(text) < em * 9.0
    };
    let numeric: Vec<bool> = (0..head.len()).map(|k| texts(k).all(is_number)).collect();

    let mut y = em * 0.7;
    let line = |y: f32, row: &[(Vec<String>, Ink, bool)], svg: &mut dyn Surface| {
        let mut x = 0.0;
        for (k, (lines, ink, bold)) in row.iter().enumerate() {
            let (at, anchor) = if numeric[k] { (x + widths[k], Anchor::End) } else { (x, Anchor::Start) };
            let set = Type { bold: *bold, ..Type::new(em, anchor) };
            for (n, text) in lines.iter().enumerate() {
                svg.text(at, y + em * 1.25 * n as f32, set, *ink, text);
            }
            x += widths[k] + em * GAP;
        }
    };
    let titles: Vec<_> = head.iter().map(|title| (vec![title.clone()], Ink::Muted, true)).collect();
    line(y, &titles, svg);
    svg.lines(Ink::Wire, 1.0, &[0.0, y + em * 0.9, frame.width, y + em * 0.9]);
    y += em * 1.9;
    for (k, row) in cells.iter().enumerate() {
        let wrapped: Vec<_> = row
            .iter()
            .enumerate()
            .map(|(k, (text, ink, bold))| {
                let fits = wide(text) <= widths[k] + 0.5;
                let lines = if fits { vec![text.clone()] } else { wrap(text, widths[k], em) };
                (lines, *ink, *bold)
            })
            .collect();
        let lines = wrapped.iter().map(|(lines, ..)| lines.len()).max().unwrap_or(1);
        let tall = em * (1.25 * (lines - 1) as f32 + 1.5);
        // Every row but the last leaves room for the line that counts what does not fit.
        let needed = if k + 1 == cells.len() { tall } else { tall + em * 1.5 };
        if y + needed - em > frame.height {
            let rest = cells.len() - k;
            let more = format!("and {rest} more row{}", if rest == 1 { "" } else { "s" });
            svg.text(0.0, y, Type::new(em, Anchor::Start), Ink::Muted, &more);
            return;
        }
        line(y, &wrapped, svg);
        y += tall;
    }
}

/// Widths that fit: what is narrow keeps its width, the others share what is left.
fn share(natural: &[f32], room: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..natural.len()).collect();
    order.sort_by(|&a, &b| natural[a].total_cmp(&natural[b]));
    let mut widths = natural.to_vec();
    let mut left = room;
    for (k, &column) in order.iter().enumerate() {
        widths[column] = natural[column].min(left / (natural.len() - k) as f32);
        left -= widths[column];
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_columns_keep_their_width() {
        assert_eq!(share(&[10.0, 500.0, 20.0], 130.0), [10.0, 100.0, 20.0]);
        assert_eq!(share(&[10.0, 20.0], 130.0), [10.0, 20.0]);
    }
}
