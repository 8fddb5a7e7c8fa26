//! Pictures on the page, checked by their pixels.

use hyperfly_core::trace::Activity;
use hyperfly_tests::browser::Pixels;
use hyperfly_tests::page::{Page, native_run};
use hyperfly_view::draw::palette::Ink;

const LOADS: [Ink; 6] = [Ink::Load1, Ink::Load2, Ink::Load3, Ink::Load4, Ink::Load5, Ink::Load6];

/// Returns the maximum number of pixels of shared channels over several moments.
async fn max_contended_pixels(page: &Page) -> usize {
    let mut max = 0;
    for k in 1..14 {
        page.seek(f64::from(k) / 14.0).await;
        let machine = page.picture("machine", true).await;
        max = max.max(LOADS.iter().map(|&ink| machine.of_ink(ink)).sum());
    }
    max
}

#[tokio::test]
async fn mesh_shows_contention_and_hypercube_does_not() {
    let page = Page::open("topology=mesh&theme=light&play=false").await;
    let mesh = native_run(&page.request().await).report;
    assert!(mesh.hottest.is_some_and(|channel_load| channel_load.load > 1), "the run has no contention");
    let on_mesh = max_contended_pixels(&page).await;
    page.screenshot("pictures-mesh").await;
    page.choose("topology", "hypercube").await;
    page.wait_until_settled().await;
    assert_eq!(
        native_run(&page.request().await).report.hottest.map(|channel_load| channel_load.load),
        Some(1)
    );
    let on_cube = max_contended_pixels(&page).await;
    assert!(on_mesh > 200, "{on_mesh} pixels of shared channels on the mesh");
    assert_eq!(on_cube, 0, "shared channels on the hypercube");
}

/// The timeline's areas equal the report: p · T_p by activity.
#[tokio::test]
async fn timeline_areas_equal_the_breakdown() {
    let page = Page::open("play=false").await;
    page.resize(1600, 900).await;
    for fragment in ["topology=mesh&p=16&n=4096"] {
        page.go(&format!("{fragment}&theme=light&view=timeline&play=false")).await;
        let report = native_run(&page.request().await).report;
        let picture = page.picture("timeline", false).await;
        let solid = [Activity::Compute, Activity::Startup, Activity::Transfer, Activity::Contention];
        let pixels = |activity: Activity| picture.of_ink(Ink::of(activity)) as f64;
        let all_pixels: f64 = solid.iter().map(|&activity| pixels(activity)).sum();
        let all_parts: f64 = solid.iter().map(|&activity| report.breakdown.of(activity)).sum();
        for activity in solid {
            let (drawn_fraction, expected_fraction) =
                (pixels(activity) / all_pixels, report.breakdown.of(activity) / all_parts);
            assert!(
                (drawn_fraction - expected_fraction).abs() < 0.05,
                "{fragment}: {activity:?} takes {expected_fraction:.3}, drawn is {drawn_fraction:.3}"
            );
        }
        assert!(
            report.breakdown.of(Activity::Contention) > 0.02,
            "{fragment}: hardly any contention to look for"
        );
    }
}

/// The breakdown's segments are proportional to their fractions of the time.
#[tokio::test]
async fn breakdown_bar_segments_match_their_fractions() {
    let page = Page::open("topology=mesh&tw=4&theme=light&play=false").await;
    let report = native_run(&page.request().await).report;
    let picture = page.picture("breakdown", false).await;
    // The top rows contain only the bar.
    let row = |pixels: &Pixels, y: usize| Pixels {
        width: pixels.width,
        height: 1,
        rgba: pixels.rgba[y * pixels.width * 4..(y + 1) * pixels.width * 4].to_vec(),
    };
    let bar = row(&picture, 8);
    for activity in [Activity::Compute, Activity::Startup, Activity::Transfer, Activity::Contention] {
        let drawn_fraction = bar.of_ink(Ink::of(activity)) as f64 / picture.width as f64;
        let expected_fraction = report.breakdown.of(activity);
        assert!(
            (drawn_fraction - expected_fraction).abs() < 0.02,
            "{activity:?} takes {expected_fraction:.3} of the time and {drawn_fraction:.3} of the bar"
        );
    }
}

/// The wavefront of the butterfly moves from left to right.
#[tokio::test]
async fn wavefront_moves_to_the_right() {
    let page = Page::open("n=32&p=4&theme=light&play=false").await;
    page.seek(0.05).await;
    let first_picture = page.picture("butterfly", true).await;
    // Rightmost column that differs from the beginning.
    let reach = |picture: &Pixels| {
        let differs = |x: usize| {
            (0..picture.height).any(|y| {
                let offset = (y * picture.width + x) * 4;
                picture.rgba[offset..offset + 4] != first_picture.rgba[offset..offset + 4]
            })
        };
        (0..picture.width).rev().find(|&x| differs(x)).unwrap_or(0)
    };
    let mut right_ends = Vec::new();
    for k in [0.3, 0.6, 1.0] {
        page.seek(k).await;
        right_ends.push(reach(&page.picture("butterfly", true).await));
    }
    assert!(right_ends.is_sorted_by(|a, b| a < b), "{right_ends:?}");
    assert!(right_ends[2] > first_picture.width * 3 / 4, "{right_ends:?} of {}", first_picture.width);
}

/// A mark hovered in one view is marked in the others and described.
#[tokio::test]
async fn selection_is_marked_in_every_view() {
    let page = Page::open("p=8&t=200").await;
    // Pictures are drawn while they are on the screen.
    page.resize(1280, 4000).await;
    page.wait_until_settled().await;
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
    page.wait_until_settled().await;
    let after = page.pictures().await;
    for view in ["machine", "butterfly", "timeline", "distribution"] {
        assert_ne!(before[view], after[view], "nothing is marked in {view}");
    }
    page.press("]").await;
    page.wait_until_settled().await;
    assert!(page.text(".card").await.contains('0'), "{}", page.text(".card").await);
    page.assert_quiet().await;
}
