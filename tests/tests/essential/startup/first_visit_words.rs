//! Texts on a first visit: the first measurement's result, the steps of a tour, and pages translated by the browser.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::host::Host;
use hyperfly_tests::hosts::site::Site;
use hyperfly_tests::page::Page;
use hyperfly_tests::page::device::measure;
use serde_json::{Value, json};

/// Number of coloured pixels, apart from grey axes, in each chart of T_p and E.
const COLOURED_PIXEL_COUNTS: &str = "[...document.querySelectorAll('[data-told=measured] .charts')[0].querySelectorAll('canvas')].map(canvas => {
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        let coloured = 0;
        for (let k = 0; k < data.length; k += 4) {
            const [red, green, blue] = data.slice(k, k + 3);
            if (data[k + 3] > 128 && Math.max(red, green, blue) - Math.min(red, green, blue) > 60) coloured += 1;
        }
        return coloured;
    })";

/// The default run takes microseconds, while browser clocks have a resolution of a tenth of a millisecond or more.
#[tokio::test]
async fn first_measurement_takes_an_n_that_the_clock_can_time() {
    let page = Page::open("view=measured&play=false").await;
    let default_n = page.request().await.settings.n;
    measure(&page).await;
    let row = "document.querySelector('[data-told=measured] tr[data-p]').dataset";
    let measured = page.eval(&format!("Number({row}.n)")).await.as_u64().expect("n");
    assert!(measured > default_n, "n = {measured}");
    let message = page.text("[data-told=measured] [data-asked-n]").await;
    let [requested_n, measured] =
        [default_n, measured].map(|n| hyperfly_view::notation::numbers::whole(n).to_string());
    let begins = format!("n = {requested_n} finishes too soon for this browser’s clock (");
    assert!(
        message.starts_with(&begins) && message.ends_with(&format!("so n = {measured} is measured instead.")),
        "{message}"
    );

    let link_text = page.text("[data-told=measured] .see").await;
    assert_eq!(link_text.matches("E = ").count(), 2, "measured and simulated: {link_text}");
    assert!(
        link_text.contains("%)") && !link_text.contains('–') && !link_text.contains("not known"),
        "{link_text}"
    );
    let cells =
        "[...document.querySelectorAll('[data-told=measured] tr[data-p] td')].map(td => td.textContent)";
    let cells = page.eval(cells).await;
    let is_blank = |cell: &&Value| ["", "–"].contains(&cell.as_str().unwrap_or_default());
    assert_eq!(cells.as_array().expect("cells").iter().filter(is_blank).count(), 0, "{cells}");
    let coloured = page.eval(COLOURED_PIXEL_COUNTS).await;
    let coloured = coloured.as_array().expect("charts");
    assert!(coloured.len() == 2 && coloured.iter().all(|pixels| pixels.as_u64() > Some(200)), "{coloured:?}");
    // The reader can continue with the measured run.
    page.eval("document.querySelector('[data-told=measured] a.fix:not([download])').click()").await;
    page.wait_for("the machine", "location.hash.includes('rate=')").await;
    let n = hyperfly_view::notation::numbers::whole(page.request().await.settings.n).to_string();
    assert_eq!(n, measured);
    page.assert_quiet().await;
}

/// Parts of the page that are hidden while a question is open.
const HIDDEN_PARTS: &str = "['.numbers', '.figures .sentence', '.scrubber .time', '.scrubber .track .layers']
    .filter(part => getComputedStyle(document.querySelector(part)).visibility === 'hidden').length";

#[tokio::test]
async fn tour_step_without_question_hides_nothing() {
    let page = Page::open("tour=all&play=false").await;
    for (step, view, hidden_count) in [(1, "machine", 0), (2, "machine", 2), (3, "timeline,machine", 0)] {
        page.go(&format!("tour=mesh&step={step}&topology=mesh&view={view}&play=false")).await;
        let has_step = format!("document.querySelector('.lesson [data-step]')?.dataset.step === '{step}'");
        page.wait_for("the step", &has_step).await;
        page.wait_until_settled().await;
        assert_eq!(page.eval(HIDDEN_PARTS).await, hidden_count, "step {step}");
    }
    page.assert_quiet().await;
}

