//! Views of the distribution and the schedule.

use hyperfly_tests::browser::Pixels;
use hyperfly_tests::page::Page;
use hyperfly_view::draw::palette::{ColourScheme, Ink, Palette, Rgb};

fn pixel(pixels: &Pixels, x: usize, y: usize) -> Rgb {
    let at = (y * pixels.width + x) * 4;
    [pixels.rgba[at], pixels.rgba[at + 1], pixels.rgba[at + 2]]
}

/// Maximum number of owner changes along a row of pixels.
fn changes(pixels: &Pixels, p: u32) -> usize {
    let palette = Palette::new(ColourScheme::Light);
    let inks: Vec<Rgb> = (0..p).map(|q| palette.get(Ink::holder(q, p))).collect();
    let row = |y: usize| {
        let held = (0..pixels.width).filter_map(|x| inks.iter().position(|&ink| ink == pixel(pixels, x, y)));
        let mut held: Vec<usize> = held.collect();
        held.dedup();
        held.len()
    };
    (0..pixels.height).map(row).max().unwrap_or_default()
}

#[tokio::test]
async fn distribution_fills_and_switches_to_memory_order() {
    let page =
        Page::open("view=distribution&algorithm=group-cyclic&machine=bsp&p=8&n=32&theme=light&play=false")
            .await;
    let held = |pixels: &Pixels| (0..8).map(|q| pixels.of_ink(Ink::holder(q, 8))).sum::<usize>();
    let mut grows = Vec::new();
    for part in [0.0, 0.4, 1.0] {
        page.seek(part).await;
        grows.push(held(&page.picture("distribution", true).await));
    }
    assert!(grows[0] > 500 && grows.is_sorted_by(|a, b| a * 5 / 4 < *b), "{grows:?}");

    // By index, the owners finally alternate; by memory, each owner's elements are adjacent.
    assert_eq!(changes(&page.picture("distribution", true).await, 8), 32);
    // Every picture until it has been unchanged for twenty frames.
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
        include_str!("../../../src/pictures.js").trim()
    );
    let pictures = page.eval(&turn).await;
    assert!(pictures.as_u64() > Some(3), "it jumps: {pictures} pictures");
    assert_eq!(changes(&page.picture("distribution", true).await, 8), 8);

    // With reduced motion it switches without animation.
    page.prefer(&[("prefers-reduced-motion", "reduce")]).await;
    page.reopen(
        "view=distribution&algorithm=group-cyclic&machine=bsp&p=8&n=32&theme=light&play=false&t=999999",
    )
    .await;
    page.eval("document.querySelectorAll('.distribution [role=tab]')[1].click()").await;
    page.wait_until_settled().await;
    assert_eq!(changes(&page.picture("distribution", true).await, 8), 8);
    page.assert_quiet().await;
}
