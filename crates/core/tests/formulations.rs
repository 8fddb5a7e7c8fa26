//! Every formulation on every n and p it allows, up to p = 64 and n = 4096: the Plan checked, the transform right, in
//! both directions; and the counts that the papers claim.

use hyperfly_core::plan::{Plan, check};
use hyperfly_core::run::{Options, run};
use hyperfly_core::scenario::{Algorithm, Choice, Direction, Io, Machine, Order, Scenario, Signal};

/// Every scenario of the grid that is possible.
fn grid(mut each: impl FnMut(Scenario)) {
    for &algorithm in Algorithm::ALL {
        for r in 1..=12 {
            for d in 0..=6 {
                for &order in Order::ALL {
                    for variant in 0..6 {
                        let base = Scenario {
                            algorithm,
                            n: 1 << r,
                            p: 1 << d,
                            order,
                            signal: Signal::Noise,
                            ..Scenario::default()
                        };
                        let s = match (algorithm, variant) {
                            (_, 0) => base,
                            (_, 1) => Scenario { direction: Direction::Inverse, radix: 4, ..base },
                            (Algorithm::Transpose, 2..) => Scenario { dims: variant + 1, ..base },
                            (Algorithm::GroupCyclic, 2) => Scenario { io: Io::Cyclic, ..base },
                            (Algorithm::GroupCyclic, 3) => Scenario { balanced: true, ..base },
                            (Algorithm::GroupCyclic, 4) => {
                                Scenario { balanced: true, io: Io::Cyclic, ..base }
                            }
                            (Algorithm::BinaryExchange | Algorithm::TwoDimensional, 2) => {
                                Scenario { overlap: true, ..base }
                            }
                            (Algorithm::BinaryExchange, 3) => Scenario { overlap: true, ts: 0.0, ..base },
                            _ => continue,
                        };
                        if s.problems().is_empty() {
                            each(s);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn every_plan_is_right() {
    let mut count = 0;
    grid(|s| {
        if let Err(wrong) = check(&Plan::compile(&s)) {
            panic!("{s:?}: {wrong}");
        }
        count += 1;
    });
    assert!(count > 1500, "{count}");
}

#[test]
fn every_transform_is_right_on_every_kind_of_machine() {
    grid(|s| {
        for &machine in Machine::ALL {
            let s = Scenario { machine, ..s.clone() };
            let run = run(&s, None, Options::default()).unwrap_or_else(|error| panic!("{s:?}: {error}"));
            let error = run.report.relative_l2_error.expect("data moved");
            assert!(error <= 2.0 * f64::from(s.r()) * f64::EPSILON, "{s:?}: {error}");
            let breakdown: f64 = run.report.breakdown.parts.iter().sum();
            assert!((breakdown - 1.0).abs() < 1e-9, "{s:?}: {:?}", run.report.breakdown);
        }
    });
}
