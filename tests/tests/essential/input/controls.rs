//! The controls: each changes address, numbers and pictures.

use hyperfly_request::MachineKind;
use hyperfly_tests::page::Page;
use hyperfly_tests::page::native::assert_numbers;

/// Way of operating a control.
enum Hand {
    Pick(&'static str),
    Write(&'static str),
    Slide(u32),
    Select(&'static str),
}
use Hand::{Pick, Select, Slide, Write};

/// Cumulative changes: field, action, value in the address, and the views whose picture must change.
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
async fn controls_change_address_numbers_and_pictures() {
    let page = Page::open("t=300").await;
    let mut before = page.pictures().await;
    for (field, hand, value, views) in MOVES {
        match hand {
            Pick(id) => page.choose(field, id).await,
            Write(text) => page.write(field, text).await,
            Slide(position) => page.slide(field, *position).await,
            Select(id) => page.select(&format!("#{field}"), id).await,
        }
        let state = page.wait_until_settled().await;
        let name = format!("{field} → {value}");
        assert_eq!(page.problems().await, "", "{name}");

        let request = page.request().await;
        let pairs = request.all_pairs();
        let (_, address_value) = pairs.iter().find(|(key, _)| key == field).expect("a key of the schema");
        assert_eq!(address_value, value, "{name}: the address is {}", page.fragment().await);

        assert_numbers(&page, &state, &name).await;

        let after = page.pictures().await;
        for view in *views {
            assert!(before[view].is_string(), "{name}: there is no {view}");
            assert_ne!(before[view], after[view], "{name}: the picture of {view} is the same");
        }
        before = after;
    }
    // For a real signal the magnitudes are the same in both directions up to 1/n; the text names the direction.
    assert!(page.text("[data-view=spectrum]").await.contains("Inverse transform"));
    page.screenshot("controls").await;
    page.assert_quiet().await;
}

/// A preset sets numbers, topology and switching, each with its source. Another preset replaces all of them, explicit keys take
/// precedence, and without a preset the values stay.
#[tokio::test]
async fn preset_sets_and_explains_its_parameters() {
    let page = Page::open("topology=mesh&play=false").await;
    let hint = |field: &'static str| format!("[data-field={field}] .hint");
    page.choose("preset", "ncube2").await;
    let state = page.wait_until_settled().await;
    assert_eq!(page.fragment().await, "preset=ncube2&play=false");
    assert_numbers(&page, &state, "nCUBE2").await;
    assert!(page.text(&hint("ts")).await.starts_with("Assumption: "), "{}", page.text(&hint("ts")).await);
    assert!(page.text(&hint("tc")).await.contains("GK §8"), "{}", page.text(&hint("tc")).await);
    assert!(page.text(&hint("preset")).await.contains("2.5 µs"));

    page.write("ts", "7").await;
    page.wait_until_settled().await;
    assert_eq!(page.fragment().await, "preset=ncube2&ts=7&play=false");
    assert_eq!(page.text(&hint("ts")).await, "Your value; nCUBE2 (GK M2) has 64.");

    page.choose("preset", "ipsc2").await;
    let state = page.wait_until_settled().await;
    assert_eq!(page.fragment().await, "preset=ipsc2&play=false");
    assert_eq!(page.request().await.settings.ts, 25.0);
    assert_numbers(&page, &state, "iPSC/2").await;

    page.choose("preset", "t3e").await;
    let state = page.wait_until_settled().await;
    assert_numbers(&page, &state, "T3E").await;
    assert_eq!(page.text(&hint("g")).await, "IB Table 4, p = 16.");
    page.slide("p", 6).await;
    let state = page.wait_until_settled().await;
    assert_eq!(page.fragment().await, "preset=t3e&p=64&play=false");
    let scenario = page.request().await.settings;
    assert_eq!((scenario.gap, scenario.sync), (3.05, 3861.0));
    assert_numbers(&page, &state, "T3E of 64").await;

    // The history restores menus, and a machine with all its numbers.
    let chosen_preset = "document.getElementById('choose-preset').value";
    page.choose("preset", "gpu-node").await;
    page.wait_until_settled().await;
    assert_eq!(page.fragment().await, "preset=gpu-node&topology=complete&p=8&play=false");
    page.eval("history.back()").await;
    page.wait_for("the preset before", &format!("{chosen_preset} === 't3e'")).await;
    page.wait_until_settled().await;

    page.choose("preset", "none").await;
    let state = page.wait_until_settled().await;
    let scenario = page.request().await.settings;
    assert_eq!((scenario.machine, scenario.gap, scenario.sync), (MachineKind::Bsp, 3.05, 3861.0));
    assert!(!page.fragment().await.contains("preset"));
    assert_numbers(&page, &state, "its numbers").await;
    page.choose("preset", "ncube1").await;
    page.wait_until_settled().await;
    assert_eq!(page.fragment().await, "preset=ncube1&switching=store-and-forward&p=64&play=false");
    page.assert_quiet().await;
}

/// The sentence below the breakdown describes the run shown.
#[tokio::test]
async fn sentence_changes_with_the_run() {
    let page = Page::open("topology=mesh&play=false").await;
    let mesh = page.text(".sentence").await;
    assert!(mesh.contains("Channel") || mesh.contains("channel"), "{mesh}");
    page.choose("topology", "hypercube").await;
    page.wait_until_settled().await;
    let cube = page.text(".sentence").await;
    assert!(!cube.is_empty() && cube != mesh, "{cube}");
}

/// Display options: views, speed, colours.
#[tokio::test]
async fn chosen_views_speed_and_colours_are_applied() {
    let page = Page::open("play=false").await;
    let views =
        "[...document.querySelectorAll('section[data-view]')].map(view => view.dataset.view).join(' ')";
    let views_text = page.eval(views).await;
    for view in ["machine", "butterfly", "timeline", "efficiency", "breakdown", "spectrum", "table"] {
        assert!(
            views_text.as_str().is_some_and(|views_text| views_text.contains(view)),
            "{view} is not among {views_text}"
        );
    }
    for view in ["machine", "butterfly", "timeline", "breakdown", "spectrum", "table", "speedup"] {
        page.select("select[aria-label=Views]", view).await;
        page.wait_until_settled().await;
        assert_eq!(page.eval(views).await, view);
        assert!(page.fragment().await.contains(&format!("view={view}")));
    }
    page.select("select[aria-label=Views]", "all").await;
    page.wait_until_settled().await;
    assert_eq!(page.eval(views).await, views_text);

    page.select("select[aria-label=Speed]", "0.25").await;
    page.wait_until_settled().await;
    assert!(page.fragment().await.contains("speed=0.25"));
    page.assert_quiet().await;
}
