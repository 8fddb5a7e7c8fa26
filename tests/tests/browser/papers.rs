//! The papers' room: every entry is there, computed in the browser as natively, linked from and to the explorer.

use hyperfly_papers::{Method, Summary, Tally, entries, entry};
use hyperfly_request::Request;
use hyperfly_tests::page::Page;
use serde_json::Value;

/// What the room says of the entry that is opened, once it is computed.
async fn verdict(page: &Page, id: &str) -> String {
    let there = format!(
        "document.querySelector('.papers [aria-current] a')?.textContent === '{id}' && !!document.querySelector('main .verdict')"
    );
    page.wait_for(&format!("{id} to be computed"), &there).await;
    page.text("main .verdict").await
}

/// What of the picture of an entry lies outside of it, and whether the rest of a wide one can be scrolled to.
const CUT: &str = "(() => {
    const figure = document.querySelector('main figure.paper'), svg = figure.querySelector('svg');
    if (!svg) return ['no picture'];
    const { left, right, top, bottom, width } = svg.getBoundingClientRect();
    const out = [...svg.querySelectorAll('text')].filter(text => {
        const at = text.getBoundingClientRect();
        return at.left < left - 1 || at.right > right + 1 || at.top < top - 1 || at.bottom > bottom + 1;
    });
    const reachable = figure.scrollWidth >= Math.floor(width) && document.documentElement.scrollWidth <= innerWidth;
    return [...out.map(text => { const at = text.getBoundingClientRect(); return text.textContent.trim() + ' ' + [left - at.left, at.right - right, top - at.top, at.bottom - bottom].map(x => x.toFixed(1)); }), ...(reachable ? [] : ['the page scrolls to the side'])];
})()";

/// One entry after the other, and then all of them; natively they are computed once for both.
#[tokio::test]
async fn every_entry_is_computed_and_counted_in_the_browser_as_natively_and_whole_on_a_phone() {
    let page = Page::open("paper=all&play=false").await;
    page.resize(390, 844).await;
    page.wait_for("the list", "!!document.querySelector('main .entries')").await;
    let natively = every_entry_is_that_of_the_command(&page).await;
    page.go("paper=all&play=false").await;
    page.wait_for("the list", "!!document.querySelector('main .entries')").await;
    all_are_counted(&page, &natively).await;
    page.assert_quiet().await;
}

/// And on a phone no picture of an entry ends before all of it is there: what is wider can be scrolled to, and no row of a paper's table is
/// left out.
async fn every_entry_is_that_of_the_command(page: &Page) -> Summary {
    let ids =
        page.eval("[...document.querySelectorAll('nav.papers a')].map(a => a.textContent).join(' ')").await;
    let expected: Vec<&str> = entries().map(|entry| entry.id).collect();
    assert_eq!(ids, Value::String(expected.join(" ")));
    let (mut cut, mut all) = (Vec::new(), Summary::default());
    for entry in entries() {
        page.eval(&format!("location.hash = 'paper={}&play=false'", entry.id)).await;
        let natively = entry.reproduce(None);
        all.add(entry, &natively);
        assert_eq!(verdict(page, entry.id).await, natively.score_words(), "{}", entry.id);
        // What the browser measures of itself it alone can say.
        let shown = page
            .eval("[...document.querySelector('main .tallies').children].map(line => line.textContent)")
            .await;
        let shown: Vec<&str> = shown.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let comparable = shown.into_iter().filter(|line| !line.contains(Method::Measured.words()));
        let common = Some(natively.sheet().common).filter(|said| !said.is_empty());
        let tallies: Vec<String> = natively.tallies().iter().map(Tally::words).chain(common).collect();
        assert_eq!(comparable.collect::<Vec<_>>(), tallies, "{}", entry.id);
        let title = (entry.title)().replace(['_', '^'], "");
        assert_eq!(page.text("main h2").await, title, "{}", entry.id);

        let outside = page.eval(CUT).await;
        cut.extend(outside.as_array().into_iter().flatten().map(|text| format!("{}: {text}", entry.id)));
        let table =
            page.eval("/more rows/.test(document.querySelector('main figure.paper').textContent)").await;
        if entry.id.starts_with("gk-table") && table == true {
            cut.push(format!("{}: rows are missing", entry.id));
        }
    }
    assert!(cut.is_empty(), "{}", cut.join("\n"));
    all
}

