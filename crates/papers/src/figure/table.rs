//! Text in columns under headings, in the largest size that fits.

use crate::style::Style;
use hyperfly_text::papers;
use hyperfly_view::figure::{letters, lines};
use hyperfly_view::{Anchor, Frame, Ink, Surface, TextStyle};

/// Width of a letter as a fraction of its size: the mean of the system's fonts, rounded up.
const LETTER: f32 = 0.58;
/// Width of a digit as a fraction of its size. Right-aligned numbers must not begin left of their column.
const DIGIT: f32 = 0.65;

/// Width of a bold letter, as a multiple of a regular one.
const BOLD: f32 = 1.12;

/// Maximum number of letters in one line of a heading.
const HEADING: usize = 14;

/// Space between columns, as a multiple of the text size.
const GAP: f32 = 1.6;

/// Text of a cell, its ink, and whether it is bold.
pub type TableCell = (String, Ink, bool);

/// Widens the style until the table fits. On a page, a wide figure can be scrolled.
pub fn fit_style(head: &[String], cells: &[Vec<TableCell>], note: f32, style: &Style) -> Style {
    let em = hyperfly_view::figure::text_size(style.theme);
    let words = |k: usize| {
        let texts = cells.iter().filter_map(move |row| Some(row.get(k)?.0.as_str()));
        texts.chain([&*head[k]]).flat_map(str::split_whitespace).map(|word| text_width(word, em) * BOLD)
    };
    let columns = (0..head.len()).map(|k| words(k).fold(0.0, f32::max));
    let min_width = columns.sum::<f32>() + em * GAP * head.len().saturating_sub(1) as f32;
    let width = style.width.max(min_width.ceil());
    let height = Layout::new(head, cells, width, em).total() + note + em;
    Style { width, height: style.height.max(height.ceil()), ..*style }
}

/// Estimates the width of a text. Digits are wider than most letters.
fn text_width(text: &str, em: f32) -> f32 {
    let is_whole = text.chars().all(|c| c.is_ascii_digit());
    letters(text) as f32 * em * if is_whole { DIGIT } else { LETTER }
}

/// Layout of the cells for one text size.
struct Layout {
    em: f32,
    widths: Vec<f32>,
    /// Heading and rows: the lines of each cell.
    rows: Vec<Vec<Vec<String>>>,
}

impl Layout {
    /// Makes columns as wide as their texts, and wraps texts that are too wide for the frame.
    fn new(head: &[String], cells: &[Vec<TableCell>], width: f32, em: f32) -> Layout {
        let width_of = |text: &str| text_width(text, em);
        // A long heading may wrap.
        let heading = |text: &str| width_of(&text.chars().take(HEADING).collect::<String>()) * BOLD;
        let natural_widths: Vec<f32> = (0..head.len())
            .map(|k| {
                let cells = cells.iter().filter_map(|row| Some(width_of(&row.get(k)?.0)));
                cells.fold(heading(&head[k]), f32::max)
            })
            .collect();
        let space = width - em * GAP * head.len().saturating_sub(1) as f32;
        let widths = distribute_width(&natural_widths, space);
        let wrap_cell = |(k, text): (usize, &String)| match width_of(text) <= widths[k] + 0.5 {
            true => vec![text.clone()],
            false => lines(text, (widths[k] / (em * 0.545)) as usize),
        };
        let body =
            cells.iter().map(|row| row.iter().map(|(text, ..)| text).enumerate().map(wrap_cell).collect());
        // Headings are bold, and the last column has no space to its right that a heading could use.
        let last = head.len().saturating_sub(1);
        let wrap_heading = |(k, text): (usize, &String)| match k == last && width_of(text) * BOLD > widths[k]
        {
            true => lines(text, (widths[k] / (em * LETTER * BOLD)) as usize),
            false => wrap_cell((k, text)),
        };
        let rows = [head.iter().enumerate().map(wrap_heading).collect()].into_iter().chain(body).collect();
        Layout { em, widths, rows }
    }

    fn height(&self, row: usize) -> f32 {
        let lines = self.rows[row].iter().map(Vec::len).max().unwrap_or(1).max(1);
        self.em * (1.25 * (lines - 1) as f32 + 1.5)
    }

    /// Whether no cell was wrapped and nothing exceeds its column. A heading may use the space next to its column, but
    /// the first and the last column have none.
    fn is_whole(&self) -> bool {
        let is_within = |row: &[Vec<String>], bold: f32, beside: f32| {
            let mut cells = (0..).zip(row.iter().zip(&self.widths));
            cells.all(|(k, (lines, space))| {
                let space = space + if k == 0 || k + 1 == row.len() { 0.5 } else { beside };
                lines.iter().all(|line| text_width(line, self.em) * bold <= space)
            })
        };
        self.rows[1..].iter().flatten().all(|lines| lines.len() == 1)
            && self.rows[1..].iter().all(|row| is_within(row, 1.0, 0.5))
            && is_within(&self.rows[0], BOLD, self.em * GAP / 2.0)
    }

    fn total(&self) -> f32 {
        (0..self.rows.len()).map(|row| self.height(row)).sum::<f32>() + self.em * 0.6
    }
}

