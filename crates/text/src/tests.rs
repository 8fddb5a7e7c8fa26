//! All languages have all messages, and with the same variables; plurals and numbers are those of the language.

use super::*;

#[test]
fn numbers_are_set_as_the_language_sets_them() {
    assert_eq!(whole(1024), "1024");
    assert_eq!(whole(65_536), "65\u{202f}536");
    assert_eq!(decimal("0.5".into()), "0.5");
}

#[test]
fn a_choice_takes_the_plural() {
    let pattern = "\u{1}0 \u{2}0one\u{3}message\u{4}\u{3}messages\u{4}\u{5}.";
    let told = |count: u64| {
        let mut out = String::new();
        pattern::write(pattern, &[count.into()], &mut out);
        out
    };
    assert_eq!(told(1), "1 message.");
    assert_eq!(told(0), "0 messages.");
    assert_eq!(told(65_537), "65\u{202f}537 messages.");
}
