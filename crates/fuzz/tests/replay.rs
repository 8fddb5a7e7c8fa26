//! Replays the corpus of the fuzzers (`fuzz/corpus`), and the files of the repository that they start from.

use hyperfly_fuzz::check;
use std::path::Path;

/// Checks every file in these folders of the repository; some must be accepted and some refused.
fn replay(name: &str, required: &[&str]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let corpus = format!("fuzz/corpus/{name}");
    let mut outcomes = [0; 2];
    for folder in [&[corpus.as_str()], required].concat() {
        for entry in std::fs::read_dir(root.join(folder)).expect(folder) {
            let file = entry.expect(folder).path();
            println!("{}", file.display());
            outcomes[usize::from(check(name, &std::fs::read(&file).expect("a file")))] += 1;
        }
    }
    let [refused_count, accepted_count] = outcomes;
    assert!(
        refused_count > 0 && accepted_count > 0,
        "{name}: {refused_count} refused, {accepted_count} accepted"
    );
}

macro_rules! replay {
    ($($name:ident $required:expr;)+) => {$(
        #[test]
        fn $name() {
            replay(stringify!($name), &$required);
        }
    )+};
}

replay! {
    address [];
    csv [];
    exercise ["crates/exercises/data"];
    json [];
    lesson ["crates/tours/data"];
    measured [];
    messages [];
    program ["crates/program/data"];
}
