//! The values in the butterfly agree with sums computed from the definition of the transform.

use crate::common::replay;
use hyperfly_core::Complex64;
use hyperfly_reference::dft::intermediate_value;
use hyperfly_request::{Algorithm, Settings, SignalKind};
use hyperfly_view::draw::record::Recorder;
use hyperfly_view::text::describe;
use hyperfly_view::trace::values::Values;
use hyperfly_view::{ButterflyScene, Frame, Ink, Scene, Selection};
use std::f64::consts::TAU;

const FRAME: Frame = Frame { width: 720.0, height: 480.0, text: 12.0 };

fn settings(algorithm: Algorithm, p: u32, n: u64, signal: SignalKind) -> Settings {
    Settings { algorithm, p, n, signal, ..Settings::default() }
}

#[test]
fn node_values_match_partial_transforms() {
    for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose] {
        let replay = replay(&settings(algorithm, 4, 32, SignalKind::Noise));
        let values = Values::new(&replay).expect("a small run");
        let x = &replay.run().output.as_ref().expect("data").input;
        for stage in 0..=5u8 {
            for index in 0..32 {
                let (value, expected) = (
                    values.at(stage, index).expect("held"),
                    intermediate_value(x, stage.into(), index as usize),
                );
                assert!(
                    (value - expected).norm() < 1e-13 * values.largest(stage),
                    "{algorithm:?} {stage} {index}"
                );
            }
        }
    }
}

#[test]
fn disc_shows_magnitude_and_angle() {
    let replay = replay(&settings(Algorithm::BinaryExchange, 4, 16, SignalKind::Noise));
    let x = &replay.run().output.as_ref().expect("data").input;
    let mut drawn = Recorder::default();
    ButterflyScene::new(&replay, FRAME).draw_dynamic(replay.t_end(), None, &mut drawn);
    // A ring surrounds every node, as large as the largest value.
    let rings: Vec<[f32; 3]> = drawn.rings_of(Ink::Wire);
    assert_eq!(rings.len(), 5 * 16);
    let largest =
        |stage: u32| (0..16).map(|index| intermediate_value(x, stage, index).norm()).fold(0.0, f64::max);
    for (at, [left, top, radius]) in rings.into_iter().enumerate() {
        // Binary-exchange keeps R[i] in row i, and columns follow each other.
        let (stage, index) = (at as u32 / 16, at % 16);
        let value = intermediate_value(x, stage, index);
        let ink = Ink::angle(value.arg());
        let size = (f64::from(radius) * value.norm() / largest(stage)).max(f64::from(radius) * 0.16);
        let same = |disc: &[f32; 3]| disc[..2] == [left, top] && (f64::from(disc[2]) - size).abs() < 1e-3;
        assert!(drawn.discs_of(ink).iter().any(same), "stage {stage}, R[{index}] = {value}");
    }
}

#[test]
fn output_bars_appear_only_when_computed() {
    let replay = replay(&settings(Algorithm::BinaryExchange, 4, 16, SignalKind::Sine));
    let mut scene = ButterflyScene::new(&replay, FRAME);
    let mut bars = |t: f64| {
        let mut drawn = Recorder::default();
        scene.draw_dynamic(t, None, &mut drawn);
        let inks = (0..12).map(|k| Ink::angle(TAU / 12.0 * f64::from(k))).chain([Ink::Muted]);
        inks.map(|ink| drawn.rects_of(ink).len()).sum::<usize>()
    };
    assert_eq!(bars(0.0), 0);
    assert_eq!(bars(replay.t_end() * 0.9), 0);
    assert_eq!(bars(replay.t_end()), 16);
}

#[test]
fn rounding_is_shown_as_zero() {
    // A sine has two coefficients; rounding in the others is shown as 0.
    let replay = replay(&settings(Algorithm::BinaryExchange, 4, 16, SignalKind::Sine));
    let spectrum = &replay.run().output.as_ref().expect("data").spectrum;
    assert!(spectrum.iter().any(|x| x.norm() > 0.0 && x.norm() < 1e-14), "there is rounding to hide");
    let values = Values::new(&replay).expect("small");
    let others = (0..16).filter(|index| values.at(4, *index) == Some(Complex64::default())).count();
    assert_eq!(others, 14);
    let shown = (0..16).filter(|&index| {
        let rows = describe::describe(&replay, Selection::Element { stage: 4, index }, replay.t_end());
        rows.iter().any(|row| row.name == "value" && row.value == "0")
    });
    assert_eq!(shown.count(), 14);
}

