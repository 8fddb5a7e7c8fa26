//! Distribution, schedule and supersteps on the page: drawn from the run, moved by the cursor, marked by the one selection.

use hyperfly_core::Run;
use hyperfly_request::{Algorithm, MachineKind, Request, Settings};
use hyperfly_tests::browser::Pixels;
use hyperfly_tests::page::{Page, natively};
use hyperfly_view::palette::{ColourScheme, Ink, Palette, Rgb};
use std::time::Duration;

fn colour(ink: Ink) -> Rgb {
    Palette::new(ColourScheme::Light).get(ink)
}

/// Pixels of an ink in the light theme.
fn of(pixels: &Pixels, ink: Ink) -> usize {
    pixels.count(colour(ink), 1)
}

fn pixel(pixels: &Pixels, x: usize, y: usize) -> Rgb {
    let at = (y * pixels.width + x) * 4;
    [pixels.rgba[at], pixels.rgba[at + 1], pixels.rgba[at + 2]]
}

/// Where a dark line wider than a pixel goes down over `most` rows or more: the cursor.
fn cursors(pixels: &Pixels, most: usize) -> Vec<f64> {
    // However the line falls on the pixels, three neighbours have all of its darkness.
    let dark = |x: usize, y: usize| -> u32 {
        let alpha = u32::from(pixels.rgba[(y * pixels.width + x) * 4 + 3]);
        pixel(pixels, x, y).iter().map(|&channel| 255 - u32::from(channel)).sum::<u32>() * alpha / 255 / 3
    };
    let goes = |x: &usize| {
        let rows = (0..pixels.height).filter(|&y| (*x..*x + 3).map(|x| dark(x, y)).sum::<u32>() > 230);
        rows.count() >= most
    };
    let columns: Vec<usize> = (0..pixels.width - 3).filter(goes).collect();
    let groups = columns.chunk_by(|a, b| a + 1 == *b);
    groups.map(|group| (group[0] + group[group.len() - 1]) as f64 / 2.0).collect()
}

/// Who holds the elements in each strip, from left to right: the strips are the rows of pixels full of holders' inks.
fn strips(pixels: &Pixels, p: u32) -> Vec<Vec<u32>> {
    let inks: Vec<Rgb> = (0..p).map(|q| colour(Ink::holder(q, p))).collect();
    let row = |y: usize| -> Vec<u32> {
        let held = (0..pixels.width).filter_map(|x| inks.iter().position(|&ink| ink == pixel(pixels, x, y)));
        held.map(|q| q as u32).collect()
    };
    let rows: Vec<Vec<u32>> = (0..pixels.height).map(row).collect();
    let full = |row: &Vec<u32>| row.len() > pixels.width / 4;
    let strips = rows.chunk_by(|a, b| full(a) == full(b)).filter(|strip| full(&strip[0]) && strip.len() > 5);
    // The uppermost rows have no numbers in them.
    strips
        .map(|strip| {
            let mut row = strip[2].clone();
            row.dedup();
            row
        })
        .collect()
}

fn counterpart(request: &Request, algorithm: Algorithm) -> Run {
    let scenario = Settings { algorithm, ..request.settings.clone() };
    natively(&Request::from(scenario))
}

