//! Selects the layout of a graph from the drawing that it asks for.

use super::arrangement::Arrangement;
use super::circle::Circle;
use super::grid::Grid;
use super::groups::Groups;
use super::hypercube::Hypercube;
use super::layers::Layers;
use super::tree::Tree;
use hyperfly_core::topology::{Drawing, Graph};

/// Returns the layout of a graph on `p` processors; without a graph there are no channels.
pub fn arrangement(graph: Option<&dyn Graph>, p: u32) -> Box<dyn Arrangement> {
    let Some(graph) = graph else { return Box::new(Circle { p, has_channels: false }) };
    match graph.drawing() {
        Drawing::Hypercube { d } => Box::new(Hypercube { d }),
        Drawing::Grid { planes, rows, columns, wraps } => {
            Box::new(Grid { sides: [planes, rows, columns], wraps })
        }
        Drawing::Circle => Box::new(Circle { p, has_channels: true }),
        Drawing::Tree { levels, arity } => Box::new(Tree { p, levels, arity }),
        Drawing::Groups { groups, routers, hosts } => Box::new(Groups { groups, routers, hosts }),
        Drawing::Layers => Box::new(Layers::new(graph)),
    }
}
