//! Tests the Papers page.

use hyperfly_papers::entries;
use hyperfly_tests::page::Page;
use hyperfly_tests::page::papers::verdict;
use serde_json::Value;

/// JavaScript: parts of an entry's picture that overflow, and whether a wide one can be scrolled. Lines of text may overflow by a fifth
/// of their height.
const FIND_CUT_LABELS: &str = "(() => {
    const figure = document.querySelector('main figure.paper'), svg = figure.querySelector('svg');
    if (!svg) return ['no picture'];
    const { left, right, top, bottom, width } = svg.getBoundingClientRect();
    const out = [...svg.querySelectorAll('text')].filter(text => {
        const at = text.getBoundingClientRect();
        const room = at.height / 5;
        return at.left < left - 1 || at.right > right + 1 || at.top < top - room || at.bottom > bottom + room;
    });
    const reachable = figure.scrollWidth >= Math.floor(width) && document.documentElement.scrollWidth <= innerWidth;
    return [...out.map(text => { const at = text.getBoundingClientRect(); return text.textContent.trim() + ' ' + [left - at.left, at.right - right, top - at.top, at.bottom - bottom].map(x => x.toFixed(1)); }), ...(reachable ? [] : ['the page scrolls to the side'])];
})()";

/// Every entry is listed, is computed, and fits a phone: wider content can be scrolled, and no row of a table is missing. Finally all
/// entries are counted.
#[tokio::test]
async fn every_entry_fits_a_phone_and_is_counted() {
    let page = Page::open("paper=all&play=false").await;
    page.resize(390, 844).await;
    page.wait_for("the list", "!!document.querySelector('main .entries')").await;
    let ids = page
        .eval("[...document.querySelectorAll('nav.papers li')].map(item => item.dataset.entry).join(' ')")
        .await;
    let expected: Vec<&str> = entries().map(|entry| entry.id).collect();
    assert_eq!(ids, Value::String(expected.join(" ")));
    let mut cut_labels = Vec::new();
    for entry in entries() {
        page.eval(&format!("location.hash = 'paper={}&play=false'", entry.id)).await;
        assert!(!verdict(&page, entry.id).await.is_empty(), "{}", entry.id);
        let labels = page.eval(FIND_CUT_LABELS).await;
        cut_labels
            .extend(labels.as_array().into_iter().flatten().map(|text| format!("{}: {text}", entry.id)));
        let table =
            page.eval("/more rows/.test(document.querySelector('main figure.paper').textContent)").await;
        if entry.id.starts_with("gk-table") && table == true {
            cut_labels.push(format!("{}: rows are missing", entry.id));
        }
    }
    assert!(cut_labels.is_empty(), "{}", cut_labels.join("\n"));

    page.go("paper=all&play=false").await;
    page.wait_for("the list", "!!document.querySelector('main .entries')").await;
    page.eval("document.querySelector('main button.fix').click()").await;
    let progress_line = "document.querySelector('main article .about[role=status]')";
    page.wait_for("some of them", &format!("/\\d+ of \\d+/.test({progress_line}?.textContent)")).await;
    // Waits as long as there is progress.
    let mut description = String::new();
    while description != "all" {
        let has_changed =
            format!("(told => told !== {description:?} && (told ?? 'all'))({progress_line}?.textContent)");
        description = page.wait_for("more of them", &has_changed).await.as_str().expect("words").to_owned();
    }
    page.wait_for("all of them", "!!document.querySelector('main .sheet tbody tr')").await;
    assert!(page.text("main .verdict").await.contains("We re-ran"));
    page.assert_quiet().await;
}
