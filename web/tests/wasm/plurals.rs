//! The browser's plurals are those of the list that native tests hold against ICU4X (tests/golden/plurals.txt, from CLDR).

use hyperfly_web::plurals::category;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn a_browser_knows_the_plurals() {
    for line in include_str!("../../../tests/golden/plurals.txt").lines() {
        let mut words = line.split(' ');
        let mut next = || words.next().expect("language, number, plural");
        let (language, count) = (next(), next().parse().expect("a number"));
        assert_eq!(category(language, count), next(), "{line}");
    }
}
