//! Tests large and small screens.

use hyperfly_tests::page::Page;
use serde_json::json;

async fn swipe(page: &Page, from: f64, to: f64) {
    let [_, top, _, _] = page.bounds(".lesson").await;
    let places: Vec<(f64, f64)> =
        (0..=4).map(|step| (from + (to - from) * f64::from(step) / 4.0, top + 30.0)).collect();
    page.swipe(&places).await;
}

#[tokio::test]
async fn swipe_turns_the_cards_of_a_tour() {
    let page = Page::open("tour=mesh&step=1").await;
    page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    page.resize(390, 844).await;
    page.wait_until_settled().await;
    let [_, picture, _, _] = page.bounds(".machine .layers").await;
    let [_, card, _, _] = page.bounds(".lesson").await;
    assert!(picture < card, "the picture above the card");
    swipe(&page, 320.0, 90.0).await;
    page.wait_for("the second card", "location.hash.includes('step=2')").await;
    page.wait_until_settled().await;
    swipe(&page, 90.0, 320.0).await;
    page.wait_for("the first card", "!location.hash.includes('step=2')").await;
    page.assert_quiet().await;
}
