//! Markup and malformed messages are harmless.

use hyperfly_tests::hosts::embed_host::EmbedHost;

/// Own properties named like inherited ones are unknown keys.
#[tokio::test]
async fn prototype_properties_are_unknown_keys() {
    let host = EmbedHost::with("view=machine&p=16", 600, 420, "").await;
    for key in ["__proto__", "constructor", "toString", "hasOwnProperty"] {
        host.forget().await;
        host.post(&format!(
            "{{ hyperfly: 1, type: 'set', id: 7, request: JSON.parse('{{\"{key}\": 64}}') }}"
        ))
        .await;
        let error = host.wait_for_message("error", "m.id === 7").await;
        assert_eq!(error["problems"][0]["field"], key, "{error}");
    }
    assert_eq!(host.inside("({}).p === undefined && Object.prototype.p === undefined").await, true);
    host.assert_quiet().await;
}
