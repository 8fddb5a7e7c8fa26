//! Speed of the page as perceived: first figure, slider, typing in a program, closed forms, and animation frames.

use crate::row::{compute_median, number, numbers, print_row};
use hyperfly_tests::page::Page;
use serde_json::json;

/// Measures from the start of the navigation to the first picture of a run, in a browser with an empty cache.
pub async fn measure_first_figure(rounds: u32) {
    let mut times = Vec::new();
    for _ in 0..rounds {
        let page = Page::open_without_waiting("topology=mesh").await;
        let first = "(state => state.input_to_picture[0] === 1 && state.last_input_to_picture)(window.hyperfly ? JSON.parse(hyperfly.state()) : { input_to_picture: [0] })";
        times.push(number(&page.wait_for("the first picture", first).await));
    }
    print_row(
        &format!("time to first figure, empty cache, median of {rounds}"),
        compute_median(&mut times),
        "ms",
    );
    print_row(
        &format!("time to first figure, empty cache, slowest of {rounds}"),
        times[times.len() - 1],
        "ms",
    );
}

/// Measures from the input event of a slider to the picture of its run.
pub async fn measure_slider(name: &'static str, fragment: &'static str, changes: u32) {
    let page = Page::open(&format!("{fragment}&play=false")).await;
    page.resize(1920, 1080).await;
    wait_until_idle(&page).await;
    page.eval(&change_script(changes.min(20))).await;
    page.eval("hyperfly.clear()").await;
    let [_, p50, p99, _, framed50, framed99] =
        <[f64; 6]>::try_from(numbers(&page.eval(&change_script(changes)).await)).expect("six numbers");
    print_row(&format!("slider to picture, {name}, p50"), p50, "ms");
    print_row(&format!("slider to picture, {name}, p99"), p99, "ms");
    print_row(&format!("  slider to the frame after it, {name}, p50"), framed50, "ms");
    print_row(&format!("  slider to the frame after it, {name}, p99"), framed99, "ms");
}

/// Returns a script that changes a slider a number of times, waits each time for the picture and for the frame after it, and returns the
/// page's statistics of the pictures, then median and 99th percentile of the frames.
pub fn change_script(times: u32) -> String {
    format!(
        "(async () => {{
            const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds));
            const state = () => JSON.parse(hyperfly.state());
            const e = document.getElementById('slide-tw');
            const framed = [];
            for (let k = 0; k < {times}; k++) {{
                const before = state().input_to_picture[0];
                // Never the current value.
                e.value = 100 + (Number(e.value) + 37) % 200;
                const begun = performance.now();
                e.dispatchEvent(new InputEvent('input', {{ bubbles: true }}));
                while (state().input_to_picture[0] === before) {{
                    if (performance.now() - begun > 20000) throw new Error('no picture');
                    await wait(1);
                }}
                framed.push(await new Promise(done => requestAnimationFrame(() => done(performance.now()))) - begun);
                // Real input is not synchronized with the screen.
                await wait(k * 7 % 17);
            }}
            framed.sort((a, b) => a - b);
            const part = part => framed[Math.min(framed.length - 1, Math.floor(framed.length * part))];
            return [...state().input_to_picture, part(0.5), part(0.99)];
        }})()"
    )
}

/// Measures from a letter typed into a program to the pictures of its run, without the delay before the check.
pub async fn measure_letter(formulation: &'static str, letters: u32) {
    const PAUSE: f64 = 100.0;
    let page = Page::open_without_waiting(&format!(
        "algorithm=program&program={formulation}&p=16&n=1024&play=false"
    ))
    .await;
    page.resize(1440, 900).await;
    page.wait_for("the room", "document.querySelector('.write .verdict .right')").await;
    page.wait_until_settled().await;
    let write_letter = format!(
        "(async () => {{
            const area = document.querySelector('.write textarea'), text = area.value, took = [];
            for (let k = 0; k < {letters} + 3; k++) {{
                const begun = performance.now(), before = JSON.parse(hyperfly.state()).input_to_picture[0];
                area.value = text + '# ' + k;
                area.dispatchEvent(new InputEvent('input', {{ bubbles: true }}));
                while (JSON.parse(hyperfly.state()).input_to_picture[0] === before) {{
                    if (performance.now() - begun > 20000) throw new Error('no picture');
                    await new Promise(done => setTimeout(done, 1));
                }}
                took.push(performance.now() - begun);
            }}
            return took.slice(3);
        }})()"
    );
    let mut times: Vec<f64> =
        numbers(&page.eval(&write_letter).await).iter().map(|delay| delay - PAUSE).collect();
    let name = format!("letter of a program to its pictures, {formulation} p=16 n=1024");
    print_row(&format!("{name}, p50"), compute_median(&mut times), "ms");
    print_row(&format!("{name}, slowest of {letters}"), times[times.len() - 1], "ms");
}

