//! The input and output next to the butterfly's rows: the signal as a wave on the left, the spectrum as bars on the right. A bar
//! appears when its node is computed.

use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::draw::ink::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::trace::butterfly_graph::ButterflyGraph;
use crate::trace::coefficients::coefficient_index;
use crate::trace::replay::Replay;
use crate::trace::values::{ScaledValue, Values};
use hyperfly_core::problem::Direction;

/// Width of the wave and of the bars in a wide and in a narrow picture, in heights of the text.
const COLUMN_WIDTHS: [f32; 2] = [5.5, 2.8];

/// Width of a name such as "X(63)", in heights of the text.
const NAME_WIDTH: f32 = 3.0;

/// Minimum width of a wide picture, in heights of the text.
const MIN_WIDE: f32 = 40.0;
/// Minimum width of a picture with input and output, in heights of the text.
const MIN_WIDTH: f32 = 22.0;

/// The signal and the spectrum next to the rows.
pub struct InputOutput {
    /// Real part of the input of each row, as a fraction of the largest magnitude.
    wave: Vec<f32>,
    /// Output of each row.
    bars: Vec<ScaledValue>,
    /// Index of the sample and of the coefficient of each row.
    names: [Vec<u32>; 2],
    /// Letters of samples and coefficients: x and X, or X and x for an inverse transform.
    letters: [char; 2],
    /// Height of the text.
    em: f32,
    /// Width of the wave and of the bars.
    column: f32,
    /// Whether the samples have names; in a narrow picture only the coefficients do.
    names_samples: bool,
}

impl InputOutput {
    /// Collects input and output of a graph; `None` if there is no space, or if a row holds two real samples.
    pub fn new(
        replay: &Replay,
        graph: &ButterflyGraph,
        values: &Values,
        frame: Frame,
    ) -> Option<InputOutput> {
        let (first, last) = (graph.columns.first()?, graph.columns.last()?);
        if frame.width < MIN_WIDTH * frame.text || replay.run().scenario.is_real() {
            return None;
        }
        let (plan, n) = (&replay.run().plan, first.row.len());
        let is_wide = frame.width >= MIN_WIDE * frame.text;
        let mut columns = InputOutput {
            wave: vec![0.0; n],
            bars: vec![ScaledValue { at: [0.0; 2], ink: Ink::Muted }; n],
            names: [vec![0; n], vec![0; n]],
            letters: match replay.run().scenario.problem.direction {
                Direction::Forward => ['x', 'X'],
                Direction::Inverse => ['X', 'x'],
            },
            em: frame.text,
            column: COLUMN_WIDTHS[usize::from(!is_wide)] * frame.text,
            names_samples: is_wide,
        };
        for index in 0..n as u32 {
            let (input_row, output_row) =
                (first.row[index as usize] as usize, last.row[index as usize] as usize);
            columns.wave[input_row] = values.scaled(0, index.into())?.at[0];
            columns.bars[output_row] = values.scaled(last.stage, index.into())?;
            columns.names[0][input_row] = index;
            columns.names[1][output_row] = coefficient_index(plan, index.into()) as u32;
        }
        Some(columns)
    }

    /// Returns the widths of both sides.
    pub fn widths(&self) -> [f32; 2] {
        let names = NAME_WIDTH * self.em;
        [self.column + if self.names_samples { names } else { 0.0 }, self.column + names]
    }

    /// Draws the signal, the frames of the bars and the names; `left` and `right` are the inner edges.
    pub fn draw_static(
        &self,
        [left, right]: [f32; 2],
        rows: impl Fn(usize) -> f32,
        surface: &mut dyn Surface,
    ) {
        let em = self.em;
        let (middle, half) = (left - self.column / 2.0, self.column / 2.0 * 0.9);
        let n = self.wave.len();
        surface.lines(Ink::Faint, 1.0, &[middle, rows(0), middle, rows(n - 1)]);
        let points: Vec<f32> =
            self.wave.iter().enumerate().flat_map(|(row, x)| [middle + x * half, rows(row)]).collect();
        let in_order = self.names[0].is_sorted();
        if in_order {
            surface.polyline(Ink::Text, 1.3, &points);
        } else {
            // Adjacent rows are not adjacent samples, so a connecting line would mislead.
            let stem = |at: &[f32; 2]| [middle, at[1], at[0], at[1]];
            let stems: Vec<f32> = points.as_chunks::<2>().0.iter().flat_map(stem).collect();
            surface.lines(Ink::Muted, 1.0, &stems);
        }
        let height = rows(1) - rows(0);
        let dot = (height * 0.16).clamp(1.0, 2.6);
        let dots: Vec<f32> = points.as_chunks::<2>().0.iter().flat_map(|&[x, y]| [x, y, dot]).collect();
        surface.discs(Ink::Text, &dots);
        let mut frames = Batch::default();
        let name_stride = ((em * 1.15 / height).ceil() as usize).max(1).next_power_of_two();
        let size = (em * 0.92).min(height * name_stride as f32);
        for row in 0..n {
            let bar = (height * 0.6).min(em * 0.8);
            frames.push(Ink::Faint, &[right, rows(row) - bar / 2.0, self.column, bar]);
            if row % name_stride == 0 {
                let name = |end: usize| format!("{}({})", self.letters[end], self.names[end][row]);
                let set = |anchor| TextStyle::new(size, anchor);
                if self.names_samples {
                    let x = left - self.column - 0.3 * em;
                    surface.text(x, rows(row), set(Anchor::End), Ink::Muted, &name(0));
                }
                let x = right + self.column + 0.4 * em;
                surface.text(x, rows(row), set(Anchor::Start), Ink::Muted, &name(1));
            }
        }
        frames.frames(surface, 0.8);
    }

    /// Draws the bars of the finished nodes.
    pub fn draw_bars(
        &self,
        right: f32,
        rows: impl Fn(usize) -> f32,
        done: impl Fn(usize) -> bool,
        rects: &mut Batch,
    ) {
        let bar = ((rows(1) - rows(0)) * 0.6).min(self.em * 0.8);
        for (row, value) in self.bars.iter().enumerate().filter(|(row, _)| done(*row)) {
            let length = (value.size() * self.column).max(1.0);
            rects.push(value.ink, &[right, rows(row) - bar / 2.0, length, bar]);
        }
    }
}
