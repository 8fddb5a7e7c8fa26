//! The values step of the race: its pace, its stages, and the card of a number.

use hyperfly_request::Race;
use hyperfly_tests::page::{Page, native_run};
use hyperfly_view::text::describe::describe_followed;
use hyperfly_view::text::follow::{act_sentence, follow, follow_to_end, order_sentence};
use hyperfly_view::text::tones::tones_sentence;
use hyperfly_view::{Replay, Selection};
use std::rc::Rc;

/// Text of the sentence for the current stage.
const SENTENCE: &str = "document.querySelector('.guide p').textContent";
/// Text of the button of the current stage.
const CURRENT: &str = "document.querySelector('.pills [aria-current]')?.textContent";

/// Opens the step, paused at its beginning, at a speed.
async fn open(speed: f64) -> (Page, Rc<Replay>) {
    let mut request = Race::Values.request(&Default::default());
    (request.look.play, request.look.speed) = (false, speed);
    let page = Page::open(&format!("{}&play=false", request.to_fragment())).await;
    let replay = Replay::new(Rc::new(native_run(&page.request().await)));
    (page, replay)
}

#[tokio::test]
async fn stages_are_told_and_reached_by_buttons() {
    // A stage lasts 200 seconds, so that a busy machine stays in it.
    let (page, replay) = open(0.01).await;
    let acts = replay.acts();
    assert_eq!(page.eval("document.querySelectorAll('.pills button').length").await, acts.len() + 2);
    for (k, act) in acts.iter().enumerate() {
        page.eval(&format!("document.querySelectorAll('.pills button')[{}].click()", k + 1)).await;
        page.wait_for("the sentence", &format!("{SENTENCE} === {:?}", act_sentence(&replay, act))).await;
        let t = page.time().await;
        assert!(t >= act.start && t <= act.end, "{t} outside of stage {k}");
    }
    page.press("End").await;
    let tones = tones_sentence(&replay).expect("data");
    let order = order_sentence(&replay, 10).expect("bit-reversed");
    page.wait_for("the tones", &format!("{SENTENCE} === {:?}", format!("{tones} {order}"))).await;
    page.wait_for("the spectrum", &format!("{CURRENT} === 'spectrum'")).await;
    page.press("Home").await;
    page.wait_for("the signal", &format!("{CURRENT} === 'signal'")).await;
    page.assert_quiet().await;
}

/// Choosing a number in another column moves the cursor there, so that ring, card and sentence are about the same moment.
#[tokio::test]
async fn choosing_a_later_number_moves_the_cursor_to_it() {
    let (page, replay) = open(1.0).await;
    page.eval("document.querySelector('.butterfly .layers').focus()").await;
    page.press("ArrowRight").await;
    page.press("Enter").await;
    let start = replay.acts()[1].start;
    page.wait_for("stage 1", &format!("Math.abs(JSON.parse(hyperfly.state()).t - {start}) < 1e-6")).await;
    assert!(!page.request().await.look.play);
    page.assert_quiet().await;
}

/// At the machine's pace the two exchanges take 90 % of the time; at an even pace half of it.
#[tokio::test]
async fn even_pace_passes_half_of_the_stages_in_half_of_the_time() {
    let (page, replay) = open(2.0).await;
    let acts = replay.acts();
    let end = acts[1].end;
    assert!(end > 0.85 * replay.t_end());
    // Time on the screen until the second exchange ends, and from there to the end.
    let measure = format!(
        "(async () => {{
            const at = () => JSON.parse(hyperfly.state()).t, wait = until => new Promise(done => {{
                const look = () => at() >= until ? done(performance.now()) : requestAnimationFrame(look); look(); }});
            const start = performance.now();
            const middle = await wait({end}), over = await wait({});
            return [middle - start, over - middle];
        }})()",
        replay.t_end()
    );
    page.press(" ").await;
    let even: Vec<f64> = serde_json::from_value(page.eval(&measure).await).expect("two times");
    // Frames that a busy machine misses are not caught up, so the ratio is compared, not the time.
    let ratio = even[0] / even[1];
    assert!((0.5..2.0).contains(&ratio), "{even:?}");
    assert_eq!(page.request().await.value("pace").as_deref(), Some("even"));
    page.press("D").await;
    assert_eq!(page.request().await.value("pace").as_deref(), Some("machine"));
    page.press("D").await;
    assert_eq!(page.request().await.value("pace").as_deref(), Some("even"));
    page.assert_quiet().await;
}

/// By keyboard, the reader selects x(10), and the card next to the picture says where it goes in each stage.
#[tokio::test]
async fn number_is_followed_in_card_that_covers_nothing() {
    let (page, replay) = open(1.0).await;
    let acts = replay.acts();
    // The step opens with this number selected.
    page.wait_for("the card", "document.querySelector('.card.docked')?.textContent.includes('x(10)')").await;
    page.eval("document.querySelector('.butterfly .layers').focus()").await;
    page.press("Escape").await;
    page.press("ArrowRight").await;
    for _ in 0..10 {
        page.press("ArrowDown").await;
    }
    page.press("Enter").await;
    page.eval("document.activeElement.blur()").await;
    let input = Selection::Element { stage: 0, index: 10 };
    let mut expected: Vec<(f64, Option<String>)> = vec![(0.0, follow(&replay, input, None))];
    expected.extend(acts.iter().map(|act| ((act.start + act.end) / 2.0, follow(&replay, input, Some(act)))));
    expected.push((replay.t_end(), follow_to_end(&replay, input)));
    for (t, words) in expected {
        page.seek(t / replay.t_end()).await;
        let words = words.expect("an element");
        page.wait_for(
            "the card",
            &format!("document.querySelector('.card').textContent.includes({words:?})"),
        )
        .await;
        // The card is about the number, its partner and their result in this stage.
        let card = page.eval("document.querySelector('.card').textContent").await;
        for row in describe_followed(&replay, input, page.time().await) {
            let value = row.value.as_str();
            assert!(card.as_str().is_some_and(|card| card.contains(value)), "{value} is missing in {card}");
        }
    }
    assert_eq!(page.eval("!!document.querySelector('.card svg')").await, true);
    let [left, top, right, bottom] = page.bounds(".butterfly .layers").await;
    let card = page.bounds(".card").await;
    let apart = card[0] >= right || card[2] <= left || card[1] >= bottom || card[3] <= top;
    assert!(apart, "{card:?} over {:?}", [left, top, right, bottom]);
    page.assert_quiet().await;
}