/// Measures the script time of a change of t_w for each closed-form view alone. The total is the time without pictures plus the
/// additional time of each view.
pub async fn measure_closed_forms(changes: u32) {
    let bare_time = measure_script_of_a_change("table", changes).await;
    let mut all_times = bare_time;
    print_row("script of a slider change, no picture", bare_time, "ms");
    for view in ["efficiency", "speedup", "isoefficiency", "choose"] {
        let script = measure_script_of_a_change(view, changes).await;
        all_times += (script - bare_time).max(0.0);
        print_row(&format!("script of a slider change, {view}"), script, "ms");
    }
    print_row("script of a slider change, all closed-form curves", all_times, "ms");
}

/// Returns the mean script time per slider change, in milliseconds.
async fn measure_script_of_a_change(view: &str, changes: u32) -> f64 {
    let page = Page::open(&format!("view={view}&p=16&n=1024&play=false")).await;
    page.resize(1440, 900).await;
    wait_until_idle(&page).await;
    page.devtools("Performance.enable", json!({})).await;
    let change = format!(
        "(async () => {{
            const e = document.getElementById('slide-tw');
            for (let k = 0; k < {changes}; k++) {{
                e.value = 100 + k * 37 % 200;
                e.dispatchEvent(new InputEvent('input', {{ bubbles: true }}));
                await new Promise(done => setTimeout(done, 60));
            }}
        }})()"
    );
    page.eval(&change).await;
    let before = read_script_time(&page).await;
    page.eval(&change).await;
    (read_script_time(&page).await - before) / f64::from(changes)
}

/// Waits until the page is idle: it has its run, and the simulated points of its curves if it shows curves.
async fn wait_until_idle(page: &Page) {
    page.wait_until_settled().await;
    let start = "(state => state.points_total > 0)(JSON.parse(hyperfly.state()))";
    // Points are requested after a moment without input, or never.
    for _ in 0..20 {
        if page.eval(start).await == true {
            return page.wait_for_curves().await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

/// Returns the milliseconds of script that the page has used so far.
async fn read_script_time(page: &Page) -> f64 {
    let metrics = page.devtools("Performance.getMetrics", json!({})).await;
    let metrics = metrics["metrics"].as_array().expect("metrics");
    let script = metrics.iter().find(|metric| metric["name"] == "ScriptDuration").expect("script time");
    number(&script["value"]) * 1000.0
}

/// Measures the script time of the frames of one whole animation, with every view on the screen.
pub async fn measure_frames(name: &'static str, fragment: &'static str) {
    let page = Page::open(&format!("{fragment}&play=false&speed=3")).await;
    page.resize(1920, 1080).await;
    wait_until_idle(&page).await;
    page.press("Home").await;
    page.eval("hyperfly.clear()").await;
    page.press(" ").await;
    page.wait_for(
        "the end",
        "(state => !state.playing && state.t === state.t_parallel)(JSON.parse(hyperfly.state()))",
    )
    .await;
    let script = numbers(&page.state().await["frame_script"]);
    print_row(&format!("script per frame, {name}, p50 of {}", script[0]), script[1], "ms");
    print_row(&format!("script per frame, {name}, p99"), script[2], "ms");
    print_row(&format!("script per frame, {name}, slowest"), script[3], "ms");
}
