//! Text in CSV files, quoted by RFC 4180 and protected against formula injection in spreadsheets.

use std::borrow::Cow;

/// Spreadsheets treat a cell that begins with one of these as a formula (OWASP, "CSV Injection").
const FORMULA_STARTS: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
/// A cell with one of these is quoted. Some spreadsheets separate cells by semicolons or tabs.
const SEPARATORS: [char; 6] = [',', ';', '\t', '"', '\n', '\r'];

/// Returns the cell that holds `text`. An apostrophe precedes a text that a spreadsheet would treat as a formula; numbers stay
/// numbers.
///
/// All text in CSV that a reader or a student can choose must go through this function.
pub fn text_cell(text: &str) -> Cow<'_, str> {
    let is_formula = text.starts_with(FORMULA_STARTS) && !text.parse::<f64>().is_ok_and(f64::is_finite);
    let apostrophe = if is_formula { "'" } else { "" };
    if text.contains(SEPARATORS) {
        Cow::Owned(format!("\"{apostrophe}{}\"", text.replace('"', "\"\"")))
    } else if is_formula {
        Cow::Owned(format!("{apostrophe}{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_cell_formula_gets_an_apostrophe() {
        for (text, cell) in [
            ("=1+1", "'=1+1"),
            ("+1+1", "'+1+1"),
            ("-1+1", "'-1+1"),
            ("-inf", "'-inf"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("＝1", "'＝1"),
            ("\t=1", "\"'\t=1\""),
            ("\r=1", "\"'\r=1\""),
            ("\n=1", "\"'\n=1\""),
            ("=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""),
        ] {
            assert_eq!(text_cell(text), cell, "{text:?}");
        }
    }

    #[test]
    fn text_cell_number_and_plain_text_stay_as_they_are() {
        for text in ["-1.5", "+2", "-3e-5", "", "ada.star", "a=b", "1-2", "'=1"] {
            assert_eq!(text_cell(text), text);
        }
    }

    #[test]
    fn text_cell_separators_and_quotes_are_quoted() {
        for (text, cell) in [
            ("a,b", "\"a,b\""),
            ("a;=b", "\"a;=b\""),
            ("a\tb", "\"a\tb\""),
            ("a\nb", "\"a\nb\""),
            ("a\rb", "\"a\rb\""),
            ("say \"a\"", "\"say \"\"a\"\"\""),
        ] {
            assert_eq!(text_cell(text), cell);
        }
    }
}
