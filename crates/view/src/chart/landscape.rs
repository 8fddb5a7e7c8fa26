//! The efficiency landscape: colour and contours of E over p and n, one panel for each of two machines, with the same point
//! marked in both.

use super::contour::{Grid, contour, label_contour};
use super::labels::OccupiedPlaces;
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::{numbers, words};
use hyperfly_core::machine::Machine;
use hyperfly_core::scenario::Scenario;
use hyperfly_core::topology::Topology;
use hyperfly_model::Form;
use hyperfly_model::landscape::{Landscape, Piece, growth_of_points};
use hyperfly_text::landscape as texts;
use std::ops::RangeInclusive;

/// Efficiencies of the contours.
const LEVELS: [f64; 4] = [0.2, 0.4, 0.6, 0.8];
/// Width of the colour bar with its numbers, in heights of the text.
const BAR_WIDTH: f32 = 4.2;
/// Height of the strips of equal log n that make up the field, in pixels.
const ROW_HEIGHT: f32 = 2.0;

/// One machine's landscape.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    pub scenario: Scenario,
    pub title: String,
    pub landscape: Landscape,
}

/// Panels of a run's machine and of the machine it is compared with.
#[derive(Clone, Debug, PartialEq)]
pub struct Landscapes {
    pub panels: Vec<Panel>,
}

impl Landscapes {
    /// Computes the landscapes of a scenario and of `other`, or, without it, of the same formulation on the
    /// hypercube or, if it runs there, on the mesh. A machine without channels has one panel only.
    pub fn of(scenario: &Scenario, other: Option<&Scenario>) -> Landscapes {
        let other = other.cloned().or_else(|| {
            let own = scenario.machine.network()?.topology();
            let topology = if own == Topology::Hypercube { Topology::Mesh } else { Topology::Hypercube };
            Some(scenario.with_topology(topology))
        });
        let scenarios: Vec<Scenario> = [Some(scenario.clone()), other].into_iter().flatten().collect();
        let named_by_algorithm = scenarios.windows(2).any(|pair| machine(&pair[0]) == machine(&pair[1]));
        let panels = scenarios.into_iter().map(|scenario| Panel {
            title: match named_by_algorithm {
                true => words::algorithm(scenario.formulation.algorithm()).to_owned(),
                false => machine(&scenario).to_owned(),
            },
            landscape: Landscape::of(&scenario),
            scenario,
        });
        Landscapes { panels: panels.collect() }
    }

    /// Returns log p and log n of the first and last column and row of all panels.
    pub fn extent(&self) -> (RangeInclusive<u32>, RangeInclusive<u32>) {
        let range = |ticks: fn(&Landscape) -> &[u32]| {
            let all = self.panels.iter().flat_map(|panel| ticks(&panel.landscape));
            all.clone().copied().min().unwrap_or(0)..=all.copied().max().unwrap_or(0)
        };
        (range(|landscape| &landscape.columns), range(|landscape| &landscape.rows))
    }

    /// Returns the E of each panel's closed form for 2^d processors and 2^r points, in words.
    pub fn cell_words(&self, (d, r): (u32, u32)) -> String {
        let place = format!("p = {}, n = {}", numbers::power_of_two(d), numbers::power_of_two(r));
        let panels = self.panels.iter().map(|panel| match panel.landscape.at(d, r) {
            Some(height) => texts::panel_efficiency(&panel.title, &numbers::fixed(height.efficiency, 2)),
            None => texts::panel_none(&panel.title),
        });
        format!("{place}: {}", panels.collect::<Vec<_>>().join(", "))
    }

    /// Returns how many times more points each machine needs for four times the processors at the same efficiency: the
    /// highest contour below E of `run` on the first machine. Empty where no machine has a closed form for it.
    pub fn growth_words(&self, run: (u32, u32)) -> String {
        let Some(first) = self.panels.first() else { return String::new() };
        let own = first.landscape.at(run.0, run.1).map_or(1.0, |height| height.efficiency);
        let level = LEVELS.into_iter().rev().find(|level| *level <= own).unwrap_or(LEVELS[0]);
        // With one processor there is no overhead to keep small. Both numbers of processors are on the axis.
        let p = 1u32 << run.0.min(self.extent().0.end().saturating_sub(2)).max(2);
        let factors = self.panels.iter().filter_map(|panel| {
            let factor = growth_of_points(&panel.scenario, p, level)?;
            Some(texts::growth_factor(&panel.title, &numbers::quantity(factor, 2)))
        });
        let factors: Vec<String> = factors.collect();
        if factors.is_empty() {
            return String::new();
        }
        let [from, to] = [p, 4 * p].map(|p| numbers::whole(p.into()));
        texts::growth(&numbers::quantity(level, 2), &from, &to, &factors.join(", "))
    }
}

