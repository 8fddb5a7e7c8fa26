//! Stepping by kinds of moments, what is said of them, slow motion, and the sound of a curve.

use hyperfly_tests::page::{Page, natively};
use hyperfly_view::narrate::narrate;
use hyperfly_view::{Replay, Stops, Unit};
use std::rc::Rc;

async fn t(page: &Page) -> f64 {
    page.state().await["t"].as_f64().expect("a time")
}

/// What the live region says, after the frame in which it is said.
async fn said(page: &Page) -> String {
    page.eval("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))").await;
    page.text("#live").await.trim_end_matches('\u{a0}').to_owned()
}

#[tokio::test]
async fn steps_of_every_kind_land_where_the_run_has_them_and_are_said() {
    let page = Page::open("topology=mesh&play=false").await;
    let run = natively(&page.request().await);
    let replay = Replay::new(Rc::new(run));
    let stops = Stops::new(&replay);
    for (unit, count) in [(Unit::Message, 3), (Unit::Stage, 3), (Unit::Contention, 2)] {
        page.press("Home").await;
        page.select("select.by", unit.id()).await;
        page.eval("document.activeElement.blur()").await;
        let mut at = 0.0;
        for _ in 0..count {
            at = stops.next(unit, at).expect("a stop").t;
            page.press("ArrowRight").await;
            assert_eq!(t(&page).await, at, "{unit:?}");
            assert_eq!(said(&page).await, narrate(&replay, at), "{unit:?}");
        }
        page.press("ArrowLeft").await;
        at = stops.previous(unit, at).expect("a stop").t;
        assert_eq!(t(&page).await, at, "{unit:?} back");
    }
    // What happens there is selected: the message that is held up.
    assert!(page.text(".card").await.starts_with("message"), "nothing is selected");
    // Of a machine without supersteps it is said that there are none; the cursor stays.
    let at = t(&page).await;
    page.select("select.by", "superstep").await;
    page.eval("document.querySelectorAll('.buttons .step')[1].click()").await;
    assert_eq!(said(&page).await, "No superstep begins after this.");
    assert_eq!(t(&page).await, at);

    // Keys for stages and for contention, whatever the arrows step by.
    page.eval("document.activeElement.blur()").await;
    page.press("Home").await;
    page.press("Shift+ArrowRight").await;
    assert_eq!(Some(t(&page).await), stops.next(Unit::Stage, 0.0).map(|stop| stop.t));
    page.press("Shift+ArrowLeft").await;
    assert_eq!(t(&page).await, 0.0);
    page.press(">").await;
    let first = stops.next(Unit::Contention, 0.0).expect("a stop").t;
    assert_eq!(t(&page).await, first);
    assert_eq!(said(&page).await, narrate(&replay, first));
    page.press("<").await;
    assert_eq!(said(&page).await, "No message is held up before this.");
    page.assert_quiet().await;
}

#[tokio::test]
async fn what_happens_is_said_at_the_pace_that_is_chosen() {
    let page = Page::open("topology=mesh&speed=0.5&play=true").await;
    let changes = |seconds: u32| {
        format!(
            "(async () => {{
                const seen = [];
                const observer = new MutationObserver(() => seen.push(document.getElementById('live').textContent));
                observer.observe(document.getElementById('live'), {{ childList: true, characterData: true, subtree: true }});
                await new Promise(done => setTimeout(done, 1000 * {seconds}));
                observer.disconnect();
                return seen.length;
            }})()"
        )
    };
    assert_eq!(page.eval(&changes(2)).await, 0, "said something though nothing is to be said");
    page.press("R").await;
    let count = page.eval(&changes(5)).await.as_u64().expect("a number");
    assert!((1..=3).contains(&count), "said {count} sentences in 5 s");
    // To be seen, too, and kept for the next time.
    let seen = "document.getElementById('live').getBoundingClientRect().height > 10";
    assert_eq!(page.eval(seen).await, false);
    page.press("V").await;
    page.wait_for("captions", seen).await;
    assert_eq!(page.eval("localStorage.getItem('hyperfly-live')").await, "1c");
    page.eval("localStorage.clear()").await;
    page.assert_quiet().await;
}

