//! The lanes of a race: the activities of one processor of each of two runs up to the current time, on a common time axis.
//!
//! Each lane shows the processor that others delayed longest, or processor 0 if there was no delay. Once one run is over, a bracket
//! between the lanes marks how much longer the other takes. Two triangles at the cursor mark the tail, in which no message is left.

use super::navigation::KeyDirection;
use super::scene::Scene;
use crate::draw::frame::Frame;
use crate::draw::ink::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers::quantity;
use crate::text::breakdown;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use hyperfly_core::trace::{Activity, Segment};
use hyperfly_text::race as texts;
use std::rc::Rc;

/// Two lanes on a common time axis.
pub struct LanesScene {
    frame: Frame,
    lanes: [Lane; 2],
    /// T_p of the longer run.
    end: f64,
    /// Time from which no message is left in either run.
    tail: f64,
    left: f32,
    width: f32,
    /// Whether names stand above their lanes, because the frame is too narrow for names next to them.
    is_narrow: bool,
    /// Text at the end of each lane.
    ends: [String; 2],
    /// Text at the end of the bracket; empty in a narrow frame.
    ratio: String,
    /// Rectangles by activity; the buffers are reused from frame to frame.
    rects: [Vec<f32>; 6],
}

struct Lane {
    name: String,
    bars: Vec<Bar>,
    /// T_p; `None` for a run that is not known yet.
    end: Option<f64>,
}

/// An activity of a processor. A delayed message is delayed from its first word on: as in the timeline, contention is drawn above
/// transfer in proportion.
#[derive(Clone, Copy)]
struct Bar {
    start: f64,
    end: f64,
    activity: Activity,
    /// Fraction that is contention.
    contention: f32,
}

impl Lane {
    fn new(run: Option<&Rc<Replay>>, name: &str) -> Lane {
        let name = name.to_owned();
        let Some(replay) = run else { return Lane { name, bars: Vec::new(), end: None } };
        let contention_time = |q: u32| {
            let mut time = 0.0;
            replay.segments(q, |segment| {
                time +=
                    if segment.activity == Activity::Contention { segment.end - segment.start } else { 0.0 };
            });
            time
        };
        let longest =
            (0..replay.p()).map(|q| (contention_time(q), q)).reduce(|a, b| if b.0 > a.0 { b } else { a });
        let mut bars: Vec<Bar> = Vec::new();
        replay.segments(longest.map_or(0, |(_, q)| q), |Segment { activity, start, end, .. }| {
            match bars.last_mut() {
                Some(last) if activity == Activity::Contention && last.activity == Activity::Transfer => {
                    last.contention = ((end - start) / (end - last.start)) as f32;
                    last.end = end;
                }
                _ => bars.push(Bar { start, end, activity, contention: 0.0 }),
            }
        });
        Lane { name, bars, end: Some(replay.t_end()) }
    }
}

impl LanesScene {
    /// Lays out the lanes of two runs with these names. The lane of a run that is not known yet is empty.
    pub fn new(runs: [Option<&Rc<Replay>>; 2], names: [&str; 2], frame: Frame) -> LanesScene {
        let is_narrow = frame.width < 34.0 * frame.text;
        // High lanes get large names, legible from the last row.
        let frame = Frame { text: frame.text.max(frame.height * 0.16), ..frame };
        let lanes = [Lane::new(runs[0], names[0]), Lane::new(runs[1], names[1])];
        let ends = lanes.each_ref().map(|lane| lane.end.unwrap_or_default());
        let end = ends[0].max(ends[1]);
        let letters = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let left = if is_narrow { 0.0 } else { frame.text * (0.64 * letters as f32 + 1.2) };
        let shorter = ends[0].min(ends[1]);
        let times = if shorter > 0.0 { quantity(end / shorter, 3) } else { String::new() };
        let ratio = if is_narrow { String::new() } else { texts::as_long(&times) };
        let ends = ends.map(|end| quantity(end, 4));
        let ends = if is_narrow { ends } else { ends.map(|time| format!("{} · {time}", texts::done())) };
        let tail = runs.into_iter().flatten().map(|run| run.last_delivery()).fold(0.0, f64::max);
        let longest = ends.iter().chain([&ratio]).map(|word| word.chars().count()).max().unwrap_or(0);
        let width = (frame.width - left - frame.text * (0.56 * longest as f32 + 1.2)).max(20.0);
        LanesScene { frame, lanes, end, tail, left, width, is_narrow, ends, ratio, rects: Default::default() }
    }

