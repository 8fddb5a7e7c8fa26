//! Everybody can use it: axe-core finds nothing in any view, theme and language; `rooms` asks it of every room.

use hyperfly_request::{Choice, Theme};
use hyperfly_tests::page::Page;
use hyperfly_tests::rooms::languages;

/// All views are on the page at once; between them these runs have every picture.
const RUNS: [&str; 3] = [
    "p=16&topology=mesh",
    "algorithm=output-driven&machine=logp&p=4&n=64",
    "algorithm=group-cyclic&machine=bsp&p=8&n=256",
];

#[tokio::test]
async fn every_view_in_every_theme_and_language() {
    let page = Page::open("play=false").await;
    page.bring_axe().await;
    let mut found = Vec::new();
    // In pairs: each language in each theme, each run in each language and in each theme, but not all three together.
    for (k, lang) in languages().enumerate() {
        for (l, theme) in [Theme::Light, Theme::Dark, Theme::Projector].into_iter().enumerate() {
            let run = RUNS[(k + l) % RUNS.len()];
            let fragment = format!("{run}&play=false&theme={}&lang={}", theme.id(), lang.id());
            page.go(&fragment).await;
            page.speaks(lang).await;
            found.extend(page.violations().await.into_iter().map(|line| format!("{fragment}: {line}")));
        }
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

/// A phone has other sizes, and a sheet of controls.
#[tokio::test]
async fn every_view_and_the_controls_on_a_phone() {
    let page = Page::open("play=false").await;
    page.resize(390, 844).await;
    page.bring_axe().await;
    let mut found = Vec::new();
    for fragment in RUNS {
        page.go(&format!("{fragment}&play=false")).await;
        page.unfold().await;
        found.extend(page.violations().await.into_iter().map(|line| format!("{fragment}: {line}")));
    }
    page.eval("document.querySelector('.for-rail').click()").await;
    page.unfold().await;
    page.settled().await;
    found.extend(page.violations().await.into_iter().map(|line| format!("the controls: {line}")));
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}
