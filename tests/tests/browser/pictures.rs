//! What is drawn is looked at by its content: colours that mean something are there when it happens, and only then.

use hyperfly_core::schedule::Step;
use hyperfly_core::trace::Activity;
use hyperfly_tests::browser::Pixels;
use hyperfly_tests::page::{Page, natively};
use hyperfly_view::palette::{ColourScheme, Ink, Palette};

const LOADS: [Ink; 6] = [Ink::Load1, Ink::Load2, Ink::Load3, Ink::Load4, Ink::Load5, Ink::Load6];

/// Pixels of an ink in the light theme.
fn of(pixels: &Pixels, ink: Ink) -> usize {
    pixels.count(Palette::new(ColourScheme::Light).get(ink), 1)
}

/// The most pixels of shared channels that the machine shows at any of these moments.
async fn most_contended(page: &Page) -> usize {
    let mut most = 0;
    for k in 1..14 {
        page.seek(f64::from(k) / 14.0).await;
        let machine = page.picture("machine", true).await;
        most = most.max(LOADS.iter().map(|&ink| of(&machine, ink)).sum());
    }
    most
}

#[tokio::test]
async fn a_channel_is_contended_on_the_mesh_and_never_on_the_hypercube() {
    let page = Page::open("topology=mesh&theme=light&play=false").await;
    let mesh = natively(&page.request().await).report;
    assert!(mesh.hottest.is_some_and(|hot| hot.load > 1), "the run has no contention");
    let on_mesh = most_contended(&page).await;
    page.screenshot("pictures-mesh").await;
    page.choose("topology", "hypercube").await;
    page.settled().await;
    assert_eq!(natively(&page.request().await).report.hottest.map(|hot| hot.load), Some(1));
    let on_cube = most_contended(&page).await;
    assert!(on_mesh > 200, "{on_mesh} pixels of shared channels on the mesh");
    assert_eq!(on_cube, 0, "shared channels on the hypercube");
}

/// Messages travel only while messages travel.
#[tokio::test]
async fn messages_are_seen_while_they_travel() {
    let page = Page::open("theme=light&p=8&play=false").await;
    let run = natively(&page.request().await);
    let end = run.report.t_parallel;
    // Local stages come last in binary-exchange: nobody sends then, everybody computes.
    let steps = run.plan.steps.iter().zip(&run.trace.delivered);
    let delivered = steps.filter(|(step, _)| matches!(step, Step::Exchange { .. })).map(|(_, &t)| t);
    let last_delivery = delivered.fold(0.0, f64::max);
    page.seek((last_delivery + end) / 2.0 / end).await;
    let computing = page.picture("machine", true).await;
    assert_eq!(of(&computing, Ink::Transfer), 0, "messages travel after the last one was delivered");
    assert!(of(&computing, Ink::Compute) > 100, "nobody computes");

    let mut most = 0;
    for k in 1..12 {
        page.seek(last_delivery / end * f64::from(k) / 12.0).await;
        most = most.max(of(&page.picture("machine", true).await, Ink::Transfer));
    }
    assert!(most > 100, "only {most} pixels of messages");
}

/// The areas of the timeline are those of the report: p · T_p by activity.
#[tokio::test]
async fn the_timeline_shows_the_breakdown() {
    let page = Page::open("play=false").await;
    page.resize(1600, 900).await;
    for fragment in [
        "topology=mesh&p=16&n=4096",
        "topology=mesh&p=16&n=1024&tw=6",
        "algorithm=transpose&topology=mesh&p=16&n=16384&ts=500&tw=4",
        "topology=mesh&p=64&n=16384",
    ] {
        page.go(&format!("{fragment}&theme=light&view=timeline&play=false")).await;
        let report = natively(&page.request().await).report;
        let picture = page.picture("timeline", false).await;
        let solid = [Activity::Compute, Activity::Startup, Activity::Transfer, Activity::Contention];
        let pixels = |activity: Activity| of(&picture, Ink::of(activity)) as f64;
        let all_pixels: f64 = solid.iter().map(|&activity| pixels(activity)).sum();
        let all_parts: f64 = solid.iter().map(|&activity| report.breakdown.of(activity)).sum();
        for activity in solid {
            let (drawn, is) = (pixels(activity) / all_pixels, report.breakdown.of(activity) / all_parts);
            assert!((drawn - is).abs() < 0.05, "{fragment}: {activity:?} takes {is:.3}, drawn is {drawn:.3}");
        }
        assert!(
            report.breakdown.of(Activity::Contention) > 0.02,
            "{fragment}: hardly any contention to look for"
        );
    }
}

