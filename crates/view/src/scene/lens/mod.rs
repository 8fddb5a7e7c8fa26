//! A machine of a race, and next to it the channel that most messages share, magnified: each message crawls in a lane of its own, as wide
//! as its part of the channel.
//!
//! The channel is that of the latest contention ([`ContentionInterval`]); of several with the same load, the one nearest to the lens. After
//! the last message the lens shows the fullest moment again.

mod places;

use super::machine::MachineScene;
use super::navigation::KeyDirection;
use super::scene::Scene;
use crate::draw::frame::Frame;
use crate::draw::ink::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers;
use crate::trace::contention::ContentionInterval;
use crate::trace::machine_state::{InFlightMessage, MachineState};
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use hyperfly_core::topology::Graph;
pub use places::LensPlaces;
use std::rc::Rc;

/// A machine with a lens, where messages share channels.
pub struct LensScene {
    machine: MachineScene,
    lens: Option<Lens>,
}

/// Least width of a picture whose lens has a sentence, in heights of the text.
const MIN_WIDTH_FOR_SENTENCE: f32 = 34.0;

/// The magnified channels of a run.
struct Lens {
    places: LensPlaces,
    hair: f32,
    least_text: f32,
    /// Whether there is a sentence below, which a phone has no space for.
    has_sentence: bool,
    /// Time from which no message is left.
    end: f64,
    stops: Vec<Stop>,
    /// The middle of the contention with the highest load.
    fullest: f64,
    /// The state at that time.
    fullest_moment: MachineState,
    /// Sender and receiver of each message over one of the channels, by record.
    labels: Vec<(u32, String)>,
    /// Number of letters of the longest label.
    letters: usize,
}

/// The channel from a time on.
struct Stop {
    start: f64,
    channel: u32,
    ends: (u32, u32),
    /// Rectangle around it in the machine.
    marker: [f32; 4],
}

impl Lens {
    fn new(replay: &Replay, machine: &MachineScene, places: LensPlaces, frame: Frame) -> Option<Lens> {
        let graph = replay.graph()?;
        let mut moment = MachineState::default();
        let [x, y, _, height] = places.channel;
        let distance =
            |[_, top, right, bottom]: [f32; 4]| x - right + ((top + bottom) / 2.0 - y - height / 2.0).abs();
        let stop = |found: ContentionInterval| {
            moment.set(replay, found.start);
            let channels = moment.loaded.iter().copied();
            let equal = channels.filter(|channel| moment.load[*channel as usize] == found.load);
            // In very large machines channels have no paths.
            let placed = equal.filter_map(|channel| Some((channel, bounds(machine.path(channel))?)));
            let (channel, [left, top, right, bottom]) =
                placed.min_by(|(_, a), (_, b)| distance(*a).total_cmp(&distance(*b)))?;
            let margin = (machine.radius() * 0.35).max(2.0);
            let marker =
                [left - margin, top - margin, right - left + 2.0 * margin, bottom - top + 2.0 * margin];
            Some(Stop { start: found.start, channel, ends: graph.ends(channel)?, marker })
        };
        let all = ContentionInterval::all(replay);
        let stops: Vec<Stop> = all.iter().copied().filter_map(stop).collect();
        let labels = labels(replay, graph, &stops);
        let letters = labels.iter().map(|(_, label)| label.chars().count()).max()?;
        let (hair, least_text) = (frame.hair(), frame.min_text_size().max(8.0));
        let end = replay.last_delivery();
        // The first of several.
        let fullest = all.iter().rev().max_by_key(|found| found.load)?;
        let fullest = (fullest.start + fullest.end) / 2.0;
        let mut fullest_moment = MachineState::default();
        fullest_moment.set(replay, fullest);
        let has_sentence = frame.width >= MIN_WIDTH_FOR_SENTENCE * frame.text;
        Some(Lens {
            places,
            hair,
            least_text,
            has_sentence,
            end,
            stops,
            fullest,
            fullest_moment,
            labels,
            letters,
        })
    }

    fn stop(&self, t: f64) -> &Stop {
        let begun = self.stops.partition_point(|stop| stop.start <= t);
        &self.stops[begun.saturating_sub(1)]
    }

    fn draw(&self, t: f64, moment: &MachineState, surface: &mut dyn Surface) {
        let LensPlaces { em, channel: [x, y, width, height], .. } = self.places;
        let (stop, hair) = (self.stop(t), self.hair);
        let messages = || messages_on(moment, stop.channel);
        let load = messages().count();
        let [mx, my, mw, mh] = stop.marker;
        let marker = if load > 0 { Ink::Text } else { Ink::Muted };
        surface.lines(Ink::Muted, hair, &[mx + mw, my, x, y, mx + mw, my + mh, x, y + height]);
        surface.frames(marker, (1.6 * hair).min(0.2 * mw.min(mh)), &stop.marker);
        self.draw_ends(stop, surface);

        surface.rects(Ink::Panel, &[x, y, width, height]);
        let lane = height / load.max(1) as f32;
        // Half of the frame's width lies over the outer lanes.
        let size = ((lane - 2.6 * hair) * 0.9).min(em);
        let has_labels = size >= self.least_text && self.letters as f32 * size * 0.56 < width * 0.7;
        let begin = x + if has_labels { self.letters as f32 * size * 0.56 + em * 0.9 } else { em * 0.5 };
        let dot = (lane * 0.36).min(em * 0.55);
        let space = (x + width - dot - 2.0 * hair - begin).max(0.0);
        for (k, (underway, at)) in messages().enumerate() {
            let top = y + lane * k as f32;
            let front = begin + space * at;
            surface.rects(Ink::TransferSoft, &[begin, top, front - begin, lane]);
            surface.discs(Ink::Ground, &[front, top + lane / 2.0, dot + 0.9 * hair]);
            surface.discs(Ink::sender(underway.message.from), &[front, top + lane / 2.0, dot]);
            if k > 0 {
                surface.lines(Ink::Ground, 1.4 * hair, &[x, top, x + width, top]);
            }
            if let Some(label) = self.label(underway.message.record).filter(|_| has_labels) {
                let set = TextStyle::new(size, Anchor::Start);
                surface.text(x + em * 0.4, top + lane / 2.0, set, Ink::Text, label);
            }
        }
        surface.frames(Ink::load(load as u32), 2.6 * hair, &self.places.channel);
        if load > 1 && self.has_sentence {
            let from = y + height;
            surface.lines(
                Ink::load(load as u32),
                1.6 * hair,
                &[x + em, from, x + em, self.places.sentence[1]],
            );
        }
    }

