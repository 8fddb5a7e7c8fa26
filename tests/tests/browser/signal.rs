//! The signal at its picture: drawn by hand, recorded, heard; and a spectrum that fills as the run goes on.

use hyperfly_tests::page::Page;

/// The place of the picture in the window: left, top, width, height.
async fn place(page: &Page) -> [f64; 4] {
    page.eval("document.querySelector('.spectrum .layers').scrollIntoView({ block: 'center' })").await;
    let place = "(r => [r.left, r.top, r.width, r.height])(document.querySelector('.spectrum .layers').getBoundingClientRect())";
    serde_json::from_value(page.eval(place).await).expect("four numbers")
}

#[tokio::test]
async fn a_wave_that_is_drawn_is_transformed_while_it_is_drawn() {
    let page = Page::open("n=64&p=4&play=false").await;
    let hash = page.state().await["run"]["trace_hash"].clone();
    let [x, y, width, height] = place(&page).await;
    let at = |along: f64, up: f64| (x + width * along, y + height * up);
    page.hold(at(0.15, 0.2).0, at(0.15, 0.2).1).await;
    assert!(!page.fragment().await.contains("own"), "nothing is drawn before the hand moves");
    page.point(at(0.3, 0.7).0, at(0.3, 0.7).1).await;
    page.wait_for("the run, with the button down", "location.hash.includes('signal=own')").await;
    let first = page.settled().await["run"]["trace_hash"].clone();
    assert_ne!(first, hash, "other samples are another run");
    page.point(at(0.4, 0.3).0, at(0.4, 0.3).1).await;
    page.wait_for("the next run", &format!("JSON.parse(hyperfly.state()).run.trace_hash !== {first}")).await;
    page.release(at(0.4, 0.3).0, at(0.4, 0.3).1).await;
    let state = page.settled().await;
    assert!(state["run"]["relative_l2_error"].as_f64() < Some(1e-14), "{state}");
    assert!(page.text(".signal .hint").await.contains("drawn by hand: 64 samples"));
    let drawn = state["run"]["trace_hash"].clone();
    // The hand is lifted.
    page.point(at(0.2, 0.5).0, at(0.2, 0.5).1).await;
    assert_eq!(page.settled().await["run"]["trace_hash"], drawn);
    page.assert_quiet().await;
}

#[tokio::test]
async fn the_spectrum_is_there_when_it_is_computed_and_can_be_heard() {
    let page = Page::open("n=64&p=4&play=false").await;
    place(&page).await;
    let colours = || async { page.picture("spectrum", true).await.colours() };
    assert_eq!(colours().await, 1, "nothing of the answer at the beginning");
    page.press("Z").await;
    page.wait_for("what is heard", "document.body.textContent.includes('0 of 64 coefficients sound')").await;
    page.press("End").await;
    page.settled().await;
    page.wait_for("the clock", "document.querySelector('.time').textContent.startsWith('t = 1')").await;
    assert!(colours().await > 4, "bars in the colours of their angles");
    // A second press stops what sounds.
    page.press("Z").await;
    page.press("Z").await;
    page.wait_for("what is heard", "document.body.textContent.includes('64 of 64 coefficients sound')").await;
    page.assert_quiet().await;
}

/// Chromium plays a beep in place of a microphone.
#[tokio::test]
async fn a_sound_is_recorded() {
    let page = Page::open("n=1024&p=4&play=false").await;
    page.press("I").await;
    page.wait_for("recording", "document.querySelector('.record').getAttribute('aria-pressed') === 'true'")
        .await;
    // The beep comes once a second; by itself it ends after five.
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    page.eval("document.querySelector('.record').click()").await;
    page.wait_for("the sound", "location.hash.includes('signal=own')").await;
    let state = page.settled().await;
    assert!(state["run"]["relative_l2_error"].as_f64() < Some(1e-13), "{state}");
    assert!(page.text(".signal .hint").await.contains("the recording: the first 1024 of "));

    // Where it is not allowed, that is said, and the signal stays.
    page.eval("navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))").await;
    page.eval("document.querySelector('.record').click()").await;
    page.wait_for("the refusal", "document.querySelector('.signal [role=alert]')").await;
    assert!(page.text(".signal [role=alert]").await.contains("No microphone"));
    assert_eq!(page.state().await["run"]["trace_hash"], state["run"]["trace_hash"]);
    page.assert_quiet().await;
}

#[tokio::test]
async fn the_signal_is_chosen_at_its_picture_and_in_the_rail_where_there_is_none() {
    let page = Page::open("n=64&p=4&play=false").await;
    assert_eq!(page.eval("document.querySelectorAll('.spectrum .signal').length").await, 1);
    assert_eq!(page.eval("document.querySelectorAll('.rail .signal').length").await, 0);
    page.open_again("n=64&p=4&play=false&view=machine").await;
    assert_eq!(page.eval("document.querySelectorAll('.rail .signal').length").await, 1);
    page.open_again("n=64&p=4&play=false&beside=topology:mesh").await;
    assert_eq!(page.eval("document.querySelectorAll('.signal').length").await, 1);
}

#[tokio::test]
async fn how_it_would_be_elsewhere_races_the_two() {
    let page = Page::open("n=4096&p=64&topology=mesh&play=false").await;
    assert!(page.text(".races").await.starts_with("On a hypercube, E would be "));
    page.eval("document.querySelector('.races').click()").await;
    page.wait_for("the comparison", "location.hash.includes('beside=topology:hypercube')").await;
    page.settled().await;
    assert_eq!(page.eval("document.querySelectorAll('.compared .races').length").await, 0);
    page.assert_quiet().await;
}
