//! Addresses: the fragment reproduces the page, and the history navigates through it.

use hyperfly_tests::page::Page;

/// The address contains the reader's changes, including the cursor at rest.
#[tokio::test]
async fn address_of_an_edited_run_opens_the_same_run() {
    let page = Page::open("play=false").await;
    page.choose("topology", "mesh").await;
    page.slide("p", 6).await;
    page.wait_until_settled().await;
    page.press("ArrowRight").await;
    page.press("ArrowRight").await;
    page.press("ArrowRight").await;
    let before = page.wait_until_settled().await;
    assert!(before["t"].as_f64() > Some(0.0), "{before}");
    let pictures = page.pictures().await;
    let fragment = page.fragment().await;
    page.wait_for_curves().await;

    page.reopen(&fragment).await;
    page.wait_for_curves().await;
    let after = page.state().await;
    assert_eq!((&after["run"], &after["t"]), (&before["run"], &before["t"]));
    for view in ["machine", "butterfly", "timeline", "spectrum"] {
        assert_eq!(page.pictures().await[view], pictures[view], "another picture of {view}");
    }
}

/// Slow and fast drags: browsers allow about 20 changes of the address per second, while a drag makes 60. The console stays quiet, and
/// the final value is in the address.
#[tokio::test]
async fn long_drag_stays_within_the_history_limit() {
    // A single picture, so that slow machines also make that many changes.
    let page = Page::open("view=machine&play=false").await;
    let drag = "(async () => {
        const e = document.getElementById('slide-tw');
        for (let k = 0; k < 360; k++) {
            e.value = 100 + k % 200;
            e.dispatchEvent(new InputEvent('input', { bubbles: true }));
            await new Promise(requestAnimationFrame);
        }
        e.dispatchEvent(new Event('change', { bubbles: true }));
        return document.getElementById('write-tw').value;
    })()";
    let last = page.eval(drag).await;
    let last = last.as_str().unwrap_or_default();
    page.wait_for("what was let go of", &format!("location.hash.includes('tw={last}')")).await;
    assert_eq!(page.request().await.settings.tw.to_string(), last);
    page.assert_quiet().await;
}

/// WebKit accepts 100 changes in ten seconds and throws at the next. Faster edits share history entries, but the last one reaches the
/// address, even after a refusal.
#[tokio::test]
async fn three_hundred_edits_end_in_the_address() {
    let page = Page::open("view=machine&play=false").await;
    let edits = "(async () => {
        const times = [], uncaught = [];
        addEventListener('error', ({ message }) => uncaught.push(message));
        addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));
        let refused = 0;
        for (const name of ['pushState', 'replaceState']) {
            const plain = history[name];
            history[name] = (...all) => {
                // The first changes are accepted, then three are refused.
                if (times.length > 25 && refused < 3) {
                    refused++;
                    throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
                }
                times.push(performance.now());
                return plain.apply(history, all);
            };
        }
        const e = document.getElementById('slide-tw');
        for (let k = 0; k < 300; k++) {
            e.value = 100 + k % 150;
            e.dispatchEvent(new InputEvent('input', { bubbles: true }));
            e.dispatchEvent(new Event('change', { bubbles: true }));
            await new Promise(done => setTimeout(done, 20));
        }
        const ends = () => location.hash.slice(1) === JSON.parse(hyperfly.state()).request;
        while (!ends()) await new Promise(done => setTimeout(done, 20));
        const most = Math.max(...times.map(time => times.filter(other => other >= time && other < time + 10000).length));
        return { most, refused, uncaught, tw: document.getElementById('write-tw').value, hash: location.hash };
    })()";
    let address = page.eval(edits).await;
    let max_writes = address["most"].as_u64().unwrap_or_default();
    assert!((20..100).contains(&max_writes) && address["refused"] == 3, "{address}");
    assert_eq!(address["uncaught"], serde_json::json!([]));
    let last = address["tw"].as_str().unwrap_or_default();
    assert_eq!(page.request().await.settings.tw.to_string(), last);
    assert!(address["hash"].as_str().is_some_and(|hash| hash.contains(&format!("tw={last}"))), "{address}");
    page.assert_quiet().await;
}

/// Each of these addresses gives a page with a run and a message in the schema's words. Kinds of faults not covered before are also
/// tested as the initial address.
#[tokio::test]
async fn garbage_address_still_shows_a_run() {
    let page = Page::open("play=false").await;
    for (garbage, expected, begins) in [
        ("p=12", "power of two", true),
        ("p=2048", "at most n = 1024", false),
        ("algorithm=transpose&p=64", "at most √n", false),
        ("algorithm=quantum", "binary-exchange", true),
        ("tc=0", "above 0", false),
        ("ts=-1", "from 0", false),
        ("tw=NaN", "from 0", false),
        ("n=1e99", "power of two", false),
        ("n=2^61", "2^60", false),
        ("seed=-1", "whole number", false),
        ("signal=own", "own samples", true),
        ("t=-3", "0 or more", false),
        ("speed=0", "0.01", false),
        ("view=nothing", "machine", false),
        ("play=perhaps", "true or false", false),
        ("v=2", "1", true),
        ("theme=pink", "dark", false),
        ("p=4&p=%00%FF%ZZ", "power of two", true),
        ("p==&&&==&=p&#&p=%E2%82", "power of two", true),
        ("%F0%9F%A6%8B=%F0%9F%A6%8B", "\u{1f98b}", false),
    ] {
        if begins {
            page.reopen(garbage).await;
        } else {
            page.go("play=false").await;
            assert_eq!(page.problems().await + &page.notices().await, "", "before {garbage}");
            page.go(garbage).await;
        }
        let state = page.state().await;
        assert!(state["run"].is_object(), "{garbage}: no run");
        let messages = page.problems().await + " " + &page.notices().await;
        assert!(messages.contains(expected), "{garbage}: says only “{messages}”");
        assert!(page.picture("machine", true).await.count_colours() > 1, "{garbage}: no picture");
    }
    page.reopen(&"x".repeat(50_000)).await;
    let messages = page.problems().await + " " + &page.notices().await;
    assert!(messages.contains("20000"), "says only “{messages}”");
    assert!(messages.len() < 2_000, "repeats {} characters of garbage", messages.len());
    page.assert_quiet().await;
    page.choose("topology", "mesh").await;
    assert_eq!(page.wait_until_settled().await["run"]["topology"], "mesh", "no longer works");
    page.wait_for("the address", "location.hash.includes('topology=mesh')").await;
}
