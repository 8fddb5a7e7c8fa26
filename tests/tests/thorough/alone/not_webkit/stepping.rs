//! Steps through a run, announcements and captions.

use hyperfly_tests::page::Page;

/// With reduced motion nothing plays automatically, and playback proceeds in steps, about one per second, without motion in between.
#[tokio::test]
async fn reduced_motion_plays_in_steps() {
    let page = Page::open("topology=mesh&play=false").await;
    page.prefer(&[("prefers-reduced-motion", "reduce")]).await;
    page.reopen("topology=mesh&p=16").await;
    assert_eq!(page.state().await["playing"], false);
    page.press(" ").await;
    let times = page
        .eval(
            "(async () => {
                const seen = new Set();
                const begun = performance.now();
                while (performance.now() - begun < 3500) {
                    seen.add(JSON.parse(hyperfly.state()).t);
                    await new Promise(done => requestAnimationFrame(done));
                }
                return seen.size;
            })()",
        )
        .await
        .as_u64()
        .expect("a number");
    assert!((2..=5).contains(&times), "{times} moments in 3.5 s");
    let animation_count =
        "document.getAnimations().filter(a => a.effect.getComputedTiming().duration > 1).length";
    assert_eq!(page.eval(animation_count).await, 0);
    page.assert_quiet().await;
}
