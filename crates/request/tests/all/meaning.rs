//! Relevance of keys against runs: changing an irrelevant key changes nothing, and changing a relevant one changes
//! something.

use hyperfly_core::limits::Options;
use hyperfly_request::{Algorithm, Choice, KEYS, MachineKind, Request, Settings, run};

/// Other values to try for a key.
fn other_values(key: &str) -> &'static [&'static str] {
    match key {
        "topology" => &["mesh", "complete"],
        "switching" => &["store-and-forward", "wormhole"],
        "n" => &["512", "1024"],
        "order" => &["ordered"],
        "overlap" | "capacity" => &["true"],
        "dims" => &["3"],
        "shape" => &["16x16", "8x32"],
        "grid" => &["4x2", "2x2"],
        "alltoall" => &["pairwise", "shift", "naive"],
        "radix" => &["4"],
        "io" => &["cyclic"],
        "balanced" => &["true"],
        "direction" => &["inverse"],
        "signal" => &["impulse"],
        "samples" => &["real"],
        "seed" => &["2"],
        "twiddles" => &["computed"],
        "blocking" => &["4"],
        "tc" | "ts" | "th" | "tw" | "width" | "L" | "g" | "o" | "G" | "l-sync" | "tt" | "rate" => {
            &["0.125", "77"]
        }
        // Algorithm and machine are loop variables; p must suit the algorithm.
        _ => &[],
    }
}

/// Returns the result of a request: report (with a hash of all events), plan, input and transform.
fn outcome(request: &Request) -> impl PartialEq + use<> {
    let mut run = run(&request.settings, None, Options::default()).expect("a small run");
    if request.settings.machine != MachineKind::Network {
        // Hops are counted on the graph, but machines without channels do not show them.
        run.report.hops = None;
    }
    let bits = |values: &[hyperfly_core::Complex64]| -> Vec<(u64, u64)> {
        values.iter().map(|x| (x.re.to_bits(), x.im.to_bits())).collect()
    };
    let output = run.output.expect("data moved");
    (
        run.scenario.seconds(run.report.t_parallel).map(f64::to_bits),
        run.plan,
        run.report,
        bits(&output.input),
        bits(&output.spectrum),
    )
}

fn with(base: &[(&str, &str)], key: &str, value: &str) -> Option<Request> {
    Request::from_pairs(base.iter().copied().chain([(key, value)])).ok()
}

#[test]
fn relevant_keys_change_a_run_and_others_do_not() {
    for algorithm in Algorithm::BUILT_IN {
        for machine in MachineKind::ALL {
            let mut bases = Vec::new();
            for (n, overlap, signal, alltoall) in [
                ("256", "false", "two-tone", "paper"),
                ("128", "false", "noise", "paper"),
                ("256", "true", "noise", "paper"),
                ("256", "false", "noise", "naive"),
            ] {
                let p = match algorithm {
                    Algorithm::Serial => "1",
                    Algorithm::TwoDimensional => "16",
                    // 8 × 8 × 4 points allow only one grid of eight.
                    Algorithm::Cyclic => "4",
                    _ => "8",
                };
                let (algorithm, machine) = (algorithm.id(), machine.id());
                // A small t_s makes the chunks of an overlap small.
                let base = vec![
                    ("algorithm", algorithm),
                    ("machine", machine),
                    ("p", p),
                    ("n", n),
                    ("overlap", overlap),
                    ("signal", signal),
                    ("ts", "1"),
                    ("alltoall", alltoall),
                    // Words sent one by one feel G only if o > 0.
                    ("o", "0.5"),
                ];
                bases.extend(Request::from_pairs(base.iter().copied()).ok().map(|request| (base, request)));
            }
            for key in KEYS {
                let (mut is_counted, mut is_changed) = (false, false);
                for (base, request) in &bases {
                    let usual_outcome = outcome(request);
                    let is_relevant = request.settings.is_relevant(key.name);
                    is_counted |= is_relevant && !other_values(key.name).is_empty();
                    for value in other_values(key.name) {
                        let Some(changed_request) = with(base, key.name, value) else { continue };
                        let differs = outcome(&changed_request) != usual_outcome;
                        is_changed |= differs;
                        assert!(
                            !differs || is_relevant,
                            "{base:?} is another run with {} = {value}",
                            key.name
                        );
                    }
                }
                // Words of output-driven meet only where processors compute for different times.
                if (algorithm, key.name) == (&Algorithm::OutputDriven, "capacity") {
                    continue;
                }
                assert_eq!(is_counted, is_changed, "{algorithm:?} on {machine:?} and {}", key.name);
            }
        }
    }
}

#[test]
fn irrelevant_values_are_kept_in_the_address() {
    let comparison_settings = Settings { dims: 3, latency: 7.0, ..Settings::default() };
    assert!(!comparison_settings.is_relevant("dims") && !comparison_settings.is_relevant("L"));
    let back = Request::from_fragment(&Request::from(comparison_settings.clone()).to_fragment()).0;
    assert_eq!(back.map(|request| request.settings), Ok(comparison_settings));
}
