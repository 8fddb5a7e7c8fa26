//! Playback: pictures move while it runs and rest otherwise.

use hyperfly_tests::page::Page;

#[tokio::test]
async fn pictures_move_only_while_playing() {
    let page = Page::open("topology=mesh&play=true&speed=2").await;
    assert_eq!(page.state().await["playing"], true);
    page.eval(&format!(
        "window.look = () => {}",
        include_str!("../../../src/page/pictures.js").split_once("\n").expect("a comment stands first").1
    ))
    .await;
    page.eval("window.first = look()").await;
    for view in ["machine", "butterfly"] {
        page.wait_for(&format!("{view} to move"), &format!("look().{view} !== first.{view}")).await;
    }
    page.press(" ").await;
    page.wait_for("the stop", "!JSON.parse(hyperfly.state()).playing").await;
    let final_state = page.wait_until_settled().await;
    assert!(final_state["t"].as_f64() > Some(0.0), "{final_state}");
    // The number of frames that a fast machine draws in a second.
    let has_moved = page
        .eval(
            "(async () => {
                // Points of the curves may still arrive.
                const now = () => (({ machine, butterfly }) => machine + butterfly)(look()), before = now();
                for (let k = 0; k < 60; k++) await new Promise(requestAnimationFrame);
                return now() !== before;
            })()",
        )
        .await;
    assert_eq!(has_moved, false, "a picture moves though time stands still");
    assert_eq!(page.state().await["t"], final_state["t"]);
    page.assert_quiet().await;
}

#[tokio::test]
async fn playback_stops_at_the_end_and_starts_again() {
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
