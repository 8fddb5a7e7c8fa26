//! Every panel and dialog in every language.

use hyperfly_request::{Choice, Lang, Theme};
use hyperfly_tests::page::Page;
use hyperfly_tests::page::panels::{PANELS, languages};
use hyperfly_tests::page::texts::English;

/// Screen sizes: width and height.
const PHONE: (u32, u32) = (390, 844);

const PROJECTOR: (u32, u32) = (1280, 720);

/// A display setting, and the checks for it.
struct Look {
    lang: Lang,
    screen: (u32, u32),
    theme: Theme,
    /// Whether to check the text layout, which does not depend on colours.
    texts: bool,
    /// Whether to check accessibility.
    axe: bool,
}

/// Returns the text layout on both screens in every language, with large text on the large one. axe on both and in every theme in English,
/// and for each other language on one screen, cycling through the themes.
fn looks() -> Vec<Look> {
    let mut key_sets = Vec::new();
    for (k, lang) in languages().enumerate() {
        let (english, is_wide) = (lang == Lang::En, k % 3 == 0);
        let theme = if english || k % 3 == 1 { Theme::Light } else { Theme::Dark };
        key_sets.push(Look { lang, screen: PHONE, theme, texts: true, axe: english || !is_wide });
        let axe = english || is_wide;
        key_sets.push(Look { lang, screen: PROJECTOR, theme: Theme::Projector, texts: true, axe });
        if english {
            let wide_look = |theme| Look { lang, screen: PROJECTOR, theme, texts: false, axe: true };
            key_sets.extend([Theme::Light, Theme::Dark].map(wide_look));
        }
    }
    key_sets
}

#[tokio::test]
async fn panel_texts_fit_in_every_language_on_every_screen() {
    let page = Page::open("play=false").await;
    page.assert_fonts().await;
    page.load_axe().await;
    let mut problems = Vec::new();
    for Look { lang, screen: (width, height), theme, texts, axe } in looks() {
        let english = English::absent_from(lang.id());
        page.resize(width, height).await;
        let keys = format!("theme={}&lang={}", theme.id(), lang.id());
        // All panels with one setting first: changing language and colours updates everything.
        for panel in PANELS {
            page.enter(&panel, &keys).await;
            page.speaks(lang).await;
            let mut faults = Vec::new();
            if texts {
                faults.extend(page.faults().await);
                faults.extend(page.english(&english).await);
            }
            if axe {
                faults.extend(page.violations().await);
            }
            let case = format!("{width} × {height} {} {}&{keys}", panel.key, panel.fragment);
            problems.extend(faults.into_iter().map(|line| format!("{case}: {line}")));
        }
    }
    assert!(problems.is_empty(), "{} faults:\n{}", problems.len(), problems.join("\n"));
    page.assert_quiet().await;
}
