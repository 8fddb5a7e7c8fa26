//! Files that the dialog saves: byte by byte what the command writes, pictures of the right size, films that play.

use super::share::{opened, way};
use hyperfly_core::Complex64;
use hyperfly_core::limits::Options;
use hyperfly_export::data::{self, Subject};
use hyperfly_export::{names, perfetto, points};
use hyperfly_request::{Request, Settings, SignalKind, run};
use hyperfly_tests::page::Page;
use hyperfly_view::{Replay, figure, schedule};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

/// Where files go, empty.
fn directory(name: &str) -> PathBuf {
    let directory = hyperfly_tests::target().join("downloads").join(name);
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).expect("a directory can be made");
    directory
}

/// Opens the page with the dialog at its files, which go there.
async fn saving(fragment: &str, to: &Path) -> Page {
    let page = Page::open(fragment).await;
    page.downloads(to).await;
    at_files(&page).await;
    page
}

/// Opens the dialog at its files.
async fn at_files(page: &Page) {
    opened(page).await;
    way(page, "save").await;
}

/// Saves a file, and gives its bytes once it is there.
async fn saved(page: &Page, directory: &Path, format: &str, name: &str) -> Vec<u8> {
    page.eval(&format!("document.querySelector('[data-save^={format:?}]').click()")).await;
    let says = format!("document.querySelector('.share .said').textContent === 'Saved {name}.'");
    page.wait_for(name, &says).await;
    let start = Instant::now();
    loop {
        // Its last bytes come with its name; Firefox keeps that free by an empty file, with the bytes beside it.
        let names =
            std::fs::read_dir(directory).expect("the directory").flatten().map(|entry| entry.file_name());
        let comes = names.into_iter().any(|name| name.to_string_lossy().ends_with(".part"));
        if let (false, Ok(bytes)) = (comes, std::fs::read(directory.join(name)))
            && !bytes.is_empty()
        {
            return bytes;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{name} never came");
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
}

/// What the command writes for a request: picture, CSV, JSON, trace.
fn natively(request: &Request, own: Option<&[Complex64]>) -> [Vec<u8>; 4] {
    let (s, look) = (&request.settings, &request.look);
    let replay = |s: &Settings| Replay::new(Rc::new(run(s, own, Options::default()).expect("a run")));
    let one = replay(s);
    let other = schedule::counterpart(&s.scenario()).map(|other| replay(&Settings::of(&other)));
    let views: Vec<_> = look.view.into_iter().chain(look.under).collect();
    let execute = |of: &_| Some(run(of, None, Options::default()).ok()?.report);
    let curves = |view: &_| points::curves(one.run(), look, *view, execute, |_| {});
    let curves: Vec<_> = views.iter().filter_map(curves).collect();
    let usual = figure::Request::pair(views[0], look.under);
    let t = (look.t > 0.0).then_some(look.t);
    let picture = figure::Request { t, counterpart: other.clone(), curves: curves.clone(), ..usual };
    let of =
        Subject { replay: &one, counterpart: other.as_ref(), curves: &curves, scaling: None, measured: None };
    let (mut csv, mut json, mut trace) = (Vec::new(), Vec::new(), Vec::new());
    data::csv(&of, &views, &mut csv).expect("memory takes it");
    data::json(&of, &views, &mut json).expect("memory takes it");
    perfetto::write(one.run(), &mut trace).expect("memory takes it");
    [figure::figure(&one, &picture).into_bytes(), csv, json, trace]
}

#[tokio::test]
async fn files_are_those_of_the_command() {
    let to = directory("of-the-command");
    let page = Page::open("play=false").await;
    page.downloads(&to).await;
    for (name, fragment) in [
        ("pair", "topology=mesh&p=16&n=256&play=false&theme=light&t=300&view=machine,timeline"),
        ("curves", "p=4&n=64&play=false&theme=light&view=efficiency"),
        ("schedule", "algorithm=output-driven&machine=logp&p=4&n=64&play=false&theme=light&view=schedule"),
        ("table", "algorithm=group-cyclic&machine=bsp&p=4&n=64&play=false&theme=light&view=table"),
    ] {
        page.open_again(fragment).await;
        at_files(&page).await;
        let request = Request::from_fragment(fragment).0.expect("a request");
        let views: Vec<_> = request.look.view.into_iter().chain(request.look.under).collect();
        let called = |ending| names::name(&names::views(&views), &request.settings, ending);
        let [svg, csv, json, trace] = natively(&request, None);
        let of_trace = names::name("trace", &request.settings, "json");
        for (format, called, expected) in [
            ("svg", called("svg"), svg),
            ("csv", called("csv"), csv),
            ("json", called("json"), json),
            ("perfetto", of_trace, trace),
        ] {
            let bytes = saved(&page, &to, format, &called).await;
            assert!(!bytes.is_empty() && bytes == expected, "{name}: {called} differs from the command's");
        }
        page.assert_quiet().await;
    }
}

#[tokio::test]
async fn files_have_the_readers_own_samples() {
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
async fn a_picture_of_pixels_has_its_size_its_colours_and_no_ground() {
    let to = directory("png");
    let page = saving("topology=mesh&p=16&n=256&play=false&theme=light&t=300&view=machine", &to).await;
    // The page's own way to a file is looked over the shoulder.
    page.eval("{ const make = URL.createObjectURL; window.blobs = []; URL.createObjectURL = blob => { blobs.push(blob); return make.call(URL, blob) } }").await;
    for (scale, clear) in [(2, ""), (4, ""), (2, "-transparent")] {
        let called = format!("hyperfly-machine-binary-exchange-mesh-p16-n256{clear}-{scale}x.png");
        let format = format!("png {scale}{}", if clear.is_empty() { "" } else { " transparent" });
        // The first button whose name begins so: of two with the same beginning the opaque one.
        let bytes = saved(&page, &to, &format, &called).await;
        assert_eq!(&bytes[1..4], b"PNG");
        page.eval(
            "(async () => {
                const picture = await createImageBitmap(blobs.pop());
                document.querySelector('#drawn')?.remove();
                const canvas = Object.assign(document.createElement('canvas'), { id: 'drawn', width: picture.width, height: picture.height });
                canvas.getContext('2d', { willReadFrequently: true }).drawImage(picture, 0, 0);
                document.body.append(canvas);
            })()",
        )
        .await;
        let pixels = page.canvas("#drawn").await;
        assert_eq!((pixels.width, pixels.height), (720 * scale, 480 * scale));
        let opaque = pixels.rgba.chunks_exact(4).filter(|pixel| pixel[3] == 255).count();
        let all = pixels.width * pixels.height;
        assert!(
            if clear.is_empty() { opaque == all } else { opaque < all / 4 && opaque > 1000 },
            "{opaque} of {all}"
        );
        // Transfer is green and contention is vermilion.
        for colour in [[0x00, 0x9e, 0x73], [0xd5, 0x5e, 0x00]] {
            assert!(pixels.count(colour, 12) > 100, "{colour:x?} is missing at {scale} ×");
        }
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn a_film_plays() {
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
async fn a_browser_that_gives_noise_for_pictures_saves_none() {
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
async fn a_film_is_an_mp4_where_there_is_no_webm() {
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
