//! The page's style sheets in one file: compressed that is a quarter smaller than each alone, and one request in place of many.
//! That of the rooms stays alone: it is loaded with the late module.

use crate::{Result, files};
use std::path::Path;

const LINK: &str = "<link rel=\"stylesheet\" href=\"./";
const JOINED: &str = "page.css";

/// The sheet of the rooms, which comes with the late module (web/start.js).
const LATE: &str = "rooms.css";

/// Writes the sheets that the page names, in its order, into one; the page that names that one alone.
pub fn join(html: &str, staging: &Path) -> Result<String> {
    let (mut page, mut sheets) = (String::new(), String::new());
    for line in html.split_inclusive('\n') {
        let Some((before, rest)) = line.split_once(LINK) else {
            page += line;
            continue;
        };
        let name = rest.split('"').next().unwrap_or_default();
        let file = staging.join(name);
        if sheets.is_empty() {
            page += &[before, LINK, JOINED, &rest[name.len()..]].concat();
        }
        sheets += &files::read_text(&file)?;
        std::fs::remove_file(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    if sheets.is_empty() {
        return Err("index.html names no style sheet (web/index.html)".to_owned());
    }
    files::write(&staging.join(JOINED), sheets)?;
    Ok(page)
}

/// Names the joined sheet and the late one after their content; the page that names them so.
pub fn name(html: &str, staging: &Path) -> Result<String> {
    [(JOINED, "href=\"./"), (LATE, "data-sheet=\"")].into_iter().try_fold(
        html.to_owned(),
        |html, (sheet, before)| {
            let file = staging.join(sheet);
            let stem = sheet.trim_end_matches(".css");
            let named = format!("{stem}-{}.css", files::hash(&[&files::read(&file)?]));
            files::rename(&file, &staging.join(&named))?;
            super::pages::replace_once(&html, &format!("{before}{sheet}"), &format!("{before}{named}"))
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_are_joined_in_their_order() {
        let staging = std::env::temp_dir().join(format!("hyperfly-sheets-{}", std::process::id()));
        std::fs::create_dir_all(&staging).expect("a directory");
        for (name, text) in [("b-1.css", "first{}\n"), ("a-2.css", "second{}\n"), (LATE, "late{}\n")] {
            std::fs::write(staging.join(name), text).expect("a file");
        }
        let html = "<head>\n  <link rel=\"stylesheet\" href=\"./b-1.css\"/>\n  <link rel=\"stylesheet\" href=\"./a-2.css\"/>\n\
                    <script data-sheet=\"rooms.css\">\n</head>\n";
        let joined = join(html, &staging).and_then(|page| name(&page, &staging)).expect("all are there");
        let mut files = files::names(&staging).expect("a directory");
        files.sort();
        let [page, late] = &files[..] else { panic!("{files:?}") };
        assert_eq!(
            joined,
            format!(
                "<head>\n  <link rel=\"stylesheet\" href=\"./{page}\"/>\n<script data-sheet=\"{late}\">\n</head>\n"
            )
        );
        assert_eq!(files::read_text(&staging.join(page)).expect("a file"), "first{}\nsecond{}\n");
        assert_eq!(files::read_text(&staging.join(late)).expect("a file"), "late{}\n");
        std::fs::remove_dir_all(&staging).expect("it is ours");
        assert!(join("<head>\n</head>\n", &staging).is_err());
    }
}
