//! The signal and its spectrum: samples on the left, coefficients on the right, each shown once a processor has computed it.
//! One-dimensional signals are a wave and bars, two-dimensional ones are images.

mod content;
mod image;
mod peaks;
mod wave;

use super::navigation::KeyDirection;
use super::scene::Scene;
use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::draw::ink::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers::quantity;
use crate::trace::coefficients::coefficient_index;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use content::Content;
use hyperfly_core::problem::Direction;
use hyperfly_core::schedule::Transform;
use hyperfly_text::view as texts;
use peaks::PeakName;
use std::rc::Rc;

pub use wave::stroke;

/// Minimum width for signal and spectrum side by side, in heights of the text.
const MIN_SIDE_BY_SIDE_WIDTH: f32 = 40.0;

/// Index of the signal's rectangle.
const SIGNAL: usize = 0;
/// Index of the spectrum's rectangle.
const SPECTRUM: usize = 1;

/// The rectangles that a scene shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Parts {
    Both,
    /// The signal only, with the border of each processor's piece.
    Signal,
    /// The spectrum only.
    Spectrum,
}

/// The signal and spectrum scene; empty for a run without data.
pub struct SpectrumScene {
    replay: Rc<Replay>,
    em: f32,
    /// Rectangles of the signal and of the spectrum: x y width height.
    areas: [[f32; 4]; 2],
    parts: Parts,
    content: Content,
    kind: Drawing,
    /// Samples per second of a sound; `None` for other signals, whose frequencies are labelled by index.
    sample_rate: Option<f64>,
    rects: Batch,
}

/// How signal and spectrum are drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawing {
    /// A curve and bars over the index: one dimension, or the elements of a box in row-major order.
    Wave,
    /// A square image of a two-dimensional transform.
    Image,
}

impl Drawing {
    fn of(transform: Transform) -> Drawing {
        if transform == Transform::Square { Drawing::Image } else { Drawing::Wave }
    }
}

impl SpectrumScene {
    /// Lays out signal and spectrum.
    pub fn new(replay: &Rc<Replay>, frame: Frame) -> Self {
        Self::with_parts(replay, frame, Parts::Both)
    }

    /// Lays out the signal alone, cut into the processors' pieces.
    pub fn signal(replay: &Rc<Replay>, frame: Frame) -> Self {
        Self::with_parts(replay, frame, Parts::Signal)
    }

    /// Lays out the spectrum alone.
    pub fn spectrum(replay: &Rc<Replay>, frame: Frame) -> Self {
        Self::with_parts(replay, frame, Parts::Spectrum)
    }

    fn with_parts(replay: &Rc<Replay>, frame: Frame, parts: Parts) -> Self {
        let em = frame.text;
        let gap = 2.4 * em;
        let is_side_by_side = frame.width >= MIN_SIDE_BY_SIDE_WIDTH * em;
        let (wide, high) = match is_side_by_side {
            true => ((frame.width - gap) / 2.0, frame.height),
            false => (frame.width, (frame.height - em) / 2.0),
        };
        let area = |at: f32| {
            let (x, y) = if is_side_by_side { (at * (wide + gap), 0.0) } else { (0.0, at * (high + em)) };
            [x + 2.8 * em, y + 1.9 * em, (wide - 3.2 * em).max(1.0), (high - 3.5 * em).max(1.0)]
        };
        let whole = [0.5 * em, 1.9 * em, (frame.width - em).max(1.0), (frame.height - 3.5 * em).max(1.0)];
        SpectrumScene {
            replay: replay.clone(),
            em,
            areas: if parts == Parts::Both { [area(0.0), area(1.0)] } else { [whole; 2] },
            parts,
            // Nothing explains the colours of angles next to a spectrum alone.
            content: Content::new(replay, parts != Parts::Spectrum),
            kind: Drawing::of(replay.run().plan.transform),
            sample_rate: None,
            rects: Batch::default(),
        }
    }

