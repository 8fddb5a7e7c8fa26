//! Which plural a whole number takes, as CLDR has it. A browser knows: a module for one is handed its rules ([`use_plurals`]);
//! natively ICU4X has them.

use std::cell::Cell;

/// The plural of a number in a language, as CLDR calls it: `one`, `few`, `other` …
pub type Plurals = fn(language: &str, count: u64) -> &'static str;

thread_local! {
    static PLURALS: Cell<Plurals> = const { Cell::new(OWN) };
}

/// Uses these rules from now on, in this thread.
pub fn use_plurals(plurals: Plurals) {
    PLURALS.set(plurals);
}

/// The plural of a number in a language.
pub fn category(language: &str, count: u64) -> &'static str {
    PLURALS.get()(language, count)
}

#[cfg(target_arch = "wasm32")]
const OWN: Plurals = |_, _| "other";
#[cfg(not(target_arch = "wasm32"))]
const OWN: Plurals = by_icu4x;

#[cfg(not(target_arch = "wasm32"))]
fn by_icu4x(language: &str, count: u64) -> &'static str {
    use icu_plurals::{PluralCategory, PluralRules};

    let locale = language.parse::<icu_locale_core::Locale>().ok();
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

#[cfg(test)]
mod tests {
    use super::category;

    /// What web/tests/wasm/plurals.rs asks of a browser.
    #[test]
    fn plurals_are_those_of_cldr() {
        for line in include_str!("../../../tests/golden/plurals.txt").lines() {
            let mut words = line.split(' ');
            let mut next = || words.next().expect("language, number, plural");
            let (language, count) = (next(), next().parse().expect("a number"));
            assert_eq!(category(language, count), next(), "{line}");
        }
    }
}