/// Where messages begin to be held up, time passes at a quarter of the speed, and goes on to the end.
#[tokio::test]
async fn slow_at_turns_and_still_to_the_end() {
    let page = Page::open("topology=mesh&n=64&speed=4&play=false").await;
    let mut seconds = Vec::new();
    for _ in 0..2 {
        page.press("Home").await;
        let taken = page
            .eval(
                "new Promise(done => {
                    const begun = performance.now();
                    document.querySelector('.buttons .play').click();
                    const look = () => JSON.parse(hyperfly.state()).playing ? setTimeout(look, 30) : done(performance.now() - begun);
                    setTimeout(look, 300);
                })",
            )
            .await;
        seconds.push(taken.as_f64().expect("a time") / 1000.0);
        let state = page.state().await;
        assert_eq!(state["t"], state["t_parallel"]);
        page.press("M").await;
    }
    assert!(seconds[1] > seconds[0] * 1.15, "{seconds:?}");
    page.assert_quiet().await;
}

/// The frequencies that a curve asks for fall where it falls, and it can be stopped.
#[tokio::test]
async fn a_falling_curve_falls_in_pitch() {
    let page = Page::open("topology=mesh&play=false").await;
    page.eval(
        "{ window.asked = []; window.silenced = 0;
        AudioParam.prototype.setValueAtTime = function (value, at) { asked.push([at, value]); return this; };
        const close = AudioContext.prototype.close;
        AudioContext.prototype.close = function () { silenced++; return close.call(this); }; }",
    )
    .await;
    page.wait_for("the curve", "document.querySelector('.listen:not(:disabled)')").await;
    page.press("A").await;
    page.wait_for("tones", "asked.length > 2").await;
    assert!(said(&page).await.contains("of mesh as pitch, from p = 1 to p = "), "{}", said(&page).await);
    let falls = "asked.every(([at, hertz], k) => k == 0 || at > asked[k - 1][0] && hertz < asked[k - 1][1])";
    assert_eq!(page.eval(falls).await, true, "{}", page.eval("JSON.stringify(asked)").await);
    page.wait_for("Stop", "document.querySelector('.listen').ariaLabel == 'Stop the sound'").await;
    page.press("A").await;
    page.wait_for("silence", "silenced == 1").await;
    assert_eq!(said(&page).await, "The sound has stopped.");
    page.assert_quiet().await;
}

/// Who wants no motion sees steps: nothing moves between two of them.
#[tokio::test]
async fn without_motion_nothing_moves_between_steps() {
    let page = Page::open("topology=mesh&play=false").await;
    page.prefer(&[("prefers-reduced-motion", "reduce")]).await;
    page.open_again("topology=mesh&play=false").await;
    page.press(" ").await;
    let times = page
        .eval(
            "(async () => {
                const seen = new Set();
                const begun = performance.now();
                while (performance.now() - begun < 3500) {
                    seen.add(JSON.parse(hyperfly.state()).t);
                    await new Promise(done => requestAnimationFrame(done));
                }
                return seen.size;
            })()",
        )
        .await
        .as_u64()
        .expect("a number");
    assert!((2..=5).contains(&times), "{times} moments in 3.5 s");
    let moves = "document.getAnimations().filter(a => a.effect.getComputedTiming().duration > 1).length";
    assert_eq!(page.eval(moves).await, 0);
    page.assert_quiet().await;
}

#[tokio::test]
async fn captions_follow_what_plays() {
    let page = Page::open("p=16&n=1024&play=false&speed=0.25").await;
    page.press("V").await;
    page.wait_for("the captions", "!!document.querySelector('#live:not(.unseen)')").await;
    page.eval("document.querySelector('#live').textContent = ''").await;
    page.press(" ").await;
    page.wait_for("a caption", "document.querySelector('#live').textContent.length > 0").await;
    assert_eq!(page.state().await["playing"], true, "before the end");
    page.assert_quiet().await;
}
