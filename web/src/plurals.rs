//! Which plural a number takes: the browser's own rules, `Intl.PluralRules`, for this thread.

use js_sys::{Array, Intl, Object};
use std::cell::RefCell;
use wasm_bindgen::JsValue;

thread_local! {
    /// By language; there are few.
    static RULES: RefCell<Vec<(String, Intl::PluralRules)>> = const { RefCell::new(Vec::new()) };
}

/// Lets texts ask the browser from now on, in this thread.
pub fn begin() {
    hyperfly_text::use_plurals(category);
}

/// The plural of a number in a language, as CLDR calls it.
pub fn category(language: &str, count: u64) -> &'static str {
    RULES.with_borrow_mut(|known| {
        let at = known.iter().position(|(of, _)| of == language).unwrap_or_else(|| {
            let locales = Array::of1(&JsValue::from_str(language));
            known.push((language.to_owned(), Intl::PluralRules::new(&locales, &Object::new())));
            known.len() - 1
        });
        let category = String::from(known[at].1.select(count as f64));
        let all = ["zero", "one", "two", "few", "many"];
        all.into_iter().find(|name| *name == category).unwrap_or("other")
    })
}
