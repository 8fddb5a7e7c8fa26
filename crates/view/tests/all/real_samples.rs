//! Pictures and sentences of runs with real samples: the stage that unpacks, its phases, and the spectrum of n/2 + 1 coefficients.

use crate::common::{FRAME, draw_layers, replay};
use hyperfly_core::Complex64;
use hyperfly_core::limits::Options;
use hyperfly_request::{Algorithm, Choice, Order, SampleType, Settings, SignalKind};
use hyperfly_view::scene::close_up::CloseUp;
use hyperfly_view::scene::spectrum::SpectrumScene;
use hyperfly_view::text::describe::describe;
use hyperfly_view::text::follow::{act_sentence, descendants, follow, follow_to_end};
use hyperfly_view::trace::coefficients::{coefficient_index, ready_times};
use hyperfly_view::trace::phases::PhaseKind;
use hyperfly_view::{Ink, KeyDirection, Replay, Scene, Selection};
use std::rc::Rc;

fn real(algorithm: Algorithm, p: u32, n: u64) -> Settings {
    let (samples, signal) = (SampleType::Real, SignalKind::Noise);
    Settings { algorithm, p, n, samples, signal, ..Settings::default() }
}

fn algorithms() -> impl Iterator<Item = Algorithm> {
    Algorithm::ALL.iter().copied().filter(|algorithm| algorithm.allows_real_samples())
}

fn small(algorithm: Algorithm) -> Rc<Replay> {
    replay(&real(algorithm, if algorithm == Algorithm::Serial { 1 } else { 4 }, 64))
}

/// A value depends on a sample if the transform of an impulse at that sample is not 0 there.
#[test]
fn descendants_of_real_samples_are_values_that_depend_on_them() {
    for algorithm in algorithms() {
        let (n, r) = (32, 5);
        let p = if algorithm == Algorithm::Serial { 1 } else { 4 };
        let settings = Settings { signal: SignalKind::Own, ..real(algorithm, p, 64) };
        for sample in [0usize, 1, 6, 13, 63] {
            let mut impulse = vec![Complex64::default(); 64];
            impulse[sample].re = 1.0;
            let run = hyperfly_request::run(&settings, Some(&impulse), Options::default())
                .expect("a valid scenario");
            let stages = run.output.as_ref().expect("data").stages.clone();
            let replay = Replay::new(Rc::new(run));
            for stage in 0..=r {
                let depends = |index: &u64| stages[usize::from(stage) * n + *index as usize].norm() > 1e-9;
                let expected: Vec<u64> = (0..n as u64).filter(depends).collect();
                let found = descendants(&replay, 0, sample as u64 / 2, stage);
                assert_eq!(found, expected, "{algorithm:?}: x({sample}) after {stage} stages");
            }
            let last = descendants(&replay, 0, sample as u64 / 2, 6);
            assert_eq!(last.len(), n, "every coefficient contains x({sample})");
        }
    }
}

/// The number of results that contain an element, in the sentence, is that of its descendants.
#[test]
fn sentence_counts_results_of_real_samples() {
    let replay = small(Algorithm::BinaryExchange);
    for (stage, index) in (0..=6u8).flat_map(|stage| (0..32u64).map(move |index| (stage, index))) {
        let said = follow_to_end(&replay, Selection::Element { stage, index }).expect("an element");
        let count = descendants(&replay, stage, index, 6).len();
        let expected = match stage {
            6 => "is made of 64 inputs".to_owned(),
            _ => format!("in {count} of the 32 results"),
        };
        assert!(said.contains(&expected), "R[{index}] after {stage} stages: {said}, {count}");
    }
}

