//! Questions before the run shows: by the keyboard alone, what is covered, what is shown, and the same for everybody.

use hyperfly_core::limits::Options;
use hyperfly_request::{Request, Settings};
use hyperfly_tests::page::Page;
use serde_json::Value;

/// The questions of this run under this seed, with a little of every kind.
const ASKED: &str = "topology=mesh&p=16&n=1024&play=false&ask=12";

async fn open(page: &Page) {
    page.wait_for("the question", "!!document.querySelector('.predict .asks legend')").await;
}

/// Waits until the question at hand has been answered.
async fn told(page: &Page) {
    page.wait_for("the answer", "!!document.querySelector('.predict .why')").await;
    page.settled().await;
}

/// What is seen of an element, for eyes and for what reads aloud.
async fn visible(page: &Page, selector: &str) -> bool {
    let script = format!("getComputedStyle(document.querySelector({selector:?})).visibility === 'visible'");
    page.eval(&script).await == true
}

fn efficiency(scenario: &Settings) -> f64 {
    let options = Options { data: false, trace: false, ..Options::default() };
    hyperfly_request::run(&scenario.timing(), None, options).expect("it runs").report.efficiency
}

#[tokio::test]
async fn questions_are_answered_by_keys_and_the_page_shows_the_answer() {
    let page = Page::open(ASKED).await;
    open(&page).await;
    let base = page.request().await;
    let mut kinds = 0;
    // Until the question what E does with twice as many processors.
    loop {
        assert!(kinds < 9, "nobody asks about p");
        let legend = page.text(".predict legend").await;
        if legend.starts_with("The number of processors doubles") {
            break;
        }
        kinds += 1;
        if page.eval("!!document.querySelector('.predict [data-plot]')").await == false {
            page.press("1").await;
        }
        page.eval("document.querySelector('.predict .on > [type=submit]')?.click() ?? document.querySelector('.predict [form=predict-form][type=submit]').click()").await;
        told(&page).await;
        page.eval("document.querySelector('.predict .on form:last-of-type [type=submit]').click()").await;
        open(&page).await;
        page.settled().await;
    }
    assert_eq!(page.request().await.settings, base.settings, "the next question is about the run before");
    // What would give it away is hidden from all.
    assert!(!visible(&page, ".figure.curves canvas").await && !visible(&page, ".figures .sentence").await);
    assert!(page.text(".predict .on").await.contains("are hidden on the page"));
    let double = Settings { p: 32, ..base.settings.clone() };
    let ratio = efficiency(&double) / efficiency(&base.settings);
    assert!(ratio < 0.99, "of this run E falls");
    page.press("2").await;
    assert_eq!(page.eval("document.activeElement.dataset.key").await, "2");
    page.press("Enter").await;
    told(&page).await;
    page.wait_for("the state that was asked about", "location.hash.includes('p=32')").await;
    let state = page.settled().await;
    assert_eq!(page.request().await.settings, double);
    let shown = state["run"]["efficiency"].as_f64().expect("an efficiency");
    assert!((shown - efficiency(&double)).abs() < 1e-9);
    assert!(page.text(".predict h3").await.starts_with("Right"), "{}", page.text(".predict").await);
    assert!(page.text(".predict .why").await.contains(&format!("{shown:.3}")));
    assert!(visible(&page, ".figure.curves canvas").await && visible(&page, ".figures .sentence").await);
    assert_eq!(page.eval("document.activeElement.matches('.predict h3')").await, true, "it is read");
    // Back to the run that was asked about, by the browser as by the button.
    page.eval("document.querySelector('.predict .on form [type=submit]').click()").await;
    page.wait_for("the run before", "!location.hash.includes('p=32')").await;
    page.settled().await;
    assert_eq!(page.request().await.settings, base.settings);
    page.press("Q").await;
    page.wait_for("the panel to go", "!document.querySelector('.predict')").await;
    assert_eq!(page.request().await.look.ask, None);
    page.assert_quiet().await;
}

/// Another run is asked about by another question, of which nothing is chosen yet.
#[tokio::test]
async fn of_another_run_nothing_is_chosen() {
    let page = Page::open(ASKED).await;
    open(&page).await;
    page.press("2").await;
    let chosen = "document.querySelector('.predict :checked')?.dataset.key ?? null";
    page.wait_for("the choice", chosen).await;
    page.eval("document.activeElement.blur()").await;
    page.press("n").await;
    page.settled().await;
    page.wait_for("another question", &format!("document.querySelector('.predict legend')?.textContent && location.hash.includes('n=2048') && !({chosen})")).await;
    page.assert_quiet().await;
}

