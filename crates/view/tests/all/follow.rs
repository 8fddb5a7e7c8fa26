//! Following a number through a run, and butterflies close up, against the definition of the transform.

use crate::common::{FRAME, replay};
use hyperfly_core::Complex64;
use hyperfly_reference::dft::{dft, intermediate_value};
use hyperfly_request::{Algorithm, Settings, SignalKind};
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::notation::numbers::quantity;
use hyperfly_view::scene::close_up::{CloseUp, Combination};
use hyperfly_view::scene::place::selection_place;
use hyperfly_view::text::describe::describe_followed;
use hyperfly_view::text::follow::{act_sentence, descendants, follow, follow_to_end, label, order_sentence};
use hyperfly_view::text::tones::{tones, tones_sentence};
use hyperfly_view::trace::followed::{Followed, time_of_stage};
use hyperfly_view::{ButterflyScene, Ink, Replay, Scene, Selection};
use std::f64::consts::TAU;
use std::rc::Rc;

fn small(signal: SignalKind) -> Rc<Replay> {
    replay(&Settings { p: 4, n: 16, signal, ..Settings::default() })
}

/// A value depends on a sample if the transform of an impulse at that sample is not 0 there.
#[test]
fn descendants_of_input_are_values_that_depend_on_it() {
    let replay = small(SignalKind::Noise);
    for sample in 0..16 {
        let mut impulse = vec![Complex64::default(); 16];
        impulse[sample] = Complex64::new(1.0, 0.0);
        for stage in 0..=4u8 {
            let depends =
                |index: &u64| intermediate_value(&impulse, stage.into(), *index as usize).norm() > 1e-9;
            let expected: Vec<u64> = (0..16).filter(depends).collect();
            assert_eq!(descendants(&replay, 0, sample as u64, stage), expected, "x({sample}), stage {stage}");
        }
    }
}

#[test]
fn input_is_followed_through_every_stage() {
    let replay = small(SignalKind::TwoTone);
    let (acts, input) = (replay.acts(), Selection::Element { stage: 0, index: 10 });
    let say = |at: usize| follow(&replay, input, Some(&acts[at])).expect("an element");
    assert_eq!(
        say(0),
        "x(10) goes from processor 2 to processor 0, where it is combined with x(2). Then 2 numbers contain x(10)."
    );
    // The message is one of the run, within the act.
    let message = (0..).map_while(|record| (record < 200).then(|| replay.message(record))).flatten();
    let sent: Vec<_> = message.filter(|m| (m.from, m.to) == (2, 0)).collect();
    assert!(sent.iter().any(|m| m.injected >= acts[0].start && m.delivered <= acts[0].end), "{sent:?}");
    assert_eq!(
        say(1),
        "R[2] goes from processor 0 to processor 1, where it is combined with R[6]. R[10] goes from processor 2 to processor 3, where it \
         is combined with R[14]. Then 4 numbers contain x(10)."
    );
    assert_eq!(
        say(2),
        "Nothing moves: partners 2 apart are in the same processor (0, 1, 2, 3). Then 8 numbers contain x(10)."
    );
    assert_eq!(
        follow(&replay, input, None).expect("an element"),
        "x(10) is on processor 2. Press Play to see where it goes."
    );
    assert_eq!(follow_to_end(&replay, input).expect("an element"), "x(10) is now in 16 of the 16 results.");
    let output = Selection::Element { stage: 4, index: 1 };
    assert_eq!(follow_to_end(&replay, output).expect("an element"), "R[1] is made of 16 inputs.");
    assert_eq!(follow(&replay, Selection::Processor(1), None), None);
    assert_eq!(follow(&replay, Selection::Element { stage: 0, index: 16 }, None), None);
}

#[test]
fn number_is_in_each_stage_at_its_time() {
    let replay = small(SignalKind::TwoTone);
    for stage in 0..=4 {
        let input = Selection::Element { stage: 0, index: 10 };
        let followed = Followed::at(&replay, input, time_of_stage(&replay, stage));
        assert_eq!(followed, Some(Followed { stage, index: 10 }));
    }
}

