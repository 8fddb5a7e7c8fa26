//! Measures the built page in headless Chromium and prints what it finds as JSON lines, for `cargo xtask bench browser`.
//!
//! Percentiles are over all that was measured; a warm-up comes first and is forgotten.

use hyperfly_tests::embeds;
use hyperfly_tests::page::Page;
use serde_json::{Value, json};

#[tokio::main(flavor = "current_thread")]
async fn main() {
    simulations().await;
    first_figure().await;
    for measured in embeds::measure().await {
        println!("{}", embeds::row(&measured));
    }
    for (name, fragment, changes, goal) in [
        ("p=64 n=4096 hypercube", "p=64&n=4096", 200, 50.0),
        ("p=64 n=4096 mesh", "p=64&n=4096&topology=mesh", 200, 50.0),
        ("p=1024 n=65536 hypercube", "p=1024&n=65536", 60, 250.0),
        ("p=1024 n=65536 mesh", "p=1024&n=65536&topology=mesh", 60, 250.0),
    ] {
        slider(name, fragment, changes, goal).await;
    }
    closed_forms().await;
    for (name, fragment, goal) in [
        ("p=64 n=4096 hypercube", "p=64&n=4096", None),
        ("p=64 n=4096 mesh", "p=64&n=4096&topology=mesh", None),
        ("p=64 n=4096 hypercube beside mesh", "p=64&n=4096&beside=topology:mesh", Some(8.0)),
        ("p=1024 n=65536 hypercube", "p=1024&n=65536", Some(8.0)),
        ("p=1024 n=65536 mesh", "p=1024&n=65536&topology=mesh", Some(8.0)),
    ] {
        frames(name, fragment, goal).await;
    }
}

/// Prints a row.
fn row(what: &str, value: f64, unit: &str, at_most: Option<f64>) {
    let mut row = json!({ "what": what, "value": value, "unit": unit });
    if let Some(bound) = at_most {
        row["at_most"] = bound.into();
    }
    println!("{row}");
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("no number: {value}"))
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Messages per second of a worker of its own that simulates the times alone, from the order to the report.
async fn simulations() {
    let page = Page::open("p=2&n=2&play=false").await;
    page.quiet().await;
    page.eval(
        "(async () => {
            const { src } = document.getElementById('hyperfly-script');
            const worker = new Worker(src);
            worker.postMessage(await WebAssembly.compileStreaming(fetch(src.replace('.js', '_bg.wasm'))));
            const answer = () => new Promise((done, fail) => {
                worker.onmessage = ({ data: [control, report] }) => {
                    if (['ready', 'done'].includes(control[0])) done(report);
                    else if (control[0] !== 'progress') fail(new Error(JSON.stringify(control)));
                };
            });
            await answer();
            let id = 0;
            window.simulate = async fragment => {
                const begun = performance.now();
                worker.postMessage([['run', ++id, fragment, false, false, -1]]);
                const report = await answer();
                return [report[5], performance.now() - begun];
            };
        })()",
    )
    .await;
    for (algorithm, p, n, times) in [("binary-exchange", 1024, 1 << 20, 21), ("transpose", 256, 1 << 16, 7)] {
        for switching in ["store-and-forward", "cut-through", "wormhole"] {
            let fragment = format!("algorithm={algorithm}&topology=mesh&switching={switching}&p={p}&n={n}");
            let mut rates = Vec::new();
            for round in 0..times {
                let answer = page.eval(&format!("simulate({fragment:?})")).await;
                if round >= 2 {
                    rates.push(number(&answer[0]) / number(&answer[1]) * 1000.0);
                }
            }
            let name = format!("messages/s in Chromium: {algorithm} mesh p={p} n={n} {switching}");
            row(&name, median(&mut rates), "1/s", None);
        }
    }
}

/// From the start of the navigation to the first picture of a run, in a browser with an empty cache.
async fn first_figure() {
    let mut times = Vec::new();
    for _ in 0..5 {
        let page = Page::opening("topology=mesh").await;
        let first = "(state => state.input_to_picture[0] === 1 && state.last_input_to_picture)(window.hyperfly ? JSON.parse(hyperfly.state()) : { input_to_picture: [0] })";
        times.push(number(&page.wait_for("the first picture", first).await));
    }
    row("time to first figure, empty cache, median of 5", median(&mut times), "ms", Some(1000.0));
    row("time to first figure, empty cache, slowest of 5", times[4], "ms", None);
}

