//! Tests presentations and handouts.

use hyperfly_tests::page::Page;

#[tokio::test]
async fn tables_and_maps_fill_the_screen() {
    for view in ["choose", "metrics", "table"] {
        let page = Page::open(&format!("p=16&n=256&play=false&present=true&view={view}")).await;
        let height = format!(
            "(document.querySelector('[data-view={view}] :is(canvas, table)')?.getBoundingClientRect().height ?? 0) > 100"
        );
        page.wait_for(&format!("{view} to be seen"), &height).await;
        page.assert_quiet().await;
    }
}
