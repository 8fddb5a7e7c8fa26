//! T_p as formulas: each term comes to the number of the closed form, and they are those that the papers print.

use hyperfly_core::scenario::{
    Algorithm, Choice, Io, Machine, Order, Scenario, Switching, Topology, Twiddles,
};
use hyperfly_model::formula::{Formulas, formulas};
use hyperfly_model::{Form, gk, predict};

/// Holds the formulas of a scenario to its closed form; whether there is one.
fn hold(s: &Scenario) -> Option<Formulas> {
    let found = formulas(s);
    assert_eq!(found.as_ref().map(|found| found.prediction), predict(s), "{s:?}");
    let found = found?;
    let close = |a: f64, b: f64| (a - b).abs() <= 1e-9 * found.prediction.t_parallel;
    let mut sum = 0.0;
    for (formula, (name, time)) in found.terms.iter().zip(found.prediction.terms.named()) {
        if let Some(value) = formula.value(s) {
            assert!(close(value, time), "{s:?}: {name} is {time}, but {formula:?} comes to {value}");
        }
        sum += formula.value(s).unwrap_or(time);
    }
    assert!(close(sum, found.prediction.t_parallel), "{s:?}: {sum}");
    Some(found)
}

fn words(found: &Formulas) -> [&str; 6] {
    std::array::from_fn(|k| found.terms[k].text.as_str())
}

#[test]
fn every_formula_comes_to_its_closed_form() {
    let mut seen = 0;
    for &algorithm in Algorithm::ALL {
        for &machine in Machine::ALL {
            for &topology in Topology::ALL {
                for &switching in Switching::ALL {
                    for (order, radix, width, twiddles, io) in [
                        (Order::Unordered, 2, 1.0, Twiddles::Stored, Io::Block),
                        (Order::Ordered, 4, 2.0, Twiddles::Stored, Io::Cyclic),
                        (Order::Ordered, 2, 0.5, Twiddles::Computed, Io::Block),
                        (Order::Unordered, 4, 1.0, Twiddles::Computed, Io::Block),
                    ] {
                        for (d, r, dims) in
                            [(0, 5, 2), (1, 6, 2), (2, 6, 3), (3, 7, 2), (4, 10, 2), (4, 6, 3), (6, 13, 4)]
                        {
                            let s = Scenario {
                                algorithm,
                                machine,
                                topology,
                                switching,
                                order,
                                radix,
                                twiddles,
                                io,
                                dims,
                                width: width.into(),
                                p: 1 << d,
                                n: 1 << r,
                                tt: 1.5,
                                ..Scenario::default()
                            };
                            let network = machine == Machine::Network;
                            if s.problems().is_empty() && (network || topology == Topology::Hypercube) {
                                seen += u32::from(hold(&s).is_some());
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(seen > 500, "{seen}");
}

#[test]
fn they_are_those_of_the_papers() {
    let cube = Scenario::default();
    let found = hold(&cube).unwrap();
    let same = ["tc n p / * n log *", "ts p log *", "th p log *", "tw n p / * p log *", "", ""];
    assert_eq!((words(&found), found.source), (same, "GK equation 4"));
    let mesh = Scenario { topology: Topology::Mesh, ..cube.clone() };
    let found = hold(&mesh).unwrap();
    assert_eq!(words(&found)[2], "th 2 p sqrt 1 - * *");
    assert_eq!(words(&found)[4], "tw n p / * 2 p sqrt 1 - * p log - *");
    assert_eq!(found.source, "GK App. D");
    // Of 4 rows of 8.
    let long = Scenario { p: 32, ..mesh.clone() };
    assert_eq!(words(&hold(&long).unwrap())[4], "tw n p / * R C + 2 - p log - *");
    let stored = Scenario { switching: Switching::StoreAndForward, ..mesh.clone() };
    assert_eq!(words(&hold(&stored).unwrap())[3..5], ["tw n p / * 2 p sqrt 1 - * *", ""]);
    let transpose = Scenario { algorithm: Algorithm::Transpose, ..cube.clone() };
    let found = hold(&transpose).unwrap();
    let same = ["ts p 1 - *", "th p p log * 2 / *", "tw n p / * p 1 - p / *"];
    assert_eq!((&words(&found)[1..4], found.source), (&same[..], "GK equation 11"));
    let bound = hold(&Scenario { topology: Topology::Mesh, p: 64, n: 4096, ..transpose }).unwrap();
    assert_eq!(bound.prediction.form, Form::LowerBound);
    assert_eq!(words(&bound)[1], "ts p 1 - *");
    let simple = Scenario { algorithm: Algorithm::CyclicToBlocked, machine: Machine::LogP, ..cube.clone() };
    assert_eq!(words(&hold(&simple).unwrap())[2..5], ["L", "g n p sq / 1 - *", "g n p / 2 n * p sq / - *"]);
    let bsp = Scenario { algorithm: Algorithm::GroupCyclic, machine: Machine::Bsp, ..cube.clone() };
    assert_eq!(words(&hold(&bsp).unwrap())[..4], ["5 n p / * n log *", "", "l # *", "g h *"]);
    assert_eq!(formulas(&Scenario { overlap: true, ..cube }), None);
}

/// GK section 4 and 5 at the numbers of the papers' machine: p · (T_p − computation) is T_o as printed, with t_h = 0.
#[test]
fn they_come_to_the_overheads_of_gk() {
    for (d, r) in [(2, 6), (4, 10), (6, 12), (8, 16)] {
        let cube = Scenario { p: 1 << d, n: 1 << r, th: 0.0, ..Scenario::default() };
        let mesh = Scenario { topology: Topology::Mesh, ..cube.clone() };
        let stored = Scenario { switching: Switching::StoreAndForward, ..mesh.clone() };
        let transpose = Scenario { algorithm: Algorithm::Transpose, ..cube.clone() };
        let (n, p) = (cube.n as f64, f64::from(cube.p));
        let machine = hyperfly_model::Machine::from(&cube);
        for (s, printed) in [
            (&cube, gk::overhead_4(&machine, n, p)),
            (&mesh, gk::overhead_d(&machine, n, p)),
            (&stored, gk::overhead_8_sum(&machine, n, p)),
            (&transpose, gk::overhead_11_sum(&machine, n, p)),
        ] {
            let found = hold(s).unwrap();
            let terms = found.terms[1..].iter().filter_map(|term| term.value(s));
            let overhead = p * terms.sum::<f64>();
            assert!((overhead - printed).abs() <= 1e-9 * printed, "{s:?}: {overhead}, printed {printed}");
        }
    }
}
