//! Measurements compared with predictions, on invented numbers.

use hyperfly_core::formulations::Algorithm;
use hyperfly_core::limits::Options;
use hyperfly_core::{Scenario, run};
use hyperfly_model::choose::Candidate;
use hyperfly_request::Settings;
use hyperfly_view::draw::palette::Ink;
use hyperfly_view::draw::record::Recorder;
use hyperfly_view::measured::{
    CandidateTimes, Cause, CauseTime, Cell, ExternalTiming, FastestMap, Row, Study, Verdict, cause_name,
    draw_fastest, draw_lockstep, fastest_height, headline, lockstep, lockstep_from_timings, lockstep_height,
    most_different_stage, planes, relative_error, score, stage_sentence, stages, stages_from_timings,
    verdict_sign,
};
use hyperfly_view::notation::numbers::percent;
use hyperfly_view::{Frame, Replay};
use std::rc::Rc;

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
fn measured_and_predicted_efficiency_use_matching_serial_time() {
    let mut study = study();
    assert_eq!(study.efficiency(2, 5e-3), Some(0.8));
    assert_eq!(study.predicted_efficiency(2, 4e-3), Some(1.0));
    study.rows.remove(0);
    assert_eq!(study.efficiency(2, 5e-3), None, "without T_s");
    assert_eq!(relative_error(5e-3, 4e-3), format!("−{}", percent(0.2)));
    assert_eq!(relative_error(4e-3, 5e-3), format!("+{}", percent(0.25)));
}

#[test]
fn headline_names_the_main_difference() {
    let message = headline(&study());
    let off = relative_error(5e-3, 4e-3);
    for part in ["p = 2", "5 ms", "3 passes", "E = 0.80", "4 ms", "E = 1.00", &*off, "messages: 900 µs more"]
    {
        assert!(message.contains(part), "{part}: {message}");
    }
}

#[test]
fn headline_without_serial_time_has_no_efficiency() {
    let mut study = study();
    study.rows.remove(0);
    let message = headline(&study);
    for part in ["p = 2", "5 ms", "3 passes", "E is not known", "4 ms", "messages: 900 µs more"] {
        assert!(message.contains(part), "{part}: {message}");
    }
    assert!(!message.contains("E =") && !message.contains('–') && !message.contains('%'), "{message}");
    assert_eq!(planes(&study).len(), 1, "a chart of E would be empty");
}

#[test]
fn planes_draw_every_pass_as_a_point() {
    let planes = planes(&study());
    let [times, efficiencies] = &planes[..] else { panic!("two charts") };
    let rings: usize = times.series.iter().map(|series| series.points.len()).sum();
    assert_eq!(rings, 6);
    assert_eq!(
        efficiencies.series.last().map(|series| series.line.clone()),
        Some(vec![(1.0, 1.0), (2.0, 0.8)])
    );
}

/// Twenty ticks of 0.1 ms are 2 ms, so a time of 0.5 ms needs four times the points.
#[test]
fn coarse_time_needs_a_larger_n() {
    let mut study = study();
    assert!(!study.is_coarse());
    assert_eq!(study.exact_n(), Some(study.scenario.n()));
    study.rows.push(row(4, 0.5e-3, 0.5e-3, [0.5e-3, 0.0, 0.0]));
    assert!(study.is_coarse());
    assert_eq!(study.exact_n(), Some(4 * study.scenario.n()));
}

/// A run compared with itself has no differences.
#[test]
fn stages_pair_measured_and_simulated_phases() {
    let settings = Settings { rate: 1e9, p: 4, n: 64, ..Settings::default() };
    let replay = Replay::new(run(&settings.scenario(), None, Options::default()).expect("a run").into());
    let paired = stages(&replay, Some(&replay));
    assert_eq!(paired.len(), replay.phases().len());
    assert!(paired.iter().all(|stage| stage.simulated == Some(stage.measured) && stage.measured > 0.0));
    // Stage 0 ends on rank 1 3 s after it began on rank 0; stages 2 to 5 are one phase.
    let timing = |rank, stage, begin, end| ExternalTiming { rank, stage, begin, end };
    let timings =
        [timing(0, 0, 1.0, 2.0), timing(1, 0, 1.5, 4.0), timing(0, 2, 5.0, 6.0), timing(0, 5, 7.0, 9.0)];
    let found = stages_from_timings(&timings, &replay);
    assert_eq!(found.iter().map(|stage| stage.measured).collect::<Vec<_>>(), [3.0, 4.0]);
    assert_eq!(found[0].simulated, paired[0].simulated);
    assert_eq!(found[1].simulated, paired.last().and_then(|stage| stage.simulated));
}

