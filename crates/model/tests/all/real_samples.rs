//! Closed forms of real samples: exact on one processor, none on more.

use hyperfly_core::limits::Options;
use hyperfly_model::curves::printed_isoefficiency;
use hyperfly_model::formula::formulas;
use hyperfly_model::isoefficiency::{Unreachable, isoefficient_size};
use hyperfly_model::predict;
use hyperfly_request::{Algorithm, Choice, MachineKind, SampleType, Settings, Twiddles, run};

fn real(algorithm: Algorithm, machine: MachineKind, p: u32) -> Settings {
    Settings { algorithm, machine, p, n: 1024, tc: 1.5, samples: SampleType::Real, ..Settings::default() }
}

#[test]
fn real_samples_have_an_exact_form_on_one_processor_only() {
    for algorithm in Algorithm::ALL.iter().copied().filter(|algorithm| algorithm.allows_real_samples()) {
        for &machine in MachineKind::ALL {
            for (radix, twiddles) in [(2, Twiddles::Stored), (4, Twiddles::Stored), (2, Twiddles::Computed)] {
                let s = Settings { radix, twiddles, ..real(algorithm, machine, 1) };
                let run = run(&s, None, Options::default()).expect("a valid scenario");
                let predicted = predict(&s.scenario()).unwrap_or_else(|| panic!("{s:?}: no closed form"));
                let is_close = |time: f64| (time / run.report.t_parallel - 1.0).abs() < 1e-12;
                assert!(is_close(predicted.t_parallel), "{s:?}: {}", predicted.t_parallel);
                assert_eq!(predicted.t_serial, run.report.t_serial, "{s:?}");
                let computation = formulas(&s.scenario()).and_then(|formulas| formulas.terms[0].clone());
                let value = computation.expect("a formula").value();
                assert!(is_close(value), "{s:?}: {value}");
                if algorithm != Algorithm::Serial {
                    assert_eq!(predict(&Settings { p: 4, ..s }.scenario()), None);
                }
            }
        }
    }
}

#[test]
fn real_samples_have_no_isoefficiency_function() {
    let scenario = real(Algorithm::BinaryExchange, MachineKind::Network, 16).scenario();
    assert_eq!(isoefficient_size(&scenario, 16, 0.5), Err(Unreachable::NoClosedForm));
    assert_eq!(printed_isoefficiency(&scenario, 0.5, &[16, 64]), []);
    let complex = real(Algorithm::BinaryExchange, MachineKind::Network, 16);
    let complex = Settings { samples: SampleType::Complex, ..complex }.scenario();
    assert!(isoefficient_size(&complex, 16, 0.5).is_ok());
    assert_eq!(printed_isoefficiency(&complex, 0.5, &[16, 64]).len(), 2);
}