#[test]
fn acts_are_told_with_their_costs() {
    let replay = small(SignalKind::TwoTone);
    let acts = replay.acts();
    let labels: Vec<String> = acts.iter().map(|act| label(&replay, act)).collect();
    assert_eq!(labels, ["partners 8 apart", "partners 4 apart", "inside a processor", "inside a processor"]);
    let s = Settings::default();
    let [startup, transfer, compute] = [s.ts, s.th + 4.0 * s.tw, 4.0 * s.tc].map(|time| quantity(time, 3));
    assert!(
        act_sentence(&replay, &acts[0])
            .ends_with(&format!("Time: {startup} to start, {transfer} to send, {compute} to compute."))
    );
    assert!(act_sentence(&replay, &acts[3]).ends_with(&format!("Time: {compute} to compute.")));
}

#[test]
fn close_up_shows_values_of_definition() {
    for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose] {
        for (p, n) in [(4, 16), (4, 64), (16, 256)] {
            let settings = Settings { algorithm, p, n, signal: SignalKind::Noise, ..Settings::default() };
            let replay = replay(&settings);
            let x = &replay.run().output.as_ref().expect("data").input;
            let r = n.trailing_zeros() as u8;
            for stage in 1..=r {
                for index in (0..n).step_by((n / 16) as usize) {
                    let close_up = CloseUp::new(&replay, stage, index).expect("values");
                    let half = n >> stage;
                    let [low, high] = [index & !half, index | half];
                    let value = |stage: u8, index: u64| intermediate_value(x, stage.into(), index as usize);
                    let near = |found: Complex64, expected: Complex64| (found - expected).norm() < 1e-9;
                    let [a, b] = close_up.inputs;
                    assert!(near(a, value(stage - 1, low)) && near(b, value(stage - 1, high)));
                    assert!(
                        near(close_up.results[0], value(stage, low)),
                        "{algorithm:?} {n} {stage} {index}"
                    );
                    assert!(near(close_up.results[1], value(stage, high)));
                    assert!(near(a + close_up.turned, close_up.results[0]));
                    assert!(near(a - close_up.turned, close_up.results[1]));
                    // ω turns clockwise and keeps the length.
                    let turn = Complex64::from_polar(1.0, close_up.rotation() / 360.0 * TAU);
                    assert!(close_up.rotation() <= 0.0);
                    assert!(near(b * turn, close_up.turned), "{} {}", b * turn, close_up.turned);
                }
            }
        }
    }
}

#[test]
fn arrows_cancel_double_or_add() {
    // x(0) = 1 and x(8) = −1 of a sine of odd frequency.
    let replay = small(SignalKind::Sine);
    let x = &replay.run().output.as_ref().expect("data").input;
    let combinations = |index: u64| {
        let close_up = CloseUp::new(&replay, 0, index).expect("values");
        [0, 1].map(|result| close_up.combination(result))
    };
    let mut seen = Vec::new();
    for index in 0..8 {
        let [a, b] = [x[index], x[index + 8]];
        if a.norm() < 1e-9 {
            continue;
        }
        let expected = match (a - b).norm() < 1e-9 {
            true => [Combination::Double, Combination::Cancel],
            false => [Combination::Cancel, Combination::Double],
        };
        assert!((a - b).norm() < 1e-9 || (a + b).norm() < 1e-9);
        assert_eq!(combinations(index as u64), expected.map(Some));
        seen.push(expected);
    }
    assert!(!seen.is_empty());
    let noise = CloseUp::new(&small(SignalKind::Noise), 0, 3).expect("values");
    assert_eq!([0, 1].map(|result| noise.combination(result)), [Some(Combination::Add); 2]);
}

#[test]
fn close_up_appears_once_computed() {
    let replay = small(SignalKind::Noise);
    let end = replay.acts()[0].end;
    let at = |stage: u8, t: f64| CloseUp::at(&replay, Selection::Element { stage, index: 3 }, t);
    assert_eq!(at(0, 0.0), None);
    assert_eq!(at(1, end - 4.0), None);
    assert!(at(0, end).is_some() && at(1, end).is_some());
    assert_eq!(at(2, end), None);
    assert_eq!(CloseUp::at(&replay, Selection::Stage(0), end), None);
    let svg = at(1, end).expect("computed").svg(true, hyperfly_view::ColourScheme::Light, 12.0);
    assert!(svg.starts_with("<svg") && svg.contains("x(11)") && !svg.contains("NaN"), "{svg}");
}

