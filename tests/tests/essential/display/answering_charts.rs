//! Points of charts: pointing shows their numbers, a click or Enter opens their run, dragging the filled point changes the run.

use hyperfly_core::Scenario;
use hyperfly_core::isoefficiency::timing;
use hyperfly_core::limits::Options;
use hyperfly_export::points;
use hyperfly_request::{Look, View};
use hyperfly_tests::page::{Page, native_run};
use hyperfly_view::Frame;
use hyperfly_view::chart::answer::{AnsweringChart, Mark};
use hyperfly_view::chart::curve_points::CurvePoints;
use hyperfly_view::notation::numbers::{fixed, quantity};
use serde_json::Value;

fn execute(scenario: &Scenario) -> Option<hyperfly_core::report::Report> {
    Some(hyperfly_core::run(&timing(scenario), None, Options::default()).ok()?.report)
}

/// Returns the chart of efficiency of the displayed run, computed natively, and its frame in the page.
async fn native_chart(page: &Page) -> (CurvePoints, Frame, [f64; 2]) {
    let run = native_run(&page.request().await);
    let curves = points::curves(&run, &Look::default(), View::Efficiency, execute, |_| {});
    let [left, top, right, bottom] = page.bounds(".curves .drawing").await;
    let frame = Frame { text: 12.0, ..Frame::new((right - left) as f32, (bottom - top) as f32) };
    (CurvePoints::of(curves.expect("curves"), &run.scenario), frame, [left, top])
}

/// Finds the point of the mesh with p processors.
fn mesh_point(chart: &CurvePoints, p: u32) -> Mark {
    let marks = (0..32).map(|k| (1, k));
    marks.into_iter().find(|mark| chart.scenario(*mark).is_some_and(|s| s.p == p)).expect("a point")
}

async fn run_of(page: &Page) -> Value {
    page.wait_until_settled().await["run"].clone()
}

#[tokio::test]
async fn ring_answers_pointer_with_the_numbers_of_its_run() {
    let page = Page::open("view=efficiency&topology=mesh&p=16&n=1024&play=false&theme=light").await;
    page.wait_for_curves().await;
    let (chart, frame, [left, top]) = native_chart(&page).await;
    let mark = mesh_point(&chart, 64);
    let [x, y] = chart.place(frame, mark).expect("a place").map(f64::from);
    page.point(left + x, top + y).await;
    page.wait_for("the card", "!!document.querySelector('.card.answer')").await;
    let report = execute(&chart.scenario(mark).expect("a run")).expect("a report");
    let card = page.text(".card.answer").await;
    for words in [
        "p = 64, n = 1024".to_owned(),
        format!("E = {}", fixed(report.efficiency, 3)),
        quantity(report.t_parallel, 5),
        "(simulated)".to_owned(),
    ] {
        assert!(card.contains(&words), "{words} is not in {card}");
    }
    let widths =
        "[...document.querySelectorAll('.card.answer .parts i')].map(part => Number(part.style.flexGrow))";
    let widths: Vec<f64> = serde_json::from_value(page.eval(widths).await).expect("numbers");
    for (width, part) in widths.iter().zip(report.breakdown.parts) {
        assert!((width - part).abs() < 1e-3, "{widths:?} {:?}", report.breakdown);
    }
    page.click(left + x, top + y).await;
    page.wait_for("its run", "JSON.parse(hyperfly.state()).run.p === 64").await;
    let run = run_of(&page).await;
    assert_eq!(
        (run["topology"].as_str(), run["efficiency"].as_f64()),
        (Some("mesh"), Some(report.efficiency))
    );
    page.assert_quiet().await;
}

