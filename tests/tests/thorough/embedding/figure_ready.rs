//! Guarantees for host pages: the `ready` promise, the versioned loader and printing.

use hyperfly_tests::hosts::element_host::element_host;
use serde_json::json;

/// The promise rejects with the reason for a missing picture, but not for a key that was replaced by a valid value.
#[tokio::test]
async fn ready_rejects_without_a_picture() {
    let host_page = element_host(
        "<hyperfly-figure loading=eager p=64 n=4096 topology=torus switching=wormhole></hyperfly-figure>
         <hyperfly-figure loading=eager id=possible p=12></hyperfly-figure>",
    )
    .await;
    let observed = host_page
        .eval(
            "await customElements.whenDefined('hyperfly-figure'); const why = await soon(figure.ready);
             return [Object.prototype.toString.call(why) === '[object Error]', why.message, (await soon(document.getElementById('possible').ready)).type]",
        )
        .await;
    assert_eq!((&observed[0], &observed[2]), (&json!(true), &json!("ready")), "{observed}");
    assert!(observed[1].as_str().is_some_and(|words| words.contains("0 → 16 → 32 → 48 → 0")), "{observed}");
    // An unobserved promise of a removed figure causes no unhandled-rejection error.
    host_page.browser.assert_quiet().await;
}

/// Removing a figure rejects its promise; inserting it again creates a new one.
#[tokio::test]
async fn moved_element_has_a_new_ready_promise() {
    let host_page = element_host("<section></section>").await;
    let observed = host_page
        .eval(
            "await customElements.whenDefined('hyperfly-figure'); const alone = document.createElement('hyperfly-figure'), section = document.querySelector('section');
             const before = alone.ready, waits = await soon(before, 100);
             section.append(alone);
             const same = alone.ready === before, loaded = await soon(before);
             alone.remove();
             const gone = alone.ready;
             section.append(alone);
             alone.remove();
             const broken = await soon(gone);
             section.append(alone);
             return [waits, same, loaded.type, gone !== before, broken.message, (await soon(alone.ready)).type, (await before).type]",
        )
        .await;
    assert_eq!(
        observed,
        json!(["nothing yet", true, "ready", true, "the figure was removed", "ready", "ready"])
    );
    host_page.browser.assert_quiet().await;
}
