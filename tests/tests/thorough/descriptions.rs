//! Descriptions of the pictures.

use hyperfly_tests::page::Page;

#[tokio::test]
async fn schedules_are_compared_in_words_where_they_are_drawn() {
    let run = "algorithm=output-driven&machine=logp&p=4&n=64&view=schedule&play=false";
    let page = Page::open(run).await;
    page.press("W").await;
    page.wait_for_descriptions().await;
    let told = page.text(".schedule .told p").await;
    let [_, outputs] = told.split(". Processor 3 produces ").collect::<Vec<_>>()[..] else {
        panic!("S's two schedules should be compared: {told}")
    };
    assert!(outputs.starts_with("16 outputs"), "{told}");

    // Another machine does not change the schedule.
    page.reopen(&format!("{run}&beside=g:8")).await;
    page.press("W").await;
    page.wait_for("both sides", "document.querySelector('[data-side=right] .schedule .told p')").await;
    page.wait_for_descriptions().await;
    for side in ["left", "right"] {
        let told = page.text(&format!("[data-side={side}] .schedule .told p")).await;
        assert!(told.starts_with("Processor 3 produces 16 outputs"), "{side}: {told}");
    }
    page.assert_quiet().await;
}