/// The card of every ring stays in the window and does not cover its ring, also where the chart is narrow.
#[tokio::test]
async fn card_of_a_ring_stays_in_the_window() {
    let page = Page::open("p=16&n=4096&topology=mesh&play=false&theme=light").await;
    page.wait_for_curves().await;
    let (chart, frame, [left, top]) = native_chart(&page).await;
    let width = page.eval("document.documentElement.clientWidth").await.as_f64().expect("a width");
    let marks = [4, 8, 16, 32, 64, 256].map(|p| mesh_point(&chart, p));
    for mark in marks {
        let [x, y] = chart.place(frame, mark).expect("a place").map(f64::from);
        page.point(left + x, top + y).await;
        let p = chart.scenario(mark).expect("a run").p;
        let words = format!("document.querySelector('.card.answer')?.textContent.includes('p = {p},')");
        page.wait_for("the card", &words).await;
        page.wait_for("its place", "!!document.querySelector('.card.answer').style.left").await;
        let card = page.bounds(".card.answer").await;
        assert!(card[0] >= 0.0 && card[1] >= 0.0 && card[2] <= width, "p = {p}: {card:?} of {width}");
        let covers = (card[0]..=card[2]).contains(&(left + x)) && (card[1]..=card[3]).contains(&(top + y));
        assert!(!covers, "p = {p}: {card:?} covers {:?}", [left + x, top + y]);
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn filled_point_follows_a_drag_as_one_change() {
    let page = Page::open("view=efficiency&topology=mesh&p=16&n=1024&play=false&theme=light").await;
    page.wait_for_curves().await;
    let (chart, frame, [left, top]) = native_chart(&page).await;
    let [from, to] =
        [16, 4].map(|p| chart.place(frame, mesh_point(&chart, p)).expect("a place").map(f64::from));
    page.hold(left + from[0], top + from[1]).await;
    page.point(left + (from[0] + to[0]) / 2.0, top + to[1]).await;
    page.wait_for("the run between", "JSON.parse(hyperfly.state()).run.p === 8").await;
    page.release(left + to[0], top + to[1] + 20.0).await;
    page.wait_for("the run", "JSON.parse(hyperfly.state()).run.p === 4").await;
    assert_eq!(page.request().await.settings.p, 4);
    page.back().await;
    page.wait_for("the run before the drag", "JSON.parse(hyperfly.state()).run.p === 16").await;
    page.assert_quiet().await;
}

#[tokio::test]
async fn arrows_and_enter_open_a_run() {
    let page = Page::open("view=isoefficiency&efficiency=0.5&topology=mesh&p=4&n=64&play=false").await;
    page.wait_for_curves().await;
    page.eval("document.querySelector('.curves .drawing').focus()").await;
    for _ in 0..4 {
        page.press("ArrowRight").await;
    }
    let announcement = page.announcement().await;
    assert!(announcement.starts_with("p = 8, n = ") && announcement.contains("simulated"), "{announcement}");
    assert!(page.text(".card.answer").await.contains("hypercube"), "the card follows the keys");
    page.press("Enter").await;
    page.wait_for("its run", "JSON.parse(hyperfly.state()).run.p === 8").await;
    let run = run_of(&page).await;
    assert_eq!(run["topology"].as_str(), Some("hypercube"));
    assert!(run["efficiency"].as_f64() >= Some(0.5), "the smallest n that keeps 0.5: {run}");
    page.assert_quiet().await;
}

#[tokio::test]
async fn landscape_has_rings_and_plays_its_run() {
    let page = Page::open("view=landscape&topology=mesh&p=16&n=1024&play=false&theme=light").await;
    page.wait_for_curves().await;
    page.eval("document.querySelector('.map .drawing').focus()").await;
    page.press("ArrowRight").await;
    let announcement = page.announcement().await;
    assert!(announcement.starts_with("p = 32, n = 1024"), "{announcement}");
    assert_eq!(announcement.matches("(simulated)").count(), 2, "both machines were executed: {announcement}");
    page.eval("document.querySelector('.watch').click()").await;
    page.wait_for("the machine", "!!document.querySelector('.machine .layers')").await;
    page.wait_for("time to pass", "JSON.parse(hyperfly.state()).t > 0").await;
    assert_eq!(page.request().await.look.view, None);
    page.assert_quiet().await;
}

#[tokio::test]
async fn key_that_changes_the_run_says_so_and_is_undone() {
    let page = Page::open("topology=mesh&p=16&n=64&play=false").await;
    page.press("s").await;
    page.wait_for("the notice", "document.querySelector('.key-change')?.textContent.includes('Ctrl+Z')")
        .await;
    let switching = page.request().await.settings.switching;
    page.eval(
        "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))",
    )
    .await;
    page.wait_for("the change undone", "!document.querySelector('.key-change')?.textContent").await;
    page.wait_until_settled().await;
    assert_ne!(page.request().await.settings.switching, switching);
    // Neither case of these letters changes the machine.
    let before = page.request().await.settings;
    for key in ["b", "b", "c", "Escape"] {
        page.press(key).await;
        page.wait_until_settled().await;
    }
    assert_eq!(page.request().await.settings, before);
    page.assert_quiet().await;
}
