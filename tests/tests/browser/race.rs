//! A newcomer's first minute: the page is opened without an address, two machines race, the jam is named, and one step after
//! another leads to the workbench. By what can be read on the page, and by keys alone, in every language.

use hyperfly_request::{Choice, Lang, Race, Request};
use hyperfly_tests::page::{Page, natively};
use hyperfly_view::numbers::quantity;
use hyperfly_view::{Jam, Replay};
use std::time::{Duration, Instant};

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
async fn the_first_minute_by_what_can_be_read() {
    let begun = Instant::now();
    let page = Page::opening("").await;
    page.find("heading", "Two machines with 64 processors each").await;
    let (mut clicks, (ratio, jam)) = (0, race(64));
    let mut click = async |name: &str| {
        clicks += 1;
        page.click_on(&page.find("button", name).await).await;
        assert!(clicks <= 8, "{name} is click {clicks}");
    };
    page.settled().await;
    assert_eq!(page.state().await["playing"], false, "it waits for the reader");

    click("Play").await;
    let named = line(&page, "the jam to be named", "line.className.includes('jam')").await;
    assert!(named.starts_with(&format!("{} messages want this one wire", jam.load)), "{named}");
    let t = page.state().await["t"].as_f64().unwrap_or_default();
    assert!((jam.start..jam.end).contains(&t), "named at {t}, but it is from {} to {}", jam.start, jam.end);
    let won = line(&page, "the end", "line.textContent.startsWith('The mesh')").await;
    assert!(won.starts_with(&format!("The mesh takes {} times as long.", quantity(ratio, 3))), "{won}");
    assert!(won.contains("contention"), "{won}");

    click("Now 1024 processors").await;
    page.find("heading", "Two machines with 1024 processors each").await;
    line(&page, "a jam of 1024 processors", "line.className.includes('jam')").await;
    assert_eq!(asked(&page).await.settings.p, 1024);

    click("How large must n be to win it back?").await;
    page.find("tab", "Isoefficiency").await;
    assert_eq!(asked(&page).await.look.race, Race::Isoefficiency);

    click("What moves in those messages?").await;
    page.find("heading", "Butterfly").await;
    page.settled().await;
    // The value of a node can be read: the last coefficient, by the keyboard, as in a run that is made here.
    let request = asked(&page).await;
    assert_eq!((request.settings.p, request.settings.n), (4, 16));

    click("Open the workbench").await;
    page.find("textbox", "processors").await;
    assert_eq!(asked(&page).await.look.race, Race::None);
    assert!(begun.elapsed() < Duration::from_secs(60), "it took {:?}", begun.elapsed());
    page.assert_quiet().await;
}

#[tokio::test]
async fn by_keys_alone_in_every_language() {
    let page = Page::open("lang=en").await;
    for lang in Lang::ALL.iter().filter(|lang| **lang != Lang::Auto) {
        page.open_again(&format!("lang={}", lang.id())).await;
        page.press(" ").await;
        let named = line(&page, "the jam to be named", "line.className.includes('jam')").await;
        assert!(named.contains('4'), "{lang:?}: {named}");
        for (step, p) in
            [(Race::Machines, 1024), (Race::Isoefficiency, 64), (Race::Values, 4), (Race::None, 16)]
        {
            page.press("Enter").await;
            page.settled().await;
            let request = asked(&page).await;
            assert_eq!((request.look.race, request.settings.p, request.look.lang), (step, p, *lang));
        }
    }
    page.assert_quiet().await;
}
