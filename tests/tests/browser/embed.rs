//! The page as a figure in somebody's notes: the views and controls that its author chose, at any size.

use hyperfly_tests::notes::Notes;
use hyperfly_tests::page::Page;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The views on the page, from the top.
async fn views(page: &Page) -> Value {
    page.eval("[...document.querySelectorAll('[data-view]')].map(e => e.dataset.view)").await
}

/// Whether something is seen.
async fn sees(page: &Page, selector: &str) -> bool {
    page.eval(&format!("!!document.querySelector({selector:?})?.getClientRects().length")).await == true
}

#[tokio::test]
async fn shows_the_views_and_controls_that_were_chosen() {
    let page = Page::open("controls=none&view=timeline&topology=mesh").await;
    assert_eq!(views(&page).await, json!(["timeline"]));
    for absent in ["header", ".rail", ".scrubber", ".numbers"] {
        assert!(!sees(&page, absent).await, "{absent}");
    }
    assert!(page.picture("timeline", false).await.colours() > 4);

    page.open_again("controls=min&view=timeline,machine&topology=mesh").await;
    assert_eq!(views(&page).await, json!(["timeline", "machine"]), "the first stands above");
    assert!(sees(&page, ".scrubber").await && !sees(&page, ".rail").await);

    page.open_again("controls=tw,p,signal&view=machine,efficiency&topology=mesh").await;
    assert_eq!(views(&page).await, json!(["machine", "efficiency"]));
    assert_eq!(page.controls().await, ["tw", "p", "signal"], "in the author's order");
    page.slide("p", 5).await;
    let state = page.settled().await;
    assert_eq!(state["run"]["p"], 32);
    // What has no control has no key either.
    page.press("n").await;
    page.press("v").await;
    assert_eq!(page.settled().await["run"]["n"], 1024);
    assert_eq!(views(&page).await, json!(["machine", "efficiency"]));
    page.press("P").await;
    assert_eq!(page.settled().await["run"]["p"], 16);

    page.open_again("controls=full&view=breakdown").await;
    assert!(!sees(&page, ".scrubber").await, "there is no moment to choose");
    assert!(page.controls().await.contains(&"algorithm".to_owned()) && sees(&page, ".numbers").await);

    // A key that means nothing here is not offered.
    page.open_again("controls=dims,p&view=machine").await;
    assert_eq!(page.controls().await, ["p"]);
    page.assert_quiet().await;
}

#[tokio::test]
async fn says_what_only_the_explorer_shows() {
    let page = Page::open("controls=min&view=machine&tour=mesh&ask=5").await;
    let said = page.notices().await;
    assert!(said.contains("tour, ask") && said.contains("explorer"), "{said}");
    let way = page.eval("document.querySelector('.notices a').href.split('#')[1]").await;
    assert!(way.as_str().is_some_and(|to| to.contains("tour=mesh") && to.contains("ask=5")), "{way}");
    page.open_again("controls=min&view=machine").await;
    assert_eq!(page.notices().await, "");
    page.assert_quiet().await;
}

