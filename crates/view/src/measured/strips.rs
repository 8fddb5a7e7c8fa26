//! Draws a stage as measured above the same stage as simulated, on one time scale from the left edge.

use super::lockstep::{Bar, Lockstep, Side};
use crate::draw::frame::Frame;
use crate::draw::ink::Ink;
use crate::draw::record::Recorder;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers::seconds;
use crate::text::breakdown;
use crate::text::legend::{self, Swatch};
use hyperfly_core::machine::MachineKind;
use hyperfly_core::trace::Activity;

/// Minimal height of a row in pixels. With more processors, only every 2^k-th is drawn.
const MIN_ROW: f32 = 3.0;
/// Maximal height of a row, in text heights.
const MAX_ROW: f32 = 2.0;
/// Bars narrower than this, in pixels, are merged with their neighbours.
const NARROW: f32 = 0.3;

/// Returns the preferred height of the picture.
pub fn height(lockstep: &Lockstep, em: f32) -> f32 {
    let rows = lockstep.measured.p.max(lockstep.simulated.as_ref().map_or(0, |side| side.p));
    em * (13.0 + 2.0 * (MAX_ROW * rows as f32).min(14.0))
}

/// Draws both sides with a legend below them.
pub fn draw(lockstep: &Lockstep, titles: [&str; 2], frame: Frame, surface: &mut dyn Surface) {
    let em = frame.text;
    let sides: Vec<&Side> =
        [Some(&lockstep.measured), lockstep.simulated.as_ref()].into_iter().flatten().collect();
    let axis_end = sides.iter().map(|side| side.duration).fold(0.0, f64::max);
    let happens = |activity: &Activity| {
        sides.iter().any(|side| side.bars.iter().any(|bar| bar.activity == Some(*activity)))
    };
    let marks: Vec<(Swatch, &'static str)> = Activity::ALL
        .into_iter()
        .filter(happens)
        .map(|activity| (Swatch::Area(activity), breakdown::label(MachineKind::Network, activity)))
        .collect();
    let foot = legend::draw(&marks, [0.0, 0.0], frame.width, em, &mut Recorder::default());
    let each = (frame.height - foot - em) / 2.0;
    for (k, (side, title)) in sides.iter().zip(titles).enumerate() {
        let top = k as f32 * each;
        surface.text(0.0, top + em * 0.7, TextStyle::new(em, Anchor::Start).bold(), Ink::Text, title);
        let strips_frame = Frame { width: frame.width, height: each - em * 3.2, text: em };
        strips(side, axis_end, top + em * 1.6, strips_frame, surface);
    }
    legend::draw(&marks, [0.0, frame.height - foot], frame.width, em, surface);
}

/// Draws the rows of one side, with a line at its end.
fn strips(side: &Side, axis_end: f64, top: f32, frame: Frame, surface: &mut dyn Surface) {
    let (em, hair) = (frame.text, frame.hair());
    let left = em * 2.6;
    // Leave space for the length right of the end.
    let width = (frame.width - left - em * 5.0).max(20.0);
    let x = |time: f64| left + if axis_end > 0.0 { (time / axis_end) as f32 * width } else { 0.0 };
    let mut rank_step = 1;
    while side.p / rank_step > 1 && frame.height / ((side.p / rank_step) as f32) < MIN_ROW {
        rank_step *= 2;
    }
    let rows = (side.p / rank_step).max(1);
    let row = (frame.height / rows as f32).min(em * MAX_ROW);
    let bar = if row > 6.0 { row * 0.82 } else { row };
    let (mut own, mut others) = (Rects::default(), Rects::default());
    for k in 0..rows {
        let y = top + k as f32 * row;
        let is_of_row = |bar: &&Bar| bar.processor == k * rank_step;
        let mut here = side.bars.iter().filter(is_of_row).copied().peekable();
        while let Some(mut first) = here.next() {
            // A series of short bars takes the activity of the first.
            while let Some(next) = here.next_if(|next| {
                let is_same = (next.activity, next.is_in_stage) == (first.activity, first.is_in_stage);
                next.begin - first.end <= 1e-12 && (is_same || x(next.end) - x(first.begin) < NARROW)
            }) {
                first.end = next.end;
            }
            let rect = [x(first.begin), y, x(first.end) - x(first.begin), bar];
            if first.is_in_stage { &mut own } else { &mut others }.add(first.activity, rect);
        }
    }
    for activity in Activity::ALL {
        surface.rects(Ink::soft(activity), &others.by[activity as usize]);
        breakdown::fill(surface, activity, &own.by[activity as usize]);
    }
    surface.rects(Ink::Muted, &own.unknown);
    let every = ((em * 1.2 / row).ceil() as u32).max(1).next_power_of_two();
    let small = TextStyle::new(em * 0.92, Anchor::End);
    for k in (0..rows).step_by(every as usize) {
        let y = top + k as f32 * row + bar / 2.0;
        surface.text(left - em * 0.5, y, small, Ink::Muted, &(k * rank_step).to_string());
    }
    let (bottom, end) = (top + rows as f32 * row, x(side.duration));
    surface.lines(Ink::Text, 1.5 * hair, &[end, top - em * 0.3, end, bottom + em * 0.3]);
    let set = TextStyle::new(em, Anchor::Start).bold();
    surface.text(end + em * 0.4, (top + bottom) / 2.0, set, Ink::Text, &seconds(side.duration));
    surface.lines(Ink::Muted, hair, &[left, bottom + em * 0.3, left + width, bottom + em * 0.3]);
    surface.text(left, bottom + em * 1.0, TextStyle::new(em * 0.92, Anchor::Start), Ink::Muted, "0");
}

/// Rectangles by activity.
#[derive(Default)]
struct Rects {
    by: [Vec<f32>; 6],
    unknown: Vec<f32>,
}

impl Rects {
    fn add(&mut self, activity: Option<Activity>, rect: [f32; 4]) {
        match activity {
            Some(activity) => &mut self.by[activity as usize],
            None => &mut self.unknown,
        }
        .extend(rect);
    }
}
