//! Layout of the texts in every language.

use hyperfly_request::{Choice, Lang};
use hyperfly_tests::page::Page;
use hyperfly_tests::page::panels::PANELS;

/// Windows of 1280 × 720 at 200 % (WCAG 1.4.4) and 1280 × 1024 at 400 % (1.4.10).
const ZOOMED_WINDOWS: [(u32, u32, u32); 2] = [(640, 360, 2), (320, 256, 4)];

#[tokio::test]
async fn zoomed_page_cuts_off_no_text() {
    let page = Page::open("play=false").await;
    let mut problems = Vec::new();
    for (width, height, scale) in ZOOMED_WINDOWS {
        page.zoom(width, height, scale).await;
        // Long words and right-to-left text; panels have the same layout in all languages.
        for lang in [Lang::En, Lang::De, Lang::Ar] {
            let case = format!("play=false&lang={}", lang.id());
            // With a long notice above the content.
            page.go(&format!("{case}&processors=4&points=64")).await;
            page.speaks(lang).await;
            page.wait_for("a notice", "document.querySelector('.notice > button') !== null").await;
            let mut faults = page.faults().await;
            page.go(&case).await;
            page.wait_for("no notice", "document.querySelector('.notice') === null").await;
            for rail in [false, true] {
                if rail {
                    page.eval("document.querySelector('.for-rail').click()").await;
                    page.wait_for("the controls", "document.querySelector('.rail').checkVisibility()").await;
                }
                faults.extend(page.faults().await);
                faults.extend(page.out_of_reach().await);
            }
            page.eval("document.querySelector('.for-rail').click()").await;
            problems.extend(faults.into_iter().map(|line| format!("{width} × {height} {case}: {line}")));
        }
        for panel in PANELS {
            page.enter(&panel, "lang=de").await;
            let mut faults = page.faults().await;
            faults.extend(page.out_of_reach().await.into_iter().filter(|_| panel.key.is_empty()));
            let case = format!("{width} × {height} {} {}", panel.fragment, panel.key);
            problems.extend(faults.into_iter().map(|line| format!("{case}: {line}")));
        }
    }
    assert!(problems.is_empty(), "{} faults:\n{}", problems.len(), problems.join("\n"));
    page.assert_quiet().await;
}