#[tokio::test]
async fn the_distribution_moves_with_the_cursor_and_turns_to_the_memories() {
    let page =
        Page::open("view=distribution&algorithm=group-cyclic&machine=bsp&p=8&n=32&theme=light&play=false")
            .await;
    let held = |pixels: &Pixels| (0..8).map(|q| of(pixels, Ink::holder(q, 8))).sum::<usize>();
    let mut grows = Vec::new();
    for part in [0.0, 0.4, 1.0] {
        page.seek(part).await;
        grows.push(held(&page.picture("distribution", true).await));
    }
    assert!(grows[0] > 500 && grows.is_sorted_by(|a, b| a * 5 / 4 < *b), "{grows:?}");

    // By index: blocks, then the processors take turns. By memory: each processor's elements beside each other.
    let by_index = strips(&page.picture("distribution", true).await, 8);
    let blocks: Vec<u32> = (0..8).collect();
    let cyclic: Vec<u32> = (0..32).map(|k| k % 8).collect();
    assert_eq!((by_index.len(), &by_index[1], &by_index[3]), (5, &blocks, &cyclic), "{by_index:?}");
    // Every picture until it has been the same for twenty frames.
    let turn = format!(
        "(async () => {{
            document.querySelectorAll('.distribution [role=tab]')[1].click();
            const seen = new Set();
            for (let same = 0, last; same < 20;) {{
                await new Promise(requestAnimationFrame);
                const now = ({}).distribution;
                same = now === last ? same + 1 : 0;
                last = now;
                seen.add(now);
            }}
            return seen.size;
        }})()",
        include_str!("../../src/pictures.js").trim()
    );
    let pictures = page.eval(&turn).await;
    assert!(pictures.as_u64() > Some(3), "it jumps: {pictures} pictures");
    let turned = page.picture("distribution", true).await;
    assert_eq!(strips(&turned, 8), vec![blocks.clone(); 5]);

    // Who asks for less motion sees a step.
    page.prefer(&[("prefers-reduced-motion", "reduce")]).await;
    page.open_again(
        "view=distribution&algorithm=group-cyclic&machine=bsp&p=8&n=32&theme=light&play=false&t=999999",
    )
    .await;
    page.eval("document.querySelectorAll('.distribution [role=tab]')[1].click()").await;
    page.settled().await;
    assert_eq!(strips(&page.picture("distribution", true).await, 8), vec![blocks; 5]);
    page.assert_quiet().await;
}

#[tokio::test]
async fn the_naive_and_the_driven_schedule_run_in_lockstep() {
    let page =
        Page::open("view=schedule&algorithm=output-driven&machine=logp&p=4&n=32&theme=light&play=false")
            .await;
    page.resize(1400, 900).await;
    page.settled().await;
    let request = page.request().await;
    let driven = natively(&request).report.t_parallel;
    let naive = counterpart(&request, Algorithm::CyclicToBlocked).report.t_parallel;
    assert!(driven < naive);
    let says = page.text(".schedule small").await;
    let expected = format!(
        "Tₚ: naive {naive}, output-driven {driven}, {:.0}\u{a0}% less",
        (1.0 - driven / naive) * 100.0
    );
    assert_eq!(says, expected);

    // Two cursors, equally far and at one pace.
    let mut at = Vec::new();
    for part in [0.2, 0.5, 0.9] {
        page.seek(part).await;
        let picture = page.picture("schedule", true).await;
        let found = cursors(&picture, picture.height / 2);
        assert_eq!(found.len(), 2, "{found:?}");
        at.push([found[0], found[1]]);
    }
    for k in [1, 2] {
        let (left, right) = (at[k][0] - at[k - 1][0], at[k][1] - at[k - 1][1]);
        assert!(left > 20.0 && (left - right).abs() <= 1.5, "{at:?}");
    }
    // When the driven one is over, its last part is computed, and much of the naive one's is not.
    page.seek(1.0).await;
    let picture = page.picture("schedule", true).await;
    let half = |from: usize| {
        let ink = colour(Ink::Compute);
        let row = move |y: usize| (from..from + picture.width / 2).map(move |x| (x, y));
        (0..picture.height).flat_map(row).filter(|&(x, y)| pixel(&picture, x, y) == ink).count()
    };
    let (naive, driven) = (half(0), half(picture.width / 2));
    assert!(driven > 500 && naive * 2 < driven, "{naive} {driven}");

    // The other way round it is the same pair; other formulations have none.
    page.open_again("view=schedule&algorithm=cyclic-to-blocked&machine=logp&p=4&n=32&theme=light&play=false")
        .await;
    assert_eq!(page.text(".schedule small").await, expected);
    page.assert_quiet().await;
}

#[tokio::test]
async fn supersteps_are_as_long_as_they_take() {
    let page =
        Page::open("view=supersteps&algorithm=group-cyclic&machine=bsp&p=16&n=1024&theme=light&play=false")
            .await;
    let run = natively(&page.request().await);
    let bars = page.picture("supersteps", false).await;
    let work: f64 = run.trace.supersteps.iter().filter(|s| s.h == 0).map(|s| s.end - s.start).sum();
    let moved: f64 =
        run.trace.supersteps.iter().map(|s| s.h as f64).sum::<f64>() * Settings::of(&run.scenario).gap;
    let (drawn, is) = (of(&bars, Ink::Transfer) as f64 / of(&bars, Ink::Compute) as f64, moved / work);
    // Words stand in the bars.
    assert!((drawn / is - 1.0).abs() < 0.1, "h·g is {is:.3} of the work, drawn is {drawn:.3}");
    assert!(of(&bars, Ink::HopSoft) > 1000, "no l is drawn");
    let mut at = Vec::new();
    for part in [0.1, 0.5, 0.9] {
        page.seek(part).await;
        let picture = page.picture("supersteps", true).await;
        let found = cursors(&picture, picture.height * 6 / 10);
        assert_eq!(found.len(), 1, "{found:?}");
        at.push(found[0]);
    }
    assert!((at[2] - at[1] - (at[1] - at[0])).abs() <= 1.5 && at[1] - at[0] > 50.0, "{at:?}");
}