#[test]
fn values_inside_radix_4_butterfly_are_none() {
    let settings = Settings { radix: 4, ..settings(Algorithm::Serial, 1, 16, SignalKind::Noise) };
    let replay = replay(&settings);
    let values = Values::new(&replay).expect("small");
    assert!((0..16).all(|index| values.at(1, index).is_none() && values.at(2, index).is_some()));
}

/// The card of an element shows its value once computed, its partner, its successors and the message that carries it.
#[test]
fn element_card_shows_value_partner_and_message() {
    let replay = replay(&settings(Algorithm::BinaryExchange, 4, 16, SignalKind::Noise));
    let x = &replay.run().output.as_ref().expect("data").input;
    // After one stage R[3] is on processor 0, where it is combined with R[7] of processor 1.
    let shown = |t: f64| {
        let rows = describe::describe(&replay, Selection::Element { stage: 1, index: 3 }, t);
        move |name: &str| {
            rows.iter().find(|row| row.name == name).map(|row| row.value.clone()).unwrap_or_default()
        }
    };
    assert_eq!(shown(0.0)("value"), "not computed yet");
    assert!(!shown(0.0)("first input").contains('='), "no value of an element that is not there");
    let end = shown(replay.t_end());
    let expected = x[3] + x[11];
    let magnitude = hyperfly_view::notation::numbers::quantity(expected.norm(), 4);
    let angle = expected.arg().to_degrees().round();
    assert_eq!(
        end("value"),
        format!(
            "{} = {magnitude} ∠ {}°",
            hyperfly_view::notation::numbers::complex(expected),
            hyperfly_view::notation::numbers::quantity(angle, 3)
        )
    );
    assert_eq!(end("element"), "R[3] on processor 0");
    assert_eq!(end("partner"), "R[7] on processor 1");
    assert_eq!(end("becomes"), "R[3] and R[7]");
    let message =
        (0..).filter_map(|record| replay.message(record)).find(|m| (m.from, m.to) == (0, 1)).expect("one");
    let [from, to] =
        [message.injected, message.delivered].map(|time| hyperfly_view::notation::numbers::quantity(time, 5));
    assert_eq!(end("travels"), format!("0→1, from {from} to {to}"));

    // The card of a message shows its elements once it is sent.
    let rows = |t: f64| describe::describe(&replay, Selection::Message(message.record), t);
    assert!(rows(message.injected - 1.0).iter().any(|row| row.value == "not sent yet"));
    assert!(rows(message.injected - 1.0).iter().all(|row| row.name != "carries"));
    let carries =
        rows(message.delivered).into_iter().find(|row| row.name == "carries").expect("elements").value;
    let first = format!(
        "R[0] = {}; R[1] = {}; ",
        hyperfly_view::notation::numbers::complex(x[0] + x[8]),
        hyperfly_view::notation::numbers::complex(x[1] + x[9])
    );
    assert!(carries.starts_with(&first) && carries.ends_with("; …"), "{carries}");
}

/// The bounding box of a selection is at the ring around a node.
#[test]
fn selection_bounds_contain_selected_node() {
    let replay = replay(&settings(Algorithm::BinaryExchange, 4, 16, SignalKind::Noise));
    let mut scene = ButterflyScene::new(&replay, FRAME);
    for (stage, index) in [(0, 0), (2, 5), (4, 15)] {
        let selection = Selection::Element { stage, index };
        let place = hyperfly_view::scene::place::selection_place(
            &mut scene,
            [FRAME.width, FRAME.height],
            selection,
            50.0,
        )
        .expect("a place");
        let [left, top, expected, bottom] = place.bounds;
        let middle = [(left + expected) / 2.0, (top + bottom) / 2.0];
        assert_eq!(scene.hit(middle[0], middle[1], 50.0), Some(selection));
        assert!(expected - left < 60.0 && bottom - top < 60.0, "{left} {top} {expected} {bottom}");
    }
}
