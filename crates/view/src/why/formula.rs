//! A formula set in type: as MathML for a page, as plain text for data and figures.

use crate::numbers::quantity;
use hyperfly_core::scenario::Scenario;
use hyperfly_model::formula::{Formula, binary, unary, value};

/// How tightly the parts of a text hang together.
const SUM: u8 = 1;
const PRODUCT: u8 = 2;
const ONE: u8 = 3;

/// A part of a formula: its text, how tightly it hangs together, and what it comes to.
type Part = (String, u8, f64);

/// Within brackets, unless it hangs together at least so tightly.
fn bracketed((text, tight, _): &Part, least: u8, brackets: [&str; 2]) -> String {
    if *tight >= least { text.clone() } else { [brackets[0], text, brackets[1]].concat() }
}

const BRACKETS: [&str; 2] = ["<mo>(</mo>", "<mo>)</mo>"];

/// The formula as the content of a `<math>`; with `numbers` in place of its symbols, and its logarithms, roots and
/// fractions computed.
pub fn math(s: &Scenario, formula: &Formula, numbers: bool) -> String {
    let mut stack: Vec<Part> = Vec::new();
    for word in formula.text.split(' ') {
        let part = if let Some(of) = binary(word) {
            let (Some(b), Some(a)) = (stack.pop(), stack.pop()) else { break };
            let value = of(a.2, b.2);
            let tight = match word {
                "*" => PRODUCT,
                "/" => ONE,
                _ => SUM,
            };
            if tight == ONE && numbers {
                number(value)
            } else if tight == ONE {
                (["<mfrac><mrow>", &a.0, "</mrow><mrow>", &b.0, "</mrow></mfrac>"].concat(), ONE, value)
            } else {
                let sign = match word {
                    "*" => "<mo>⋅</mo>",
                    "-" => "<mo>−</mo>",
                    _ => "<mo>+</mo>",
                };
                let least = if word == "-" { PRODUCT } else { tight };
                let text =
                    [&*bracketed(&a, tight, BRACKETS), sign, &*bracketed(&b, least, BRACKETS)].concat();
                (text, tight, value)
            }
        } else if let Some(of) = unary(word) {
            let Some(a) = stack.pop() else { break };
            let value = of(a.2);
            let text = match word {
                _ if numbers => number(value).0,
                "log" => ["<mi>log</mi><mspace width=\".17em\"/>", &bracketed(&a, ONE, BRACKETS)].concat(),
                "sqrt" => ["<msqrt>", &a.0, "</msqrt>"].concat(),
                _ => ["<msup><mrow>", &bracketed(&a, ONE, BRACKETS), "</mrow><mn>2</mn></msup>"].concat(),
            };
            (text, ONE, value)
        } else {
            let value = value(s, formula.counts, word);
            match symbol(s, word) {
                Some(symbol) if !numbers => (symbol, ONE, value),
                _ => number(value),
            }
        };
        stack.push(part);
    }
    stack.pop().map_or_else(String::new, |part| part.0)
}

fn number(value: f64) -> Part {
    (["<mn>", &quantity(value, 6), "</mn>"].concat(), ONE, value)
}

/// A symbol as the papers write it; nothing for what has none.
pub fn symbol(s: &Scenario, word: &str) -> Option<String> {
    Some(match word {
        "tt" => "<msubsup><mi>t</mi><mi>c</mi><mo>′</mo></msubsup>".to_owned(),
        "tw" if s.channel_tw() != s.tw => {
            "<mfrac><msub><mi>t</mi><mi>w</mi></msub><mi>w</mi></mfrac>".to_owned()
        }
        "h" => "<mover><mi>h</mi><mo>¯</mo></mover>".to_owned(),
        "H" => "<mi>h</mi>".to_owned(),
        _ if !word.starts_with(|c: char| c.is_ascii_alphabetic()) => return None,
        _ if word.len() == 1 => ["<mi>", word, "</mi>"].concat(),
        _ => ["<msub><mi>", &word[..1], "</mi><mi>", &word[1..], "</mi></msub>"].concat(),
    })
}

/// The formula as plain text: `t_s·log p`.
pub fn plain(s: &Scenario, formula: &Formula) -> String {
    let round = ["(", ")"];
    let mut stack: Vec<Part> = Vec::new();
    for word in formula.text.split(' ') {
        let part = if let Some(of) = binary(word) {
            let (Some(b), Some(a)) = (stack.pop(), stack.pop()) else { break };
            let (tight, sign) = match word {
                "*" => (PRODUCT, "·"),
                "/" => (PRODUCT, "/"),
                "-" => (SUM, " − "),
                _ => (SUM, " + "),
            };
            let least = if matches!(word, "-" | "/") { tight + 1 } else { tight };
            let text = [&*bracketed(&a, tight, round), sign, &*bracketed(&b, least, round)].concat();
            (text, tight, of(a.2, b.2))
        } else if let Some(of) = unary(word) {
            let Some(a) = stack.pop() else { break };
            let inner = bracketed(&a, ONE, round);
            let text = match word {
                "log" => ["log ", &inner].concat(),
                "sqrt" => ["√", &inner].concat(),
                _ => [&inner, "²"].concat(),
            };
            (text, ONE, of(a.2))
        } else {
            let value = value(s, formula.counts, word);
            let text = match word {
                "tt" => "t_c′".to_owned(),
                "tw" if s.channel_tw() != s.tw => "t_w/w".to_owned(),
                "h" => "h̄".to_owned(),
                "H" => "h".to_owned(),
                _ if !word.starts_with(|c: char| c.is_ascii_alphabetic()) => quantity(value, 6),
                _ if word.len() == 1 => word.to_owned(),
                _ => [&word[..1], "_", &word[1..]].concat(),
            };
            (text, ONE, value)
        };
        stack.push(part);
    }
    stack.pop().map_or_else(String::new, |part| part.0)
}
