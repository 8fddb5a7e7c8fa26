//! Tests the terms of the parallel time.

use hyperfly_core::roofline::Roofline;
use hyperfly_core::trace::Activity;
use hyperfly_tests::page::{Page, native_run};
use hyperfly_view::Replay;
use hyperfly_view::draw::palette::{ColourScheme, Ink, Palette};
use hyperfly_view::notation::numbers::quantity;
use hyperfly_view::text::why;
use std::rc::Rc;

/// Waits until these terms are marked on their buttons.
async fn wait_for_marks(page: &Page, terms: &str) {
    let names = "[...document.querySelectorAll('.sum [data-lit]')].map(term => term.dataset.term).join()";
    page.wait_for(&format!("the marked terms to be {terms:?}"), &format!("{names} === '{terms}'")).await;
}

/// Moves the mouse to an element.
async fn point(page: &Page, selector: &str) {
    let expected_value = format!(
        "(() => {{ const element = document.querySelector('{selector}'); element.scrollIntoView({{ block: 'center' }});
           const box = element.getBoundingClientRect();
           return [box.x + box.width / 2, box.y + box.height / 2]; }})()"
    );
    let time = page.eval(&expected_value).await;
    page.point_to(&time).await;
}

#[tokio::test]
async fn terms_add_up_to_the_parallel_time() {
    let page = Page::open("view=why&play=false").await;
    for fragment in ["p=16&n=4096", "algorithm=group-cyclic&machine=bsp&p=8&n=1024&io=cyclic"] {
        page.go(&format!("view=why&play=false&lang=en&{fragment}")).await;
        let run = native_run(&page.request().await);
        let report = &run.report;
        assert_eq!(page.text(".sum output").await, quantity(report.t_parallel, 6), "{fragment}");
        let expected_activities =
            Activity::ALL.into_iter().filter(|activity| report.breakdown.of(*activity) > 1e-12);
        for activity in expected_activities {
            let time = quantity(report.breakdown.of(activity) * report.t_parallel, 6);
            let button = format!(".sum [data-term={}]", activity.name());
            assert_eq!(page.text(&format!("{button} b")).await, time, "{fragment}: {activity:?}");
            // Typeset formula: it has a width and the page's font size.
            let has_width =
                format!("document.querySelector('{button} math').getBoundingClientRect().width > 8");
            assert_eq!(page.eval(&has_width).await, true, "{fragment}: {activity:?}");
        }
        // A single view is unfolded, with a row for each term and the sum.
        let rows = page.eval("document.querySelectorAll('.why[data-view] table tr').length").await;
        let terms = why::Explanation::new(&run).terms.len() as u64;
        assert_eq!(rows.as_u64(), Some(terms + 2), "{fragment}");
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn term_and_event_mark_each_other() {
    let page = Page::open("topology=mesh&view=timeline,why&theme=light&play=false&t=1").await;
    page.wait_until_settled().await;
    let run = native_run(&page.request().await);
    let replay = Replay::new(Rc::new(run));
    let ink = |ink: Ink| Palette::new(ColourScheme::Light).get(ink);
    // Hovering over a term keeps its stretches and fades the others on the layer above.
    let count_soft =
        |pixels: &hyperfly_tests::browser::Pixels, activity| pixels.count(ink(Ink::soft(activity)), 1);
    let before = page.picture("timeline", true).await;
    point(&page, ".sum [data-term=transfer]").await;
    wait_for_marks(&page, "transfer").await;
    page.wait_until_settled().await;
    let marked_picture = page.picture("timeline", true).await;
    assert!(
        count_soft(&before, Activity::Compute) == 0 && count_soft(&marked_picture, Activity::Transfer) == 0
    );
    let faded_ratio = count_soft(&marked_picture, Activity::Compute) as f64
        / count_soft(&marked_picture, Activity::Contention) as f64;
    let time_of = |activity| replay.run().report.breakdown.of(activity);
    let expected = time_of(Activity::Compute) / time_of(Activity::Contention);
    assert!(
        (faded_ratio / expected - 1.0).abs() < 0.15,
        "as much as the run took: {faded_ratio}, {expected}"
    );
    // A click keeps the mark, another one clears it.
    let is_pressed = "document.querySelector('.sum [data-term=transfer]').ariaPressed";
    page.eval("document.querySelector('.sum [data-term=transfer]').click()").await;
    page.wait_for("a term that is kept", &format!("{is_pressed} === 'true'")).await;
    point(&page, ".numbers").await;
    wait_for_marks(&page, "transfer").await;
    page.press("Escape").await;
    page.wait_for("a term that is let go", &format!("{is_pressed} === 'false'")).await;

    // The keyboard does the same.
    page.eval("document.querySelector('.sum [data-term=hop]').focus()").await;
    wait_for_marks(&page, "hop").await;
    page.eval("document.activeElement.blur()").await;
    wait_for_marks(&page, "").await;

    // The activity of a processor at the cursor is marked and follows it.
    page.press("]").await;
    for fraction in [0.01, 0.15, 0.32, 0.9] {
        page.seek(fraction).await;
        page.wait_until_settled().await;
        let t = page.state().await["t"].as_f64().expect("a time");
        // A processor with a delayed message is both transferring and in contention.
        let activities = replay.activities(0, t);
        let names =
            Activity::ALL.into_iter().filter(|activity| activities.contains(*activity)).map(Activity::name);
        wait_for_marks(&page, &names.collect::<Vec<_>>().join(",")).await;
    }
    // From contention to the most contended channel at its peak.
    page.eval("document.querySelector('.why [data-channel]').click()").await;
    page.wait_until_settled().await;
    let t = page.state().await["t"].as_f64().expect("a time");
    assert!((t - hyperfly_view::figure::default_moment(&replay)).abs() < 1e-6, "{t}");
    let busiest = replay.busiest_channel().expect("a channel");
    let name = hyperfly_view::text::table::channel_name(&replay, busiest.channel);
    assert!(page.text(".card").await.contains(&name));
    page.assert_quiet().await;
}

#[tokio::test]
async fn limits_open_as_a_table() {
    let page = Page::open("view=why&play=false&lang=en&p=16&n=4096&topology=mesh").await;
    page.eval("document.querySelector('.why .limits summary').click()").await;
    page.wait_for("the limits", "document.querySelectorAll('.why .limits tbody tr').length === 7").await;
    let run = native_run(&page.request().await);
    let table = why::limits::table(&Roofline::of(&run));
    let cells = "[...document.querySelectorAll('.why .limits tbody td')].map(cell => cell.textContent)";
    let numbers: Vec<_> = table.rows.iter().flat_map(|row| &row[1..]).map(String::as_str).collect();
    assert_eq!(page.eval(cells).await, serde_json::json!(numbers));
    // Another run has limits of its own.
    page.go("view=why&play=false&lang=en&algorithm=serial&n=64").await;
    page.wait_for("its limits", "document.querySelectorAll('.why .limits tbody tr').length === 2").await;
    page.assert_quiet().await;
}
