//! Refused values: the reason is at the control, a valid value is one click away, and the last valid run stays visible.

use hyperfly_tests::page::{Page, native_run};

/// Ways to request an impossible value.
enum Hand {
    Choose(&'static str),
    Write(&'static str),
}
use Hand::{Choose, Write};

/// Initial state, action and control, the control that shows the refusal, and the nearest valid value offered.
const REMEDIES: &[(&str, &str, Hand, &str, &str)] = &[
    ("p=64", "algorithm", Choose("transpose"), "p", "32"),
    ("", "algorithm", Choose("serial"), "p", "1"),
    ("n=2048", "algorithm", Choose("two-dimensional"), "n", "4096"),
    ("p=32", "algorithm", Choose("two-dimensional"), "p", "16"),
    ("p=64&n=64", "algorithm", Choose("group-cyclic"), "p", "32"),
    ("overlap=true", "algorithm", Choose("output-driven"), "overlap", "false"),
    ("switching=wormhole", "machine", Choose("bsp"), "switching", "cut-through"),
    ("switching=store-and-forward", "preset", Choose("t3e"), "switching", "cut-through"),
    ("algorithm=transpose", "dims", Write("9"), "dims", "5"),
    ("algorithm=transpose&dims=5", "p", Write("4"), "dims", "3"),
    ("", "n", Write("8"), "p", "8"),
    ("", "p", Write("100"), "p", "128"),
    ("", "tw", Write("-2"), "tw", "0"),
];

/// The nearest valid value is one click away, next to the wrong control and the changed one, by mouse and keyboard. Until then the last
/// valid picture stays.
#[tokio::test]
async fn nearest_possible_value_is_one_click_away() {
    let page = Page::open("play=false").await;
    for (k, (fragment, field, hand, bad_value, suggestion)) in REMEDIES.iter().enumerate() {
        page.go(&format!("{fragment}&t=200")).await;
        let (before, pictures) = (page.state().await, page.pictures().await);
        let problem = match hand {
            Choose(id) => {
                page.choose(field, id).await;
                id
            }
            Write(text) => {
                page.write(field, text).await;
                text
            }
        };
        let name = format!("{field} → {problem} with “{fragment}”");
        page.wait_for(&name, "document.querySelector('.problem .fix')").await;
        for text in [bad_value, field] {
            assert_eq!(
                page.remedies(text).await,
                format!("Use {bad_value} = {suggestion}"),
                "{name}: {text}"
            );
        }
        let settled_state = page.wait_until_settled().await;
        assert_eq!(
            (&settled_state["run"], &settled_state["t"]),
            (&before["run"], &before["t"]),
            "{name}: another run"
        );
        let pictures_after = page.pictures().await;
        for view in ["machine", "timeline"] {
            assert_eq!(pictures_after[view], pictures[view], "{name}: another picture of {view}");
        }

        match k % 3 {
            0 => _ = page.eval("document.querySelector('.problem .fix').click()").await,
            1 => {
                page.eval("document.querySelector('.problem .fix').focus()").await;
                page.press("Enter").await;
            }
            _ => {
                page.eval("document.activeElement.blur()").await;
                page.press("y").await;
            }
        }
        let state = page.wait_until_settled().await;
        assert_eq!(page.problems().await, "", "{name}");
        let request = page.request().await;
        assert_eq!(request.value(bad_value).as_deref(), Some(*suggestion), "{name}");
        if field != bad_value {
            assert_eq!(request.value(field).as_deref(), Some(*problem), "{name}");
        }
        let native = format!("{:016x}", native_run(&request).report.trace_hash);
        assert_eq!(state["run"]["trace_hash"], native, "{name}");
    }
    page.assert_quiet().await;
}

/// An impossible address keeps its valid keys; the refused values are in their controls, as after an edit.
#[tokio::test]
async fn refused_address_keeps_its_possible_keys() {
    let page = Page::open("algorithm=transpose&p=4096&n=64&play=false").await;
    page.wait_until_settled().await;
    assert_eq!(page.eval("document.getElementById('write-p').value").await, "4096");
    assert_eq!(page.remedies("p").await, "Use p = 8");
    assert!(page.problem_at("p").await.contains("at most √n, here 8"), "{}", page.problem_at("p").await);
    let request = page.request().await;
    assert_eq!((request.value("algorithm").as_deref(), request.settings.n), (Some("transpose"), 64));

    // The value is accepted with a size that makes it valid.
    page.reopen("algorithm=transpose&p=64&n=64&play=false").await;
    page.wait_until_settled().await;
    page.write("n", "4096").await;
    let state = page.wait_until_settled().await;
    assert_eq!((page.problems().await, &state["run"]["p"]), (String::new(), &64.into()));

    page.reopen("topology=mesh&p=12&n=4096&play=false").await;
    page.eval("document.querySelector('[data-field=p] button.fix').click()").await;
    page.wait_until_settled().await;
    assert_eq!(page.problems().await, "");
    let request = page.request().await;
    assert_eq!((request.value("topology").as_deref(), request.settings.p), (Some("mesh"), 16));
    page.assert_quiet().await;
}
