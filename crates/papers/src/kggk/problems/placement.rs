//! Where the p blocks of points may lie on a square mesh, and how far apart partners of binary exchange then are.

use super::pairs::partners;
use hyperfly_request::Topology;

/// For each iteration the most links between partners, if block q lies on processor `place[q]`.
pub(super) fn longest(place: &[u32]) -> Vec<u32> {
    let p = place.len() as u32;
    let mesh = Topology::Mesh.graph(p);
    let of = |partners: Vec<u32>| {
        let links = partners.iter().zip(place).map(|(to, from)| mesh.distance(*from, place[*to as usize]));
        links.max().unwrap_or(0)
    };
    partners(p).into_iter().map(of).collect()
}

/// The most links between partners in any iteration.
pub(super) fn dilation(place: &[u32]) -> u32 {
    longest(place).into_iter().max().unwrap_or(0)
}

/// Row by row: block q on processor q.
pub(super) fn by_rows(p: u32) -> Vec<u32> {
    (0..p).collect()
}

/// Harper's order in rows and in columns: the bits of q that name a row are ordered by how many of them are 1, then by
/// value, and the row is their place in that order; the same for columns. Numbers that differ in one bit are then near
/// each other.
pub(super) fn by_weight(p: u32) -> Vec<u32> {
    let half = p.trailing_zeros() / 2;
    let side = 1u32 << half;
    let mut order: Vec<u32> = (0..side).collect();
    order.sort_by_key(|bits| (bits.count_ones(), *bits));
    let mut at = vec![0; side as usize];
    for (k, bits) in (0u32..).zip(order) {
        at[bits as usize] = k;
    }
    (0..p).map(|q| at[(q >> half) as usize] * side + at[(q & (side - 1)) as usize]).collect()
}

/// What no placement goes below: Harper (1966) shows that on a line some two of the 2^d numbers that differ in one bit are
/// Σ C(k, ⌊k/2⌋), k < d, apart. Read row by row a mesh is a line, on which D links are at most D √p places.
pub(super) fn at_least(p: u32) -> u32 {
    let binomial = |n: u64, k: u64| (0..k).fold(1, |product, i| product * (n - i) / (i + 1));
    let on_a_line: u64 = (0..u64::from(p.trailing_zeros())).map(|k| binomial(k, k / 2)).sum();
    on_a_line.div_ceil(1 << (p.trailing_zeros() / 2)) as u32
}

/// The least dilation of all placements, by trying: for 4 and for 16 processors.
pub(super) fn least(p: u32) -> u32 {
    let partners = partners(p);
    let mesh = Topology::Mesh.graph(p);
    let distances: Vec<Vec<u32>> = (0..p).map(|a| (0..p).map(|b| mesh.distance(a, b)).collect()).collect();
    let fits = |limit: &u32| extend(&mut Vec::new(), &partners, &distances, *limit);
    (0..=2 * p).find(fits).unwrap_or(u32::MAX)
}

/// Whether the blocks that follow those in `place` can be placed, all partners at most `limit` links apart.
fn extend(place: &mut Vec<u32>, partners: &[Vec<u32>], distances: &[Vec<u32>], limit: u32) -> bool {
    let q = place.len();
    if q == distances.len() {
        return true;
    }
    (0..distances.len() as u32).any(|at| {
        let near = |partners: &Vec<u32>| {
            let other = place.get(partners[q] as usize);
            other.is_none_or(|other| distances[at as usize][*other as usize] <= limit)
        };
        if place.contains(&at) || !partners.iter().all(near) {
            return false;
        }
        place.push(at);
        let found = extend(place, partners, distances, limit);
        place.pop();
        found
    })
}
