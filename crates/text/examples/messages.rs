//! Lists the messages that each language lacks, by area: the page says them in English (`cargo xtask messages`).

#[allow(dead_code)]
#[path = "../build/check.rs"]
mod check;
#[allow(dead_code)]
#[path = "../build/read.rs"]
mod read;

use std::collections::BTreeMap;
use std::path::PathBuf;

fn main() {
    let folder = |language: &str| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("messages").join(language);
    let (english, _) = check::read(&folder(hyperfly_text::ENGLISH));
    let total: usize = english.values().map(|area| area.messages.len()).sum();
    for (language, name) in hyperfly_text::NAMES.iter().filter(|(id, _)| *id != hyperfly_text::ENGLISH) {
        let (translation, _) = check::read(&folder(language));
        let mut by_area = BTreeMap::<&str, Vec<&str>>::new();
        for (area, id) in check::find_missing_messages(&english, &translation) {
            by_area.entry(area).or_default().push(id);
        }
        let count: usize = by_area.values().map(Vec::len).sum();
        println!("{language} ({name}): {count} of {total} messages are in English");
        for (area, ids) in by_area {
            match translation.contains_key(area) {
                true => println!("  {area}.ftl lacks {}", ids.join(", ")),
                false => println!("  {area}.ftl is missing ({} messages)", ids.len()),
            }
        }
    }
}
