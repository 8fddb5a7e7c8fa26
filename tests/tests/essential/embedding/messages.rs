//! Messages between an embedded figure and its host.

use hyperfly_tests::hosts::embed_host::EmbedHost;
use hyperfly_tests::hosts::embed_host::{PAINTED, request};
use hyperfly_tests::page::native_run;
use serde_json::json;

/// JavaScript, in a frame: delays one-second timers until `release()`.
const HOLD: &str = "(() => {
    const [plain, clear] = [setTimeout, clearTimeout], held = new Map();
    let count = 0;
    window.setTimeout = (call, ms, ...rest) => ms === 1000 ? (held.set(--count, call), count) : plain(call, ms, ...rest);
    window.clearTimeout = id => held.delete(id) || clear(id);
    window.release = () => held.forEach(call => plain(call, 0));
    return true;
})()";

#[tokio::test]
async fn figure_is_ready_once_and_reports_its_height() {
    let host = EmbedHost::with("view=machine&topology=mesh&p=64&n=4096", 700, 300, "").await;
    let ready_messages = host.received_messages("ready").await;
    assert_eq!(ready_messages.len(), 1);
    assert_eq!(ready_messages[0]["hyperfly"], 1);
    assert_eq!(ready_messages[0]["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(request(&ready_messages[0]).settings.p, 64);
    let painted_message = host
        .inside("[...document.querySelectorAll('[data-view=machine] canvas')].every(c => c.width > 100)")
        .await;
    assert_eq!(painted_message, true);

    // The height depends on the width, not on the frame's height.
    let resize = async |width: u32, height: u32| {
        host.eval(&format!("{{ frames_[0].width = {width}; frames_[0].height = {height} }}")).await;
        let has_size = format!("return innerWidth === {width} && innerHeight === {height}");
        host.wait_in_frame("its size", 0, &has_size).await;
        host.inside(PAINTED).await;
        host.height().await
    };
    let first = host.height().await;
    assert!((300.0..1000.0).contains(&first), "{first}");
    assert_eq!(resize(700, 1500).await, first, "it grew with its frame");
    assert_ne!(resize(360, 1500).await, first, "at 360 and at 700");
    assert_eq!(resize(700, first as u32).await, first);
    // At that height nothing is cut off and no space is left.
    let overflow = host.inside("document.documentElement.scrollHeight - innerHeight").await;
    assert!(overflow.as_f64().is_some_and(|overflow| overflow.abs() <= 1.0), "{overflow}");
    assert_eq!(host.received_messages("ready").await.len(), 1);

    // At the same width, a smaller height is reported only after a second, so that content below does not jump. The test holds that timer
    // until it releases it.
    host.say("set", json!({ "request": { "view": "machine,timeline" } })).await;
    host.wait_for_message("resize", &format!("m.height > {first}")).await;
    host.inside(HOLD).await;
    host.forget().await;
    for (id, view) in
        ["machine", "machine,timeline", "machine", "machine,timeline", "machine"].iter().enumerate()
    {
        host.say("set", json!({ "id": id + 1000, "request": { "view": view } })).await;
        host.wait_for_message("state", &format!("m.id === {}", id + 1000)).await;
        host.inside(PAINTED).await;
    }
    assert_eq!(host.received_messages("resize").await.len(), 0);
    host.inside("release()").await;
    host.wait_for_message("resize", &format!("m.height === {first}")).await;
    host.assert_quiet().await;
}

#[tokio::test]
async fn figure_answers_requests() {
    let host = EmbedHost::with("view=machine&topology=mesh&p=16&n=4096", 700, 500, "").await;
    let state = host.state().await;
    let native = native_run(&request(&state));
    assert_eq!(state["run"]["trace_hash"], format!("{:016x}", native.report.trace_hash));
    assert_eq!(state["t_parallel"], native.report.t_parallel);
    assert_eq!(state["run"]["efficiency"], native.report.efficiency);
    assert!(state["sentence"].as_str().is_some_and(|text| text.contains("E would be")));

    host.say("seek", json!({ "t": 1000 })).await;
    host.wait_for_message("state", "m.t === 1000 && !m.playing").await;
    host.say("seek", json!({ "part": 0.5 })).await;
    let half_time = native.report.t_parallel / 2.0;
    host.wait_for_message("state", &format!("Math.abs(m.t - {half_time}) < 1e-6")).await;
    host.forget().await;
    host.say("play", json!({})).await;
    host.wait_for_message("state", "m.playing").await;
    host.say("pause", json!({})).await;
    host.wait_for_message("state", &format!("!m.playing && m.t >= {half_time}")).await;
    host.assert_quiet().await;
}

#[tokio::test]
async fn set_changes_the_given_keys_only() {
    let host = EmbedHost::with("view=machine&topology=mesh&p=16&n=4096&ts=7&controls=p", 700, 500, "").await;
    host.forget().await;
    host.say("set", json!({ "request": { "p": 64, "switching": "wormhole", "loop": true } })).await;
    let state = host.wait_for_message("state", "m.run.p === 64").await;
    let current_request = request(&state);
    assert_eq!(
        (
            current_request.settings.p,
            current_request.settings.n,
            current_request.settings.ts,
            current_request.look.loop_playback
        ),
        (64, 4096, 7.0, true)
    );
    assert_eq!(
        state["run"]["trace_hash"],
        format!("{:016x}", native_run(&current_request).report.trace_hash)
    );

    // A fragment works, too.
    host.say("set", json!({ "request": "#n=2^10&view=timeline" })).await;
    let state = host.wait_for_message("state", "m.run.n === 1024").await;
    assert_eq!(request(&state).settings.p, 64);
    assert_eq!(host.inside("document.querySelector('[data-view]').dataset.view").await, "timeline");

    // A refusal gives the reason with the id of the request and changes nothing.
    host.forget().await;
    for (request, field) in [
        (json!({ "p": 3 }), "p"),
        (json!({ "p": 4096, "n": 64 }), "p"),
        (json!({ "quantum": 1 }), "quantum"),
        (json!({ "topology": "<b>ring</b>" }), "topology"),
    ] {
        host.say("set", json!({ "request": request, "id": field })).await;
        let error = host.wait_for_message("error", &format!("m.id === {field:?}")).await;
        assert_eq!(error["problems"][0]["field"], field, "{error}");
        assert!(error["problems"][0]["allowed"].as_str().is_some_and(|text| !text.is_empty()));
        host.forget().await;
    }
    let last_state = host.state().await;
    assert_eq!(last_state["request"], state["request"]);
    host.assert_quiet().await;
}

/// `export` returns the figure in the documented formats and refuses other names.
#[tokio::test]
async fn export_gives_the_named_formats_only() {
    let host_page = EmbedHost::with("topology=mesh&p=16&n=1024&t=200", 700, 900, "").await;
    for (format, begins) in [("svg", "<svg"), ("csv", ""), ("json", "{"), ("perfetto", "{")] {
        host_page.say("export", json!({ "format": format, "id": format })).await;
        let export = host_page.wait_for_message("export", &format!("m.id === {format:?}")).await;
        let data = export["data"].as_str().unwrap_or_default();
        assert!(data.len() > 200 && data.trim_start().starts_with(begins), "{format}: {:.80}", data);
        assert!(export["name"].as_str().is_some_and(|name| name.starts_with("hyperfly-")), "{format}");
    }
    host_page.say("export", json!({ "format": "png", "scale": 2, "id": "png" })).await;
    let bytes = "heard.find(m => m.id === 'png')?.data?.byteLength > 1000";
    host_page.wait_for("a picture of pixels", bytes).await;
    for format in ["share", "papers", "", "SVG", "__proto__"] {
        host_page.say("export", json!({ "format": format, "id": format!("no {format}") })).await;
        let refusal = host_page.wait_for_message("error", &format!("m.id === 'no {format}'")).await;
        assert!(refusal["message"].as_str().is_some_and(|text| text.contains("perfetto")), "{refusal}");
    }
    host_page.assert_quiet().await;
}

/// Samples that the reader drops into a figure never leave it in a message; once they are removed, exports work again. (The first column
/// is used.)
#[tokio::test]
async fn own_samples_never_leave_the_figure() {
    let host = EmbedHost::with("view=spectrum&controls=none&p=4&n=16", 700, 500, "").await;
    host.inside(
        "(() => {
            const data = new DataTransfer();
            data.items.add(new File(['7\\n'.repeat(16)], 'secret.csv', { type: 'text/csv' }));
            document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
        })()",
    )
    .await;
    host.wait_for_message("state", "m.request.includes('signal=own')").await;
    for format in ["csv", "svg", "png", "json", "perfetto"] {
        host.forget().await;
        host.say("export", json!({ "id": format, "format": format })).await;
        host.wait_for_message("error", &format!("m.id === '{format}' && m.message.includes('own samples')"))
            .await;
        assert_eq!(host.received_messages("export").await.len(), 0, "{format}");
    }
    // Nor can the page replace them by its own and read what is left of their run.
    host.say("set-samples", json!({ "id": "replaced", "re": [1, 2] })).await;
    host.wait_for_message("error", "m.id === 'replaced' && m.message.includes('own samples')").await;
    host.say("export", json!({ "id": "values", "format": "values" })).await;
    host.wait_for_message("error", "m.id === 'values' && m.message.includes('own samples')").await;
    host.say("set", json!({ "request": { "signal": "sine" }, "id": "gone" })).await;
    host.wait_for_message("state", "m.id === 'gone'").await;
    host.say("export", json!({ "id": "sine", "format": "csv" })).await;
    host.wait_for_message("export", "m.id === 'sine' && !/,7[,\\n]/.test(m.data)").await;
    host.assert_quiet().await;
}