/// Returns the name of a machine without its size.
fn machine(scenario: &Scenario) -> &'static str {
    match &scenario.machine {
        Machine::Network(network) => words::topology(network.topology()),
        Machine::LogP(_) => "LogP",
        Machine::Bsp(_) => "BSP",
    }
}

/// Geometry of one panel.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PanelLayout {
    left: f32,
    bottom: f32,
    width: f32,
    height: f32,
    /// log p of the left and the right side.
    d: (f32, f32),
    /// log n of the lower and the upper side.
    r: (f32, f32),
}

impl PanelLayout {
    fn place(&self, d: f32, r: f32) -> (f32, f32) {
        let part = |value: f32, (from, to): (f32, f32)| (value - from) / (to - from).max(1.0);
        (self.left + part(d, self.d) * self.width, self.bottom - part(r, self.r) * self.height)
    }
}

/// Geometry of all panels.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout(Vec<PanelLayout>);

impl Layout {
    /// Places the panels next to each other in a wide frame and below each other in a narrow one.
    pub fn new(landscapes: &Landscapes, frame: Frame) -> Layout {
        let (count, em) = (landscapes.panels.len().max(1), frame.text);
        let across = if frame.width >= 0.95 * frame.height { count } else { 1 };
        let down = count.div_ceil(across);
        let (width, height) = ((frame.width - BAR_WIDTH * em) / across as f32, frame.height / down as f32);
        let panels = landscapes.panels.iter().enumerate().map(|(k, panel)| {
            let (x, y) = ((k % across) as f32 * width, (k / across) as f32 * height);
            let ends = |ticks: &[u32]| match (ticks.first(), ticks.last()) {
                (Some(from), Some(to)) => (*from as f32, *to as f32),
                _ => (0.0, 1.0),
            };
            PanelLayout {
                left: x + 3.0 * em,
                bottom: y + height - 2.4 * em,
                width: width - 5.0 * em,
                height: height - 4.6 * em,
                d: ends(&panel.landscape.columns),
                r: ends(&panel.landscape.rows),
            }
        });
        Layout(panels.collect())
    }

    /// Returns the place of a (log p, log n) in the first panel.
    pub fn place(&self, (d, r): (u32, u32)) -> Option<[f32; 2]> {
        Some(self.0.first()?.place(d as f32, r as f32).into())
    }

    /// Returns the (log p, log n), rounded, at a place of the frame.
    pub fn cell(&self, x: f32, y: f32) -> Option<(u32, u32)> {
        self.0.iter().find_map(|panel| {
            let (across, up) = ((x - panel.left) / panel.width, (panel.bottom - y) / panel.height);
            let inside = (-0.05..=1.05).contains(&across) && (-0.05..=1.05).contains(&up);
            let value = |part: f32, (from, to): (f32, f32)| {
                (from + part.clamp(0.0, 1.0) * (to - from)).round() as u32
            };
            inside.then(|| (value(across, panel.d), value(up, panel.r)))
        })
    }
}

/// Cells as (log p, log n).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marks<'a> {
    /// The displayed run, a disc.
    pub run: (u32, u32),
    pub pointed: Option<(u32, u32)>,
    /// The executed cells of each panel, small rings.
    pub executed: &'a [Vec<(u32, u32)>],
}

/// Draws the panels.
pub fn draw(landscapes: &Landscapes, marks: Marks, frame: Frame, surface: &mut dyn Surface) {
    let layout = Layout::new(landscapes, frame);
    for (index, (panel, place)) in landscapes.panels.iter().zip(&layout.0).enumerate() {
        let executed = marks.executed.get(index).map_or(&[][..], Vec::as_slice);
        draw_panel(panel, place, marks, executed, frame.text, surface);
    }
    if let Some(first) = layout.0.first() {
        draw_colour_bar(first, frame, surface);
    }
}

