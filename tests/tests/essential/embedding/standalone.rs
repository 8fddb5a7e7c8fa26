//! `hyperfly-standalone.html`, a single file without a server.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::frames::{host, runs};
use hyperfly_tests::hosts::site::Site;
use hyperfly_tests::hosts::standalone::{LOADED, url, with_scenario};
use hyperfly_tests::page::RUN;

/// The file shows its scenario unless the address gives another.
#[tokio::test]
async fn standalone_file_shows_its_scenario() {
    let file = hyperfly_tests::target().join("figure.html");
    let page = with_scenario("topology=mesh&p=64&view=machine&controls=min");
    std::fs::write(&file, page).expect("a file");

    let browser = Browser::at(&url(&file, "")).await;
    let run = browser.wait_for("a run by a worker", RUN).await;
    assert_eq!((&run["p"], &run["topology"]), (&64.into(), &"mesh".into()));
    assert_eq!(browser.eval("!!document.querySelector('header')").await, false, "the explorer and no figure");
    // Its explorer is the same file.
    browser.eval("document.querySelector('a.explore').click()").await;
    browser
        .wait_for("the explorer", "document.querySelector('header') && document.querySelector('#slide-p')")
        .await;
    assert_eq!(browser.wait_for("its run", RUN).await["topology"], "mesh");
    browser.assert_quiet().await;
    browser.open("about:blank").await;
    browser.open(&url(&file, "#p=4")).await;
    let run = browser.wait_for("a run by a worker", RUN).await;
    assert_eq!((&run["p"], &run["topology"]), (&4.into(), &"hypercube".into()));
}

/// In a sandboxed frame without an address, as platforms show uploaded files.
#[tokio::test]
async fn standalone_file_runs_in_a_frame_without_address() {
    let (_host, browser) = host().await;
    // Loaded by the test itself, so that nothing of a host is available.
    let page = with_scenario("p=32&play=false");
    let site = Site::of(hyperfly_tests::target()).header("Access-Control-Allow-Origin", "*").start();
    std::fs::write(hyperfly_tests::target().join("standalone-with-scenario.html"), page).expect("a file");
    let url = site.url("standalone-with-scenario.html");
    let script = format!(
        "(async () => {{
            const text = await (await fetch({url:?})).text();
            for (const [name, value] of [['srcdoc', text], ['src', URL.createObjectURL(new Blob([text], {{ type: 'text/html' }}))]]) {{
                const frame = document.createElement('iframe');
                frame.setAttribute('sandbox', 'allow-scripts');
                frame.setAttribute(name, value);
                document.body.append(frame);
            }}
        }})()"
    );
    browser.eval(&script).await;
    let loaded = site.requested_paths().len();
    for k in 0..2 {
        let frame_state =
            runs(&browser, k, &format!("[origin, JSON.parse(hyperfly.state()).run.p, {LOADED}]")).await;
        assert_eq!(frame_state, serde_json::json!(["null", 32, []]), "frame {k}");
    }
    assert_eq!(
        site.requested_paths().len(),
        loaded,
        "a frame asked for more than itself: {:?}",
        site.requested_paths()
    );
}