/// Returns an invented measurement on two processors and the simulation of the same plan. The causes of the difference are known.
fn measured_and_simulated() -> (Rc<Replay>, Rc<Replay>) {
    let settings = Settings { rate: 1e9, p: 2, n: 16, ts: 10.0, tw: 1.0, ..Settings::default() };
    let simulated = run(&settings.scenario(), None, Options::default()).expect("a run");
    let mut measured = simulated.clone();
    let trace = &mut measured.trace;
    // Everything takes twice as long, and the last step of processor 1 five units more.
    for times in [
        &mut trace.start,
        &mut trace.begun,
        &mut trace.injected,
        &mut trace.delivered,
        &mut trace.arrived,
        &mut trace.finish,
        &mut trace.unhindered_hop,
        &mut trace.unhindered_transfer,
    ] {
        times.iter_mut().for_each(|time| *time *= 2.0);
    }
    trace.finish[1] += 5.0;
    trace.t_parallel = trace.finish[1];
    (Replay::new(Rc::new(measured)), Replay::new(Rc::new(simulated)))
}

#[test]
fn causes_of_a_stage_add_up_to_its_length() {
    let (measured, simulated) = measured_and_simulated();
    let last = measured.phases().len() - 1;
    for at in 0..=last {
        let stage = lockstep(&measured, Some(&simulated), at).expect("a stage");
        let portions = stage.portions();
        let sum = |part: fn(&CauseTime) -> f64| portions.iter().map(part).sum::<f64>();
        let close = |a: f64, b: f64| assert!((a - b).abs() < 1e-12 * b, "{a} {b}");
        close(sum(|portion| portion.measured), stage.measured.duration);
        close(sum(|portion| portion.simulated), stage.simulated.as_ref().expect("it").duration);
        for portion in &portions {
            let more = if at == last && portion.cause == Cause::Rest { 5e-9 } else { 0.0 };
            assert!((portion.measured - 2.0 * portion.simulated - more).abs() < 1e-15, "{at}: {portion:?}");
        }
    }
    // Stage 0 is an exchange: start-up, words and a node for each of 8 elements.
    let stage = lockstep(&measured, Some(&simulated), 0).expect("a stage");
    assert_eq!(stage.measured.duration, 2.0 * simulated.run().seconds(simulated.phases()[0].end).expect("s"));
    let most = stage.largest_portion().expect("a difference");
    assert!(stage_sentence(&stage).contains(cause_name(most.cause)), "{}", stage_sentence(&stage));
    let portion_of =
        |cause: Cause| stage.portions().into_iter().find(|portion| portion.cause == cause).expect("it");
    // 8 words: t_s = 10, half a unit for the hop, t_w · 8 = 8.
    assert!(
        (portion_of(Cause::Messages).simulated - 18.5e-9).abs() < 1e-15,
        "{:?}",
        portion_of(Cause::Messages)
    );
    // Compared with itself, a stage has no difference.
    let same = lockstep(&simulated, Some(&simulated), 0).expect("a stage");
    assert_eq!(same.largest_portion(), None);
    assert_eq!(lockstep(&simulated, None, 0).expect("a stage").portions(), []);
    assert_eq!(lockstep(&simulated, None, last + 1), None);
}

/// All stages are twice as long as simulated, so the longest one differs most.
#[test]
fn most_different_finds_the_longest_stage() {
    let (measured, simulated) = measured_and_simulated();
    let stage = |at| lockstep(&measured, Some(&simulated), at);
    let count = measured.phases().len();
    let found = most_different_stage(count, stage);
    let duration = |at: usize| stage(at).expect("a stage").measured.duration;
    assert!((0..count).all(|at| duration(at) <= duration(found) + 5e-9), "{found}");
}

#[test]
fn external_timings_have_only_time_within_and_rest() {
    let (_, simulated) = measured_and_simulated();
    let timing = |rank, stage, begin, end| ExternalTiming { rank, stage, begin, end };
    // Rank 1 enters one second later and leaves two later: 2 and 3 of the 4 seconds are spent in the stage.
    let timings = [timing(0, 0, 1.0, 3.0), timing(1, 0, 2.0, 5.0)];
    let stage = lockstep_from_timings(&timings, &simulated, 0).expect("a stage");
    let portions = stage.portions();
    let measured: Vec<_> = portions.iter().map(|portion| (portion.cause, portion.measured)).collect();
    assert_eq!(measured, [(Cause::Within, 2.5), (Cause::Rest, 1.5)]);
    assert_eq!(portions[1].simulated, 0.0);
    assert_eq!(lockstep_from_timings(&timings, &simulated, 1), None);
}