    /// Labels frequencies in hertz. `rate` is the number of samples per second of a sound, `None` for other signals.
    pub fn with_sample_rate(mut self, rate: Option<f64>) -> Self {
        let problem = &self.replay.run().scenario.problem;
        let is_spectrum = self.kind == Drawing::Wave && problem.direction == Direction::Forward;
        self.sample_rate = rate.filter(|_| is_spectrum);
        let mut peaks = std::mem::take(&mut self.content.peaks);
        if self.sample_rate.is_some() {
            peaks.iter_mut().for_each(|(k, name)| *name = self.frequency_name(*k));
        }
        self.content.peaks = peaks;
        self
    }

    /// Returns the frequency of a coefficient: in hertz for a sound, from −rate/2 to rate/2, else its index.
    fn frequency_name(&self, k: usize) -> String {
        let n = self.content.n();
        let signed = if 2 * k > n { k as f64 - n as f64 } else { k as f64 };
        match self.sample_rate {
            Some(rate) => quantity(signed * rate / n as f64, 4),
            None => k.to_string(),
        }
    }

    /// Returns the number of samples or of coefficients.
    fn count(&self, side: usize) -> usize {
        if side == SIGNAL { self.content.n() } else { self.content.coefficients() }
    }

    fn shows(&self, side: usize) -> bool {
        match self.parts {
            Parts::Both => true,
            Parts::Signal => side == SIGNAL,
            Parts::Spectrum => side == SPECTRUM,
        }
    }

    /// Returns the titles of both rectangles.
    fn names(&self) -> [String; 2] {
        match (self.kind, self.replay.run().scenario.problem.direction) {
            (Drawing::Wave, Direction::Forward) => {
                let frequency = match self.sample_rate {
                    Some(_) => texts::by_hertz("|X(k)|"),
                    None => texts::by_frequency("|X(k)|", "k"),
                };
                [texts::by_sample("x(j)", "j"), frequency]
            }
            (Drawing::Wave, Direction::Inverse) => {
                [texts::by_frequency("X(k)", "k"), texts::by_sample("|x(j)|", "j")]
            }
            (Drawing::Image, Direction::Forward) => [texts::by_place("x"), texts::by_frequencies("|X|")],
            (Drawing::Image, Direction::Inverse) => [texts::by_frequencies("X"), texts::by_place("|x|")],
        }
    }

    /// Writes indices along the lower edge, and along the left edge of an image.
    fn ticks(&self, is_spectrum: bool, [x, y, width, height]: [f32; 4], surface: &mut dyn Surface) {
        let set = |anchor| TextStyle::new(self.em * 0.92, anchor);
        let side = match self.kind {
            Drawing::Wave => self.count(if is_spectrum { SPECTRUM } else { SIGNAL }),
            Drawing::Image => 1 << (self.content.n().trailing_zeros() / 2),
        };
        let parts = side.min(4);
        for part in 0..parts {
            let (at, along) =
                (side * part / parts, (part as f32 + 0.5 * parts as f32 / side as f32) / parts as f32);
            surface.text(
                x + width * along,
                y + height + self.em * 0.8,
                set(Anchor::Middle),
                Ink::Muted,
                &if is_spectrum { self.frequency_name(at) } else { at.to_string() },
            );
            if self.kind == Drawing::Image {
                let y = y + height * along;
                surface.text(x - self.em * 0.4, y, set(Anchor::End), Ink::Muted, &at.to_string());
            }
        }
    }

    /// Returns the rectangle of the signal or the spectrum; square for an image. A long signal leaves space below for its
    /// first samples.
    fn area(&self, side: usize) -> [f32; 4] {
        let [x, y, width, height] = self.areas[side];
        match self.kind {
            Drawing::Wave if side == SIGNAL => wave::whole_area(self.areas[side], self.content.n()),
            Drawing::Wave => [x, y, width, height],
            Drawing::Image => [x, y, width.min(height), width.min(height)],
        }
    }

