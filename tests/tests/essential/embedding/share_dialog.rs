//! Tests the share dialog.

use hyperfly_request::{Controls, View};
use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::host::Host;
use hyperfly_tests::page::Page;
use hyperfly_tests::page::share_dialog::{open_dialog, parse_address, wait_for_text, way};
use serde_json::json;

/// Sets a field of the form and waits for the resulting text.
async fn set(page: &Page, name: &str, value: &str) -> String {
    let script = format!(
        "{{
            const field = document.querySelector('.share [name={name}]');
            if (field.type === 'checkbox') field.checked = {value:?} === 'true'; else field.value = {value:?};
            field.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }}"
    );
    page.eval(&script).await;
    wait_for_text(page, name).await;
    page.text("#share-text").await
}

/// Returns the value of an attribute in a piece of HTML.
async fn attribute(page: &Page, html: &str, selector: &str, name: &str) -> String {
    let script = format!(
        "new DOMParser().parseFromString({}, 'text/html').querySelector({selector:?}).getAttribute({name:?})",
        json!(html)
    );
    page.eval(&script).await.as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn texts_change_with_the_run_and_the_form() {
    let page = Page::open("topology=mesh&p=64&n=4096&play=false&t=100&order=ordered").await;
    open_dialog(&page).await;
    let link = parse_address(&page.text("#share-text").await);
    assert_eq!(link.settings, page.request().await.settings);
    assert_eq!((link.look.t, link.look.view), (100.0, None));
    set(&page, "view", "machine").await;
    let link = set(&page, "under", "timeline").await;
    assert_eq!(
        (parse_address(&link).look.view, parse_address(&link).look.under),
        (Some(View::Machine), Some(View::Timeline))
    );
    let look = parse_address(&set(&page, "play", "true").await).look;
    assert!(look.play && look.t == 0.0);
    let iframe = way(&page, "iframe").await;
    assert!(
        iframe.contains("width=\"100%\"") && iframe.contains("loading=\"lazy\" allowfullscreen"),
        "{iframe}"
    );
    let src = attribute(&page, &iframe, "iframe", "src").await;
    assert!(src.starts_with(&page.url("").replace('#', "embed.html#")), "{src}");
    assert_eq!(parse_address(&src).look.controls, Controls::Auto, "as every figure has them");
    let iframe = set(&page, "controls", "list").await;
    let src = attribute(&page, &iframe, "iframe", "src").await;
    assert_eq!(parse_address(&src).look.controls, Controls::Only(vec!["p", "n", "tw"]));
    let title = attribute(&page, &iframe, "iframe", "title").await;
    assert_eq!(title, "Parallel FFT: binary-exchange of 4096 points on an 8\u{a0}×\u{a0}8 mesh, cut-through");
    // The preview is the same frame.
    assert_eq!(
        page.eval("document.querySelector('.share iframe.preview').getAttribute('src')").await,
        json!(src)
    );
    let size = set(&page, "height", "333").await;
    assert_eq!(attribute(&page, &size, "iframe", "height").await, "333");
    assert!(way(&page, "command").await.ends_with(
        "hyperfly figure --view machine,timeline --topology mesh --p 64 --n 4096 --order ordered -o \
         hyperfly-machine-timeline-binary-exchange-ordered-mesh-p64-n4096.svg"
    ));
    page.assert_quiet().await;
}

#[tokio::test]
async fn pasted_texts_show_the_run() {
    let page = Page::open("topology=mesh&p=16&n=256&play=false&view=machine").await;
    open_dialog(&page).await;
    let link = page.text("#share-text").await;
    let iframe = way(&page, "iframe").await;
    let element = way(&page, "element").await;
    assert!(element.contains("<hyperfly-figure v=\"1\" topology=\"mesh\""), "{element}");
    let markdown = way(&page, "markdown").await;
    let latex = way(&page, "latex").await;
    way(&page, "qr").await;
    assert_eq!(page.text("#share-text").await, link, "beside the code");

    // The page itself, in a new browser.
    let other_browser = Browser::at(&link).await;
    other_browser.wait_for("the run", "window.hyperfly && JSON.parse(hyperfly.state()).run?.p === 16").await;
    assert_eq!(
        other_browser.eval("document.querySelectorAll('.figures [data-view=machine]').length").await,
        1
    );
    // Frame and element, on another origin.
    let host = Host::page(&format!("<p>Notes</p>{iframe}\n{element}"));
    let host_page = Browser::at(&host.url("")).await;
    host_page.wait_for("its place", "!!document.querySelector('hyperfly-figure')").await;
    host_page.eval("document.querySelector('hyperfly-figure').scrollIntoView()").await;
    let element = "document.querySelector('hyperfly-figure').state?.run?.topology === 'mesh'";
    host_page.wait_for("the element", element).await;
    for frame in [0, 1] {
        let has_run = "return !!window.hyperfly && JSON.parse(hyperfly.state()).run?.n === 256";
        host_page.wait_in_frame("the figure", frame, has_run).await;
    }
    host_page.assert_quiet().await;
    // The other two texts contain the same address.
    assert!(markdown.starts_with("[![") && markdown.ends_with(&format!("]({link})")), "{markdown}");
    assert!(markdown.contains("](hyperfly-machine-binary-exchange-mesh-p16-n256.svg)"), "{markdown}");
    let escaped = link.replace('#', "\\#").replace('&', "\\&");
    assert_eq!(latex.matches(&format!("\\href{{{escaped}}}")).count(), 2, "{latex}");
    page.assert_quiet().await;
}

#[tokio::test]
async fn share_dialog_works_by_keys() {
    let page = Page::open("topology=mesh&p=16&n=256&play=false").await;
    page.eval(
        "[...document.querySelectorAll('header button')].find(b => b.textContent.trim() === 'Share').focus()",
    )
    .await;
    page.press("Enter").await;
    page.wait_for("the dialog", "!!document.querySelector('dialog.share #share-text')").await;
    // The page's shortcuts are disabled while it is open.
    page.press("n").await;
    page.eval("document.querySelector('.share [name=way]:checked').focus()").await;
    page.press("ArrowRight").await;
    page.wait_for("the next way", "document.querySelector('#share-text')?.textContent.startsWith('<iframe')")
        .await;
    assert_eq!(page.eval("document.activeElement.value").await, "iframe", "the focus stays where it is");
    // Every control has a name, and the focus leaves the dialog only as intended.
    let unnamed_controls =
        "[...document.querySelectorAll('.share :is(input, select, button, iframe, pre)')].filter(e =>
        !(e.labels?.length || e.textContent.trim() || e.title || e.getAttribute('aria-label'))).length";
    assert_eq!(page.eval(unnamed_controls).await, 0);
    page.press("Escape").await;
    page.wait_for("it to be gone", "!document.querySelector('dialog.share')").await;
    assert_eq!(page.eval("document.activeElement.textContent.trim()").await, "Share");
    assert_eq!(page.request().await.settings.n, 256);
    page.assert_quiet().await;
}
