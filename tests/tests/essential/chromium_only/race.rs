//! The race at the top of the page, and the steps after it.

use hyperfly_request::{Race, Request, Settings, Topology};
use hyperfly_tests::page::race::line;
use hyperfly_tests::page::{Page, native_run, native_run_at};
use hyperfly_text::race as texts;
use hyperfly_view::Replay;
use hyperfly_view::figure::default_moment;
use hyperfly_view::notation::numbers::{fixed, whole};

/// Returns the request in the address: the step reached, and the run.
async fn request_in_address(page: &Page) -> Request {
    page.request().await
}

/// Enter leads from each step to the next, and finally to the workbench.
#[tokio::test]
async fn enter_key_opens_the_workbench_from_the_race() {
    let page = Page::open("").await;
    let steps = [
        (Race::Machines, 1024),
        (Race::Points, 1024),
        (Race::Wires, 1024),
        (Race::Isoefficiency, 4),
        (Race::Landscape, 1024),
        (Race::Values, 4),
        (Race::None, 1024),
    ];
    for (step, p) in steps {
        page.press("Enter").await;
        page.wait_until_settled().await;
        let request = request_in_address(&page).await;
        assert_eq!((request.look.race, request.settings.p), (step, p));
    }
    // The workbench shows the mesh that lost, where most of its messages share a channel.
    let request = request_in_address(&page).await;
    assert_eq!(request.settings.topology, Topology::Mesh);
    let moment = default_moment(&Replay::new(native_run(&request).into()));
    let t = page.state().await["t"].as_f64().unwrap_or_default();
    assert!((t - moment).abs() < 1e-6 * moment, "{t} instead of {moment}");
    page.assert_quiet().await;
}

/// Four points are found by hand, and the curve runs through them.
#[tokio::test]
async fn points_found_by_hand_lie_on_the_isoefficiency_curve() {
    let page = Page::open("p=4&n=32&view=isoefficiency&efficiency=0.4&race=isoefficiency").await;
    page.wait_until_settled().await;
    find_isoefficiency_points(&page).await;
    page.assert_quiet().await;
}

/// An address without a comparison, or with another one, still races a hypercube against a mesh.
#[tokio::test]
async fn race_address_without_mesh_shows_one() {
    let page = Page::open("race=machines&p=16&play=false").await;
    page.wait_until_settled().await;
    let request = request_in_address(&page).await;
    let mesh = request.comparison().expect("a mesh").settings;
    assert_eq!((mesh.topology, mesh.p), (Topology::Mesh, 16));
    page.assert_quiet().await;
}

/// More points hardly help the mesh, wider channels do; every E is that of a native run.
#[tokio::test]
async fn remedies_say_the_efficiencies_of_their_runs() {
    let efficiency = |fragment: &str| fixed(native_run_at(fragment).report.efficiency, 2);
    let cube = |n: u64| efficiency(&format!("p=1024&n={n}"));
    let mesh = |n: u64, w: u32| efficiency(&format!("topology=mesh&p=1024&n={n}&width={w}"));
    let page = Page::open("p=1024&n=4096&beside=topology:mesh&race=points&play=false").await;
    page.read_soon(&texts::points_invitation(&cube(4096), &mesh(4096, 1))).await;
    for _ in 0..4 {
        page.press("n").await;
    }
    page.read_soon(&texts::points_answer("16", &mesh(4096, 1), &mesh(65536, 1), &cube(65536))).await;
    page.press("Enter").await;
    page.read_soon(&texts::wires_invitation(&whole(65536), &cube(65536), &mesh(65536, 1))).await;
    for _ in 0..3 {
        page.press("w").await;
    }
    page.read_soon(&texts::wires_answer("8", &mesh(65536, 1), &mesh(65536, 8), &cube(65536))).await;
    let width = page.request().await.comparison().expect("a mesh").settings.width;
    assert_eq!(width.on(1024), 8.0);
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
            let said = line(page, "an efficiency", "line.textContent").await;
            if !said.contains("below") && !said.contains("less than") {
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
