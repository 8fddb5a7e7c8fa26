//! Tests the keys of the page.

use hyperfly_tests::page::{Page, native_run};
use serde_json::Value;

#[tokio::test]
async fn space_arrows_home_and_end_move_the_cursor() {
    let page = Page::open("topology=mesh&play=false").await;
    let run = native_run(&page.request().await);
    let end = run.report.t_parallel;

    let mut times = vec![page.time().await];
    assert_eq!(times[0], 0.0);
    for _ in 0..5 {
        page.press("ArrowRight").await;
        times.push(page.time().await);
    }
    assert!(times.is_sorted_by(|a, b| a < b), "{times:?}");
    // Steps land on events of the run: steps or messages that begin or end.
    let trace = &run.trace;
    let network = run.scenario.machine.network().expect("a network");
    let sends: Vec<f64> = trace.start.iter().map(|start| start + network.ts).collect();
    let head_times: Vec<f64> =
        sends.iter().flat_map(|send| [send + network.th, send + 2.0 * network.th]).collect();
    let has_event = |t: f64| {
        let is_close = |x: &f64| (x - t).abs() <= 1e-9 * end;
        let times = [&trace.start, &trace.delivered, &trace.finish, &sends, &head_times];
        times.iter().any(|times| times.iter().any(is_close))
    };
    for &t in &times[1..] {
        assert!(has_event(t), "nothing happens at {t}");
    }
    for &t_before in times[..5].iter().rev() {
        page.press("ArrowLeft").await;
        assert_eq!(page.time().await, t_before);
    }
    page.press("ArrowLeft").await;
    assert_eq!(page.time().await, 0.0);

    page.press("End").await;
    assert_eq!(page.time().await, end);
    assert_eq!(page.request().await.look.t, end);
    page.press("ArrowRight").await;
    assert_eq!(page.time().await, end);
    page.press("Home").await;
    assert_eq!(page.time().await, 0.0);

    assert_eq!(page.state().await["playing"], false);
    page.press(" ").await;
    assert_eq!(page.state().await["playing"], true);
    page.press(" ").await;
    assert_eq!(page.state().await["playing"], false);
    page.assert_quiet().await;
}

/// In a text field, space and arrows edit the text; on a slider, arrows move the slider.
#[tokio::test]
async fn typing_in_a_field_triggers_no_commands() {
    let page = Page::open("play=false").await;
    page.eval("document.getElementById('write-n').focus()").await;
    for key in [" ", "ArrowRight", "End", "m", "p"] {
        page.press(key).await;
    }
    page.press("Escape").await;
    let state = page.wait_until_settled().await;
    assert_eq!((&state["playing"], state["t"].as_f64()), (&Value::Bool(false), Some(0.0)));
    assert!(!page.fragment().await.contains("theme"), "a letter in a field changed the colours");

    page.eval("document.getElementById('slide-p').focus()").await;
    page.press("ArrowRight").await;
    let state = page.wait_until_settled().await;
    assert_eq!((&state["run"]["p"], state["t"].as_f64()), (&Value::from(32), Some(0.0)));
    page.assert_quiet().await;
}

/// Every command in the help has a key that works.
#[tokio::test]
async fn every_control_has_a_key() {
    let page = Page::open("view=spectrum&play=false").await;
    for (key, field, value) in [
        ("g", "topology", "mesh"),
        ("p", "p", "32"),
        ("P", "p", "16"),
        ("n", "n", "2048"),
        ("N", "n", "1024"),
        ("o", "order", "ordered"),
        ("w", "overlap", "true"),
        ("w", "overlap", "false"),
        ("r", "radix", "4"),
        ("d", "direction", "inverse"),
        ("G", "preset", "ncube1"),
        // A topology also sets the switching, which other machines do not have.
        ("s", "switching", "cut-through"),
        ("k", "machine", "logp"),
        ("k", "machine", "bsp"),
        ("k", "machine", "network"),
        ("s", "switching", "wormhole"),
        ("i", "signal", "chirp"),
        ("a", "algorithm", "transpose"),
        ("a", "algorithm", "two-dimensional"),
        ("a", "algorithm", "two-dimensional-rows"),
        ("a", "algorithm", "group-cyclic"),
        ("u", "io", "cyclic"),
        ("q", "balanced", "true"),
        ("m", "theme", "light"),
        (".", "speed", "2"),
        (",", "speed", "1"),
    ] {
        page.press(key).await;
        page.wait_until_settled().await;
        let pairs = page.request().await.all_pairs();
        let address_value = pairs.iter().find(|(name, _)| *name == field).map(|(_, value)| value.as_str());
        assert_eq!(address_value, Some(value), "{key}: {}", page.fragment().await);
    }
    assert_eq!(page.problems().await, "");
    // A key of a missing control does nothing.
    let before = page.fragment().await;
    page.press("w").await;
    assert_eq!(page.wait_until_settled().await["problems"], Value::Array(Vec::new()));
    assert_eq!(page.fragment().await, before);

    let focused_id = "document.activeElement.id";
    for (fragment, key, id) in [
        ("", "1", "slide-ts"),
        ("", "2", "slide-tw"),
        ("", "4", "slide-width"),
        ("", "5", "slide-tc"),
        ("machine=logp", "1", "slide-L"),
        ("machine=bsp", "2", "slide-l-sync"),
        ("algorithm=transpose", "x", "slide-dims"),
        ("signal=noise", "z", "write-seed"),
    ] {
        page.eval("document.activeElement.blur()").await;
        page.go(&format!("{fragment}&view=spectrum&play=false")).await;
        page.press(key).await;
        assert_eq!(page.eval(focused_id).await, id, "{key} with {fragment}");
    }
    page.eval("document.activeElement.blur()").await;
    page.press("?").await;
    page.wait_for(
        "the table of keys",
        "document.querySelector('dialog')?.textContent.includes('next event')",
    )
    .await;
    page.press("Escape").await;
    page.wait_for("the table to go", "!document.querySelector('dialog[open]')").await;
    page.assert_quiet().await;
}
