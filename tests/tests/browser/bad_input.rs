//! Bad input: a message beside the control says what is allowed, the last good picture stays, nothing breaks.

use hyperfly_tests::page::{Page, natively};

/// What is there already (an address), the field, what is written into it, and what must be said beside it.
const TABLE: &[(&str, &str, &str, &str)] = &[
    ("", "p", "12", "a power of two from 1 to 65536"),
    ("", "p", "0", "a power of two from 1 to 65536"),
    ("", "p", "-4", "a power of two from 1 to 65536"),
    ("", "p", "131072", "a power of two from 1 to 65536"),
    ("", "p", "sixteen", "a power of two from 1 to 65536"),
    ("", "p", "", "a power of two from 1 to 65536"),
    ("", "p", "2048", "at most n = 1024 processors"),
    ("algorithm=transpose", "p", "64", "at most √n, here 32"),
    ("algorithm=serial", "p", "2", "serial runs on one processor"),
    ("", "n", "1000", "a power of two from 2 to 2^60"),
    ("", "n", "1", "a power of two from 2 to 2^60"),
    ("", "n", "2^61", "a power of two from 2 to 2^60"),
    ("", "n", "1e30", "a power of two from 2 to 2^60"),
    ("", "n", "8", "p = 16"),
    ("algorithm=transpose", "n", "128", "p = 16"),
    ("", "n", "2^40", "at most 268435456 for p = 16"),
    ("", "tc", "0", "a time above 0"),
    ("", "tc", "-1", "a time above 0"),
    ("", "tc", "inf", "a time above 0"),
    ("", "tc", "NaN", "a time above 0"),
    ("", "ts", "-0.5", "a time from 0"),
    ("", "ts", "1e13", "a time from 0 to 1e12"),
    ("", "tw", "1e999", "a time from 0"),
    ("", "th", "fast", "a time from 0"),
    ("tc=2", "tw", "-inf", "a time from 0"),
];

#[tokio::test]
async fn is_answered_beside_the_control() {
    let page = Page::open("play=false").await;
    for (there, field, bad, said) in TABLE {
        let at = format!("{there}{}t=200", if there.is_empty() { "" } else { "&" });
        page.open_again(&at).await;
        let before = page.state().await;
        let pictures = page.pictures().await;
        let fragment = page.fragment().await;
        let name = format!("{field} = “{bad}” after “{there}”");

        page.write(field, bad).await;
        page.wait_for(&name, &format!("document.querySelector('[data-field={field}] .problem')")).await;
        let words = page.says(field).await;
        assert!(words.contains(said), "{name}: says “{words}”, not “{said}”");
        let after = page.settled().await;
        assert_eq!((&after["run"], &after["t"]), (&before["run"], &before["t"]), "{name}: another run");
        let now = page.pictures().await;
        for view in ["machine", "butterfly", "timeline"] {
            assert_eq!(now[view], pictures[view], "{name}: the picture of {view} is another one");
        }
        let invalid = format!("document.getElementById('write-{field}').getAttribute('aria-invalid')");
        if words.contains("not possible") {
            assert_eq!(page.eval(&invalid).await, "true", "{name}");
            // What was written stays where it was written, to be put right.
            if !bad.is_empty() && there.is_empty() && *bad != "2^40" {
                let value = page.eval(&format!("document.getElementById('write-{field}').value")).await;
                assert_eq!(value, *bad, "{name}");
            }
        }
        if *bad != "2^40" {
            assert_eq!(page.fragment().await, fragment, "{name}: the address changed");
        }

        // Put right, all is as if nothing had been.
        let good = match *field {
            "p" if *there == "algorithm=serial" => "1",
            "p" => "8",
            "n" => "4096",
            _ => "3",
        };
        page.write(field, good).await;
        let state = page.settled().await;
        assert_eq!(page.problems().await, "", "{name}, then {good}");
        let native = format!("{:016x}", natively(&page.request().await).report.trace_hash);
        assert_eq!(state["run"]["trace_hash"], native, "{name}, then {good}");
    }
    page.assert_quiet().await;
}

/// What is refused because of a choice is said where the choice was made, and where it can be put right; one click does.
#[tokio::test]
async fn a_choice_that_does_not_fit() {
    let page = Page::open("p=64&t=200").await;
    let before = page.state().await;
    page.choose("algorithm", "transpose").await;
    page.wait_for("a message", "document.querySelector('[data-field=p] .problem')").await;
    let words = page.says("p").await;
    assert!(words.contains("at most √n, here 32"), "{words}");
    assert!(page.says("algorithm").await.contains("p = 64"), "{}", page.says("algorithm").await);
    assert_eq!(page.state().await["run"], before["run"]);
    page.screenshot("bad-input").await;

    page.eval("document.querySelector('[data-field=p] button.fix').click()").await;
    let state = page.settled().await;
    assert_eq!((&state["run"]["algorithm"], &state["run"]["p"]), (&"transpose".into(), &32.into()));
    assert_eq!(page.problems().await, "");
    page.assert_quiet().await;
}

/// Beyond what can be simulated with numbers the times alone are; beyond that, it is said.
#[tokio::test]
async fn too_large_for_numbers_is_simulated_without() {
    let page = Page::open("play=false").await;
    page.write("n", "2^23").await;
    let state = page.settled().await;
    assert_eq!(page.problems().await, "");
    assert_eq!(state["run"]["n"], 1 << 23);
    assert!(state["run"]["relative_l2_error"].is_null());
    assert!(page.text("[data-view=spectrum]").await.contains("times alone"));
    page.assert_quiet().await;
}
