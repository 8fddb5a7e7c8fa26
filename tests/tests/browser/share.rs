//! The share dialog: every text works where it is pasted, copies, follows the form, and is there for the keyboard alone.

use hyperfly_request::{Controls, Request, View};
use hyperfly_tests::browser::Browser;
use hyperfly_tests::host::Host;
use hyperfly_tests::page::Page;
use serde_json::json;

/// What stands in the dialog is that of the choice before until the late worker has answered; until then it is busy.
const ANSWERED: &str = "document.querySelector('.share .text').ariaBusy === 'false'";

/// Opens the dialog, and waits until it is written.
pub(crate) async fn opened(page: &Page) {
    page.press("S").await;
    page.wait_for("the dialog", "!!document.querySelector('dialog.share #share-text')").await;
}

/// Chooses a way to share, and gives its text.
pub(crate) async fn way(page: &Page, way: &str) -> String {
    let script = format!(
        "{{
            const radio = document.querySelector('.share [name=way][value={way}]');
            if (!radio.checked) radio.click();
        }}"
    );
    page.eval(&script).await;
    page.wait_for(way, ANSWERED).await;
    page.text("#share-text").await
}

/// Sets a field of the form, and waits for the text that follows.
async fn set(page: &Page, name: &str, value: &str) -> String {
    let script = format!(
        "{{
            const field = document.querySelector('.share [name={name}]');
            if (field.type === 'checkbox') field.checked = {value:?} === 'true'; else field.value = {value:?};
            field.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }}"
    );
    page.eval(&script).await;
    page.wait_for(name, ANSWERED).await;
    page.text("#share-text").await
}

/// The request in an address.
fn request(url: &str) -> Request {
    let (_, fragment) = url.split_once('#').expect("a fragment");
    assert!(fragment.starts_with("v=1") && url.len() < 2000, "{url}");
    let (request, unknown) = Request::from_fragment(fragment);
    let request = request.expect("a request");
    assert!(unknown.is_empty(), "{url}");
    assert_eq!(
        fragment.trim_start_matches("v=1").trim_start_matches('&'),
        request.to_fragment(),
        "canonical"
    );
    request
}

