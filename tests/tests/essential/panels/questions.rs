//! Questions asked before a run is shown.

use hyperfly_request::Settings;
use hyperfly_tests::page::Page;
use hyperfly_tests::page::questions::{FRAGMENT_WITH_QUESTIONS, efficiency, open, wait_for_answer};

/// Whether an element is visible and accessible.
async fn is_visible(page: &Page, selector: &str) -> bool {
    let script = format!("getComputedStyle(document.querySelector({selector:?})).visibility === 'visible'");
    page.eval(&script).await == true
}

#[tokio::test]
async fn keys_answer_questions_and_the_run_shows_why() {
    let page = Page::open(FRAGMENT_WITH_QUESTIONS).await;
    open(&page).await;
    let base = page.request().await;
    let mut kinds = 0;
    // Answer questions until the one about E with twice as many processors.
    loop {
        assert!(kinds < 9, "nobody asks about p");
        let legend = page.text(".predict legend").await;
        if legend.starts_with("The number of processors doubles") {
            break;
        }
        kinds += 1;
        if page.eval("!!document.querySelector('.predict [data-plot]')").await == false {
            page.press("1").await;
        }
        page.eval("document.querySelector('.predict .on > [type=submit]')?.click() ?? document.querySelector('.predict [form=predict-form][type=submit]').click()").await;
        wait_for_answer(&page).await;
        page.eval("document.querySelector('.predict .on form:last-of-type [type=submit]').click()").await;
        open(&page).await;
        page.wait_until_settled().await;
    }
    assert_eq!(page.request().await.settings, base.settings, "the next question is about the run before");
    // Anything that reveals the answer is hidden, visually and from assistive technology.
    assert!(
        !is_visible(&page, ".figure.curves canvas").await && !is_visible(&page, ".figures .sentence").await
    );
    assert!(page.text(".predict .on").await.contains("are hidden on the page"));
    let double = Settings { p: 32, ..base.settings.clone() };
    let ratio = efficiency(&double) / efficiency(&base.settings);
    assert!(ratio < 0.99, "of this run E falls");
    page.press("2").await;
    assert_eq!(page.eval("document.activeElement.getAttribute('aria-keyshortcuts')").await, "2");
    page.press("Enter").await;
    wait_for_answer(&page).await;
    page.wait_for("the state that was asked about", "location.hash.includes('p=32')").await;
    let state = page.wait_until_settled().await;
    assert_eq!(page.request().await.settings, double);
    let shown_efficiency = state["run"]["efficiency"].as_f64().expect("an efficiency");
    assert!((shown_efficiency - efficiency(&double)).abs() < 1e-9);
    assert!(page.text(".predict h3").await.starts_with("Right"), "{}", page.text(".predict").await);
    assert!(page.text(".predict .why").await.contains(&format!("{shown_efficiency:.3}")));
    assert!(
        is_visible(&page, ".figure.curves canvas").await && is_visible(&page, ".figures .sentence").await
    );
    assert_eq!(page.eval("document.activeElement.matches('.predict h3')").await, true, "it is read");
    // The browser's back button returns to the run in question, like the page's button.
    page.eval("document.querySelector('.predict .on form [type=submit]').click()").await;
    page.wait_for("the run before", "!location.hash.includes('p=32')").await;
    page.wait_until_settled().await;
    assert_eq!(page.request().await.settings, base.settings);
    page.press("Q").await;
    page.wait_for("the panel to go", "!document.querySelector('.predict')").await;
    assert_eq!(page.request().await.look.ask, None);
    page.assert_quiet().await;
}
