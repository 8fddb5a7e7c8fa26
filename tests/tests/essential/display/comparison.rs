//! Tests comparisons of two runs.

use hyperfly_core::Run;
use hyperfly_request::Request;
use hyperfly_tests::page::{Page, native_run};
use hyperfly_view::text::compare::TimeComparison;
use hyperfly_view::{Alignment, Replay};
use serde_json::Value;
use std::rc::Rc;

/// Runs both sides of the address natively.
async fn run_both_natively(page: &Page) -> (Request, Run, Run) {
    let request = page.request().await;
    let comparison_request =
        Request::from(request.comparison().expect("the right side is possible").settings);
    let (baseline, comparison) = (native_run(&request), native_run(&comparison_request));
    (request, baseline, comparison)
}

/// Asserts that the page shows the numbers of the native runs.
async fn assert_native_numbers(page: &Page) -> (Request, Run, Run) {
    let (request, baseline, comparison) = run_both_natively(page).await;
    let versus =
        TimeComparison::of(&baseline, &comparison, &request.look.comparison_overrides).expect("one unit");
    let state = page.state().await;
    assert_eq!(state["run"]["trace_hash"], format!("{:016x}", baseline.report.trace_hash));
    assert_eq!(state["beside"]["trace_hash"], format!("{:016x}", comparison.report.trace_hash));
    // T_p is typeset with a subscript.
    let message = page.text(".against b").await;
    assert_eq!(message, versus.headline().replace("T_p", "Tp"));
    assert_eq!(page.text(".sentence").await, versus.sentence());
    let sum = page.text(".versus tfoot").await;
    let difference = comparison.report.t_parallel - baseline.report.t_parallel;
    let difference = hyperfly_view::notation::numbers::quantity(difference, 6);
    assert!(sum.ends_with(&difference), "{sum}: {difference}");
    (request, baseline, comparison)
}

async fn machine_names(page: &Page) -> Value {
    page.eval("[...document.querySelectorAll('[data-view=machine]')].map(e => e.closest('[data-side]')?.dataset.side ?? '')").await
}

#[tokio::test]
async fn controls_start_and_end_a_comparison() {
    let page = Page::open("p=16&n=4096&play=false").await;
    assert_eq!(machine_names(&page).await, serde_json::json!([""]));
    page.choose("beside", "topology:mesh").await;
    page.wait_until_settled().await;
    let (request, baseline, comparison) = assert_native_numbers(&page).await;
    assert_eq!(request.value("beside").as_deref(), Some("topology:mesh"));
    assert_eq!(machine_names(&page).await, serde_json::json!(["left", "right"]));
    assert!(comparison.report.t_parallel > baseline.report.t_parallel);
    assert!(page.text(".against b").await.ends_with("the mesh takes 1.15 times as long."));

    // An override for the comparison only, with the same control as for the baseline.
    page.choose("in-hand", "right").await;
    assert!(!page.controls().await.contains(&"n".to_owned()), "n is that of both");
    page.write("ts", "100").await;
    page.wait_until_settled().await;
    let (request, baseline, comparison) = assert_native_numbers(&page).await;
    let ts = |run: &hyperfly_core::Run| run.scenario.machine.network().expect("a network").ts;
    assert_eq!((ts(&baseline), ts(&comparison)), (25.0, 100.0));
    assert_eq!(request.value("beside").as_deref(), Some("topology:mesh,ts:100"));

    // Impossible values are explained there, and nothing is lost.
    page.write("p", "3").await;
    assert!(page.problem_at("p").await.contains("power of two"), "{}", page.problem_at("p").await);
    assert_eq!(page.request().await, request);
    page.write("p", "16").await;

    // Shared keys change both runs; the address restores both.
    page.choose("in-hand", "left").await;
    page.write("n", "8192").await;
    page.wait_until_settled().await;
    let (request, baseline, comparison) = assert_native_numbers(&page).await;
    assert_eq!((baseline.scenario.n(), comparison.scenario.n()), (8192, 8192));
    page.reopen(&page.fragment().await).await;
    assert_eq!(page.request().await, request);
    assert_native_numbers(&page).await;

    // A key swaps baseline and comparison.
    page.press("X").await;
    page.wait_until_settled().await;
    let (_, comparison_report, comparison_run) = assert_native_numbers(&page).await;
    assert_eq!((comparison_run.report, comparison_report.report), (baseline.report, comparison.report));

    page.press("C").await;
    page.choose("beside", "none").await;
    page.wait_until_settled().await;
    assert_eq!(machine_names(&page).await, serde_json::json!([""]));
    assert_eq!(page.state().await["beside"], Value::Null);
    page.assert_quiet().await;
}

