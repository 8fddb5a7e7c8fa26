//! Which plural a whole number takes, as a table that a page reads without rules: one letter for each of 0 … 199, the first of
//! zero, one, two, few, many, other. Larger numbers take that of 100 + their last two digits, but whole millions (letter 201).
//! That this is what CLDR says of all numbers is checked here, by trying.

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

/// The table of a language.
pub fn categories(language: &str) -> Result<String, String> {
    let locale: Locale = language.parse().map_err(|why| format!("{language}: {why}"))?;
    let rules = PluralRules::try_new_cardinal(locale.into()).map_err(|why| format!("{language}: {why}"))?;
    let letter = |n: u64| match rules.category_for(n) {
        PluralCategory::Zero => 'z',
        PluralCategory::One => '1',
        PluralCategory::Two => '2',
        PluralCategory::Few => 'f',
        PluralCategory::Many => 'm',
        PluralCategory::Other => 'o',
    };
    let mut table: String = (0..200).map(letter).collect();
    table.push(letter(1_000_000));
    let told = |n: u64| {
        let at = if n < 200 {
            n
        } else if n.is_multiple_of(1_000_000) {
            200
        } else {
            100 + n % 100
        };
        table.as_bytes()[at as usize] as char
    };
    let wrong = (0..5000).chain([10_000, 65_536, 999_999, 1_000_000, 1_000_001, 2_000_000, 1_048_576]);
    match wrong.into_iter().find(|&n| told(n) != letter(n)) {
        Some(n) => Err(format!("{language}: the table of plurals is too short for {n}")),
        None => Ok(table),
    }
}
