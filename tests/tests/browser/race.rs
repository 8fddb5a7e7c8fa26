//! The race, with which the page opens: what it says of two machines is what their runs say; and the steps after it, of which the
//! isoefficiency curve by hand is one. How a newcomer takes them is in `newcomer`.

use hyperfly_request::{Race, Request, Settings};
use hyperfly_tests::page::{Page, natively};
use hyperfly_view::numbers::quantity;
use hyperfly_view::{Jam, Replay};

/// How far the way has come, and what of the run is in the address.
async fn asked(page: &Page) -> Request {
    page.request().await
}

/// Waits until the line under the headline is as a function of its text and its class says; its text.
async fn line(page: &Page, what: &str, is: &str) -> String {
    let line = "document.querySelector('.race .line')";
    let is = format!("((line) => line && ({is}) && line.textContent)({line})");
    page.wait_for(what, &is).await.as_str().unwrap_or_default().to_owned()
}

/// T_p of a mesh over that of a hypercube, and the first jam of the mesh, from runs that are made here.
fn race(p: u32) -> (f64, Jam) {
    let run = |topology: &str| {
        let fragment = format!("p={p}&n=4096&topology={topology}");
        natively(&Request::from_fragment(&fragment).0.expect("a scenario"))
    };
    let (cube, mesh) = (run("hypercube"), run("mesh"));
    let ratio = mesh.report.t_parallel / cube.report.t_parallel;
    (ratio, Jam::first(&Replay::new(mesh.into())).expect("a mesh jams"))
}

#[tokio::test]
async fn the_jam_is_named_and_who_wins() {
    let page = Page::open("").await;
    let (ratio, jam) = race(64);
    assert_eq!(page.state().await["playing"], false, "it waits for the reader");

    page.press(" ").await;
    let named = line(&page, "the jam to be named", "line.className.includes('jam')").await;
    assert!(named.starts_with(&format!("{} messages want this one wire", jam.load)), "{named}");
    let t = page.state().await["t"].as_f64().unwrap_or_default();
    assert!((jam.start..jam.end).contains(&t), "named at {t}, but it is from {} to {}", jam.start, jam.end);
    let won = line(&page, "the end", "line.textContent.startsWith('The mesh')").await;
    assert!(won.starts_with(&format!("The mesh takes {} times as long.", quantity(ratio, 3))), "{won}");
    assert!(won.contains("contention"), "{won}");
    page.assert_quiet().await;
}

/// Enter leads from each step to the next, and at last to the workbench.
#[tokio::test]
async fn the_way_and_the_curve_by_hand() {
    let page = Page::open("").await;
    for (step, p) in [(Race::Machines, 1024), (Race::Isoefficiency, 4), (Race::Values, 4), (Race::None, 16)] {
        page.press("Enter").await;
        page.settled().await;
        let request = asked(&page).await;
        assert_eq!((request.look.race, request.settings.p), (step, p));
        if step == Race::Isoefficiency {
            by_hand(&page).await;
            // Enter is that of the page, and not of the button that was clicked.
            page.eval("document.activeElement.blur()").await;
        }
    }
    page.assert_quiet().await;
}

/// Waits until the line says so.
async fn told(page: &Page, what: &str) -> String {
    line(page, what, &format!("line.textContent.includes({what:?})")).await
}

/// Four points of the isoefficiency curve of the hypercube by keys, each found by raising n until E is back; then a mesh on which
/// it does not come back.
async fn by_hand(page: &Page) {
    let until_back = async || {
        for _ in 0..6 {
            page.settled().await;
            if !line(page, "an efficiency", "line.textContent").await.contains("below") {
                return;
            }
            page.press("ArrowUp").await;
        }
    };
    for (stayed, p) in [(1, 4), (2, 8), (3, 16), (4, 32)] {
        until_back().await;
        if stayed < 4 {
            told(page, &format!("this point stays: {stayed} of 4")).await;
        }
        let settings = asked(page).await.settings;
        // It is the smallest n: a run that is made here has E there, and not with half as many points.
        let e = |n: u64| natively(&Settings { n, ..settings.clone() }.into()).report.efficiency;
        assert_eq!(settings.p, p);
        assert!(e(settings.n) >= 0.4 && e(settings.n / 2) < 0.4, "p = {p}, n = {}", settings.n);
        if stayed < 4 {
            page.press("ArrowRight").await;
        }
    }
    told(page, "the closed form runs through them").await;
    // The curve passes through every point that stayed, to a pixel.
    let off = "(() => { const curve = document.querySelector('.by-hand .curve[d]:not([d=\"\"])'); \
        const at = [...curve.getAttribute('d').matchAll(/[ML]([\\d.]+) ([\\d.]+)/g)].map((m) => [+m[1], +m[2]]); \
        const rings = [...curve.parentNode.querySelectorAll('.stayed')].map((c) => [+c.getAttribute('cx'), +c.getAttribute('cy')]); \
        return [rings.length, Math.max(...rings.map(([x, y]) => Math.min(...at.map(([a, b]) => Math.hypot(a - x, b - y)))))]; })()";
    let off = page.eval(off).await;
    assert!(off[0] == 4 && off[1].as_f64().is_some_and(|pixels| pixels < 0.2), "{off}");
    page.click_on(&page.find("button", "Mesh").await).await;
    for key in ["ArrowRight", "ArrowRight"].into_iter().chain(["ArrowUp"; 8]) {
        page.press(key).await;
    }
    let off = told(page, "n runs off the page").await;
    assert!(off.contains("128 processors need 2¹⁹"), "{off}");
}
