//! Processors that start a message: around the values of a processor a box fills while the start-up time passes.

use super::{Gap, Nodes};
use crate::draw::batch::Batch;
use crate::draw::ink::Ink;
use crate::draw::surface::Surface;
use crate::trace::phases::PhaseKind;
use crate::trace::replay::Replay;
use hyperfly_core::trace::Activity;

/// Where the start-up of each phase is drawn.
pub struct Startup {
    /// Column whose values the messages of a phase carry; `None` for a phase without messages.
    columns: Vec<Option<usize>>,
    fills: Batch,
    boxes: Batch,
}

impl Startup {
    /// Finds the columns of a run's phases.
    pub fn new(replay: &Replay, gaps: &[Gap]) -> Startup {
        let column = |kind: PhaseKind| {
            gaps.iter().position(|gap| match (*gap, kind) {
                (Gap::Stage(l), PhaseKind::Exchange { stage }) => l == stage,
                (Gap::Move(moved), kind) => moved == kind,
                _ => false,
            })
        };
        let columns = replay.phases().iter().map(|phase| column(phase.kind)).collect();
        Startup { columns, fills: Batch::default(), boxes: Batch::default() }
    }
}

impl Nodes {
    /// Draws the boxes of the processors that start a message at `t`.
    pub fn draw_startup(&mut self, t: f64, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let (p, half) = (self.replay.p(), self.radius + 4.0 * hair);
        let height = self.row * self.replay.run().plan.n as f32 / p as f32;
        for q in 0..p {
            let segment = self.replay.segment_at(q, t);
            if segment.activity != Activity::Startup || segment.end <= segment.start {
                continue;
            }
            let phase = self.replay.phase_of(segment.record);
            let Some(column) = phase.and_then(|phase| self.startup.columns[phase]) else { continue };
            let filled = ((t - segment.start) / (segment.end - segment.start)) as f32 * height;
            let (x, y) = (self.x(column) - half, self.top + q as f32 * height);
            self.startup.fills.push(Ink::StartupSoft, &[x, y + height - filled, 2.0 * half, filled]);
            self.startup.boxes.push(Ink::Startup, &[x, y, 2.0 * half, height]);
        }
        self.startup.fills.rects(surface);
        self.startup.boxes.frames(surface, 1.2 * hair);
    }
}
