//! Tests measurements of the reader's device.

use hyperfly_exec::{Threads, file};
use hyperfly_request::Settings;
use hyperfly_tests::page::Page;
use hyperfly_tests::page::device::IS_IDLE;
use hyperfly_tests::page::device::{open, rows};
use serde_json::json;
use std::ops::ControlFlow;

/// A run measured by the command is shown with its stages and both timelines; timings of other programs are shown next to the current
/// run; other files are refused with a reason.
#[tokio::test]
async fn opened_measurement_file_shows_its_run() {
    let settings = Settings { n: 4096, p: 2, rate: 1e9, ..Settings::default() };
    let run = Threads::new(&settings.scenario(), 3)
        .measure(None, &mut |_| ControlFlow::Continue(()))
        .expect("a measurement");
    let page = Page::open("view=measured&n=65536&p=4&play=false").await;
    page.wait_for("the figure", IS_IDLE).await;
    open(&page, &file::write(&run)).await;
    page.wait_for("both timelines", "document.querySelectorAll('.timelines svg').length === 2").await;
    assert_eq!(rows(&page).await.len(), 2);
    let stages = page.eval("document.querySelectorAll('[data-told=measured] th[scope=row]').length").await;
    // T_p for p = 1 and 2, the terms for p = 2, stage 0, and the local stages.
    assert_eq!(stages, 2 + 1 + 2);
    let message = page.text("[data-told=measured]").await;
    assert!(
        message.contains("binary-exchange · n = 4096") && message.contains("As measured, p = 2"),
        "{message}"
    );
    step_through_stages(&page, 2, &["Computing", "Messages", "Waiting", "Rest"]).await;

    for (text, message) in [
        ("0,0,0,1\n0,1,2,1", "Line 2 cannot be read"),
        ("{}", "cannot be shown"),
        (&*file::write(&run).replace("\"hyperfly\":1", "\"hyperfly\":9"), "version 9"),
        ("0,0,0,1", "Processor 1 has no time for stage 0"),
        ("0,0,0,1\n1,0,0,1\n2,0,0,1\n3,0,0,1", "have no clock"),
    ] {
        open(&page, text).await;
        let condition = format!(
            "document.querySelector('[data-told=measured] .problem')?.textContent.includes({message:?})"
        );
        page.wait_for(message, &condition).await;
    }
    page.go("view=measured&n=4096&p=2&rate=1000000000&play=false").await;
    open(&page, "stage,processor,begin_ms,end_ms\n0,1,0,500\n0,2,250,1000\n1,1,1000,2000\n1,2,1000,2000\n11,1,2000,3000\n11,2,2000,3000").await;
    page.wait_for(
        "the stages",
        "document.querySelectorAll('[data-told=measured] th[scope=row]').length === 2",
    )
    .await;
    let message = page.text("[data-told=measured]").await;
    assert!(message.contains("begin from ms") && message.contains("counts processors from 1"), "{message}");
    assert!(
        message.contains("Your timings") && message.contains("1 s") && message.contains("2 s"),
        "{message}"
    );
    step_through_stages(&page, 2, &["Within", "Rest"]).await;
    page.assert_quiet().await;
}

/// Uses the keyboard only: `C` shows one stage in lockstep with the causes of its difference; arrows move to other stages and back to all.
async fn step_through_stages(page: &Page, stages: usize, causes: &[&str]) {
    const SHOWN_STAGE: &str = "document.querySelector('[data-told=measured] .stepper output')?.textContent";
    const ROW: &str = "document.querySelector('[data-told=measured] .most')?.rowIndex";
    const SHOWS_LOCKSTEP: &str = "!!document.querySelector('[data-told=measured] .lockstep svg')";
    assert_eq!(page.eval(SHOWN_STAGE).await, "all");
    assert_eq!(page.eval(SHOWS_LOCKSTEP).await, false);
    page.press("C").await;
    page.wait_for("a stage", SHOWS_LOCKSTEP).await;
    let state = page
        .eval("[...document.querySelectorAll('[data-told=measured] tr[data-cause]')].map(row => row.dataset.cause)")
        .await;
    assert_eq!(state, json!(causes));
    let message = page.text("[data-told=measured] .see[role=status]").await;
    assert!(message.contains("as simulated"), "{message}");
    assert!(!page.fragment().await.contains("beside"), "the page compares, too");
    // The range goes from all stages, 0, to the last stage.
    page.eval("document.querySelector('[data-told=measured] [data-set=stage]').focus()").await;
    page.press("Home").await;
    page.wait_for("all", &format!("{SHOWN_STAGE} === 'all' && !({SHOWS_LOCKSTEP})")).await;
    let mut names = Vec::new();
    for stage in 1..=stages {
        page.press("ArrowRight").await;
        // The marked row of the table confirms the stage.
        page.wait_for("the next stage", &format!("{SHOWS_LOCKSTEP} && {ROW} === {stage}")).await;
        names.push(page.eval(SHOWN_STAGE).await);
    }
    assert!(names[0].as_str().is_some_and(|name| name.starts_with("stage 0")), "{names:?}");
    names.dedup();
    assert_eq!(names.len(), stages);
    page.press("C").await;
    page.wait_for("all", &format!("{SHOWN_STAGE} === 'all'")).await;
}
