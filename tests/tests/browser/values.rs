//! The values that the butterfly shows, read back from its canvas: colours and lengths at nodes and messages chosen at random, held
//! against sums written down from the definition of the transform.

use hyperfly_core::Complex64;
use hyperfly_request::{Settings, SignalKind};
use hyperfly_tests::browser::Pixels;
use hyperfly_tests::page::Page;
use hyperfly_view::record::Recorder;
use hyperfly_view::{ButterflyScene, ColourScheme, Frame, Ink, Message, Palette, Replay, Scene};
use std::f64::consts::{FRAC_PI_6, TAU};
use std::rc::Rc;

const N: usize = 16;
const STAGES: usize = 4;
/// Of discs that are smaller the colour cannot be read beside the arrow.
const LEAST: f64 = 4.5;
/// A dot is read where no other one is so near.
const APART: f64 = 7.0;

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
    let at = (y.floor() as usize * pixels.width + x.floor() as usize) * 4;
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

    /// Between 0 and 1.
    fn part(&mut self) -> f64 {
        (self.below(1000) as f64 + 0.5) / 1000.0
    }
}

/// The run, what must come out of it, and where its nodes are in the picture.
struct Butterfly {
    replay: Rc<Replay>,
    x: Vec<Complex64>,
    /// By stage and row: x, y and radius of the ring around the node. Binary-exchange keeps R[i] in row i.
    rings: Vec<[f64; 3]>,
}

/// One element in a message: where its dot is, and what it carries.
struct Dot {
    name: String,
    at: [f64; 2],
    value: Complex64,
}

impl Butterfly {
    fn new(replay: Rc<Replay>, frame: Frame) -> Self {
        let x = replay.run().output.as_ref().expect("data").input.clone();
        let mut drawn = Recorder::default();
        ButterflyScene::new(&replay, frame).draw_dynamic(replay.t_end(), None, &mut drawn);
        let rings: Vec<[f64; 3]> =
            drawn.rings_of(Ink::Wire).into_iter().map(|ring| ring.map(f64::from)).collect();
        assert_eq!(rings.len(), (STAGES + 1) * N);
        Self { replay, x, rings }
    }

    fn ring(&self, stage: usize, index: usize) -> [f64; 3] {
        self.rings[stage * N + index]
    }

    fn value(&self, stage: usize, index: usize) -> Complex64 {
        partial(&self.x, stage, index)
    }

    /// How far the disc of a node reaches.
    fn reach(&self, stage: usize, index: usize) -> f64 {
        let largest = (0..N).map(|i| self.value(stage, i).norm()).fold(0.0, f64::max);
        self.ring(stage, index)[2] * self.value(stage, index).norm() / largest
    }

    fn messages(&self) -> Vec<Message> {
        (0..self.replay.run().plan.steps.len() as u32).filter_map(|k| self.replay.message(k)).collect()
    }

    /// What is under way at a moment: of each message its four elements, as far on their wires as their words are.
    fn dots(&self, t: f64) -> Vec<[Dot; 4]> {
        let under_way = self.messages().into_iter().filter(|m| m.injected < t && t < m.delivered);
        let dots = |m: Message| {
            let stage = if m.from ^ m.to == 2 { 0 } else { 1 };
            let part = (t - m.injected) / (m.delivered - m.injected);
            [0, 1, 2, 3].map(|k| {
                let index = 4 * m.from as usize + k;
                let ([x0, y0, _], [x1, y1, _]) =
                    (self.ring(stage, index), self.ring(stage + 1, index ^ (N >> 1 >> stage)));
                let name = format!("R[{index}] in {}→{} at {t}", m.from, m.to);
                let at = [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part];
                Dot { name, at, value: self.value(stage, index) }
            })
        };
        under_way.map(dots).collect()
    }

    /// Whether a dot is seen alone: where its way crosses that of another one the two may meet, and a node lies over what is near it.
    fn is_clear(&self, dot: &Dot, dots: &[[Dot; 4]]) -> bool {
        let far = |[x, y]: [f64; 2], least: f64| (dot.at[0] - x).hypot(dot.at[1] - y) > least;
        dots.iter().flatten().all(|other| std::ptr::eq(other, dot) || far(other.at, APART))
            && self.rings.iter().all(|[x, y, radius]| far([*x, *y], radius + APART))
    }
}

/// What was read.
#[derive(Debug, Default)]
struct Count {
    nodes: usize,
    empty: usize,
    messages: usize,
}

