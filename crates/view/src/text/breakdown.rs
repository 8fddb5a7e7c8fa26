//! The breakdown of p · T_p by activity: a stacked bar with labelled rows, or a bar for each activity.

use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers;
use hyperfly_core::Scenario;
use hyperfly_core::machine::{Machine, MachineKind};
use hyperfly_core::report::Report;
use hyperfly_core::trace::Activity;
use hyperfly_text::language::list;
use hyperfly_text::view;

/// One part of p · T_p.
#[derive(Clone, Debug, PartialEq)]
pub struct Portion {
    pub activity: Activity,
    /// Its colour; a hatched part has lines in this colour over the soft one.
    pub ink: Ink,
    pub hatched: bool,
    /// Its name, by [`label`].
    pub label: &'static str,
    /// Fraction of p · T_p.
    pub fraction: f64,
    /// `fraction` as text: "51.8 %".
    pub percent: String,
}

/// Returns the name of an activity on a kind of machine.
///
/// On a LogP machine, hop is the latency L, start-up the overhead o, transfer the further words of a message, and contention
/// the wait for the gap g. On a BSP machine, hop is the synchronisation l and transfer is h·g.
pub fn label(machine: MachineKind, activity: Activity) -> &'static str {
    match (machine, activity) {
        (_, Activity::Compute) => view::compute(),
        (_, Activity::Idle) => view::idle(),
        (MachineKind::LogP, Activity::Startup) => view::overhead(),
        (MachineKind::LogP, Activity::Hop) => view::latency(),
        (MachineKind::LogP, Activity::Transfer) => view::further_words(),
        (MachineKind::LogP, Activity::Contention) => view::gap(),
        (MachineKind::Bsp, Activity::Hop) => view::synchronisation(),
        (MachineKind::Bsp, Activity::Transfer) => view::communication(),
        (_, Activity::Startup) => view::startup(),
        (_, Activity::Hop) => view::hop(),
        (_, Activity::Transfer) => view::transfer(),
        (_, Activity::Contention) => view::contention(),
    }
}

/// Returns whether an activity can take time in a scenario.
pub fn can_occur(scenario: &Scenario, activity: Activity) -> bool {
    match (&scenario.machine, activity) {
        _ if scenario.p == 1 => activity == Activity::Compute,
        (Machine::Bsp(_), Activity::Startup | Activity::Contention) => false,
        (Machine::LogP(logp), Activity::Startup) => logp.overhead > 0.0,
        _ => true,
    }
}

/// Returns whether areas of an activity are hatched.
pub fn is_hatched(activity: Activity) -> bool {
    matches!(activity, Activity::Hop | Activity::Idle)
}

/// Returns the six parts in the order of [`Activity::ALL`], named for a kind of machine.
pub fn parts(report: &Report, machine: MachineKind) -> Vec<Portion> {
    let part = |activity: Activity| Portion {
        activity,
        ink: Ink::of(activity),
        hatched: is_hatched(activity),
        label: label(machine, activity),
        fraction: report.breakdown.of(activity),
        percent: view::percent_part(&numbers::fixed(report.breakdown.of(activity) * 100.0, 1)),
    };
    Activity::ALL.into_iter().map(part).collect()
}

/// Fills rectangles (x, y, width, height) with the colour or the hatching of an activity.
pub fn fill(surface: &mut dyn Surface, activity: Activity, rects: &[f32]) {
    if is_hatched(activity) {
        surface.rects(Ink::soft(activity), rects);
        surface.hatch(Ink::of(activity), 1.0, 6.0, rects);
    } else {
        surface.rects(Ink::of(activity), rects);
    }
}

/// Largest height of the bar, in text heights: more says nothing.
const MOST_BAR: f32 = 6.0;

/// Layout of the bar and of its labels, which stand below their parts, or in a column where they do not fit side by side.
struct Layout {
    bar: f32,
    /// The parts that take time, each with its label and the label's left end and middle.
    labels: Vec<(usize, String, [f32; 2])>,
    is_column: bool,
}