/// A followed number is described by its value, its partner and their sum or difference in the stage that the run has reached, computed
/// here by the definition.
#[test]
fn followed_number_meets_its_partner_in_every_stage() {
    for signal in [SignalKind::Noise, SignalKind::TwoTone] {
        let replay = small(signal);
        let x = &replay.run().output.as_ref().expect("data").input;
        for index in [10u64, 3] {
            let input = Selection::Element { stage: 0, index };
            for (l, act) in replay.acts().iter().enumerate() {
                let stage = l as u8;
                let value = |stage: usize, index: u64| intermediate_value(x, stage as u32, index as usize);
                let (half, near) = (16u64 >> (l + 1), |a: Complex64, b: Complex64| (a - b).norm() < 1e-9);
                let t = act.end - 1e-6 * (act.end - act.start);
                assert_eq!(Followed::at(&replay, input, t), Some(Followed { stage, index }));
                let butterfly = CloseUp::followed(&replay, input, t).expect("a butterfly");
                assert!(butterfly.has_results);
                assert!(near(butterfly.inputs[0], value(l, index & !half)));
                assert!(near(butterfly.inputs[1], value(l, index | half)));
                assert!(near(butterfly.results[0], value(l + 1, index & !half)));
                let rows = describe_followed(&replay, input, t);
                let row = |name: &str| rows.iter().find(|row| row.name == name).map(|row| row.value.as_str());
                let partner = index ^ half;
                // Each processor has four neighbouring rows.
                let named = |at: u64| match l {
                    0 => format!("x({at}) on processor {}", at / 4),
                    _ => format!("R[{at}] on processor {}", at / 4),
                };
                assert_eq!(row("element"), Some(&*named(index)));
                assert!(row("partner").is_some_and(|words| words.starts_with(&named(partner))), "{rows:?}");
                let result = row(if index & half == 0 { "sum" } else { "difference" }).expect("a result");
                let norm = quantity(value(l + 1, index).norm(), 4);
                assert!(result == "0" || result.contains(&norm), "{result} and {norm}");
                // The twiddle factor is named exactly where it turns the second number.
                let turned = butterfly.rotation() != 0.0;
                assert!(row("turned by").is_some() || !turned, "stage {l}: {rows:?}");
                // Before the partner has arrived, the result is open.
                let early = describe_followed(&replay, input, act.start + 1e-6 * (act.end - act.start));
                let waits = early.iter().any(|row| row.value == "not computed yet");
                assert_eq!(waits, act.messages.is_some(), "stage {l}: {early:?}");
            }
            let rows = describe_followed(&replay, input, replay.t_end());
            let coefficient = (index as u8).reverse_bits() >> 4;
            assert!(rows.iter().any(|row| row.name == "output" && row.value == format!("X({coefficient})")));
        }
    }
}

#[test]
fn order_of_results_is_bit_reversed_unless_sorted() {
    let words = order_sentence(&small(SignalKind::Noise), 10).expect("bit-reversed");
    assert!(words.contains("R[10] holds X(5)") && words.contains("1010 read backwards is 0101"), "{words}");
    let sorted = Settings { p: 4, n: 16, order: hyperfly_request::Order::Ordered, ..Settings::default() };
    assert_eq!(order_sentence(&replay(&sorted), 10), None);
}

/// The rings of a followed number are around its node, its partner and their results in the stage that the run has reached.
#[test]
fn rings_follow_number_through_stages() {
    let replay = small(SignalKind::Noise);
    let mut scene = ButterflyScene::new(&replay, FRAME);
    let input = Selection::Element { stage: 0, index: 10 };
    let mut rings = |follows: bool, t: f64| {
        scene.follow(follows);
        let mut drawn = Recorder::default();
        scene.draw_dynamic(t, Some(input), &mut drawn);
        drawn.rings_of(Ink::Focus)
    };
    let columns = |rings: Vec<[f32; 3]>| {
        let mut columns: Vec<f32> = rings.iter().map(|[x, ..]| *x).collect();
        columns.sort_by(f32::total_cmp);
        columns.dedup();
        columns
    };
    let first = columns(rings(true, 0.0));
    for act in replay.acts() {
        let t = (act.start + act.end) / 2.0;
        let now = rings(true, t);
        assert_eq!(now.len(), 4, "the number, its partner and two results");
        let now = columns(now);
        assert_eq!(columns(rings(false, t)), first, "without following");
        let is_first = act.start == 0.0;
        assert_eq!(now == first, is_first);
        assert_eq!(now.len(), 2);
    }
    assert_eq!(rings(true, replay.t_end()).len(), 1, "the result");
}

