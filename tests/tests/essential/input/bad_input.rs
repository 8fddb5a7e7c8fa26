//! Refused values: the reason is at the control, a valid value is one click away, and the last valid run stays visible.

use hyperfly_tests::page::{Page, native_run};

/// Initial address, field, typed text, and expected message next to the field; one of each kind. The message of every value is tested in
/// crates/request.
const TABLE: &[(&str, &str, &str, &str)] = &[
    ("", "p", "sixteen", "a power of two from 1 to 65536"),
    ("", "p", "", "a power of two from 1 to 65536"),
    ("", "p", "2048", "at most n = 1024 processors"),
    ("algorithm=transpose", "p", "64", "at most √n, here 32"),
    ("algorithm=serial", "p", "2", "serial runs on one processor"),
    ("", "n", "8", "p = 16"),
    ("", "n", "2^40", "at most 268435456 for p = 16"),
    ("", "tc", "0", "a time above 0"),
    ("", "ts", "1e13", "a time from 0 to 1e12"),
    ("tc=2", "tw", "-inf", "a time from 0"),
    ("", "width", "0", "a factor from 0.001"),
    ("algorithm=transpose", "dims", "1.5", "2 to log2 p + 1"),
    ("machine=logp", "o", "much", "a time from 0"),
    ("machine=bsp", "l-sync", "-5", "a number from 0"),
];

#[tokio::test]
async fn bad_value_is_explained_at_its_control() {
    let page = Page::open("play=false").await;
    for (keys, field, bad, explanation) in TABLE {
        let address = format!("{keys}{}t=200", if keys.is_empty() { "" } else { "&" });
        page.go(&address).await;
        let before = page.state().await;
        let pictures = page.pictures().await;
        let fragment = page.fragment().await;
        let name = format!("{field} = “{bad}” after “{keys}”");

        page.write(field, bad).await;
        page.wait_for(&name, &format!("document.querySelector('[data-field={field}] .problem')")).await;
        let words = page.problem_at(field).await;
        assert!(words.contains(explanation), "{name}: says “{words}”, not “{explanation}”");
        let after = page.wait_until_settled().await;
        assert_eq!((&after["run"], &after["t"]), (&before["run"], &before["t"]), "{name}: another run");
        let pictures_after = page.pictures().await;
        for view in ["machine", "butterfly", "timeline"] {
            assert_eq!(pictures_after[view], pictures[view], "{name}: the picture of {view} is another one");
        }
        let invalid = format!("document.getElementById('write-{field}').getAttribute('aria-invalid')");
        if words.contains("not possible") {
            assert_eq!(page.eval(&invalid).await, "true", "{name}");
            // The field keeps the typed text, to be corrected.
            if !bad.is_empty() && keys.is_empty() && *bad != "2^40" {
                let value = page.eval(&format!("document.getElementById('write-{field}').value")).await;
                assert_eq!(value, *bad, "{name}");
            }
        }
        if *bad != "2^40" {
            assert_eq!(page.fragment().await, fragment, "{name}: the address changed");
        }

        // After the correction, no trace of the error remains.
        let valid_value = match *field {
            "p" if *keys == "algorithm=serial" => "1",
            "p" => "8",
            "n" => "4096",
            _ => "3",
        };
        page.write(field, valid_value).await;
        let state = page.wait_until_settled().await;
        assert_eq!(page.problems().await, "", "{name}, then {valid_value}");
        let native = format!("{:016x}", native_run(&page.request().await).report.trace_hash);
        assert_eq!(state["run"]["trace_hash"], native, "{name}, then {valid_value}");
    }
    page.assert_quiet().await;
}

/// Choices that are impossible in combination are explained where the choice was made and where it can be corrected; one click does.
#[tokio::test]
async fn impossible_choice_is_explained_and_fixed() {
    let page = Page::open("p=64&t=200").await;
    let before = page.state().await;
    page.choose("algorithm", "transpose").await;
    page.wait_for("a message", "document.querySelector('[data-field=p] .problem')").await;
    let words = page.problem_at("p").await;
    assert!(words.contains("at most √n, here 32"), "{words}");
    assert!(page.problem_at("algorithm").await.contains("p = 64"), "{}", page.problem_at("algorithm").await);
    assert_eq!(page.state().await["run"], before["run"]);
    page.screenshot("bad-input").await;

    page.eval("document.querySelector('[data-field=p] button.fix').click()").await;
    let state = page.wait_until_settled().await;
    assert_eq!((&state["run"]["algorithm"], &state["run"]["p"]), (&"transpose".into(), &32.into()));
    assert_eq!(page.problems().await, "");
    page.assert_quiet().await;
}

/// Runs too large for data are simulated for their times only; larger ones are refused.
#[tokio::test]
async fn large_run_is_simulated_without_data() {
    let page = Page::open("play=false").await;
    page.write("n", "2^23").await;
    let state = page.wait_until_settled().await;
    assert_eq!(page.problems().await, "");
    assert_eq!(state["run"]["n"], 1 << 23);
    assert!(state["run"]["relative_l2_error"].is_null());
    assert!(page.text("[data-view=spectrum]").await.contains("only times"));
    page.assert_quiet().await;
}

/// On a phone the controls are folded away, so refusals and their fixes appear above the pictures.
#[tokio::test]
async fn refusal_is_visible_on_a_phone() {
    let page = Page::open("play=false").await;
    let is_notice_visible = "[...document.querySelectorAll('.notice')].some(e => e.innerText.includes('p = 12') && e.offsetHeight > 0)";
    page.reopen("p=12&n=4096&play=false").await;
    page.wait_until_settled().await;
    assert_eq!(page.eval(is_notice_visible).await, false, "beside the controls it would be said twice");
    page.resize(390, 844).await;
    assert_eq!(page.eval(is_notice_visible).await, true);
    page.eval("document.querySelector('.notice .fix').click()").await;
    page.wait_until_settled().await;
    assert_eq!((page.notices().await, page.problems().await), (String::new(), String::new()));
    page.assert_quiet().await;
}

/// A deadlock: the page names the cycle instead of showing pictures, and offers a fix.
#[tokio::test]
async fn deadlock_is_explained_and_fixed() {
    let page = Page::open_without_waiting("p=64&n=4096&topology=torus&switching=wormhole&play=false").await;
    page.wait_for("the circle", "document.querySelector('.standstill')").await;
    let words = page.text(".standstill").await;
    assert!(words.contains("0 → 16 → 32 → 48 → 0"), "{words}");
    assert_eq!(page.notices().await, "", "it is said once");
    assert_eq!(page.eval("document.querySelectorAll('main canvas').length").await, 0, "no empty pictures");
    page.screenshot("deadlock").await;
    page.eval("[...document.querySelectorAll('.standstill .fix')].find(e => e.innerText.includes('cut-through')).click()")
        .await;
    let state = page.wait_until_settled().await;
    assert_eq!(state["run"]["switching"], "cut-through");

    // With pictures of another run, the message is above them.
    page.choose("switching", "wormhole").await;
    page.wait_for("the circle", "document.querySelector('.notices')?.innerText.includes('0 → 16')").await;
    // Tables describe the run shown, not the failed one.
    page.eval("document.querySelector('.tables summary').click()").await;
    page.wait_for_descriptions().await;
    assert!(page.eval("document.querySelectorAll('.tables td').length").await.as_u64() > Some(64));
    page.eval("document.querySelector('.notices .fix').click()").await;
    assert_eq!(page.wait_until_settled().await["run"]["switching"], "store-and-forward");
    page.assert_quiet().await;
}
