//! Routes of messages (docs/semantics/machines.md). Hypercube: lowest differing bit first. Mesh and torus:
//! along the row, then the column; on the torus in the shorter direction, on a tie upward from even
//! coordinates and downward from odd ones. Three-dimensional mesh: column, row, plane. Fat tree and dragonfly are in files
//! of their own.

use crate::{dragonfly, fat_tree};
use hyperfly_request::{Settings, Topology};

/// A directed channel between two nodes: processors, and after them switches.
pub type Channel = (u32, u32);

/// Returns the numbers of columns, rows and planes of a grid of p processors: as equal as powers of two
/// allow, with at least as many columns as rows and rows as planes.
fn grid_sides(topology: Topology, p: u32) -> [u32; 3] {
    let mut sides = [1; 3];
    let dimensions = if topology == Topology::Mesh3d { 3 } else { 2 };
    // Each factor of two lengthens the shortest side, the first one on a tie.
    while sides.iter().product::<u32>() < p {
        let shortest_axis = (0..dimensions).min_by_key(|&k| sides[k]).unwrap();
        sides[shortest_axis] *= 2;
    }
    sides
}

/// Returns the nodes that a message passes, including both ends.
fn find_path(s: &Settings, from: u32, to: u32) -> Vec<u32> {
    let (topology, p) = (s.topology, s.p);
    let mut position = from;
    let mut visited_nodes = vec![position];
    match topology {
        Topology::FatTree => return fat_tree::find_path(s, from, to),
        Topology::Dragonfly => return dragonfly::find_path(s, from, to),
        Topology::Hypercube => {
            for bit in 0..p.ilog2() {
                let mask = 1 << bit;
                if position & mask != to & mask {
                    position ^= mask;
                    visited_nodes.push(position);
                }
            }
        }
        Topology::Complete => {
            if from != to {
                position = to;
                visited_nodes.push(position);
            }
        }
        Topology::Mesh | Topology::Torus | Topology::Mesh3d => {
            let sides = grid_sides(topology, p);
            let mut current = grid_coordinates(from, sides);
            let goal = grid_coordinates(to, sides);
            let source = current;
            for k in 0..3 {
                while current[k] != goal[k] {
                    // Numbers of steps upward, with wrap-around, and downward.
                    let steps_up = (goal[k] + sides[k] - current[k]) % sides[k];
                    let steps_down = (current[k] + sides[k] - goal[k]) % sides[k];
                    let is_halfway = (goal[k] + sides[k] - source[k]) % sides[k] * 2 == sides[k];
                    let upward = match topology {
                        // A message that has half a round to go follows the parity of its source; two nodes
                        // have a single link.
                        Topology::Torus if is_halfway => sides[k] == 2 || source[k].is_multiple_of(2),
                        Topology::Torus => steps_up < steps_down,
                        _ => current[k] < goal[k],
                    };
                    current[k] = if upward { current[k] + 1 } else { current[k] + sides[k] - 1 } % sides[k];
                    position = current[0] + sides[0] * (current[1] + sides[1] * current[2]);
                    visited_nodes.push(position);
                }
            }
        }
    }
    assert_eq!(position, to);
    visited_nodes
}

/// Returns column, row and plane.
fn grid_coordinates(rank: u32, [columns, rows, _]: [u32; 3]) -> [u32; 3] {
    [rank % columns, rank / columns % rows, rank / columns / rows]
}

/// Returns which virtual channel a message uses of each channel of its route on a torus: the first, and in a ring of processors the
/// second once it has crossed from the last coordinate to the first one or back.
pub fn virtual_channels(p: u32, route: &[Channel]) -> Vec<u8> {
    let sides = grid_sides(Topology::Torus, p);
    let mut crossed = [0; 3];
    let mut found = Vec::new();
    for &(from, to) in route {
        let (from, to) = (grid_coordinates(from, sides), grid_coordinates(to, sides));
        let dimension = (0..3).find(|&k| from[k] != to[k]).expect("a step");
        found.push(crossed[dimension]);
        if from[dimension].abs_diff(to[dimension]) + 1 == sides[dimension] {
            crossed[dimension] = 1;
        }
    }
    found
}

/// Returns the channels from one processor to another, in order.
pub fn route(s: &Settings, from: u32, to: u32) -> Vec<Channel> {
    find_path(s, from, to).windows(2).map(|pair| (pair[0], pair[1])).collect()
}

/// Returns the time of a word over a channel, as a multiple of t_w.
pub fn word_factor(s: &Settings, (from, to): Channel) -> f64 {
    let is_between_switches = from >= s.p && to >= s.p;
    if s.topology == Topology::FatTree && is_between_switches { s.taper } else { 1.0 }
}
