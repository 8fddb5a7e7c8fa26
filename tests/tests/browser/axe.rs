//! Everybody can use it: axe-core finds nothing in any view, theme and language, nor in any room.

use hyperfly_core::scenario::{Choice, Lang, Theme};
use hyperfly_tests::page::Page;
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
            "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap(rule =>
                rule.nodes.slice(0, 4).map(node => `${rule.id}: ${node.html.slice(0, 140)} (${(node.failureSummary || '').split('\\n').pop().trim().slice(0, 160)})`)))",
        )
        .await;
    let lines = found.as_array().cloned().unwrap_or_default();
    lines.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Goes to an address without loading the page anew.
async fn go(page: &Page, fragment: &str) {
    page.eval(&format!("location.hash = '{fragment}'")).await;
    page.settled().await;
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
    for lang in Lang::ALL.iter().filter(|lang| **lang != Lang::Auto) {
        for theme in [Theme::Light, Theme::Dark, Theme::Projector] {
            for run in RUNS {
                let fragment = format!("{run}&play=false&theme={}&lang={}", theme.id(), lang.id());
                go(&page, &fragment).await;
                page.wait_for("the language", &format!("document.documentElement.lang === '{}'", lang.id()))
                    .await;
                found.extend(violations(&page).await.into_iter().map(|line| format!("{fragment}: {line}")));
            }
        }
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

/// The rooms, panels and dialogs, and what shows that it is there.
const ROOMS: [(&str, &str, &str); 8] = [
    ("paper=all", "", "main.papers article"),
    ("paper=gk-fig1", "", "main.papers figure svg"),
    ("tour=all", "", ".lesson .tours"),
    ("tour=mesh&step=2", "", ".lesson .places"),
    ("ask=7&p=16", "", ".predict form"),
    ("beside=topology:mesh", "", ".versus"),
    ("p=4", "?", "dialog.help section"),
    ("p=4", "S", "dialog.share form"),
];

#[tokio::test]
async fn every_room_in_every_theme() {
    let page = Page::open("play=false").await;
    let mut found = Vec::new();
    for (fragment, key, there) in ROOMS {
        for theme in [Theme::Light, Theme::Dark, Theme::Projector] {
            let fragment = format!("{fragment}&play=false&theme={}", theme.id());
            page.browser.open("about:blank").await;
            page.browser.open(&page.url(&fragment)).await;
            page.settled().await;
            if !key.is_empty() {
                page.press(key).await;
            }
            page.wait_for("the room", &format!("document.querySelector('{there}') !== null")).await;
            judge(&page).await;
            found.extend(violations(&page).await.into_iter().map(|line| format!("{key} {fragment}: {line}")));
        }
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}
