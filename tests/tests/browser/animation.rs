//! Time runs: the pictures move while it does, stand still while it does not, and end where the run ends.

use hyperfly_tests::browser::Pixels;
use hyperfly_tests::page::Page;
use std::time::Duration;

async fn pause(milliseconds: u64) {
    tokio::time::sleep(Duration::from_millis(milliseconds)).await;
}

#[tokio::test]
async fn pictures_move_while_playing_and_stand_while_not() {
    let page = Page::open("topology=mesh&play=true&speed=2").await;
    assert_eq!(page.state().await["playing"], true);
    let views = ["machine", "butterfly"];
    let mut changes = [0; 2];
    let mut before: Vec<Pixels> = Vec::new();
    for _ in 0..8 {
        let mut now = Vec::new();
        for view in views {
            now.push(page.picture(view, true).await);
        }
        for (k, (before, now)) in before.iter().zip(&now).enumerate() {
            changes[k] += usize::from(before.differing(now) > 20);
        }
        before = now;
        pause(150).await;
    }
    // While processors compute, nothing moves in the machine.
    assert!(changes[0] >= 2 && changes[1] >= 4, "of 7 pairs so many differ in {views:?}: {changes:?}");
    let t = page.state().await["t"].as_f64().expect("a time");
    assert!(t > 0.0);

    page.press(" ").await;
    page.wait_for("the stop", "!JSON.parse(hyperfly.state()).playing").await;
    page.settled().await;
    let stopped = page.state().await;
    assert_eq!(stopped["playing"], false);
    assert!(stopped["t"].as_f64() >= Some(t), "{stopped}");
    let before = page.pictures().await;
    pause(400).await;
    assert_eq!(page.pictures().await, before, "a picture moves though time stands still");
    assert_eq!(page.state().await["t"], stopped["t"]);
    page.assert_quiet().await;
}

#[tokio::test]
async fn time_passes_at_the_speed_that_is_chosen() {
    let page = Page::open("play=false").await;
    let mut rates = Vec::new();
    for speed in ["0.25", "1"] {
        page.press("Home").await;
        page.select("select[aria-label=Speed]", speed).await;
        page.press(" ").await;
        // Between two looks inside of the page, so that the driver's own time does not count.
        let rate = page
            .eval(
                "(async () => {
                    const look = () => new Promise(done => requestAnimationFrame(now =>
                        setTimeout(() => done([now, JSON.parse(hyperfly.state())]))));
                    await look(); await look();
                    const [begun, first] = await look();
                    await new Promise(done => setTimeout(done, 700));
                    const [ended, second] = await look();
                    return (second.t - first.t) / second.t_parallel / (ended - begun) * 1000;
                })()",
            )
            .await;
        rates.push(rate.as_f64().expect("a rate"));
        page.press(" ").await;
    }
    // At speed 1 a run takes about 12 seconds.
    assert!((rates[1] * 12.0 - 1.0).abs() < 0.25, "{rates:?}");
    assert!((rates[1] / rates[0] - 4.0).abs() < 1.0, "{rates:?}");
}

#[tokio::test]
async fn the_end_is_the_end_and_playing_begins_again() {
    let page = Page::open("play=true&speed=8").await;
    page.wait_for(
        "the end",
        "(state => !state.playing && state.t === state.t_parallel)(JSON.parse(hyperfly.state()))",
    )
    .await;
    let end = page.state().await["t_parallel"].clone();
    page.wait_for("the address to say where it stands", &format!("location.hash.includes('t={end}')")).await;
    assert_eq!(Some(page.request().await.look.t), end.as_f64());
    page.press(" ").await;
    page.wait_for("the play", "JSON.parse(hyperfly.state()).playing").await;
    let state = page.state().await;
    assert_eq!(state["playing"], true);
    assert!(state["t"].as_f64() < state["t_parallel"].as_f64(), "{state}");
}

/// Who asks for less motion sees steps, about once a second, and is not played to without asking.
#[tokio::test]
async fn less_motion_for_those_who_ask() {
    let page = Page::open("play=false").await;
    page.prefer(&[("prefers-reduced-motion", "reduce")]).await;
    page.open_again("p=16").await;
    assert_eq!(page.state().await["playing"], false);
    page.press(" ").await;
    let changes = page
        .eval(
            "(async () => {
                const times = new Set();
                const begun = performance.now();
                while (performance.now() - begun < 2300) {
                    times.add(JSON.parse(hyperfly.state()).t);
                    await new Promise(requestAnimationFrame);
                }
                return times.size;
            })()",
        )
        .await;
    let changes = changes.as_u64().expect("a count");
    assert!((2..=4).contains(&changes), "{changes} different moments in 2.3 seconds");
}
