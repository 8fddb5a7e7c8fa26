//! Signal and spectrum agree with the definition of the transform, the plan and the trace.

use crate::common::replay;
use hyperfly_core::Complex64;
use hyperfly_reference::dft::{dft, dft_of_box};
use hyperfly_request::{Algorithm, Settings, SignalKind};
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::draw::surface::Anchor;
use hyperfly_view::{Frame, Ink, Replay, Scene, Selection, SpectrumScene};

/// Wide enough for the spectrum on the right.
const FRAME: Frame = Frame { width: 720.0, height: 200.0, text: 12.0 };

fn settings(algorithm: Algorithm, p: u32, n: u64) -> Settings {
    Settings { algorithm, p, n, signal: SignalKind::Noise, ..Settings::default() }
}

/// Returns all filled rectangles at a time: colour and x y width height, from left to right.
fn filled_rects(replay: &std::rc::Rc<Replay>, t: f64) -> Vec<(Ink, [f32; 4])> {
    let mut drawn = Recorder::default();
    SpectrumScene::new(replay, FRAME).draw_dynamic(t, None, &mut drawn);
    let of = |ink: Ink| drawn.rects_of(ink).into_iter().map(move |rect| (ink, rect));
    let mut all: Vec<_> = Ink::ALL.iter().flat_map(|&ink| of(ink)).collect();
    all.sort_by(|a, b| a.1[0].total_cmp(&b.1[0]));
    all
}

#[test]
fn bars_show_magnitudes_and_angles_of_transform() {
    let replay = replay(&settings(Algorithm::Transpose, 4, 64));
    let expected = dft(&replay.run().output.as_ref().expect("data").input, true);
    let most = expected.iter().map(|value| value.norm()).fold(0.0, f64::max);
    let bars = filled_rects(&replay, replay.t_end());
    assert_eq!(bars.len(), 64, "one for each");
    let tallest = bars.iter().map(|bar| bar.1[3]).fold(0.0, f32::max);
    for (k, ((ink, [_, y, _, height]), value)) in bars.iter().zip(&expected).enumerate() {
        let part = (value.norm() / most) as f32;
        assert!(
            (height / tallest - part).abs() < 1e-4 || *height < 2.0,
            "{k}: {height} of {tallest}, {part}"
        );
        assert_eq!(*ink, Ink::angle(value.arg()), "{k}");
        assert!((y + height - bars[0].1[1] - bars[0].1[3]).abs() < 1e-3, "{k} stands on the ground");
    }
}

/// Returns the peaks' names in a spectrum alone, with the left and right of each.
fn peak_names(n: u64, frame: Frame) -> Vec<(String, [f32; 2])> {
    let settings = Settings { p: 4, n, ..Settings::default() };
    let replay = replay(&settings);
    let mut drawn = Recorder::default();
    SpectrumScene::spectrum(&replay, frame).draw_dynamic(replay.t_end(), None, &mut drawn);
    let name = |shape: &Shape| {
        let Shape::Text(Ink::Text, x, _, style, name) = shape else { return None };
        let width = 0.55 * style.size * name.chars().count() as f32;
        let left = if style.anchor == Anchor::End { x - width } else { *x };
        Some((name.clone(), [left, left + width]))
    };
    let mut names: Vec<_> = drawn.marks.iter().filter_map(name).collect();
    names.sort_by_key(|(name, _)| name.parse::<u32>().ok());
    names
}

#[test]
fn every_peak_of_the_race_is_named_inside_the_picture() {
    for width in [260.0, 300.0, 430.0, 600.0, 1000.0] {
        for height in [48.0, 72.0, 128.0] {
            let names = peak_names(4096, Frame { text: 12.0, ..Frame::new(width, height) });
            let words: Vec<&str> = names.iter().map(|(name, _)| name.as_str()).collect();
            assert_eq!(words, ["256", "819", "3277", "3840"], "{width} × {height}");
            assert!(
                names.iter().all(|(_, [left, right])| *left >= 0.0 && *right <= width),
                "{width} × {height}: {names:?}"
            );
        }
    }
}