/// Draws cells under their headings, smaller than ordinary text if all fit then; numbers are right-aligned. The cells of
/// a `grid` may be larger, and all its columns but the first are aligned alike. Returns the y of its lower end.
pub fn table(
    head: &[String],
    cells: &[Vec<TableCell>],
    grid: bool,
    frame: Frame,
    svg: &mut dyn Surface,
) -> f32 {
    let layout = |size: f32| Layout::new(head, cells, frame.width, frame.text * size);
    let fits = |size: &f32| {
        let layout = layout(*size);
        layout.total() <= frame.height && (*size <= 1.0 || layout.is_whole())
    };
    let sizes = [1.5, 1.25, 1.0, 0.9, 0.8, 0.7];
    let largest = if grid { 1.5 } else { 1.0 };
    let layout = layout(sizes.into_iter().filter(|size| *size <= largest).find(fits).unwrap_or(1.0));
    let em = layout.em;
    let texts = |k: usize| cells.iter().filter_map(move |row| Some(row.get(k)?.0.as_str()));
    let is_number = |text: &str| {
        text.starts_with(|c: char| c.is_ascii_digit() || "–−-.".contains(c)) && text.chars().count() < 16
    };
    let mut numeric: Vec<bool> = (0..head.len()).map(|k| texts(k).all(is_number)).collect();
    if grid && numeric.iter().skip(1).any(|numeric| !numeric) {
        numeric[1..].fill(false);
    }
    let line = |y: f32, row: usize, svg: &mut dyn Surface| {
        let mut x = 0.0;
        for (k, lines) in layout.rows[row].iter().enumerate() {
            let width = layout.widths[k];
            let (text_x, anchor) = if numeric[k] { (x + width, Anchor::End) } else { (x, Anchor::Start) };
            let (ink, bold) = match row.checked_sub(1) {
                Some(row) => (cells[row][k].1, cells[row][k].2),
                None => (Ink::Muted, true),
            };
            for (n, text) in lines.iter().enumerate() {
                let text_style = TextStyle { bold, ..TextStyle::new(em, anchor) };
                svg.text(text_x, y + em * 1.25 * n as f32, text_style, ink, text);
            }
            x += width + em * GAP;
        }
    };
    let mut y = em * 0.7;
    line(y, 0, svg);
    y += layout.height(0) + em * 0.4;
    svg.lines(Ink::Wire, 1.0, &[0.0, y - em, frame.width, y - em]);
    for row in 1..layout.rows.len() {
        // Every row but the last leaves space for the line that counts the rows that do not fit.
        let counts = if row + 1 == layout.rows.len() { 0.0 } else { em * 1.5 };
        if y + layout.height(row) + counts - em > frame.height {
            let rest = layout.rows.len() - row;
            let more_text = papers::more_rows(rest);
            svg.text(0.0, y, TextStyle::new(em, Anchor::Start), Ink::Muted, &more_text);
            return y + em;
        }
        line(y, row, svg);
        y += layout.height(row);
    }
    y
}

/// Returns widths that fit: narrow columns keep their width, the others share the remaining space.
fn distribute_width(natural_widths: &[f32], space: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..natural_widths.len()).collect();
    order.sort_by(|&a, &b| natural_widths[a].total_cmp(&natural_widths[b]));
    let mut widths = natural_widths.to_vec();
    let mut space_left = space;
    for (k, &column) in order.iter().enumerate() {
        widths[column] = natural_widths[column].min(space_left / (natural_widths.len() - k) as f32);
        space_left -= widths[column];
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_columns_keep_their_width() {
        assert_eq!(distribute_width(&[10.0, 500.0, 20.0], 130.0), [10.0, 100.0, 20.0]);
        assert_eq!(distribute_width(&[10.0, 20.0], 130.0), [10.0, 20.0]);
    }

    #[test]
    fn grid_numbers_stay_within_columns() {
        use hyperfly_view::draw::record::{Recorder, Shape};
        let head = ["p", "E"].map(str::to_owned);
        let line = |p: &str| vec![(p.to_owned(), Ink::Muted, false), ("0.32".to_owned(), Ink::Text, false)];
        let mut recorder = Recorder::default();
        let frame = Frame::new(700.0, 300.0);
        let end = table(&head, &["1", "4096", "65536"].map(line), true, frame, &mut recorder);
        for mark in &recorder.marks {
            let Shape::Text(_, x, y, text_style, text) = mark else { continue };
            // A digit of DejaVu Sans, the widest of the requested fonts.
            let text_width = 0.636 * text_style.size * text.chars().count() as f32;
            assert!(
                text_style.anchor != Anchor::End || x - text_width >= 0.0,
                "“{text}” begins at {}",
                x - text_width
            );
            assert!(*y < end, "“{text}” lies below the end");
        }
    }

    /// Headings of one word are as wide as their columns, whatever the size of the letters.
    #[test]
    fn grid_headings_do_not_overlap() {
        use hyperfly_view::draw::record::{Recorder, Shape};
        let head: Vec<String> = (0..7).map(|d| format!("p = {}", 1 << d)).collect();
        let line = vec![("1".to_owned(), Ink::Text, false); 7];
        let mut recorder = Recorder::default();
        table(&head, &[line], true, Frame::new(342.0, 340.0), &mut recorder);
        let headings = recorder.marks.iter().filter_map(|mark| match mark {
            Shape::Text(_, x, y, text_style, text) if text_style.bold => {
                let text_width = LETTER * BOLD * text_style.size * text.chars().count() as f32;
                let begins = if text_style.anchor == Anchor::End { x - text_width } else { *x };
                Some((*y, begins, begins + text_width))
            }
            _ => None,
        });
        let mut headings: Vec<(f32, f32, f32)> = headings.collect();
        headings.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
        assert!(headings.len() >= 7);
        for pair in headings.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
            assert!(pair[0].2 <= pair[1].1, "{pair:?}");
        }
        assert!(headings.iter().all(|(_, from, to)| *from >= -1.0 && *to <= 343.0), "{headings:?}");
    }
}
