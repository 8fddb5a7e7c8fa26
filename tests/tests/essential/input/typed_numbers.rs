//! Numbers are parsed in the format of the page's language; an ambiguous one is refused with both interpretations.

use hyperfly_tests::page::Page;

#[tokio::test]
async fn point_in_german_separates_groups_or_is_refused() {
    let page = Page::open("lang=de&n=256&play=false").await;
    page.write("n", "1.024").await;
    let state = page.wait_until_settled().await;
    assert_eq!((&state["run"]["n"], page.problems().await.as_str()), (&1024.into(), ""));
    let hint = page.text("[data-field=n] .hint[role=status]").await;
    assert!(hint.contains("1024"), "{hint}");

    let before = page.request().await.settings.ts;
    page.write("ts", "1.000").await;
    page.wait_for("a refusal", "document.querySelector('[data-field=ts] .problem')").await;
    let words = page.problem_at("ts").await;
    assert!(["1.000", "1000,", "1,"].iter().all(|expected| words.contains(expected)), "{words}");
    assert_eq!(page.request().await.settings.ts, before, "nothing runs but what is clear");
    assert_eq!(page.eval("document.getElementById('write-ts').value").await, "1.000");
    page.screenshot("typed-numbers").await;

    page.eval("document.querySelector('[data-field=ts] button.fix').click()").await;
    page.wait_until_settled().await;
    assert_eq!((page.request().await.settings.ts, page.problems().await.as_str()), (1000.0, ""));
    page.write("ts", "0,5").await;
    page.wait_until_settled().await;
    assert_eq!(page.request().await.settings.ts, 0.5);
    page.assert_quiet().await;
}
