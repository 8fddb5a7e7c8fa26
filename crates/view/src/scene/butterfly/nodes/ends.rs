//! What goes into the graph and what comes out of it, beside its rows: the signal as a wave at the left, the spectrum as bars at the
//! right, each of which is there once its node is.

use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::draw::ink::Ink;
use crate::draw::surface::{Anchor, Surface, Type};
use crate::trace::coefficients::coefficient;
use crate::trace::graph::Graph;
use crate::trace::replay::Replay;
use crate::trace::values::{Drawn, Values};
use hyperfly_core::problem::Direction;

/// How much room the wave and the bars take at either side, in heights of the text.
const WIDE: f32 = 5.5;

/// And a name beside them, as "X(63)".
const NAME: f32 = 3.0;

/// Narrower pictures, in heights of the text, are left to the graph alone.
const LEAST: f32 = 40.0;

/// The signal and the spectrum beside the rows.
pub struct Ends {
    /// By row: the real part of what goes in, as a part of the largest magnitude.
    wave: Vec<f32>,
    /// By row: what comes out.
    bars: Vec<Drawn>,
    /// By row: which sample and which coefficient it is.
    names: [Vec<u32>; 2],
    /// What samples and coefficients are called: x and X, or X and x of an inverse transform.
    letters: [char; 2],
    /// The room of both.
    em: f32,
}

impl Ends {
    /// Of a graph, if there is room.
    pub fn new(replay: &Replay, graph: &Graph, values: &Values, frame: Frame) -> Option<Ends> {
        let (first, last) = (graph.columns.first()?, graph.columns.last()?);
        if frame.width < LEAST * frame.text {
            return None;
        }
        let (plan, n) = (&replay.run().plan, first.row.len());
        let mut ends = Ends {
            wave: vec![0.0; n],
            bars: vec![Drawn { at: [0.0; 2], ink: Ink::Muted }; n],
            names: [vec![0; n], vec![0; n]],
            letters: match replay.run().scenario.problem.direction {
                Direction::Forward => ['x', 'X'],
                Direction::Inverse => ['X', 'x'],
            },
            em: frame.text,
        };
        for index in 0..n as u32 {
            let (into, out) = (first.row[index as usize] as usize, last.row[index as usize] as usize);
            ends.wave[into] = values.drawn(0, index.into())?.at[0];
            ends.bars[out] = values.drawn(last.stage, index.into())?;
            ends.names[0][into] = index;
            ends.names[1][out] = coefficient(plan, index.into()) as u32;
        }
        Some(ends)
    }

    /// How wide each of them is.
    pub fn width(&self) -> f32 {
        (WIDE + NAME) * self.em
    }

    /// The signal, the frames of the bars and the names; `left` and `right` are the inner edges.
    pub fn draw_static(
        &self,
        [left, right]: [f32; 2],
        rows: impl Fn(usize) -> f32,
        surface: &mut dyn Surface,
    ) {
        let em = self.em;
        let (middle, half) = (left - (WIDE / 2.0) * em, WIDE / 2.0 * em * 0.9);
        let n = self.wave.len();
        surface.lines(Ink::Faint, 1.0, &[middle, rows(0), middle, rows(n - 1)]);
        let points: Vec<f32> =
            self.wave.iter().enumerate().flat_map(|(row, x)| [middle + x * half, rows(row)]).collect();
        let in_order = self.names[0].is_sorted();
        if in_order {
            surface.polyline(Ink::Text, 1.3, &points);
        } else {
            // Neighbours on the paper are no neighbours in time: a line from one to the next would say something wrong.
            let stem = |at: &[f32; 2]| [middle, at[1], at[0], at[1]];
            let stems: Vec<f32> = points.as_chunks::<2>().0.iter().flat_map(stem).collect();
            surface.lines(Ink::Muted, 1.0, &stems);
        }
        let height = rows(1) - rows(0);
        let dot = (height * 0.16).clamp(1.0, 2.6);
        let dots: Vec<f32> = points.as_chunks::<2>().0.iter().flat_map(|&[x, y]| [x, y, dot]).collect();
        surface.discs(Ink::Text, &dots);
        let bars = Batch::default;
        let mut frames = bars();
        let apart = ((em * 1.15 / height).ceil() as usize).max(1).next_power_of_two();
        let size = (em * 0.92).min(height * apart as f32);
        for row in 0..n {
            let bar = (height * 0.6).min(em * 0.8);
            frames.push(Ink::Faint, &[right, rows(row) - bar / 2.0, WIDE * em, bar]);
            if row % apart == 0 {
                let name = |end: usize| format!("{}({})", self.letters[end], self.names[end][row]);
                let set = |anchor| Type::new(size, anchor);
                surface.text(left - (WIDE + 0.3) * em, rows(row), set(Anchor::End), Ink::Muted, &name(0));
                surface.text(right + (WIDE + 0.4) * em, rows(row), set(Anchor::Start), Ink::Muted, &name(1));
            }
        }
        frames.frames(surface, 0.8);
    }

    /// The bars of the nodes that are there.
    pub fn draw_bars(
        &self,
        right: f32,
        rows: impl Fn(usize) -> f32,
        done: impl Fn(usize) -> bool,
        rects: &mut Batch,
    ) {
        let bar = ((rows(1) - rows(0)) * 0.6).min(self.em * 0.8);
        for (row, value) in self.bars.iter().enumerate().filter(|(row, _)| done(*row)) {
            let long = (value.size() * WIDE * self.em).max(1.0);
            rects.push(value.ink, &[right, rows(row) - bar / 2.0, long, bar]);
        }
    }
}
