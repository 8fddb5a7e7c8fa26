//! Every control of the rail: it changes the address, the numbers, and the picture; and the run that comes out in the
//! browser is the run that comes out natively, to the bit.

use hyperfly_request::{Algorithm, Choice, KEYS, MachineKind};
use hyperfly_tests::page::{Page, natively};
use hyperfly_view::numbers::{quantity, whole};
use serde_json::Value;
use std::collections::HashSet;

/// How a control is moved.
enum Hand {
    Pick(&'static str),
    Write(&'static str),
    Slide(u32),
    Select(&'static str),
}
use Hand::{Pick, Select, Slide, Write};

/// One after the other, each on top of those before: field, what is done, the value in the address, and the views whose
/// picture must become another one.
const MOVES: &[(&str, Hand, &str, &[&str])] = &[
    ("topology", Pick("mesh"), "mesh", &["machine", "timeline", "breakdown", "efficiency"]),
    ("switching", Pick("store-and-forward"), "store-and-forward", &["timeline", "breakdown"]),
    ("switching", Pick("wormhole"), "wormhole", &["timeline", "breakdown"]),
    ("algorithm", Pick("transpose"), "transpose", &["butterfly", "timeline", "efficiency"]),
    ("algorithm", Pick("binary-exchange"), "binary-exchange", &["butterfly", "timeline"]),
    ("order", Pick("ordered"), "ordered", &["timeline", "breakdown"]),
    ("p", Slide(6), "64", &["machine", "butterfly", "timeline"]),
    ("p", Write("2^2"), "4", &["machine", "butterfly", "timeline"]),
    ("n", Slide(12), "4096", &["timeline", "spectrum", "breakdown"]),
    ("n", Write("64"), "64", &["butterfly", "timeline", "spectrum"]),
    ("ts", Write("100"), "100", &["timeline", "breakdown", "efficiency"]),
    ("ts", Slide(0), "0", &["timeline", "breakdown"]),
    ("tw", Write("4"), "4", &["timeline", "breakdown"]),
    ("th", Write("30"), "30", &["timeline", "breakdown"]),
    ("tc", Write("2"), "2", &["timeline", "breakdown"]),
    ("direction", Pick("inverse"), "inverse", &[]),
    ("signal", Select("noise"), "noise", &["spectrum"]),
    ("seed", Write("7"), "7", &["spectrum"]),
    ("signal", Select("chirp"), "chirp", &["spectrum"]),
];

#[tokio::test]
async fn change_address_numbers_and_picture() {
    let page = Page::open("t=300").await;
    let mut before = page.pictures().await;
    for (field, hand, value, views) in MOVES {
        match hand {
            Pick(id) => page.choose(field, id).await,
            Write(text) => page.write(field, text).await,
            Slide(position) => page.slide(field, *position).await,
            Select(id) => page.select(&format!("#{field}"), id).await,
        }
        let state = page.settled().await;
        let name = format!("{field} → {value}");
        assert_eq!(page.problems().await, "", "{name}");

        let request = page.request().await;
        let pairs = request.all_pairs();
        let (_, written) = pairs.iter().find(|(key, _)| key == field).expect("a key of the schema");
        assert_eq!(written, value, "{name}: the address is {}", page.fragment().await);

        same_as_natively(&page, &state, &name).await;

        let after = page.pictures().await;
        for view in *views {
            assert!(before[view].is_string(), "{name}: there is no {view}");
            assert_ne!(before[view], after[view], "{name}: the picture of {view} is the same");
        }
        before = after;
    }
    // The magnitudes of a real signal are the same in both directions but for 1/n; the words say which they are.
    assert!(page.text("[data-view=spectrum]").await.contains("Inverse transform"));
    page.screenshot("controls").await;
    page.assert_quiet().await;
}

/// Every number that the page shows is that of the native run of the request in the address.
async fn same_as_natively(page: &Page, state: &Value, name: &str) {
    let request = page.request().await;
    let report = natively(&request).report;
    let run = &state["run"];
    assert_eq!(run["trace_hash"], format!("{:016x}", report.trace_hash), "{name}: another run than natively");
    assert_eq!(run["t_parallel"].as_f64(), Some(report.t_parallel), "{name}");
    assert_eq!(run["messages"].as_u64(), Some(report.messages), "{name}");
    assert_eq!(page.number("t_serial").await, quantity(report.t_serial, 7), "{name}");
    assert_eq!(page.number("t_parallel").await, quantity(report.t_parallel, 7), "{name}");
    assert_eq!(page.number("speedup").await, quantity(report.speedup, 4), "{name}");
    assert_eq!(page.number("efficiency").await, format!("{:.3}", report.efficiency), "{name}");
    assert_eq!(page.number("overhead").await, quantity(report.overhead, 7), "{name}");
    assert_eq!(page.number("messages").await, whole(report.messages), "{name}");
    let error = run["relative_l2_error"].as_f64().expect("a run with data has an error");
    let bound = 2.0 * f64::from(request.settings.r()) * f64::EPSILON;
    assert!(error <= bound, "{name}: error {error} > {bound}");
}

/// Another value of a control than the one it begins with, as it is chosen or written.
fn another(field: &str) -> Option<&'static str> {
    Some(match field {
        "order" => "ordered",
        "overlap" => "true",
        "dims" => "3",
        "radix" => "4",
        "io" => "cyclic",
        "balanced" => "true",
        "twiddles" => "computed",
        "tt" => "2",
        "blocking" => "16",
        "rate" => "1000000",
        "direction" => "inverse",
        "p" => "4",
        "n" => "1024",
        "topology" => "mesh",
        "switching" => "wormhole",
        "ts" | "g" => "3",
        "tw" | "width" => "2",
        "th" | "o" => "1",
        "tc" => "0.5",
        "L" => "7",
        "l-sync" => "50",
        "signal" => "noise",
        "seed" => "5",
        _ => return None,
    })
}

/// Every algorithm on every machine: the rail offers exactly the keys that count. Each control is followed by the address and by the
/// run, with every algorithm and on every machine that it is offered with, but not with all pairs of them.
#[tokio::test]
async fn every_control_of_every_algorithm_and_machine() {
    let page = Page::open("play=false").await;
    let mut followed = HashSet::new();
    for machine in MachineKind::ALL {
        for algorithm in Algorithm::BUILT_IN {
            let at = format!("{} on {}", algorithm.id(), machine.id());
            // With the one picture that has controls of its own.
            page.eval("location.hash = 'n=256&view=spectrum&play=false'").await;
            page.settled().await;
            page.choose("machine", machine.id()).await;
            page.choose("algorithm", algorithm.id()).await;
            if *algorithm == Algorithm::Serial {
                page.press("y").await;
            }
            page.settled().await;
            assert_eq!(page.problems().await, "", "{at}");
            let mut moved = Vec::new();
            while let Some(field) = page.controls().await.into_iter().find(|field| !moved.contains(field)) {
                moved.push(field.clone());
                let request = page.request().await;
                assert!(
                    field == "preset" || request.settings.counts(&field),
                    "{at}: {field} is offered in vain"
                );
                let serial = field == "p" && *algorithm == Algorithm::Serial;
                let Some(value) = another(&field).filter(|_| !serial) else { continue };
                let new = [algorithm.id(), machine.id()].map(|with| followed.insert((field.clone(), with)));
                if new == [false, false] {
                    continue;
                }
                let menu = page.eval(&format!("!document.getElementById('write-{field}')")).await == true;
                match field.as_str() {
                    "signal" => page.select("#signal", value).await,
                    _ if menu => page.choose(&field, value).await,
                    _ => page.write(&field, value).await,
                }
                let state = page.settled().await;
                let name = format!("{at}: {field} → {value}");
                assert_eq!(page.problems().await, "", "{name}");
                assert_eq!(page.request().await.value(&field).as_deref(), Some(value), "{name}");
                same_as_natively(&page, &state, &name).await;
            }
            same_as_natively(&page, &page.state().await, &at).await;
            let scenario = page.request().await.settings;
            for key in KEYS.iter().filter(|key| scenario.counts(key.name)) {
                assert!(
                    moved.iter().any(|field| field == key.name),
                    "{at}: there is no control for {}",
                    key.name
                );
            }
        }
    }
    page.assert_quiet().await;
}

/// A preset brings its numbers, its topology and its switching, each with its origin; another one replaces them all, what is said
/// beside it wins, and without one they stay.
#[tokio::test]
async fn a_preset_is_a_machine() {
    let page = Page::open("topology=mesh&play=false").await;
    let hint = |field: &'static str| format!("[data-field={field}] .hint");
    page.choose("preset", "ncube2").await;
    let state = page.settled().await;
    assert_eq!(page.fragment().await, "preset=ncube2&play=false");
    same_as_natively(&page, &state, "nCUBE2").await;
    assert!(page.text(&hint("ts")).await.starts_with("Assumption: "), "{}", page.text(&hint("ts")).await);
    assert!(page.text(&hint("tc")).await.contains("GK 8"), "{}", page.text(&hint("tc")).await);
    assert!(page.text(&hint("preset")).await.contains("2.5 µs"));

    page.write("ts", "7").await;
    page.settled().await;
    assert_eq!(page.fragment().await, "preset=ncube2&ts=7&play=false");
    assert_eq!(page.text(&hint("ts")).await, "Your value; nCUBE2 (GK M2) has 64.");

    page.choose("preset", "ipsc2").await;
    let state = page.settled().await;
    assert_eq!(page.fragment().await, "preset=ipsc2&play=false");
    assert_eq!(page.request().await.settings.ts, 25.0);
    same_as_natively(&page, &state, "iPSC/2").await;

    page.choose("preset", "t3e").await;
    let state = page.settled().await;
    same_as_natively(&page, &state, "T3E").await;
    assert_eq!(page.text(&hint("g")).await, "IB Table 4, p = 16.");
    page.slide("p", 6).await;
    let state = page.settled().await;
    assert_eq!(page.fragment().await, "preset=t3e&p=64&play=false");
    let scenario = page.request().await.settings;
    assert_eq!((scenario.gap, scenario.sync), (3.05, 3861.0));
    same_as_natively(&page, &state, "T3E of 64").await;

    // Menus that were used go back with the history, and a machine goes with all of its numbers.
    let chosen = "document.getElementById('choose-preset').value";
    page.choose("preset", "gpu-node").await;
    page.settled().await;
    assert_eq!(page.fragment().await, "preset=gpu-node&topology=complete&p=8&play=false");
    page.eval("history.back()").await;
    page.wait_for("the preset before", &format!("{chosen} === 't3e'")).await;
    page.settled().await;

    page.choose("preset", "none").await;
    let state = page.settled().await;
    let scenario = page.request().await.settings;
    assert_eq!((scenario.machine, scenario.gap, scenario.sync), (MachineKind::Bsp, 3.05, 3861.0));
    assert!(!page.fragment().await.contains("preset"));
    same_as_natively(&page, &state, "its numbers").await;
    page.choose("preset", "ncube1").await;
    page.settled().await;
    assert_eq!(page.fragment().await, "preset=ncube1&switching=store-and-forward&p=64&play=false");
    page.assert_quiet().await;
}

/// Runs that are long, many-sided or large come out in the browser as they do natively.
#[tokio::test]
async fn runs_of_every_kind_are_the_native_ones() {
    let page = Page::open("play=false").await;
    for fragment in [
        "algorithm=serial&n=2048",
        "p=1&n=2",
        "p=64&n=64",
        "topology=mesh&p=128&n=16384&order=ordered&direction=inverse",
        "algorithm=transpose&topology=mesh&p=64&n=8192&switching=wormhole",
        "algorithm=transpose&topology=mesh&switching=store-and-forward&p=32&n=4096&tw=0&th=3.7",
        "topology=mesh&p=1024&n=65536&signal=noise&seed=18446744073709551615",
        "algorithm=transpose&topology=mesh&p=256&n=65536",
    ] {
        page.eval(&format!("location.hash = '{fragment}&play=false'")).await;
        let state = page.settled().await;
        same_as_natively(&page, &state, fragment).await;
    }
    page.assert_quiet().await;
}

/// The sentence under the breakdown is about the run that is shown.
#[tokio::test]
async fn the_sentence_follows() {
    let page = Page::open("topology=mesh&play=false").await;
    let mesh = page.text(".sentence").await;
    assert!(mesh.contains("Channel") || mesh.contains("channel"), "{mesh}");
    page.choose("topology", "hypercube").await;
    page.settled().await;
    let cube = page.text(".sentence").await;
    assert!(!cube.is_empty() && cube != mesh, "{cube}");
}

/// The page's own choices: views, speed, colours.
#[tokio::test]
async fn choices_of_the_page() {
    let page = Page::open("play=false").await;
    let views =
        "[...document.querySelectorAll('section[data-view]')].map(view => view.dataset.view).join(' ')";
    let all = page.eval(views).await;
    for view in ["machine", "butterfly", "timeline", "efficiency", "breakdown", "spectrum", "table"] {
        assert!(all.as_str().is_some_and(|all| all.contains(view)), "{view} is not among {all}");
    }
    for view in ["machine", "butterfly", "timeline", "breakdown", "spectrum", "table", "speedup"] {
        page.select("select[aria-label=Views]", view).await;
        page.settled().await;
        assert_eq!(page.eval(views).await, view);
        assert!(page.fragment().await.contains(&format!("view={view}")));
    }
    page.select("select[aria-label=Views]", "all").await;
    page.settled().await;
    assert_eq!(page.eval(views).await, all);

    page.select("select[aria-label=Speed]", "0.25").await;
    page.settled().await;
    assert!(page.fragment().await.contains("speed=0.25"));
    page.assert_quiet().await;
}
