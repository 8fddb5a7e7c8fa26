//! Texts in every language, on small and on large screens: none is cut off, covered or sticks out, and no English is left;
//! `rooms` asks it of every room.

use hyperfly_request::{Choice, Lang};
use hyperfly_tests::page::Page;
use hyperfly_tests::rooms::{ROOMS, languages};
use hyperfly_tests::texts::English;

/// Screens: how wide and high, and how the page is looked at there.
const PHONE: (u32, u32, &str) = (390, 844, "theme=light");
const PROJECTOR: (u32, u32, &str) = (1280, 720, "theme=projector");
const LAPTOP: (u32, u32, &str) = (1280, 800, "theme=light");
const PRESENTED: (u32, u32, &str) = (1280, 720, "theme=projector&present=true");

/// Between them these runs have every picture.
const RUNS: [&str; 3] = [
    "p=16&topology=mesh",
    "algorithm=output-driven&machine=logp&p=4&n=64",
    "algorithm=group-cyclic&machine=bsp&p=8&n=256",
];

#[tokio::test]
async fn the_explorer_has_room_for_every_language() {
    let page = Page::open("play=false").await;
    page.assert_fonts().await;
    let mut found = Vec::new();
    for (k, lang) in languages().enumerate() {
        let english = English::beside(lang.id());
        for (l, (width, height, look)) in [PHONE, PROJECTOR, LAPTOP, PRESENTED].into_iter().enumerate() {
            page.resize(width, height).await;
            // Where there is little room, every run; the wide ones by turns, each run in each language and on each of them.
            let runs =
                if width < 1000 { &RUNS[..] } else { std::slice::from_ref(&RUNS[(k + l) % RUNS.len()]) };
            for run in runs {
                let at = format!("{run}&play=false&{look}&lang={}", lang.id());
                page.go(&at).await;
                page.speaks(lang).await;
                let mut wrong = page.faults().await;
                wrong.extend(page.english(&english).await);
                found.extend(wrong.into_iter().map(|line| format!("{width} × {height} {at}: {line}")));
            }
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    page.assert_quiet().await;
}

/// A window of 1280 × 720 at 200 % (WCAG 1.4.4), and one of 1280 × 1024 at 400 % (1.4.10).
const ZOOMED: [(u32, u32, u32); 2] = [(640, 360, 2), (320, 256, 4)];

#[tokio::test]
async fn zoomed_in_nothing_is_cut_off_and_every_control_is_reached() {
    let page = Page::open("play=false").await;
    let mut found = Vec::new();
    for (width, height, scale) in ZOOMED {
        page.zoom(width, height, scale).await;
        // Long words, another direction; the rooms are laid out alike in all.
        for lang in [Lang::En, Lang::De, Lang::Ar] {
            let at = format!("play=false&lang={}", lang.id());
            // With a long notice above all else.
            page.go(&format!("{at}&processors=4&points=64")).await;
            page.speaks(lang).await;
            page.wait_for("a notice", "document.querySelector('.notice > button') !== null").await;
            let mut wrong = page.faults().await;
            page.go(&at).await;
            page.wait_for("no notice", "document.querySelector('.notice') === null").await;
            for rail in [false, true] {
                if rail {
                    page.eval("document.querySelector('.for-rail').click()").await;
                    page.wait_for("the controls", "document.querySelector('.rail').checkVisibility()").await;
                }
                wrong.extend(page.faults().await);
                wrong.extend(page.out_of_reach().await);
            }
            page.eval("document.querySelector('.for-rail').click()").await;
            found.extend(wrong.into_iter().map(|line| format!("{width} × {height} {at}: {line}")));
        }
        for room in ROOMS {
            page.enter(&room, "lang=de").await;
            let mut wrong = page.faults().await;
            wrong.extend(page.out_of_reach().await.into_iter().filter(|_| room.key.is_empty()));
            let at = format!("{width} × {height} {} {}", room.fragment, room.key);
            found.extend(wrong.into_iter().map(|line| format!("{at}: {line}")));
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    page.assert_quiet().await;
}