/// Draws the colours of E at the right side of the frame, as high as a panel, with numbers.
fn draw_colour_bar(panel: &PanelLayout, frame: Frame, surface: &mut dyn Surface) {
    let (em, x) = (frame.text, frame.width - (BAR_WIDTH - 0.8) * frame.text);
    let y = |e: f32| panel.bottom - e * panel.height;
    for level in 0..10u8 {
        let (from, to) = (y(f32::from(level) / 10.0).round(), y(f32::from(level + 1) / 10.0).round());
        surface.rects(Ink::ALL[Ink::Efficiency0 as usize + usize::from(level)], &[x, to, em, from - to]);
    }
    let tenths = if panel.height > 14.0 * em { 2 } else { 5 };
    for level in (0..=10u8).step_by(tenths) {
        let e = f32::from(level) / 10.0;
        let style = TextStyle::new(em, Anchor::Start);
        surface.text(x + 1.4 * em, y(e), style, Ink::Muted, &numbers::quantity(e.into(), 1));
    }
    let italic = TextStyle { italic: true, ..TextStyle::new(em, Anchor::Start) };
    surface.text(x, panel.bottom - panel.height - 1.1 * em, italic, Ink::Muted, "E");
}

fn draw_panel(
    panel: &Panel,
    layout: &PanelLayout,
    Marks { run, pointed, .. }: Marks,
    executed: &[(u32, u32)],
    em: f32,
    surface: &mut dyn Surface,
) {
    let landscape = &panel.landscape;
    let title = TextStyle::new(em * 1.1, Anchor::Start).bold();
    surface.text(layout.left, layout.bottom - layout.height - em * 1.1, title, Ink::Text, &panel.title);
    surface.rects(Ink::Panel, &[layout.left, layout.bottom - layout.height, layout.width, layout.height]);
    axes(layout, em, surface);
    if landscape.rows.is_empty() {
        let (x, y) = (layout.left + layout.width / 2.0, layout.bottom - layout.height / 2.0);
        let style = TextStyle::new(em, Anchor::Middle);
        surface.text(x, y, style, Ink::Muted, hyperfly_text::scene::no_closed_form());
        return;
    }
    field(landscape, layout, surface);
    let grid = Grid {
        columns: landscape.columns.len(),
        rows: landscape.rows.len(),
        value: &|column, row| landscape.cell(column, row).map(|height| height.efficiency),
        place: &|column, row| layout.place(landscape.columns[column] as f32, landscape.rows[row] as f32),
    };
    // Lines before text, so that nothing covers a name.
    let lines = LEVELS.map(|level| contour(&grid, level));
    for line in &lines {
        surface.lines(Ink::Ground, 3.0, line);
        surface.lines(Ink::Text, 1.2, line);
    }
    // Runs beyond the extent of the landscape have no place in it.
    let within = |(d, r): &&(u32, u32)| landscape.columns.contains(d) && landscape.rows.contains(r);
    let rings: Vec<f32> = executed
        .iter()
        .filter(within)
        .flat_map(|(d, r)| {
            let (x, y) = layout.place(*d as f32, *r as f32);
            [x, y, em * 0.28]
        })
        .collect();
    surface.discs(Ink::Ground, &rings);
    surface.rings(Ink::Text, 1.6, &rings);
    let mut occupied = OccupiedPlaces::default();
    if let Some(pointed) = pointed.filter(|pointed| *pointed != run) {
        mark(landscape, layout, pointed, em, &mut occupied, surface, false);
    }
    mark(landscape, layout, run, em, &mut occupied, surface, true);
    for (level, line) in LEVELS.into_iter().zip(&lines) {
        let text = format!("E {}", numbers::quantity(level, 2));
        label_contour(&text, line, em, &mut occupied, surface);
    }
}

fn axes(layout: &PanelLayout, em: f32, surface: &mut dyn Surface) {
    let style = |anchor| TextStyle::new(em, anchor);
    let step = |space: f32, range: (f32, f32)| (space * (range.1 - range.0).max(1.0)).ceil().max(1.0) as u32;
    let (from, to) = (layout.d.0 as u32, layout.d.1 as u32);
    for d in (from..=to).step_by(step(em * 3.2 / layout.width, layout.d) as usize) {
        let (x, _) = layout.place(d as f32, 0.0);
        let text = numbers::power_of_two(d);
        surface.text(x, layout.bottom + em * 0.9, style(Anchor::Middle), Ink::Muted, &text);
    }
    let (from, to) = (layout.r.0 as u32, layout.r.1 as u32);
    for r in (from..=to).step_by(step(em * 1.8 / layout.height, layout.r) as usize) {
        let (_, y) = layout.place(0.0, r as f32);
        let text = format!("2{}", numbers::superscript(r as i32));
        surface.text(layout.left - em * 0.5, y, style(Anchor::End), Ink::Muted, &text);
    }
    let italic = |anchor| TextStyle { italic: true, ..style(anchor) };
    let (right, top) = (layout.left + layout.width + em * 1.4, layout.bottom - layout.height - em * 1.1);
    surface.text(right, layout.bottom + em * 0.9, italic(Anchor::Start), Ink::Muted, "p");
    surface.text(layout.left - em * 0.8, top, italic(Anchor::End), Ink::Muted, "n");
}