/// On a phone, too, the spectrum's bars have names.
#[test]
fn narrow_picture_has_bars_and_names_of_coefficients() {
    let replay = small(SignalKind::TwoTone);
    let phone = hyperfly_view::Frame { width: 358.0, height: 288.0, text: 12.0 };
    let mut scene = ButterflyScene::new(&replay, phone);
    let mut drawn = Recorder::default();
    scene.draw_static(&mut drawn);
    scene.draw_dynamic(replay.t_end(), None, &mut drawn);
    let texts = drawn.texts();
    assert!(["X(0)", "X(5)", "X(15)"].iter().all(|name| texts.contains(name)), "{texts:?}");
    assert!(!texts.contains(&"x(0)"));
    // Bars are proportional to the magnitudes of the naive DFT.
    let x = &replay.run().output.as_ref().expect("data").input;
    let magnitudes: Vec<f64> = dft(x, true).iter().map(|value| value.norm()).collect();
    let largest = magnitudes.iter().copied().fold(0.0, f64::max);
    let bars = Ink::ALL
        .iter()
        .flat_map(|ink| drawn.rects_of(*ink))
        .filter(|[x, .., height]| *x > 280.0 && *height < 15.0);
    let bars: Vec<[f32; 4]> = bars.collect();
    let longest = bars.iter().map(|[_, _, width, _]| *width).fold(0.0, f32::max);
    let tall = |part: f64| magnitudes.iter().filter(|size| **size > part * largest).count();
    let long = |part: f32| bars.iter().filter(|[_, _, width, _]| *width > part * longest).count();
    assert_eq!((bars.len(), long(0.9)), (16, tall(0.9)), "{bars:?}");
    assert!(drawn.texts().len() > 16 && bars.iter().all(|[x, _, width, _]| x + width < phone.width));
}

/// The magnitudes of the transform by definition name the same tones as the run.
#[test]
fn last_sentence_names_tones_of_signal() {
    for (signal, n) in [(SignalKind::TwoTone, 16), (SignalKind::TwoTone, 1024), (SignalKind::Sine, 64)] {
        let replay = replay(&Settings { p: 4, n, signal, ..Settings::default() });
        let x = &replay.run().output.as_ref().expect("data").input;
        let magnitudes: Vec<f64> = dft(x, true).iter().map(|value| value.norm()).collect();
        let expected = tones(&magnitudes, magnitudes.len());
        let sentence = tones_sentence(&replay).expect("data");
        assert!((1..=2).contains(&expected.len()), "{expected:?}");
        for tone in &expected {
            assert!(sentence.contains(&format!("{}×", tone.swings)), "{signal:?} {n}: {sentence}");
        }
        if let [slow, fast] = &*expected {
            let tall =
                if slow.magnitude > fast.magnitude * 1.02 { "The tall bars are the slow tone" } else { "" };
            assert!(sentence.starts_with(tall), "{slow:?} {fast:?}: {sentence}");
        }
    }
    let impulse = replay(&Settings { p: 4, n: 64, signal: SignalKind::Impulse, ..Settings::default() });
    assert!(tones_sentence(&impulse).expect("data").contains("many tones"));
}

#[test]
fn tones_pair_coefficients_and_need_most_of_the_energy() {
    let mut magnitudes = vec![0.0; 16];
    (magnitudes[1], magnitudes[15], magnitudes[5], magnitudes[11]) = (8.0, 8.0, 3.0, 3.0);
    let found: Vec<(usize, f64)> =
        tones(&magnitudes, magnitudes.len()).iter().map(|tone| (tone.swings, tone.magnitude)).collect();
    assert_eq!(found, [(1, 8.0), (5, 3.0)]);
    let mut spread = vec![1.0; 16];
    spread[3] = 6.0;
    assert!(tones(&spread, spread.len()).is_empty());
    assert!(tones(&[0.0; 16], 16).is_empty());
}

