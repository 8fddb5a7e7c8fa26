//! `cargo xtask docs`: docs/*.md as pages of the site, in dist/docs/. `cargo xtask dist` does it, too.
//!
//! The folders in docs/ are for who works on the code and are not rendered. The Markdown reads on a forge as it is. Rendered, links go to the rendered pages, and the HTML of a block marked
//! `html snippet` also stands below its source, alive.

use crate::{Result, workspace};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd, html};
use std::path::Path;

/// The address that the documentation writes for the site; what is alive takes the one where it lies.
const EXAMPLE: &str = "https://example.org/hyperfly/";

/// What the pages load beside the site's own files.
const FILES: &[(&str, &str)] = &[
    ("docs.css", include_str!("../../../static/docs.css")),
    ("docs.js", include_str!("../../../static/docs.js")),
    ("icon.svg", include_str!("../../../static/icon.svg")),
];

/// Renders docs/ into a folder of the site.
pub fn write(to: &Path) -> Result {
    render(&workspace::root().join("docs"), to)
}

/// Writes the documentation in `docs` as HTML into `to`, which lies in the site. README.md links to all the pages, in the order
/// of the menu, and becomes index.html.
pub fn render(docs: &Path, to: &Path) -> Result {
    let index = read(&docs.join("README.md"))?;
    let mut pages = vec![page("README.md", &index)?];
    for name in linked(&index) {
        if pages.iter().all(|page| page.source != name) {
            pages.push(page(&name, &read(&docs.join(&name))?)?);
        }
    }
    for page in &pages {
        for link in &page.links {
            let (name, anchor) = link.split_once('#').unwrap_or((link, ""));
            let there = pages.iter().find(|other| other.source == name || name.is_empty() && *other == page);
            let there = there.ok_or_else(|| format!("docs/{}: README.md has no {link}", page.source))?;
            if !anchor.is_empty() && !there.anchors.iter().any(|known| known == anchor) {
                return Err(format!("docs/{}: there is no {link}", page.source));
            }
        }
    }
    std::fs::create_dir_all(to).map_err(|error| format!("{}: {error}", to.display()))?;
    for page in &pages {
        write_file(&to.join(rendered(&page.source)), &page.html(&pages))?;
    }
    FILES.iter().try_for_each(|(name, text)| write_file(&to.join(name), text))
}

/// One page.
#[derive(Debug, PartialEq)]
struct Page {
    source: String,
    title: String,
    body: String,
    /// Where it links to among the pages.
    links: Vec<String>,
    /// The ids of its headings.
    anchors: Vec<String>,
}

fn events(text: &str) -> Parser<'_> {
    Parser::new_ext(text, Options::ENABLE_TABLES)
}

/// The pages that a page links to.
fn linked(text: &str) -> Vec<String> {
    let link = |event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => dest_url.ends_with(".md").then(|| dest_url.to_string()),
        _ => None,
    };
    events(text).filter_map(link).collect()
}

fn page(source: &str, text: &str) -> Result<Page> {
    let (mut links, mut anchors, mut title) = (Vec::new(), Vec::new(), String::new());
    let mut out = Vec::new();
    let mut all = events(text);
    while let Some(event) = all.next() {
        match event {
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let dest_url = if let Some(of_site) = dest_url.strip_prefix(EXAMPLE) {
                    format!("../{of_site}").into()
                } else if dest_url.contains(':') {
                    dest_url
                } else {
                    links.push(dest_url.to_string());
                    rendered(&dest_url).into()
                };
                out.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
            }
            Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
                let inner: Vec<_> = all.by_ref().take_while(|event| !ends_heading(event)).collect();
                let words: String = inner.iter().filter_map(words).collect();
                if title.is_empty() {
                    title.clone_from(&words);
                }
                let id = slug(&words);
                anchors.push(id.clone());
                out.push(Event::Start(Tag::Heading { level, id: Some(id.into()), classes, attrs }));
                out.extend(inner);
                out.push(Event::End(TagEnd::Heading(level)));
            }
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) => {
                let code: String = all.by_ref().map_while(text_of_code).collect();
                out.push(Event::Html(code_block(&info, &code).into()));
            }
            other => out.push(other),
        }
    }
    if title.is_empty() {
        return Err(format!("docs/{source} has no heading"));
    }
    let mut body = String::new();
    html::push_html(&mut body, out.into_iter());
    // Prose may be translated by a browser; what is typed or copied must stay as it is.
    body = body.replace("<code", "<code translate=\"no\"");
    Ok(Page { source: source.into(), title, body, links, anchors })
}

fn ends_heading(event: &Event<'_>) -> bool {
    matches!(event, Event::End(TagEnd::Heading(_)))
}

fn words<'a>(event: &'a Event<'a>) -> Option<&'a str> {
    match event {
        Event::Text(text) | Event::Code(text) => Some(text),
        _ => None,
    }
}

fn text_of_code(event: Event<'_>) -> Option<String> {
    if let Event::Text(text) = event { Some(text.into_string()) } else { None }
}

/// The source of a block of code, and, if it is a snippet of HTML, below it what it makes.
fn code_block(info: &str, code: &str) -> String {
    let language = info.split(' ').next().unwrap_or_default();
    let source =
        format!("<pre tabindex=\"0\"><code class=\"{}\">{}</code></pre>\n", escape(language), escape(code));
    if info != "html snippet" {
        return source;
    }
    format!("{source}<div class=\"alive\">\n{}</div>\n", code.replace(EXAMPLE, "../"))
}

