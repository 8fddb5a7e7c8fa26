//! The page in frames of another origin.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;

/// If the frame that loads the module for all is removed early, another one takes over.
#[tokio::test]
async fn removed_frame_does_not_stop_the_others() {
    // Same origin, so that the host can look into its frames.
    let site = Site::of(hyperfly_tests::dist()).start();
    let browser = Browser::at(&site.url("nothing")).await;
    let script = format!(
        "(async () => {{
            const frame = () => {{
                const frame = document.createElement('iframe');
                frame.src = {:?};
                document.body.append(frame);
                return frame;
            }};
            const end = performance.now() + 60000;
            const until = async (what) => {{
                while (!what()) {{
                    if (performance.now() > end) throw new Error(`waited in vain for ${{what}}`);
                    await new Promise((done) => setTimeout(done, 5));
                }}
            }};
            // Its module never arrives.
            const first = frame();
            await until(() => first.contentWindow.location.href != 'about:blank');
            first.contentWindow.fetch = () => new Promise(() => {{}});
            await until(() => first.contentWindow.hyperflyModule);
            const others = [frame(), frame(), frame()];
            await new Promise((done) => setTimeout(done, 500));
            const waiting = others.every((frame) => !frame.contentWindow.hyperflyModule);
            first.remove();
            await until(() => others.every((frame) => frame.contentWindow.hyperfly));
            // A later frame gets the module from the others, even if the one that compiled it is gone.
            others[0].remove();
            const last = frame();
            await until(() => last.contentWindow.hyperfly && JSON.parse(last.contentWindow.hyperfly.state()).run);
            return waiting;
        }})()",
        site.url("embed.html")
    );
    assert_eq!(browser.eval(&script).await, true, "those beside it did not wait for it");
    let requested_paths = site.requested_paths();
    assert_eq!(
        requested_paths.iter().filter(|path| path.ends_with(".wasm")).count(),
        1,
        "{requested_paths:?}"
    );
}
