//! Workers that crash, are superseded or cancelled.

use hyperfly_tests::page::Page;
use hyperfly_tests::page::native::assert_trace;

/// A run of several seconds: 261,632 messages that share channels.
const LONG: &str = "algorithm=transpose&topology=mesh&p=512&n=2^20&play=false";

#[tokio::test]
async fn idle_worker_that_dies_is_replaced() {
    let page = Page::open("topology=mesh&p=32&t=100").await;
    let before = page.state().await;
    let fragment = page.fragment().await;
    let pictures = page.pictures().await;
    assert_eq!(before["generation"], 1);

    page.eval("hyperfly.crashWorker()").await;
    page.wait_for("another worker", "JSON.parse(hyperfly.state()).generation === 2").await;
    page.wait_for(
        "a word about it",
        "document.querySelector('.notices')?.textContent.includes('worker stopped')",
    )
    .await;
    // Release builds also report the error and its position.
    let message = page.text(".notices").await;
    assert!(message.contains("crashed on purpose, web/src/worker/serve.rs:"), "{message}");
    let after = page.wait_until_settled().await;
    assert_eq!((&after["run"], &after["t"]), (&before["run"], &before["t"]));
    assert_eq!(page.fragment().await, fragment);
    assert_eq!(page.pictures().await["machine"], pictures["machine"], "the last good picture is gone");

    page.choose("switching", "wormhole").await;
    assert_trace(&page).await;
    assert_eq!(page.state().await["run"]["switching"], "wormhole");
    page.screenshot("worker-crash").await;
    page.assert_quiet().await;
}

#[tokio::test]
async fn busy_worker_that_dies_is_replaced_and_its_run_repeated() {
    let page = Page::open("play=false").await;
    let posted = "new Promise(done => {
        location.hash = 'topology=mesh&p=256&n=65536&algorithm=transpose&play=false';
        const look = () => {
            const state = JSON.parse(hyperfly.state());
            if (state.busy) { hyperfly.crashWorker(); done(state.run.p); } else requestAnimationFrame(look);
        };
        look();
    })";
    assert_eq!(page.eval(posted).await, 16, "the run was over before the worker could die");
    page.wait_for("another worker", "JSON.parse(hyperfly.state()).generation === 2").await;
    page.wait_for("the run", "JSON.parse(hyperfly.state()).run.p === 256").await;
    assert_trace(&page).await;
    assert_eq!(page.state().await["generation"], 2);
    page.assert_quiet().await;
}

/// A long run reports its progress and can be cancelled; the last valid run stays.
#[tokio::test]
async fn long_run_reports_progress_and_can_be_cancelled() {
    let page = Page::open("play=false").await;
    let before = page.state().await;
    page.eval(&format!("location.hash = '{LONG}'")).await;
    page.wait_for("a button", "document.querySelector('.notices .running button')").await;
    let first = page.state().await["progress"].as_f64();
    // No fixed pause: on a fast machine the run would be over.
    let has_progressed = format!("JSON.parse(hyperfly.state()).progress > {}", first.unwrap_or_default());
    page.wait_for("progress", &has_progressed).await;
    page.eval("document.querySelector('.notices .running button').click()").await;
    page.wait_for(
        "it to stop",
        "(state => !state.busy && state.progress === null)(JSON.parse(hyperfly.state()))",
    )
    .await;
    let after = page.wait_until_settled().await;
    assert_eq!(after["run"], before["run"], "the last good run is gone");
    assert_eq!(after["generation"], 1);
    // The controls show the requested run; a notice names the run shown.
    let notices = page.notices().await;
    assert!(notices.contains("still show the run with") && notices.contains("n = 1024"), "{notices}");
    page.choose("topology", "hypercube").await;
    page.slide("p", 3).await;
    assert_trace(&page).await;
    page.assert_quiet().await;
}