#[test]
fn spectrum_alone_has_one_colour_at_every_size() {
    for n in [64, 1024, 4096] {
        let replay = replay(&Settings { p: 4, n, ..Settings::default() });
        let mut drawn = Recorder::default();
        SpectrumScene::spectrum(&replay, FRAME).draw_dynamic(replay.t_end(), None, &mut drawn);
        let inks = Ink::ALL.iter().filter(|ink| !drawn.rects_of(**ink).is_empty());
        assert_eq!(inks.collect::<Vec<_>>(), [&Ink::Text], "n = {n}");
    }
}

#[test]
fn enlarged_samples_are_joined_without_crossing_indices() {
    let replay = replay(&settings(Algorithm::BinaryExchange, 4, 1024));
    for height in [150.0, 200.0, 320.0] {
        let mut drawn = Recorder::default();
        let frame = Frame { height, ..FRAME };
        SpectrumScene::new(&replay, frame).draw_static(&mut drawn);
        let index = |shape: &Shape| match shape {
            Shape::Text(_, x, y, style, text) if style.anchor == Anchor::Middle && *x < 360.0 => {
                let half = [0.28 * style.size * text.len() as f32, 0.4 * style.size];
                Some([x - half[0], y - half[1], x + half[0], y + half[1]])
            }
            _ => None,
        };
        let indices: Vec<[f32; 4]> = drawn.marks.iter().filter_map(index).collect();
        assert_eq!(indices.len(), 4);
        let wedge = drawn.lines_of(Ink::Muted);
        assert_eq!(wedge.len(), 2);
        for [x0, y0, x1, y1] in wedge {
            let points =
                (0..=100).map(|k| k as f32 / 100.0).map(|k| [x0 + k * (x1 - x0), y0 + k * (y1 - y0)]);
            let inside = |[x, y]: [f32; 2]| {
                indices.iter().any(|index| x > index[0] && x < index[2] && y > index[1] && y < index[3])
            };
            assert!(!points.into_iter().any(inside), "height {height}: {:?}", [x0, y0, x1, y1]);
        }
    }
}

#[test]
fn bars_appear_only_after_computation() {
    for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose, Algorithm::TwoDimensional] {
        let replay = replay(&settings(algorithm, 4, 64));
        let trace = &replay.run().trace;
        assert_eq!(filled_rects(&replay, 0.0).len(), 0, "{algorithm:?} at the beginning");
        // No processor begins the last stage before all its messages have arrived.
        let last_message = trace.injected.iter().zip(&trace.delivered).zip(&replay.run().plan.steps);
        let last_message = last_message.filter(|(_, step)| replay.run().plan.sends(step).is_some());
        let last_message = last_message.map(|((_, delivered), _)| *delivered).fold(0.0, f64::max);
        assert_eq!(
            filled_rects(&replay, last_message).len(),
            0,
            "{algorithm:?} when the last message has come"
        );
        let nearly = filled_rects(&replay, replay.t_end() * 0.999).len();
        assert!((32..64).contains(&nearly), "{algorithm:?}: {nearly} shortly before the end");
        assert_eq!(filled_rects(&replay, replay.t_end()).len(), 64, "{algorithm:?} at the end");
    }
}

#[test]
fn coefficient_of_large_transform_is_ready_when_its_processor_finishes() {
    let replay = replay(&settings(Algorithm::BinaryExchange, 16, 65536));
    let there = hyperfly_view::trace::coefficients::ready_times(&replay);
    for k in [0u64, 1, 12345, 65535] {
        // Unordered, X[k] ends where R[bit-reversed k] is computed, in blocks.
        let q = (k.reverse_bits() >> (64 - 16)) / (65536 / 16);
        assert_eq!(there[k as usize], replay.run().trace.finish[q as usize], "X[{k}]");
    }
}