/// The name that a link to a page has among the rendered ones.
fn rendered(link: &str) -> String {
    let (name, anchor) =
        link.split_once('#').map_or((link, String::new()), |(name, rest)| (name, format!("#{rest}")));
    let name = if name == "README.md" { "index.html".to_owned() } else { name.replace(".md", ".html") };
    name + &anchor
}

/// The id of a heading, as forges make it.
fn slug(words: &str) -> String {
    let kept = words.to_lowercase();
    let kept = kept.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl Page {
    /// The whole document, with a menu of all the pages.
    fn html(&self, pages: &[Page]) -> String {
        let item = |page: &Page| {
            let here = if page == self { " aria-current=\"page\"" } else { "" };
            format!("<li><a href=\"{}\"{here}>{}</a></li>\n", rendered(&page.source), escape(&page.title))
        };
        let menu: String = pages.iter().map(item).collect();
        // What stands below the code is alive, even if its script is written elsewhere. (In the code itself `<` is escaped.)
        let element = if self.body.contains("<hyperfly-figure") {
            "<script defer src=\"../hyperfly.js\"></script>\n"
        } else {
            ""
        };
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{} · hyperfly</title>\n\
             <link rel=\"icon\" href=\"icon.svg\">\n<link rel=\"stylesheet\" href=\"docs.css\">\n<script defer src=\"docs.js\"></script>\n{element}</head>\n<body>\n\
             <nav aria-label=\"Documentation\">\n<a class=\"home\" href=\"../\">hyperfly</a>\n<details open>\n<summary>Documentation</summary>\n<ul>\n{menu}\
             <li><a href=\"../playground.html\">Playground</a></li>\n</ul>\n</details>\n</nav>\n<main>\n{}</main>\n</body>\n</html>\n",
            escape(&self.title),
            self.body
        )
    }
}

fn read(file: &Path) -> Result<String> {
    std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn write_file(file: &Path, text: &str) -> Result {
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rendered_page(text: &str) -> Page {
        page("a.md", text).expect("a page")
    }

    #[test]
    fn links_between_pages_go_to_the_rendered_ones() {
        let page = rendered_page("# A\n\n[b](b.md#c-d) [start](README.md) [out](https://example.org/x.md)\n");
        assert_eq!(page.links, ["b.md#c-d", "README.md"]);
        for link in ["\"b.html#c-d\"", "\"index.html\"", "\"https://example.org/x.md\""] {
            assert!(page.body.contains(link), "{}", page.body);
        }
    }

    #[test]
    fn links_into_the_site_go_to_where_the_page_lies() {
        let page = rendered_page("# A\n\n[try](https://example.org/hyperfly/playground.html)\n");
        assert!(page.links.is_empty(), "{:?}", page.links);
        assert!(page.body.contains("<a href=\"../playground.html\">try</a>"), "{}", page.body);
    }

    #[test]
    fn headings_can_be_linked_to() {
        let page = rendered_page("# Two words, `code`\n\n## And so on\n");
        assert_eq!(page.anchors, ["two-words-code", "and-so-on"]);
        assert_eq!(page.title, "Two words, code");
        assert!(page.body.contains("<h2 id=\"and-so-on\">And so on</h2>"), "{}", page.body);
    }

    #[test]
    fn a_snippet_stands_below_its_source_alive() {
        let code = "<iframe src=\"https://example.org/hyperfly/embed.html\"></iframe>\n";
        let page = rendered_page(&format!("# A\n\n```html snippet\n{code}```\n\n```html\n{code}```\n"));
        assert_eq!(page.body.matches("&lt;iframe src=&quot;https://example.org/hyperfly/").count(), 2);
        assert_eq!(page.body.matches("<iframe src=\"../embed.html\"></iframe>").count(), 1);
    }

    #[test]
    fn code_is_not_translated() {
        let page = rendered_page("# A\n\n`p` and `n`\n\n```sh\nhyperfly run\n```\n");
        assert_eq!(page.body.matches("<code translate=\"no\"").count(), 3, "{}", page.body);
        assert_eq!(page.body.matches("<code").count(), 3, "{}", page.body);
    }

    #[test]
    fn a_page_with_a_living_element_has_its_script() {
        let code = "<hyperfly-figure p=\"4\"></hyperfly-figure>\n";
        for (info, has) in [("html snippet", true), ("html", false)] {
            let page = rendered_page(&format!("# A\n\n```{info}\n{code}```\n"));
            assert_eq!(page.html(&[]).contains("src=\"../hyperfly.js\""), has, "{info}");
        }
    }

    #[test]
    fn the_documentation_is_whole() {
        let to = std::env::temp_dir().join(format!("hyperfly-docs-{}", std::process::id()));
        let done = render(&workspace::root().join("docs"), &to);
        let index = std::fs::read_to_string(to.join("index.html"));
        let _ = std::fs::remove_dir_all(&to);
        done.expect("every link leads somewhere");
        assert!(index.expect("an index").contains("aria-current=\"page\""));
        let linked = linked(&read(&workspace::root().join("docs/README.md")).expect("README.md"));
        for file in std::fs::read_dir(workspace::root().join("docs")).expect("docs").flatten() {
            let name = file.file_name().to_string_lossy().into_owned();
            // Folders are for who works on the code.
            if file.path().is_dir() {
                continue;
            }
            assert!(name == "README.md" || linked.contains(&name), "docs/README.md does not link to {name}");
        }
    }
}