impl Layout {
    fn new(parts: &[Portion], frame: Frame) -> Layout {
        let em = frame.text;
        let mut labels = Vec::new();
        let mut x = 0.0;
        for (index, part) in parts.iter().enumerate() {
            let width = frame.width * part.fraction as f32;
            if part.fraction >= 0.0005 {
                labels.push((index, format!("{} {}", part.label, part.percent), x + width / 2.0));
            }
            x += width;
        }
        let width = |text: &str| em * (1.3 + 0.58 * text.chars().count() as f32);
        let whole: f32 = labels.iter().map(|(_, text, _)| width(text) + em).sum();
        let is_column = whole > frame.width + em;
        let below = if is_column { line(em) * Activity::ALL.len() as f32 + em } else { em * 2.6 };
        let bar = (frame.height - below).clamp(em * 1.9, em * MOST_BAR).min(frame.height);
        // From the left, each label stands right of the one before it; then from the right, within the frame.
        let mut free = 0.0;
        let mut placed: Vec<(usize, String, [f32; 2])> = Vec::new();
        for (row, (index, text, middle)) in labels.into_iter().enumerate() {
            let left = if is_column { 0.0 } else { (middle - width(&text) / 2.0).max(free) };
            let y = bar + if is_column { em + line(em) * row as f32 } else { em * 1.7 };
            free = left + width(&text) + em;
            placed.push((index, text, [left, y]));
        }
        let mut limit = frame.width;
        for (_, text, at) in placed.iter_mut().rev().filter(|_| !is_column) {
            at[0] = at[0].min(limit - width(text));
            limit = at[0] - em;
        }
        Layout { bar, labels: placed, is_column }
    }
}

/// Returns the height of a row of labels.
fn line(em: f32) -> f32 {
    em * 1.65
}

/// Height from which each part has a bar of its own, in text heights: one bar would be a wall of colour.
const SEPARATE_BARS: f32 = 20.0;

/// Draws the parts as one bar with a label for each that takes time; in a high frame, draws a bar for each part.
pub fn draw(report: &Report, machine: MachineKind, frame: Frame, surface: &mut dyn Surface) {
    let em = frame.text;
    let parts = parts(report, machine);
    if frame.height >= SEPARATE_BARS * em {
        return draw_separate_bars(report, &parts, frame, surface);
    }
    let Layout { bar, labels, is_column } = Layout::new(&parts, frame);
    let mut x = 0.0;
    let mut middles = Vec::new();
    for part in &parts {
        let width = frame.width * part.fraction as f32;
        fill(surface, part.activity, &[x, 0.0, width, bar]);
        middles.push(x + width / 2.0);
        x += width;
    }
    // Thin gaps tell neighbours apart without colour.
    let mut x = 0.0;
    for part in &parts {
        x += frame.width * part.fraction as f32;
        if part.fraction >= 0.0005 && x < frame.width - 0.5 {
            surface.lines(Ink::Ground, 1.5, &[x, 0.0, x, bar]);
        }
    }
    for (index, text, [left, y]) in &labels {
        if y + em * 0.6 > frame.height {
            break;
        }
        if !is_column {
            // From the part to the swatch of its label.
            let leader = [middles[*index], bar, left + em * 0.35, y - em * 0.5];
            surface.lines(Ink::Muted, frame.hair(), &leader);
        }
        fill(surface, parts[*index].activity, &[*left, y - em * 0.4, em * 0.8, em * 0.8]);
        surface.text(left + em * 1.2, *y, TextStyle::new(em, Anchor::Start), Ink::Text, text);
    }
}

/// Returns the bar of an activity (x, y, width, height) among separate bars, whose lengths are relative to the longest.
fn separate_bar(report: &Report, activity: Activity, frame: Frame) -> [f32; 4] {
    let em = frame.text;
    let line = (frame.height / Activity::ALL.len() as f32).min(5.0 * em);
    let left = 11.0 * em;
    let longest = report.breakdown.parts.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
    let part = (report.breakdown.of(activity) / longest) as f32;
    let width = (frame.width - left - 5.0 * em).max(em);
    [left, activity as usize as f32 * line + 0.2 * line, part * width, 0.6 * line]
}