    fn x(&self, t: f64) -> f32 {
        self.left + if self.end > 0.0 { (t / self.end) as f32 * self.width } else { 0.0 }
    }

    /// Returns top and height of a lane's bar.
    fn lane(&self, at: usize) -> (f32, f32) {
        let lane_height = self.frame.height / 2.0;
        if self.is_narrow {
            let (name, gap) = (self.frame.text * 1.25, self.frame.text * 0.3);
            let bar = (lane_height - name - gap).max(self.frame.text * 0.5);
            return (lane_height * at as f32 + name, bar);
        }
        let bar = (lane_height * 0.68).min(self.frame.text * 2.4);
        (lane_height * (at as f32 + 0.5) - bar / 2.0, bar)
    }
}

impl Scene for LanesScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        for (at, lane) in self.lanes.iter().enumerate() {
            let (y, bar) = self.lane(at);
            let set = TextStyle::new(em, Anchor::Start).bold();
            let name_y = if self.is_narrow { y - em * 0.65 } else { y + bar / 2.0 };
            surface.text(0.0, name_y, set, Ink::Text, &lane.name);
            surface.rects(Ink::Panel, &[self.left, y, self.width, bar]);
        }
    }

    fn draw_dynamic(&mut self, t: f64, _: Option<Selection>, surface: &mut dyn Surface) {
        let (em, hair) = (self.frame.text, self.frame.hair());
        self.rects.iter_mut().for_each(Vec::clear);
        for at in 0..2 {
            let (y, bar) = self.lane(at);
            for k in 0..self.lanes[at].bars.len() {
                let Bar { start, end, activity, contention } = self.lanes[at].bars[k];
                if start < t {
                    let (x, end_x) = (self.x(start), self.x(end.min(t)));
                    let above = bar * contention;
                    self.rects[activity as usize].extend_from_slice(&[x, y + above, end_x - x, bar - above]);
                    if above > 0.0 {
                        self.rects[Activity::Contention as usize].extend_from_slice(&[
                            x,
                            y,
                            end_x - x,
                            above,
                        ]);
                    }
                }
            }
        }
        for activity in Activity::ALL {
            breakdown::fill(surface, activity, &self.rects[activity as usize]);
        }
        for at in 0..2 {
            let (y, bar) = self.lane(at);
            if let Some(end) = self.lanes[at].end.filter(|end| t >= *end) {
                let set = TextStyle::new(em * 0.95, Anchor::Start);
                surface.text(self.x(end) + em * 0.6, y + bar / 2.0, set, Ink::Text, &self.ends[at]);
            }
        }
        let x = self.x(t.min(self.end));
        let ends = self.lanes[0].end.zip(self.lanes[1].end);
        if let Some(shorter) =
            ends.map(|(a, b)| a.min(b)).filter(|shorter| t > *shorter && *shorter < self.end)
        {
            let (from, y, half) = (self.x(shorter), self.frame.height / 2.0, (em * 0.3).max(3.0));
            let bracket = [from, y, x, y, from, y - half, from, y + half, x, y - half, x, y + half];
            surface.lines(Ink::Load4, 2.0 * hair, &bracket);
            if t >= self.end && !self.is_narrow {
                let set = TextStyle::new(em * 1.05, Anchor::Start).bold();
                surface.text(x + em * 0.6, y, set, Ink::Load4, &self.ratio);
            }
        }
        if self.is_narrow {
            // Names stand above their bars, where the cursor would cross them.
            let bars = [0, 1].map(|at| self.lane(at));
            let segments = bars.map(|(y, bar)| [x, y - 2.0 * hair, x, y + bar + 2.0 * hair]);
            surface.lines(Ink::Cursor, 1.6 * hair, segments.as_flattened());
        } else {
            surface.lines(Ink::Cursor, 1.6 * hair, &[x, 0.0, x, self.frame.height]);
        }
        if t >= self.tail && t < self.end {
            let (y, size) = (self.frame.height / 2.0, em * 0.42);
            let arrow = |x: f32| [x, y - size, x + size, y, x, y + size];
            surface.triangles(Ink::Cursor, arrow(x + size * 0.5).as_slice());
            surface.triangles(Ink::Cursor, arrow(x + size * 1.5).as_slice());
        }
    }

    fn hit(&self, _: f32, _: f32, _: f64) -> Option<Selection> {
        None
    }

    fn step(&self, _: Option<Selection>, _: KeyDirection, _: f64) -> Option<Selection> {
        None
    }
}
