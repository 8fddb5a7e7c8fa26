//! Everybody can use it: axe-core finds nothing in any view, theme and language, nor in any room.

use hyperfly_request::{Choice, Lang, Theme};
use hyperfly_tests::page::Page;
use hyperfly_tests::rooms::{ROOMS, languages};
use serde_json::Value;

/// axe-core, which `cargo xtask test` installs.
async fn judge(page: &Page) {
    let path =
        std::env::var("HYPERFLY_AXE").expect("HYPERFLY_AXE names axe.min.js; `cargo xtask test` sets it");
    let script = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"));
    page.eval(&format!("{script}; true")).await;
}

/// What axe finds, one line for each element.
async fn violations(page: &Page) -> Vec<String> {
    let found = page
        .eval(
            "axe.run(document, {
                resultTypes: ['violations'],
                // Those that are off unless they are asked for, such as the size of targets, too.
                runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
            }).then(({ violations }) => violations.flatMap(rule =>
                rule.nodes.slice(0, 4).map(node => `${rule.id}: ${node.html.slice(0, 140)} (${(node.failureSummary || '').split('\\n').pop().trim().slice(0, 160)})`)))",
        )
        .await;
    let lines = found.as_array().cloned().unwrap_or_default();
    lines.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// All views are on the page at once; between them these runs have every picture.
const RUNS: [&str; 3] = [
    "p=16&topology=mesh",
    "algorithm=output-driven&machine=logp&p=4&n=64",
    "algorithm=group-cyclic&machine=bsp&p=8&n=256",
];

#[tokio::test]
async fn every_view_in_every_theme_and_language() {
    let page = Page::open("play=false").await;
    judge(&page).await;
    let mut found = Vec::new();
    // In pairs: each language in each theme, each run in each language and in each theme, but not all three together.
    for (k, lang) in languages().enumerate() {
        for (l, theme) in [Theme::Light, Theme::Dark, Theme::Projector].into_iter().enumerate() {
            let run = RUNS[(k + l) % RUNS.len()];
            let fragment = format!("{run}&play=false&theme={}&lang={}", theme.id(), lang.id());
            page.go(&fragment).await;
            page.speaks(lang).await;
            found.extend(violations(&page).await.into_iter().map(|line| format!("{fragment}: {line}")));
        }
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

/// A phone has other sizes, and a sheet of controls.
#[tokio::test]
async fn every_view_and_every_room_on_a_phone() {
    let page = Page::open("play=false").await;
    page.resize(390, 844).await;
    judge(&page).await;
    let mut found = Vec::new();
    for fragment in RUNS {
        page.go(&format!("{fragment}&play=false")).await;
        page.unfold().await;
        found.extend(violations(&page).await.into_iter().map(|line| format!("{fragment}: {line}")));
    }
    page.eval("document.querySelector('.for-rail').click()").await;
    page.unfold().await;
    page.settled().await;
    found.extend(violations(&page).await.into_iter().map(|line| format!("the controls: {line}")));
    page.eval("document.querySelector('.for-rail').click()").await;
    for room in ROOMS {
        page.enter(&room, "").await;
        found.extend(violations(&page).await.into_iter().map(|line| format!("{}: {line}", room.fragment)));
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

#[tokio::test]
async fn every_room_in_every_theme_and_in_every_language() {
    let page = Page::open("play=false").await;
    judge(&page).await;
    let mut found = Vec::new();
    // Every theme in English; every other language in one of them, by turns.
    let themes = [Theme::Light, Theme::Dark, Theme::Projector];
    let english = themes.map(|theme| (Lang::En, theme));
    let others = languages().filter(|lang| *lang != Lang::En).zip(themes.into_iter().cycle());
    let looks: Vec<(Lang, Theme)> = english.into_iter().chain(others).collect();
    // All rooms in one look: only then the language and the colours change, and all that is there with them.
    for (lang, theme) in &looks {
        let look = format!("theme={}&lang={}", theme.id(), lang.id());
        for room in ROOMS {
            page.enter(&room, &look).await;
            page.speaks(*lang).await;
            let at = format!("{} {}&{look}", room.key, room.fragment);
            found.extend(violations(&page).await.into_iter().map(|line| format!("{at}: {line}")));
        }
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}
