//! Steps through a run, announcements and captions.

use hyperfly_tests::page::{Page, native_run};
use hyperfly_view::text::narrate::narrate;
use hyperfly_view::{Replay, StepPoints, StepUnit};
use std::rc::Rc;

#[tokio::test]
async fn steps_land_on_events_and_are_announced() {
    let page = Page::open("topology=mesh&play=false").await;
    let run = native_run(&page.request().await);
    let replay = Replay::new(Rc::new(run));
    let step_points = StepPoints::new(&replay);
    for (unit, count) in [(StepUnit::Message, 3), (StepUnit::Stage, 3), (StepUnit::Contention, 2)] {
        page.press("Home").await;
        page.select("select.by", unit.id()).await;
        page.eval("document.activeElement.blur()").await;
        let mut time = 0.0;
        for _ in 0..count {
            time = step_points.next(unit, time).expect("a stop").t;
            page.press("ArrowRight").await;
            assert_eq!(page.time().await, time, "{unit:?}");
            assert_eq!(page.announcement().await, narrate(&replay, time), "{unit:?}");
        }
        page.press("ArrowLeft").await;
        time = step_points.previous(unit, time).expect("a stop").t;
        assert_eq!(page.time().await, time, "{unit:?} back");
    }
    // The event is selected: the delayed message.
    assert!(page.text(".card").await.starts_with("message"), "nothing is selected");
    // A machine without supersteps says so; the cursor stays.
    let time = page.time().await;
    page.select("select.by", "superstep").await;
    page.eval("document.querySelectorAll('.buttons .step')[1].click()").await;
    assert_eq!(page.announcement().await, "No superstep begins after this.");
    assert_eq!(page.time().await, time);

    // Keys for stages and contention, independent of the step unit.
    page.eval("document.activeElement.blur()").await;
    page.press("Home").await;
    page.press("Shift+ArrowRight").await;
    assert_eq!(Some(page.time().await), step_points.next(StepUnit::Stage, 0.0).map(|stop| stop.t));
    page.press("Shift+ArrowLeft").await;
    assert_eq!(page.time().await, 0.0);
    page.press(">").await;
    let first = step_points.next(StepUnit::Contention, 0.0).expect("a stop").t;
    assert_eq!(page.time().await, first);
    assert_eq!(page.announcement().await, narrate(&replay, first));
    page.press("<").await;
    assert_eq!(page.announcement().await, "No message is held up before this.");
    page.assert_quiet().await;
}
