//! Layout of the texts in every language.

use hyperfly_request::Choice;
use hyperfly_tests::page::Page;
use hyperfly_tests::page::panels::RUNS;
use hyperfly_tests::page::panels::languages;
use hyperfly_tests::page::texts::English;

/// Screens: width, height, and display settings.
const PHONE: (u32, u32, &str) = (390, 844, "theme=light");

const PROJECTOR: (u32, u32, &str) = (1280, 720, "theme=projector");

const LAPTOP: (u32, u32, &str) = (1280, 800, "theme=light");

const PRESENTATION: (u32, u32, &str) = (1280, 720, "theme=projector&present=true");

#[tokio::test]
async fn explorer_text_fits_in_every_language() {
    let page = Page::open("play=false").await;
    page.assert_fonts().await;
    let mut problems = Vec::new();
    for (k, lang) in languages().enumerate() {
        let english = English::absent_from(lang.id());
        for (l, (width, height, keys)) in [PHONE, PROJECTOR, LAPTOP, PRESENTATION].into_iter().enumerate() {
            page.resize(width, height).await;
            // Every run on small screens; on wide ones the runs alternate, so that each appears with each language and each screen.
            let runs =
                if width < 1000 { &RUNS[..] } else { std::slice::from_ref(&RUNS[(k + l) % RUNS.len()]) };
            for run in runs {
                let case = format!("{run}&play=false&{keys}&lang={}", lang.id());
                page.go(&case).await;
                page.speaks(lang).await;
                let mut faults = page.faults().await;
                faults.extend(page.english(&english).await);
                problems.extend(faults.into_iter().map(|line| format!("{width} × {height} {case}: {line}")));
            }
        }
    }
    assert!(problems.is_empty(), "{} faults:\n{}", problems.len(), problems.join("\n"));
    page.assert_quiet().await;
}
