//! Questions asked before a run is shown.

use hyperfly_request::{Request, Settings};
use hyperfly_tests::page::Page;
use hyperfly_tests::page::questions::{FRAGMENT_WITH_QUESTIONS, efficiency, open, wait_for_answer};
use serde_json::Value;

/// Another run asks another question, with no answer selected.
#[tokio::test]
async fn new_run_asks_a_new_question() {
    let page = Page::open(FRAGMENT_WITH_QUESTIONS).await;
    open(&page).await;
    page.press("2").await;
    let chosen_key = "document.querySelector('.predict :checked')?.getAttribute('aria-keyshortcuts') ?? null";
    page.wait_for("the choice", chosen_key).await;
    page.eval("document.activeElement.blur()").await;
    page.press("n").await;
    page.wait_until_settled().await;
    page.wait_for("another question", &format!("document.querySelector('.predict legend')?.textContent && location.hash.includes('n=2048') && !({chosen_key})")).await;
    page.assert_quiet().await;
}

/// Answers a page's questions in sequence, each with the first choice, and returns them.
async fn read_questions(page: &Page, count: usize) -> Vec<Value> {
    let mut list = Vec::new();
    for _ in 0..count {
        open(page).await;
        let message = "(p => [p.querySelector('legend').textContent, [...p.querySelectorAll('label span')].map(s => s.textContent)])(document.querySelector('.predict'))";
        list.push(page.eval(message).await);
        page.eval("(document.querySelector('.predict [aria-keyshortcuts=\"1\"]') ?? { click() {} }).click()")
            .await;
        page.eval("document.querySelector('.predict [form=predict-form][type=submit]').click()").await;
        wait_for_answer(page).await;
        page.eval("document.querySelector('.predict .on form:last-of-type [type=submit]').click()").await;
    }
    list
}

#[tokio::test]
async fn address_fixes_the_questions() {
    let page = Page::open(FRAGMENT_WITH_QUESTIONS).await;
    let first = read_questions(&page, 3).await;
    page.reopen(FRAGMENT_WITH_QUESTIONS).await;
    assert_eq!(read_questions(&page, 3).await, first);
    page.reopen("play=false").await;
    page.press("Q").await;
    open(&page).await;
    assert!(page.request().await.look.ask.is_some());
    page.assert_quiet().await;
}

#[tokio::test]
async fn curve_is_sketched_by_pointer_and_keys() {
    let page = Page::open(FRAGMENT_WITH_QUESTIONS).await;
    // Skips to the question with a sketch.
    for _ in 0..9 {
        open(&page).await;
        if page.eval("!!document.querySelector('.predict [data-plot]')").await == true {
            break;
        }
        page.press("1").await;
        page.eval("document.querySelector('.predict [form=predict-form][type=submit]').click()").await;
        wait_for_answer(&page).await;
        page.eval("document.querySelector('.predict .on form:last-of-type [type=submit]').click()").await;
        page.wait_for("another", "!document.querySelector('.predict .why')").await;
    }
    let box_ = page.eval("(r => [r.x, r.y, r.width, r.height])(document.querySelector('[data-plot]').getBoundingClientRect())").await;
    let coordinate = |k: usize| box_[k].as_f64().expect("a number");
    let place = |x: f64, y: f64| (coordinate(0) + coordinate(2) * x, coordinate(1) + coordinate(3) * y);
    page.hold(place(0.01, 0.0).0, place(0.01, 0.0).1).await;
    for k in 1..=20 {
        let (x, y) = place(f64::from(k) / 20.0 - 0.01, f64::from(k) / 20.0);
        page.point(x, y).await;
    }
    page.release(place(0.99, 1.0).0, place(0.99, 1.0).1).await;
    let values = "[...document.querySelectorAll('.predict [type=range]')].map(e => e.valueAsNumber)";
    let values = page.eval(values).await;
    let values: Vec<f64> = values.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    assert!(values.len() >= 4 && values[0] > 85.0 && values[values.len() - 1] < 15.0, "{values:?}");
    assert!(values.windows(2).all(|window| window[0] >= window[1]), "a line that falls: {values:?}");
    // And by keyboard.
    page.eval("document.querySelector('.predict [type=range]').focus()").await;
    page.press("End").await;
    let path = "document.querySelector('.plane path.drawn').getAttribute('d').split(/[ML]/)[2]";
    page.wait_for("the plane to follow", &format!("{path}?.endsWith(' 12.0')")).await;
    page.eval("document.querySelector('.predict [form=predict-form][type=submit]').focus()").await;
    page.press("Enter").await;
    wait_for_answer(&page).await;
    let rows =
        page.eval("[...document.querySelectorAll('.predict td:last-child')].map(e => +e.textContent)").await;
    let rows: Vec<f64> = rows.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    let base: Request = page.request().await;
    for (k, e) in rows.iter().enumerate() {
        let settings = Settings { p: 1 << k, ..base.settings.clone() };
        assert!((efficiency(&settings) - e).abs() < 0.0006, "p = {}: {e}", 1 << k);
    }
    assert_eq!(rows.len(), values.len() + 1);
    assert!(page.eval("!!document.querySelector('.plane path.run')").await == true);
    page.assert_quiet().await;
}