/// Both sides begin at the same x, and a side that takes twice the time is drawn twice as long.
#[test]
fn lockstep_draws_both_sides_on_one_scale() {
    let (measured, simulated) = measured_and_simulated();
    let stage = lockstep(&measured, Some(&simulated), 0).expect("a stage");
    let mut recorder = Recorder::default();
    let frame = Frame::new(600.0, lockstep_height(&stage, 12.0));
    draw_lockstep(&stage, ["above", "below"], frame, &mut recorder);
    // Leave out the legend, which begins at 0.
    let inks = [Ink::Compute, Ink::Startup, Ink::Transfer];
    let rows = inks.into_iter().flat_map(|ink| recorder.rects_of(ink));
    let rows: Vec<[f32; 4]> = rows.filter(|rect| rect[1] < frame.height * 0.85).collect();
    let (above, below): (Vec<_>, Vec<_>) = rows.iter().partition(|rect| rect[1] < frame.height / 2.5);
    let ends = |rects: &[&[f32; 4]]| {
        let least = rects.iter().map(|rect| rect[0]).fold(f32::INFINITY, f32::min);
        (least, rects.iter().map(|rect| rect[0] + rect[2]).fold(0.0, f32::max))
    };
    let ((left, right), (other_left, other_right)) = (ends(&above), ends(&below));
    assert_eq!(left, other_left);
    assert!(((right - left) / (other_right - other_left) - 2.0).abs() < 1e-3, "{right} {other_right}");
    assert!(recorder.texts().contains(&"above") && recorder.texts().contains(&"below"));
    // Everything is inside the frame.
    assert!(rows.iter().all(|rect| rect[0] + rect[2] < frame.width && rect[1] + rect[3] < frame.height));
}

/// Returns a cell of two formulations. The first is predicted to be faster.
fn cell(p: u32, r: u32, first: [f64; 3], second: [f64; 3]) -> Cell {
    let tried = |algorithm, simulated, measured| CandidateTimes {
        choice: Candidate::new(algorithm, 2),
        simulated,
        measured: Some(measured),
    };
    let tried =
        vec![tried(Algorithm::BinaryExchange, 1.0, first), tried(Algorithm::GroupCyclic, 1.5, second)];
    Cell { p, n: 1 << r, tried }
}

#[test]
fn verdict_depends_on_spread_and_resolution() {
    let verdict = |first, second, resolution| cell(2, 10, first, second).verdict(resolution);
    assert_eq!(verdict([0.9, 1.0, 1.1], [0.9, 1.2, 1.4], 0.0), Some(Verdict::Right));
    // The middle halves touch.
    assert_eq!(verdict([0.9, 1.0, 1.1], [0.7, 0.8, 0.9], 0.0), Some(Verdict::Tie));
    assert_eq!(verdict([0.9, 1.0, 1.1], [0.7, 0.8, 0.85], 0.0), Some(Verdict::Wrong));
    // The difference is below the clock resolution.
    assert_eq!(verdict([0.9, 1.0, 1.1], [0.7, 0.8, 0.85], 0.1), Some(Verdict::Tie));
    // Among equally fast ones, the predicted one counts as the fastest.
    assert_eq!(verdict([1.0, 1.0, 1.0], [1.0, 1.0, 1.0], 0.0), Some(Verdict::Right));
    let wrong = cell(2, 10, [0.9, 1.0, 1.1], [0.7, 0.75, 0.8]);
    assert_eq!(wrong.gain(), Some(0.25));
    assert_eq!(verdict_sign(&wrong, Verdict::Wrong), format!("−{}", percent(0.25)));
    // Without a measurement there is no verdict.
    let mut short = wrong;
    short.tried[1].measured = None;
    assert_eq!((short.fastest(), short.verdict(0.0)), (None, None));
}

#[test]
fn fastest_map_counts_and_draws_its_cells() {
    let right = |p, r| cell(p, r, [0.9, 1.0, 1.1], [1.9, 2.0, 2.1]);
    let wrong = cell(4, 11, [0.9, 1.0, 1.1], [0.4, 0.5, 0.6]);
    let tie = cell(2, 11, [0.9, 1.0, 1.1], [0.7, 0.95, 1.2]);
    let map = FastestMap { cells: vec![right(2, 10), right(4, 10), tie, wrong], resolution: 0.0 };
    assert_eq!((map.columns(), map.rows(), map.score()), (vec![2, 4], vec![10, 11], [2, 1, 4]));
    assert!(score(&map).contains("2 of 4") && score(&map).contains("in 1 more"), "{}", score(&map));
    let mut recorder = Recorder::default();
    draw_fastest(&map, Frame::new(620.0, fastest_height(&map, 12.0)), &mut recorder);
    let texts = recorder.texts();
    let count = |wanted: &str| texts.iter().filter(|text| **text == wanted).count();
    let gain = format!("−{}", percent(0.5));
    assert_eq!((count("="), count("≈"), count(&gain)), (2, 1, 1), "{texts:?}");
    // Every cell has two halves that do not overlap.
    let rects = recorder.rects_of(Ink::Wire);
    assert_eq!(rects.len(), 8);
    let area: f32 = rects.iter().map(|[_, _, width, height]| width * height).sum();
    for (k, a) in rects.iter().enumerate() {
        for b in &rects[..k] {
            let apart = a[0] >= b[0] + b[2] - 0.1 || b[0] >= a[0] + a[2] - 0.1;
            assert!(apart || a[1] >= b[1] + b[3] || b[1] >= a[1] + a[3], "{a:?} {b:?}");
        }
    }
    // Two rows of 3.2 em, with margins of 3 em and 1.2 em at the sides and small gaps between the cells.
    let whole = (620.0 - 4.2 * 12.0) * 2.0 * 3.2 * 12.0;
    assert!((0.85..1.0).contains(&(area / whole)), "{area} of {whole}");
}