/// Fills the area with closed forms, in strips whose colours change where E passes a multiple of 0.1. Each strip reaches a pixel into
/// those below and to its right, so that no seams show between them on a zoomed page.
fn field(landscape: &Landscape, layout: &PanelLayout, surface: &mut dyn Surface) {
    let mut rects: Vec<Vec<f32>> = vec![Vec::new(); 10];
    let (bottom, top) = (layout.bottom.round(), (layout.bottom - layout.height).round());
    let count = ((bottom - top) / ROW_HEIGHT).ceil() as usize;
    for row in 0..count {
        let below = bottom - row as f32 * ROW_HEIGHT;
        let height = ROW_HEIGHT.min(below - top);
        let foot = (below + 1.0).min(bottom);
        let up = (layout.bottom - (below - height / 2.0)) / layout.height;
        let r = layout.r.0 + up.clamp(0.0, 1.0) * (layout.r.1 - layout.r.0);
        for piece in landscape.pieces(r.into()) {
            for (from, to, level) in bands(piece) {
                let [left, right] = [from, to].map(|d| layout.place(d as f32, r).0.round());
                let reach = (right + 1.0).min(layout.left + layout.width);
                rects[level].extend([left, below - height, reach - left, foot - (below - height)]);
            }
        }
    }
    for (level, rects) in rects.iter().enumerate() {
        surface.rects(Ink::ALL[Ink::Efficiency0 as usize + level], rects);
    }
}

/// Splits a piece where E passes a multiple of 0.1. Returns first and last log p, and the tenth of E, of each part.
fn bands(piece: Piece) -> impl Iterator<Item = (f64, f64, usize)> {
    let ((from, to), (first, last)) = (piece.log_p, piece.efficiency);
    let tenth = |efficiency: f64| ((efficiency * 10.0) as usize).min(9);
    let (low, high) = (tenth(first.min(last)), tenth(first.max(last)));
    let at = move |efficiency: f64| match (last - first).abs() > 0.0 {
        true => from + ((efficiency - first) / (last - first)).clamp(0.0, 1.0) * (to - from),
        false => from,
    };
    (low..=high).map(move |level| {
        let [a, b] = [level, level + 1].map(|level| at(level as f64 / 10.0));
        match low == high {
            true => (from, to, level),
            false => (a.min(b), a.max(b), level),
        }
    })
}

