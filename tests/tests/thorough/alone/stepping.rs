//! Steps through a run, announcements and captions.

use hyperfly_tests::page::Page;

#[tokio::test]
async fn live_announcements_are_opt_in_and_rate_limited() {
    let page = Page::open("topology=mesh&speed=0.5&play=true").await;
    let changes = |seconds: u32| {
        format!(
            "(async () => {{
                const seen = [];
                const observer = new MutationObserver(() => seen.push(document.getElementById('live').textContent));
                observer.observe(document.getElementById('live'), {{ childList: true, characterData: true, subtree: true }});
                await new Promise(done => setTimeout(done, 1000 * {seconds}));
                observer.disconnect();
                return seen.length;
            }})()"
        )
    };
    assert_eq!(page.eval(&changes(2)).await, 0, "said something though nothing is to be said");
    page.press("R").await;
    let count = page.eval(&changes(5)).await.as_u64().expect("a number");
    assert!((1..=3).contains(&count), "said {count} sentences in 5 s");
    // The setting is visible and kept for the next visit.
    let is_legible = "document.getElementById('live').getBoundingClientRect().height > 10";
    assert_eq!(page.eval(is_legible).await, false);
    page.press("V").await;
    page.wait_for("captions", is_legible).await;
    assert_eq!(page.eval("localStorage.getItem('hyperfly-live')").await, "1c");
    page.eval("localStorage.clear()").await;
    page.assert_quiet().await;
}

/// When contention begins, playback slows down to a quarter of its speed, and continues to the end.
#[tokio::test]
async fn playback_slows_down_at_contention() {
    let page = Page::open("topology=mesh&n=64&speed=4&play=false").await;
    let mut seconds = Vec::new();
    for _ in 0..2 {
        page.press("Home").await;
        let steps = page
            .eval(
                "new Promise(done => {
                    const begun = performance.now();
                    document.querySelector('.buttons .play').click();
                    const look = () => JSON.parse(hyperfly.state()).playing ? setTimeout(look, 30) : done(performance.now() - begun);
                    setTimeout(look, 300);
                })",
            )
            .await;
        seconds.push(steps.as_f64().expect("a time") / 1000.0);
        let state = page.state().await;
        assert_eq!(state["t"], state["t_parallel"]);
        page.press("M").await;
    }
    assert!(seconds[1] > seconds[0] * 1.15, "{seconds:?}");
    page.assert_quiet().await;
}