#[test]
fn image_spectrum_is_two_dimensional() {
    // A square wave of 16 × 16 with alternating rows has only row frequency 8, column frequency 0.
    let settings = Settings { signal: SignalKind::Square, ..settings(Algorithm::TwoDimensional, 16, 256) };
    let replay = replay(&settings);
    let input = &replay.run().output.as_ref().expect("data").input;
    let side = input.len().isqrt();
    let exact = dft_of_box(input, &[side, side], true);
    let large: Vec<_> = (0..256).filter(|k| exact[*k].norm() > 1e-9).collect();
    let cells = filled_rects(&replay, replay.t_end());
    assert_eq!(cells.len(), large.len());
    let scene = SpectrumScene::new(&replay, FRAME);
    for (_, [x, y, width, height]) in cells {
        let Some(Selection::Element { stage: 8, index }) =
            scene.hit(x + width / 2.0, y + height / 2.0, f64::MAX)
        else {
            panic!("a coefficient is at its cell");
        };
        // Row and column bits are reversed separately.
        let reversed = |bits: u64| bits.reverse_bits() >> 60;
        let k = reversed(index >> 4) << 4 | reversed(index & 15);
        assert!(large.contains(&(k as usize)), "{k}");
    }
}

#[test]
fn hit_finds_coefficient_of_bar() {
    let replay = replay(&settings(Algorithm::BinaryExchange, 4, 32));
    let scene = SpectrumScene::new(&replay, FRAME);
    for (k, (_, [x, y, width, height])) in filled_rects(&replay, replay.t_end()).into_iter().enumerate() {
        let index = (k as u64).reverse_bits() >> 59;
        let hit = scene.hit(x + width / 2.0, y + height / 2.0, replay.t_end());
        assert_eq!(hit, Some(Selection::Element { stage: 5, index }), "X[{k}]");
    }
}

#[test]
fn hand_stroke_interpolates_between_points() {
    let replay = replay(&settings(Algorithm::BinaryExchange, 4, 64));
    let scene = SpectrumScene::new(&replay, FRAME);
    let x: Vec<Complex64> = replay.run().output.as_ref().expect("data").input.clone();
    let before: Vec<f64> = x.iter().flat_map(|value| [value.re, value.im]).collect();
    // The x positions of samples 10 and 30.
    let places: Vec<f32> = (0..720)
        .map(|x| x as f32)
        .filter(|x| {
            matches!(scene.hit(*x, 100.0, 0.0), Some(Selection::Element { stage: 0, index: 10 | 30 }))
        })
        .collect();
    let (first, last) = (places[0] + 2.0, places[places.len() - 1] - 2.0);
    let mut samples = before.clone();
    assert!(scene.draw_signal(None, [first, 60.0], &mut samples));
    assert!(scene.draw_signal(Some([first, 60.0]), [last, 140.0], &mut samples));
    for j in 0..64 {
        let [re, im] = [samples[2 * j], samples[2 * j + 1]];
        if (10..=30).contains(&j) {
            assert_eq!(im, 0.0, "{j}");
            assert!(j == 10 || re < samples[2 * j - 2], "{j}: down all the way");
        } else {
            assert_eq!([re, im], before[2 * j..2 * j + 2], "{j} is untouched");
        }
    }
    let middle = samples[40];
    let ends = (samples[20] + samples[60]) / 2.0;
    assert!((middle - ends).abs() < 0.02, "{middle} is half way between the ends, {ends}");
    assert!(!scene.draw_signal(None, [600.0, 60.0], &mut samples), "the spectrum cannot be drawn");
}

#[test]
fn arrow_keys_reach_every_sample_and_coefficient() {
    use hyperfly_view::KeyDirection;
    let replay = replay(&settings(Algorithm::BinaryExchange, 4, 32));
    let scene = SpectrumScene::new(&replay, FRAME);
    let mut at = scene.step(None, KeyDirection::Right, 0.0);
    for j in 0..32 {
        assert_eq!(at, Some(Selection::Element { stage: 0, index: j }));
        let below = scene.step(at, KeyDirection::Down, 0.0);
        assert_eq!(below, Some(Selection::Element { stage: 5, index: j.reverse_bits() >> 59 }), "X[{j}]");
        at = scene.step(at, KeyDirection::Right, 0.0);
    }
    assert_eq!(at, None, "nothing beyond the last one");
}
