//! Tests the memory of page and workers.

use hyperfly_tests::page::Page;
use serde_json::{Value, json};

/// Wraps every worker in a script that reports the size of its wasm memory when it receives `memory`.
const WATCH: &str = "{
    const Plain = window.Worker;
    window.workers = [];
    window.Worker = class extends Plain {
        constructor(url) {
            const script = `
                const memories = [];
                for (const name of ['instantiate', 'instantiateStreaming']) {
                    const plain = WebAssembly[name];
                    WebAssembly[name] = async (...all) => {
                        const made = await plain.apply(WebAssembly, all);
                        memories.push((made.instance ?? made).exports.memory);
                        return made;
                    };
                }
                self.addEventListener('message', ({ data }) => {
                    if (data === 'memory') self.postMessage({ memory: memories.map(m => m.buffer.byteLength).reduce((a, b) => a + b, 0) });
                });
                importScripts(${JSON.stringify(url)});`;
            super(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
            window.workers.push(this);
        }
    };
}";

/// Returns the bytes of the page's heap, its wasm memory and all workers' wasm memories, and the number of elements.
async fn measure(page: &Page) -> [f64; 4] {
    page.wait_until_settled().await;
    for _ in 0..2 {
        page.devtools("HeapProfiler.collectGarbage", json!({})).await;
    }
    let heap = page.devtools("Runtime.getHeapUsage", json!({})).await;
    let workers = page
        .eval(
            "Promise.all(workers.map(worker => new Promise(done => {
                const hear = ({ data }) => { if (data?.memory) { worker.removeEventListener('message', hear); done(data.memory); } };
                worker.addEventListener('message', hear);
                worker.postMessage('memory');
            }))).then(all => all.reduce((a, b) => a + b, 0))",
        )
        .await;
    let number = |value: &Value| value.as_f64().unwrap_or_else(|| panic!("no number: {value}"));
    [
        number(&heap["usedSize"]),
        number(&page.state().await["memory"]),
        number(&workers),
        number(&page.eval("document.querySelectorAll('*').length").await),
    ]
}

/// Makes a number of changes to sizes, ratios, networks and formulations in turn, waiting for each.
async fn change(page: &Page, times: u32) {
    let script = format!(
        "(async () => {{
            const slide = (field, position) => {{
                const e = document.getElementById('slide-' + field);
                e.value = position;
                e.dispatchEvent(new InputEvent('input', {{ bubbles: true }}));
                e.dispatchEvent(new Event('change', {{ bubbles: true }}));
            }};
            const choose = (topology) => document.querySelector(`input[name=topology][value=${{topology}}]`).click();
            const settled = () => new Promise(done => {{
                const look = () => JSON.parse(hyperfly.state()).busy ? requestAnimationFrame(look) : done();
                requestAnimationFrame(look);
            }});
            for (let k = 0; k < {times}; k++) {{
                if (k % 10 === 9) slide('p', 2 + k / 10 % 5);
                else if (k % 10 === 4) slide('n', 6 + k / 10 % 5);
                else slide(['tw', 'ts', 'th'][k % 3], 100 + k * 7 % 200);
                if (k % 50 === 0) choose(k % 100 ? 'mesh' : 'hypercube');
                await settled();
            }}
            slide('p', 4); slide('n', 6); slide('tw', 200); slide('ts', 200); slide('th', 200);
        }})()"
    );
    page.eval(&script).await;
    page.wait_until_settled().await;
}

#[tokio::test]
async fn memory_is_stable_over_a_thousand_changes() {
    let page = Page::open_without_waiting("play=false").await;
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await;
    page.reopen("play=false").await;
    page.wait_for_curves().await;
    // The baseline is taken after changes of each kind, when caches and buffers have their final size.
    change(&page, 250).await;
    page.wait_for_curves().await;
    let mut measures = vec![measure(&page).await];
    for _ in 0..3 {
        change(&page, 250).await;
        page.wait_for_curves().await;
        measures.push(measure(&page).await);
    }
    println!("heap, wasm of the page, wasm of the workers, elements: {measures:?}");
    let before = measures[0];
    let growth = |k: usize| measures[3][k] - before[k];
    // Wasm memory grows in steps with the worst case of concurrent work, whereas a leak grows with each change.
    let min_growth = |k: usize| {
        measures.windows(2).map(|window| window[1][k] - window[0][k]).fold(f64::INFINITY, f64::min)
    };
    let (heap, elements, wasm, workers) = (growth(0), growth(3), min_growth(1), min_growth(2));
    assert!(before[2] > 1e6, "the workers' memory is not seen");
    assert!(heap < 1e6, "the heap grew by {heap} bytes");
    assert!(wasm < 2e5, "the page's wasm grew by {wasm} bytes or more each time");
    assert!(workers < 2e5, "the workers' wasm grew by {workers} bytes or more each time");
    assert!(elements.abs() <= 5.0, "{elements} more elements");
}
