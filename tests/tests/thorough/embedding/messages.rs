//! Messages between an embedded figure and its host.

use hyperfly_tests::hosts::embed_host::EmbedHost;
use hyperfly_tests::hosts::embed_host::PAINTED;
use hyperfly_tests::hosts::frames::runs;
use serde_json::{Value, json};

/// An impossible initial address is also reported to the host.
#[tokio::test]
async fn impossible_address_is_reported_to_the_host() {
    let host = EmbedHost::empty().await;
    host.add(&host.embed("view=machine&p=12"), 600, 400, "").await;
    let error = host.wait_for_message("error", "true").await;
    assert_eq!(error["problems"][0]["field"], "p");
    assert!(error["message"].as_str().is_some_and(|text| text.contains("power of two")), "{error}");
    host.wait_for("the figure", "heard.some(m => m.type === 'ready')").await;
    let message = host.inside("document.querySelector('.notices').textContent").await;
    assert!(message.as_str().is_some_and(|text| text.contains("p = 12 is not possible")), "{message}");
    host.assert_quiet().await;
}

/// The reported height follows the content, even in a higher frame.
#[tokio::test]
async fn height_is_the_content_height() {
    let host_page =
        EmbedHost::with("view=machine&topology=torus&p=64&n=4096&theme=projector", 700, 1000, "").await;
    let last =
        |frame: u32| format!("heard.filter(m => m.type === 'resize' && m.frame === {frame}).at(-1)?.height");
    let large = host_page.wait_for("a height", &last(0)).await;
    host_page.say("set", json!({ "request": "theme=light" })).await;
    host_page.wait_for("less height for smaller type", &format!("{} < {large}", last(0))).await;
    // A deadlock: text instead of pictures.
    host_page.add(&host_page.embed("topology=torus&switching=wormhole&p=64&n=4096"), 700, 1000, "").await;
    host_page.wait_for_message("error", "m.frame === 1 && m.message.includes('circle')").await;
    host_page.wait_for("the height of a few words", &format!("{} < 500", last(1))).await;
    // A long table scrolls internally.
    host_page.say("set", json!({ "request": "view=table" })).await;
    let mut rows = Value::Null;
    for _ in 0..800 {
        rows = runs(&host_page, 0, "document.querySelectorAll('.tables tr').length").await;
        if rows.as_u64() > Some(64) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    assert!(rows.as_u64() > Some(64), "{rows} rows");
    host_page.inside(PAINTED).await;
    host_page.state().await;
    host_page.wait_for("a height that is not the table's", &format!("{} < 900", last(0))).await;
    host_page.assert_quiet().await;
}
