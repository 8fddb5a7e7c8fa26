//! Snippets of the documentation in simulated hosts.

use hyperfly_tests::browser::{Browser, FRAMES, enter_frame};
use hyperfly_tests::docs::{Block, EXAMPLE, between, list_pages, parse_blocks, read_page};
use hyperfly_tests::hosts::host::Host;
use hyperfly_tests::hosts::site::Site;
use serde_json::json;

/// Pages whose snippets are tested below.
const PAGES: &[&str] = &[
    "README",
    "element",
    "gallery",
    "html",
    "jupyter",
    "messages",
    "mkdocs",
    "moodle",
    "observable",
    "quarto",
    "reveal",
    "sphinx",
];

/// Blocks of a page that are marked as snippets.
fn list_snippets(text: &str) -> Vec<Block> {
    parse_blocks(text).into_iter().filter(|block| block.snippet).collect()
}

/// Returns the content of the block inside another block.
fn inner_block(code: &str, opening_line: &str) -> String {
    let rest =
        code.strip_prefix(opening_line).unwrap_or_else(|| panic!("begins with {opening_line}: {code}"));
    rest.trim_end().strip_suffix("```").expect("its end").to_owned()
}

/// Returns the page body that a host generates from a snippet, with the structure of the real tool's output.
fn build_body(page: &str, snippet: &Block) -> String {
    let Block { language, code, .. } = snippet;
    match (page, language.as_str()) {
        ("README" | "element" | "gallery" | "html" | "messages", "html") => {
            // A page contains the script once, not in each snippet.
            let script = format!("<script async src=\"{EXAMPLE}hyperfly.js\"></script>");
            let has_figure = code.contains("<script") || !code.contains("<hyperfly-figure");
            format!("<p>Before.</p>{}{code}<p>After.</p>", if has_figure { "" } else { &script })
        }
        // Pandoc passes raw blocks through.
        ("quarto", "markdown") => format!(
            "<div id=quarto-content class=\"page-columns page-rows-contents\"><main class=content id=quarto-document-content>\
             <section id=notes class=level1><h1>Notes</h1>{}</section></main></div>",
            inner_block(code, "```{=html}\n")
        ),
        // Python-Markdown puts unknown elements into a paragraph.
        ("mkdocs", "html") => {
            let (script, element) = code.split_once("</script>\n").expect("script and element");
            format!(
                "<main class=md-main><article class=\"md-content__inner md-typeset\"><h1>Notes</h1>{script}</script>\n\
                 <p>{}</p></article></main>",
                element.trim_end()
            )
        }
        ("sphinx", "markdown") => format!(
            "<div class=document><div class=body role=main><section id=notes><h1>Notes</h1>{}</section></div></div>",
            inner_block(code, "```{raw} html\n")
        ),
        ("jupyter", "python") => {
            let (url, height) = (between(code, "IFrame(\"", "\""), between(code, "height=", ")"));
            notebook_output(&format!(
                "<iframe allowfullscreen=\"\" frameborder=0 height={height} referrerpolicy=strict-origin-when-cross-origin \
                 src=\"{}\" width=\"100%\"></iframe>",
                url.replace('&', "&amp;")
            ))
        }
        ("jupyter", "html") => notebook_output(code),
        ("reveal", "html") => {
            let script = format!("<script async src=\"{EXAMPLE}hyperfly.js\"></script>");
            format!(
                "<div class=reveal style='width:960px;height:700px'><div class=slides>{code}</div></div>{script}"
            )
        }
        ("observable", "html") => format!("<main id=observablehq-main class=observablehq>{code}</main>"),
        // A cell creates its elements from a template and inserts them afterwards.
        ("observable", "js") => format!(
            "<div class=observablehq id=cell></div><script>
                const html = ({{ raw: [text] }}) => {{
                    const template = document.createElement('template');
                    template.innerHTML = text;
                    return document.importNode(template.content, true).firstElementChild;
                }};
                document.getElementById('cell').append(({}));
             </script>",
            code.trim_end()
        ),
        ("moodle", "html") => format!(
            "<div id=page-content><div role=main><div class=\"box py-3 generalbox\"><div class=no-overflow>{code}</div></div></div></div>"
        ),
        _ => panic!("docs/{page}.md: what does its host make of {language}?"),
    }
}

