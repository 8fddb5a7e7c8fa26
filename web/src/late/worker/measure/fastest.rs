//! Which formulation is the fastest on this device, as HTML: the map, its numbers in a table, and in how many cells the prediction was right.

use super::super::set::prose;
use hyperfly_text::measured as text;
use hyperfly_view::chart::choose::name;
use hyperfly_view::figure::text_size;
use hyperfly_view::measured::{Cell, Fastest, Tried, draw_fastest, fastest_height, score, verdict_sign};
use hyperfly_view::numbers::{seconds, whole};
use hyperfly_view::svg::{FONTS, Svg};
use hyperfly_view::{ColourScheme, Frame, Palette};
use maud::{Markup, PreEscaped, html};

/// The width of the map for each p, and beside them, in heights of the text.
const WIDTH: [f32; 2] = [24.0, 5.0];

/// Map, sentence and table.
pub fn fastest(map: &Fastest, theme: ColourScheme) -> Markup {
    let (palette, em) = (Palette::new(theme), text_size(theme));
    let width = em * (WIDTH[0] * map.columns().len() as f32 + WIDTH[1]);
    let frame = Frame { width, height: fastest_height(map, em), text: em };
    let mut svg = Svg::new(palette);
    draw_fastest(map, frame, &mut svg);
    html! {
        h3 { (text::fastest()) }
        p.see role="status" { (score(map)) }
        div.scrolls.of-cells tabindex="0" role="region" aria-label=(text::fastest()) {
            svg viewBox={ "0 0 " (frame.width) " " (frame.height) } width=(frame.width) role="img" aria-label=(score(map))
                direction="ltr" font-family=(FONTS) { (PreEscaped(svg.inner())) }
        }
        p.about { (text::fastest_map()) }
        div.scrolls tabindex="0" role="region" aria-label=(text::fastest()) {
            table {
                thead {
                    tr {
                        th scope="col" { "n" } th scope="col" { "p" }
                        th scope="col" { (text::predicted_fastest()) }
                        th scope="col" { (text::simulated()) } th scope="col" { (text::measured()) }
                        th scope="col" { (text::measured_fastest()) }
                        th scope="col" { (text::simulated()) } th scope="col" { (text::measured()) }
                        th scope="col" { (text::beside_predicted()) }
                    }
                }
                tbody { @for cell in &map.cells { (row(map, cell)) } }
            }
        }
    }
}

fn row(map: &Fastest, cell: &Cell) -> Markup {
    let verdict = map.verdict(cell);
    let one = |tried: Option<&Tried>| {
        html! {
            td { @if let Some(tried) = tried { (prose(&name(tried.choice, f32::INFINITY))) } }
            td { (tried.map_or_else(String::new, |tried| seconds(tried.simulated))) }
            td { (tried.and_then(|tried| tried.measured).map_or_else(|| "–".to_owned(), |[_, median, _]| seconds(median))) }
        }
    };
    html! {
        tr data-cell={ (cell.p) "," (cell.n) } data-tried=(cell.tried.len()) {
            th scope="row" { (whole(cell.n)) }
            td { (cell.p) }
            (one(cell.predicted()))
            (one(cell.fastest()))
            td { b { (verdict.map_or_else(|| "–".to_owned(), |verdict| verdict_sign(cell, verdict))) } }
        }
    }
}
