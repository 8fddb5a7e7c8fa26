//! Markup and malformed messages are harmless.

use hyperfly_request::KEYS;
use hyperfly_tests::hosts::embed_host::EmbedHost;
use hyperfly_tests::page::Page;
use serde_json::json;

/// Markup that would leave a trace if interpreted.
const MARKUP: &str = "\"'><img src=x onerror=window.harmed=1><script>window.harmed=1</script><svg onload=window.harmed=1>${harmed=1}javascript:harmed=1";

/// Elements that only interpreted markup creates.
const TRACES: &str = "document.querySelectorAll('img, [onerror], [onload], body script, iframe, object, embed').length + (window.harmed ? 1000 : 0)";

/// Encodes all but letters and digits, so that an address with every key stays below the longest that is read.
fn percent_encode(text: &str) -> String {
    let encode = |byte: u8| match byte.is_ascii_alphanumeric() {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    };
    text.bytes().map(encode).collect()
}

#[tokio::test]
async fn markup_in_an_address_is_text() {
    let page = Page::open("p=16").await;
    for (kind, is_raw) in [("", false), ("&controls=p", true)] {
        for name in KEYS.iter().map(|key| key.name).chain(["unknown", MARKUP]) {
            let name =
                if KEYS.iter().any(|key| key.name == name) { name.to_owned() } else { percent_encode(name) };
            let value = if is_raw { MARKUP.replace([' ', '&', '#'], "/") } else { percent_encode(MARKUP) };
            page.eval(&format!("location.hash = {}", json!(format!("{name}={value}{kind}")))).await;
            page.eval("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))").await;
            assert_eq!(page.eval(TRACES).await, 0, "{name} {kind}");
        }
    }
    // Also in the initial address.
    for kind in ["", "&controls=min"] {
        let inputs: Vec<String> =
            KEYS.iter().map(|key| format!("{}={}", key.name, percent_encode(MARKUP))).collect();
        page.reopen(&format!("{}{kind}", inputs.join("&"))).await;
        assert_eq!(page.eval(TRACES).await, 0, "{kind}");
        let is_reported = page.eval("document.body.textContent.includes('onerror=window')").await;
        assert_eq!(is_reported, true, "nobody is told what was refused");
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn malformed_messages_are_dropped() {
    let host = EmbedHost::with("view=machine&topology=mesh&p=16", 600, 420, "").await;
    let before = host.state().await;
    host.forget().await;
    let long_text = "'x'.repeat(5e6)";
    let bad = [
        "null".to_owned(),
        "1".into(),
        "'set'".into(),
        "[]".into(),
        "{}".into(),
        "{ type: 'set', request: { p: 4 } }".into(),
        "{ hyperfly: 2, type: 'set', request: { p: 4 } }".into(),
        "{ hyperfly: '1', type: 'set', request: { p: 4 } }".into(),
        "{ hyperfly: 1 }".into(),
        "{ hyperfly: 1, type: {} }".into(),
        "{ hyperfly: 1, type: 'toString' }".into(),
        "{ hyperfly: 1, type: '__proto__', request: { p: 4 } }".into(),
        "{ hyperfly: 1, type: 'set' }".into(),
        "{ hyperfly: 1, type: 'set', request: null }".into(),
        "{ hyperfly: 1, type: 'set', request: 4 }".into(),
        "{ hyperfly: 1, type: 'set', request: [['p', 4]] }".into(),
        "{ hyperfly: 1, type: 'set', request: { p: { valueOf: 4 } } }".into(),
        "{ hyperfly: 1, type: 'set', request: { p: [4] } }".into(),
        "{ hyperfly: 1, type: 'set', request: { p: NaN } }".into(),
        format!("{{ hyperfly: 1, type: 'set', request: {long_text} }}"),
        format!("{{ hyperfly: 1, type: 'set', request: {{ p: {long_text} }} }}"),
        "{ hyperfly: 1, type: 'set', request: Object.fromEntries([...Array(1e5).keys()].map(k => ['k' + k, k])) }".into(),
        "{ hyperfly: 1, type: 'seek', t: 'soon' }".into(),
        "{ hyperfly: 1, type: 'seek', t: Infinity }".into(),
        "new Uint8Array(5e6)".into(),
        "new Map([['hyperfly', 1], ['type', 'set']])".into(),
    ];
    for message in &bad {
        host.post(message).await;
    }
    let after = host.state().await;
    assert_eq!(
        (&after["request"], &after["run"], &after["t"]),
        (&before["request"], &before["run"], &before["t"])
    );
    assert!(host.received_messages("error").await.is_empty(), "{:?}", host.received_messages("error").await);
    host.assert_quiet().await;
}

/// Only the window that contains the figure may send messages.
#[tokio::test]
async fn messages_of_other_windows_are_dropped() {
    let host = EmbedHost::with("view=machine&p=16", 600, 420, "").await;
    let before = host.state().await;
    host.forget().await;
    // The figure's own window.
    host.inside("postMessage({ hyperfly: 1, type: 'set', request: { p: 4 } }, '*')").await;
    // Sibling frames of the host's origin and of the figure's origin.
    host.add(&host.page(), 100, 50, "").await;
    host.wait_for("the neighbour", "frames_[1].contentDocument?.readyState === 'complete'").await;
    host.eval("frames_[1].contentWindow.eval(`parent.frames[0].postMessage({ hyperfly: 1, type: 'set', request: { p: 4 } }, '*')`)").await;
    // A window opened by the host counts as another window. Messages sent to the figure arrive before these requests.
    host.state().await;
    let after = host.state().await;
    assert_eq!(after["request"], before["request"]);
    assert!(host.received_messages("error").await.is_empty());
    host.assert_quiet().await;
}
