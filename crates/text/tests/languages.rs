//! Every message of a language has the required variables and plurals. English replaces missing messages.

#[path = "../build/check.rs"]
mod check;
#[allow(dead_code)]
#[path = "../build/read.rs"]
mod read;

use check::Areas;
use std::collections::BTreeSet;
use std::path::PathBuf;

fn language_folder(language: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("messages").join(language)
}

/// Describes all missing and inconsistent messages.
fn find_problems(english: &Areas, translation: &Areas, plurals: &BTreeSet<&str>) -> Vec<String> {
    let missing_messages = check::find_missing_messages(english, translation);
    let missing_messages = missing_messages.into_iter().map(|(area, id)| format!("{area}.{id} is missing"));
    missing_messages.chain(check::find_inconsistent_messages(english, translation, plurals)).collect()
}

fn parse_areas(text: &str) -> Areas {
    Areas::from([("area".to_owned(), read::Area::read(text).expect("Fluent"))])
}

#[test]
fn messages_of_every_language_agree_with_english() {
    let (english, english_problems) = check::read(&language_folder("en"));
    assert!(english_problems.is_empty(), "{english_problems:?}");
    let mut problems = Vec::new();
    for (language, _) in hyperfly_text::NAMES {
        let (translation, translation_problems) = check::read(&language_folder(language));
        let mut problems_of_language = translation_problems;
        problems_of_language.extend(check::find_inconsistent_messages(
            &english,
            &translation,
            &check::plural_categories(language),
        ));
        // English equals itself.
        problems_of_language.retain(|problem| *language != "en" || !problem.ends_with("is still English"));
        problems.extend(problems_of_language.iter().map(|problem| format!("{language}: {problem}")));
    }
    assert!(
        problems.is_empty(),
        "{} problems; see docs/languages.md\n{}",
        problems.len(),
        problems.join("\n")
    );
}

#[test]
fn problems_name_the_message() {
    let english = parse_areas(
        "
several = { $n ->
    [one] { $n } message
   *[other] { $n } messages
}
by = { $way ->
    [yes] { $who } does
   *[no] { $who } does not
}
long = these are more than three words
gone = one of two
",
    );
    let report = |translation: &str, plurals: &BTreeSet<&str>| {
        find_problems(&english, &parse_areas(translation), plurals).join("\n")
    };
    let arabic = check::plural_categories("ar");
    assert_eq!(arabic, BTreeSet::from(["zero", "one", "two", "few", "many"]));
    assert_eq!(
        report(
            "
several = { $n ->
    [zero] { $n } a
    [one] { $n } b
    [two] { $n } c
    [few] { $n } d
    [many] { $n } e
   *[other] { $n } f
}
by = { $way ->
    [yes] { $who } f
   *[no] { $who } g
}
long = e
gone = f
",
            &arabic
        ),
        ""
    );
    let translation = "
several = { $n ->
    [one] { $n } Nachricht
    [zwei] { $m } Nachrichten
   *[other] Nachrichten
}
by = { $who } tut es
long = these are more than three words
new = neu
mixed = \u{2067}offen
";
    let problems = report(translation, &check::plural_categories("de"));
    for problem in [
        "area.gone is missing",
        "area.several has { $m }, which the English text does not have",
        "area.several has a case [zwei] for { $n }, which never occurs",
        "area.by has no case [yes] for { $way }",
        "area.long is still English",
        "area.new does not exist in English",
        "area.mixed does not end every isolate (U+2066 … U+2069) that it begins",
    ] {
        assert!(problems.contains(problem), "not said: {problem}\n{problems}");
    }
    let sentence_for_few = report("several = { $n } سائل", &arabic);
    for case in ["zero", "one", "two", "few", "many"] {
        assert!(
            sentence_for_few.contains(&format!("area.several has no case [{case}] for {{ $n }}")),
            "{sentence_for_few}"
        );
    }
    assert!(
        report("several = { $n } 条消息", &check::plural_categories("zh"))
            .lines()
            .all(|line| !line.contains("several"))
    );
}

/// Discs of different stages cannot be compared by size (docs/decisions/0038-values-to-the-scale-of-their-stage.md).
#[test]
fn disc_sentence_names_stage_scale_in_every_language() {
    for (language, _) in hyperfly_text::NAMES {
        assert!(hyperfly_text::set_language(language));
        let (sentence, stage) = (hyperfly_text::race::values_say(), hyperfly_text::table::stage());
        assert!(sentence.to_lowercase().contains(&stage.to_lowercase()), "{language}: {sentence}");
    }
}