/// Draws a bar for each part, between its name and its percentage.
fn draw_separate_bars(report: &Report, parts: &[Portion], frame: Frame, surface: &mut dyn Surface) {
    let em = frame.text;
    for part in parts {
        let bar @ [x, y, width, height] = separate_bar(report, part.activity, frame);
        let ink = if part.fraction >= 0.0005 { Ink::Text } else { Ink::Muted };
        fill(surface, part.activity, &bar);
        let middle = y + height / 2.0;
        surface.text(x - em, middle, TextStyle::new(em, Anchor::End), ink, part.label);
        surface.text(x + width + em, middle, TextStyle::new(em, Anchor::Start), ink, &part.percent);
    }
}

/// Outlines an activity's part of the bar, or its bar.
pub fn outline(
    report: &Report,
    machine: MachineKind,
    activity: Activity,
    frame: Frame,
    surface: &mut dyn Surface,
) {
    if frame.height >= SEPARATE_BARS * frame.text {
        let [x, y, width, height] = separate_bar(report, activity, frame);
        return surface.frames(
            Ink::Focus,
            2.5 * frame.hair(),
            &[x - 1.0, y - 1.0, width + 2.0, height + 2.0],
        );
    }
    let bar = Layout::new(&parts(report, machine), frame).bar;
    let before: f64 = report.breakdown.parts[..activity as usize].iter().sum();
    let at = [before, report.breakdown.of(activity)].map(|part| part as f32 * frame.width);
    let around = [at[0] - 1.0, 0.0, at[1] + 2.0, bar];
    surface.frames(Ink::Focus, 2.5 * frame.hair(), &around);
}

/// Describes the bar: "compute 51.8 %, start-up 8.1 %, …". Leaves out parts that take no time.
pub fn words(report: &Report, machine: MachineKind) -> String {
    let parts: Vec<String> = parts(report, machine)
        .iter()
        .filter(|part| part.fraction >= 1e-9)
        .map(|part| view::description_part(part.label, &numbers::percent(part.fraction)))
        .collect();
    parts.join(list())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::record::Recorder;
    use hyperfly_core::limits::Options;
    use hyperfly_core::topology::Topology;

    #[test]
    fn labels_are_inside_and_do_not_overlap() {
        let scenario = Scenario::default().with_topology(Topology::Mesh).with_p(64).with_n(4096);
        let run = hyperfly_core::run(&scenario, None, Options::default()).expect("the run succeeds");
        for width in [300.0, 780.0, 1100.0] {
            let frame = Frame { text: 12.0, ..Frame::new(width, 156.0) };
            let parts = parts(&run.report, MachineKind::Network);
            let layout = Layout::new(&parts, frame);
            assert_eq!(layout.is_column, width < 600.0, "{width}");
            assert_eq!(layout.labels.len(), parts.iter().filter(|part| part.fraction >= 0.0005).count());
            let right = |text: &str, left: f32| left + 12.0 * 0.5 * text.chars().count() as f32;
            for pair in layout.labels.windows(2) {
                let (above, below) = (&pair[0].2, &pair[1].2);
                assert!(above[1] < below[1] || right(&pair[0].1, above[0]) < below[0], "{width}: {pair:?}");
            }
            for (_, text, [left, y]) in &layout.labels {
                assert!(*left >= 0.0 && right(text, *left) <= width && *y < 156.0, "{width}: {text}");
            }
            let mut recorder = Recorder::default();
            draw(&run.report, MachineKind::Network, frame, &mut recorder);
            let contention = &parts[Activity::Contention as usize];
            let label = format!("{} {}", contention.label, contention.percent);
            assert!(recorder.texts().contains(&label.as_str()), "{label} in {:?}", recorder.texts());
        }
    }
}