/// From the input event of a slider to the picture of the run that it asked for.
async fn slider(name: &str, fragment: &str, changes: u32, goal: f64) {
    let page = Page::open(&format!("{fragment}&play=false")).await;
    page.resize(1920, 1080).await;
    page.quiet().await;
    let change = |times: u32| {
        format!(
            "(async () => {{
                const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds));
                const state = () => JSON.parse(hyperfly.state());
                const e = document.getElementById('slide-tw');
                for (let k = 0; k < {times}; k++) {{
                    const before = state().input_to_picture[0];
                    e.value = 100 + k * 37 % 200;
                    e.dispatchEvent(new InputEvent('input', {{ bubbles: true }}));
                    const begun = performance.now();
                    while (state().input_to_picture[0] === before) {{
                        if (performance.now() - begun > 20000) throw new Error('no picture');
                        await wait(1);
                    }}
                    // Hands do not keep time with the screen.
                    await wait(k * 7 % 17);
                }}
                return state().input_to_picture;
            }})()"
        )
    };
    page.eval(&change(20)).await;
    page.eval("hyperfly.clear()").await;
    let [_, p50, p99, _] =
        <[f64; 4]>::try_from(numbers(&page.eval(&change(changes)).await)).expect("four numbers");
    row(&format!("slider to picture, {name}, p50"), p50, "ms", None);
    row(&format!("slider to picture, {name}, p99"), p99, "ms", Some(goal));
}

/// Script time of the page for a change of t_w with each view of closed forms alone, and with all of them: what each takes
/// beyond a page without pictures, added up.
async fn closed_forms() {
    let bare = script_of_a_change("table").await;
    let mut all = bare;
    row("script of a slider change, no picture", bare, "ms", None);
    for view in ["efficiency", "speedup", "isoefficiency", "choose"] {
        let script = script_of_a_change(view).await;
        all += (script - bare).max(0.0);
        row(&format!("script of a slider change, {view}"), script, "ms", None);
    }
    row("script of a slider change, all closed-form curves", all, "ms", Some(16.0));
}

/// Milliseconds of script for a change of a slider, on average.
async fn script_of_a_change(view: &str) -> f64 {
    const CHANGES: f64 = 40.0;
    let page = Page::open(&format!("view={view}&p=16&n=1024&play=false")).await;
    page.resize(1440, 900).await;
    page.quiet().await;
    page.devtools("Performance.enable", json!({})).await;
    let change = format!(
        "(async () => {{
            const e = document.getElementById('slide-tw');
            for (let k = 0; k < {CHANGES}; k++) {{
                e.value = 100 + k * 37 % 200;
                e.dispatchEvent(new InputEvent('input', {{ bubbles: true }}));
                await new Promise(done => setTimeout(done, 60));
            }}
        }})()"
    );
    page.eval(&change).await;
    let before = script_time(&page).await;
    page.eval(&change).await;
    (script_time(&page).await - before) / CHANGES
}

/// Milliseconds of script that the page has used so far.
async fn script_time(page: &Page) -> f64 {
    let answer = page.devtools("Performance.getMetrics", json!({})).await;
    let metrics = answer["metrics"].as_array().expect("metrics");
    let script = metrics.iter().find(|metric| metric["name"] == "ScriptDuration").expect("script time");
    number(&script["value"]) * 1000.0
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().map(|all| all.iter().map(number).collect()).unwrap_or_default()
}

/// Script time of the frames of one whole animation, with every view on the screen.
async fn frames(name: &str, fragment: &str, goal: Option<f64>) {
    let page = Page::open(&format!("{fragment}&play=false&speed=3")).await;
    page.resize(1920, 1080).await;
    // Two runs side by side have no curves to wait for.
    if fragment.contains("beside") {
        page.settled().await;
    } else {
        page.quiet().await;
    }
    page.press("Home").await;
    page.eval("hyperfly.clear()").await;
    page.press(" ").await;
    page.wait_for(
        "the end",
        "(state => !state.playing && state.t === state.t_parallel)(JSON.parse(hyperfly.state()))",
    )
    .await;
    let script = numbers(&page.state().await["frame_script"]);
    row(&format!("script per frame, {name}, p50 of {}", script[0]), script[1], "ms", None);
    row(&format!("script per frame, {name}, p99"), script[2], "ms", goal);
    row(&format!("script per frame, {name}, slowest"), script[3], "ms", None);
}
