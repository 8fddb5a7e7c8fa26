//! Predictions against runs for cases that random scenarios rarely meet. `properties` covers the rest.

use hyperfly_core::limits::Options;
use hyperfly_model::{Form, predict};
use hyperfly_request::{
    Algorithm, AllToAll, Choice, Io, MachineKind, Settings, Switching, Topology, Twiddles, run,
};

/// Checks the prediction of a scenario against a run to the accuracy of its form, and returns the form. `None` where
/// there is no prediction or the run deadlocks.
pub fn compare(s: &Settings) -> Option<Form> {
    let it = predict(&s.scenario())?;
    let report = run(s, None, Options { data: false, trace: false, ..Options::default() }).ok()?.report;
    let ratio = it.t_parallel / report.t_parallel;
    match it.form {
        Form::LowerBound => assert!(ratio <= 1.0 + 1e-9, "{s:?}: {ratio}"),
        Form::Estimate => assert!((0.5..2.0).contains(&ratio), "{s:?}: {ratio}"),
        Form::Exact => {
            let whole = report.t_parallel;
            let close = |a: f64, b: f64, unit: f64| (a - b).abs() <= 1e-9 * unit;
            assert!(close(it.t_parallel, whole, whole), "{s:?}: {it:?}, but T_p is {whole}");
            assert!(close(it.t_serial, report.t_serial, report.t_serial), "{s:?}: {it:?}, {report:?}");
            assert!(close(it.efficiency, report.efficiency, 1.0), "{s:?}: {it:?}, {report:?}");
            assert!(close(it.overhead, report.overhead, f64::from(s.p) * whole), "{s:?}: {it:?}, {report:?}");
            // With t_h = 0 ranks decide which worm waits for a channel and which processor for its partner. Processors
            // that post messages wait for other reasons than the terms count, only equally long.
            let network = s.machine == MachineKind::Network;
            let by_rank = network && s.switching == Switching::Wormhole && s.th == 0.0;
            let posts =
                network && s.algorithm == Algorithm::CyclicToBlocked && s.topology != Topology::Complete;
            for ((name, time), part) in it.terms.named().into_iter().zip(report.breakdown.parts) {
                assert!(
                    by_rank || posts || close(time / whole, part, 1.0),
                    "{s:?}: {name} {time} of {whole}, not {part}"
                );
            }
        }
    }
    Some(it.form)
}

/// Blocked phases (IB 4.3) on a LogP machine whose gap is longer than the computation between two exchanges.
#[test]
fn logp_gap_delays_blocked_phases() {
    let mut exact = 0;
    for (r, d) in (1..=10).flat_map(|r| (0..=5).map(move |d| (r, d))) {
        for (io, gap) in [(Io::Block, 100.0), (Io::Cyclic, 100.0), (Io::Cyclic, 1000.0)] {
            for blocking in [2, 4, 8] {
                let (algorithm, machine) = (Algorithm::GroupCyclic, MachineKind::LogP);
                let s = Settings { algorithm, machine, io, gap, latency: 0.0, ..Settings::default() };
                let s = Settings { p: 1 << d, n: 1 << r, blocking: Some(blocking), ..s };
                exact += usize::from(s.problems().is_empty() && compare(&s) == Some(Form::Exact));
            }
        }
    }
    assert!(exact > 100, "{exact}");
}

/// Wormhole on a mesh is exact while three messages take less than a start-up and a stage: up to 8 words each.
#[test]
fn mesh_of_256_is_exact_for_short_worms() {
    let form = |switching, n| {
        compare(&Settings { topology: Topology::Mesh, p: 256, switching, n, ..Settings::default() })
    };
    for n in [256, 1024, 4096, 65536] {
        for switching in [Switching::StoreAndForward, Switching::CutThrough] {
            assert_eq!(form(switching, n), Some(Form::Exact), "{switching:?}, n = {n}");
        }
        let expected = if n <= 1024 { Form::Exact } else { Form::Estimate };
        assert_eq!(form(Switching::Wormhole, n), Some(expected), "n = {n}");
    }
}

/// Heads of worms wait for channels even where words take no time.
#[test]
fn worms_without_transfer_time_still_wait() {
    for (p, n, ts, expected) in [
        (4, 64, 0.0, Form::Exact),
        (16, 256, 25.0, Form::Exact),
        (32, 128, 0.0, Form::Estimate),
        (32, 1024, 25.0, Form::Estimate),
    ] {
        let (topology, switching) = (Topology::Mesh, Switching::Wormhole);
        let s = Settings { topology, switching, p, n, ts, tw: 0.0, th: 2.0, ..Settings::default() };
        assert_eq!(compare(&s), Some(expected), "{s:?}");
    }
}

