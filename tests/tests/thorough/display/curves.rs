//! Points of curves, which are simulated after the run.

use hyperfly_core::isoefficiency::{SearchOutcome, search};
use hyperfly_core::limits::MEMORY_PAGE;
use hyperfly_request::{Choice, Settings, Topology};
use hyperfly_tests::page::Page;
use std::time::Duration;

/// A change while the second pool starts, works or ends loses no point, even if it leaves the curves unchanged, so that earlier points
/// remain valid.
#[tokio::test]
async fn interrupted_sweeps_still_complete() {
    let page = Page::open("play=false").await;
    for k in 0..5u32 {
        page.reopen("play=false").await;
        tokio::time::sleep(Duration::from_millis(u64::from(60 + 40 * k))).await;
        page.choose("topology", "mesh").await;
        tokio::time::sleep(Duration::from_millis(u64::from(150 + 14 * k))).await;
        page.slide("p", 2 + k % 3).await;
        page.wait_for_curves().await;
        assert!(page.text("[data-view=efficiency]").await.contains("simulated"), "change {k}");
    }
    page.assert_quiet().await;
}

/// Returns the sizes that keep an efficiency, as found by the page: topology, p, and n with log2 n.
async fn read_sizes(page: &Page, efficiency: f64) -> Vec<(Topology, u32, Option<(u64, f64)>)> {
    let keeps_efficiency = format!("JSON.parse(hyperfly.state()).kept === {efficiency}");
    page.wait_for("the searches for this efficiency", &keeps_efficiency).await;
    page.wait_until_settled().await;
    page.wait_for_curves().await;
    let state = page.state().await;
    let size_list = state["sizes"].as_array().expect("a list");
    let size = |size: &serde_json::Value| {
        let topology = size[0].as_str().and_then(Topology::from_id).expect("a topology");
        let found_n = size[2][0].as_u64().zip(size[2][1].as_f64());
        (topology, size[1].as_u64().expect("p") as u32, found_n)
    };
    size_list.iter().map(size).collect()
}

/// Compares the sizes on the page with a native search for each p up to `max_p`; returns their number.
async fn assert_sizes_match_native_search(page: &Page, efficiency: f64, max_p: u32) -> usize {
    let settings = page.request().await.settings;
    let (mut compared, size_list) = (0, read_sizes(page, efficiency).await);
    for (topology, p, n) in size_list.into_iter().filter(|(_, p, _)| *p <= max_p) {
        let scenario_settings = Settings { topology, p, ..settings.clone() };
        match search(&scenario_settings.scenario(), efficiency, MEMORY_PAGE, u64::MAX, |_| {}) {
            SearchOutcome::Found(size) => assert_eq!(n, Some((size.n, size.log2_n)), "{scenario_settings:?}"),
            other => assert!(n.is_none(), "{n:?}, natively {other:?}: {scenario_settings:?}"),
        }
        compared += 1;
    }
    compared
}

/// The slider of E requests other sizes; the address keeps E and therefore reproduces the curves.
#[tokio::test]
async fn isoefficiency_sizes_follow_the_efficiency() {
    let page = Page::open("p=16&n=1024&play=false").await;
    page.press("E").await;
    page.wait_for("the slider of E", "document.activeElement.id === 'slide-efficiency'").await;
    let run = page.state().await["run"]["efficiency"].as_f64().expect("E");
    assert!(assert_sizes_match_native_search(&page, run, 16).await >= 10, "at first that of the run");
    let before = page.picture("efficiency", false).await;
    page.eval(
        "{
            const e = document.getElementById('slide-efficiency');
            e.value = 0.2;
            e.dispatchEvent(new InputEvent('input', { bubbles: true }));
            e.value = 0.7;
            e.dispatchEvent(new InputEvent('input', { bubbles: true }));
            e.dispatchEvent(new Event('change', { bubbles: true }));
        }",
    )
    .await;
    assert!(assert_sizes_match_native_search(&page, 0.7, 16).await >= 10);
    assert_eq!(page.request().await.look.efficiency, Some(0.7));
    let after = page.picture("efficiency", false).await;
    assert!(before.rgba != after.rgba, "the curves are others");
    page.reopen(&page.fragment().await).await;
    assert!(assert_sizes_match_native_search(&page, 0.7, 16).await >= 10);
    assert!(page.text("[data-view=efficiency] .keep").await.contains("0.7"));
    page.eval("document.querySelector('.keep button').click()").await;
    assert!(assert_sizes_match_native_search(&page, run, 16).await >= 10, "that of the run again");
    assert_eq!(page.request().await.look.efficiency, None);
    page.assert_quiet().await;
}

/// A new run of the first worker during the search is as fast as ever, and the search restarts.
#[tokio::test]
async fn isoefficiency_search_yields_to_newer_runs() {
    let page = Page::open("p=64&n=4096&topology=mesh&view=isoefficiency&efficiency=0.3&play=false").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    for k in 0..4u32 {
        page.eval(&format!(
            "location.hash = 'p=64&n=4096&topology=mesh&view=isoefficiency&efficiency=0.3&play=false&tw={}'",
            k + 1
        ))
        .await;
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    page.wait_until_settled().await;
    assert_eq!(page.request().await.settings.tw, 4.0);
    assert!(assert_sizes_match_native_search(&page, 0.3, 16).await >= 10, "those of the last request");
    page.assert_quiet().await;
}
