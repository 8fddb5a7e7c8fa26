//! In a text that is written from right to left, what is put in stands apart from what is around it (U+2068 … U+2069), but for
//! what is set above or below a symbol (`2^{ $log-n }`), which is a part of it. Fluent's own isolation knows no such exception.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// Isolates the variables of a message.
pub fn variables(of: &mut Pattern<String>) {
    let mut isolated: Vec<PatternElement<String>> = Vec::new();
    for mut element in std::mem::take(&mut of.elements) {
        let of_a_symbol = matches!(isolated.last(), Some(PatternElement::TextElement { value }) if value.ends_with(['^', '_']));
        match &mut element {
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { .. }),
            } if !of_a_symbol => {
                isolated.push(text("\u{2068}"));
                isolated.push(element);
                isolated.push(text("\u{2069}"));
                continue;
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| variables(&mut variant.value));
            }
            _ => {}
        }
        isolated.push(element);
    }
    of.elements = isolated;
}

fn text(value: &str) -> PatternElement<String> {
    PatternElement::TextElement { value: value.to_owned() }
}
