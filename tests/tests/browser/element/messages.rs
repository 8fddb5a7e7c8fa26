//! What a `<hyperfly-figure>` says and hears: its methods, properties and events, whom it does not listen to, and that nothing of it
//! is left where it was.

use super::notes;
use hyperfly_tests::browser::Browser;
use serde_json::json;

/// Methods, properties and events are those of the messages.
#[tokio::test]
async fn mirrors_the_messages() {
    let notes = notes("<hyperfly-figure p=16 n=1024 play=false></hyperfly-figure>").await;
    let seen = notes
        .eval(
            "await when('the element', () => figure.play);
             // What is said before the frame listens is not lost.
             figure.seek({ part: 0.5 });
             const half = await next('state', ({ t, t_parallel }) => t > 0 && Math.abs(t / t_parallel - 0.5) < 1e-6);
             figure.seek(7);
             await next('state', ({ t }) => t === 7);
             figure.play();
             await next('state', ({ playing }) => playing);
             figure.pause();
             await next('state', ({ playing }) => !playing);
             figure.set({ p: 64 });
             await next('state', ({ run }) => run?.p === 64);
             figure.set('p=32&n=2048');
             await next('state', ({ run, request }) => run?.p === 32 && request.includes('n=2048'));
             // What is set is answered by the state with its run, or by why there is none.
             const { run, request } = await within(figure.set({ topology: 'mesh', p: 16 }));
             const { from, to, load } = run.hottest;
             const parts = Object.values(run.breakdown).reduce((sum, part) => sum + part);
             const set = run.p === 16 && request.includes('topology=mesh') && from !== to && load > 1 && Math.abs(parts - 1) < 1e-9;
             const no = await within(figure.set({ p: 12 })).catch(({ problems }) => problems[0].field);
             await within(figure.set('p=32&topology=hypercube'));
             const file = await within(figure.export('svg'));
             const refused = await within(figure.export('exe')).catch(error => error);
             return [half.hyperfly, figure.state.run.p, file instanceof Blob, file.name, file.type, await file.text(),
                 refused instanceof Error && Array.isArray(refused.problems), set, no]",
        )
        .await;
    assert_eq!(seen[0], 1, "{seen}");
    assert_eq!(seen[1], 32, "{seen}");
    assert_eq!(seen[2], true, "{seen}");
    assert!(seen[3].as_str().is_some_and(|name| name.ends_with(".svg")), "{seen}");
    assert_eq!(seen[4], "image/svg+xml", "{seen}");
    assert!(seen[5].as_str().is_some_and(|text| text.contains("<svg")), "{seen}");
    assert_eq!(seen[6], true, "{seen}");
    assert_eq!((&seen[7], &seen[8]), (&json!(true), &json!("p")), "{seen}");
    notes.browser.assert_quiet().await;
}

/// What only the explorer shows is refused by its name, in the figure with the way there; there is a picture all the same.
#[tokio::test]
async fn names_what_only_the_explorer_shows() {
    let notes = notes("<hyperfly-figure p=8 tour=mesh paper=gk-fig3></hyperfly-figure>").await;
    let seen = notes
        .eval(
            "const fields = ({ problems }) => problems.map(({ field, value, nearest }) => [field, value, nearest]);
             const { message, ...error } = await first('error');
             await within(figure.ready);
             const refused = await within(figure.set({ ask: 5, p: 16 })).catch(error => error);
             const none = (await within(figure.set({ tour: 'none', paper: 'none' }))).request;
             return [message, fields(error), refused instanceof Error, fields(refused), refused.message, none]",
        )
        .await;
    let both = json!([["tour", "mesh", "none"], ["paper", "gk-fig3", "none"]]);
    assert!(
        seen[0].as_str().is_some_and(|words| words.contains("tour, paper") && words.contains("explorer")),
        "{seen}"
    );
    assert_eq!(
        (&seen[1], &seen[2], &seen[3]),
        (&both, &json!(true), &json!([["ask", "5", "none"]])),
        "{seen}"
    );
    assert!(
        seen[4].as_str().is_some_and(|words| words.contains("ask") && words.contains("explorer")),
        "{seen}"
    );
    // Of what was refused nothing is changed.
    let request = seen[5].as_str().unwrap_or_default();
    assert!(request.contains("p=8") && !request.contains("ask") && !request.contains("tour"), "{seen}");
    notes.browser.assert_quiet().await;
}