    /// Draws the coefficients that are ready at `t`, and the names of the peaks among them.
    fn draw_coefficients(&mut self, t: f64, surface: &mut dyn Surface) {
        let area @ [x, y, ..] = self.area(SPECTRUM);
        let mut rects = std::mem::take(&mut self.rects);
        match self.kind {
            Drawing::Wave => wave::draw_bars(&self.content, area, t, &mut rects),
            Drawing::Image => image::draw_cells(&self.content, area, t, &mut rects),
        }
        rects.rects(surface);
        self.rects = rects;
        if self.kind == Drawing::Image {
            return;
        }
        let style = |anchor| TextStyle::new(self.em * 0.92, anchor);
        if self.parts == Parts::Both && self.content.is_ready(self.content.largest.0, t) {
            surface.text(x - self.em * 0.4, y, style(Anchor::End), Ink::Muted, &self.content.largest.1);
        }
        let names = peaks::place_names(&self.content, area, self.em);
        for PeakName { name, at, anchor, .. } in names.iter().filter(|peak| self.content.is_ready(peak.k, t))
        {
            surface.text(at[0], at[1], style(*anchor), Ink::Text, name);
        }
    }

    /// Returns the rectangle at a point and the sample or coefficient there; among several, the largest.
    fn element_at(&self, [x, y]: [f32; 2], t: f64) -> Option<(usize, usize)> {
        let inside = |&side: &usize| {
            let [left, top, width, height] = self.area(side);
            x >= left && x < left + width && y >= top && y <= top + height
        };
        let side =
            (0..2usize).find(|side| self.shows(*side) && inside(side)).filter(|_| self.content.n() > 0)?;
        let size =
            |k: usize| if side == 1 && self.content.is_ready(k, t) { self.content.sizes[k] } else { 0.0 };
        let largest = |elements: &mut dyn Iterator<Item = usize>| {
            elements.reduce(|best, k| if size(k) > size(best) { k } else { best })
        };
        let largest = match self.kind {
            Drawing::Wave => largest(&mut wave::elements(self.area(side), self.count(side), x)),
            Drawing::Image => largest(&mut image::elements(self.area(side), self.content.n(), [x, y])),
        };
        largest.map(|at| (side, at))
    }

    /// Returns the rectangle and the sample or coefficient that is selected.
    fn selected_rectangle(&self, selection: Option<Selection>) -> Option<(usize, usize)> {
        let Some(Selection::Element { stage, index }) = selection else { return None };
        let plan = &self.replay.run().plan;
        match u32::from(stage) {
            _ if index >= plan.n || self.content.n() == 0 => None,
            0 => Some((0, (index * self.samples_per_word()) as usize)),
            stages if stages == plan.stages() => Some((1, coefficient_index(plan, index) as usize)),
            _ => None,
        }
    }

    /// Returns the number of samples in an element.
    fn samples_per_word(&self) -> u64 {
        if self.replay.run().scenario.is_real() { 2 } else { 1 }
    }

    fn selection(&self, (side, at): (usize, usize)) -> Selection {
        let plan = &self.replay.run().plan;
        match side {
            0 => Selection::Element { stage: 0, index: at as u64 / self.samples_per_word() },
            // The last coefficient of real samples shares a word with the first.
            _ => Selection::Element {
                stage: plan.stages() as u8,
                index: coefficient_index(plan, at as u64 % plan.n),
            },
        }
    }
}

/// Returns a title of at most this many characters if possible: without its unit, which is in parentheses at the end, or the quantity
/// alone.
fn shorten(title: &str, most: f32) -> &str {
    let fits = |part: &&str| part.chars().count() as f32 <= most;
    let has_unit = title.ends_with([')', '）']);
    let unit = title.rfind(['(', '（']).filter(|_| has_unit);
    let without_unit = unit.map(|from| title[..from].trim_end());
    let quantity = title.split([' ', '，']).next().unwrap_or(title);
    [Some(title), without_unit].into_iter().flatten().find(fits).unwrap_or(quantity)
}