/// Wraps HTML as the output of a notebook.
fn notebook_output(html: &str) -> String {
    format!(
        "<div class=\"jp-Cell jp-CodeCell jp-Notebook-cell\"><div class=\"jp-OutputArea jp-Cell-outputArea\">\
         <div class=\"jp-RenderedHTMLCommon jp-RenderedHTML jp-OutputArea-output\" data-mime-type=\"text/html\">\n{html}\n</div></div></div>"
    )
}

/// Asserts that every snippet of a page shows a figure in its host.
async fn assert_snippets_show_figures(name: &str) {
    let site = Site::of(hyperfly_tests::dist()).start();
    let browser = Browser::start().await;
    let snippets = list_snippets(&read_page(name));
    assert!(!snippets.is_empty(), "docs/{name}.md has no snippet");
    for snippet in &snippets {
        let body = build_body(name, snippet).replace(EXAMPLE, &site.url(""));
        let host = Host::page(&body);
        browser.open(&host.url("")).await;
        if body.contains("data-src") {
            // Same action as reveal.js when the slide is shown.
            browser.eval("{ for (const frame of document.querySelectorAll('iframe[data-src]')) frame.src = frame.dataset.src }").await;
        }
        browser.wait_for("a frame", &format!("{FRAMES}.length")).await;
        browser.eval(&format!("{FRAMES}[0].scrollIntoView()")).await;
        browser.wait_for_figure(0).await;
        browser.assert_quiet().await;
        assert_eq!(
            host.requested_paths().iter().filter(|path| *path != "/favicon.ico").count(),
            1,
            "{:?}",
            host.requested_paths()
        );
    }
}

macro_rules! pages {
    ($($test:ident: $page:literal,)+) => {$(
        #[tokio::test]
        async fn $test() {
            assert_snippets_show_figures($page).await;
        }
    )+};
}

pages! {
    on_the_first_page: "README",
    by_the_element: "element",
    in_the_gallery: "gallery",
    in_plain_html: "html",
    in_jupyter: "jupyter",
    with_messages: "messages",
    in_mkdocs: "mkdocs",
    in_moodle: "moodle",
    in_observable: "observable",
    in_quarto: "quarto",
    in_reveal: "reveal",
    in_sphinx: "sphinx",
}

/// Every snippet of the documentation is tested.
#[test]
fn every_documented_snippet_is_tested() {
    let with_snippets: Vec<String> =
        list_pages().into_iter().filter(|name| !list_snippets(&read_page(name)).is_empty()).collect();
    assert_eq!(with_snippets, PAGES);
    for name in list_pages() {
        let text = read_page(&name);
        let other_addresses = text.split("https://").skip(1).filter(|rest| !rest.starts_with("example.org"));
        assert_eq!(other_addresses.count(), 0, "docs/{name}.md names another host");
    }
}

/// The element loads figures on distant, hidden slides only when they are shown, and keeps them afterwards.
#[tokio::test]
async fn hidden_slide_loads_its_figure_when_shown() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let element =
        build_body("reveal", &list_snippets(&read_page("reveal"))[0]).replace(EXAMPLE, &site.url(""));
    let host = Host::page(
        &element.replace("<section>", "<section>One</section><section hidden style='display:none' id=two>"),
    );
    let browser = Browser::at(&host.url("")).await;
    browser.wait_for("the element", "!!document.querySelector('hyperfly-figure').play").await;
    // Intersection observers run when a frame is rendered.
    let wait_two_frames =
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))";
    browser.eval(wait_two_frames).await;
    assert_eq!(browser.eval(&format!("{FRAMES}.length")).await, 0, "a hidden slide loads nothing");
    let show = |is_shown: bool| {
        format!("{{ two.hidden = !{is_shown}; two.style.display = {is_shown} ? 'block' : 'none' }}")
    };
    browser.eval(&show(true)).await;
    browser.wait_for_figure(0).await;
    browser.eval(&show(false)).await;
    browser.eval(wait_two_frames).await;
    browser.eval(&show(true)).await;
    browser.wait_for_figure(0).await;
    let loaded = site.requested_paths().iter().filter(|path| path.ends_with("/embed.html")).count();
    assert_eq!(loaded, 1, "a slide that comes again is still there");
    browser.assert_quiet().await;
}