#[tokio::test]
async fn every_view_and_some_pairs_fit_from_a_phone_to_a_wall() {
    let page = Page::open("controls=min&view=machine").await;
    let all = [
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
    for view in all {
        let machine = match view {
            "supersteps" => "algorithm=group-cyclic&machine=bsp&p=8",
            "schedule" => "algorithm=output-driven&machine=logp&p=8",
            _ => "topology=mesh&p=64&n=4096",
        };
        page.go(&format!("controls=min&view={view}&{machine}")).await;
        assert_eq!(views(&page).await, json!(view.split(',').collect::<Vec<_>>()));
        if matches!(view, "metrics" | "scaling" | "measured" | "table") {
            page.written().await;
        }
        for (width, height) in [(360, 640), (720, 480), (1920, 1080)] {
            page.resize(width, height).await;
            page.settled().await;
            let overflow = "document.documentElement.scrollWidth - innerWidth";
            let over = page.eval(overflow).await.as_f64();
            assert!(over <= Some(0.0), "{view} is {over:?} too wide at {width}");
            let empty = "[...document.querySelectorAll('canvas:first-of-type')]
                .filter(c => c.clientWidth < 40 || c.clientHeight < 20 || c.height < 20).length";
            assert_eq!(page.eval(empty).await, 0, "{view} has no room at {width} × {height}");
            // It fills its frame, and is higher only where it must be.
            let fills = page
                .eval("document.querySelector('.embed').getBoundingClientRect().height >= innerHeight")
                .await;
            assert_eq!(fills, true, "{view} at {width} × {height}");
        }
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn stands_at_a_telling_moment_unless_its_author_says_otherwise() {
    let page = Page::open("controls=none&view=machine&topology=mesh&p=16&n=4096").await;
    page.wait_for("a moment of contention", "JSON.parse(hyperfly.state()).t > 0").await;
    let state = page.settled().await;
    assert_eq!(state["playing"], false);
    for t in [1000.0, 0.0] {
        page.open_again(&format!("controls=none&view=machine&topology=mesh&p=16&n=4096&t={t}")).await;
        assert_eq!(page.settled().await["t"], t);
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn plays_a_window_of_time_once_or_again_and_again() {
    let samples = |count: u32| {
        format!(
            "new Promise(done => {{
                const all = [];
                const look = () => {{
                    all.push(JSON.parse(hyperfly.state()).t);
                    all.length < {count} ? setTimeout(look, 60) : done(all);
                }};
                look();
            }})"
        )
    };
    let page = Page::open("controls=min&view=machine&play=true&speed=20&window=300..400").await;
    page.wait_for("the end of the window", "(s => !s.playing && s.t === 400)(JSON.parse(hyperfly.state()))")
        .await;
    page.press(" ").await;
    page.wait_for("it to begin again there", "(s => s.t >= 300 && s.t < 400)(JSON.parse(hyperfly.state()))")
        .await;

    page.open_again("controls=min&view=machine&play=true&speed=20&window=300..400&loop=true").await;
    page.wait_for("it to play", "JSON.parse(hyperfly.state()).t > 300").await;
    let all: Vec<f64> = serde_json::from_value(page.eval(&samples(70)).await).expect("numbers");
    assert!(all.iter().all(|t| (300.0..=400.0).contains(t)), "{all:?}");
    assert!(all.windows(2).filter(|pair| pair[1] < pair[0]).count() >= 1, "never began again: {all:?}");
    assert_eq!(page.settled().await["playing"], true);
    page.assert_quiet().await;
}

#[tokio::test]
async fn tells_the_way_into_the_explorer() {
    let page = Page::open("controls=p&view=machine&topology=mesh&p=32&ts=7").await;
    // Page and figure are one file here, so the way stays in it.
    page.eval("document.querySelector('a.explore').click()").await;
    page.wait_for("the explorer", "!!document.querySelector('header h1')").await;
    let request = page.request().await;
    assert_eq!((request.settings.p, request.settings.ts), (32, 7.0));
    assert_eq!(page.settled().await["run"]["topology"], "mesh");
    page.assert_quiet().await;

    let host = Notes::with("topology=mesh&p=32&ts=7&controls=none&view=machine", 700, 500, "").await;
    let link = host.inside("document.querySelector('a.explore').href").await;
    let link = link.as_str().unwrap_or_default();
    // With the moment at which it stands.
    assert!(
        link.starts_with(&host.site.url("index.html#v=1&topology=mesh&p=32&ts=7&view=machine&t=")),
        "{link}"
    );
    host.assert_quiet().await;
}

/// A figure that was scrolled away stands still, and goes on when it is back.
#[tokio::test]
async fn stands_still_where_nobody_sees_it() {
    let host = Notes::with("view=machine&play=true&loop=true&speed=0.5", 600, 420, "").await;
    let t = async |host: &Notes| host.state().await["t"].as_f64().expect("a time");
    let moves = async |host: &Notes, begun: Instant| {
        let before = t(host).await;
        while t(host).await == before {
            assert!(begun.elapsed() < Duration::from_secs(20), "it does not go on");
        }
    };
    moves(&host, Instant::now()).await;
    host.eval("{ document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 6000px' })); scrollTo(0, 0) }").await;
    // It stands as soon as it is told, and then goes on standing.
    let begun = Instant::now();
    let mut still = (t(&host).await, Instant::now());
    while still.1.elapsed() < Duration::from_millis(400) {
        let now = t(&host).await;
        if now != still.0 {
            still = (now, Instant::now());
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "it plays for nobody");
    }
    host.eval("frames_[0].scrollIntoView()").await;
    moves(&host, Instant::now()).await;
    host.assert_quiet().await;
}

/// On paper there is the figure, and nothing to press.
#[tokio::test]
async fn prints_the_figure_alone() {
    let page = Page::open("controls=full&view=machine&topology=mesh").await;
    page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
    for absent in [".scrubber", ".rail", ".explore"] {
        assert!(!sees(&page, absent).await, "{absent}");
    }
    assert!(sees(&page, "[data-view=machine] canvas").await && sees(&page, ".sentence").await);
    page.assert_quiet().await;
}
