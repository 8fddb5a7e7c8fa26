//! Tests comparisons of two runs.

use hyperfly_tests::page::Page;

/// Two machines of 64 processors animate at 60 frames per second with time to spare.
#[tokio::test]
async fn two_machines_of_64_processors_reach_60_frames_a_second() {
    let page = Page::open("p=64&n=4096&beside=topology:mesh&play=true").await;
    let [max_script_time, pictures] = [8.0, 60.0];
    page.eval("(hyperfly.clear(), new Promise(done => setTimeout(done, 2500)))").await;
    let state = page.state().await;
    let script = state["frame_script"].as_array().expect("measured").clone();
    let (count, median) = (script[0].as_f64().unwrap_or(0.0), script[1].as_f64().unwrap_or(f64::MAX));
    assert!(count >= pictures && median <= max_script_time, "{count} frames, {median} ms each: {state}");
    page.assert_quiet().await;
}