/// The questions of a page, one after the other, each answered by its first choice.
async fn questions(page: &Page, many: usize) -> Vec<Value> {
    let mut all = Vec::new();
    for _ in 0..many {
        open(page).await;
        let said = "(p => [p.querySelector('legend').textContent, [...p.querySelectorAll('label span')].map(s => s.textContent)])(document.querySelector('.predict'))";
        all.push(page.eval(said).await);
        page.eval("(document.querySelector('.predict [data-key=\"1\"]') ?? { click() {} }).click()").await;
        page.eval("document.querySelector('.predict [form=predict-form][type=submit]').click()").await;
        told(page).await;
        page.eval("document.querySelector('.predict .on form:last-of-type [type=submit]').click()").await;
    }
    all
}

#[tokio::test]
async fn the_same_address_asks_the_same_and_a_key_asks_others() {
    let page = Page::open(ASKED).await;
    let first = questions(&page, 3).await;
    page.open_again(ASKED).await;
    assert_eq!(questions(&page, 3).await, first);
    page.open_again("play=false").await;
    page.press("Q").await;
    open(&page).await;
    assert!(page.request().await.look.ask.is_some());
    page.assert_quiet().await;
}

#[tokio::test]
async fn a_curve_is_sketched_by_pointer_and_by_keys() {
    let page = Page::open(ASKED).await;
    // The sketch comes when it comes.
    for _ in 0..9 {
        open(&page).await;
        if page.eval("!!document.querySelector('.predict [data-plot]')").await == true {
            break;
        }
        page.press("1").await;
        page.eval("document.querySelector('.predict [form=predict-form][type=submit]').click()").await;
        told(&page).await;
        page.eval("document.querySelector('.predict .on form:last-of-type [type=submit]').click()").await;
        page.wait_for("another", "!document.querySelector('.predict .why')").await;
    }
    let box_ = page.eval("(r => [r.x, r.y, r.width, r.height])(document.querySelector('[data-plot]').getBoundingClientRect())").await;
    let at = |k: usize| box_[k].as_f64().expect("a number");
    let place = |x: f64, y: f64| (at(0) + at(2) * x, at(1) + at(3) * y);
    page.hold(place(0.01, 0.0).0, place(0.01, 0.0).1).await;
    for k in 1..=20 {
        let (x, y) = place(f64::from(k) / 20.0 - 0.01, f64::from(k) / 20.0);
        page.point(x, y).await;
    }
    page.release(place(0.99, 1.0).0, place(0.99, 1.0).1).await;
    let values = "[...document.querySelectorAll('.predict [type=range]')].map(e => e.valueAsNumber)";
    let drawn = page.eval(values).await;
    let drawn: Vec<f64> = drawn.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    assert!(drawn.len() >= 4 && drawn[0] > 85.0 && drawn[drawn.len() - 1] < 15.0, "{drawn:?}");
    assert!(drawn.windows(2).all(|pair| pair[0] >= pair[1]), "a line that falls: {drawn:?}");
    // And by keys.
    page.eval("document.querySelector('.predict [type=range]').focus()").await;
    page.press("End").await;
    let path = "document.querySelector('.plane path.drawn').getAttribute('d').split(/[ML]/)[2]";
    page.wait_for("the plane to follow", &format!("{path}?.endsWith(' 12.0')")).await;
    page.press("Enter").await;
    told(&page).await;
    let rows =
        page.eval("[...document.querySelectorAll('.predict td:last-child')].map(e => +e.textContent)").await;
    let rows: Vec<f64> = rows.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    let base: Request = page.request().await;
    for (k, e) in rows.iter().enumerate() {
        let there = Settings { p: 1 << k, ..base.settings.clone() };
        assert!((efficiency(&there) - e).abs() < 0.0006, "p = {}: {e}", 1 << k);
    }
    assert_eq!(rows.len(), drawn.len() + 1);
    assert!(page.eval("!!document.querySelector('.plane path.run')").await == true);
    page.assert_quiet().await;
}
