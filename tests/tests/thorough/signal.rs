//! The signal view: drawn, recorded and heard.

use hyperfly_tests::page::Page;

/// Chromium plays a beep in place of a microphone.
#[tokio::test]
async fn recorded_sound_is_transformed() {
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
async fn signal_control_is_shown_once() {
    let page = Page::open("n=64&p=4&play=false").await;
    assert_eq!(page.eval("document.querySelectorAll('.spectrum .signal').length").await, 1);
    assert_eq!(page.eval("document.querySelectorAll('.rail .signal').length").await, 0);
    page.open_again("n=64&p=4&play=false&view=machine").await;
    assert_eq!(page.eval("document.querySelectorAll('.rail .signal').length").await, 1);
    page.open_again("n=64&p=4&play=false&beside=topology:mesh").await;
    assert_eq!(page.eval("document.querySelectorAll('.signal').length").await, 1);
}

#[tokio::test]
async fn other_network_starts_a_comparison() {
    let page = Page::open("n=4096&p=64&topology=mesh&play=false").await;
    assert!(page.text(".races").await.starts_with("On a hypercube, E would be "));
    page.eval("document.querySelector('.races').click()").await;
    page.wait_for("the comparison", "location.hash.includes('beside=topology:hypercube')").await;
    page.settled().await;
    assert_eq!(page.eval("document.querySelectorAll('.compared .races').length").await, 0);
    page.assert_quiet().await;
}
