//! Pictures on the page, checked by their pixels.

use hyperfly_tests::page::Page;

/// Compares each canvas at a painted frame with the frames before and after: no picture becomes blank, and none keeps its old size.
#[tokio::test]
async fn resized_window_never_blanks_a_picture() {
    let page = Page::open("topology=mesh&p=16&t=300&theme=light&play=false").await;
    // Not higher than afterwards, so that visible elements stay visible.
    page.resize(1280, 1600).await;
    page.wait_for_curves().await;
    page.eval(
        "{
            window.seen = [];
            const look = () => seen.push([...document.querySelectorAll('[data-view] canvas')].map(canvas => {
                if (!canvas.checkVisibility() || canvas.getBoundingClientRect().top > innerHeight) return null;
                const copy = Object.assign(document.createElement('canvas'), { width: canvas.width || 1, height: canvas.height || 1 }).getContext('2d', { willReadFrequently: true });
                if (canvas.width) copy.drawImage(canvas, 0, 0);
                const { data } = copy.getImageData(0, 0, copy.canvas.width, copy.canvas.height);
                const drawn = new Uint32Array(data.buffer).some(pixel => pixel !== 0);
                const fits = Math.abs(canvas.width - canvas.parentElement.clientWidth * devicePixelRatio) < 2;
                // Charts are redrawn in the following frame.
                return [drawn, fits || !canvas.closest('.layers')];
            }));
            look();
            // A message posted in a frame arrives after it is painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = look;
            const frame = () => { if (seen.length < 12) { port2.postMessage(0); requestAnimationFrame(frame); } };
            addEventListener('resize', () => requestAnimationFrame(frame), { once: true });
        }",
    )
    .await;
    page.resize(1140, 1660).await;
    page.wait_for("twelve frames", "seen.length >= 12").await;
    let frames_seen = page.eval("seen").await;
    let frames = frames_seen.as_array().expect("frames");
    let first = frames[0].as_array().expect("canvases");
    let is_drawn = |state: &serde_json::Value| state[0] == true;
    assert!(first.iter().filter(|canvas| is_drawn(canvas)).count() >= 5, "{frames_seen}");
    for (index, frame) in frames.iter().enumerate().skip(1) {
        let visible_count =
            frame.as_array().expect("canvases").iter().filter(|canvas| is_drawn(canvas)).count();
        assert!(visible_count >= 5, "frame {index}: {frames_seen}");
        for (canvas, canvas_now) in frame.as_array().expect("canvases").iter().enumerate() {
            // In a narrower window some move out of view.
            let is_blank = !canvas_now.is_null() && !is_drawn(canvas_now) && is_drawn(&first[canvas]);
            assert!(!is_blank, "canvas {canvas} is blank in frame {index}: {frames_seen}");
            assert!(
                canvas_now.is_null() || canvas_now[1] == true,
                "canvas {canvas} has another size in frame {index}: {frames_seen}"
            );
        }
    }
}
