//! Every panel and dialog in every language.

use hyperfly_request::{Choice, Lang, Theme};
use hyperfly_tests::page::Page;
use hyperfly_tests::rooms::{ROOMS, languages};
use hyperfly_tests::texts::English;

/// Screens: how wide and high.
const PHONE: (u32, u32) = (390, 844);

const PROJECTOR: (u32, u32) = (1280, 720);

/// What is asked of rooms that are looked at so.
struct Look {
    lang: Lang,
    screen: (u32, u32),
    theme: Theme,
    /// Whether its texts have room: colours change nothing about that.
    texts: bool,
    /// Whether everybody can use it.
    axe: bool,
}

/// Texts on both screens in every language, large letters on the large one. axe on both and in every theme in English, and of every
/// other language on one of them, in every theme by turns.
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
async fn every_panel_in_every_language_on_every_screen() {
    let page = Page::open("play=false").await;
    page.assert_fonts().await;
    page.bring_axe().await;
    let mut found = Vec::new();
    for Look { lang, screen: (width, height), theme, texts, axe } in looks() {
        let english = English::beside(lang.id());
        page.resize(width, height).await;
        let look = format!("theme={}&lang={}", theme.id(), lang.id());
        // All rooms in one look: only then the language and the colours change, and all that is there with them.
        for room in ROOMS {
            page.enter(&room, &look).await;
            page.speaks(lang).await;
            let mut wrong = Vec::new();
            if texts {
                wrong.extend(page.faults().await);
                wrong.extend(page.english(&english).await);
            }
            if axe {
                wrong.extend(page.violations().await);
            }
            let at = format!("{width} × {height} {} {}&{look}", room.key, room.fragment);
            found.extend(wrong.into_iter().map(|line| format!("{at}: {line}")));
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    page.assert_quiet().await;
}
