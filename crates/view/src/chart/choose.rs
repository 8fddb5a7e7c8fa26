//! The map of the fastest formulation over p and n: named regions, contours of E, and the run.

use super::contour::{Grid, contour, label_contour};
use super::labels::OccupiedPlaces;
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers;
use crate::notation::words;
use hyperfly_core::formulations::{Algorithm, AllToAll};
use hyperfly_model::Form;
use hyperfly_model::choose::{COLUMNS, Candidate, Fastest, Map, ROWS};
use hyperfly_text::scene as texts;
use std::cmp::Reverse;

/// Efficiencies of the contours.
const LEVELS: [f64; 4] = [0.25, 0.5, 0.75, 0.9];

/// Geometry of the cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    left: f32,
    bottom: f32,
    width: f32,
    height: f32,
    least: u32,
}

impl Layout {
    /// Fits a map into a frame.
    pub fn new(map: &Map, frame: Frame) -> Layout {
        let em = frame.text;
        let (left, bottom) = (em * 3.0, frame.height - em * 2.4);
        let width = (frame.width - left - em * 1.6) / COLUMNS as f32;
        Layout { left, bottom, width, height: (bottom - em * 0.5) / ROWS as f32, least: map.least }
    }

    /// Returns the left and upper edge of the cell of 2^d processors and 2^r points.
    fn corner(&self, d: u32, r: u32) -> (f32, f32) {
        let up = (r - self.least + 1) as f32;
        (self.left + d as f32 * self.width, self.bottom - up * self.height)
    }

    pub(super) fn centre(&self, d: u32, r: u32) -> (f32, f32) {
        let (x, y) = self.corner(d, r);
        (x + self.width / 2.0, y + self.height / 2.0)
    }

    /// Returns the (log p, log n) of the cell at a place of the frame.
    pub fn cell(&self, x: f32, y: f32) -> Option<(u32, u32)> {
        let (across, up) = ((x - self.left) / self.width, (self.bottom - y) / self.height);
        let inside = across >= 0.0 && up >= 0.0 && across < COLUMNS as f32 && up < ROWS as f32;
        inside.then_some((across as u32, self.least + up as u32))
    }
}

/// Returns the first letter of a name in upper case.
fn initial(name: &str) -> String {
    name.chars().take(1).map(|letter| letter.to_ascii_uppercase()).collect()
}

/// Returns the longest name of a formulation that fits into `space` text heights.
pub fn name(choice: Candidate, space: f32) -> String {
    let id = || words::algorithm(choice.algorithm);
    let standard = choice.all_to_all == AllToAll::Standard;
    let log = choice.dims == LOG_DIMS;
    let (long, short, least) = match choice.algorithm {
        Algorithm::Transpose if log => {
            (texts::transpose_log().into(), texts::dims_log().into(), texts::log().into())
        }
        Algorithm::Transpose => {
            (texts::transpose(choice.dims), texts::dims(choice.dims), choice.dims.to_string())
        }
        Algorithm::BinaryExchange => {
            (id().to_owned(), texts::exchange().to_owned(), initial(texts::exchange()))
        }
        _ if standard => (texts::standard(id()), id().to_owned(), format!("{}′", initial(id()))),
        _ => (id().to_owned(), id().to_owned(), initial(id())),
    };
    let fits = |text: &String| text.chars().count() as f32 * 0.56 <= space;
    [long, short].into_iter().find(fits).unwrap_or(least)
}

/// Stands for m = log p + 1 for any p, so that these cells form one region.
const LOG_DIMS: u32 = 0;

/// Returns the formulation whose region a cell belongs to; none for one processor, where there is no choice.
fn region(map: &Map, d: u32, r: u32) -> Option<Candidate> {
    let choice = map.at(d, r).filter(|_| d > 0)?.choice;
    let most = choice.algorithm == Algorithm::Transpose && choice.dims == d + 1 && choice.dims > 2;
    Some(Candidate { dims: if most { LOG_DIMS } else { choice.dims }, ..choice })
}

