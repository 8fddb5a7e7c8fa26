//! Views of the distribution and the schedule.

use hyperfly_request::{Algorithm, MachineKind, Settings};
use hyperfly_tests::page::{Page, native_run};

#[tokio::test]
async fn schedule_view_button_runs_output_driven_on_logp() {
    let page = Page::open("view=schedule&p=4&n=64&play=false").await;
    page.wait_for("the way", "!!document.querySelector('.schedule .fix')").await;
    page.eval("document.querySelector('.schedule .fix').click()").await;
    page.wait_for("the schedule", "!document.querySelector('.schedule .fix')").await;
    let settings = page.request().await.settings;
    assert_eq!((settings.algorithm, settings.machine), (Algorithm::OutputDriven, MachineKind::LogP));
    // The schedule is drawn next to the naive one, which is executed for this purpose only.
    let [naive, output_driven] = [Algorithm::CyclicToBlocked, Algorithm::OutputDriven]
        .map(|algorithm| native_run(&Settings { algorithm, ..settings.clone() }.into()).report.t_parallel);
    let expected = format!(
        "Tₚ: naive {naive}, output-driven {output_driven}, {:.0}\u{a0}% less",
        (1.0 - output_driven / naive) * 100.0
    );
    page.wait_for(
        "both schedules",
        &format!("document.querySelector('.schedule small')?.textContent === {expected:?}"),
    )
    .await;
    page.wait_until_settled().await;
    let picture = page.picture("schedule", true).await;
    assert!(picture.count_colours() > 3, "{} colours", picture.count_colours());
    page.assert_quiet().await;
}
