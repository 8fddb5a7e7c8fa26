//! Themes, screens and a layout that stays in place.

use hyperfly_tests::page::Page;
use hyperfly_view::draw::palette::{ColourScheme, Ink, Palette};

/// Returns the background colour of the theme, with which the page is painted.
async fn background_colour(page: &Page) -> String {
    let colour =
        page.eval("getComputedStyle(document.documentElement).getPropertyValue('--hf-ground').trim()").await;
    let painted_colour = page
        .eval(
            "[document.querySelector('.page'), document.body, document.documentElement]
                .map(e => getComputedStyle(e).backgroundColor).find(colour => colour !== 'rgba(0, 0, 0, 0)')",
        )
        .await;
    let colour = colour.as_str().unwrap_or_default().to_string();
    let [r, g, b] =
        [1, 3, 5].map(|offset| u8::from_str_radix(&colour[offset..offset + 2], 16).expect("#rrggbb"));
    assert_eq!(painted_colour, format!("rgb({r}, {g}, {b})"), "the page is not painted with its own ground");
    colour
}

fn parse_hex(theme: ColourScheme) -> String {
    Palette::new(theme).hex(Ink::Ground)
}

#[tokio::test]
async fn colours_follow_the_system_and_the_choice() {
    let page = Page::open("play=false").await;
    // Visible parts follow at once, the rest when the page is idle.
    page.eval("document.querySelector('[data-view=timeline]').scrollIntoView()").await;
    let computes = |theme: ColourScheme| Palette::new(theme).get(Ink::Compute);
    for (preference, theme, opposite) in [
        ("light", ColourScheme::Light, ColourScheme::Dark),
        ("dark", ColourScheme::Dark, ColourScheme::Light),
    ] {
        page.prefer(&[("prefers-color-scheme", preference)]).await;
        page.wait_until_settled().await;
        assert_eq!(
            background_colour(&page).await,
            parse_hex(theme),
            "the page does not follow the system to {preference}"
        );
        let timeline = page.picture("timeline", false).await;
        assert!(timeline.count(computes(theme), 0) > 100, "the picture does not follow to {preference}");
        assert_eq!(timeline.count(computes(opposite), 0), 0);
        page.screenshot(&format!("appearance-{preference}")).await;
    }
    for (id, theme) in
        [("light", ColourScheme::Light), ("dark", ColourScheme::Dark), ("projector", ColourScheme::Projector)]
    {
        page.select("select[aria-label=Colours]", id).await;
        page.wait_until_settled().await;
        assert_eq!(background_colour(&page).await, parse_hex(theme));
        assert!(page.fragment().await.contains(&format!("theme={id}")));
    }
    page.assert_quiet().await;
}
