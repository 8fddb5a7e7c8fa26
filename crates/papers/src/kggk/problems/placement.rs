//! Placements of the p blocks of points on a square mesh, and the distances between partners of binary exchange.

use super::pairs::partners;
use hyperfly_core::topology::Interconnect;

/// Returns the largest distance between partners in each iteration, with block q on processor `place[q]`.
pub(super) fn longest(place: &[u32]) -> Vec<u32> {
    let p = place.len() as u32;
    let mesh = Interconnect::Mesh.graph(p);
    let longest_distance = |partners: Vec<u32>| {
        let links = partners.iter().zip(place).map(|(to, from)| mesh.distance(*from, place[*to as usize]));
        links.max().unwrap_or(0)
    };
    partners(p).into_iter().map(longest_distance).collect()
}

/// Returns the largest distance between partners in any iteration.
pub(super) fn dilation(place: &[u32]) -> u32 {
    longest(place).into_iter().max().unwrap_or(0)
}

/// Places block q on processor q, row by row.
pub(super) fn row_order(p: u32) -> Vec<u32> {
    (0..p).collect()
}

/// Places blocks in Harper's order within rows and within columns, so that numbers that differ in one bit are near each other.
///
/// The row of q is the position of its row bits in the order by number of ones, then by value; the column follows likewise.
pub(super) fn weight_order(p: u32) -> Vec<u32> {
    let half_log = p.trailing_zeros() / 2;
    let side = 1u32 << half_log;
    let mut order: Vec<u32> = (0..side).collect();
    order.sort_by_key(|bits| (bits.count_ones(), *bits));
    let mut position_of = vec![0; side as usize];
    for (k, bits) in (0u32..).zip(order) {
        position_of[bits as usize] = k;
    }
    (0..p)
        .map(|q| position_of[(q >> half_log) as usize] * side + position_of[(q & (side - 1)) as usize])
        .collect()
}

/// Returns a lower bound on the dilation of every placement.
///
/// Harper (1966) shows that in any order of the 2^d numbers on a line, two that differ in one bit are at least
/// Σ C(k, ⌊k/2⌋), k < d, places apart. A mesh read row by row is a line, on which D links span at most D √p places.
pub(super) fn dilation_bound(p: u32) -> u32 {
    let binomial = |n: u64, k: u64| (0..k).fold(1, |product, i| product * (n - i) / (i + 1));
    let on_a_line: u64 = (0..u64::from(p.trailing_zeros())).map(|k| binomial(k, k / 2)).sum();
    on_a_line.div_ceil(1 << (p.trailing_zeros() / 2)) as u32
}

/// Finds the smallest dilation of all placements by exhaustive search, for 4 and 16 processors.
pub(super) fn least_dilation(p: u32) -> u32 {
    let partners = partners(p);
    let mesh = Interconnect::Mesh.graph(p);
    let distances: Vec<Vec<u32>> = (0..p).map(|a| (0..p).map(|b| mesh.distance(a, b)).collect()).collect();
    let fits = |limit: &u32| extend(&mut Vec::new(), &partners, &distances, *limit);
    (0..=2 * p).find(fits).unwrap_or(u32::MAX)
}

/// Returns whether the remaining blocks can be placed with all partners at most `limit` links apart.
fn extend(place: &mut Vec<u32>, partners: &[Vec<u32>], distances: &[Vec<u32>], limit: u32) -> bool {
    let q = place.len();
    if q == distances.len() {
        return true;
    }
    (0..distances.len() as u32).any(|node| {
        let is_near = |partners: &Vec<u32>| {
            let partner_place = place.get(partners[q] as usize);
            partner_place.is_none_or(|partner_node| distances[node as usize][*partner_node as usize] <= limit)
        };
        if place.contains(&node) || !partners.iter().all(is_near) {
            return false;
        }
        place.push(node);
        let is_placed = extend(place, partners, distances, limit);
        place.pop();
        is_placed
    })
}
