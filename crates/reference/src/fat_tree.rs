//! Routes on a fat tree, by the names of its switches (docs/semantics/machines.md).

use hyperfly_request::Settings;

/// Returns the bases of the digits of a processor's number, lowest first: k, the highest as small as p asks for.
fn digit_bases(s: &Settings) -> Vec<u32> {
    let mut bases = Vec::new();
    let mut rest = s.p;
    while rest > 1 {
        bases.push(rest.min(s.arity));
        rest /= rest.min(s.arity);
    }
    bases
}

fn digits(bases: &[u32], mut number: u32) -> Vec<u32> {
    let mut digits = Vec::new();
    for base in bases {
        digits.push(number % base);
        number /= base;
    }
    digits
}

/// Returns the node of the switch of `level` named (y_0 … y_(level − 2); x_level … x_(L − 1)). Switches are numbered level by
/// level after the processors, within a level by their names with the first digit fastest.
fn switch(s: &Settings, level: usize, ys: &[u32], xs: &[u32]) -> u32 {
    let bases = digit_bases(s);
    let name_bases = |level: usize| [&bases[..level - 1], &bases[level..]].concat();
    let levels_below: u32 = (1..level).map(|level| name_bases(level).iter().product::<u32>()).sum();
    let (mut number, mut weight) = (0, 1);
    for (digit, base) in [ys, xs].concat().iter().zip(name_bases(level)) {
        assert!(*digit < base);
        number += digit * weight;
        weight *= base;
    }
    s.p + levels_below + number
}

/// Returns the nodes that a message passes, including both ends.
pub fn find_path(s: &Settings, from: u32, to: u32) -> Vec<u32> {
    let bases = digit_bases(s);
    let (source, destination) = (digits(&bases, from), digits(&bases, to));
    let mut path = vec![from];
    let Some(highest_difference) = (0..bases.len()).rev().find(|&k| source[k] != destination[k]) else {
        return path;
    };
    // The lowest level whose switches can be above both ends.
    let top = highest_difference + 1;
    for level in 1..=top {
        path.push(switch(s, level, &destination[..level - 1], &source[level..]));
    }
    for level in (1..top).rev() {
        path.push(switch(s, level, &destination[..level - 1], &destination[level..]));
    }
    path.push(to);
    path
}
