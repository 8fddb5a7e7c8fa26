//! Views of the distribution and the schedule.

use hyperfly_tests::browser::Pixels;
use hyperfly_tests::page::Page;
use hyperfly_view::draw::palette::{ColourScheme, Ink, Palette, Rgb};

fn pixel_at(pixels: &Pixels, x: usize, y: usize) -> Rgb {
    let offset = (y * pixels.width + x) * 4;
    [pixels.rgba[offset], pixels.rgba[offset + 1], pixels.rgba[offset + 2]]
}

/// Returns the maximum number of owner changes along a row of pixels.
fn max_owner_changes(pixels: &Pixels, p: u32) -> usize {
    let palette = Palette::new(ColourScheme::Light);
    let inks: Vec<Rgb> = (0..p).map(|rank| palette.get(Ink::holder(rank, p))).collect();
    let row = |y: usize| {
        let holders =
            (0..pixels.width).filter_map(|x| inks.iter().position(|&ink| ink == pixel_at(pixels, x, y)));
        let mut holders: Vec<usize> = holders.collect();
        holders.dedup();
        holders.len()
    };
    (0..pixels.height).map(row).max().unwrap_or_default()
}

#[tokio::test]
async fn distribution_fills_and_switches_to_memory_order() {
    let page =
        Page::open("view=distribution&algorithm=group-cyclic&machine=bsp&p=8&n=32&theme=light&play=false")
            .await;
    let count_holder_pixels =
        |pixels: &Pixels| (0..8).map(|rank| pixels.of_ink(Ink::holder(rank, 8))).sum::<usize>();
    let mut growth = Vec::new();
    for fraction in [0.0, 0.4, 1.0] {
        page.seek(fraction).await;
        growth.push(count_holder_pixels(&page.picture("distribution", true).await));
    }
    assert!(growth[0] > 500 && growth.is_sorted_by(|a, b| a * 5 / 4 < *b), "{growth:?}");

    // By index, the owners finally alternate; by memory, each owner's elements are adjacent.
    assert_eq!(max_owner_changes(&page.picture("distribution", true).await, 8), 32);
    // Every picture until it has been unchanged for twenty frames.
    let rotate = format!(
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
        include_str!("../../../src/page/pictures.js").trim()
    );
    let pictures = page.eval(&rotate).await;
    assert!(pictures.as_u64() > Some(3), "it jumps: {pictures} pictures");
    assert_eq!(max_owner_changes(&page.picture("distribution", true).await, 8), 8);

    // With reduced motion it switches without animation.
    page.prefer(&[("prefers-reduced-motion", "reduce")]).await;
    page.reopen(
        "view=distribution&algorithm=group-cyclic&machine=bsp&p=8&n=32&theme=light&play=false&t=999999",
    )
    .await;
    page.eval("document.querySelectorAll('.distribution [role=tab]')[1].click()").await;
    page.wait_until_settled().await;
    assert_eq!(max_owner_changes(&page.picture("distribution", true).await, 8), 8);
    page.assert_quiet().await;
}