/// What is pointed at in a view is marked in the new ones, too, and the other way round.
#[tokio::test]
async fn one_selection_for_the_new_views_too() {
    let page = Page::open("algorithm=output-driven&machine=logp&p=4&n=32&theme=light&play=false").await;
    // Everything is seen at once.
    page.resize(1400, 3200).await;
    page.seek(1.0).await;
    let point = async |view: &str, down: f64| {
        let script = format!(
            "(() => {{
                const canvas = document.querySelector('[data-view={view}] canvas:last-of-type');
                const {{ left, top, width, height }} = canvas.getBoundingClientRect();
                return [left + width * 0.75, top + height * {down}];
            }})()"
        );
        let at = page.eval(&script).await;
        page.point_to(&at).await;
        page.settled().await;
    };
    let marked = async |view: &str| of(&page.picture(view, true).await, Ink::Focus);
    let views = ["machine", "butterfly", "timeline", "distribution"];
    let mut before = Vec::new();
    for view in views {
        before.push(marked(view).await);
    }
    let schedule = page.pictures().await["schedule"].clone();
    // The lowest row of the timeline is another processor than the first: the schedule turns to it.
    point("timeline", 0.1).await;
    for (view, before) in views.iter().zip(&before) {
        assert!(marked(view).await > before + 20, "nothing is marked in {view}");
    }
    assert_ne!(
        page.pictures().await["schedule"],
        schedule,
        "the schedule is of the processor that is pointed at"
    );
    // An element of the distribution is one in the butterfly, and somebody's in the machine.
    point("distribution", 0.12).await;
    assert!(page.text(".card").await.contains("R["), "{}", page.text(".card").await);
    for (view, before) in views.iter().zip(&before) {
        assert!(marked(view).await > before + 8, "nothing is marked in {view}");
    }
    // And a row of the schedule.
    point("schedule", 0.2).await;
    assert!(page.text(".card").await.contains("R["), "{}", page.text(".card").await);
    page.assert_quiet().await;
}

#[tokio::test]
async fn a_schedule_that_a_run_does_not_have_leads_to_one_that_has() {
    let page = Page::open("view=schedule&p=4&n=64&play=false").await;
    page.wait_for("the way", "!!document.querySelector('.schedule .fix')").await;
    page.eval("document.querySelector('.schedule .fix').click()").await;
    page.wait_for("the schedule", "!document.querySelector('.schedule .fix')").await;
    let settings = page.request().await.settings;
    assert_eq!((settings.algorithm, settings.machine), (Algorithm::OutputDriven, MachineKind::LogP));
    page.assert_quiet().await;
}

/// What stands below the window is laid out once the page is quiet: who scrolls, or prints, finds the picture of the run that is shown.
#[tokio::test]
async fn what_is_not_seen_is_drawn_when_the_page_is_quiet() {
    let page = Page::open("topology=mesh&p=32&n=256&play=false").await;
    page.resize(1280, 500).await;
    page.slide("tw", 150).await;
    page.settled().await;
    let fragment = page.fragment().await;
    let ours = "document.querySelector('[data-view=timeline]').getBoundingClientRect().top > innerHeight";
    assert_eq!(page.eval(ours).await, true, "the timeline is seen");
    // The page is quiet after 150 ms.
    tokio::time::sleep(Duration::from_millis(600)).await;
    let unseen = page.pictures().await;

    let afresh = Page::open(&fragment).await;
    afresh.resize(1280, 500).await;
    afresh.eval("document.querySelector('[data-view=timeline]').scrollIntoView()").await;
    afresh.settled().await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(unseen["timeline"], afresh.pictures().await["timeline"]);
    assert_ne!(unseen["timeline"], "empty");
}