#[tokio::test]
async fn both_runs_advance_together_by_time_and_by_stage() {
    let page = Page::open("p=16&n=4096&beside=topology:mesh&play=false").await;
    for mode in ["time", "stage"] {
        page.choose("lockstep", mode).await;
        page.wait_until_settled().await;
        let (request, baseline, comparison) = run_both_natively(&page).await;
        assert_eq!(request.value("lockstep").as_deref(), Some(mode));
        let (baseline, comparison) = (Replay::new(Rc::new(baseline)), Replay::new(Rc::new(comparison)));
        let alignment = Alignment::new(&baseline, &comparison, request.look.lockstep);
        for fraction in [0.6, 1.0] {
            page.seek(fraction).await;
            let state = page.wait_until_settled().await;
            let (t, comparison_time) =
                (state["t"].as_f64().expect("a time"), state["t_beside"].as_f64().expect("a time"));
            assert!((state["t_parallel"].as_f64().expect("an end") - alignment.end()).abs() < 1e-9);
            assert!((t - fraction * alignment.end()).abs() <= 1e-6 * t, "{mode}: {t}");
            assert!(
                (comparison_time - alignment.right(t)).abs() <= 1e-9 * t,
                "{mode} at {t}: {comparison_time}"
            );
            assert_eq!(page.text(".lag").await, alignment.words(t, ["hypercube", "mesh"]));
        }
    }
    // Both pictures move with it.
    let address =
        "[...document.querySelectorAll('[data-view=machine] canvas:last-child')].map(c => c.toDataURL())";
    page.seek(0.2).await;
    page.wait_until_settled().await;
    let before = page.eval(address).await;
    page.seek(0.45).await;
    page.wait_until_settled().await;
    let after = page.eval(address).await;
    assert!(before[0] != after[0] && before[1] != after[1], "a machine stands still");
    // The address restores a cursor behind the end of the shorter run.
    page.choose("lockstep", "time").await;
    page.press("End").await;
    page.wait_until_settled().await;
    let t = page.request().await.look.t;
    page.reopen(&page.fragment().await).await;
    assert_eq!(page.state().await["t"].as_f64(), Some(t));
    page.assert_quiet().await;
}

#[tokio::test]
async fn impossible_comparison_is_explained_and_fixed() {
    let page = Page::open_without_waiting("p=256&n=1024&beside=algorithm:transpose&play=false").await;
    page.wait_until_settled().await;
    let problem = page.text("[data-side=right] .problem").await;
    assert!(problem.contains("p = 256 is not possible there"), "{problem}");
    assert_eq!(page.state().await["run"]["p"], 256, "the left side runs");
    page.eval("document.querySelector('[data-side=right] .fix').click()").await;
    page.wait_until_settled().await;
    let (request, ..) = run_both_natively(&page).await;
    assert_eq!(request.value("beside").as_deref(), Some("algorithm:transpose,p:32"));
    // Keys that cannot be compared are refused by name.
    page.reopen("beside=topology:ring&play=false").await;
    let notices = page.notices().await;
    assert!(notices.contains("beside = topology:ring is not possible"), "{notices}");
    page.assert_quiet().await;
}