/// Only the element's own frame is listened to, and only what has the shape of a message.
#[tokio::test]
async fn hears_its_own_frame_alone() {
    let notes = notes(
        "<hyperfly-figure p=16></hyperfly-figure>
         <iframe id=stranger srcdoc='<script>onmessage = ({ data }) => parent.postMessage(data, \"*\")</script>'></iframe>",
    )
    .await;
    let seen = notes
        .eval(
            "await there(figure);
             const heard = [];
             for (const type of ['ready', 'error', 'resize', 'state']) figure.addEventListener(type, ({ detail }) => heard.push(detail));
             // What it has to say of itself by now comes before this answer.
             await figure.getState();
             await painted();
             heard.length = 0;
             const height = figure.offsetHeight;
             const lies = [{ hyperfly: 1, type: 'resize', height: 7777 }, { hyperfly: 1, type: 'state', t: -1 }, { hyperfly: 1, type: 'ready', height: 5555 }];
             const frame = figure.querySelector('iframe');
             for (const lie of lies) {
                 stranger.contentWindow.postMessage(lie, '*');
                 postMessage(lie, '*');
             }
             // From the right window, of the wrong shape.
             const shapes = [null, 1, 'x'.repeat(1e6), [], {}, { hyperfly: 2, type: 'resize', height: 4444 }, { hyperfly: 1 },
                 { hyperfly: 1, type: 'toString' }, { hyperfly: 1, type: '__proto__' }, { hyperfly: 1, type: 'click' },
                 { hyperfly: 1, type: ['resize'], height: 3333 }];
             for (const data of shapes) dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data }));
             for (const height of ['900px', -5, NaN, Infinity, 1e9, { valueOf: () => 2222 }])
                 dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data: { hyperfly: 1, type: 'resize', height } }));
             // The stranger sends its lies on before this.
             await new Promise(done => {
                 addEventListener('message', ({ data }) => data === 'after the lies' && done());
                 stranger.contentWindow.postMessage('after the lies', '*');
             });
             await painted();
             return [heard.filter(({ type }) => type !== 'resize').length, figure.offsetHeight === height, figure.state.t >= 0]",
        )
        .await;
    assert_eq!(seen, json!([0, true, true]));
    notes.browser.assert_quiet().await;
}

/// An answer that can no longer come is refused, and the figure lives again elsewhere.
#[tokio::test]
async fn can_be_moved() {
    let notes = notes("<hyperfly-figure p=64></hyperfly-figure><section></section>").await;
    let seen = notes
        .eval(
            "await there(figure);
             const asked = figure.getState().then(() => 'answered', error => error.message);
             figure.remove();
             const alone = await figure.getState().then(() => 'answered', error => error.message);
             const gone = [figure.querySelectorAll('iframe').length, frames.length, figure.state];
             document.querySelector('section').append(figure);
             await next('ready');
             document.body.append(figure);
             await next('ready');
             return [await asked, alone, gone, (await figure.getState()).run.p, frames.length]",
        )
        .await;
    assert_eq!(seen, json!(["the figure was removed", "the figure is in no page", [0, 0, null], 64, 1]));
    notes.browser.assert_quiet().await;
}

/// Moved in one piece, where the browser can, it goes on as it was.
#[tokio::test]
async fn goes_on_when_moved_in_one_piece() {
    let notes = notes("<hyperfly-figure p=16></hyperfly-figure><section></section>").await;
    let seen = notes
        .eval(
            "await there(figure);
             figure.set({ p: 64 });
             await next('state', ({ run }) => run?.p === 64);
             document.querySelector('section').moveBefore(figure, null);
             return [(await figure.getState()).run.p, figure.parentNode.localName, figure.getAttribute('p')]",
        )
        .await;
    assert_eq!(seen, json!([64, "section", "16"]));
    assert_eq!(notes.asked("/embed.html"), 1, "{:?}", notes.site.asked());
    notes.browser.assert_quiet().await;
}

/// Added and removed 50 times, at every stage of its life: frames, listeners, documents, workers and memory are what they were.
#[tokio::test]
async fn leaves_nothing_behind() {
    let notes = notes("<hyperfly-figure id=stays p=4></hyperfly-figure><section></section>").await;
    notes.eval("await there(figure)").await;
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
    // A worker that nobody asks ends after a second: while one is asked, it is counted.
    let mut workers = 0.0;
    for k in 5..10 {
        notes.eval(&format!("await figure.set({{ n: 2 ** {k} }})")).await;
        workers = f64::max(workers, counts(&notes.browser).await[4]);
    }
    assert!(workers > 0.0, "workers are not counted");
    notes.eval(&cycle(10)).await;
    let before = counts(&notes.browser).await;
    notes.eval(&cycle(50)).await;
    let after = counts(&notes.browser).await;
    println!("frames, listeners, documents, nodes, workers, bytes: {before:?} then {after:?}");
    assert!(before[1] > 0.0, "nothing is counted: {before:?}");
    assert_eq!(before[0], after[0], "frames");
    for (k, name) in ["listeners", "documents", "nodes", "workers"].iter().enumerate() {
        let [before, after] = [before[k + 1], after[k + 1]];
        assert!(after <= before + 5.0, "{name}: {before} before, {after} after");
    }
    assert!(after[5] - before[5] < 1e6, "the heap grew by {} bytes", after[5] - before[5]);
    assert_eq!(notes.eval("return [frames.length, document.querySelectorAll('iframe').length, (await figure.getState()).run.p]").await, json!([1, 1, 4]));
    notes.browser.assert_quiet().await;
}

/// Frames, listeners, documents, nodes, workers, and bytes of the heap, after collecting garbage.
async fn counts(browser: &Browser) -> [f64; 6] {
    browser.devtools("Performance.enable", json!({})).await;
    for _ in 0..3 {
        browser.devtools("HeapProfiler.collectGarbage", json!({})).await;
    }
    let metrics = browser.devtools("Performance.getMetrics", json!({})).await;
    let heap = browser.devtools("Runtime.getHeapUsage", json!({})).await;
    let metric = |name: &str| {
        let all = metrics["metrics"].as_array().expect("metrics");
        let one = all.iter().find(|one| one["name"] == name).unwrap_or_else(|| panic!("{name} in {all:?}"));
        one["value"].as_f64().expect("a number")
    };
    let named = ["Frames", "JSEventListeners", "Documents", "Nodes", "WorkerGlobalScopes"].map(metric);
    let [frames, listeners, documents, nodes, workers] = named;
    [frames, listeners, documents, nodes, workers, heap["usedSize"].as_f64().expect("bytes")]
}
