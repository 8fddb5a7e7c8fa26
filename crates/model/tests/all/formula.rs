//! T_p as formulas: each term evaluates to the closed form, and the formulas match the papers.

use hyperfly_model::formula::{Expression, Formulas, formulas};
use hyperfly_model::{Form, predict};
use hyperfly_request::{Algorithm, Choice, Io, MachineKind, Order, Settings, Switching, Topology, Twiddles};

/// Checks the formulas of a scenario against its closed form and returns them, if there is one.
fn check_formulas(s: &Settings) -> Option<Formulas> {
    let found = formulas(&s.scenario());
    assert_eq!(found.as_ref().map(|found| found.prediction), predict(&s.scenario()), "{s:?}");
    let found = found?;
    let close = |a: f64, b: f64| (a - b).abs() <= 1e-9 * found.prediction.t_parallel;
    let mut sum = 0.0;
    for (formula, (name, time)) in found.terms.iter().zip(found.prediction.terms.named()) {
        if let Some(formula) = formula {
            let value = formula.value();
            assert!(close(value, time), "{s:?}: {name} is {time}, but {formula:?} comes to {value}");
            assert!(close(formula.in_numbers().value(), time), "{s:?}: {formula:?}");
        }
        sum += formula.as_ref().map_or(time, Expression::value);
    }
    assert!(close(sum, found.prediction.t_parallel), "{s:?}: {sum}");
    Some(found)
}

fn term_texts(found: &Formulas) -> [String; 6] {
    let text = |term: &Option<Expression>| term.as_ref().map(|term| term.text(&|value| value.to_string()));
    std::array::from_fn(|k| text(&found.terms[k]).unwrap_or_default())
}

#[test]
fn formulas_evaluate_to_the_closed_form() {
    let mut checked = 0;
    for &algorithm in Algorithm::BUILT_IN {
        for &machine in MachineKind::ALL {
            for &topology in Topology::ALL {
                for &switching in Switching::ALL {
                    for (order, radix, width, twiddles, io, overlap) in [
                        (Order::Unordered, 2, 1.0, Twiddles::Stored, Io::Block, false),
                        (Order::Ordered, 2, 1.0, Twiddles::Stored, Io::Block, true),
                        (Order::Ordered, 4, 2.0, Twiddles::Stored, Io::Cyclic, false),
                        (Order::Ordered, 2, 0.5, Twiddles::Computed, Io::Block, false),
                        (Order::Unordered, 4, 1.0, Twiddles::Computed, Io::Block, false),
                    ] {
                        for (d, r, dims) in
                            [(0, 5, 2), (1, 6, 2), (2, 6, 3), (3, 7, 2), (4, 10, 2), (4, 6, 3), (6, 13, 4)]
                        {
                            let s = Settings {
                                algorithm,
                                machine,
                                topology,
                                switching,
                                order,
                                radix,
                                twiddles,
                                io,
                                overlap,
                                dims,
                                width: width.into(),
                                p: 1 << d,
                                n: 1 << r,
                                tt: 1.5,
                                ..Settings::default()
                            };
                            let network = machine == MachineKind::Network;
                            if s.problems().is_empty() && (network || topology == Topology::Hypercube) {
                                checked += u32::from(check_formulas(&s).is_some());
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(checked > 500, "{checked}");
}

#[test]
fn formula_texts_match_the_papers() {
    let cube = Settings::default();
    let found = check_formulas(&cube).unwrap();
    let same = ["t_c·n/p·log n", "t_s·log p", "t_h·log p", "t_w·n/p·log p", "", ""];
    assert_eq!((term_texts(&found), found.source), (same.map(String::from), "GK equation 4"));
    let mesh = Settings { topology: Topology::Mesh, ..cube.clone() };
    let found = check_formulas(&mesh).unwrap();
    assert_eq!(term_texts(&found)[2], "t_h·2·(√p − 1)");
    let written = found.terms[2].as_ref().map(|term| term.mathml(&|value| value.to_string()));
    assert_eq!(
        written.as_deref(),
        Some(
            "<msub><mi>t</mi><mi>h</mi></msub><mo>⋅</mo><mn>2</mn><mo>⋅</mo>\
             <mo>(</mo><msqrt><mi>p</mi></msqrt><mo>−</mo><mn>1</mn><mo>)</mo>"
        )
    );
    assert_eq!(term_texts(&found)[4], "t_w·n/p·(2·(√p − 1) − log p)");
    assert_eq!(found.source, "GK App. D");
    // 4 rows of 8.
    let long = Settings { p: 32, ..mesh.clone() };
    assert_eq!(term_texts(&check_formulas(&long).unwrap())[4], "t_w·n/p·(R + C − 2 − log p)");
    let stored = Settings { switching: Switching::StoreAndForward, ..mesh.clone() };
    assert_eq!(term_texts(&check_formulas(&stored).unwrap())[3..5], ["t_w·n/p·2·(√p − 1)", ""]);
    let transpose = Settings { algorithm: Algorithm::Transpose, ..cube.clone() };
    let found = check_formulas(&transpose).unwrap();
    let same = ["t_s·(p − 1)", "t_h·p·log p/2", "t_w·n/p·(p − 1)/p"];
    assert_eq!((&term_texts(&found)[1..4], found.source), (&same.map(String::from)[..], "GK equation 11"));
    let ordered = Settings { order: Order::Ordered, ..transpose.clone() };
    assert_eq!(check_formulas(&ordered).unwrap().source, "GK App. C");
    let stored = Settings { switching: Switching::StoreAndForward, ..transpose.clone() };
    let found = check_formulas(&stored).unwrap();
    assert_eq!((&*term_texts(&found)[3], found.source), ("t_w·n/p·log p/2", "GK 5"));
    assert!(found.prediction.is_exact());
    let bound = check_formulas(&Settings { topology: Topology::Mesh, p: 64, n: 4096, ..transpose }).unwrap();
    assert!(bound.prediction.form == Form::LowerBound && !bound.prediction.is_exact());
    assert_eq!(term_texts(&bound)[1], "t_s·(p − 1)");
    let simple =
        Settings { algorithm: Algorithm::CyclicToBlocked, machine: MachineKind::LogP, ..cube.clone() };
    assert_eq!(
        term_texts(&check_formulas(&simple).unwrap())[2..5],
        ["L", "g·(n/p² − 1)", "g·(n/p − 2·n/p²)"]
    );
    let bsp = Settings { algorithm: Algorithm::GroupCyclic, machine: MachineKind::Bsp, ..cube.clone() };
    assert_eq!(term_texts(&check_formulas(&bsp).unwrap())[..4], ["5·n/p·log n", "", "l·3", "g·h̄"]);
    // With overlap the waiting time is a mix of terms and has no formula.
    let overlapped = Settings { overlap: true, ..cube };
    let found = check_formulas(&overlapped).unwrap();
    assert_eq!((found.source, &found.terms[1..]), ("GK App. E", &[const { None }; 5][..]));
    assert_eq!(formulas(&Settings { topology: Topology::Mesh, ..overlapped }.scenario()), None);
}