/// The bar of the breakdown is as long as the parts are.
#[tokio::test]
async fn the_bar_of_the_breakdown_is_to_scale() {
    let page = Page::open("topology=mesh&tw=4&theme=light&play=false").await;
    let report = natively(&page.request().await).report;
    let picture = page.picture("breakdown", false).await;
    // The uppermost rows are the bar alone.
    let row = |pixels: &Pixels, y: usize| Pixels {
        width: pixels.width,
        height: 1,
        rgba: pixels.rgba[y * pixels.width * 4..(y + 1) * pixels.width * 4].to_vec(),
    };
    let bar = row(&picture, 8);
    for activity in [Activity::Compute, Activity::Startup, Activity::Transfer, Activity::Contention] {
        let drawn = of(&bar, Ink::of(activity)) as f64 / picture.width as f64;
        let is = report.breakdown.of(activity);
        assert!(
            (drawn - is).abs() < 0.02,
            "{activity:?} takes {is:.3} of the time and {drawn:.3} of the bar"
        );
    }
}

/// The wavefront of the butterfly moves from left to right.
#[tokio::test]
async fn the_wavefront_moves_to_the_right() {
    let page = Page::open("n=32&p=4&theme=light&play=false").await;
    page.seek(0.05).await;
    let nothing = page.picture("butterfly", true).await;
    // The rightmost column in which something is drawn otherwise than at the beginning.
    let reach = |picture: &Pixels| {
        let differs = |x: usize| {
            (0..picture.height).any(|y| {
                let at = (y * picture.width + x) * 4;
                picture.rgba[at..at + 4] != nothing.rgba[at..at + 4]
            })
        };
        (0..picture.width).rev().find(|&x| differs(x)).unwrap_or(0)
    };
    let mut reaches = Vec::new();
    for k in [0.3, 0.6, 1.0] {
        page.seek(k).await;
        reaches.push(reach(&page.picture("butterfly", true).await));
    }
    assert!(reaches.is_sorted_by(|a, b| a < b), "{reaches:?}");
    assert!(reaches[2] > nothing.width * 3 / 4, "{reaches:?} of {}", nothing.width);
}

/// What is pointed at in one view is marked in the others, and described.
#[tokio::test]
async fn one_selection_for_all_views() {
    let page = Page::open("p=8&t=200").await;
    let before = page.pictures().await;
    let centre = page
        .eval(
            "(() => {
                const canvas = document.querySelector('[data-view=timeline] canvas:last-of-type');
                canvas.scrollIntoView({ block: 'center' });
                const { left, top, width, height } = canvas.getBoundingClientRect();
                return [left + width / 2, top + height / 2];
            })()",
        )
        .await;
    page.point_to(&centre).await;
    page.wait_for("a description", "document.querySelector('.timeline .card')?.textContent.length > 5").await;
    page.settled().await;
    let after = page.pictures().await;
    for view in ["machine", "butterfly", "timeline"] {
        assert_ne!(before[view], after[view], "nothing is marked in {view}");
    }
    page.press("]").await;
    page.settled().await;
    assert!(page.text(".card").await.contains('0'), "{}", page.text(".card").await);
    page.assert_quiet().await;
}

/// What each canvas of a view shows, looked at when a frame is painted, and the frame before and after it: nothing is blank that had
/// something, and no picture of a run has the size of before.
#[tokio::test]
async fn no_picture_blinks_when_the_window_changes() {
    let page = Page::open("topology=mesh&p=16&t=300&theme=light&play=false").await;
    // No higher than afterwards, so that what is in sight stays there.
    page.resize(1280, 700).await;
    page.quiet().await;
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
                // Charts are drawn anew in the frame after.
                return [drawn, fits || !canvas.closest('.layers')];
            }));
            look();
            // A message that is sent in a frame comes when it is painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = look;
            const frame = () => { if (seen.length < 12) { port2.postMessage(0); requestAnimationFrame(frame); } };
            addEventListener('resize', () => requestAnimationFrame(frame), { once: true });
        }",
    )
    .await;
    page.resize(1140, 760).await;
    page.wait_for("twelve frames", "seen.length >= 12").await;
    let seen = page.eval("seen").await;
    let frames = seen.as_array().expect("frames");
    let first = frames[0].as_array().expect("canvases");
    let drawn = |of: &serde_json::Value| of[0] == true;
    assert!(first.iter().filter(|canvas| drawn(canvas)).count() >= 5, "{seen}");
    for (at, frame) in frames.iter().enumerate().skip(1) {
        for (canvas, now) in frame.as_array().expect("canvases").iter().enumerate() {
            assert!(drawn(now) || !drawn(&first[canvas]), "canvas {canvas} is blank in frame {at}: {seen}");
            assert!(
                now.is_null() || now[1] == true,
                "canvas {canvas} has another size in frame {at}: {seen}"
            );
        }
    }
}