/// Marks a p and n with its E: the run by a disc, a pointed cell by a ring.
fn mark(
    landscape: &Landscape,
    layout: &PanelLayout,
    (d, r): (u32, u32),
    em: f32,
    occupied: &mut OccupiedPlaces,
    surface: &mut dyn Surface,
    is_run: bool,
) {
    let (x, y) = layout.place(d as f32, r as f32);
    surface.discs(Ink::Ground, &[x, y, em * 0.62]);
    surface.rings(Ink::Text, 2.4, &[x, y, em * 0.62]);
    if is_run {
        surface.discs(Ink::Text, &[x, y, em * 0.3]);
    }
    let Some(height) = landscape.at(d, r) else { return };
    let sign = match height.form {
        Form::Exact => "=",
        Form::LowerBound => "≤",
        Form::Estimate => "≈",
    };
    let text = format!("E {sign} {}", numbers::fixed(height.efficiency, 2));
    let (width, tall) = (em * 0.6 * text.chars().count() as f32, em * 1.5);
    occupied.take_first_free([[x - em, y - em, 2.0 * em, 2.0 * em]]);
    let right = layout.left + layout.width;
    let places = [
        [x + em * 1.1, y - tall / 2.0, width, tall],
        [x - em * 1.1 - width, y - tall / 2.0, width, tall],
        [x - width / 2.0, y - em - tall, width, tall],
        [x - width / 2.0, y + em, width, tall],
    ];
    let inside = places.into_iter().filter(|place| place[0] > layout.left && place[0] + width < right + em);
    let Some(place) = occupied.take_first_free(inside) else { return };
    surface.rects(Ink::Ground, &place);
    let style = TextStyle::new(em, Anchor::Middle).bold();
    surface.text(place[0] + width / 2.0, place[1] + tall / 2.0, style, Ink::Text, &text);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::record::Recorder;

    const FRAME: Frame = Frame { width: 900.0, height: 460.0, text: 12.0 };
    const MARKS: Marks = Marks { run: (6, 12), pointed: None, executed: &[] };

    #[test]
    fn landscape_colours_follow_the_closed_form() {
        let landscapes = Landscapes::of(&Scenario::default(), None);
        let mut recorder = Recorder::default();
        draw(&landscapes, MARKS, FRAME, &mut recorder);
        let layout = Layout::new(&landscapes, FRAME);
        for (panel, place) in landscapes.panels.iter().zip(&layout.0) {
            for (d, r) in [(1, 3), (3, 10), (6, 12), (9, 19)] {
                let ink = Ink::efficiency(panel.landscape.at(d, r).expect("a closed form").efficiency);
                let (x, y) = place.place(d as f32, r as f32);
                let covers = |[left, top, width, height]: &[f32; 4]| {
                    (left - 1.0..left + width + 1.0).contains(&x)
                        && (top - 1.0..top + height + 1.0).contains(&y)
                };
                assert!(recorder.rects_of(ink).iter().any(covers), "{} {d} {r} {ink:?}", panel.title);
            }
        }
    }

    #[test]
    fn layout_cell_inverts_place_in_both_panels() {
        let landscapes = Landscapes::of(&Scenario::default(), None);
        let layout = Layout::new(&landscapes, FRAME);
        assert_eq!(layout.0.len(), 2);
        for panel in &layout.0 {
            let (x, y) = panel.place(6.0, 12.0);
            assert_eq!(layout.cell(x, y), Some((6, 12)));
        }
        assert_eq!(layout.cell(layout.0[1].left - 40.0, 200.0), None, "between the panels");
    }

    #[test]
    fn executed_runs_beyond_the_extent_are_not_drawn() {
        let landscapes = Landscapes::of(&Scenario::default(), None);
        let outside = landscapes.extent().0.end() + 1;
        let rings = |executed: &[Vec<(u32, u32)>]| {
            let mut recorder = Recorder::default();
            draw(&landscapes, Marks { executed, ..MARKS }, FRAME, &mut recorder);
            recorder.rings_of(Ink::Text).len()
        };
        let (without, within) = (rings(&[]), rings(&[vec![(3, 10)]]));
        assert!(within > without);
        assert_eq!(rings(&[vec![(outside, 12)]]), without);
    }

    #[test]
    fn colour_bar_has_the_colours_of_the_field() {
        let landscapes = Landscapes::of(&Scenario::default(), None);
        let mut recorder = Recorder::default();
        draw(&landscapes, MARKS, FRAME, &mut recorder);
        let layout = Layout::new(&landscapes, FRAME);
        let right = layout.0.iter().map(|panel| panel.left + panel.width).fold(0.0, f32::max);
        let [bottom, height] = [layout.0[0].bottom, layout.0[0].height];
        for e in [0.05f32, 0.45, 0.95] {
            let y = bottom - e * height;
            let rects = recorder.rects_of(Ink::efficiency(e.into()));
            let covers = |[x, top, _, tall]: &&[f32; 4]| *x > right && (*top..top + tall).contains(&y);
            assert_eq!(rects.iter().filter(covers).count(), 1, "E = {e}");
        }
        assert!(["0", "0.4", "1"].iter().all(|text| recorder.texts().contains(text)));
    }

    #[test]
    fn growth_names_processor_counts_of_the_axis() {
        let landscapes = Landscapes::of(&Scenario::default().with_p(1 << 10).with_n(1 << 20), None);
        let words = landscapes.growth_words((10, 16));
        assert!(words.contains("from 256 to 1024 processors"), "{words}");
        let words = landscapes.growth_words((6, 12));
        assert!(words.contains("from 64 to 256 processors"), "{words}");
    }

    #[test]
    fn landscape_names_its_run_contours_and_growth() {
        let landscapes = Landscapes::of(&Scenario::default(), None);
        let mut recorder = Recorder::default();
        draw(&landscapes, Marks { pointed: Some((4, 10)), ..MARKS }, FRAME, &mut recorder);
        let texts = recorder.texts();
        for text in ["hypercube", "mesh", "E 0.4", "E 0.8"] {
            assert!(texts.contains(&text), "{text} is missing in {texts:?}");
        }
        let efficiency = landscapes.panels[1].landscape.at(6, 12).expect("a closed form").efficiency;
        let marked = format!("E = {}", numbers::fixed(efficiency, 2));
        assert!(texts.contains(&marked.as_str()), "{marked} is missing in {texts:?}");
        let words = landscapes.growth_words((6, 12));
        assert!(words.contains("64") && words.contains("256") && words.contains("mesh"), "{words}");
    }
}
