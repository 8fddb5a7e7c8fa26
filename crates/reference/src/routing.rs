//! Routes of messages (docs/semantics/machines.md). Hypercube: lowest differing bit first. Mesh and torus:
//! along the row, then the column; on the torus in the shorter direction, on a tie upward from even
//! coordinates and downward from odd ones. Three-dimensional mesh: column, row, plane.

use hyperfly_request::Topology;

/// A directed channel between two processors.
pub type Channel = (u32, u32);

/// Returns the numbers of columns, rows and planes of a grid of p processors: as equal as powers of two
/// allow, with at least as many columns as rows and rows as planes.
fn sides(topology: Topology, p: u32) -> [u32; 3] {
    let mut sides = [1; 3];
    let used = if topology == Topology::Mesh3d { 3 } else { 2 };
    // Each factor of two lengthens the shortest side, the first one on a tie.
    while sides.iter().product::<u32>() < p {
        let shortest = (0..used).min_by_key(|&k| sides[k]).unwrap();
        sides[shortest] *= 2;
    }
    sides
}

/// Returns the processors that a message passes, including both ends.
fn path(topology: Topology, p: u32, from: u32, to: u32) -> Vec<u32> {
    let mut at = from;
    let mut passed = vec![at];
    match topology {
        Topology::Hypercube => {
            for bit in 0..p.ilog2() {
                let mask = 1 << bit;
                if at & mask != to & mask {
                    at ^= mask;
                    passed.push(at);
                }
            }
        }
        Topology::Complete => {
            if from != to {
                at = to;
                passed.push(at);
            }
        }
        Topology::Mesh | Topology::Torus | Topology::Mesh3d => {
            let sides = sides(topology, p);
            let mut here = coordinates(from, sides);
            let goal = coordinates(to, sides);
            let source = here;
            for k in 0..3 {
                while here[k] != goal[k] {
                    // Numbers of steps upward, with wrap-around, and downward.
                    let up = (goal[k] + sides[k] - here[k]) % sides[k];
                    let down = (here[k] + sides[k] - goal[k]) % sides[k];
                    let halfway = (goal[k] + sides[k] - source[k]) % sides[k] * 2 == sides[k];
                    let upward = match topology {
                        // A message that has half a round to go follows the parity of its source; two nodes
                        // have a single link.
                        Topology::Torus if halfway => sides[k] == 2 || source[k].is_multiple_of(2),
                        Topology::Torus => up < down,
                        _ => here[k] < goal[k],
                    };
                    here[k] = if upward { here[k] + 1 } else { here[k] + sides[k] - 1 } % sides[k];
                    at = here[0] + sides[0] * (here[1] + sides[1] * here[2]);
                    passed.push(at);
                }
            }
        }
    }
    assert_eq!(at, to);
    passed
}

/// Returns column, row and plane.
fn coordinates(q: u32, [columns, rows, _]: [u32; 3]) -> [u32; 3] {
    [q % columns, q / columns % rows, q / columns / rows]
}

/// Returns the channels from one processor to another, in order.
pub fn route(topology: Topology, p: u32, from: u32, to: u32) -> Vec<Channel> {
    path(topology, p, from, to).windows(2).map(|pair| (pair[0], pair[1])).collect()
}
