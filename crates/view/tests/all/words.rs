//! The summary, descriptions and metrics of a run, checked against the run.

use crate::common::replay;
use hyperfly_reference::dft::root_of_unity;
use hyperfly_request::{Algorithm, MachineKind, Settings, Switching, Topology};
use hyperfly_view::notation::glossary;
use hyperfly_view::{NetworkComparison, Selection};
use hyperfly_view::{sentence, text::describe};

fn say(scenario: &Settings) -> String {
    sentence(&replay(scenario), None)
}

#[test]
fn sentence_names_the_main_cost_of_a_network_run() {
    let base = Settings { topology: Topology::Mesh, n: 4096, ..Settings::default() };
    assert!(say(&base).contains("carries 2 messages at once; contention takes"), "{}", say(&base));
    let forward = Settings { switching: Switching::Wormhole, ..base.clone() };
    assert!(say(&forward).starts_with("2 messages compete for channel "), "{}", say(&forward));
    let cube = Settings { topology: Topology::Hypercube, ..base.clone() };
    assert_eq!(
        say(&cube),
        "Transfer takes 29\u{a0}% of the time: each processor sends 4 messages of 256 words."
    );
    let startup = Settings { ts: 2000.0, ..cube.clone() };
    assert!(say(&startup).starts_with("Start-up takes "), "{}", say(&startup));
    let quick = Settings { ts: 1.0, tw: 0.01, ..cube.clone() };
    assert!(say(&quick).starts_with("Computing takes 9"), "{}", say(&quick));
    let far = Settings { ts: 0.0, tw: 0.0, th: 5000.0, ..cube.clone() };
    assert!(say(&far).starts_with("Hops take "), "{}", say(&far));
    let serial = Settings { p: 1, algorithm: Algorithm::Serial, ..base.clone() };
    assert!(say(&serial).starts_with("One processor computes all 12 stages"), "{}", say(&serial));
    let replay = replay(&base);
    let other = NetworkComparison { topology: Topology::Hypercube, efficiency: 0.6853 };
    assert!(sentence(&replay, Some(&other)).ends_with(" On a hypercube, E would be 0.685 instead of 0.598."));
}

#[test]
fn described_inputs_and_twiddles_give_the_described_value() {
    for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose] {
        let replay =
            replay(&Settings { algorithm, topology: Topology::Mesh, p: 4, n: 32, ..Settings::default() });
        let stages = &replay.run().output.as_ref().expect("data").stages;
        let (n, r) = (32usize, 5);
        for l in 0..r as u8 {
            for i in 0..n {
                let half = n >> (l + 1);
                let twiddle = root_of_unity(-1.0, glossary::twiddle_exponent(l, i as u64, r), n as u64);
                let [low, high] = [i & !half, i | half].map(|from| stages[usize::from(l) * n + from]);
                let value = stages[(usize::from(l) + 1) * n + i];
                assert!((low + twiddle * high - value).norm() < 1e-12, "stage {l}, index {i}");
            }
        }
        let rows = describe::describe(&replay, Selection::Element { stage: 2, index: 13 }, replay.t_end());
        let get = |name: &str| rows.iter().find(|row| row.name == name).map(|row| row.value.as_str());
        assert!(get("element").is_some_and(|text| text.starts_with("R[13] on processor ")));
        assert!(get("first input").is_some_and(|text| text.starts_with("R[5] = ")));
        assert!(get("second input").is_some_and(|text| text.starts_with("R[13] = ")));
        assert_eq!(get("turned by"), Some("ω⁻¹⁶, −180°"));
    }
}

#[test]
fn metrics_are_complete_and_name_their_origin() {
    let metrics_of = |s: Settings| {
        let replay = replay(&s);
        hyperfly_view::text::metrics::metrics(replay.run())
    };
    let all = metrics_of(Settings::default());
    assert_eq!(all.len(), 10);
    let value =
        |key: &str| all.iter().find(|metric| metric.entry.key == key).expect("a metric").value.clone();
    // p = 16, n = 1024: T_s = 10240, T_p = 1069.68; f = (1/S − 1/p) / (1 − 1/p).
    assert_eq!(value("serial-fraction"), "0.04476");
    assert_eq!(value("overhead-function"), "1.671");
    assert_eq!(value("isoefficiency"), "n = 2^10", "the run has its own efficiency");
    assert!(value("memory-speedup").ends_with("n = 2^14"));
    let bsp = metrics_of(Settings {
        machine: MachineKind::Bsp,
        algorithm: Algorithm::GroupCyclic,
        ..Settings::default()
    });
    assert!(bsp.iter().any(|metric| metric.value == "–" && metric.from == "no closed form"));
}
