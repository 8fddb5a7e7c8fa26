//! The closed form on a BSP machine, in flops: Inda & Bisseling, *A simple and efficient parallel FFT algorithm using the
//! BSP model* (2000), for N = n. Their formulas as printed are in [`crate::ib`].
//!
//! IB 3.5 charge every redistribution 2·N/p·g + l (3.8), as if each processor sent all it has. What stays is not sent:
//! the h of a redistribution is 2·N/p less a part that is counted here, and (3.8) an upper bound. Their total (3.9) is
//! none, since it takes all stages for paired (3.7).

use crate::arithmetic::pow2;
use crate::stages;
use crate::terms::Terms;
use hyperfly_core::formulations::{Exchanges, Formulation, Io, Order};
use hyperfly_core::machine::{Bsp, FLOPS_PER_NODE};
use hyperfly_core::scenario::Scenario;

/// The computation of IB (3.2), which for radix 2 is 5·N/p·log N, and redistributions: those of `group-cyclic`, exchanges and
/// transpositions. `None` where a formulation moves data in other ways.
pub fn terms(s: &Scenario, bsp: &Bsp) -> Option<Terms> {
    let all = redistributions(s)?;
    let share = s.n() as f64 / f64::from(s.p);
    let numbers = |part: fn(&Redistribution) -> f64| 2.0 * share * all.iter().map(part).sum::<f64>();
    Some(Terms {
        compute: FLOPS_PER_NODE * share * stages::equivalent(s),
        hop: bsp.sync * all.len() as f64,
        transfer: bsp.gap * numbers(|it| it.mean),
        idle: bsp.gap * numbers(|it| it.most - it.mean),
        ..Terms::default()
    })
}

/// What a closed form counts: the redistributions, and the real numbers that a processor sends in all of them, the mean over
/// the processors and h added up.
pub fn counts(s: &Scenario) -> Option<[f64; 3]> {
    let all = redistributions(s)?;
    let share = 2.0 * s.n() as f64 / f64::from(s.p);
    let sum = |part: fn(&Redistribution) -> f64| share * all.iter().map(part).sum::<f64>();
    Some([all.len() as f64, sum(|it| it.mean), sum(|it| it.most)])
}

/// What is sent of a share, as fractions of it.
struct Redistribution {
    /// The mean over the processors.
    mean: f64,
    /// The processor that sends most.
    most: f64,
}

impl Redistribution {
    /// `new` of the d bits of the index that name the processor afterwards named none before; of the d equations
    /// between a bit that names it before and the one in the same place afterwards, `rank` are independent.
    ///
    /// A processor sends 2^new messages of equal size. An element stays where all equations hold, one in 2^rank. Bits
    /// that keep their place give no equation; if the others are all new, every processor keeps one of its messages,
    /// otherwise (rank > new) some keep none.
    fn of_bits(new: u32, rank: u32) -> Self {
        let mean = 1.0 - 1.0 / pow2(rank);
        Redistribution { mean, most: if rank == new { mean } else { 1.0 } }
    }
}

/// In order: with blocks at both ends (IB Algorithm 3.1) the bit reversal, H − 1 permutations between the phases, and the
/// way back to blocks, H + 1 in all; with `io: cyclic` (IB 4.1) the H − 1 between the phases. Those of GK and S 3 where their
/// output is in no order: log p exchanges, or one transposition. None on one processor, where every formulation is the
/// same; `None` for other formulations on more.
fn redistributions(s: &Scenario) -> Option<Vec<Redistribution>> {
    if s.p == 1 {
        return Some(Vec::new());
    }
    let (d, r) = (s.d(), s.r());
    let parameters = match s.formulation {
        Formulation::GroupCyclic(parameters) => parameters,
        // Exchanges send the whole share, log p times.
        Formulation::BinaryExchange(exchanges) | Formulation::TwoDimensional(exchanges)
            if exchanges == Exchanges::default() =>
        {
            return Some((0..d).map(|_| Redistribution { mean: 1.0, most: 1.0 }).collect());
        }
        // One exchange of all with all: a p-th stays.
        Formulation::Transpose { order: Order::Unordered, dims: 2, .. }
        | Formulation::TwoDimensionalRows { order: Order::Unordered }
        | Formulation::CyclicToBlocked(_) => return Some(vec![Redistribution::of_bits(d, d)]),
        _ => return None,
    };
    // Phase k has processors in groups of 2^u[k].
    let u: Vec<u32> = parameters.begins(s.size()).iter().map(|begin| d.min(*begin)).collect();
    let mut all: Vec<_> =
        u.windows(2).map(|pair| pair[1] - pair[0]).map(|k| Redistribution::of_bits(k, k)).collect();
    match parameters.io {
        Io::Block => {
            // Bit x takes the place of bit r−1−x; afterwards of bit x + r − d.
            all.insert(0, Redistribution::of_bits(d.min(r - d), d.min(r / 2)));
            all.push(Redistribution::of_bits(d.min(r - d), d));
        }
        // The first d − u bits of the cyclic distribution are turned round besides.
        Io::Cyclic => all[0] = Redistribution::of_bits(u[1], u[1] + (d - u[1]).min(d / 2)),
    }
    Some(all)
}
