//! Tests presentations and handouts.

use hyperfly_request::Theme;
use hyperfly_tests::page::Page;

#[tokio::test]
async fn clicker_leads_through_the_presentation() {
    let page = Page::open("p=16&n=256&play=false&theme=light").await;
    page.press("F").await;
    page.wait_for("the figures alone", "!!document.querySelector('.presenting')").await;
    let visible_parts = "['header', '.rail', '.numbers', 'main', '.scrubber', '.sentence'].map(s => !!document.querySelector(s)?.checkVisibility())";
    assert_eq!(page.eval(visible_parts).await, serde_json::json!([false, false, false, true, true, true]));
    assert_eq!(page.eval("document.documentElement.dataset.theme").await, "projector");
    let times = async || {
        page.press("PageDown").await;
        page.wait_until_settled().await["t"].as_f64().expect("a time")
    };
    let first = times().await;
    let later_times = times().await;
    assert!(0.0 < first && first < later_times, "{first} {later_times}");
    page.press("PageUp").await;
    assert_eq!(page.wait_until_settled().await["t"].as_f64(), Some(first));
    page.press("b").await;
    assert_eq!(
        page.eval("document.querySelector('main').checkVisibility({ checkVisibilityCSS: true })").await,
        false
    );
    page.press(".").await;
    assert_eq!(
        page.eval("document.querySelector('main').checkVisibility({ checkVisibilityCSS: true })").await,
        true
    );
    // Blanking the screen changes nothing else, and the next key only restores the page.
    let state = page.wait_until_settled().await["t"].clone();
    page.press("w").await;
    assert_eq!(page.eval("document.documentElement.dataset.blank").await, "white");
    page.press("PageDown").await;
    assert_eq!(page.eval("document.documentElement.dataset.blank").await, serde_json::Value::Null);
    assert_eq!(page.wait_until_settled().await["t"], state);
    assert!(!page.request().await.settings.overlap);
    assert!(page.text(".presented .title").await.contains("on a hypercube of 16"));
    page.point(200.0, 150.0).await;
    let ring = "(r => r && [r.x + r.width / 2, r.y + r.height / 2].map(Math.round))(document.querySelector('.ring').getBoundingClientRect())";
    assert_eq!(page.eval(ring).await, serde_json::json!([200, 150]));
    page.press("h").await;
    assert_eq!(page.eval("document.querySelector('.ring').checkVisibility()").await, false);
    assert_eq!(page.request().await.look.theme, Theme::Light, "the reader's colours stay");
    page.eval("document.querySelector('.presented .end-presenting').click()").await;
    page.wait_for("the page", "!!document.querySelector('header')?.checkVisibility()").await;
    assert_eq!(page.eval("document.documentElement.dataset.theme").await, "light");
    assert!(!page.request().await.look.present);
    page.assert_quiet().await;
}

/// The steps of the race have the screen for themselves, by key and by door, in the reader's dark colours, and a clicker leads on.
#[tokio::test]
async fn steps_of_race_are_presented() {
    let page = Page::open("race=values&play=false&theme=dark").await;
    let header = "document.querySelector('header').checkVisibility()";
    for step in ["machines", "points", "wires", "isoefficiency", "landscape", "values"] {
        page.reopen(&format!("race={step}&play=false&theme=dark")).await;
        page.press("F").await;
        page.wait_for("the step alone", "!!document.querySelector('.presenting .end-presenting')").await;
        assert_eq!(page.eval(header).await, false, "{step}");
        assert_eq!(page.eval("document.documentElement.dataset.theme").await, "projector", "{step}");
        let ground = "getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).map(Number)";
        let ground: Vec<u8> = serde_json::from_value(page.eval(ground).await).expect("a colour");
        assert!(ground.iter().all(|part| *part < 40), "{step}: {ground:?}");
        page.press("Escape").await;
        page.wait_for("the header", header).await;
        let door = "[...document.querySelectorAll('header .door')].filter(door => door.checkVisibility())";
        assert_eq!(page.eval(&format!("{door}.length")).await, 1, "{step}");
        page.eval(&format!("{door}[0].click()")).await;
        page.wait_for("the step alone", "!!document.querySelector('.presenting .end-presenting')").await;
    }
    // Each of the buttons is a page.
    let buttons = "[...document.querySelectorAll('.pills button')]";
    let count = page.eval(&format!("{buttons}.length")).await.as_u64().unwrap_or_default();
    assert!(count >= 5, "{count} buttons");
    for index in 1..count {
        page.press("PageDown").await;
        let current = format!("{buttons}.findIndex(button => button.ariaCurrent === 'step') === {index}");
        page.wait_for("the next button", &current).await;
    }
    page.press("Home").await;
    page.press("PageUp").await;
    page.wait_for("the landscape", "!!document.querySelector('.guided [data-view=landscape]')").await;
    assert!(page.request().await.look.present);
    page.press("PageDown").await;
    page.wait_for("the values", &format!("{buttons}.length > 0")).await;
    page.assert_quiet().await;
}

#[tokio::test]
async fn handout_has_figures_numbers_and_link() {
    let page = Page::open("topology=mesh&p=16&n=256&play=false&t=30").await;
    page.wait_for_curves().await;
    page.press("H").await;
    let handout = "document.querySelector('#handout')?.contentDocument";
    page.wait_for("the handout", &format!("({handout})?.querySelectorAll('.notes div').length > 0")).await;
    let count = async |selector: &str| {
        page.eval(&format!("({handout}).querySelectorAll({selector:?}).length"))
            .await
            .as_u64()
            .unwrap_or_default()
    };
    assert!(count("figure > svg").await >= 3, "{}", count("figure > svg").await);
    assert_eq!(count(".back svg").await, 1);
    assert_eq!(count("figure svg text:empty").await, 0);
    let link = page.eval(&format!("({handout}).querySelector('.back a').href")).await;
    let link = link.as_str().unwrap_or_default();
    assert!(
        link.starts_with(&page.url("v=1&")) && link.contains("topology=mesh") && link.contains("t=30"),
        "{link}"
    );
    let text = page.eval(&format!("({handout}).body.textContent")).await;
    let text = text.as_str().unwrap_or_default();
    assert!(
        text.contains("4\u{a0}×\u{a0}4 mesh") && text.contains(&page.number("efficiency").await),
        "{text}"
    );
    page.assert_quiet().await;
}