/// Returns the fill, the ink of the hatching, and the hatching's step in text heights (0 for none). Transposes with more
/// dimensions have a stronger shade; `standard` is hatched.
pub fn fill(choice: Candidate) -> (Ink, Ink, f32) {
    let hatch = if choice.all_to_all == AllToAll::Standard { 0.7 } else { 0.0 };
    match (choice.algorithm, choice.dims) {
        (Algorithm::Transpose, LOG_DIMS) => (Ink::Panel, Ink::Muted, 0.5),
        // The shades repeat after m = 9; hatching tells the repeated ones apart.
        (Algorithm::Transpose, m) => (Ink::dims(m), Ink::Muted, if m > 9 { 1.0 } else { 0.0 }),
        (Algorithm::Slab, _) => (Ink::dims(2), Ink::Muted, hatch),
        (Algorithm::Pencil, _) => (Ink::dims(5), Ink::Muted, hatch),
        (Algorithm::Cyclic, _) => (Ink::dims(8), Ink::Muted, hatch),
        _ => (Ink::Wire, Ink::Muted, 0.0),
    }
}

/// Draws the map. A disc marks `run` and a frame marks `pointed`, both given as (log p, log n).
pub fn draw(
    map: &Map,
    run: (u32, u32),
    pointed: Option<(u32, u32)>,
    frame: Frame,
    surface: &mut dyn Surface,
) {
    let (layout, em) = (Layout::new(map, frame), frame.text);
    axes(&layout, em, surface);
    regions(map, &layout, em, surface);
    // Lines before text, so that nothing covers a name.
    let grid = Grid {
        columns: COLUMNS as usize,
        rows: ROWS as usize,
        value: &|d, row| map.at(d as u32, map.least + row as u32).map(|cell| cell.efficiency),
        place: &|d, row| layout.centre(d as u32, map.least + row as u32),
    };
    let lines = LEVELS.map(|level| contour(&grid, level));
    for line in &lines {
        surface.lines(Ink::Ground, 3.0, line);
        surface.lines(Ink::Text, 1.4, line);
    }
    let mut occupied = OccupiedPlaces::default();
    let (x, y) = layout.centre(run.0, run.1);
    occupied.take_first_free([[x - 8.0, y - 8.0, 16.0, 16.0]]);
    // A name has many places, a contour few.
    for (level, line) in LEVELS.into_iter().zip(&lines) {
        let text = format!("E {}", numbers::quantity(level, 2));
        label_contour(&text, line, em, &mut occupied, surface);
    }
    names(map, &layout, em, &mut occupied, surface);
    if map.at(1, map.least + ROWS - 1).is_none() {
        let (x, y) = layout.centre(COLUMNS / 2, map.least + ROWS / 2);
        let text = texts::no_closed_form();
        surface.text(x, y, TextStyle::new(em, Anchor::Middle), Ink::Muted, text);
    }
    let visible = |(d, r): &(u32, u32)| *d < COLUMNS && (map.least..map.least + ROWS).contains(r);
    if let Some((d, r)) = pointed.filter(visible) {
        let (x, y) = layout.corner(d, r);
        surface.frames(Ink::Focus, 2.0, &[x, y, layout.width, layout.height]);
    }
    if visible(&run) {
        let (x, y) = layout.centre(run.0, run.1);
        surface.discs(Ink::Ground, &[x, y, 7.0]);
        surface.discs(Ink::Text, &[x, y, 5.0]);
    }
}

fn axes(layout: &Layout, em: f32, surface: &mut dyn Surface) {
    let small = |anchor| TextStyle::new(em, anchor);
    let every = |space: f32| ((space.ceil() as u32).max(1)).next_power_of_two();
    for d in (0..COLUMNS).step_by(every(em * 2.9 / layout.width) as usize) {
        let (x, _) = layout.centre(d, layout.least);
        let text = numbers::power_of_two(d);
        surface.text(x, layout.bottom + em * 0.9, small(Anchor::Middle), Ink::Muted, &text);
    }
    for r in (layout.least..layout.least + ROWS).step_by(every(em * 1.5 / layout.height) as usize) {
        let (_, y) = layout.centre(0, r);
        let text = format!("2{}", numbers::superscript(r as i32));
        surface.text(layout.left - em * 0.5, y, small(Anchor::End), Ink::Muted, &text);
    }
    let end = layout.left + COLUMNS as f32 * layout.width + em * 0.7;
    let italic = TextStyle { italic: true, ..small(Anchor::Start) };
    surface.text(end, layout.bottom + em * 0.9, italic, Ink::Muted, "p");
    surface.text(0.0, em * 0.6, italic, Ink::Muted, "n");
}

