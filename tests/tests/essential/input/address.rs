//! Addresses: the fragment reproduces the page, and the history navigates through it.

use hyperfly_tests::page::{Page, native_run};

const FULL: &str = "algorithm=transpose&topology=mesh&switching=wormhole&p=8&n=512&tc=2&ts=40&th=1.5&tw=3&order=ordered\
    &direction=inverse&signal=chirp&view=timeline&t=900&speed=2&theme=dark";

/// Waits for a run with this many processors.
async fn wait_for_p(page: &Page, p: u32) {
    page.wait_for(&format!("the run of p = {p}"), &format!("JSON.parse(hyperfly.state()).run?.p === {p}"))
        .await;
    page.wait_until_settled().await;
}

#[tokio::test]
async fn address_survives_a_reload() {
    let page = Page::open(FULL).await;
    assert_eq!(page.fragment().await, FULL);
    let before = page.wait_until_settled().await;
    assert_eq!(before["t"], 900.0);
    let request = page.request().await;
    assert_eq!(before["run"]["trace_hash"], format!("{:016x}", native_run(&request).report.trace_hash));
    let pictures = page.pictures().await;

    page.client.refresh().await.expect("the page reloads");
    let after = page.wait_until_settled().await;
    assert_eq!(page.fragment().await, FULL);
    assert_eq!(after["run"], before["run"]);
    assert_eq!(after["t"], before["t"]);
    assert_eq!(page.pictures().await, pictures, "another picture after reloading");
    page.assert_quiet().await;
}

#[tokio::test]
async fn back_and_forward_restore_runs_and_controls() {
    let page = Page::open("play=false").await;
    for id in [5, 6] {
        page.slide("p", id).await;
        page.wait_until_settled().await;
    }
    page.choose("topology", "mesh").await;
    page.wait_until_settled().await;
    page.back().await;
    page.wait_for("the hypercube", "JSON.parse(hyperfly.state()).run.topology === 'hypercube'").await;
    wait_for_p(&page, 64).await;
    page.back().await;
    wait_for_p(&page, 32).await;
    assert_eq!(page.text("#write-p").await, "");
    assert_eq!(
        page.eval("document.getElementById('write-p').value").await,
        "32",
        "the control does not follow"
    );
    page.back().await;
    wait_for_p(&page, 16).await;
    page.forward().await;
    wait_for_p(&page, 32).await;
    assert_eq!(page.request().await.settings.p, 32);
    page.assert_quiet().await;
}

/// A drag over many values is one entry of the history.
#[tokio::test]
async fn drag_adds_one_history_entry() {
    let page = Page::open("play=false").await;
    let drag = "(async () => {
        const before = history.length;
        const e = document.getElementById('slide-tw');
        for (let at = 100; at < 130; at++) {
            e.value = at;
            e.dispatchEvent(new InputEvent('input', { bubbles: true }));
            await new Promise(requestAnimationFrame);
        }
        e.dispatchEvent(new Event('change', { bubbles: true }));
        await new Promise(requestAnimationFrame);
        return history.length - before;
    })()";
    assert_eq!(page.eval(drag).await, 1);
    page.wait_until_settled().await;
    assert_ne!(page.request().await.settings.tw, 1.28);
    page.back().await;
    page.wait_for("what was before", "!location.hash.includes('tw=')").await;
    assert_eq!(
        page.wait_until_settled().await["run"]["t_parallel"],
        native_run(&page.request().await).report.t_parallel
    );
    assert_eq!(page.request().await.settings.tw, 1.28);
}

/// A fragment typed on an open page.
#[tokio::test]
async fn typed_fragment_changes_the_run() {
    let page = Page::open("play=false").await;
    page.eval("location.hash = 'p=64&n=4096&t=1000'").await;
    wait_for_p(&page, 64).await;
    let state = page.state().await;
    assert_eq!((state["t"].as_f64(), &state["run"]["n"]), (Some(1000.0), &4096.into()));
    assert_eq!(page.fragment().await, "p=64&n=4096&t=1000");
}

#[tokio::test]
async fn unknown_key_is_reported() {
    let page = Page::open("p=8&colour=red&play=false").await;
    assert_eq!(page.state().await["run"]["p"], 8);
    let message = page.notices().await;
    assert!(message.contains("colour"), "said is only: {message}");
    assert_eq!(page.problems().await, "");
    // The rewritten address drops unknown keys.
    assert_eq!(page.fragment().await, "p=8&play=false");
    page.assert_quiet().await;
}
