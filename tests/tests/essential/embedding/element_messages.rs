//! Methods, properties and events of `<hyperfly-figure>`.

use hyperfly_tests::hosts::element_host::element_host;
use serde_json::json;

/// Methods, properties and events correspond to the messages.
#[tokio::test]
async fn methods_and_events_mirror_the_messages() {
    let host_page = element_host("<hyperfly-figure p=16 n=1024 play=false></hyperfly-figure>").await;
    let observed = host_page
        .eval(
            "await when('the element', () => figure.play);
             // Calls before the frame is ready are not lost.
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
             // `set` resolves with the state of its run, or with the reason for its refusal.
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
    assert_eq!(observed[0], 1, "{observed}");
    assert_eq!(observed[1], 32, "{observed}");
    assert_eq!(observed[2], true, "{observed}");
    assert!(observed[3].as_str().is_some_and(|name| name.ends_with(".svg")), "{observed}");
    assert_eq!(observed[4], "image/svg+xml", "{observed}");
    assert!(observed[5].as_str().is_some_and(|text| text.contains("<svg")), "{observed}");
    assert_eq!(observed[6], true, "{observed}");
    assert_eq!((&observed[7], &observed[8]), (&json!(true), &json!("p")), "{observed}");
    host_page.browser.assert_quiet().await;
}

/// Only well-formed messages of the element's own frame are accepted.
#[tokio::test]
async fn messages_of_other_frames_are_ignored() {
    let host_page = element_host(
        "<hyperfly-figure p=16></hyperfly-figure>
         <iframe id=stranger srcdoc='<script>onmessage = ({ data }) => parent.postMessage(data, \"*\")</script>'></iframe>",
    )
    .await;
    let observed = host_page
        .eval(
            "await there(figure);
             const heard = [];
             for (const type of ['ready', 'error', 'resize', 'state']) figure.addEventListener(type, ({ detail }) => heard.push(detail));
             // Everything that the frame sends by now arrives before this reply.
             await figure.getState();
             await painted();
             heard.length = 0;
             const height = figure.offsetHeight;
             const lies = [{ hyperfly: 1, type: 'resize', height: 7777 }, { hyperfly: 1, type: 'state', t: -1 }, { hyperfly: 1, type: 'ready', height: 5555 }];
             const frame = frameOf(figure);
             for (const lie of lies) {
                 stranger.contentWindow.postMessage(lie, '*');
                 postMessage(lie, '*');
             }
             // From the right window, but malformed.
             const shapes = [null, 1, 'x'.repeat(1e6), [], {}, { hyperfly: 2, type: 'resize', height: 4444 }, { hyperfly: 1 },
                 { hyperfly: 1, type: 'toString' }, { hyperfly: 1, type: '__proto__' }, { hyperfly: 1, type: 'click' },
                 { hyperfly: 1, type: ['resize'], height: 3333 }];
             // Firefox cannot create such an event for a window of another origin.
             const from = data => dispatchEvent(Object.defineProperty(new MessageEvent('message', { data }), 'source', { value: frame.contentWindow }));
             shapes.forEach(from);
             for (const height of ['900px', -5, NaN, Infinity, 1e9, { valueOf: () => 2222 }])
                 from({ hyperfly: 1, type: 'resize', height });
             // The other frame sends its forged messages before this one.
             await new Promise(done => {
                 addEventListener('message', ({ data }) => data === 'after the lies' && done());
                 stranger.contentWindow.postMessage('after the lies', '*');
             });
             await painted();
             return [heard.filter(({ type }) => type !== 'resize').length, figure.offsetHeight === height, figure.state.t >= 0]",
        )
        .await;
    assert_eq!(observed, json!([0, true, true]));
    host_page.browser.assert_quiet().await;
}

/// A pending promise is rejected when the element moves, and the figure restarts in the new place.
#[tokio::test]
async fn moved_element_restarts_its_figure() {
    let host_page = element_host("<hyperfly-figure p=64></hyperfly-figure><section></section>").await;
    let observed = host_page
        .eval(
            "await there(figure);
             const asked = figure.getState().then(() => 'answered', error => error.message);
             figure.remove();
             const alone = await figure.getState().then(() => 'answered', error => error.message);
             const gone = [framesOf(figure).length, allFrames().length, figure.state];
             document.querySelector('section').append(figure);
             await next('ready');
             document.body.append(figure);
             await next('ready');
             return [await asked, alone, gone, (await figure.getState()).run.p, allFrames().length]",
        )
        .await;
    assert_eq!(observed, json!(["the figure was removed", "the figure is in no page", [0, 0, null], 64, 1]));
    host_page.browser.assert_quiet().await;
}

/// A page may read back the samples that it sends, with their transform and the values between.
#[tokio::test]
async fn page_reads_back_its_own_samples() {
    let host_page = element_host("<hyperfly-figure p=4 n=16></hyperfly-figure>").await;
    let observed = host_page
        .eval(
            "await when('the element', () => figure.setSamples);
             const transform = (re, im) => re.map((_, k) => re.reduce((sum, _, i) => {
                 const angle = -2 * Math.PI * i * k / re.length, [c, s] = [Math.cos(angle), Math.sin(angle)];
                 return [sum[0] + re[i] * c - im[i] * s, sum[1] + re[i] * s + im[i] * c];
             }, [0, 0]));
             const sorted = pairs => pairs.map(pair => pair.map(x => Math.round(x * 1e9) / 1e9 + 0)).sort(([a, b], [c, d]) => a - c || b - d);
             const results = [];
             for (const round of [1, 2]) {
                 const re = Float64Array.from({ length: 16 }, (_, i) => round * (i * i % 7 - 3)), im = [...re].map(x => x / 8 + 1);
                 const state = await within(figure.setSamples(re, im));
                 const csv = await within(figure.export('values')), lines = (await csv.text()).trim().split('\\n').slice(1).map(line => line.split(',').map(Number));
                 const json = await within(figure.export('values', { json: true }));
                 const same = (await json.text()).trim().split('\\n').map(JSON.parse).every((value, k) => String(Object.values(value)) === String(lines[k]));
                 const stage = wanted => lines.filter(([stage]) => stage === wanted).map(([, , index, ...value]) => [index, value]).sort(([a], [b]) => a - b).map(([, value]) => value);
                 results.push([state.request.includes('signal=own'), re.length, lines.length,
                     String(stage(0)) === String([...re].map((x, i) => [x, im[i]])),
                     String(sorted(stage(4))) === String(sorted(transform([...re], im))), csv.name.endsWith('.csv'), json.type, same]);
             }
             const large = await within(figure.set({ n: 8192 })), refused = await soon(figure.export('values'));
             const wrong = [figure.setSamples(['x']), figure.setSamples([1n]), figure.setSamples(), figure.setSamples([1], [1, 2]),
                 figure.set({ samples: [1, 2, 3] }), figure.set({ p: [4] }), figure.set({ p: null }), figure.set(), figure.set({ p: () => 4 })];
             const fields = [];
             for (const promise of wrong) fields.push((await soon(promise)).problems?.[0].field ?? null);
             return [results, large.run.n, refused.message, fields]",
        )
        .await;
    let round = json!([true, 16, 80, true, true, true, "application/jsonl", true]);
    assert_eq!((&observed[0], &observed[1]), (&json!([round, round]), &json!(8192)), "{observed}");
    assert!(observed[2].as_str().is_some_and(|words| words.contains("4096")), "{observed}");
    assert_eq!(
        observed[3],
        json!(["re", "re", "re", "im", "samples", "p", "p", "request", null]),
        "{observed}"
    );
    host_page.browser.assert_quiet().await;
}

/// Every key is a property that reflects its attribute; `play` stays a method, too.
#[tokio::test]
async fn properties_reflect_attributes() {
    let host_page = element_host("<section></section>").await;
    let observed = host_page
        .eval(
            "await customElements.whenDefined('hyperfly-figure');
             // Set before it is an element of this class, as frameworks do while the script loads.
             const early = document.implementation.createHTMLDocument('').createElement('hyperfly-figure');
             Object.assign(early, { p: 8, play: true });
             early.setAttribute('loading', 'eager');
             document.querySelector('section').append(early);
             await within(early.getState());
             await when('a playing run', () => early.state.run?.p === 8 && early.state.playing);
             early.p = 16n;
             early.topology = 'mesh';
             early.play = false;
             const changed = early.outerHTML;
             await when('another run', () => early.state.run?.topology === 'mesh' && early.state.run.p === 16 && !early.state.playing);
             early.play();
             await when('time', () => early.state.playing);
             const values = [];
             const other = document.createElement('hyperfly-figure');
             for (const value of [true, '', 'false', false, null, undefined, 'true']) {
                 other.play = other.loop = other.L = value;
                 values.push([typeof other.play, other.getAttribute('play'), other.loop, other.L, other.l]);
             }
             other.lSync = 5;
             return [changed, values, other.getAttribute('l-sync'), other['l-sync'], Object.keys(early)]",
        )
        .await;
    let values = json!([
        ["function", "", "", "true", "true"],
        ["function", "", "", "", ""],
        ["function", "false", "false", "false", "false"],
        ["function", null, null, null, null],
        ["function", null, null, null, null],
        ["function", null, null, null, null],
        ["function", "true", "true", "true", "true"],
    ]);
    let html = "<hyperfly-figure loading=\"eager\" p=\"16\" topology=\"mesh\"></hyperfly-figure>";
    assert_eq!(observed, json!([html, values, "5", "5", []]));
    host_page.browser.assert_quiet().await;
}
