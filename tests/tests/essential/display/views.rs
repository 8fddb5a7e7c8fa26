//! Each view shows the run: a picture with the run's inks, or text with its numbers. crates/view tests the content of pictures natively.

use hyperfly_tests::page::{Page, native_run};
use hyperfly_view::draw::palette::Ink;
use hyperfly_view::text::metrics::metrics;

/// A view, a run with a picture in it, and an ink of that picture.
const PICTURES: [(&str, &str, Ink); 13] = [
    ("machine", "topology=mesh&p=16&n=256&t=300", Ink::Ground),
    ("butterfly", "p=4&n=16&t=999999", Ink::Wire),
    ("timeline", "topology=mesh&p=16&n=256", Ink::Compute),
    ("breakdown", "topology=mesh&p=16&n=256", Ink::Startup),
    ("distribution", "p=4&n=16&t=999999", Ink::Ground),
    ("spectrum", "p=4&n=64&t=999999", Ink::Ground),
    ("schedule", "algorithm=output-driven&machine=logp&p=4&n=64&t=999999", Ink::Compute),
    ("supersteps", "algorithm=group-cyclic&machine=bsp&p=8&n=256", Ink::Compute),
    ("heat-map", "topology=mesh&p=16&n=256&t=999999", Ink::Wire),
    ("efficiency", "p=16&n=256", Ink::Ground),
    ("speedup", "p=16&n=256", Ink::Ground),
    ("isoefficiency", "p=4&n=256", Ink::Ground),
    ("choose", "p=4&n=256", Ink::Ground),
];

#[tokio::test]
async fn every_picture_shows_the_run() {
    let page = Page::open("view=machine&play=false").await;
    for (view, run, ink) in PICTURES {
        page.go(&format!("view={view}&{run}&theme=light&play=false")).await;
        page.wait_for(view, &format!("!!document.querySelector('[data-view={view}] canvas')?.width")).await;
        let (lower, upper) = (page.picture(view, false).await, page.picture(view, true).await);
        let colours = lower.count_colours().max(upper.count_colours());
        assert!(colours > 3, "{view} has {colours} colours");
        // Most backgrounds are the page's.
        if ink != Ink::Ground {
            let pixels = lower.of_ink(ink).max(upper.of_ink(ink));
            assert!(pixels > 20, "{view}: {ink:?} on {pixels} pixels");
        }
    }
    page.assert_quiet().await;
}

/// The sentence about the run is above a single view, as it is above all of them.
#[tokio::test]
async fn sentence_is_above_every_single_view() {
    let page = Page::open("view=machine&play=false").await;
    for (width, height) in [(1280, 800), (390, 844)] {
        page.resize(width, height).await;
        for view in ["machine", "timeline", "cube", "efficiency", "measured"] {
            let keys =
                if view == "cube" { "algorithm=pencil&shape=4x4x4&p=4" } else { "topology=mesh&p=16&n=256" };
            page.go(&format!("view={view}&{keys}&play=false")).await;
            page.wait_for("the sentence", "document.querySelector('.sentence').textContent.length > 9").await;
            let selector = format!(".figures :is([data-view={view}], .curves)");
            page.wait_for(view, &format!("!!document.querySelector({selector:?})")).await;
            let (sentence, figure) = (page.bounds(".sentence").await, page.bounds(&selector).await);
            assert!(sentence[3] <= figure[1] + 1.0, "{view}, {width} × {height}: {sentence:?} {figure:?}");
        }
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn metrics_equal_the_native_run() {
    let page = Page::open("view=metrics&p=64&n=4096&topology=mesh&play=false").await;
    page.wait_for_descriptions().await;
    let run = native_run(&page.request().await);
    for metric in metrics(&run) {
        let row = format!("[data-metric={}]", metric.entry.key);
        assert_eq!(
            page.text(&format!("{row} td:nth-child(3)")).await,
            metric.value.replace('^', ""),
            "{row}"
        );
        assert!(!page.text(&format!("{row} .tip")).await.is_empty(), "{row} has no definition");
    }
    page.assert_quiet().await;
}
