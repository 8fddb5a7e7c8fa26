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

/// Returns the columns, the rows and the row height of the table below the bar.
fn table_layout(frame: Frame) -> (usize, usize, f32) {
    let columns = if frame.width > frame.text * 38.0 { 3 } else { 1 };
    (columns, Activity::ALL.len().div_ceil(columns), frame.text * 1.65)
}

/// Returns the height of the bar: the part of the frame that the table leaves, within limits.
fn bar_height(frame: Frame) -> f32 {
    let (em, (_, rows, line)) = (frame.text, table_layout(frame));
    (frame.height - em * 1.5 - line * rows as f32).max(em * 1.9).min(frame.height)
}

/// Height from which each part has a bar of its own, in text heights: one bar would be a wall of colour.
const SEPARATE_BARS: f32 = 20.0;

/// Draws the parts as one bar and, if the frame is high enough, a table below it; in a high frame, draws a bar for each part.
pub fn draw(report: &Report, machine: MachineKind, frame: Frame, surface: &mut dyn Surface) {
    let em = frame.text;
    let parts = parts(report, machine);
    if frame.height >= SEPARATE_BARS * em {
        return draw_separate_bars(report, &parts, frame, surface);
    }
    let bar = bar_height(frame);
    let mut x = 0.0;
    for part in &parts {
        let width = frame.width * part.fraction as f32;
        fill(surface, part.activity, &[x, 0.0, width, bar]);
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
    let (columns, rows, line) = table_layout(frame);
    if frame.height < bar + em + line * rows as f32 {
        return;
    }
    let width = (frame.width + em * 2.0) / columns as f32;
    for (k, part) in parts.iter().enumerate() {
        let x = (k / rows) as f32 * width;
        let y = bar + em * 1.4 + (k % rows) as f32 * line;
        let ink = if part.fraction >= 0.0005 { Ink::Text } else { Ink::Muted };
        fill(surface, part.activity, &[x, y - em * 0.45, em * 0.9, em * 0.9]);
        surface.text(x + em * 1.6, y, TextStyle::new(em, Anchor::Start), ink, part.label);
        surface.text(x + width - em * 2.0, y, TextStyle::new(em, Anchor::End), ink, &part.percent);
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
pub fn outline(report: &Report, activity: Activity, frame: Frame, surface: &mut dyn Surface) {
    if frame.height >= SEPARATE_BARS * frame.text {
        let [x, y, width, height] = separate_bar(report, activity, frame);
        return surface.frames(
            Ink::Focus,
            2.5 * frame.hair(),
            &[x - 1.0, y - 1.0, width + 2.0, height + 2.0],
        );
    }
    let before: f64 = report.breakdown.parts[..activity as usize].iter().sum();
    let at = [before, report.breakdown.of(activity)].map(|part| part as f32 * frame.width);
    let around = [at[0] - 1.0, 0.0, at[1] + 2.0, bar_height(frame)];
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
