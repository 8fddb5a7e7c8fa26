//! Bad input: a message beside the control says what is allowed, the last good picture stays, nothing breaks.

use hyperfly_tests::page::{Page, natively};

/// What is there already (an address), the field, what is written into it, and what must be said beside it. One of each kind: what is
/// said of every value is tested where it is said, in crates/request.
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
async fn is_answered_beside_the_control() {
    let page = Page::open("play=false").await;
    for (there, field, bad, said) in TABLE {
        let at = format!("{there}{}t=200", if there.is_empty() { "" } else { "&" });
        page.go(&at).await;
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

/// How a reader comes to ask for something impossible.
enum Hand {
    Choose(&'static str),
    Write(&'static str),
}
use Hand::{Choose, Write};

/// What is there, what is done to which control, beside which control it is refused, and the nearest value that is offered.
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

/// The nearest possible value is one click away, beside the control that is wrong and beside the one that was set; with a
/// mouse and with the keyboard. Until then the last good picture stays.
#[tokio::test]
async fn one_click_puts_it_right() {
    let page = Page::open("play=false").await;
    for (k, (there, field, hand, wrong, nearest)) in REMEDIES.iter().enumerate() {
        page.go(&format!("{there}&t=200")).await;
        let (before, pictures) = (page.state().await, page.pictures().await);
        let asked = match hand {
            Choose(id) => {
                page.choose(field, id).await;
                id
            }
            Write(text) => {
                page.write(field, text).await;
                text
            }
        };
        let name = format!("{field} → {asked} with “{there}”");
        page.wait_for(&name, "document.querySelector('.problem .fix')").await;
        for beside in [wrong, field] {
            assert_eq!(page.remedies(beside).await, format!("Use {wrong} = {nearest}"), "{name}: {beside}");
        }
        let now = page.settled().await;
        assert_eq!((&now["run"], &now["t"]), (&before["run"], &before["t"]), "{name}: another run");
        let seen = page.pictures().await;
        for view in ["machine", "timeline"] {
            assert_eq!(seen[view], pictures[view], "{name}: another picture of {view}");
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
        let state = page.settled().await;
        assert_eq!(page.problems().await, "", "{name}");
        let request = page.request().await;
        assert_eq!(request.value(wrong).as_deref(), Some(*nearest), "{name}");
        if field != wrong {
            assert_eq!(request.value(field).as_deref(), Some(*asked), "{name}");
        }
        let native = format!("{:016x}", natively(&request).report.trace_hash);
        assert_eq!(state["run"]["trace_hash"], native, "{name}");
    }
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
    assert!(page.text("[data-view=spectrum]").await.contains("only times"));
    page.assert_quiet().await;
}

/// An address that asks for something impossible keeps the rest: what is refused stands in its control, as after an edit.
#[tokio::test]
async fn a_refused_address_keeps_what_can_stay() {
    let page = Page::open("algorithm=transpose&p=4096&n=64&play=false").await;
    page.settled().await;
    assert_eq!(page.eval("document.getElementById('write-p').value").await, "4096");
    assert_eq!(page.remedies("p").await, "Use p = 8");
    assert!(page.says("p").await.contains("at most √n, here 8"), "{}", page.says("p").await);
    let request = page.request().await;
    assert_eq!((request.value("algorithm").as_deref(), request.settings.n), (Some("transpose"), 64));

    // It is taken with a size that makes it possible.
    page.open_again("algorithm=transpose&p=64&n=64&play=false").await;
    page.settled().await;
    page.write("n", "4096").await;
    let state = page.settled().await;
    assert_eq!((page.problems().await, &state["run"]["p"]), (String::new(), &64.into()));

    page.open_again("topology=mesh&p=12&n=4096&play=false").await;
    page.eval("document.querySelector('[data-field=p] button.fix').click()").await;
    page.settled().await;
    assert_eq!(page.problems().await, "");
    let request = page.request().await;
    assert_eq!((request.value("topology").as_deref(), request.settings.p), (Some("mesh"), 16));
    page.assert_quiet().await;
}

/// On a phone the controls are folded away: what is refused is said above the pictures, with its way out.
#[tokio::test]
async fn a_refusal_is_seen_on_a_phone() {
    let page = Page::open("play=false").await;
    let seen = "[...document.querySelectorAll('.notice')].some(e => e.innerText.includes('p = 12') && e.offsetHeight > 0)";
    page.open_again("p=12&n=4096&play=false").await;
    page.settled().await;
    assert_eq!(page.eval(seen).await, false, "beside the controls it would be said twice");
    page.resize(390, 844).await;
    assert_eq!(page.eval(seen).await, true);
    page.eval("document.querySelector('.notice .fix').click()").await;
    page.settled().await;
    assert_eq!((page.notices().await, page.problems().await), (String::new(), String::new()));
    page.assert_quiet().await;
}

/// Messages that wait for each other: in place of pictures the circle is told, and what would work is offered.
#[tokio::test]
async fn a_deadlock_is_told_and_has_a_way_out() {
    let page = Page::opening("p=64&n=4096&topology=torus&switching=wormhole&play=false").await;
    page.wait_for("the circle", "document.querySelector('.standstill')").await;
    let words = page.text(".standstill").await;
    assert!(words.contains("0 → 16 → 32 → 48 → 0"), "{words}");
    assert_eq!(page.notices().await, "", "it is said once");
    assert_eq!(page.eval("document.querySelectorAll('main canvas').length").await, 0, "no empty pictures");
    page.screenshot("deadlock").await;
    page.eval("[...document.querySelectorAll('.standstill .fix')].find(e => e.innerText.includes('cut-through')).click()")
        .await;
    let state = page.settled().await;
    assert_eq!(state["run"]["switching"], "cut-through");

    // With pictures of another run there it is said above them.
    page.choose("switching", "wormhole").await;
    page.wait_for("the circle", "document.querySelector('.notices')?.innerText.includes('0 → 16')").await;
    // What the late worker tells is of the run that is seen, not of the one that failed.
    page.eval("document.querySelector('.tables summary').click()").await;
    page.written().await;
    assert!(page.eval("document.querySelectorAll('.tables td').length").await.as_u64() > Some(64));
    page.eval("document.querySelector('.notices .fix').click()").await;
    assert_eq!(page.settled().await["run"]["switching"], "store-and-forward");
    page.assert_quiet().await;
}
