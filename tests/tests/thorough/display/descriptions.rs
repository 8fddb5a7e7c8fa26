//! Tests the descriptions of the pictures.

use hyperfly_tests::page::Page;

#[tokio::test]
async fn schedules_are_compared_in_words_where_they_are_drawn() {
    let run = "algorithm=output-driven&machine=logp&p=4&n=64&view=schedule&play=false";
    let page = Page::open(run).await;
    page.press("W").await;
    page.wait_for_descriptions().await;
    let description = page.text(".schedule .told p").await;
    let [_, outputs] = description.split(". Processor 3 produces ").collect::<Vec<_>>()[..] else {
        panic!("S's two schedules should be compared: {description}")
    };
    assert!(outputs.starts_with("16 outputs"), "{description}");

    // Another machine does not change the schedule.
    page.reopen(&format!("{run}&beside=g:8")).await;
    page.press("W").await;
    page.wait_for("both sides", "document.querySelector('[data-side=right] .schedule .told p')").await;
    page.wait_for_descriptions().await;
    for side in ["left", "right"] {
        let description = page.text(&format!("[data-side={side}] .schedule .told p")).await;
        assert!(description.starts_with("Processor 3 produces 16 outputs"), "{side}: {description}");
    }
    page.assert_quiet().await;
}