impl Scene for SpectrumScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        if self.content.n() == 0 {
            return;
        }
        for (side, name) in self.names().iter().enumerate().filter(|(side, _)| self.shows(*side)) {
            let [x, y, width, _] = self.areas[side];
            let name = shorten(name, width / (self.em * 0.52));
            surface.text(x, y - self.em * 1.1, TextStyle::new(self.em, Anchor::Start), Ink::Muted, name);
            if self.parts != Parts::Signal {
                self.ticks(side == SPECTRUM, self.area(side), surface);
            }
        }
        let area = |side: usize| self.shows(side).then(|| self.area(side));
        let (signal, spectrum) = (area(SIGNAL), area(SPECTRUM));
        match self.kind {
            Drawing::Wave => {
                let labels = self.parts == Parts::Both;
                if let Some(area) = signal {
                    wave::draw_signal_wave(&self.content, area, self.em, labels, surface);
                    if let Some(zoom) = wave::zoom_area(self.areas[SIGNAL], self.content.n()) {
                        let indices = if self.parts == Parts::Signal { 0.0 } else { self.em * 1.35 };
                        wave::draw_zoom(&self.content, area, zoom, indices, surface);
                    }
                    if self.parts == Parts::Signal {
                        wave::draw_pieces(area, self.replay.p(), surface);
                    }
                }
                if let Some(area) = spectrum {
                    wave::draw_spectrum_ground(&self.content, area, self.em, labels, surface);
                }
            }
            Drawing::Image => image::draw_static(&self.content, [signal, spectrum], surface),
        }
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        if self.content.n() == 0 {
            return;
        }
        if self.shows(SPECTRUM) {
            self.draw_coefficients(t, surface);
        }
        if let Some((side, at)) = self.selected_rectangle(selection).filter(|(side, _)| self.shows(*side)) {
            let frame = match self.kind {
                Drawing::Wave => wave::frame(self.area(side), self.count(side), at),
                Drawing::Image => image::frame(self.area(side), self.content.n(), at),
            };
            surface.frames(Ink::Focus, 1.5, &frame);
        }
    }

    fn hit(&self, x: f32, y: f32, t: f64) -> Option<Selection> {
        self.element_at([x, y], t).map(|at| self.selection(at))
    }

    fn step(&self, from: Option<Selection>, way: KeyDirection, _t: f64) -> Option<Selection> {
        if self.content.n() == 0 || way == KeyDirection::Within {
            return None;
        }
        let Some((side, at)) = self.selected_rectangle(from) else { return Some(self.selection((0, 0))) };
        let shifted = |at: usize| usize::try_from(at as i64 + way.sign()).ok();
        let to = match way.is_sideways() {
            // Two real samples are one element.
            true => {
                let by = if side == SIGNAL { self.samples_per_word() as usize } else { 1 };
                let at = if way.sign() < 0 { at.checked_sub(by)? } else { at + by };
                (side, Some(at).filter(|at| *at < self.count(side))?)
            }
            false => {
                let side = shifted(side).filter(|side| *side < 2)?;
                (side, at.min(self.count(side) - 1))
            }
        };
        Some(self.selection(to))
    }

    fn draw_signal(&self, from: Option<[f32; 2]>, to: [f32; 2], samples: &mut [f64]) -> bool {
        let [left, top, width, height] = self.area(SIGNAL);
        let inside = |[x, y]: [f32; 2]| x >= left && x <= left + width && y >= top && y <= top + height;
        if samples.len() != 2 * self.content.n() || from.is_none() && !inside(to) {
            return false;
        }
        match self.kind {
            Drawing::Wave => wave::draw_signal(&self.content, self.area(0), from, to, samples),
            Drawing::Image => image::draw_signal(&self.content, self.area(0), from, to, samples),
        }
        true
    }
}