/// Values that no key and no sample can have are refused with the field's name, and nothing changes.
#[tokio::test]
async fn malformed_values_are_refused_by_name() {
    let host = EmbedHost::with("view=machine&p=4&n=16", 700, 500, "").await;
    let before = host.state().await["request"].clone();
    let many: serde_json::Map<String, serde_json::Value> =
        (0..65).map(|k| (format!("k{k}"), json!(1))).collect();
    for (request, field, value) in [
        (json!({ "samples": [1, 2, 3] }), "samples", "[…]"),
        (json!({ "p": [4] }), "p", "[…]"),
        (json!({ "n": 64, "p": null }), "p", "null"),
        (json!({ "p": { "q": 1 } }), "p", "{…}"),
        (json!({ "view": "x".repeat(300) }), "view", "\"…\""),
        (json!([1]), "request", "[…]"),
        (json!(null), "request", "null"),
        (json!(many), "request", "{…}"),
    ] {
        host.forget().await;
        host.say("set", json!({ "id": 7, "request": request })).await;
        let error = host.wait_for_message("error", "m.id === 7").await;
        assert_eq!(
            (&error["problems"][0]["field"], &error["problems"][0]["value"]),
            (&json!(field), &json!(value))
        );
        assert!(error["message"].as_str().is_some_and(|text| text.contains("allowed: ")), "{error}");
    }
    for (samples, field) in [
        (json!({}), "re"),
        (json!({ "re": [] }), "re"),
        (json!({ "re": "1,2" }), "re"),
        (json!({ "re": [1, "2"] }), "re"),
        (json!({ "re": [1, 2], "im": [1] }), "im"),
        (json!({ "re": [1], "im": [null] }), "im"),
    ] {
        host.forget().await;
        let mut message = samples.clone();
        message["id"] = json!(8);
        host.say("set-samples", message).await;
        let error = host.wait_for_message("error", "m.id === 8").await;
        assert_eq!(error["problems"][0]["field"], field, "{samples}: {error}");
    }
    assert_eq!(host.state().await["request"], before);
    host.assert_quiet().await;
}

/// Without a run there is no end.
#[tokio::test]
async fn state_without_a_run_has_no_end() {
    let host = EmbedHost::empty().await;
    // This run has a deadlock.
    host.add(&host.embed("p=64&n=4096&topology=torus&switching=wormhole"), 700, 500, "").await;
    host.wait_for_message("error", "true").await;
    let state = host.state().await;
    assert_eq!((&state["run"], &state["t_parallel"]), (&json!(null), &json!(null)), "{state}");
    host.assert_quiet().await;
}
