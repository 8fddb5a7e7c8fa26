//! Which plural a whole number takes, from CLDR, by ICU4X.

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

/// The plural of a number in a language, as CLDR calls it: `one`, `few`, `other` …
pub fn category(language: &str, count: u64) -> &'static str {
    let locale = language.parse::<Locale>().ok();
    // The rules are static data, so that asking for them costs next to nothing.
    let rules = locale.and_then(|locale| PluralRules::try_new_cardinal(locale.into()).ok());
    match rules.map(|rules| rules.category_for(count)) {
        Some(PluralCategory::Zero) => "zero",
        Some(PluralCategory::One) => "one",
        Some(PluralCategory::Two) => "two",
        Some(PluralCategory::Few) => "few",
        Some(PluralCategory::Many) => "many",
        Some(PluralCategory::Other) | None => "other",
    }
}