/// The steps of `standard` on every machine and graph. Redistributions that permute rank bits have no prediction.
#[test]
fn standard_all_to_all_is_exact_wherever_it_is_predicted() {
    let base = Settings { all_to_all: AllToAll::Standard, ..Settings::default() };
    let networks = Topology::ALL.iter().flat_map(|&topology| {
        let base = base.clone();
        Switching::ALL.iter().map(move |&switching| Settings { topology, switching, ..base.clone() })
    });
    let others = [MachineKind::LogP, MachineKind::Bsp].map(|machine| Settings { machine, ..base.clone() });
    for machine in networks.chain(others) {
        let mut exact = 0;
        for algorithm in [Algorithm::Transpose, Algorithm::CyclicToBlocked, Algorithm::GroupCyclic] {
            for (d, r, dims) in
                [(1, 4, 2), (2, 6, 2), (3, 6, 2), (4, 6, 3), (4, 12, 3), (5, 10, 2), (6, 12, 2)]
            {
                for io in [Io::Block, Io::Cyclic] {
                    let s = Settings { algorithm, dims, io, p: 1 << d, n: 1 << r, ..machine.clone() };
                    let form = if s.problems().is_empty() { compare(&s) } else { None };
                    assert!(form.is_none_or(|form| form == Form::Exact), "{s:?}");
                    exact += usize::from(form.is_some());
                }
            }
        }
        // Trees and dragonflies have no closed forms.
        let has_forms = !matches!(machine.topology, Topology::FatTree | Topology::Dragonfly);
        assert_eq!(exact >= 6, has_forms, "{exact}: {machine:?}");
    }
}

/// Slab, pencil and cyclic on every machine and graph, with both orders that have closed forms.
#[test]
fn box_predictions_match_runs() {
    let networks = Topology::ALL.iter().flat_map(|&topology| {
        Switching::ALL.iter().map(move |&switching| Settings { topology, switching, ..Settings::default() })
    });
    let others =
        [MachineKind::LogP, MachineKind::Bsp].map(|machine| Settings { machine, ..Settings::default() });
    let mut counts = [0; 2];
    for machine in networks.chain(others) {
        for algorithm in [Algorithm::Slab, Algorithm::Pencil, Algorithm::Cyclic] {
            for all_to_all in [AllToAll::Paper, AllToAll::Standard] {
                for (d, r, radix) in [(0, 6, 2), (1, 6, 4), (2, 9, 2), (3, 12, 4), (4, 12, 2), (4, 14, 4)] {
                    let (p, n) = (1 << d, 1 << r);
                    let s = Settings { algorithm, all_to_all, p, n, radix, ..machine.clone() };
                    let form = if s.problems().is_empty() { compare(&s) } else { None };
                    counts[0] += usize::from(form == Some(Form::Exact));
                    counts[1] += usize::from(form == Some(Form::LowerBound));
                    let everywhere = matches!(s.topology, Topology::Hypercube | Topology::Complete);
                    assert!(form.is_some() || !everywhere || !s.problems().is_empty(), "{s:?}");
                }
            }
        }
    }
    assert!(counts[0] > 300 && counts[1] > 10, "{counts:?}");
}

/// Twiddle factors that only some processors compute between two stages change where worms meet.
#[test]
fn time_with_computed_twiddles_on_wormhole_mesh_is_estimated() {
    let (topology, switching) = (Topology::Mesh, Switching::Wormhole);
    let s = Settings { topology, switching, p: 32, n: 128, ts: 0.0, th: 1.0, tw: 1e6, ..Settings::default() };
    assert_eq!(compare(&Settings { twiddles: Twiddles::Computed, tt: 80.0, ..s }), Some(Form::Estimate));
}

/// Eight worms around a ring of a torus wait for each other.
#[test]
fn deadlock_has_no_prediction() {
    let (topology, switching) = (Topology::Torus, Switching::Wormhole);
    let ring = Settings { topology, switching, p: 64, ..Settings::default() };
    assert_eq!(predict(&ring.scenario()), None);
    assert!(run(&ring, None, Options { data: false, ..Options::default() }).is_err());
}
