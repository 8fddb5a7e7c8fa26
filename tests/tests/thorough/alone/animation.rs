//! Playback: pictures move while it runs and rest otherwise.

use hyperfly_tests::page::Page;

#[tokio::test]
async fn playback_follows_the_chosen_speed() {
    let page = Page::open("play=false").await;
    let mut rates = Vec::new();
    for speed in ["0.25", "1"] {
        page.press("Home").await;
        page.select("select[aria-label=Speed]", speed).await;
        page.press(" ").await;
        // Measured inside the page, so that the driver's latency does not count.
        let rate = page
            .eval(
                "(async () => {
                    const look = () => new Promise(done => requestAnimationFrame(now =>
                        setTimeout(() => done([now, JSON.parse(hyperfly.state())]))));
                    await look(); await look();
                    const [begun, first] = await look();
                    await new Promise(done => setTimeout(done, 700));
                    const [ended, second] = await look();
                    return (second.t - first.t) / second.t_parallel / (ended - begun) * 1000;
                })()",
            )
            .await;
        rates.push(rate.as_f64().expect("a rate"));
        page.press(" ").await;
    }
    // At speed 1 a run takes about 12 seconds.
    assert!((rates[1] * 12.0 - 1.0).abs() < 0.25, "{rates:?}");
    assert!((rates[1] / rates[0] - 4.0).abs() < 1.0, "{rates:?}");
}
