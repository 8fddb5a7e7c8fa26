//! Partners of exchanges as in the papers, plans verified by hand, and plans of single processors.

use hyperfly_core::Complex64;
use hyperfly_core::kernel::{self, Twiddles};
use hyperfly_core::schedule::{Plan, Step, Steps};
use hyperfly_reference::exists;
use hyperfly_reference::scenarios::scenarios;
use hyperfly_request::{Algorithm, Order, Settings};
use proptest::prelude::*;

fn plan(algorithm: Algorithm, p: u32, n: u64, order: Order) -> Plan {
    (Settings { algorithm, p, n, order, ..Settings::default() }).scenario().plan()
}

fn blocking_plan(p: u32, n: u64, elements: u32) -> Plan {
    let algorithm = Algorithm::GroupCyclic;
    (Settings { algorithm, p, n, blocking: Some(elements), ..Settings::default() }).scenario().plan()
}

/// GK 3.1, 3.2: in stage l the partner differs in the l-th most significant bit; in round t of the
/// transpose it is self ⊕ t.
#[test]
fn exchange_partners_match_gk() {
    for (r, d) in (1..=12).flat_map(|r| (0..=r.min(6)).map(move |d| (r, d))) {
        for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose] {
            let s = Settings { algorithm, p: 1 << d, n: 1 << r, ..Settings::default() };
            if !exists(&s) {
                continue;
            }
            let plan = s.scenario().plan();
            for q in 0..s.p {
                let exchanges = plan.rank_steps(q).iter().filter_map(|step| match *step {
                    Step::Exchange { to, from, .. } => Some((to, from)),
                    _ => None,
                });
                let mut k = 0;
                for partners in exchanges {
                    let bits = if algorithm == Algorithm::Transpose { k + 1 } else { s.p >> (k + 1) };
                    assert_eq!(partners, (q ^ bits, q ^ bits), "{s:?}: exchange {k} of processor {q}");
                    k += 1;
                }
                assert_eq!(k, if algorithm == Algorithm::Transpose { s.p - 1 } else { d }, "{s:?}");
            }
        }
    }
}

/// The golden files were verified by hand, line by line.
#[test]
fn printed_plans_match_golden_files() {
    for (name, plan) in [
        ("transpose-p2-n16", plan(Algorithm::Transpose, 2, 16, Order::Unordered)),
        ("binary-exchange-p4-n8", plan(Algorithm::BinaryExchange, 4, 8, Order::Unordered)),
        ("binary-exchange-ordered-p4-n16", plan(Algorithm::BinaryExchange, 4, 16, Order::Ordered)),
        ("cyclic-to-blocked-p2-n8", plan(Algorithm::CyclicToBlocked, 2, 8, Order::Unordered)),
        ("output-driven-p2-n8", plan(Algorithm::OutputDriven, 2, 8, Order::Unordered)),
        ("group-cyclic-p4-n8", plan(Algorithm::GroupCyclic, 4, 8, Order::Unordered)),
        ("two-dimensional-p4-n16", plan(Algorithm::TwoDimensional, 4, 16, Order::Unordered)),
        ("group-cyclic-blocking2-p2-n16", blocking_plan(2, 16, 2)),
    ] {
        let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        let golden = std::fs::read_to_string(&path).unwrap_or_default().replace('\r', "");
        assert_eq!(plan.to_string(), golden, "{path}");
    }
}

proptest! {
    /// The steps that a processor compiles for itself equal its steps in the whole plan.
    #[test]
    fn single_processor_plan_matches_whole_plan(settings in scenarios(5, 9), q in any::<prop::sample::Index>()) {
        let scenario = settings.scenario();
        let whole = scenario.plan();
        let q = q.index(scenario.p as usize) as u32;
        let alone = scenario.rank_plan(q);
        let printed = |plan: &Plan| -> Vec<Vec<String>> {
            let text = plan.to_string();
            let programs = text.split("\nprocessor ").skip(1);
            programs.map(|program| program.lines().map(str::to_owned).collect()).collect()
        };
        prop_assert_eq!((&alone.input, &alone.output, alone.slots), (&whole.input, &whole.output, whole.slots));
        prop_assert_eq!(alone.steps.len(), whole.rank_steps(q).len());
        prop_assert_eq!(&printed(&alone)[q as usize], &printed(&whole)[q as usize]);
    }

    #[test]
    fn plan_stores_equal_steps_once(settings in scenarios(5, 9), q in any::<prop::sample::Index>()) {
        let scenario = settings.scenario();
        for plan in [scenario.plan(), scenario.rank_plan(q.index(scenario.p as usize) as u32)] {
            let again: Steps = plan.steps.iter().copied().collect();
            prop_assert!(again == plan.steps, "{:?}", scenario.formulation);
        }
    }

    /// Results with the reduced twiddle table of one processor are bit-identical to those with the full
    /// table.
    #[test]
    fn reduced_twiddles_give_the_same_bits(settings in scenarios(5, 10), q in any::<prop::sample::Index>()) {
        let scenario = settings.scenario();
        let alone = scenario.rank_plan(q.index(scenario.p as usize) as u32);
        let direction = scenario.problem.direction;
        let all = Twiddles::new(alone.n, direction, alone.radix);
        let some = Twiddles::for_plan(&alone, direction);
        prop_assert!(some.len() <= all.len());
        let sample = |i| Complex64::new(f64::from(i) + 0.5, 1.0 / f64::from(i + 1));
        let mut cells: Vec<Complex64> = (0..alone.slots).map(sample).collect();
        let (mut others, mut scratch) = (cells.clone(), Vec::new());
        for step in &alone.steps {
            kernel::execute(&mut cells, &alone, *step, &all, &mut scratch);
            kernel::execute(&mut others, &alone, *step, &some, &mut scratch);
        }
        prop_assert!(cells == others);
    }
}

#[test]
fn reduced_twiddles_are_proportional_to_local_elements() {
    for &algorithm in Algorithm::BUILT_IN.iter().filter(|algorithm| **algorithm != Algorithm::Serial) {
        let s = Settings { algorithm, p: 64, n: 1 << 16, ..Settings::default() };
        let scenario = s.scenario();
        for q in [0, 21, 63] {
            let kept = Twiddles::for_plan(&scenario.rank_plan(q), scenario.problem.direction).len() as u64;
            assert!(kept <= 2 * s.n / u64::from(s.p), "{algorithm:?}: processor {q} keeps {kept}");
        }
    }
}
