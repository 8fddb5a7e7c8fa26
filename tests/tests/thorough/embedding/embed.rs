//! Embedded figures: views and controls chosen by the author.

use hyperfly_tests::browser::TIMEOUT;
use hyperfly_tests::hosts::embed_host::EmbedHost;
use hyperfly_tests::page::Page;
use serde_json::json;
use std::time::{Duration, Instant};

#[tokio::test]
async fn every_view_fits_from_phone_to_large_screen() {
    let page = Page::open("controls=min&view=machine").await;
    let cases = [
        "machine",
        "butterfly",
        "timeline",
        "speedup",
        "efficiency",
        "isoefficiency",
        "breakdown",
        "distribution",
        "schedule",
        "supersteps",
        "choose",
        "metrics",
        "scaling",
        "measured",
        "spectrum",
        "table",
        "machine,butterfly",
        "timeline,machine",
    ];
    for view in cases {
        let machine = match view {
            "supersteps" => "algorithm=group-cyclic&machine=bsp&p=8",
            "schedule" => "algorithm=output-driven&machine=logp&p=8",
            _ => "topology=mesh&p=64&n=4096",
        };
        page.go(&format!("controls=min&view={view}&{machine}")).await;
        assert_eq!(page.views().await, json!(view.split(',').collect::<Vec<_>>()));
        if matches!(view, "metrics" | "scaling" | "measured" | "table") {
            page.wait_for_descriptions().await;
        }
        for (width, height) in [(360, 640), (720, 480), (1920, 1080)] {
            page.resize(width, height).await;
            page.wait_until_settled().await;
            let overflow = "document.documentElement.scrollWidth - innerWidth";
            let overflow = page.eval(overflow).await.as_f64();
            assert!(overflow <= Some(0.0), "{view} is {overflow:?} too wide at {width}");
            let empty_canvases = "[...document.querySelectorAll('canvas:first-of-type')]
                .filter(c => c.clientWidth < 40 || c.clientHeight < 20 || c.height < 20).length";
            assert_eq!(page.eval(empty_canvases).await, 0, "{view} has no room at {width} × {height}");
            // The figure fills its frame and exceeds it only where necessary.
            let is_filled = page
                .eval("document.querySelector('.embed').getBoundingClientRect().height >= innerHeight")
                .await;
            assert_eq!(is_filled, true, "{view} at {width} × {height}");
        }
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn time_window_plays_once_or_loops() {
    // Watches every frame until the time jumps back.
    let samples = "new Promise(done => {
        const all = [];
        const look = () => {
            all.push(JSON.parse(hyperfly.state()).t);
            all.at(-1) < all.at(-2) ? done(all) : requestAnimationFrame(look);
        };
        look();
    })";
    let page = Page::open("controls=min&view=machine&play=true&speed=20&window=300..400").await;
    page.wait_for("the end of the window", "(s => !s.playing && s.t === 400)(JSON.parse(hyperfly.state()))")
        .await;
    page.press(" ").await;
    page.wait_for("it to begin again there", "(s => s.t >= 300 && s.t < 400)(JSON.parse(hyperfly.state()))")
        .await;

    page.reopen("controls=min&view=machine&play=true&speed=20&window=300..400&loop=true").await;
    page.wait_for("it to play", "JSON.parse(hyperfly.state()).t > 300").await;
    let sample_list: Vec<f64> = serde_json::from_value(page.eval(samples).await).expect("numbers");
    assert!(sample_list.iter().all(|t| (300.0..=400.0).contains(t)), "{sample_list:?}");
    assert_eq!(page.wait_until_settled().await["playing"], true);
    page.assert_quiet().await;
}

/// A figure scrolled out of view pauses and continues when it is visible again.
#[tokio::test]
async fn invisible_figure_pauses() {
    let host = EmbedHost::with("view=machine&play=true&loop=true&speed=0.5", 600, 420, "").await;
    let t = async |host: &EmbedHost| host.state().await["t"].as_f64().expect("a time");
    let is_moving = async |host: &EmbedHost, start: Instant| {
        let before = t(host).await;
        while t(host).await == before {
            assert!(start.elapsed() < TIMEOUT, "it does not go on");
        }
    };
    is_moving(&host, Instant::now()).await;
    host.eval("{ document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 6000px' })); scrollTo(0, 0) }").await;
    // The figure pauses as soon as it is notified, and stays paused.
    let start = Instant::now();
    let mut last_change = (t(&host).await, Instant::now());
    while last_change.1.elapsed() < Duration::from_millis(400) {
        let time = t(&host).await;
        if time != last_change.0 {
            last_change = (time, Instant::now());
        }
        assert!(start.elapsed() < TIMEOUT, "it plays for nobody");
    }
    host.eval("frames_[0].scrollIntoView()").await;
    is_moving(&host, Instant::now()).await;
    host.assert_quiet().await;
}
