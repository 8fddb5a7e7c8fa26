//! `hyperfly-standalone.html`: one file that works from a disk, in a mail, and inside of other pages.

use crate::frames::{host, runs};
use hyperfly_tests::browser::Browser;
use hyperfly_tests::site::Site;
use std::path::{Path, PathBuf};

/// What a worker has run, once it has.
const RUN: &str = "window.hyperfly && JSON.parse(hyperfly.state()).run";

fn standalone() -> PathBuf {
    let file = hyperfly_tests::dist().join("hyperfly-standalone.html");
    assert!(file.is_file(), "there is no {}: run `cargo xtask dist`", file.display());
    file
}

fn address(file: &Path, fragment: &str) -> String {
    format!("file://{}{fragment}", file.display())
}

/// Everything that the page has loaded.
const LOADED: &str = "performance.getEntriesByType('resource').map(entry => entry.name).filter(name => !/^(blob|data):/.test(name))";

#[tokio::test]
async fn from_a_disk_with_nothing_beside_it() {
    // Alone in a directory.
    let alone = hyperfly_tests::target().join("standalone");
    std::fs::create_dir_all(&alone).expect("a directory");
    let file = alone.join("a page.html");
    std::fs::copy(standalone(), &file).expect("a copy");
    let browser = Browser::at(&address(&alone.join("a%20page.html"), "#p=32&play=false")).await;
    browser.wait_for("a run by a worker", &format!("({RUN})?.p === 32")).await;
    // The second module is in it, too.
    browser.eval("location.hash = 'paper=gk-table2'").await;
    browser.wait_for("an entry", "document.querySelector('main .verdict')").await;
    assert_eq!(browser.eval(LOADED).await, serde_json::json!([]));
    browser.assert_quiet().await;
}

#[tokio::test]
async fn as_a_figure() {
    let browser = Browser::at(&address(&standalone(), "#controls=min&view=machine&p=8&play=false")).await;
    browser.wait_for("a run by a worker", &format!("({RUN})?.p === 8")).await;
    browser.assert_quiet().await;
}

/// The page as built, with this scenario where it has none: what `hyperfly figure --html` does, as its own tests hold it to.
fn with_scenario(fragment: &str) -> String {
    let file = std::fs::read_to_string(standalone()).expect("the page");
    let line = |content: &str| format!("<meta name=\"hyperfly-scenario\" content=\"{content}\">");
    assert_eq!(file.matches(&line("")).count(), 1);
    file.replace(&line(""), &line(&fragment.replace('&', "&amp;")))
}

/// It shows its scenario, unless the address says another.
#[tokio::test]
async fn with_a_scenario_in_it() {
    let file = hyperfly_tests::target().join("figure.html");
    let page = with_scenario("topology=mesh&p=64&view=machine&controls=min");
    std::fs::write(&file, page).expect("a file");

    let browser = Browser::at(&address(&file, "")).await;
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
    browser.open(&address(&file, "#p=4")).await;
    let run = browser.wait_for("a run by a worker", RUN).await;
    assert_eq!((&run["p"], &run["topology"]), (&4.into(), &"hypercube".into()));
}

/// As platforms show a file that somebody has given them: in a frame that has no address and no rights.
#[tokio::test]
async fn in_a_frame_without_an_address() {
    let (_host, browser) = host().await;
    // From the test itself, so that nothing of the host's is at hand.
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
    let loaded = site.asked().len();
    for k in 0..2 {
        let found =
            runs(&browser, k, &format!("[origin, JSON.parse(hyperfly.state()).run.p, {LOADED}]")).await;
        assert_eq!(found, serde_json::json!(["null", 32, []]), "frame {k}");
    }
    assert_eq!(site.asked().len(), loaded, "a frame asked for more than itself: {:?}", site.asked());
}
