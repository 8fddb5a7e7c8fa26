//! A choice by a counted number asks `PLURAL($n)`, which src/area.rs answers by ICU4X: the rules that fluent-bundle brings
//! (intl_pluralrules 7) are wrong for Arabic beyond 99 and know no millions. Translators write `{ $n -> [one] … }`, as always.

use fluent_syntax::ast::{
    CallArguments, Expression, Identifier, InlineExpression, Pattern, PatternElement, Resource, Variant,
    VariantKey,
};

/// The plurals of CLDR beside `other`, which is the case for all else.
const CATEGORIES: &[&str] = &["zero", "one", "two", "few", "many"];

/// Lets the choices by plurals in all messages ask for them.
pub fn choices(resource: &mut Resource<String>) {
    super::patterns::each(resource, pattern);
}

fn pattern(of: &mut Pattern<String>) {
    for element in &mut of.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let Expression::Select { selector, variants } = expression else { continue };
        variants.iter_mut().for_each(|variant| pattern(&mut variant.value));
        if variants.iter().any(|variant| !variant.default && is_plural(&variant.key)) {
            *expression = by_plural(selector.clone(), std::mem::take(variants));
        }
    }
}

fn is_plural(key: &VariantKey<String>) -> bool {
    matches!(key, VariantKey::Identifier { name } if CATEGORIES.contains(&name.as_str()))
}

/// The same choice by the plural of the number; cases for numbers themselves go before.
fn by_plural(number: InlineExpression<String>, variants: Vec<Variant<String>>) -> Expression<String> {
    let is_number = |variant: &Variant<String>| matches!(variant.key, VariantKey::NumberLiteral { .. });
    let (mut numbers, plurals): (Vec<_>, Vec<_>) = variants.into_iter().partition(is_number);
    let arguments = CallArguments { positional: vec![number.clone()], named: Vec::new() };
    let selector =
        InlineExpression::FunctionReference { id: Identifier { name: "PLURAL".to_owned() }, arguments };
    let choice = Expression::Select { selector, variants: plurals };
    if numbers.is_empty() {
        return choice;
    }
    let key = VariantKey::Identifier { name: "other".to_owned() };
    let value = Pattern { elements: vec![PatternElement::Placeable { expression: choice }] };
    numbers.push(Variant { key, value, default: true });
    Expression::Select { selector: number, variants: numbers }
}
