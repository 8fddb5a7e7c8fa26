//! Distributions between redistributions, compared with the papers.

use hyperfly_core::schedule::holdings::{ElementDistribution, Holdings, NONE, holdings};
use hyperfly_request::{Algorithm, Io, Order, Settings};

fn distributions(s: Settings) -> (Settings, Holdings) {
    let found = holdings(&s.scenario().plan()).expect("the plan runs");
    (s, found)
}

#[test]
fn distributions_match_the_papers() {
    let base = Settings { p: 8, n: 32, ..Settings::default() };
    // Elements do not move in a binary exchange; an exchange brings the other input.
    let (_, h) = distributions(base.clone());
    assert_eq!(h.states.len(), 1);
    assert!(h.computations[..32 * 3].iter().all(|made| made.other != NONE));
    assert!(h.computations[32 * 3..].iter().all(|made| made.other == NONE));
    // IB Fig. 1 (N = 32, p = 8): three phases between blocks, so four permutations (3.1), in order of the
    // reversed index.
    let (_, h) = distributions(Settings { algorithm: Algorithm::GroupCyclic, ..base.clone() });
    let stages: Vec<u8> = h.states.iter().map(|state| state.stage).collect();
    assert_eq!(stages, [0, 0, 2, 4, 5]);
    let owner =
        |k: usize, j: usize| h.states[k].places[(j as u32).reverse_bits() as usize >> 27].processor as usize;
    for j in 0..32 {
        assert_eq!(owner(1, j), j / 4, "block");
        assert_eq!(owner(2, j), j / 16 * 4 + j % 4, "two groups of four");
        assert_eq!(owner(3, j), j % 8, "cyclic");
        assert_eq!(owner(4, j), j / 4, "block again");
        assert_eq!(h.states[0].places[j].processor as usize, j / 4, "the input");
    }
    // p ≤ N/p with cyclic input and output: one redistribution (IB 4.1).
    let (_, h) =
        distributions(Settings { algorithm: Algorithm::GroupCyclic, io: Io::Cyclic, p: 4, ..base.clone() });
    let crosses = |pair: &[ElementDistribution]| pair[0].moves_to(&pair[1]).count() > 0;
    assert_eq!(h.states.windows(2).filter(|pair| crosses(pair)).count(), 1);
    // Both send the same elements, together or one by one.
    for algorithm in [Algorithm::CyclicToBlocked, Algorithm::OutputDriven] {
        let (_, h) = distributions(Settings { algorithm, p: 4, ..base.clone() });
        assert_eq!(h.states.len(), 2);
        assert_eq!(h.states[1].stage, 3);
        assert!((0..32).all(|i| h.states[0].places[i].processor == i as u32 % 4));
        assert!((0..32).all(|i| h.states[1].places[i].processor == i as u32 / 8));
    }
    // Ordered output swaps each processor bit that has a mirror image.
    let (_, h) = distributions(Settings { order: Order::Ordered, n: 64, ..base });
    assert_eq!(h.states.len(), 4);
    assert!(h.states[1..].iter().all(|state| state.stage == 6));
}
