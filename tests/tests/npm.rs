//! The npm package in a project of Vite and React (npm/test/app), which `cargo xtask test --npm` builds.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;
use serde_json::{Value, json};

/// Opens a page of the project and returns a browser in it. The project is served below `/course/`, its base.
async fn open(page: &str) -> (Site, Browser) {
    let app =
        std::env::var_os("HYPERFLY_NPM_APP").expect("HYPERFLY_NPM_APP: `cargo xtask test --npm` sets it");
    let site = Site::of(app).under("/course/").start();
    let browser = Browser::at(&site.url(page)).await;
    (site, browser)
}

/// Waits until the page shows these words about the state that it was told, and returns what JavaScript evaluates to.
async fn follow(browser: &Browser, statements: &str) -> Value {
    browser
        .eval(&format!(
            "(async () => {{
                const told = async words => {{
                    for (let k = 0; document.querySelector('output').textContent !== words; k++) {{
                        if (k > 2400) throw new Error(`${{words}} never came: ${{document.body.innerHTML}}`);
                        await new Promise(done => setTimeout(done, 25));
                    }}
                }};
                const figure = document.querySelector('hyperfly-figure');
                {statements}
            }})()"
        ))
        .await
}

const FOLLOW_PROPERTIES: &str = "
    await told('64 mesh true');
    document.querySelector('#pause').click();
    await told('64 mesh false');
    const frame = document.querySelector('hyperfly-figure').shadowRoot.querySelector('iframe');
    document.querySelector('#fewer').click();
    await told('16 mesh false');
    document.querySelector('#play').click();
    await told('16 mesh true');
    const now = document.querySelector('hyperfly-figure');
    return [now.shadowRoot.querySelector('iframe') === frame, now.textContent, new URL(frame.src).pathname, recovered]";

#[tokio::test]
async fn react_figure_follows_its_properties_in_strict_mode() {
    let (_site, browser) = open("").await;
    let observed = follow(&browser, FOLLOW_PROPERTIES).await;
    assert_eq!(observed, json!([true, "A mesh", "/course/hyperfly/embed.html", []]));
    browser.assert_quiet().await;
}

#[tokio::test]
async fn react_figure_hydrates_the_html_of_a_server() {
    let (_site, browser) = open("hydrated.html").await;
    let observed = follow(&browser, FOLLOW_PROPERTIES).await;
    assert_eq!(observed, json!([true, "A mesh", "/course/hyperfly/embed.html", []]));
    browser.assert_quiet().await;
}
