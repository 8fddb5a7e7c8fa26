//! What an embedded figure and the page around it say to each other.

use crate::frames::runs;
use hyperfly_request::Request;
use hyperfly_tests::notes::Notes;
use hyperfly_tests::page::natively;
use serde_json::{Value, json};

fn request(message: &Value) -> Request {
    let fragment = message["request"].as_str().unwrap_or_default();
    Request::from_fragment(fragment).0.unwrap_or_else(|why| panic!("{fragment}: {why:?}"))
}

/// In a frame: what is laid out now is painted.
const PAINTED: &str =
    "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))";

#[tokio::test]
async fn is_ready_once_and_tells_its_height() {
    let host = Notes::with("view=machine&topology=mesh&p=64&n=4096", 700, 300, "").await;
    let ready = host.heard("ready").await;
    assert_eq!(ready.len(), 1);
    assert_eq!(ready[0]["hyperfly"], 1);
    assert_eq!(ready[0]["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(request(&ready[0]).settings.p, 64);
    let painted = host
        .inside("[...document.querySelectorAll('[data-view=machine] canvas')].every(c => c.width > 100)")
        .await;
    assert_eq!(painted, true);

    // What it wants follows from its width, whatever height it has.
    let wanted = async |host: &Notes| {
        host.eval("heard.filter(m => m.type === 'resize').at(-1).height").await.as_f64().expect("a height")
    };
    let narrow = async |host: &Notes, width: u32, height: u32| {
        host.eval(&format!("{{ frames_[0].width = {width}; frames_[0].height = {height} }}")).await;
        let there = format!("return innerWidth === {width} && innerHeight === {height}");
        host.wait_in_frame("its size", 0, &there).await;
        // Laid out, painted, and told.
        host.inside(PAINTED).await;
        host.state().await;
    };
    let first = wanted(&host).await;
    assert!((300.0..1000.0).contains(&first), "{first}");
    narrow(&host, 700, 1500).await;
    assert_eq!(wanted(&host).await, first, "it grew with its frame");
    narrow(&host, 360, 1500).await;
    let slim = wanted(&host).await;
    assert_ne!(slim, first, "at 360 and at 700");
    narrow(&host, 700, first as u32).await;
    assert_eq!(wanted(&host).await, first);
    // At that height nothing is cut off and nothing is left over.
    let over = host.inside("document.documentElement.scrollHeight - innerHeight").await;
    assert!(over.as_f64().is_some_and(|over| over.abs() <= 1.0), "{over}");
    assert_eq!(host.heard("ready").await.len(), 1);
    // With the same width it hears of less height once that has lasted: what stands below does not move to and fro.
    host.say("set", json!({ "request": { "view": "machine,timeline" } })).await;
    host.wait_heard("resize", &format!("m.height > {first}")).await;
    host.forget().await;
    for (id, view) in ["machine", "machine,timeline", "machine", "machine,timeline"].iter().enumerate() {
        host.say("set", json!({ "id": id + 1000, "request": { "view": view } })).await;
        host.wait_heard("state", &format!("m.id === {}", id + 1000)).await;
    }
    assert_eq!(host.heard("resize").await.len(), 0);
    host.say("set", json!({ "request": { "view": "machine" } })).await;
    host.wait_heard("resize", &format!("m.height === {first}")).await;
    host.assert_quiet().await;
}

#[tokio::test]
async fn answers_what_it_is_asked() {
    let host = Notes::with("view=machine&topology=mesh&p=16&n=4096", 700, 500, "").await;
    let state = host.state().await;
    let native = natively(&request(&state));
    assert_eq!(state["run"]["trace_hash"], format!("{:016x}", native.report.trace_hash));
    assert_eq!(state["t_parallel"], native.report.t_parallel);
    assert_eq!(state["run"]["efficiency"], native.report.efficiency);
    assert!(state["sentence"].as_str().is_some_and(|text| text.contains("E would be")));

    host.say("seek", json!({ "t": 1000 })).await;
    host.wait_heard("state", "m.t === 1000 && !m.playing").await;
    host.say("seek", json!({ "part": 0.5 })).await;
    let half = native.report.t_parallel / 2.0;
    host.wait_heard("state", &format!("Math.abs(m.t - {half}) < 1e-6")).await;
    host.forget().await;
    host.say("play", json!({})).await;
    host.wait_heard("state", "m.playing").await;
    host.say("pause", json!({})).await;
    host.wait_heard("state", &format!("!m.playing && m.t >= {half}")).await;
    host.assert_quiet().await;
}

#[tokio::test]
async fn changes_what_it_is_told_to_change_and_nothing_else() {
    let host = Notes::with("view=machine&topology=mesh&p=16&n=4096&ts=7&controls=p", 700, 500, "").await;
    host.forget().await;
    host.say("set", json!({ "request": { "p": 64, "switching": "wormhole", "loop": true } })).await;
    let state = host.wait_heard("state", "m.run.p === 64").await;
    let now = request(&state);
    assert_eq!((now.settings.p, now.settings.n, now.settings.ts, now.look.again), (64, 4096, 7.0, true));
    assert_eq!(state["run"]["trace_hash"], format!("{:016x}", natively(&now).report.trace_hash));

    // The same as a fragment.
    host.say("set", json!({ "request": "#n=2^10&view=timeline" })).await;
    let state = host.wait_heard("state", "m.run.n === 1024").await;
    assert_eq!(request(&state).settings.p, 64);
    assert_eq!(host.inside("document.querySelector('[data-view]').dataset.view").await, "timeline");

    // Refused: it says why, by the id of the question, and stays as it is.
    host.forget().await;
    for (asked, field) in [
        (json!({ "p": 3 }), "p"),
        (json!({ "p": 4096, "n": 64 }), "p"),
        (json!({ "quantum": 1 }), "quantum"),
        (json!({ "topology": "<b>ring</b>" }), "topology"),
    ] {
        host.say("set", json!({ "request": asked, "id": field })).await;
        let error = host.wait_heard("error", &format!("m.id === {field:?}")).await;
        assert_eq!(error["problems"][0]["field"], field, "{error}");
        assert!(error["problems"][0]["allowed"].as_str().is_some_and(|text| !text.is_empty()));
        host.forget().await;
    }
    let after = host.state().await;
    assert_eq!(after["request"], state["request"]);
    host.assert_quiet().await;
}

/// An address that cannot be is told to the host, too.
#[tokio::test]
async fn tells_what_is_wrong_with_its_address() {
    let host = Notes::empty().await;
    host.add(&host.embed("view=machine&p=12"), 600, 400, "").await;
    let error = host.wait_heard("error", "true").await;
    assert_eq!(error["problems"][0]["field"], "p");
    assert!(error["message"].as_str().is_some_and(|text| text.contains("power of two")), "{error}");
    host.wait_for("the figure", "heard.some(m => m.type === 'ready')").await;
    let said = host.inside("document.querySelector('.notices').textContent").await;
    assert!(said.as_str().is_some_and(|text| text.contains("p = 12 is not possible")), "{said}");
    host.assert_quiet().await;
}

/// What it wants changes with all that stands in it, also where its frame is higher.
#[tokio::test]
async fn wants_no_more_height_than_it_needs() {
    let notes = Notes::with("view=machine&topology=torus&p=64&n=4096&theme=projector", 700, 1000, "").await;
    let last =
        |frame: u32| format!("heard.filter(m => m.type === 'resize' && m.frame === {frame}).at(-1)?.height");
    let large = notes.wait_for("a height", &last(0)).await;
    notes.say("set", json!({ "request": "theme=light" })).await;
    notes.wait_for("less height for smaller type", &format!("{} < {large}", last(0))).await;
    // Messages that wait for each other: words in place of the pictures.
    notes.add(&notes.embed("topology=torus&switching=wormhole&p=64&n=4096"), 700, 1000, "").await;
    notes.wait_heard("error", "m.frame === 1 && m.message.includes('circle')").await;
    notes.wait_for("the height of a few words", &format!("{} < 500", last(1))).await;
    // A long table scrolls in itself.
    notes.say("set", json!({ "request": "view=table" })).await;
    let mut rows = Value::Null;
    for _ in 0..800 {
        rows = runs(&notes, 0, "document.querySelectorAll('.tables tr').length").await;
        if rows.as_u64() > Some(64) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    assert!(rows.as_u64() > Some(64), "{rows} rows");
    notes.inside(PAINTED).await;
    notes.state().await;
    notes.wait_for("a height that is not the table's", &format!("{} < 900", last(0))).await;
    notes.assert_quiet().await;
}

/// It gives away what it shows, in the formats that are named, and nothing by another name.
#[tokio::test]
async fn gives_files_in_the_formats_that_are_named() {
    let notes = Notes::with("topology=mesh&p=16&n=1024&t=200", 700, 900, "").await;
    for (format, begins) in [("svg", "<svg"), ("csv", ""), ("json", "{"), ("perfetto", "{")] {
        notes.say("export", json!({ "format": format, "id": format })).await;
        let made = notes.wait_heard("export", &format!("m.id === {format:?}")).await;
        let data = made["data"].as_str().unwrap_or_default();
        assert!(data.len() > 200 && data.trim_start().starts_with(begins), "{format}: {:.80}", data);
        assert!(made["name"].as_str().is_some_and(|name| name.starts_with("hyperfly-")), "{format}");
    }
    notes.say("export", json!({ "format": "png", "scale": 2, "id": "png" })).await;
    let bytes = "heard.find(m => m.id === 'png')?.data?.byteLength > 1000";
    notes.wait_for("a picture of pixels", bytes).await;
    for format in ["share", "papers", "", "SVG", "__proto__"] {
        notes.say("export", json!({ "format": format, "id": format!("no {format}") })).await;
        let refused = notes.wait_heard("error", &format!("m.id === 'no {format}'")).await;
        assert!(refused["message"].as_str().is_some_and(|text| text.contains("perfetto")), "{refused}");
    }
    notes.assert_quiet().await;
}

/// What the reader drops into a figure does not leave it by a message, whatever is asked for; when it is gone, files are
/// made again. (The first column counts.)
#[tokio::test]
async fn samples_of_the_reader_stay_in_the_figure() {
    let host = Notes::with("view=spectrum&controls=none&p=4&n=16", 700, 500, "").await;
    host.inside(
        "(() => {
            const data = new DataTransfer();
            data.items.add(new File(['7\\n'.repeat(16)], 'secret.csv', { type: 'text/csv' }));
            document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
        })()",
    )
    .await;
    host.wait_heard("state", "m.request.includes('signal=own')").await;
    for format in ["csv", "svg", "png", "json", "perfetto"] {
        host.forget().await;
        host.say("export", json!({ "id": format, "format": format })).await;
        host.wait_heard("error", &format!("m.id === '{format}' && m.message.includes('own samples')")).await;
        assert_eq!(host.heard("export").await.len(), 0, "{format}");
    }
    host.say("set", json!({ "request": { "signal": "sine" }, "id": "gone" })).await;
    host.wait_heard("state", "m.id === 'gone'").await;
    host.say("export", json!({ "id": "sine", "format": "csv" })).await;
    host.wait_heard("export", "m.id === 'sine' && !/,7[,\\n]/.test(m.data)").await;
    host.assert_quiet().await;
}