/// JavaScript: replaces each translatable text node as browsers do, with other words in an element of their own.
const TRANSLATE: &str = "(() => {
    const translate = root => {
        const texts = [];
        for (const walk = document.createTreeWalker(root, NodeFilter.SHOW_ALL); walk.nextNode();) {
            const node = walk.currentNode;
            if (node.shadowRoot) translate(node.shadowRoot);
            if (node.nodeType === Node.TEXT_NODE && node.data.trim()) texts.push(node);
        }
        for (const text of texts) {
            const parent = text.parentElement;
            if (/^(script|style|textarea)$/i.test(parent?.localName)) continue;
            if (parent?.closest('[translate]')?.getAttribute('translate') === 'no') continue;
            const [outer, inner] = [0, 1].map(() => document.createElement('font'));
            inner.textContent = `«${text.data}»`;
            outer.append(inner);
            text.replaceWith(outer);
        }
    };
    translate(document.documentElement);
    return document.documentElement.outerHTML.includes('«');
})()";

#[tokio::test]
async fn translated_page_still_shows_the_new_run() {
    let page = Page::open("p=16&n=1024&topology=mesh&view=machine,timeline&t=100").await;
    page.eval(TRANSLATE).await;
    let before = page.number("t_parallel").await;
    page.write("p", "64").await;
    let state = page.wait_until_settled().await;
    assert_eq!(state["run"]["p"], 64);
    assert_ne!(page.number("t_parallel").await, before);
    page.assert_quiet().await;

    // The page's own languages are the alternative, and the document declares its language.
    for lang in ["ar", "de", "en"] {
        page.select("#language", lang).await;
        let root = "document.documentElement";
        page.wait_for(lang, &format!("{root}.lang === {lang:?} && !{root}.translate")).await;
        page.wait_until_settled().await;
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn every_page_of_the_app_refuses_translation() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let refuses =
        "!document.documentElement.translate && document.documentElement.classList.contains('notranslate')";
    let file = format!("file://{}", hyperfly_tests::dist().join("hyperfly-standalone.html").display());
    for page in [site.url(""), site.url("embed.html"), file] {
        let browser = Browser::at(&page).await;
        browser.wait_for("the app", "window.hyperfly").await;
        assert_eq!(browser.eval(refuses).await, true, "{page}");
    }
}

/// The document belongs to its author and may be translated; the frame may not, and the element keeps working.
#[tokio::test]
async fn element_in_translated_document_still_updates() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let host = Host::page(&format!(
        "<script async src={:?}></script><h1>Notes</h1>
         <hyperfly-figure p=16 n=1024 topology=mesh view=machine,timeline><a href=/>A mesh</a></hyperfly-figure>
         <hyperfly-figure id=second p=4 loading=eager>A <b>poster</b></hyperfly-figure>",
        site.url("hyperfly.js")
    ));
    let browser = Browser::at(&host.url("")).await;
    let are_ready = "[...document.querySelectorAll('hyperfly-figure')].every(figure => figure.state?.run)";
    browser.wait_for("the figures", are_ready).await;
    assert_eq!(browser.eval(TRANSLATE).await, true);
    assert_eq!(browser.eval("document.documentElement.translate").await, true);
    for frame in 0..2 {
        let translations = browser.in_frame(frame, &format!("return {TRANSLATE}")).await;
        assert_eq!(translations, Some(json!(false)), "the app in frame {frame}");
    }

    const WORDS: &str =
        "document.querySelector('hyperfly-figure').shadowRoot.querySelector('.words').textContent";
    assert!(browser.eval(WORDS).await.as_str().is_some_and(|words| words.contains("«")));
    browser
        .eval(
            "for (const figure of document.querySelectorAll('hyperfly-figure')) figure.setAttribute('p', 64)",
        )
        .await;
    browser
        .wait_for(
            "the new runs",
            "[...document.querySelectorAll('hyperfly-figure')].every(figure => figure.state.run?.p === 64)",
        )
        .await;
    assert_eq!(browser.eval(WORDS).await, "Parallel FFT · mesh · p = 64 · n = 1024 · machine and timeline");
    // Posters are behind the frames.
    let observed = "[...document.querySelectorAll('hyperfly-figure > a, b'), document.querySelector('hyperfly-figure').shadowRoot.querySelector('iframe')].map(one => one.checkVisibility())";
    assert_eq!(browser.eval(observed).await, json!([false, false, true]));
    for frame in 0..2 {
        browser.wait_for_figure(frame).await;
    }
    browser.assert_quiet().await;
}
