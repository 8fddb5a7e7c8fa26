//! What a page can rely on of `<hyperfly-figure>`: the promise of its first picture, a name that stays as it is, and what is printed.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::host::Host;
use hyperfly_tests::site::Site;
use serde_json::{Value, json};

/// A page on another origin with an element's script and this in its body, opened.
struct Notes {
    browser: Browser,
    _host: Host,
    _site: Site,
}

async fn notes(script: &str, body: &str) -> Notes {
    let site = Site::of(hyperfly_tests::dist()).start();
    let host = Host::page(&format!("<script async src=\"{}\"></script>{body}", site.url(script)));
    let browser = Browser::at(&host.url("")).await;
    Notes { browser, _host: host, _site: site }
}

impl Notes {
    /// What comes of these statements; `figure` is the first one of the page, and `soon` what a promise has kept or broken shortly.
    async fn eval(&self, statements: &str) -> Value {
        let hands = "
            await customElements.whenDefined('hyperfly-figure');
            const figure = document.querySelector('hyperfly-figure');
            const late = milliseconds => new Promise(done => setTimeout(done, milliseconds, 'nothing yet'));
            const soon = (promise, milliseconds = 15000) => Promise.race([promise, late(milliseconds)]).catch(error => error);";
        self.browser.eval(&format!("(async () => {{ {hands} {statements} }})()")).await
    }
}

/// The promise is kept by the frame's `ready` message. It loads nothing, and is there before there is a frame.
#[tokio::test]
async fn is_a_promise_of_the_first_picture() {
    let notes = notes(
        "hyperfly.js",
        "<hyperfly-figure p=8></hyperfly-figure><div style='height:9000px'></div><hyperfly-figure id=far></hyperfly-figure>",
    )
    .await;
    let seen = notes
        .eval(
            "const ready = await soon(figure.ready);
             const poster = figure.shadowRoot.querySelector('.words').checkVisibility();
             const far = document.getElementById('far'), waits = await soon(far.ready, 500);
             const loaded = document.querySelectorAll('iframe').length;
             far.scrollIntoView();
             return [ready.type, ready.hyperfly, ready.request.includes('p=8'), ready.height > 100, poster,
                 figure.ready === figure.ready, await figure.ready === ready, waits, loaded, (await soon(far.ready)).type]",
        )
        .await;
    assert_eq!(seen, json!(["ready", 1, true, true, false, true, true, "nothing yet", 1, "ready"]));
    notes.browser.assert_quiet().await;
}

/// It is broken by why there is no picture; not by a key in whose place there is something possible.
#[tokio::test]
async fn is_broken_where_there_is_no_picture() {
    let notes = notes(
        "hyperfly.js",
        "<hyperfly-figure loading=eager p=64 n=4096 topology=torus switching=wormhole></hyperfly-figure>
         <hyperfly-figure loading=eager id=possible p=12></hyperfly-figure>",
    )
    .await;
    let seen = notes
        .eval(
            "const why = await soon(figure.ready);
             return [why instanceof Error, why.message, (await soon(document.getElementById('possible').ready)).type]",
        )
        .await;
    assert_eq!((&seen[0], &seen[2]), (&json!(true), &json!("ready")), "{seen}");
    assert!(seen[1].as_str().is_some_and(|words| words.contains("0 → 16 → 32 → 48 → 0")), "{seen}");
    // Nobody waits for the promise of a figure that goes away: the browser has nothing to complain of.
    notes.browser.assert_quiet().await;
}

/// A figure that goes away breaks its promise, and has another one where it comes again.
#[tokio::test]
async fn has_a_new_one_elsewhere() {
    let notes = notes("hyperfly.js", "<section></section>").await;
    let seen = notes
        .eval(
            "const alone = document.createElement('hyperfly-figure'), section = document.querySelector('section');
             const before = alone.ready, waits = await soon(before, 100);
             section.append(alone);
             const same = alone.ready === before, first = await soon(before);
             alone.remove();
             const gone = alone.ready;
             section.append(alone);
             alone.remove();
             const broken = await soon(gone);
             section.append(alone);
             return [waits, same, first.type, gone !== before, broken.message, (await soon(alone.ready)).type, (await before).type]",
        )
        .await;
    assert_eq!(seen, json!(["nothing yet", true, "ready", true, "the figure was removed", "ready", "ready"]));
    notes.browser.assert_quiet().await;
}

/// The name with the version is the same script today, stands in the list of hashes, and makes the same figure.
#[tokio::test]
async fn has_a_name_that_stays() {
    let dist = hyperfly_tests::dist();
    let text =
        |name: &str| std::fs::read_to_string(dist.join(name)).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert_eq!(text("hyperfly-1.js"), text("hyperfly.js"));
    // The number is that of the messages.
    assert!(text("hyperfly-1.js").contains("postMessage({ hyperfly: 1, "));
    assert!(text("integrity.json").contains("\"hyperfly-1.js\""));
    let notes = notes("hyperfly-1.js", "<hyperfly-figure p=8></hyperfly-figure>").await;
    let frame = notes.eval("await soon(figure.ready); return figure.querySelector('iframe').src").await;
    assert!(frame.as_str().is_some_and(|address| address.contains("/embed.html#p=8")), "{frame}");
    notes.browser.wait_for_figure(0).await;
    notes.browser.assert_quiet().await;
}

/// On paper a link in words leaves its place to the figure, and a picture does not.
#[tokio::test]
async fn prints_more_than_a_link() {
    let notes = notes(
        "hyperfly.js",
        "<hyperfly-figure p=4><a href=x>A link</a></hyperfly-figure>
         <hyperfly-figure p=4><a href=x><img alt='A picture' src='data:,'></a></hyperfly-figure>
         <div style='height:9000px'></div><hyperfly-figure><a href=x>Not loaded</a></hyperfly-figure>",
    )
    .await;
    notes.eval("for (const near of [...document.querySelectorAll('hyperfly-figure')].slice(0, 2)) await soon(near.ready)").await;
    let seen = "[...document.querySelectorAll('hyperfly-figure')].map(figure =>
        ['a', 'iframe'].map(part => figure.querySelector(part)?.checkVisibility() ?? null))";
    assert_eq!(notes.browser.eval(seen).await, json!([[false, true], [false, true], [true, null]]));
    notes.browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
    assert_eq!(notes.browser.eval(seen).await, json!([[false, true], [true, false], [true, null]]));
    // One that is not there yet has more than the line of its link: the quiet picture, as where it has no link.
    let pictures = "[...document.querySelectorAll('hyperfly-figure')].map(figure =>
        figure.shadowRoot.querySelector('.words svg').checkVisibility() && figure.offsetHeight > 200)";
    assert_eq!(notes.browser.eval(pictures).await, json!([false, false, true]));
    notes.browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
    assert_eq!(notes.browser.eval(pictures).await, json!([false, false, false]));
}
