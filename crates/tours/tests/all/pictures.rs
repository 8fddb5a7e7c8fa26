//! The pictures of all built-in tours on a projector: their labels are large, whole, and lie apart.

use hyperfly_core::limits::Options;
use hyperfly_request::{Lockstep, Settings, View, run};
use hyperfly_tours::{IDS, Runs, Scene, builtin_tour};
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::draw::surface::{Anchor, TextStyle};
use hyperfly_view::trace::schedule::counterpart;
use hyperfly_view::views::{self, SceneInputs, Sides};
use hyperfly_view::{Alignment, Frame, Replay};
use std::rc::Rc;

/// Height of the text of a projected picture at 1920 × 1080; smaller screens have smaller text in proportion.
const TEXT: f32 = 26.4;

/// Width and height that a presented step leaves to its pictures at 1920 × 1080, and the same on a screen of 4 to 3, in units of the
/// same text.
const SPACES: [[f32; 2]; 2] = [[1860.0, 640.0], [1500.0, 740.0]];

/// A label: its extent, and its text.
struct Label {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    text: String,
}

impl Label {
    fn new(x: f32, y: f32, set: TextStyle, text: &str) -> Label {
        // The mean width of a letter of running text, and of a digit.
        let letter = |letter: char| if letter.is_ascii_digit() { 0.58 } else { 0.5 };
        let width = set.size * text.chars().map(letter).sum::<f32>();
        let left = match set.anchor {
            Anchor::Start => x,
            Anchor::Middle => x - width / 2.0,
            Anchor::End => x - width,
        };
        let half = 0.36 * set.size;
        Label { left, right: left + width, top: y - half, bottom: y + half, text: text.to_owned() }
    }

    fn lies_over(&self, other: &Label) -> bool {
        let wide = self.right.min(other.right) - self.left.max(other.left);
        let high = self.bottom.min(other.bottom) - self.top.max(other.top);
        wide > 2.0 && high > 2.0
    }
}

/// Returns the faults of the labels of a picture.
fn faults(recorder: &Recorder, frame: Frame) -> Vec<String> {
    let mut found = Vec::new();
    let mut labels: Vec<Label> = Vec::new();
    for mark in &recorder.marks {
        let Shape::Text(_, x, y, set, text) = mark else { continue };
        if text.trim().is_empty() {
            continue;
        }
        let label = Label::new(*x, *y, *set, text);
        if set.size < 24.0 {
            found.push(format!("“{text}” is {} high", set.size));
        }
        let is_whole = label.left > -3.0
            && label.top > -2.0
            && label.right < frame.width + 3.0
            && label.bottom < frame.height + 2.0;
        if !is_whole {
            found.push(format!(
                "“{text}” is cut: {} to {}, {} to {}",
                label.left, label.right, label.top, label.bottom
            ));
        }
        for other in labels.iter().filter(|other| other.lies_over(&label)) {
            found.push(format!("“{text}” lies over “{}”", other.text));
        }
        labels.push(label);
    }
    found
}

/// Returns a run with its values, which the runs of a tour lack.
fn replay(settings: &Settings) -> Rc<Replay> {
    Replay::new(Rc::new(
        run(settings, None, Options::default()).unwrap_or_else(|error| panic!("{settings:?}: {error}")),
    ))
}

/// Returns the faults of all pictures of a scene on this space.
fn scene_faults(scene: &Scene, runs: &mut Runs, space: [f32; 2]) -> Vec<String> {
    let staged = scene.run(runs);
    let look = &staged.request.look;
    let (settings, request) = (&staged.request.settings, &staged.request);
    let shown_run = replay(settings);
    let compared = request.has_comparison().then(|| replay(&request.comparison().expect("a run").settings));
    let shown: Vec<View> = match (&compared, scene.view) {
        (Some(_), Some(view)) => vec![view],
        _ => [look.view, look.under].into_iter().flatten().collect(),
    };
    let mut found = Vec::new();
    for view in &shown {
        let descriptor = views::of(*view);
        let [width, height] = space;
        let size = match (&compared, shown.len()) {
            (Some(_), _) if descriptor.sides() == Sides::Rows => [width, height / 2.0],
            (Some(_), _) => [width / 2.0, height],
            (None, 1) => [width, height],
            (None, _) if shown.contains(&View::Machine) && *view == View::Machine => [0.4 * width, height],
            (None, _) if shown.contains(&View::Machine) => [0.6 * width, height],
            (None, _) if shown.contains(&View::Schedule) || shown.contains(&View::Supersteps) => {
                [width, height / 2.0]
            }
            _ => [width / 2.0, height],
        };
        let frame = Frame { width: size[0], height: size[1], text: TEXT };
        let alignment =
            compared.as_ref().map(|other| Rc::new(Alignment::new(&shown_run, other, Lockstep::Time)));
        let counterpart = counterpart(&settings.scenario()).map(|other| replay(&Settings::of(&other)));
        for right in [false, true].into_iter().take(1 + usize::from(compared.is_some())) {
            let (this, other) = if right {
                (compared.as_ref().expect("a run"), Some(&shown_run))
            } else {
                (&shown_run, compared.as_ref())
            };
            let comparison = alignment.as_ref().map(|alignment| (alignment, right));
            let other = other.or(counterpart.as_ref().filter(|_| *view == View::Schedule));
            let inputs =
                SceneInputs { replay: this, other, comparison, turns: true, sample_rate: None, frame };
            let Some(mut picture) = descriptor.scene(&inputs) else { continue };
            let mut recorder = Recorder::default();
            picture.draw_static(&mut recorder);
            picture.draw_dynamic(look.t.min(this.t_end()), staged.selection, &mut recorder);
            let name = format!("{view:?} of {} × {}", size[0], size[1]);
            found.extend(faults(&recorder, frame).into_iter().map(|line| format!("{name}: {line}")));
        }
    }
    found
}

#[test]
fn labels_of_all_steps_are_legible_on_a_projector() {
    let mut runs = Runs::default();
    let mut found = Vec::new();
    for id in IDS {
        let tour = builtin_tour(id).expect("a built-in id");
        for (k, step) in (1..).zip(&tour.steps) {
            for answered in [false, true].into_iter().take(1 + usize::from(step.question.is_some())) {
                for space in SPACES {
                    let faults = scene_faults(step.scene(answered), &mut runs, space);
                    found.extend(
                        faults.into_iter().map(|line| format!("{id}, step {k}, answered {answered}: {line}")),
                    );
                }
            }
        }
    }
    found.dedup();
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
