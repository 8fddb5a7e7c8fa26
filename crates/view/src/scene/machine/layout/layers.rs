//! Layout of any graph, including switches: processors at the bottom, switches above them by their distance from the nearest
//! processor.

use super::arrangement::{Arrangement, Path, Rest};
use super::places::{Places, square};
use super::table;
use crate::draw::frame::Frame;
use hyperfly_core::topology::Graph;

/// The nodes of a graph by their distance from the nearest processor.
pub struct Layers {
    processors: u32,
    /// Layer of each node; 0 for processors.
    layer: Vec<u32>,
}

impl Layers {
    /// Computes the layers by breadth-first search from the processors.
    pub fn new(graph: &dyn Graph) -> Layers {
        let (processors, nodes) = (graph.processors(), graph.nodes());
        let links: Vec<(u32, u32)> =
            (0..graph.channels()).filter_map(|channel| graph.ends(channel)).collect();
        let mut layer = vec![u32::MAX; nodes as usize];
        layer[..processors as usize].fill(0);
        // One round per layer; there are few layers.
        for next in 1..=nodes {
            let reached: Vec<u32> = (links.iter())
                .filter(|(a, b)| layer[*a as usize] == next - 1 && layer[*b as usize] == u32::MAX)
                .map(|(_, b)| *b)
                .collect();
            if reached.is_empty() {
                break;
            }
            reached.into_iter().for_each(|node| layer[node as usize] = next);
        }
        // An unreachable node joins the first layer of switches.
        layer.iter_mut().filter(|layer| **layer == u32::MAX).for_each(|layer| *layer = 1);
        Layers { processors, layer }
    }

    /// Returns the switches of each layer from 1 on, in the order of their numbers.
    fn switches(&self) -> Vec<Vec<usize>> {
        let last_layer = self.layer.iter().copied().max().unwrap_or(0);
        let nodes_of = |layer: u32| (0..self.layer.len()).filter(move |&node| self.layer[node] == layer);
        (1..=last_layer).map(|layer| nodes_of(layer).collect()).collect()
    }

    /// Positions the switches in rows above `bottom`.
    fn place_switches(&self, at: &mut Vec<[f32; 2]>, left: f32, width: f32, bottom: f32) {
        let rows = self.switches();
        at.resize(self.layer.len(), [0.0; 2]);
        let distance = bottom / (rows.len() as f32 + 0.5);
        for (row, nodes) in rows.iter().enumerate() {
            let pitch = width / nodes.len().max(1) as f32;
            for (k, &node) in nodes.iter().enumerate() {
                at[node] = [left + (k as f32 + 0.5) * pitch, bottom - (row as f32 + 0.75) * distance];
            }
        }
    }

    fn has_switches(&self) -> bool {
        self.layer.len() > self.processors as usize
    }
}

impl Arrangement for Layers {
    fn discs(&self, frame: Frame) -> Places {
        let p = self.processors as f32;
        let pitch = frame.width / p;
        let layers = self.switches().len() as f32;
        let radius = (0.36 * pitch).min(1.7 * frame.text).min(frame.height / (layers + 1.0) * 0.3).max(3.0);
        let y = if self.has_switches() { frame.height - 1.6 * radius } else { frame.height / 2.0 };
        let mut at: Vec<[f32; 2]> = (0..self.processors).map(|q| [(q as f32 + 0.5) * pitch, y]).collect();
        self.place_switches(&mut at, 0.0, frame.width, y - radius);
        Places {
            at,
            radius,
            pitch: [pitch, frame.height / (layers + 1.0)],
            group: (1, 1),
            table: (1, self.processors),
        }
    }

    fn cells(&self, frame: Frame) -> Places {
        let (rows, columns) = square(self.processors);
        let above = if self.has_switches() { frame.height * 0.4 } else { 0.0 };
        let below = Frame { height: frame.height - above, ..frame };
        let mut places = table::cells([1, rows, columns], 0.3, below);
        places.at.iter_mut().for_each(|[_, y]| *y += above);
        self.place_switches(&mut places.at, frame.text * 3.0, frame.width - frame.text * 3.0, above);
        places
    }

    fn path(&self, _a: u32, _b: u32, _placed: &Places, _dense: bool) -> Path {
        Path::Line { bulge: 0.0, rest: Rest::Lane }
    }

    fn lane(&self, radius: f32) -> f32 {
        (radius * 0.12).clamp(0.8, 3.0)
    }
}
