//! Videos, and sound from a microphone.

use hyperfly_tests::page::Page;
use hyperfly_tests::page::saved_files::{directory, save_file, saving};
use hyperfly_tests::page::share_dialog::{open_dialog, way};

#[tokio::test]
async fn film_is_saved_and_plays() {
    let target = directory("film");
    let page = saving("topology=mesh&p=16&n=256&play=false&t=50&view=machine,timeline", &target).await;
    page.eval("{ const make = URL.createObjectURL; window.blobs = []; URL.createObjectURL = blob => { blobs.push(blob); return make.call(URL, blob) } }").await;
    page.eval("document.querySelector('#share-seconds').value = 1.5").await;
    let name = "hyperfly-machine-timeline-binary-exchange-mesh-p16-n256.webm";
    let bytes = save_file(&page, &target, "webm", name).await;
    assert_eq!(&bytes[..4], [0x1a, 0x45, 0xdf, 0xa3], "a WebM begins so");
    let film = page
        .eval(
            "(async () => {
                const video = Object.assign(document.createElement('video'), { muted: true, src: URL.createObjectURL(blobs.pop()) });
                await new Promise((done, fail) => { video.onloadeddata = done; video.onerror = () => fail(video.error) });
                const frames = new Set(), size = [video.videoWidth, video.videoHeight];
                const canvas = Object.assign(document.createElement('canvas'), { width: size[0], height: size[1] }), context = canvas.getContext('2d', { willReadFrequently: true });
                const look = () => {
                    context.drawImage(video, 0, 0);
                    const { data } = context.getImageData(0, 0, ...size);
                    let sum = 0;
                    for (let k = 0; k < data.length; k += 4) sum = (sum * 31 + data[k]) | 0;
                    frames.add(sum);
                    if (!video.ended) video.requestVideoFrameCallback(look);
                };
                video.requestVideoFrameCallback(look);
                await video.play();
                await new Promise(done => video.onended = done);
                return { size, frames: frames.size, time: video.currentTime };
            })()",
        )
        .await;
    let number = |value: &serde_json::Value| value.as_f64().unwrap_or_default();
    assert!(number(&film["size"][0]) > 300.0 && number(&film["frames"]) >= 5.0, "{film}");
    assert!((1.0..8.0).contains(&number(&film["time"])), "{film}");
    // The page is as before.
    assert_eq!(page.state().await["t"], 50.0);
    assert_eq!(page.state().await["playing"], false);

    // A cancelled recording leaves no file.
    page.eval("{ document.querySelector('#share-seconds').value = 60; document.querySelector('[data-save^=webm]').click() }").await;
    page.wait_for("the button", "!!document.querySelector('[data-cancel]')").await;
    page.eval("document.querySelector('[data-cancel]').click()").await;
    page.wait_for("the word", "document.querySelector('.share .said').textContent === 'Cancelled.'").await;
    assert_eq!(page.state().await["t"], 50.0);
    assert_eq!(std::fs::read_dir(&target).expect("the directory").count(), 1);
    // A view without motion offers no video.
    page.eval("{ const view = document.querySelector('.share [name=view]'); view.value = 'metrics'; view.dispatchEvent(new Event('change', { bubbles: true })) }").await;
    page.eval("{ const under = document.querySelector('.share [name=under]'); under.value = 'all'; under.dispatchEvent(new Event('change', { bubbles: true })) }").await;
    page.wait_for(
        "the files",
        "document.querySelector('.files code')?.textContent.startsWith('hyperfly-metrics-binary')",
    )
    .await;
    page.eval("document.querySelector('[data-save^=webm]').click()").await;
    page.wait_for(
        "the word",
        "document.querySelector('.share .said').textContent.startsWith('A film records what moves')",
    )
    .await;
    page.assert_quiet().await;
}

/// A browser that records MP4 only, as WebKit does, saves a file with that extension.
#[tokio::test]
async fn film_is_saved_as_mp4_without_webm_support() {
    let target = directory("mp4");
    let page = Page::open("topology=mesh&p=16&n=256&play=false&t=50&view=machine").await;
    page.downloads(&target).await;
    // Firefox names a file after its first bytes, so the recorder gives what an MP4 file begins with.
    page.eval(
        "window.MediaRecorder = class {
            static isTypeSupported = kind => kind === 'video/mp4';
            constructor(_stream, options) { window.asked = options.mimeType; }
            start() {}
            stop() {
                this.ondataavailable({ data: new Blob(['\\0\\0\\0\\x14ftypmp42\\0\\0\\0\\0mp42']) });
                this.onstop();
            }
        }",
    )
    .await;
    open_dialog(&page).await;
    way(&page, "save").await;
    page.eval("document.querySelector('#share-seconds').value = 1").await;
    let bytes = save_file(&page, &target, "mp4", "hyperfly-machine-binary-exchange-mesh-p16-n256.mp4").await;
    assert_eq!(bytes.get(4..12), Some(&b"ftypmp42"[..]));
    assert_eq!(page.eval("asked").await, "video/mp4");
    page.assert_quiet().await;
}

/// Chromium and Firefox play a beep instead of a microphone.
#[tokio::test]
async fn recorded_sound_is_transformed() {
    let page = Page::open("n=1024&p=4&play=false").await;
    page.press("I").await;
    page.wait_for("recording", "document.querySelector('.record').getAttribute('aria-pressed') === 'true'")
        .await;
    // The beep repeats every second; the recording ends after five seconds.
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    page.eval("document.querySelector('.record').click()").await;
    page.wait_for("the sound", "location.hash.includes('signal=own')").await;
    let state = page.wait_until_settled().await;
    assert!(state["run"]["relative_l2_error"].as_f64() < Some(1e-13), "{state}");
    assert!(page.text(".signal .hint").await.contains("the recording: the first 1024 of "));

    // A refused permission is reported, and the signal stays.
    page.eval("navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))").await;
    page.eval("document.querySelector('.record').click()").await;
    page.wait_for("the refusal", "document.querySelector('.signal [role=alert]')").await;
    assert!(page.text(".signal [role=alert]").await.contains("No microphone"));
    assert_eq!(page.state().await["run"]["trace_hash"], state["run"]["trace_hash"]);
    page.assert_quiet().await;
}
