//! Keyboard navigation in the graph: left and right between stages, up and down between rows; processors are on the left, stages
//! below.

use super::{Gap, Nodes};
use crate::scene::navigation::{KeyDirection, neighbour};
use crate::trace::selection::Selection;

impl Nodes {
    /// Returns the next mark in a direction.
    pub fn neighbour(&self, from: Option<Selection>, way: KeyDirection) -> Option<Selection> {
        let (n, p) = (self.replay.run().plan.n as u32, self.replay.p());
        let local_len = n / p;
        let stages = self.replay.run().plan.stages();
        match from {
            Some(Selection::Element { stage, index }) if index < u64::from(n) => {
                let row = u32::from(self.graph.columns.get(self.column_of(stage)?)?.row[index as usize]);
                match way {
                    KeyDirection::Left if stage == 0 => Some(Selection::Processor(row / local_len)),
                    KeyDirection::Left | KeyDirection::Right => {
                        let stage = neighbour(u32::from(stage), stages + 1, way)?;
                        self.node(stage as u8, row)
                    }
                    KeyDirection::Down if row + 1 == n => Some(Selection::Stage(stage.min(stages as u8 - 1))),
                    KeyDirection::Up | KeyDirection::Down => self.node(stage, neighbour(row, n, way)?),
                    KeyDirection::Within => None,
                }
            }
            Some(Selection::Stage(l)) => match way {
                KeyDirection::Up => self.node(l, n - 1),
                KeyDirection::Left | KeyDirection::Right => {
                    neighbour(l.into(), stages, way).map(|l| Selection::Stage(l as u8))
                }
                KeyDirection::Down | KeyDirection::Within => None,
            },
            Some(Selection::Processor(q)) => match way {
                KeyDirection::Right => self.node(0, q.min(p - 1) * local_len),
                KeyDirection::Up | KeyDirection::Down => neighbour(q, p, way).map(Selection::Processor),
                KeyDirection::Left | KeyDirection::Within => None,
            },
            Some(Selection::Message(record) | Selection::Step(record))
                if (record as usize) < self.replay.run().plan.steps.len() =>
            {
                Some(Selection::Processor(self.replay.owner(record)))
            }
            _ => self.node(0, 0),
        }
    }

    /// Returns the first column of a stage, or the column left of it if no column begins with that stage.
    fn column_of(&self, stage: u8) -> Option<usize> {
        // After a redistribution within a stage, the stage's wires begin at the later column, which looks the same to the reader.
        let gap = self.graph.gaps.iter().position(|gap| *gap == Gap::Stage(stage));
        self.graph.columns.iter().position(|column| column.stage == stage).or(gap)
    }

    fn node(&self, stage: u8, row: u32) -> Option<Selection> {
        let column = self.graph.columns.get(self.column_of(stage)?)?;
        let index = column.row.iter().position(|&at| u32::from(at) == row)? as u64;
        Some(Selection::Element { stage, index })
    }
}