/// The count of all entries grows while they are computed, and comes to that of the command.
async fn all_are_counted(page: &Page, natively: &Summary) {
    page.eval("document.querySelector('main button.fix').click()").await;
    let so_far = "document.querySelector('main article .about[role=status]')";
    page.wait_for("some of them", &format!("/\\d+ of \\d+/.test({so_far}?.textContent)")).await;
    // However long all of them take: as long as it goes on.
    let mut told = String::new();
    while told != "all" {
        let more = format!("(told => told !== {told:?} && (told ?? 'all'))({so_far}?.textContent)");
        told = page.wait_for("more of them", &more).await.as_str().expect("words").to_owned();
    }
    page.wait_for("all of them", "!!document.querySelector('main .sheet')").await;
    assert_eq!(page.text("main .verdict").await, natively.score_words());
    let rows = page.eval("[...document.querySelectorAll('.sheet tbody tr')].map(row => [...row.cells].slice(1).map(cell => cell.textContent).join('|'))").await;
    // What the browser measures of itself it alone can say.
    let comparable = |line: &&str| !line.contains(Method::Measured.words());
    let shown: Vec<&str> =
        rows.as_array().into_iter().flatten().filter_map(Value::as_str).filter(comparable).collect();
    let lines: Vec<String> = natively.cells().iter().map(|cells| cells.join("|")).collect();
    assert_eq!(shown, lines.iter().map(String::as_str).filter(comparable).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_table_has_the_cells_of_the_command() {
    let page = Page::open("paper=gk-table2&play=false").await;
    verdict(&page, "gk-table2").await;
    let found = entry("gk-table2").expect("an entry").reproduce(None);
    let rows = page.eval("[...document.querySelectorAll('.sheet tbody tr')].map(row => [...row.cells].slice(1).map(cell => cell.textContent).join('|'))").await;
    let expected: Vec<Value> = found.sheet().lines.iter().map(|line| line.cells.join("|").into()).collect();
    assert_eq!(rows, Value::Array(expected));
    let reasons = page.text("main .reasons").await;
    for reason in found.reasons() {
        // Set with what hangs and what stands.
        let text = reason.text.expect("a reason").replace(['_', '^'], "");
        assert!(reasons.contains(&text), "{reasons}");
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn links_lead_to_the_explorer_and_back() {
    let page = Page::open("topology=mesh&n=4096&play=false").await;
    page.press("l").await;
    page.wait_for("the list", "!!document.querySelector('main .entries')").await;
    // The run at hand is not lost, and what it has to do with stands first.
    let request = page.request().await;
    assert_eq!((request.look.paper.as_str(), request.settings.n), ("all", 4096));
    assert!(page.text("main .entries").await.contains("gk-fig4"));
    page.eval("document.querySelector('main .entries a').click()").await;
    page.wait_for("an entry", "!!document.querySelector('main .explore')").await;
    assert_eq!(page.request().await.settings.n, 4096);
    let id = page.request().await.look.paper;
    page.eval("document.querySelector('main .explore').click()").await;
    let shown = page.settled().await;
    let explored = Request::from_fragment(entry(&id).expect("an entry").explore).0.expect("a request");
    assert_eq!(page.request().await.settings, explored.settings, "{shown}");
    page.eval("history.back()").await;
    verdict(&page, &id).await;
    page.press("Escape").await;
    page.press("Escape").await;
    page.wait_for("the explorer", "!!document.querySelector('.figures')").await;
    assert_eq!(page.request().await.settings.n, 4096);
    page.assert_quiet().await;
}

#[tokio::test]
async fn an_entry_that_is_not_there_is_said() {
    let page = Page::open("paper=gk-fig9&play=false").await;
    page.wait_for("the list", "!!document.querySelector('main .entries')").await;
    assert!(page.text("main article .problem").await.contains("gk-fig9"));
    page.assert_quiet().await;
}
