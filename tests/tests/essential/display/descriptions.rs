//! Descriptions and tables of the pictures.

use hyperfly_request::Request;
use hyperfly_tests::page::Page;
use hyperfly_view::Replay;
use hyperfly_view::text::table;
use std::rc::Rc;

#[tokio::test]
async fn description_changes_with_the_run() {
    let page = Page::open("p=16&n=64&topology=mesh&play=false").await;
    let button = "document.querySelector('.timeline .in-words')";
    page.eval(&format!("{button}.click()")).await;
    page.wait_for("the words", "!!document.querySelector('.timeline .told p')").await;
    assert_eq!(page.eval(&format!("{button}.getAttribute('aria-expanded')")).await, "true");
    let description = page.text(".timeline .told p").await;
    assert!(description.starts_with("Each of the 16 processors"), "{description}");
    let table_heads = page
        .eval("[...document.querySelectorAll('.timeline .told th[scope=col]')].map(th => th.textContent).join('|')")
        .await;
    assert_eq!(table_heads, "processor|activity|from|to|step|partner|words");
    // The focus and scroll position in a table survive a new run.
    page.eval("{ const sheet = document.querySelector('.timeline .told .sheet'); sheet.focus(); sheet.scrollTop = 40 }").await;
    page.press("p").await;
    page.wait_for(
        "the words of the next run",
        "document.querySelector('.timeline .told p')?.textContent.startsWith('Each of the 32 ')",
    )
    .await;
    let focus_state = "[document.activeElement === document.querySelector('.timeline .told .sheet'), document.activeElement.scrollTop]";
    assert_eq!(page.eval(focus_state).await, serde_json::json!([true, 40]));

    // A key shows the tables of all pictures and hides them again; curves include their simulated points.
    page.press("W").await;
    page.wait_for("nothing to be told", "!document.querySelector('.told')").await;
    page.press("W").await;
    page.wait_for(
        "all to be told",
        "[...document.querySelectorAll('.told')].length >= 5 && [...document.querySelectorAll('.told')].every(told => told.querySelector('p') && told.querySelector('caption'))",
    )
    .await;
    let curves = page.text(".curves .told p").await;
    assert!(curves.contains("hypercube") && curves.contains("runs were simulated"), "{curves}");
    let request = Request::from_fragment("p=32&n=64&topology=mesh").0.expect("a request");
    let report = hyperfly_request::run(&request.settings, None, Default::default()).expect("a run").report;
    let machine = page.text(".machine .told p").await;
    assert!(machine.contains(&format!(" {} messages carry ", report.messages)), "{machine}");
    page.assert_quiet().await;
}

/// Returns the cells of all tables in an element.
async fn read_cells(page: &Page, selector: &str) -> Vec<String> {
    let script =
        format!("[...document.querySelectorAll('{selector} :is(th, td)')].map(cell => cell.textContent)");
    serde_json::from_value(page.eval(&script).await).expect("texts")
}

/// Returns the cells of the tables of a native run.
fn expected_cells(fragment: &str) -> Vec<String> {
    let request = Request::from_fragment(fragment).0.expect("a request");
    let run = hyperfly_request::run(&request.settings, None, Default::default()).expect("a run");
    let replay = Replay::new(Rc::new(run));
    let tables = [table::parts(&replay), table::phases(&replay), table::processors(&replay)];
    let tables = tables.into_iter().chain(table::distribution(&replay));
    let cells = tables.flat_map(|table| table.head.into_iter().chain(table.rows.into_iter().flatten()));
    // The page typesets subscripts without their underscores.
    cells.map(|cell| cell.replace('_', "")).collect()
}

#[tokio::test]
async fn tables_equal_the_native_tables() {
    let page = Page::open("p=16&n=64&topology=mesh&play=false").await;
    assert_eq!(page.eval("document.querySelectorAll('[data-told]').length").await, 0, "nothing is asked for");
    page.eval("document.querySelector('.tables summary').click()").await;
    page.wait_for_descriptions().await;
    assert_eq!(read_cells(&page, ".tables").await, expected_cells("p=16&n=64&topology=mesh"));
    page.press("p").await;
    let processors = "[...document.querySelectorAll('.tables tr')].length > 2 * 32";
    page.wait_for("the table of the next run", processors).await;
    page.wait_for_descriptions().await;
    assert_eq!(read_cells(&page, ".tables").await, expected_cells("p=32&n=64&topology=mesh"));

    // In a comparison each run has its own table.
    page.choose("beside", "topology:hypercube").await;
    page.wait_for("both tables", "document.querySelectorAll('.tables td').length && document.querySelector('[data-side=right] .tables td')").await;
    page.wait_for_descriptions().await;
    assert_eq!(
        read_cells(&page, "[data-side=left] .tables").await,
        expected_cells("p=32&n=64&topology=mesh")
    );
    assert_eq!(read_cells(&page, "[data-side=right] .tables").await, expected_cells("p=32&n=64"));

    // A folded table is removed and not updated.
    page.eval("document.querySelector('.tables summary').click()").await;
    page.wait_for("no table", "!document.querySelector('.tables td')").await;
    page.assert_quiet().await;
}
