//! One pass through the languages: in each, the explorer and a panel fit the screen and are translated, and the panel passes axe.
//! `thorough::panels` tests all combinations.

use hyperfly_request::{Choice, Lang};
use hyperfly_tests::page::Page;
use hyperfly_tests::page::panels::{PANELS, languages};
use hyperfly_tests::page::texts::English;

#[tokio::test]
async fn every_language_fits_and_passes_axe() {
    let page = Page::open("play=false").await;
    page.assert_fonts().await;
    page.load_axe().await;
    let mut violations = Vec::new();
    for (k, lang) in languages().enumerate() {
        let english = English::absent_from(lang.id());
        let theme = ["light", "dark", "projector"][k % 3];
        let keys = format!("theme={theme}&lang={}", lang.id());
        page.resize(390, 844).await;
        page.go(&format!("p=16&topology=mesh&play=false&{keys}")).await;
        violations.extend(faults(&page, lang, &english, "the explorer on a phone").await);
        let panel = PANELS[k % PANELS.len()];
        let (width, height) = if k % 2 == 0 { (390, 844) } else { (1280, 720) };
        page.resize(width, height).await;
        page.enter(&panel, &keys).await;
        let place = format!("{width} × {height} {} {}", panel.key, panel.fragment);
        violations.extend(faults(&page, lang, &english, &place).await);
        violations.extend(page.violations().await.into_iter().map(|line| format!("{place}: {line}")));
    }
    assert!(violations.is_empty(), "{} faults:\n{}", violations.len(), violations.join("\n"));
    page.assert_quiet().await;
}

async fn faults(page: &Page, lang: Lang, english: &English, place: &str) -> Vec<String> {
    page.speaks(lang).await;
    let mut faults = page.faults().await;
    faults.extend(page.english(english).await);
    faults.into_iter().map(|line| format!("{place}, {}: {line}", lang.id())).collect()
}
