//! axe-core finds no violation on the page.

use hyperfly_request::{Choice, Theme};
use hyperfly_tests::page::Page;
use hyperfly_tests::page::panels::RUNS;
use hyperfly_tests::page::panels::languages;

#[tokio::test]
async fn views_pass_axe_in_every_theme_and_language() {
    let page = Page::open("play=false").await;
    page.load_axe().await;
    let mut violations = Vec::new();
    // Pairwise combinations: each language with each theme and each run with both, but not all triples.
    for (k, lang) in languages().enumerate() {
        for (l, theme) in [Theme::Light, Theme::Dark, Theme::Projector].into_iter().enumerate() {
            let run = RUNS[(k + l) % RUNS.len()];
            let fragment = format!("{run}&play=false&theme={}&lang={}", theme.id(), lang.id());
            page.go(&fragment).await;
            page.speaks(lang).await;
            violations.extend(page.violations().await.into_iter().map(|line| format!("{fragment}: {line}")));
        }
    }
    assert!(violations.is_empty(), "{} violations:\n{}", violations.len(), violations.join("\n"));
}
