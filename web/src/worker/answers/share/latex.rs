//! A LaTeX figure: the picture as a PDF with a link to the live figure.

/// Returns the figure, preceded by the command that converts the picture.
pub fn format_figure(name: &str, sentence: &str, link: &str) -> String {
    let pdf = format!("{}.pdf", name.trim_end_matches(".svg"));
    let (caption, link, link_text) =
        (escape_text(sentence), escape_address(link), escape_text(hyperfly_text::share::see_it_move()));
    format!(
        "% rsvg-convert -f pdf -o {pdf} {name}\n\\begin{{figure}}\n  \\centering\n  \
         \\href{{{link}}}{{\\includegraphics[width=\\linewidth]{{{pdf}}}}}\n  \
         \\caption{{{caption} \\href{{{link}}}{{{link_text}}}}}\n\\end{{figure}}"
    )
}

/// Escapes an address for the argument of another command.
fn escape_address(link: &str) -> String {
    let mut out = String::new();
    for c in link.chars() {
        if matches!(c, '%' | '#' | '&' | '_') {
            out.push('\\');
        }
        // ^ and ~ are special in LaTeX and may be percent-encoded.
        match c {
            '^' => out += "\\%5E",
            '~' => out += "\\%7E",
            c => out.push(c),
        }
    }
    out
}

/// Escapes LaTeX commands, and replaces characters that its fonts lack.
fn escape_text(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '%' | '#' | '&' | '_' | '$' | '{' | '}' => {
                out.push('\\');
                out.push(c);
            }
            '\\' => out += "\\textbackslash{}",
            '^' => out += "\\textasciicircum{}",
            '~' => out += "\\textasciitilde{}",
            '×' => out += "$\\times$",
            '·' => out += "$\\cdot$",
            '−' => out += "$-$",
            '→' => out += "$\\to$",
            '√' => out += "$\\surd$",
            'ω' => out += "$\\omega$",
            '≤' => out += "$\\le$",
            '≥' => out += "$\\ge$",
            '≈' => out += "$\\approx$",
            '\u{a0}' | '\u{2009}' | '\u{202f}' => out.push('~'),
            c => match "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|digit| digit == c) {
                Some(digit) => out += &format!("$^{digit}$"),
                None => out.push(c),
            },
        }
    }
    out
}
