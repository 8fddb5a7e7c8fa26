//! Every picture in words: below it a paragraph and a table of the run that is shown, also after another run.

use hyperfly_core::scenario::Request;
use hyperfly_tests::page::Page;

#[tokio::test]
async fn a_picture_is_told_and_follows_the_run() {
    let page = Page::open("p=16&n=64&topology=mesh&play=false").await;
    let button = "document.querySelector('.timeline .in-words')";
    page.eval(&format!("{button}.click()")).await;
    page.wait_for("the words", "!!document.querySelector('.timeline .told p')").await;
    assert_eq!(page.eval(&format!("{button}.getAttribute('aria-expanded')")).await, "true");
    let told = page.text(".timeline .told p").await;
    assert!(told.starts_with("Each of the 16 processors"), "{told}");
    let heads = page
        .eval("[...document.querySelectorAll('.timeline .told th[scope=col]')].map(th => th.textContent).join('|')")
        .await;
    assert_eq!(heads, "processor|activity|from|to|step|partner|words");
    page.press("p").await;
    page.wait_for(
        "the words of the next run",
        "document.querySelector('.timeline .told p')?.textContent.startsWith('Each of the 32 ')",
    )
    .await;

    // Every picture at once by its key, and none again; the curves with their simulated points.
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
    let report = hyperfly_core::run(&request.scenario, None, Default::default()).expect("a run").report;
    let machine = page.text(".machine .told p").await;
    assert!(machine.contains(&format!(" {} messages carry ", report.messages)), "{machine}");
    page.assert_quiet().await;
}
