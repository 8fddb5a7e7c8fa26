//! Routes on a dragonfly (docs/semantics/machines.md).

use hyperfly_request::{DragonflyRoute, Settings};

/// Returns the power of two nearest to a number, the lower one on a tie.
fn nearest_power_of_two(number: f64) -> u32 {
    (0..32)
        .map(|k| 1u32 << k)
        .min_by(|a, b| {
            let distance = |power: &u32| (f64::from(*power) - number).abs();
            distance(a).total_cmp(&distance(b))
        })
        .expect("there are powers")
}

/// Returns h and a. A default leaves space for the other number.
fn sizes(s: &Settings) -> (u32, u32) {
    let root = f64::from(s.p).powf(0.25);
    let hosts =
        s.hosts.unwrap_or_else(|| nearest_power_of_two(root).min(s.p / s.routers.unwrap_or(1)).max(1));
    let routers = s.routers.unwrap_or_else(|| nearest_power_of_two(2.0 * root).min(s.p / hosts).max(1));
    (hosts, routers)
}

/// Returns number `k` of SplitMix64 from 0 on.
fn random_number(seed: u64, k: u64) -> u64 {
    let mut state = seed.wrapping_add(k.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    for (shift, factor) in [(30, 0xbf58_476d_1ce4_e5b9), (27, 0x94d0_49bb_1331_11eb)] {
        state = (state ^ state >> shift).wrapping_mul(factor);
    }
    state ^ state >> 31
}

/// Returns the nodes that a message passes, including both ends. Routers are numbered after the processors, group by group.
pub fn find_path(s: &Settings, from: u32, to: u32) -> Vec<u32> {
    let mut path = vec![from];
    if from == to {
        return path;
    }
    let (hosts, routers) = sizes(s);
    let groups = s.p / hosts / routers;
    let group_of = |q: u32| q / hosts / routers;
    // Router of `group` that has the link to `other`.
    let at_link = |group: u32, other: u32| {
        let (i, j) = (group.min(other), group.max(other));
        if group == i { (j - 1) % routers } else { i % routers }
    };
    let node = |group: u32, router: u32| s.p + group * routers + router;
    let (source, target) = (group_of(from), group_of(to));
    let mut stops = vec![source];
    let others: Vec<u32> = (0..groups).filter(|group| *group != source && *group != target).collect();
    if s.route == DragonflyRoute::Valiant && source != target && !others.is_empty() {
        let number = random_number(s.seed, u64::from(from) * u64::from(s.p) + u64::from(to));
        stops.push(others[(number % others.len() as u64) as usize]);
    }
    if target != source {
        stops.push(target);
    }
    path.push(node(source, from / hosts % routers));
    for pair in stops.windows(2) {
        path.push(node(pair[0], at_link(pair[0], pair[1])));
        path.push(node(pair[1], at_link(pair[1], pair[0])));
    }
    path.push(node(target, to / hosts % routers));
    // A message that is at the router of a link already does not move.
    path.dedup();
    path.push(to);
    path
}