#[test]
fn last_phase_of_real_samples_unpacks() {
    let last = |algorithm, order| {
        let p = if algorithm == Algorithm::Serial { 1 } else { 4 };
        let replay = replay(&Settings { order, ..real(algorithm, p, 64) });
        let kinds: Vec<PhaseKind> = replay.phases().iter().map(|phase| phase.kind).collect();
        let messages = kinds.len() as u8 - 1;
        let sent = (0..replay.run().plan.steps.len() as u32).filter(|record| {
            replay.phase_of(*record) == Some(messages.into()) && replay.message(*record).is_some()
        });
        (kinds[kinds.len() - 2..].to_vec(), sent.count())
    };
    let (local, across) = (PhaseKind::Local { first: 5, last: 6 }, PhaseKind::Exchange { stage: 5 });
    assert_eq!(
        last(Algorithm::Serial, Order::Unordered),
        (vec![PhaseKind::Local { first: 0, last: 5 }, local], 0)
    );
    assert_eq!(
        last(Algorithm::BinaryExchange, Order::Unordered),
        (vec![PhaseKind::Local { first: 2, last: 5 }, across], 2)
    );
    // Blocks of coefficients: seven words to p − 1 − q, and one word to p − q unless that is q or p.
    let ordering = PhaseKind::Redistribution { before: 5 };
    assert_eq!(last(Algorithm::BinaryExchange, Order::Ordered), (vec![ordering, across], 6));
    assert_eq!(last(Algorithm::Transpose, Order::Ordered), (vec![ordering, across], 6));
    assert_eq!(last(Algorithm::GroupCyclic, Order::Unordered), (vec![ordering, across], 6));
}

#[test]
fn coefficients_of_real_samples_are_ready_at_the_end() {
    for algorithm in algorithms() {
        let replay = small(algorithm);
        let times = ready_times(&replay);
        assert_eq!((times.len(), times[32]), (33, times[0]));
        let end = times.iter().copied().fold(0.0, f64::max);
        assert!(
            (end - replay.t_end()).abs() <= 1e-9 * end,
            "{algorithm:?}: {end} and not {}",
            replay.t_end()
        );
    }
}

/// One bar for each of the n/2 + 1 coefficients, which are elements of R.
#[test]
fn spectrum_of_real_samples_has_a_bar_for_each_coefficient() {
    let replay = replay(&real(Algorithm::Transpose, 4, 32));
    let mut scene = SpectrumScene::new(&replay, FRAME);
    let drawn = draw_layers(&mut scene, replay.t_end(), None);
    let bars: Vec<[f32; 4]> = Ink::ALL.iter().flat_map(|ink| drawn.rects_of(*ink)).collect();
    assert_eq!(bars.len(), 17);
    // All samples are a line with dots.
    assert_eq!(drawn.discs_of(Ink::Text).len(), 32);
    let mut selections = Vec::new();
    let mut selection = Some(Selection::Element { stage: 5, index: 0 });
    while let Some(Selection::Element { stage, index }) = selection {
        selections.push(coefficient_index(&replay.run().plan, index));
        assert_eq!(stage, 5);
        selection = scene.step(selection, KeyDirection::Right, 0.0);
        if selections.len() == 17 {
            break;
        }
    }
    assert_eq!(selections[..16], (0..16).collect::<Vec<u64>>());
    // The last coefficient shares an element with the first.
    assert_eq!(selections[16], 0);
}

#[test]
fn words_of_real_samples_name_mirror_images() {
    let replay = small(Algorithm::BinaryExchange);
    let acts = replay.acts();
    let last = acts.last().expect("acts");
    assert!(act_sentence(&replay, last).starts_with("Stage 5 unpacks the real samples"));
    let said = follow(&replay, Selection::Element { stage: 5, index: 16 }, Some(last)).expect("an element");
    assert_eq!(
        said,
        "R[16] goes from processor 2 to processor 3, where it is combined with R[31]. Then 2 numbers contain R[16]."
    );
    assert!(CloseUp::new(&replay, 6, 16).is_none() && CloseUp::new(&replay, 5, 16).is_some());
    let rows = describe(&replay, Selection::Element { stage: 6, index: 16 }, replay.t_end());
    let value = |name: &str| rows.iter().find(|row| row.name == name).map(|row| row.value.clone());
    assert!(value("first input").expect("a row").starts_with("R[16] = "));
    assert!(value("mirror image").expect("a row").starts_with("R[31] = "));
    let first = describe(&replay, Selection::Element { stage: 0, index: 3 }, 0.0);
    assert!(first.iter().any(|row| row.value.contains("x(6), x(7)")), "{first:?}");
}