/// What stands in an attribute of a piece of HTML.
async fn attribute(page: &Page, html: &str, selector: &str, name: &str) -> String {
    let script = format!(
        "new DOMParser().parseFromString({}, 'text/html').querySelector({selector:?}).getAttribute({name:?})",
        json!(html)
    );
    page.eval(&script).await.as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn what_is_shared_is_what_is_seen_as_chosen() {
    let page = Page::open("topology=mesh&p=64&n=4096&play=false&t=100&order=ordered").await;
    opened(&page).await;
    let link = request(&page.text("#share-text").await);
    assert_eq!(link.settings, page.request().await.settings);
    assert_eq!((link.look.t, link.look.view), (100.0, None));
    set(&page, "view", "machine").await;
    let link = set(&page, "under", "timeline").await;
    assert_eq!(
        (request(&link).look.view, request(&link).look.under),
        (Some(View::Machine), Some(View::Timeline))
    );
    let playing = request(&set(&page, "play", "true").await).look;
    assert!(playing.play && playing.t == 0.0);
    let iframe = way(&page, "iframe").await;
    assert!(
        iframe.contains("width=\"100%\"") && iframe.contains("loading=\"lazy\" allowfullscreen"),
        "{iframe}"
    );
    let src = attribute(&page, &iframe, "iframe", "src").await;
    assert!(src.starts_with(&page.url("").replace('#', "embed.html#")), "{src}");
    assert_eq!(request(&src).look.controls, Controls::Auto, "as every figure has them");
    let iframe = set(&page, "controls", "list").await;
    let src = attribute(&page, &iframe, "iframe", "src").await;
    assert_eq!(request(&src).look.controls, Controls::Only(vec!["p", "n", "tw"]));
    let title = attribute(&page, &iframe, "iframe", "title").await;
    assert_eq!(title, "Parallel FFT: binary-exchange of 4096 points on an 8 × 8 mesh, cut-through");
    // The preview is the very frame.
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
async fn every_text_works_where_it_is_pasted() {
    let page = Page::open("topology=mesh&p=16&n=256&play=false&view=machine").await;
    opened(&page).await;
    let link = page.text("#share-text").await;
    let iframe = way(&page, "iframe").await;
    let element = way(&page, "element").await;
    assert!(element.contains("<hyperfly-figure v=\"1\" topology=\"mesh\""), "{element}");
    let markdown = way(&page, "markdown").await;
    let latex = way(&page, "latex").await;
    way(&page, "qr").await;
    assert_eq!(page.text("#share-text").await, link, "beside the code");

    // The page itself, in a browser that has seen nothing of it.
    let other = Browser::at(&link).await;
    other.wait_for("the run", "window.hyperfly && JSON.parse(hyperfly.state()).run?.p === 16").await;
    assert_eq!(other.eval("document.querySelectorAll('.figures [data-view=machine]').length").await, 1);
    // Frame and element, on another origin.
    let host = Host::page(&format!("<p>Notes</p>{iframe}\n{element}"));
    let notes = Browser::at(&host.url("")).await;
    notes.wait_for("its place", "!!document.querySelector('hyperfly-figure')").await;
    notes.eval("document.querySelector('hyperfly-figure').scrollIntoView()").await;
    let element = "document.querySelector('hyperfly-figure').state?.run?.topology === 'mesh'";
    notes.wait_for("the element", element).await;
    for frame in [0, 1] {
        let there = "return !!window.hyperfly && JSON.parse(hyperfly.state()).run?.n === 256";
        notes.wait_in_frame("the figure", frame, there).await;
    }
    notes.assert_quiet().await;
    // The addresses in the other two are the same one.
    assert!(markdown.starts_with("[![") && markdown.ends_with(&format!("]({link})")), "{markdown}");
    assert!(markdown.contains("](hyperfly-machine-binary-exchange-mesh-p16-n256.svg)"), "{markdown}");
    let escaped = link.replace('#', "\\#").replace('&', "\\&");
    assert_eq!(latex.matches(&format!("\\href{{{escaped}}}")).count(), 2, "{latex}");
    page.assert_quiet().await;
}

#[tokio::test]
async fn a_button_copies_the_text() {
    let page = Page::open("topology=mesh&p=16&n=256&play=false").await;
    opened(&page).await;
    let permissions = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    page.devtools("Browser.grantPermissions", permissions).await;
    let command = way(&page, "command").await;
    page.eval("document.querySelector('[data-copy]').click()").await;
    page.wait_for("the word", "document.querySelector('.share .said').textContent === 'Copied.'").await;
    let text = page.wait_for("the text", "navigator.clipboard.readText()").await;
    assert_eq!(text, json!(command));
    // Where there is no clipboard, the text is selected.
    page.eval("{ Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false }").await;
    let link = way(&page, "link").await;
    page.eval("document.querySelector('[data-copy]').click()").await;
    page.wait_for("the word", "document.querySelector('.share .said').textContent.startsWith('Selected')")
        .await;
    assert_eq!(page.eval("getSelection().toString().trim()").await, json!(link));
    page.assert_quiet().await;
}

#[tokio::test]
async fn it_works_by_keys_alone() {
    let page = Page::open("topology=mesh&p=16&n=256&play=false").await;
    page.eval(
        "[...document.querySelectorAll('header button')].find(b => b.textContent.trim() === 'Share').focus()",
    )
    .await;
    page.press("Enter").await;
    page.wait_for("the dialog", "!!document.querySelector('dialog.share #share-text')").await;
    // Keys of the page do nothing while it is open.
    page.press("n").await;
    page.eval("document.querySelector('.share [name=way]:checked').focus()").await;
    page.press("ArrowRight").await;
    page.wait_for("the next way", "document.querySelector('#share-text')?.textContent.startsWith('<iframe')")
        .await;
    assert_eq!(page.eval("document.activeElement.value").await, "iframe", "the focus stays where it is");
    // Nothing without a name, and no way out of it but those that are meant.
    let nameless =
        "[...document.querySelectorAll('.share :is(input, select, button, iframe, pre)')].filter(e =>
        !(e.labels?.length || e.textContent.trim() || e.title || e.getAttribute('aria-label'))).length";
    assert_eq!(page.eval(nameless).await, 0);
    page.press("Escape").await;
    page.wait_for("it to be gone", "!document.querySelector('dialog.share')").await;
    assert_eq!(page.eval("document.activeElement.textContent.trim()").await, "Share");
    assert_eq!(page.request().await.settings.n, 256);
    page.assert_quiet().await;
}

#[tokio::test]
async fn a_code_fills_the_screen() {
    let page = Page::open("topology=mesh&p=16&n=256&play=false").await;
    opened(&page).await;
    way(&page, "qr").await;
    page.eval("document.querySelector('[data-full]').focus()").await;
    page.press("Enter").await;
    page.wait_for("the whole screen", "document.fullscreenElement?.id === 'share-qr'").await;
    let side = "(r => Math.min(r.width, r.height) / Math.min(innerWidth, innerHeight))(document.querySelector('.qr svg').getBoundingClientRect())";
    page.wait_for("the code to be large", &format!("{side} > 0.9")).await;
    page.assert_quiet().await;
}

#[tokio::test]
async fn a_hostile_address_leaves_no_markup() {
    let evil = "%22%3E%3Cimg%20src=x%20onerror=%22window.hit=1%22%3E";
    let page = Page::open("play=false").await;
    for fragment in [
        format!("p=16&topology={evil}&play=false"),
        format!("p=16&view={evil}&n={evil}&play=false"),
        format!("{evil}={evil}&p=16&theme={evil}&controls={evil}&play=false"),
        format!("p=16&window={evil}&efficiency={evil}&seed={evil}&play=false"),
    ] {
        page.open_again(&fragment).await;
        opened(&page).await;
        for name in ["link", "iframe", "element", "markdown", "latex", "command", "qr", "save"] {
            way(&page, name).await;
            let markup = "document.querySelectorAll('.share img, .share script, .share [onerror], .share object').length";
            assert_eq!(page.eval(markup).await, 0, "{name}: {fragment}");
            let text = page.text(".share .text").await;
            assert!(!text.contains("onerror"), "{name}: {text}");
        }
        assert_eq!(page.eval("window.hit ?? 0").await, 0);
        // In a query, too.
        let url = page.url("").replace('#', &format!("?{}#p=16&play=false", evil.replace("%20", "+")));
        page.browser.open(&url).await;
        page.settled().await;
        opened(&page).await;
        assert!(request(&page.text("#share-text").await).settings.p == 16);
        assert_eq!(page.eval("window.hit ?? document.querySelectorAll('.share img').length").await, 0);
    }
}

#[tokio::test]
async fn own_samples_do_not_travel_and_it_says_so() {
    let page = Page::open("n=16&p=4&play=false").await;
    page.paste(&"1\n".repeat(16)).await;
    page.wait_for("the address", "location.hash.includes('signal=own')").await;
    page.settled().await;
    opened(&page).await;
    assert!(page.text(".share .text > div > .hint").await.contains("are not part of a link"));
    page.assert_quiet().await;
}
