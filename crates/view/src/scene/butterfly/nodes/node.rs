//! Nodes with values. A finished node is a disc as large as the magnitude, in the colour of the angle, with an arrow. While it is
//! computed it shows the butterfly: the second input is rotated by its twiddle factor and added to the first.

use crate::draw::batch::Batch;
use crate::draw::ink::Ink;
use crate::trace::butterfly_graph::{ButterflyGraph, Gap};
use crate::trace::values::{ScaledValue, Values};
use std::f32::consts::{PI, TAU};

/// Minimum radius of nodes with arrows; smaller ones only have discs.
const MIN_ARROW_RADIUS: f32 = 5.0;

/// A node of the graph with what is needed to draw it.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// `None` if no processor held the value.
    value: Option<ScaledValue>,
    /// The butterfly that computes it, scaled by its stage; `None` if it was only moved.
    butterfly: Option<Butterfly>,
}

/// The butterfly a + ω^k b, or a − ω^k b: the rotation includes the sign.
#[derive(Clone, Copy, Debug)]
struct Butterfly {
    a: [f32; 2],
    b: [f32; 2],
    /// Rotation of b, in −π … π.
    rotation: f32,
}

/// Returns the nodes of all columns, by row.
pub fn layout_nodes(graph: &ButterflyGraph, values: &Values) -> Vec<Vec<Node>> {
    let mut columns = Vec::with_capacity(graph.columns.len());
    for (g, column) in graph.columns.iter().enumerate() {
        let mut nodes = vec![Node { value: None, butterfly: None }; column.row.len()];
        let stage = match g.checked_sub(1).map(|before| graph.gaps[before]) {
            Some(Gap::Stage(l)) => Some(l),
            _ => None,
        };
        for (index, row) in column.row.iter().enumerate() {
            let value = values.scaled(column.stage, index as u64);
            let butterfly = stage.and_then(|l| butterfly(values, l, index as u64));
            nodes[usize::from(*row)] = Node { value, butterfly };
        }
        columns.push(nodes);
    }
    columns
}

fn butterfly(values: &Values, l: u8, index: u64) -> Option<Butterfly> {
    let [low, high] = values.butterfly(l, index)?;
    let (a, b) = (values.at(l, low)?, values.at(l, high)?);
    let rotated = values.at(l + 1, index)? - a;
    let rotation = (rotated.arg() - b.arg()) as f32;
    let to_scale = |value| values.to_scale(value, l + 1).at;
    Some(Butterfly { a: to_scale(a), b: to_scale(b), rotation: (rotation + PI).rem_euclid(TAU) - PI })
}

/// Batches for drawing nodes, from the lowest layer to the highest.
#[derive(Default)]
pub struct Layers {
    grounds: Batch,
    circles: Batch,
    discs: Batch,
    thin: Batch,
    arrows: Batch,
}

impl Node {
    /// Returns the colour of the value, for drawing it in a message.
    pub fn ink(&self) -> Option<Ink> {
        self.value.map(|value| value.ink)
    }

    /// Draws the finished node.
    pub fn draw(&self, [x, y, radius]: [f32; 3], layers: &mut Layers) {
        let Some(value) = self.value else {
            layers.discs.push(Ink::Muted, &[x, y, radius * 0.5]);
            return;
        };
        layers.grounds.push(Ink::Ground, &[x, y, radius]);
        layers.circles.push(Ink::Wire, &[x, y, radius]);
        layers.discs.push(value.ink, &[x, y, (radius * value.size()).max(radius * 0.16)]);
        if radius >= MIN_ARROW_RADIUS {
            layers.arrow(Ink::Hand, [x, y], value.at, radius);
        }
    }

    /// Draws the unfinished node, of which the fraction `part` is done: 0 before its inputs have arrived or its computation has
    /// begun.
    pub fn draw_unfinished(&self, [x, y, radius]: [f32; 3], part: f32, layers: &mut Layers) {
        layers.grounds.push(Ink::Ground, &[x, y, radius]);
        layers.circles.push(Ink::Muted, &[x, y, radius]);
        let Some(Butterfly { a, b, rotation }) =
            self.butterfly.filter(|_| part > 0.0 && radius >= MIN_ARROW_RADIUS)
        else {
            return;
        };
        // In the first half of the time b rotates, in the second half the sum grows.
        let (sin, cos) = libm::sincos(f64::from(rotation * (2.0 * part).min(1.0)));
        let (sin, cos) = (sin as f32, cos as f32);
        let b = [b[0] * cos - b[1] * sin, b[0] * sin + b[1] * cos];
        let tip = [x + a[0] * radius, y - a[1] * radius];
        layers.thin.push(Ink::Muted, &[x, y, tip[0], tip[1]]);
        layers.thin.push(Ink::Compute, &[tip[0], tip[1], tip[0] + b[0] * radius, tip[1] - b[1] * radius]);
        let sum_part = (2.0 * part - 1.0).max(0.0);
        if sum_part > 0.0 {
            layers.arrow(Ink::Text, [x, y], [(a[0] + b[0]) * sum_part, (a[1] + b[1]) * sum_part], radius);
        }
    }
}

impl Layers {
    fn arrow(&mut self, ink: Ink, [x, y]: [f32; 2], at: [f32; 2], radius: f32) {
        self.arrows.push(ink, &[x, y, x + at[0] * radius, y - at[1] * radius]);
    }

    /// Draws all layers and clears them.
    pub fn paint(&mut self, surface: &mut dyn crate::draw::surface::Surface, hair: f32) {
        self.grounds.discs(surface);
        self.circles.rings(surface, 0.9 * hair);
        self.discs.discs(surface);
        self.thin.lines(surface, 1.1 * hair);
        self.arrows.lines(surface, 1.7 * hair);
    }
}
