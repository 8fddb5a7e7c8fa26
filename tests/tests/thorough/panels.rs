//! Every panel and dialog in every language.

use hyperfly_request::{Choice, Lang, Theme};
use hyperfly_tests::page::Page;
use hyperfly_tests::panels::{PANELS, languages};
use hyperfly_tests::texts::English;

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

/// Text layout on both screens in every language, with large text on the large one. axe on both and in every theme in English, and for
/// each other language on one screen, cycling through the themes.
fn looks() -> Vec<Look> {
    let mut looks = Vec::new();
    for (k, lang) in languages().enumerate() {
        let (english, wide) = (lang == Lang::En, k % 3 == 0);
        let theme = if english || k % 3 == 1 { Theme::Light } else { Theme::Dark };
        looks.push(Look { lang, screen: PHONE, theme, texts: true, axe: english || !wide });
        let axe = english || wide;
        looks.push(Look { lang, screen: PROJECTOR, theme: Theme::Projector, texts: true, axe });
        if english {
            let wide = |theme| Look { lang, screen: PROJECTOR, theme, texts: false, axe: true };
            looks.extend([Theme::Light, Theme::Dark].map(wide));
        }
    }
    looks
}

#[tokio::test]
async fn panels_fit_in_every_language_and_screen() {
    let page = Page::open("play=false").await;
    page.assert_fonts().await;
    page.load_axe().await;
    let mut found = Vec::new();
    for Look { lang, screen: (width, height), theme, texts, axe } in looks() {
        let english = English::absent_from(lang.id());
        page.resize(width, height).await;
        let look = format!("theme={}&lang={}", theme.id(), lang.id());
        // All panels with one setting first: changing language and colours updates everything.
        for panel in PANELS {
            page.enter(&panel, &look).await;
            page.speaks(lang).await;
            let mut wrong = Vec::new();
            if texts {
                wrong.extend(page.faults().await);
                wrong.extend(page.english(&english).await);
            }
            if axe {
                wrong.extend(page.violations().await);
            }
            let at = format!("{width} × {height} {} {}&{look}", panel.key, panel.fragment);
            found.extend(wrong.into_iter().map(|line| format!("{at}: {line}")));
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    page.assert_quiet().await;
}
