//! Formats the fastest formulations for the page: the map, its numbers, and the score of the predictions.

use super::predicted::missing_value;
use crate::worker::protocol::queries::measured::{self as protocol, FormulationTimes};
use hyperfly_view::chart::choose::name;
use hyperfly_view::draw::svg::Svg;
use hyperfly_view::figure::text_size;
use hyperfly_view::measured::{self, Cell, FastestMap, draw_fastest, fastest_height, score, verdict_sign};
use hyperfly_view::notation::numbers::seconds;
use hyperfly_view::{ColourScheme, Frame, Palette};

/// Width of the map per p, and of its margin, in text heights.
const WIDTH: [f32; 2] = [24.0, 5.0];

/// Returns map, sentence and cells.
pub fn to_fastest(map: &FastestMap, theme: ColourScheme) -> protocol::Fastest {
    let (palette, text_height) = (Palette::new(theme), text_size(theme));
    let width = text_height * (WIDTH[0] * map.columns().len() as f32 + WIDTH[1]);
    let frame = Frame { width, height: fastest_height(map, text_height), text: text_height };
    let mut svg = Svg::new(palette);
    draw_fastest(map, frame, &mut svg);
    let score = score(map);
    protocol::Fastest {
        map: svg.element_with_width(frame, &score),
        score,
        cells: map.cells.iter().map(|cell| to_cell(map, cell)).collect(),
    }
}

fn to_cell(map: &FastestMap, cell: &Cell) -> protocol::Cell {
    protocol::Cell {
        p: cell.p,
        n: cell.n,
        tried_count: cell.tried.len(),
        predicted: cell.predicted().map(format_candidate).unwrap_or_else(no_formulation),
        fastest: cell.fastest().map(format_candidate).unwrap_or_else(no_formulation),
        verdict: map.verdict(cell).map_or_else(missing_value, |verdict| verdict_sign(cell, verdict)),
    }
}

fn format_candidate(candidate: &measured::CandidateTimes) -> FormulationTimes {
    FormulationTimes {
        name: name(candidate.choice, f32::INFINITY),
        simulated: seconds(candidate.simulated),
        measured: candidate.measured.map_or_else(missing_value, |[_, median, _]| seconds(median)),
    }
}

/// Returns the placeholder where no formulation was tried.
fn no_formulation() -> FormulationTimes {
    FormulationTimes { measured: missing_value(), ..FormulationTimes::default() }
}
