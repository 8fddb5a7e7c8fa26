//! Formats text tables and paragraphs.

/// Alignment of a column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Align {
    /// For words.
    Left,
    /// For numbers.
    Right,
}

/// Formats rows with aligned columns, two spaces apart, without trailing spaces.
pub fn format_table(align: &[Align], rows: &[Vec<String>]) -> String {
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..align.len()).map(|column| width(column).unwrap_or(0)).collect();
    let mut out = String::new();
    for row in rows {
        let mut line = String::new();
        for ((cell, width), align) in row.iter().zip(&widths).zip(align) {
            let gap = " ".repeat(width.saturating_sub(cell.chars().count()));
            match align {
                Align::Left => line.extend([cell, &gap, "  "]),
                Align::Right => line.extend([&gap, cell, "  "]),
            }
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// Wraps a paragraph at `width` characters.
pub fn fold(text: &str, width: usize) -> String {
    let mut out = String::new();
    let mut length = 0;
    for word in text.split(' ') {
        let word_length = word.chars().count();
        if length > 0 && length + 1 + word_length > width {
            out.push('\n');
            length = 0;
        } else if length > 0 {
            out.push(' ');
            length += 1;
        }
        out.push_str(word);
        length += word_length;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_aligns_columns_and_fold_wraps() {
        let rows = [
            vec!["E".into(), "0.5".into(), "of T_s".into()],
            vec!["messages".into(), "64".into(), String::new()],
        ];
        let text = format_table(&[Align::Left, Align::Right, Align::Left], &rows);
        assert_eq!(text, "E         0.5  of T_s\nmessages   64\n");
        assert_eq!(fold("one two three", 8), "one two\nthree");
    }
}