/// 2 + 4 + 8 + 16 wires lead from an input to the outputs.
#[test]
fn selected_input_lights_its_fan() {
    let replay = small(SignalKind::Noise);
    let mut drawn = Recorder::default();
    let input = Selection::Element { stage: 0, index: 10 };
    ButterflyScene::new(&replay, FRAME).draw_dynamic(0.0, Some(input), &mut drawn);
    let wires = drawn.marks.iter().filter(|mark| matches!(mark, Shape::Line(Ink::Focus, ..))).count();
    assert_eq!(wires, 30);
}

/// Inputs, partner and outputs are ringed, so that the card can avoid them.
#[test]
fn named_nodes_of_selection_have_places() {
    let replay = small(SignalKind::Noise);
    let mut scene = ButterflyScene::new(&replay, FRAME);
    let size = [FRAME.width, FRAME.height];
    for (stage, index, named) in [(0, 10, 3), (2, 5, 5), (4, 1, 2)] {
        let place =
            selection_place(&mut scene, size, Selection::Element { stage, index }, 0.0).expect("a place");
        // And the selection itself.
        assert_eq!(place.named.len(), named + 1, "stage {stage}");
    }
}

/// During half of the start-up time, the boxes of all processors are half full.
#[test]
fn startup_fills_processors() {
    let replay = small(SignalKind::Noise);
    let mut scene = ButterflyScene::new(&replay, FRAME);
    let mut draw = |t: f64| {
        let mut drawn = Recorder::default();
        scene.draw_dynamic(t, None, &mut drawn);
        let frames: Vec<[f32; 4]> = drawn
            .marks
            .iter()
            .filter_map(
                |mark| if let Shape::Frame(Ink::Startup, _, frame) = *mark { Some(frame) } else { None },
            )
            .collect();
        (frames, drawn.rects_of(Ink::StartupSoft))
    };
    let ts = Settings::default().ts;
    let (boxes, fills) = draw(ts / 2.0);
    assert_eq!((boxes.len(), fills.len()), (4, 4));
    for (outer, fill) in boxes.iter().zip(&fills) {
        assert!((fill[3] / outer[3] - 0.5).abs() < 1e-3, "{outer:?} {fill:?}");
    }
    assert_eq!(draw(ts + 2.0).0.len(), 0);
}

/// Below each column stands the magnitude of a full disc.
#[test]
fn columns_state_their_scale() {
    let replay = small(SignalKind::Noise);
    let x = &replay.run().output.as_ref().expect("data").input;
    let mut drawn = Recorder::default();
    ButterflyScene::new(&replay, FRAME).draw_static(&mut drawn);
    for stage in 0..=4u32 {
        let largest = (0..16).map(|index| intermediate_value(x, stage, index).norm()).fold(0.0, f64::max);
        assert!(drawn.texts().contains(&&*quantity(largest, 3)), "stage {stage}: {:?}", drawn.texts());
    }
}

/// The rows that the fan of x(0) reaches after each exchange are those of the processors that hold what depends on it.
#[test]
fn fan_of_element_spreads_over_processors() {
    let replay = replay(&Settings { p: 8, n: 256, signal: SignalKind::Noise, ..Settings::default() });
    let mut drawn = Recorder::default();
    let input = Selection::Element { stage: 0, index: 0 };
    ButterflyScene::new(&replay, FRAME).draw_dynamic(0.0, Some(input), &mut drawn);
    let mut by_column: Vec<(f32, usize)> = Vec::new();
    for mark in &drawn.marks {
        if let Shape::Line(Ink::Focus, _, [x, ..]) = mark {
            match by_column.iter_mut().find(|(other, _)| other == x) {
                Some((_, count)) => *count += 1,
                None => by_column.push((*x, 1)),
            }
        }
    }
    // Each exchange doubles the processors: 1 → 2 → 4 → 8, by a wire that stays and one that crosses.
    assert_eq!(by_column.iter().map(|(_, count)| *count).collect::<Vec<_>>(), [2, 4, 8]);
}
