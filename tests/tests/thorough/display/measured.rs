//! Tests measurements of the reader's device.

use hyperfly_exec::{Threads, file};
use hyperfly_request::{Settings, Topology};
use hyperfly_tests::page::Page;
use hyperfly_tests::page::device::machine_file;
use serde_json::json;
use std::ops::ControlFlow;

async fn drop_and_wait(page: &Page, name: &str, text: &str) {
    page.drop_file(name, "", &json!([text]).to_string()).await;
}

/// A file's content identifies it wherever it is dropped on the page.
#[tokio::test]
async fn dropped_file_is_recognised_by_its_content() {
    const ROWS: &str = "document.querySelectorAll('[data-told=measured] tr[data-p]').length === 2";
    const STAGES: &str = "document.querySelectorAll('[data-told=measured] th[scope=row]').length === 3";
    let settings = Settings { n: 1024, p: 2, ..Settings::default() };
    let run = Threads::new(&settings.scenario(), 1)
        .measure(None, &mut |_| ControlFlow::Continue(()))
        .expect("a measurement");
    let page = Page::open("view=machine&n=4096&p=4&play=false").await;
    drop_and_wait(&page, "mine.json", &file::write(&run)).await;
    page.wait_for("the run", ROWS).await;
    assert!(page.fragment().await.contains("view=measured"));

    // The machine applies to the current run, and the view stays.
    page.go("view=butterfly&n=4096&p=4&play=false").await;
    drop_and_wait(&page, "whatever.json", &machine_file()).await;
    page.wait_for("the machine", "location.hash.includes('rate=')").await;
    page.wait_until_settled().await;
    let request = page.request().await;
    let node = request.settings.tc / request.settings.rate;
    assert!((node - 4e-9).abs() < 1e-12 && request.settings.topology == Topology::Complete, "{request:?}");
    assert_eq!((request.settings.n, request.settings.p), (4096, 4));
    assert!(page.fragment().await.contains("view=butterfly"));

    // With a clock, timings are shown next to the run; opening them again works, too.
    let line = |stage: u32, rank: u32| format!("{rank},{stage},{stage},{}\n", stage + 1);
    let lines = [0, 1, 11].into_iter().flat_map(|stage| (0..4).map(move |rank| line(stage, rank)));
    let timings = format!("rank,stage,begin,end\n{}", lines.collect::<String>());
    for _ in 0..2 {
        drop_and_wait(&page, "times.csv", &timings).await;
        page.wait_for("the stages", STAGES).await;
        let other_view = page.fragment().await.replace("view=measured", "view=butterfly");
        page.go(&other_view).await;
    }
    // Samples are recognized, also with decimal commas, and so are lessons.
    drop_and_wait(&page, "samples.csv", "1,2\n3,4").await;
    page.wait_for("samples", "location.hash.includes('signal=own')").await;
    drop_and_wait(&page, "commas.csv", "1,5;2,5\n1,5;2,5").await;
    let problem = "document.querySelector('.problem')?.textContent";
    page.wait_for("what is wrong with them", &format!("({problem} ?? '').includes('decimal')")).await;
    drop_and_wait(&page, "other.json", "{\"a\": 1}").await;
    page.wait_for("no lesson", "location.hash.includes('tour=file')").await;
    // An invalid run file is reported where runs are shown.
    drop_and_wait(&page, "new.json", "{\"hyperfly\": 9, \"kind\": \"run\"}").await;
    page.wait_for(
        "its version",
        "document.querySelector('[data-told=measured] .problem')?.textContent.includes('version 9')",
    )
    .await;
    page.assert_quiet().await;
}
