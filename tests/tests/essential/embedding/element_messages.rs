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
             const frame = figure.querySelector('iframe');
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
             const gone = [figure.querySelectorAll('iframe').length, frames.length, figure.state];
             document.querySelector('section').append(figure);
             await next('ready');
             document.body.append(figure);
             await next('ready');
             return [await asked, alone, gone, (await figure.getState()).run.p, frames.length]",
        )
        .await;
    assert_eq!(observed, json!(["the figure was removed", "the figure is in no page", [0, 0, null], 64, 1]));
    host_page.browser.assert_quiet().await;
}
