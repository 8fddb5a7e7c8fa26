//! Tests the choice of the language.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;
use hyperfly_tests::page::Page;
use serde_json::{Value, json};

/// Returns the language and writing direction of the document.
async fn language_and_direction(browser: &Browser) -> Value {
    browser.eval("[document.documentElement.lang, document.documentElement.dir]").await
}

/// Returns the parts of the state that do not depend on the language.
fn language_independent_state(state: &Value) -> Value {
    json!([
        state["run"]["p"],
        state["run"]["n"],
        state["run"]["trace_hash"],
        state["run"]["relative_l2_error"],
        state["t"],
        state["generation"]
    ])
}

#[tokio::test]
async fn language_change_keeps_the_run() {
    let page = Page::open("p=8&n=64&topology=mesh&tw=1.28&play=false").await;
    page.paste(&(0..64).map(|k| format!("{}\n", k % 5)).collect::<String>()).await;
    page.wait_for("the address", "location.hash.includes('signal=own')").await;
    page.wait_until_settled().await;
    page.seek(0.4).await;
    let before = page.wait_until_settled().await;
    let (english, timeline) = (page.number("t_parallel").await, page.picture("timeline", false).await);
    assert!(english.contains('.') && before["t"].as_f64() > Some(0.0), "{english}: {before}");

    page.select("#language", "de").await;
    page.wait_for("German", "document.documentElement.lang === 'de'").await;
    let after = page.wait_until_settled().await;
    assert_eq!(language_independent_state(&after), language_independent_state(&before));
    assert_eq!(language_and_direction(&page).await, json!(["de", "ltr"]));
    assert_eq!(page.number("t_parallel").await, english.replace('.', ","));
    assert!(page.fragment().await.contains("lang=de"), "{}", page.fragment().await);
    assert_eq!(page.text("label.language select option[value=ar]").await, "العربية");
    // Numbers are parsed in the format of the language.
    page.write("tw", "2,5").await;
    assert_eq!(page.wait_until_settled().await["problems"], json!([]));
    assert_eq!(page.request().await.settings.tw, 2.5);
    page.write("tw", "1,28").await;
    assert_eq!(page.wait_until_settled().await["run"]["trace_hash"], before["run"]["trace_hash"]);

    // The layout is right to left, but time still runs from left to right.
    page.select("#language", "ar").await;
    page.wait_for("Arabic", "document.documentElement.dir === 'rtl'").await;
    let sides = "['.rail', '.scrubber .track'].map(name => {
        const { left, right } = document.querySelector(name).getBoundingClientRect();
        return left + right > innerWidth ? 'right' : 'left';
    })";
    assert_eq!(page.eval(sides).await[0], "right");
    page.select("#language", "en").await;
    page.wait_for("English", "document.documentElement.lang === 'en'").await;
    assert_eq!(page.number("t_parallel").await, english);
    assert_eq!(
        language_independent_state(&page.wait_until_settled().await),
        language_independent_state(&before)
    );
    assert_eq!(page.picture("timeline", false).await.count_differing(&timeline), 0);
    page.assert_quiet().await;
}

#[tokio::test]
async fn address_and_figure_choose_the_language() {
    let page = Page::open_without_waiting("lang=de&p=4&play=false").await;
    // The first visible text is already German.
    page.wait_for("the app's header", "document.querySelector('header:not(.first-picture *)')").await;
    assert_eq!(
        page.eval("document.querySelector('.language select').getAttribute('aria-label')").await,
        "Sprache"
    );
    page.wait_until_settled().await;
    assert_eq!(language_and_direction(&page).await, json!(["de", "ltr"]));
    // A new address applies its language.
    page.eval("location.hash = 'p=4&play=false&lang=en'").await;
    page.wait_for("English", "document.documentElement.lang === 'en'").await;

    let site = Site::of(hyperfly_tests::dist()).start();
    page.browser.open(&site.url("embed.html#lang=de&p=4&t=100")).await;
    page.wait_for("the figure", "document.querySelector('.headline b')?.textContent").await;
    assert_eq!(language_and_direction(&page).await, json!(["de", "ltr"]));
    assert!(page.text(".headline").await.contains("E = 0,"), "{}", page.text(".headline").await);
    page.assert_quiet().await;
}

#[tokio::test]
async fn missing_texts_fall_back_to_english() {
    // The site without its folder of translations.
    let folder = hyperfly_tests::target().join("without-languages");
    std::fs::create_dir_all(&folder).expect("a directory");
    for entry in std::fs::read_dir(hyperfly_tests::dist()).expect("dist").flatten() {
        if entry.path().is_file() {
            std::fs::copy(entry.path(), folder.join(entry.file_name())).expect("a copy");
        }
    }
    let site = Site::of(&folder).start();
    let browser = Browser::at(&site.url("#lang=de&p=4&play=false")).await;
    browser.wait_for("a run", "window.hyperfly && JSON.parse(hyperfly.state()).run").await;
    let notice = "document.querySelector('.notices').textContent";
    browser
        .wait_for("a notice", &format!("{notice}.includes('The texts in Deutsch could not be loaded')"))
        .await;
    assert_eq!(language_and_direction(&browser).await, json!(["en", "ltr"]));
}
