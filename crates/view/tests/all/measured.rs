//! A real machine beside its prediction: numbers and words of rows that are made up, by hand.

use hyperfly_core::limits::Options;
use hyperfly_core::{Scenario, run};
use hyperfly_request::Settings;
use hyperfly_view::Replay;
use hyperfly_view::measured::{Row, Study, Timing, headline, off, planes, stages, stages_of};
use hyperfly_view::numbers::percent;

fn row(p: u32, median: f64, simulated: f64, parts: [f64; 3]) -> Row {
    Row {
        p,
        passes: vec![median, median * 0.9, median * 3.0],
        lower: median * 0.9,
        median,
        upper: median * 3.0,
        simulated: Some(simulated),
        closed: None,
        parts,
        simulated_parts: Some([simulated, 0.0, 0.0]),
        messages: 0,
        words: 0,
        transform: 0,
    }
}

fn study() -> Study {
    let rows = vec![row(1, 8e-3, 8e-3, [8e-3, 0.0, 0.0]), row(2, 5e-3, 4e-3, [4e-3, 0.9e-3, 0.1e-3])];
    Study { scenario: Scenario::default(), cores: 2, resolution: 1e-4, rows, machine: None }
}

#[test]
fn efficiencies_are_those_of_their_own_serial_time() {
    let mut study = study();
    assert_eq!(study.efficiency(2, 5e-3), Some(0.8));
    assert_eq!(study.predicted_efficiency(2, 4e-3), Some(1.0));
    study.rows.remove(0);
    assert_eq!(study.efficiency(2, 5e-3), None, "without T_s");
    assert_eq!(off(5e-3, 4e-3), format!("−{}", percent(0.2)));
    assert_eq!(off(4e-3, 5e-3), format!("+{}", percent(0.25)));
}

#[test]
fn the_headline_says_what_makes_the_difference() {
    let said = headline(&study());
    let off = off(5e-3, 4e-3);
    for part in ["p = 2", "5 ms", "3 passes", "E = 0.80", "4 ms", "E = 1.00", &*off, "messages: 900 µs more"]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn every_pass_is_a_ring() {
    let [times, efficiencies] = planes(&study());
    let rings: usize = times.series.iter().map(|series| series.points.len()).sum();
    assert_eq!(rings, 6);
    assert_eq!(
        efficiencies.series.last().map(|series| series.line.clone()),
        Some(vec![(1.0, 1.0), (2.0, 0.8)])
    );
}

/// Twenty ticks of 0.1 ms are 2 ms: a time of 0.5 ms needs four times the points, if it grows like them.
#[test]
fn what_is_too_short_for_the_clock_says_how_large_it_must_be() {
    let mut study = study();
    assert!(!study.is_coarse());
    assert_eq!(study.exact_n(), Some(study.scenario.n()));
    study.rows.push(row(4, 0.5e-3, 0.5e-3, [0.5e-3, 0.0, 0.0]));
    assert!(study.is_coarse());
    assert_eq!(study.exact_n(), Some(4 * study.scenario.n()));
}

/// Beside itself a run differs in nothing; and the timings of its own stages are its phases.
#[test]
fn stages_stand_beside_the_same_ones() {
    let settings = Settings { rate: 1e9, p: 4, n: 64, ..Settings::default() };
    let replay = Replay::new(run(&settings.scenario(), None, Options::default()).expect("a run").into());
    let beside = stages(&replay, Some(&replay));
    assert_eq!(beside.len(), replay.phases().len());
    assert!(beside.iter().all(|stage| stage.simulated == Some(stage.measured) && stage.measured > 0.0));
    // Stage 0 of rank 1 ends 3 s after that of rank 0 began; stages 2 to 5 are one stretch.
    let timing = |rank, stage, begin, end| Timing { rank, stage, begin, end };
    let timed =
        [timing(0, 0, 1.0, 2.0), timing(1, 0, 1.5, 4.0), timing(0, 2, 5.0, 6.0), timing(0, 5, 7.0, 9.0)];
    let found = stages_of(&timed, &replay);
    assert_eq!(found.iter().map(|stage| stage.measured).collect::<Vec<_>>(), [3.0, 4.0]);
    assert_eq!(found[0].simulated, beside[0].simulated);
    assert_eq!(found[1].simulated, beside.last().and_then(|stage| stage.simulated));
}