/// Frames that reveal.js unloads and restores.
#[tokio::test]
async fn unloaded_frame_reloads_its_figure() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let frame = build_body("reveal", &list_snippets(&read_page("reveal"))[1]).replace(EXAMPLE, &site.url(""));
    let host = Host::page(&frame);
    let browser = Browser::at(&host.url("")).await;
    for _ in 0..3 {
        browser
            .eval("{ const frame = document.querySelector('iframe'); frame.src = frame.dataset.src }")
            .await;
        browser.wait_for_figure(0).await;
        browser.eval("{ const frame = document.querySelector('iframe'); frame.src = 'about:blank'; frame.removeAttribute('src') }").await;
    }
    browser.assert_quiet().await;
}

/// Notebook output in a sandbox with an opaque origin, from a site without special headers.
#[tokio::test]
async fn notebook_output_runs_in_a_sandbox() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let browser = Browser::start().await;
    for snippet in list_snippets(&read_page("jupyter")) {
        let snippet_body = build_body("jupyter", &snippet).replace(EXAMPLE, &site.url(""));
        let output = format!("<!doctype html><title>Output</title>{snippet_body}");
        let outer = "<iframe sandbox=\"allow-scripts\" src=\"output.html\" width=900 height=700></iframe>";
        let host = Host::serving(&[("index.html", outer), ("output.html", &output)], &[]);
        browser.open(&host.url("")).await;
        enter_frame(&browser.client, 0).await.expect("the output");
        browser.wait_for_figure(0).await;
        browser.client.clone().enter_parent_frame().await.expect("the notebook");
    }
}

/// The figure answers every message of the snippet in docs/messages.md.
#[tokio::test]
async fn messages_of_the_snippet_are_answered() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let body =
        build_body("messages", &list_snippets(&read_page("messages"))[0]).replace(EXAMPLE, &site.url(""));
    let host = Host::page(&body);
    let browser = Browser::at(&host.url("")).await;
    browser.wait_for_figure(0).await;
    for (button, consent) in [
        ("A mesh of 64 processors", "\"p\":64,"),
        ("Two views of 16", "\"type\":\"resize\""),
        ("48 processors", "\"field\":\"p\""),
        ("Play", "\"playing\":true"),
        ("Pause", "\"playing\":false"),
        ("Half-way", "\"type\":\"state\""),
        ("State", "\"id\":\"a question\""),
        ("Picture", "\"mime\":\"image/svg+xml\""),
    ] {
        browser.eval("log.replaceChildren()").await;
        let press = format!(
            "[...document.querySelectorAll('#buttons button')].find(button => button.textContent === '{button}').click()"
        );
        browser.eval(&press).await;
        browser.wait_for(button, &format!("log.textContent.includes('{consent}')")).await;
    }
    browser.assert_quiet().await;
}

/// In the published book in docs/, the code names the actual site, and each HTML snippet of the gallery is live.
#[tokio::test]
async fn published_documentation_shows_its_figures() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let browser = Browser::at(&site.url("docs/")).await;
    browser.wait_for("the table of contents", "document.querySelector('.sidebar .chapter a')").await;
    let pages = browser.eval("[...document.querySelectorAll('.sidebar .chapter a')].map(a => a.href)").await;
    let pages: Vec<&str> = pages.as_array().into_iter().flatten().filter_map(|url| url.as_str()).collect();
    assert!(pages.len() > 10, "{pages:?}");
    for url in &pages {
        browser.open(url).await;
        // A policy names the host only.
        let code = "[...document.querySelectorAll('main pre')].map(pre => pre.textContent).join('')";
        let code = browser.eval(code).await;
        assert!(!code.as_str().is_none_or(|code| code.contains(EXAMPLE)), "{url}");
        let translated_count = "[...document.querySelectorAll('code')].filter(code => code.translate).length";
        assert_eq!(browser.eval(translated_count).await, 0, "{url}");
        browser.assert_quiet().await;
    }
    browser.open(&site.url("docs/gallery.html")).await;
    let count = list_snippets(&read_page("gallery")).len();
    assert_eq!(browser.eval("document.querySelectorAll('.live hyperfly-figure').length").await, json!(count));
    browser.wait_for("a frame", &format!("{FRAMES}.length")).await;
    browser.wait_for_figure(0).await;
    browser.assert_quiet().await;
}