    /// Names the nodes at both ends of the channel, with an arrow in its direction.
    fn draw_ends(&self, stop: &Stop, surface: &mut dyn Surface) {
        let LensPlaces { em, channel: [x, top, width, _], .. } = self.places;
        let y = top - em * 0.8;
        let number = |surface: &mut dyn Surface, x: f32, anchor: Anchor, node: u32| {
            let set = TextStyle::new(em, anchor).bold();
            surface.text(x, y, set, Ink::Text, numbers::static_text(node));
        };
        number(surface, x, Anchor::Start, stop.ends.0);
        number(surface, x + width, Anchor::End, stop.ends.1);
        let letters = |node: u32| em * (0.6 * (node.max(1).ilog10() + 1) as f32 + 0.5);
        let (from, to) = (x + letters(stop.ends.0), x + width - letters(stop.ends.1));
        if to - from > em {
            surface.lines(Ink::Muted, 1.2 * self.hair, &[from, y, to - em * 0.3, y]);
            let tip = [to, y, to - em * 0.5, y - em * 0.25, to - em * 0.5, y + em * 0.25];
            surface.triangles(Ink::Muted, &tip);
        }
    }

    fn label(&self, record: u32) -> Option<&str> {
        let at = self.labels.binary_search_by_key(&record, |(record, _)| *record).ok()?;
        Some(&self.labels[at].1)
    }
}

/// Returns the bounding box of points x y: left, top, right, bottom.
fn bounds(points: &[f32]) -> Option<[f32; 4]> {
    points
        .as_chunks::<2>()
        .0
        .iter()
        .map(|&[x, y]| [x, y, x, y])
        .reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])])
}

/// Returns sender and receiver of each message over one of the channels, in order of records.
fn labels(replay: &Replay, graph: &dyn Graph, stops: &[Stop]) -> Vec<(u32, String)> {
    let (plan, mut route, mut labels) = (&replay.run().plan, Vec::new(), Vec::new());
    for q in 0..plan.p {
        for record in plan.first[q as usize]..plan.first[q as usize + 1] {
            let Some(message) = replay.message_of(q, record) else { continue };
            route.clear();
            graph.route(q, message.to, &mut route);
            if route.iter().any(|channel| stops.iter().any(|stop| stop.channel == *channel)) {
                labels.push((record, format!("{q} → {}", message.to)));
            }
        }
    }
    labels
}

/// Returns the messages that occupy a channel or wait for it, each with the fraction of the channel that its words have passed.
fn messages_on(moment: &MachineState, channel: u32) -> impl Iterator<Item = (&InFlightMessage, f32)> {
    moment.in_flight.iter().filter_map(move |underway| {
        let at = moment.route(underway).iter().position(|other| *other == channel)? as u32;
        let transit = underway.transit;
        let (first, last) = transit.holds;
        match (transit.waiting == Some(at), (first..last).contains(&at)) {
            (true, _) => Some((underway, 0.0)),
            (_, true) if transit.streaming => Some((underway, transit.moved)),
            (_, true) => Some((underway, (transit.head - at as f32).clamp(0.0, 1.0))),
            _ => None,
        }
    })
}

impl LensScene {
    /// Lays out a machine with a dot for each message, next to a lens if messages share channels.
    pub fn new(replay: &Rc<Replay>, frame: Frame) -> LensScene {
        let places = LensPlaces::new(frame);
        let machine = MachineScene::with_dots(replay, Frame { width: places.left, ..frame });
        match Lens::new(replay, &machine, places, frame) {
            Some(lens) => LensScene { machine, lens: Some(lens) },
            None => LensScene { machine: MachineScene::with_dots(replay, frame), lens: None },
        }
    }

    /// Returns the magnified channel at `t`; `None` without a lens.
    pub fn channel(&self, t: f64) -> Option<u32> {
        self.lens.as_ref().map(|lens| lens.stop(if t < lens.end { t } else { lens.fullest }).channel)
    }
}

impl Scene for LensScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        self.machine.draw_static(surface);
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        self.machine.draw_dynamic(t, selection, surface);
        match &self.lens {
            Some(lens) if t < lens.end => lens.draw(t, self.machine.moment(t), surface),
            Some(lens) => lens.draw(lens.fullest, &lens.fullest_moment, surface),
            None => {}
        }
    }

    fn hit(&self, x: f32, y: f32, t: f64) -> Option<Selection> {
        let is_in_machine = self.lens.as_ref().is_none_or(|lens| x < lens.places.left);
        is_in_machine.then(|| self.machine.hit(x, y, t))?
    }

    fn step(&self, from: Option<Selection>, way: KeyDirection, t: f64) -> Option<Selection> {
        self.machine.step(from, way, t)
    }
}
