//! A figure in LaTeX: the picture as a PDF, which leads to the living figure.

/// The whole figure, with the line that converts the picture on top.
pub fn figure(name: &str, sentence: &str, link: &str) -> String {
    let pdf = format!("{}.pdf", name.trim_end_matches(".svg"));
    let (caption, link, see) = (prose(sentence), address(link), prose(hyperfly_text::share::see_it_move()));
    format!(
        "% rsvg-convert -f pdf -o {pdf} {name}\n\\begin{{figure}}\n  \\centering\n  \
         \\href{{{link}}}{{\\includegraphics[width=\\linewidth]{{{pdf}}}}}\n  \
         \\caption{{{caption} \\href{{{link}}}{{{see}}}}}\n\\end{{figure}}"
    )
}

/// An address as it may stand in the argument of another command.
fn address(link: &str) -> String {
    let mut out = String::new();
    for c in link.chars() {
        if matches!(c, '%' | '#' | '&' | '_') {
            out.push('\\');
        }
        // ^ and ~ mean something there, and may as well be written so.
        match c {
            '^' => out += "\\%5E",
            '~' => out += "\\%7E",
            c => out.push(c),
        }
    }
    out
}

/// Text with what LaTeX reads as commands, and with what its fonts do not have.
fn prose(text: &str) -> String {
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
