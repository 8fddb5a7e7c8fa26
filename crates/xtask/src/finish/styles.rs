//! Joins the style sheets into one file. The page is painted only when all of them are loaded, and a browser loads six
//! files of a host at a time.

use super::pages::replace_once;
use crate::{Result, content, files};
use std::path::Path;

/// Joins the page's style sheets into `style-HASH.css` and returns the page with this file.
pub fn join(html: &str, staging: &Path) -> Result<String> {
    let (mut page, mut sheet) = (html.to_owned(), String::new());
    while let Some(from) = page.find(LINK) {
        let end = page[from..].find("/>").ok_or("index.html breaks off")? + "/>".len();
        let name = page[from + LINK.len()..from + end].trim_end_matches("\"/>").to_owned();
        let file = staging.join(&name);
        page.replace_range(from..from + end, if sheet.is_empty() { PLACE } else { "" });
        sheet += &files::read_text(&file)?;
        std::fs::remove_file(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    let name = format!("style-{}.css", content::hash(&[sheet.as_bytes()]));
    files::write(&staging.join(&name), sheet)?;
    replace_once(&page, PLACE, &format!("{LINK}{name}\"/>"))
}

/// Start of Trunk's elements for style sheets.
const LINK: &str = "<link rel=\"stylesheet\" href=\"./";
/// Placeholder of the joined style sheet while the others are read.
const PLACE: &str = "<!-- style sheets -->";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn style_sheets_are_joined_in_order() {
        let staging = std::env::temp_dir().join(format!("hyperfly-styles-{}", std::process::id()));
        files::create_directory(&staging).expect("a directory");
        for name in ["b", "a"] {
            files::write(&staging.join(format!("{name}.css")), format!("{name} {{}}\n")).expect("a file");
        }
        let html = format!("<head>\n{LINK}b.css\"/>\n{LINK}a.css\"/>\n</head>");
        let page = join(&html, &staging).expect("a page");
        let names = files::list_names(&staging).expect("names");
        let [name] = &names[..] else { panic!("{names:?}") };
        assert_eq!(files::read_text(&staging.join(name)).expect("a file"), "b {}\na {}\n");
        assert_eq!(page, format!("<head>\n{LINK}{name}\"/>\n\n</head>"));
        std::fs::remove_dir_all(&staging).expect("the directory");
    }
}
