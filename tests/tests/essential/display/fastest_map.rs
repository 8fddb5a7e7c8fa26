//! The map of the fastest formulations.

use hyperfly_tests::page::Page;

/// Arrows and Enter, or a click, run the fastest formulation of a cell.
#[tokio::test]
async fn selected_cell_runs_its_fastest_formulation() {
    // Without start-up costs, the two-dimensional transpose is fastest.
    let page = Page::open("view=choose&ts=0&th=0&p=16&n=4096&play=false").await;
    page.wait_for("the map", "document.querySelector('.map') !== null").await;
    page.eval("document.querySelector('.map .drawing').focus()").await;
    page.press("ArrowLeft").await;
    page.press("ArrowRight").await;
    page.press("ArrowRight").await;
    let message = page.announcement().await;
    assert!(message.contains("p = 32") && message.contains("transpose, m = 2"), "{message}");
    page.press("Enter").await;
    page.wait_for("the run", "JSON.parse(hyperfly.state()).run.algorithm === 'transpose'").await;
    let state = page.wait_until_settled().await;
    assert_eq!((state["run"]["p"].as_u64(), state["run"]["n"].as_u64()), (Some(32), Some(4096)));
    page.eval(
        "{
            const map = document.querySelector('.map'), bounds = map.getBoundingClientRect();
            const event = new MouseEvent('click', { bubbles: true, clientX: bounds.left + bounds.width * 0.5, clientY: bounds.top + 4 + bounds.height * 0.25 });
            map.dispatchEvent(event);
        }",
    )
    .await;
    page.wait_for("another run", "JSON.parse(hyperfly.state()).run.p > 32").await;
    let run = page.wait_until_settled().await["run"].clone();
    assert!(
        (64..=512).contains(&run["p"].as_u64().expect("p")) && run["n"].as_u64() > Some(1 << 16),
        "{run}"
    );
    page.assert_quiet().await;
}
