//! Isolates variables in right-to-left texts with U+2068 … U+2069, except above or below a symbol (`2^{ $log-n }`),
//! where a variable is part of the symbol. Fluent's own isolation has no such exception.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// Isolates the variables of a message.
pub fn isolate_variables(pattern: &mut Pattern<String>) {
    let mut isolated: Vec<PatternElement<String>> = Vec::new();
    for mut element in std::mem::take(&mut pattern.elements) {
        let is_in_symbol = matches!(isolated.last(), Some(PatternElement::TextElement { value }) if value.ends_with(['^', '_']));
        match &mut element {
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { .. }),
            } if !is_in_symbol => {
                isolated.push(text_element("\u{2068}"));
                isolated.push(element);
                isolated.push(text_element("\u{2069}"));
                continue;
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| isolate_variables(&mut variant.value));
            }
            _ => {}
        }
        isolated.push(element);
    }
    pattern.elements = isolated;
}

fn text_element(value: &str) -> PatternElement<String> {
    PatternElement::TextElement { value: value.to_owned() }
}
