//! The navigation: from every page to every other.

use hyperfly_tests::page::Page;

/// The pages in the order of their buttons, each with an element that only it shows.
const PAGES: [(&str, &str); 6] = [
    ("the race", ".race"),
    ("the workbench", ".figures [data-view=machine]"),
    ("the papers", ".papers"),
    ("the tours", ".lesson .tours"),
    ("the editor", ".lesson.write"),
    ("the device", "[data-view=measured] [data-told=measured]"),
];

/// After a click on a page's button only that button is current, and only that page is shown, whichever page was open before.
#[tokio::test]
async fn every_page_opens_from_every_other() {
    let page = Page::open("p=4&n=64&play=false").await;
    for (from, (previous, _)) in PAGES.into_iter().enumerate() {
        for to in (0..PAGES.len()).filter(|to| *to != from) {
            for at in [from, to] {
                page.eval(&format!("document.querySelectorAll('header nav button')[{at}].click()")).await;
                let current = format!(
                    "[...document.querySelectorAll('header nav button')]
                        .map((e, k) => e.matches('[aria-current]') ? k : '').join('') === '{at}'"
                );
                page.wait_for(&format!("{} to be current", PAGES[at].0), &current).await;
            }
            let place = format!("{} after {previous}", PAGES[to].0);
            page.wait_for(&place, &format!("!!document.querySelector({:?})", PAGES[to].1)).await;
            for panel in [2, 3, 4].into_iter().filter(|panel| *panel != to) {
                let shown = page.eval(&format!("!!document.querySelector({:?})", PAGES[panel].1)).await;
                assert_eq!(shown, false, "{place}: {} is open", PAGES[panel].0);
            }
        }
    }
    page.assert_quiet().await;
}
