//! The values that the butterfly shows, read back from its canvas: colours and lengths at nodes and messages chosen at random, held
//! against sums written down from the definition of the transform.

use hyperfly_core::Complex64;
use hyperfly_request::{Settings, SignalKind};
use hyperfly_tests::browser::Pixels;
use hyperfly_tests::page::Page;
use hyperfly_view::record::Recorder;
use hyperfly_view::{ButterflyScene, ColourScheme, Frame, Ink, Palette, Replay, Scene};
use std::f64::consts::{FRAC_PI_6, TAU};
use std::rc::Rc;

const N: usize = 16;
const STAGES: usize = 4;
/// Of discs that are smaller the colour cannot be read beside the arrow.
const LEAST: f64 = 4.5;

/// R[index] after `l` stages, by its definition: a transform of 2^l of the samples.
fn partial(x: &[Complex64], l: usize, index: usize) -> Complex64 {
    let low = index & ((N >> l) - 1);
    let k = (0..l).fold(0, |k, bit| k | (index >> (STAGES - 1 - bit) & 1) << bit);
    let term = |m: usize| {
        x[m * (N >> l) + low] * Complex64::from_polar(1.0, -TAU * (m * k) as f64 / (1 << l) as f64)
    };
    (0..1usize << l).map(term).sum()
}

/// The colour of an angle: twelve, one every 30 degrees, the first around 0.
fn colour(value: Complex64) -> [u8; 3] {
    let twelfth = (value.arg() / FRAC_PI_6).round().rem_euclid(12.0) as usize;
    Palette::new(ColourScheme::Light).get(Ink::ALL[Ink::Angle0 as usize + twelfth])
}

fn at(pixels: &Pixels, [x, y]: [f64; 2]) -> [u8; 3] {
    let at = (y.floor() as usize * pixels.width as usize + x.floor() as usize) * 4;
    [pixels.rgba[at], pixels.rgba[at + 1], pixels.rgba[at + 2]]
}

fn same(a: [u8; 3], b: [u8; 3]) -> bool {
    a.iter().zip(b).all(|(a, b)| a.abs_diff(b) <= 3)
}

/// A choice that is the same in every run.
struct Choice(u64);

impl Choice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }
}

#[tokio::test]
async fn colours_and_lengths_on_the_canvas_are_the_runs() {
    let settings = Settings { p: 4, n: N as u64, signal: SignalKind::Noise, ..Settings::default() };
    let run = hyperfly_request::run(&settings, None, Default::default()).expect("a run");
    let replay = Replay::new(Rc::new(run));
    let x = replay.run().output.as_ref().expect("data").input.clone();
    let page = Page::open("p=4&n=16&signal=noise&view=butterfly&theme=light&play=false").await;

    // Where nodes are: at the rings around them, column by column; binary-exchange keeps R[i] in row i.
    let size = "(r => [r.width, r.height])(document.querySelector('[data-view=butterfly] .layers').getBoundingClientRect())";
    let [width, height]: [f32; 2] = serde_json::from_value(page.eval(size).await).expect("two numbers");
    let mut drawn = Recorder::default();
    ButterflyScene::new(&replay, Frame { width, height, text: 12.0 }).draw_dynamic(
        replay.t_end(),
        None,
        &mut drawn,
    );
    let rings = drawn.rings_of(Ink::Wire);
    assert_eq!(rings.len(), (STAGES + 1) * N);
    let place = |stage: usize, index: usize| rings[stage * N + index].map(f64::from);
    let largest = |stage: usize| (0..N).map(|i| partial(&x, stage, i).norm()).fold(0.0, f64::max);

    let mut choice = Choice(2026);
    let (mut nodes, mut empty, mut messages) = (0, 0, 0);
    for moment in [0.36, 0.5, 0.74, 0.8, 1.0] {
        page.seek(moment).await;
        let t = page.state().await["t"].as_f64().expect("a time");
        let pixels = page.picture("butterfly", true).await;
        // Nodes: filled in the colour of the angle as far as the magnitude reaches, or a ring that is empty.
        let mut left = 5;
        while left > 0 {
            let (stage, index) = (choice.below(STAGES + 1), choice.below(N));
            let made = stage.checked_sub(1).map(|l| {
                let made = replay.holdings().expect("small").made[l * N + index];
                replay.computed(made.record, l as u8)
            });
            let [cx, cy, radius] = place(stage, index);
            let value = partial(&x, stage, index);
            let reach = radius * value.norm() / largest(stage);
            match made {
                Some((begun, _)) if t <= begun => {
                    assert!(
                        same(at(&pixels, [cx, cy]), Palette::new(ColourScheme::Light).get(Ink::Ground)),
                        "R[{index}] before stage {stage} at {t}"
                    );
                    empty += 1;
                }
                Some((_, done)) if t < done => continue,
                _ if reach < LEAST => continue,
                _ => {
                    // Across the arrow, which has the direction of the value; y goes down.
                    let across = [value.im / value.norm(), value.re / value.norm()];
                    let at_radius = |r: f64| at(&pixels, [cx + across[0] * r, cy + across[1] * r]);
                    let name = format!("R[{index}] before stage {stage} at {t}: {value}");
                    assert!(
                        same(at_radius(reach * 0.7), colour(value)),
                        "{name}: {:?}",
                        at_radius(reach * 0.7)
                    );
                    let far = (0..200)
                        .map(|k| f64::from(k) * 0.1 + 2.5)
                        .find(|r| !same(at_radius(*r), colour(value)));
                    assert!((far.expect("an edge") - reach).abs() < 1.6, "{name}: {far:?} for {reach}");
                    nodes += 1;
                }
            }
            left -= 1;
        }
        // Messages: a dot in the colour of what it carries, as far on its way as the words are.
        for record in 0..replay.run().plan.steps.len() as u32 {
            let Some(message) = replay.message(record).filter(|m| m.injected < t && t < m.delivered) else {
                continue;
            };
            let stage = if message.from ^ message.to == 2 { 0 } else { 1 };
            let index = 4 * message.from as usize + choice.below(4);
            let ([x0, y0, _], [x1, y1, _]) =
                (place(stage, index), place(stage + 1, index ^ (N >> 1 >> stage)));
            let part = (t - message.injected) / (message.delivered - message.injected);
            let dot = at(&pixels, [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part]);
            let value = partial(&x, stage, index);
            assert!(
                same(dot, colour(value)),
                "R[{index}] in {}→{} at {t}: {dot:?}",
                message.from,
                message.to
            );
            messages += 1;
        }
    }
    assert!(
        nodes >= 12 && empty >= 4 && nodes + empty + messages >= 30,
        "{nodes} nodes, {empty} empty ones, {messages} messages"
    );
    page.assert_quiet().await;
}
