//! Files that the share dialog saves.

use hyperfly_core::Complex64;
use hyperfly_export::names;
use hyperfly_request::SignalKind;
use hyperfly_tests::page::Page;
use hyperfly_tests::saved_files::{directory, natively, saved, saving};
use hyperfly_tests::share_dialog::{opened, way};

#[tokio::test]
async fn saved_files_have_the_own_samples() {
    let to = directory("own");
    let page = Page::open("n=16&p=4&play=false&theme=light&view=spectrum").await;
    let samples: Vec<Complex64> = (0..16).map(|k| Complex64::new(f64::from(k * k), -1.5)).collect();
    page.paste(&samples.iter().map(|x| format!("{},{}\n", x.re, x.im)).collect::<String>()).await;
    page.wait_for("the address", "location.hash.includes('signal=own')").await;
    page.settled().await;
    page.downloads(&to).await;
    opened(&page).await;
    way(&page, "save").await;
    let request = page.request().await;
    assert_eq!(request.settings.signal, SignalKind::Own);
    let [svg, csv, ..] = natively(&request, Some(&samples));
    let called = |ending| names::name("spectrum", &request.settings, ending);
    assert!(saved(&page, &to, "csv", &called("csv")).await == csv);
    assert!(saved(&page, &to, "svg", &called("svg")).await == svg);
    page.assert_quiet().await;
}

#[tokio::test]
async fn film_is_saved_and_plays() {
    let to = directory("film");
    let page = saving("topology=mesh&p=16&n=256&play=false&t=50&view=machine,timeline", &to).await;
    page.eval("{ const make = URL.createObjectURL; window.blobs = []; URL.createObjectURL = blob => { blobs.push(blob); return make.call(URL, blob) } }").await;
    page.eval("document.querySelector('#share-seconds').value = 1.5").await;
    let name = "hyperfly-machine-timeline-binary-exchange-mesh-p16-n256.webm";
    let bytes = saved(&page, &to, "webm", name).await;
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
    // All is as it was.
    assert_eq!(page.state().await["t"], 50.0);
    assert_eq!(page.state().await["playing"], false);

    // One that is cancelled leaves no file.
    page.eval("{ document.querySelector('#share-seconds').value = 60; document.querySelector('[data-save^=webm]').click() }").await;
    page.wait_for("the button", "!!document.querySelector('[data-cancel]')").await;
    page.eval("document.querySelector('[data-cancel]').click()").await;
    page.wait_for("the word", "document.querySelector('.share .said').textContent === 'Cancelled.'").await;
    assert_eq!(page.state().await["t"], 50.0);
    assert_eq!(std::fs::read_dir(&to).expect("the directory").count(), 1);
    // What does not move is no film.
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

/// Firefox with `privacy.resistFingerprinting` gives stripes for what a page reads of a canvas, and says nothing. No such file is given
/// as saved; the picture of lines is.
#[tokio::test]
async fn noisy_canvas_is_not_saved() {
    let to = directory("noise");
    let page = saving("topology=mesh&p=16&n=256&play=false&theme=light&t=300&view=machine", &to).await;
    page.eval(
        "{
            const plain = CanvasRenderingContext2D.prototype.getImageData;
            CanvasRenderingContext2D.prototype.getImageData = function (...all) {
                const image = plain.apply(this, all);
                image.data.forEach((_, k, data) => data[k] = k * 151 % 256);
                return image;
            };
        }",
    )
    .await;
    page.eval("document.querySelector('[data-save=\"png 2\"]').click()").await;
    page.wait_for(
        "why not",
        "document.querySelector('.share .said').textContent.includes('resistFingerprinting')",
    )
    .await;
    let name = "hyperfly-machine-binary-exchange-mesh-p16-n256.svg";
    assert!(!saved(&page, &to, "svg", name).await.is_empty());
    assert_eq!(std::fs::read_dir(&to).expect("the directory").count(), 1);
    page.assert_quiet().await;
}

/// A browser that records MP4 alone, as WebKit does, gives a film that is called so.
#[tokio::test]
async fn film_is_mp4_without_webm() {
    let to = directory("mp4");
    let page = Page::open("topology=mesh&p=16&n=256&play=false&t=50&view=machine").await;
    page.downloads(&to).await;
    // The browser here writes WebM; what it writes is called by the kind that was asked for.
    page.eval(
        "{
            const Plain = MediaRecorder;
            window.MediaRecorder = class extends EventTarget {
                static isTypeSupported = kind => kind === 'video/mp4';
                constructor(stream, options) { window.asked = options.mimeType; return new Plain(stream); }
            };
        }",
    )
    .await;
    opened(&page).await;
    way(&page, "save").await;
    page.eval("document.querySelector('#share-seconds').value = 1").await;
    let bytes = saved(&page, &to, "mp4", "hyperfly-machine-binary-exchange-mesh-p16-n256.mp4").await;
    assert!(!bytes.is_empty());
    assert_eq!(page.eval("asked").await, "video/mp4");
    page.assert_quiet().await;
}
