//! The race at the top of the page, and the steps after it.

use hyperfly_request::{Race, Request, Settings};
use hyperfly_tests::page::race::line;
use hyperfly_tests::page::{Page, native_run};

/// Returns the request in the address: the step reached, and the run.
async fn request_in_address(page: &Page) -> Request {
    page.request().await
}

/// Enter leads from each step to the next, and finally to the workbench.
#[tokio::test]
async fn enter_key_opens_the_workbench_from_the_race() {
    let page = Page::open("").await;
    for (step, p) in [(Race::Machines, 1024), (Race::Isoefficiency, 4), (Race::Values, 4), (Race::None, 16)] {
        page.press("Enter").await;
        page.wait_until_settled().await;
        let request = request_in_address(&page).await;
        assert_eq!((request.look.race, request.settings.p), (step, p));
        if step == Race::Isoefficiency {
            find_isoefficiency_points(&page).await;
            // Enter belongs to the page, not to the button clicked before.
            page.eval("document.activeElement.blur()").await;
        }
    }
    page.assert_quiet().await;
}

/// Waits until the line contains a text.
async fn wait_for_line(page: &Page, description: &str) -> String {
    line(page, description, &format!("line.textContent.includes({description:?})")).await
}

/// Finds four points of the hypercube's isoefficiency curve by keyboard, raising n until E is reached, and then a mesh that never reaches
/// it.
async fn find_isoefficiency_points(page: &Page) {
    let until_back = async || {
        for _ in 0..6 {
            page.wait_until_settled().await;
            if !line(page, "an efficiency", "line.textContent").await.contains("below") {
                return;
            }
            page.press("ArrowUp").await;
        }
    };
    for (unmoved_points, p) in [(1, 4), (2, 8), (3, 16), (4, 32)] {
        until_back().await;
        if unmoved_points < 4 {
            wait_for_line(page, &format!("this point stays: {unmoved_points} of 4")).await;
        }
        let settings = request_in_address(page).await.settings;
        // This is the smallest n: a native run reaches E there, and not with half as many points.
        let e = |n: u64| native_run(&Settings { n, ..settings.clone() }.into()).report.efficiency;
        assert_eq!(settings.p, p);
        assert!(e(settings.n) >= 0.4 && e(settings.n / 2) < 0.4, "p = {p}, n = {}", settings.n);
        if unmoved_points < 4 {
            page.press("ArrowRight").await;
        }
    }
    wait_for_line(page, "the closed form runs through them").await;
    // The curve passes through every point found, within a pixel.
    let off_page = "(() => { const curve = document.querySelector('.by-hand .curve[d]:not([d=\"\"])'); \
        const at = [...curve.getAttribute('d').matchAll(/[ML]([\\d.]+) ([\\d.]+)/g)].map((m) => [+m[1], +m[2]]); \
        const rings = [...curve.parentNode.querySelectorAll('.stayed')].map((c) => [+c.getAttribute('cx'), +c.getAttribute('cy')]); \
        return [rings.length, Math.max(...rings.map(([x, y]) => Math.min(...at.map(([a, b]) => Math.hypot(a - x, b - y)))))]; })()";
    let off_page = page.eval(off_page).await;
    assert!(off_page[0] == 4 && off_page[1].as_f64().is_some_and(|pixels| pixels < 0.2), "{off_page}");
    page.click_on(&page.find("button", "Mesh").await).await;
    for key in ["ArrowRight", "ArrowRight"].into_iter().chain(["ArrowUp"; 8]) {
        page.press(key).await;
    }
    let off_page = wait_for_line(page, "n runs off the page").await;
    assert!(off_page.contains("128 processors need 2¹⁹"), "{off_page}");
}