fn regions(map: &Map, layout: &Layout, em: f32, surface: &mut dyn Surface) {
    let rows = map.least..map.least + ROWS;
    let at = |d: u32, r: u32| region(map, d, r);
    for choice in fastest_candidates(map) {
        let (soft, strong, step) = fill(choice);
        let rects: Vec<f32> = row_spans(map, choice)
            .flat_map(|(from, count, r)| {
                let (x, y) = layout.corner(from, r);
                [x, y, layout.width * count as f32, layout.height]
            })
            .collect();
        surface.rects(soft, &rects);
        if step > 0.0 {
            surface.hatch(strong, 0.7, em * step, &rects);
        }
    }
    // Borders, and a dot in cells whose time is not exact.
    let (mut borders, mut dots) = (Vec::new(), Vec::new());
    for r in rows {
        for d in 0..COLUMNS {
            let Some(cell) = map.at(d, r) else { continue };
            let (x, y) = layout.corner(d, r);
            if d + 1 < COLUMNS && at(d + 1, r).is_some_and(|other| Some(other) != at(d, r)) {
                borders.extend([x + layout.width, y, x + layout.width, y + layout.height]);
            }
            if at(d, r + 1).is_some_and(|other| Some(other) != at(d, r)) {
                borders.extend([x, y, x + layout.width, y]);
            }
            if cell.form != Form::Exact {
                dots.extend([x + layout.width / 2.0, y + layout.height / 2.0, 1.2]);
            }
        }
    }
    surface.lines(Ink::Text, 1.0, &borders);
    surface.discs(Ink::Muted, &dots);
}

/// Returns all formulations with a region, sorted.
fn fastest_candidates(map: &Map) -> Vec<Candidate> {
    let rows = map.least..map.least + ROWS;
    let mut all: Vec<Candidate> =
        rows.flat_map(|r| (0..COLUMNS).filter_map(move |d| region(map, d, r))).collect();
    all.sort_by_key(|choice| (choice.algorithm as u8, choice.dims, choice.all_to_all));
    all.dedup();
    all
}

/// Returns the runs of cells of a region within each row, as (first column, number of columns, row).
fn row_spans(map: &Map, choice: Candidate) -> impl Iterator<Item = (u32, u32, u32)> + '_ {
    (map.least..map.least + ROWS).flat_map(move |r| {
        let is = move |d: &u32| region(map, *d, r) == Some(choice);
        let begins = move |d: &u32| is(d) && (*d == 0 || !is(&(*d - 1)));
        (0..COLUMNS).filter(begins).map(move |d| (d, (d..COLUMNS).take_while(is).count() as u32, r))
    })
}

/// Writes the name of each region into its free row with the most space. A region without such a row gets no name.
fn names(map: &Map, layout: &Layout, em: f32, occupied: &mut OccupiedPlaces, surface: &mut dyn Surface) {
    for choice in fastest_candidates(map) {
        // Rank of the place, the place, the text.
        let mut places: Vec<(u32, [f32; 4], String)> = row_spans(map, choice)
            .map(|(from, count, r)| {
                // A name may extend over the empty cells to the right.
                let empty = (from + count..COLUMNS).take_while(|d| map.at(*d, r).is_none()).count() as u32;
                let fits = layout.width * count as f32 > em * 9.0;
                let space = layout.width * if fits { count } else { count + empty } as f32;
                let text = name(choice, space / em - 0.6);
                let half = em * (0.29 * text.chars().count() as f32 + 0.3);
                let (x, y) = layout.corner(from, r);
                let middle = x + if fits || empty == 0 { space / 2.0 } else { layout.width + half };
                let top = y + layout.height / 2.0 - em * 0.65;
                // Prefer rows in which the region itself is wide enough.
                let good = if fits { COLUMNS + count } else { count + empty };
                (good, [middle - half, top, 2.0 * half, em * 1.3], text)
            })
            .collect();
        places.sort_by_key(|(good, ..)| Reverse(*good));
        let free = occupied.take_first_free(places.iter().map(|(_, place, _)| *place));
        let Some((_, place, text)) = places.iter().find(|(_, place, _)| Some(*place) == free) else {
            continue;
        };
        let [x, y, width, height] = *place;
        surface.rects(Ink::Ground, place);
        let set = TextStyle::new(em, Anchor::Middle).bold();
        surface.text(x + width / 2.0, y + height / 2.0, set, Ink::Text, text);
    }
}