/// Three nodes, filled in the colour of the angle as far as the magnitude reaches, and a ring that is empty.
fn read_nodes(butterfly: &Butterfly, pixels: &Pixels, t: f64, choice: &mut Choice, count: &mut Count) {
    let mut all: Vec<usize> = (0..(STAGES + 1) * N).collect();
    let (mut filled, mut empty) = (0, 0);
    while !all.is_empty() && (filled < 3 || empty < 1) {
        let node = all.swap_remove(choice.below(all.len()));
        let (stage, index) = (node / N, node % N);
        let computed = stage.checked_sub(1).map(|l| {
            let made = butterfly.replay.holdings().expect("small").made[l * N + index];
            butterfly.replay.computed(made.record, l as u8)
        });
        let ([cx, cy, _], reach) = (butterfly.ring(stage, index), butterfly.reach(stage, index));
        let value = butterfly.value(stage, index);
        let name = format!("R[{index}] before stage {stage} at {t}: {value}");
        if computed.is_some_and(|(begun, _)| t <= begun) {
            if empty < 1 {
                let ground = Palette::new(ColourScheme::Light).get(Ink::Ground);
                assert!(same(at(pixels, [cx, cy]), ground), "{name} is there too early");
                empty += 1;
            }
        } else if filled < 3 && reach >= LEAST && computed.is_none_or(|(_, done)| done <= t) {
            // Across the arrow, which has the direction of the value; y goes down.
            let across = [value.im / value.norm(), value.re / value.norm()];
            let at_radius = |r: f64| at(pixels, [cx + across[0] * r, cy + across[1] * r]);
            let within = at_radius(reach * 0.7);
            assert!(same(within, colour(value)), "{name}: {within:?}");
            let mut radii = (0..200).map(|k| f64::from(k) * 0.1 + 2.5);
            let far = radii.find(|r| !same(at_radius(*r), colour(value)));
            assert!((far.expect("an edge") - reach).abs() < 1.6, "{name}: {far:?} for {reach}");
            filled += 1;
        }
    }
    count.nodes += filled;
    count.empty += empty;
}

/// Messages: a dot in the colour of what it carries; of each one that can be seen alone.
fn read_messages(butterfly: &Butterfly, pixels: &Pixels, t: f64, choice: &mut Choice, count: &mut Count) {
    let dots = butterfly.dots(t);
    for message in &dots {
        let clear: Vec<&Dot> = message.iter().filter(|dot| butterfly.is_clear(dot, &dots)).collect();
        if clear.is_empty() {
            continue;
        }
        let dot = clear[choice.below(clear.len())];
        let seen = at(pixels, dot.at);
        assert!(same(seen, colour(dot.value)), "{}: {seen:?} for {}", dot.name, dot.value);
        count.messages += 1;
    }
}

#[tokio::test]
async fn colours_and_lengths_on_the_canvas_are_the_runs() {
    let settings = Settings { p: 4, n: N as u64, signal: SignalKind::Noise, ..Settings::default() };
    let run = hyperfly_request::run(&settings, None, Default::default()).expect("a run");
    let page = Page::open("p=4&n=16&signal=noise&view=butterfly&theme=light&play=false").await;
    let size = "(r => [r.width, r.height])(document.querySelector('[data-view=butterfly] .layers').getBoundingClientRect())";
    let [width, height]: [f32; 2] = serde_json::from_value(page.eval(size).await).expect("two numbers");
    let butterfly = Butterfly::new(Replay::new(Rc::new(run)), Frame { width, height, text: 12.0 });

    // Moments at random: some of the whole run, and some while a message is under way.
    let (mut choice, mut count) = (Choice(2026), Count::default());
    let messages = butterfly.messages();
    let mut moments = vec![butterfly.replay.t_end()];
    for _ in 0..5 {
        moments.push(butterfly.replay.t_end() * choice.part());
        let Message { injected, delivered, .. } = messages[choice.below(messages.len())];
        moments.push(injected + (delivered - injected) * choice.part());
    }
    for moment in moments {
        page.seek(moment / butterfly.replay.t_end()).await;
        let t = page.state().await["t"].as_f64().expect("a time");
        let pixels = page.picture("butterfly", true).await;
        read_nodes(&butterfly, &pixels, t, &mut choice, &mut count);
        read_messages(&butterfly, &pixels, t, &mut choice, &mut count);
    }
    println!("{count:?}");
    let Count { nodes, empty, messages } = count;
    assert!(nodes >= 20 && empty >= 4 && messages >= 10, "{count:?}");
    page.assert_quiet().await;
}
