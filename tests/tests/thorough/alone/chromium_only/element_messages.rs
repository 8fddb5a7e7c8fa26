//! Methods, properties and events of `<hyperfly-figure>`.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::element_host::element_host;
use serde_json::json;

/// Elements are added and removed 50 times at every stage of loading; frames, listeners, documents, workers and memory return to their
/// initial values.
#[tokio::test]
async fn removed_elements_leave_nothing_behind() {
    let host_page = element_host("<hyperfly-figure id=stays p=4></hyperfly-figure><section></section>").await;
    host_page.eval("await there(figure)").await;
    let cycle = |times: u32| {
        format!(
            "for (let k = 0; k < {times}; k++) {{
                const one = document.createElement('hyperfly-figure');
                one.setAttribute('p', 2 ** (1 + k % 5));
                one.setAttribute('view', 'machine');
                document.querySelector('section').append(one);
                one.addEventListener('state', () => one.title = 'heard');
                if (k % 5 === 4) {{ await one.getState(); one.set({{ n: 512 }}); }}
                else await wait(k % 5 * 40);
                one.remove();
            }}
            await wait(500)"
        )
    };
    // An idle worker ends after a second; until then it is counted.
    let mut workers = 0.0;
    for k in 5..10 {
        host_page.eval(&format!("await figure.set({{ n: 2 ** {k} }})")).await;
        workers = f64::max(workers, count_objects(&host_page.browser).await[4]);
    }
    assert!(workers > 0.0, "workers are not counted");
    host_page.eval(&cycle(10)).await;
    let before = count_objects(&host_page.browser).await;
    host_page.eval(&cycle(50)).await;
    let after = count_objects(&host_page.browser).await;
    println!("frames, listeners, documents, nodes, workers, bytes: {before:?} then {after:?}");
    assert!(before[1] > 0.0, "nothing is counted: {before:?}");
    assert_eq!(before[0], after[0], "frames");
    for (k, name) in ["listeners", "documents", "nodes", "workers"].iter().enumerate() {
        let [before, after] = [before[k + 1], after[k + 1]];
        assert!(after <= before + 5.0, "{name}: {before} before, {after} after");
    }
    assert!(after[5] - before[5] < 1e6, "the heap grew by {} bytes", after[5] - before[5]);
    assert_eq!(host_page.eval("return [allFrames().length, document.querySelectorAll('iframe').length, (await figure.getState()).run.p]").await, json!([1, 0, 4]));
    host_page.browser.assert_quiet().await;
}

/// Returns the numbers of frames, listeners, documents, nodes and workers, and heap bytes, after garbage collection.
async fn count_objects(browser: &Browser) -> [f64; 6] {
    browser.devtools("Performance.enable", json!({})).await;
    for _ in 0..3 {
        browser.devtools("HeapProfiler.collectGarbage", json!({})).await;
    }
    let metrics = browser.devtools("Performance.getMetrics", json!({})).await;
    let heap = browser.devtools("Runtime.getHeapUsage", json!({})).await;
    let metric = |name: &str| {
        let metrics_list = metrics["metrics"].as_array().expect("metrics");
        let metric = metrics_list
            .iter()
            .find(|metric| metric["name"] == name)
            .unwrap_or_else(|| panic!("{name} in {metrics_list:?}"));
        metric["value"].as_f64().expect("a number")
    };
    let counts = ["Frames", "JSEventListeners", "Documents", "Nodes", "WorkerGlobalScopes"].map(metric);
    let [frames, listeners, documents, nodes, workers] = counts;
    [frames, listeners, documents, nodes, workers, heap["usedSize"].as_f64().expect("bytes")]
}
