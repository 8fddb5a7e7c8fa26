//! The signal view: drawn, recorded and heard.

use hyperfly_tests::page::Page;

/// Returns the left, top, width and height of the picture in the window.
async fn place(page: &Page) -> [f64; 4] {
    page.eval("document.querySelector('.spectrum .layers').scrollIntoView({ block: 'center' })").await;
    let place = "(r => [r.left, r.top, r.width, r.height])(document.querySelector('.spectrum .layers').getBoundingClientRect())";
    serde_json::from_value(page.eval(place).await).expect("four numbers")
}

#[tokio::test]
async fn drawn_wave_is_transformed_while_drawing() {
    let page = Page::open("n=64&p=4&play=false").await;
    let hash = page.state().await["run"]["trace_hash"].clone();
    let [x, y, width, height] = place(&page).await;
    let point_at = |right: f64, down: f64| (x + width * right, y + height * down);
    page.hold(point_at(0.15, 0.2).0, point_at(0.15, 0.2).1).await;
    assert!(!page.fragment().await.contains("own"), "nothing is drawn before the hand moves");
    page.point(point_at(0.3, 0.7).0, point_at(0.3, 0.7).1).await;
    page.wait_for("the run, with the button down", "location.hash.includes('signal=own')").await;
    let first = page.wait_until_settled().await["run"]["trace_hash"].clone();
    assert_ne!(first, hash, "other samples are another run");
    page.point(point_at(0.4, 0.3).0, point_at(0.4, 0.3).1).await;
    page.wait_for("the next run", &format!("JSON.parse(hyperfly.state()).run.trace_hash !== {first}")).await;
    page.release(point_at(0.4, 0.3).0, point_at(0.4, 0.3).1).await;
    let state = page.wait_until_settled().await;
    assert!(state["run"]["relative_l2_error"].as_f64() < Some(1e-14), "{state}");
    assert!(page.text(".signal .hint").await.starts_with("drawn by hand: 64 samples"));
    assert_eq!(
        page.eval("!!document.querySelector('.spectrum .card')").await,
        false,
        "no sample stays selected"
    );
    let hash = state["run"]["trace_hash"].clone();
    // The pointer is released.
    page.point(point_at(0.2, 0.5).0, point_at(0.2, 0.5).1).await;
    assert_eq!(page.wait_until_settled().await["run"]["trace_hash"], hash);
    page.assert_quiet().await;
}

#[tokio::test]
async fn spectrum_fills_during_playback_and_plays_sound() {
    let page = Page::open("n=64&p=4&play=false").await;
    place(&page).await;
    let colours = || async { page.picture("spectrum", true).await.count_colours() };
    assert_eq!(colours().await, 1, "nothing of the answer at the beginning");
    page.press("Z").await;
    page.wait_for("what is heard", "document.body.textContent.includes('0 of 64 coefficients sound')").await;
    page.press("End").await;
    page.wait_until_settled().await;
    page.wait_for("the clock", "document.querySelector('.time').textContent.startsWith('t = 1')").await;
    assert!(colours().await > 4, "bars in the colours of their angles");
    // A second press stops the sound.
    page.press("Z").await;
    page.press("Z").await;
    page.wait_for("what is heard", "document.body.textContent.includes('64 of 64 coefficients sound')").await;
    page.assert_quiet().await;
}
