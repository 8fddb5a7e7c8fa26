//! The style sheet without what is there for its readers.

use crate::Result;

/// A style sheet without comments, indentation and empty lines; no text in it contains a comment or goes over several lines.
///
/// # Errors
/// If a comment does not end.
pub fn flat(css: &str) -> Result<String> {
    let mut code = String::with_capacity(css.len());
    let mut rest = css;
    while let Some((before, comment)) = rest.split_once("/*") {
        code += before;
        rest = comment.split_once("*/").ok_or("a comment of the style sheet does not end")?.1;
    }
    code += rest;
    let lines = code.lines().map(str::trim).filter(|line| !line.is_empty());
    // What ends one thing needs no line of its own.
    Ok(lines
        .map(|line| if line.ends_with(['{', '}', ';', ',']) { line.to_owned() } else { format!("{line}\n") })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_sheet_loses_what_is_for_readers() {
        let css = "/* All\n   of it. */\n\na,\nb > c {\n  color: red; /* why */\n  margin: 0 auto;\n}\n* { top: calc(1px +\n    2px); }\n";
        assert_eq!(
            flat(css).as_deref(),
            Ok("a,b > c {color: red;margin: 0 auto;}* { top: calc(1px +\n2px); }")
        );
        assert!(flat("a {} /* b").is_err());
    }
}