/// Describes a cell in words.
pub fn words(map: &Map, (d, r): (u32, u32)) -> String {
    let place = format!("p = {}, n = 2{}", numbers::whole(1 << d), numbers::superscript(r as i32));
    match map.at(d, r) {
        None => texts::fastest_none(&place),
        Some(Fastest { choice, t_parallel, efficiency, form }) => {
            let form = match form {
                Form::Exact => texts::exact(),
                Form::LowerBound => texts::at_best(),
                Form::Estimate => texts::about(),
            };
            let name = &name(*choice, f32::INFINITY);
            let (t, e) = (&numbers::quantity(*t_parallel, 4), &numbers::quantity(*efficiency, 3));
            texts::fastest(&place, name, t, e, form)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::record::Recorder;
    use hyperfly_model::choose::map;
    use hyperfly_request::Settings;

    const FRAME: Frame = Frame { width: 600.0, height: 460.0, text: 12.0 };

    #[test]
    fn cell_inverts_centre() {
        let map = map(&Settings::default().scenario());
        let layout = Layout::new(&map, FRAME);
        for (d, r) in [(0, 1), (16, 25), (4, 10), (7, 13)] {
            let (x, y) = layout.centre(d, r);
            assert_eq!(layout.cell(x, y), Some((d, r)));
        }
        assert_eq!(layout.cell(1.0, 100.0), None);
        assert_eq!(layout.cell(300.0, FRAME.height), None);
    }

    #[test]
    fn map_draws_names_contours_and_every_cell() {
        let map = map(&Settings { ts: 60.0, th: 0.0, ..Settings::default() }.scenario());
        let mut recorder = Recorder::default();
        draw(&map, (4, 10), Some((4, 10)), FRAME, &mut recorder);
        let text = format!("{recorder:?}");
        for word in ["exchange", "m = 2", "m = log p + 1", "E 0.5", "E 0.9"] {
            assert!(text.contains(word), "{word} is not drawn");
        }
        // Each cell with a choice (n ≥ p > 1) is filled once.
        let inks = (2..10).map(Ink::dims).chain([Ink::Panel, Ink::Wire]);
        let filled: f32 = inks.flat_map(|ink| recorder.rects_of(ink)).map(|[_, _, w, h]| w * h).sum();
        let layout = Layout::new(&map, FRAME);
        let columns = |r: u32| (1..COLUMNS).filter(|d| map.at(*d, r).is_some()).count();
        let cells = (1..=ROWS).map(columns).sum::<usize>() as f32;
        let filled = filled / (layout.width * layout.height);
        assert!((filled - cells).abs() < 0.01 * cells, "{filled}, not {cells}");
    }

    #[test]
    fn names_do_not_overlap_and_neighbouring_regions_differ() {
        for settings in [
            Settings { ts: 60.0, th: 0.0, ..Settings::default() },
            Settings::default(),
            Settings { topology: hyperfly_request::Topology::Mesh, ..Settings::default() },
        ] {
            let map = map(&settings.scenario());
            let mut recorder = Recorder::default();
            draw(&map, (4, 10), None, FRAME, &mut recorder);
            let boxes = recorder.rects_of(Ink::Ground);
            assert!(boxes.len() >= 5, "{boxes:?}");
            for (k, a) in boxes.iter().enumerate() {
                for b in &boxes[..k] {
                    let apart = a[0] >= b[0] + b[2] || b[0] >= a[0] + a[2];
                    assert!(apart || a[1] >= b[1] + b[3] || b[1] >= a[1] + a[3], "{a:?} {b:?}");
                }
            }
            for r in map.least..map.least + ROWS {
                for d in 1..COLUMNS - 1 {
                    let [a, b] = [region(&map, d, r), region(&map, d + 1, r)];
                    if let (Some(a), Some(b)) = (a, b) {
                        assert!(a == b || fill(a) != fill(b), "{a:?} {b:?}");
                    }
                }
            }
        }
        // Transposes with m = 2 … 9 have different colours.
        let transpose = |dims| fill(Candidate::new(Algorithm::Transpose, dims)).0;
        let mut inks: Vec<Ink> = (2..10).map(transpose).collect();
        inks.dedup();
        assert_eq!(inks.len(), 8);
    }

    #[test]
    fn words_name_the_fastest() {
        let s = Settings { ts: 1e9, th: 0.0, tw: 0.0, ..Settings::default() };
        let map = map(&s.scenario());
        // With start-ups alone, the fewest messages win.
        let text = words(&map, (3, 20));
        assert!(
            text.starts_with("p = 8, n = 2²⁰: binary-exchange, Tₚ = ") && text.ends_with("(exact)"),
            "{text}"
        );
        assert!(words(&map, (9, 3)).contains("no closed form"));
    }
}
