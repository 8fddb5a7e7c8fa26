//! Settings of stepping and narration.

use hyperfly_text::step as text;
use hyperfly_view::StepUnit;

/// Seconds between sentences while time runs; 0 narrates only steps.
pub const PACES: [u32; 4] = [0, 2, 5, 10];

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Steps {
    /// The unit of the arrow keys.
    pub by: StepUnit,
    /// Whether time passes slowly near transitions.
    pub slow: bool,
    /// Index into [`PACES`].
    pub pace: u8,
    pub captions: bool,
}

impl Steps {
    /// Parses pace and captions from [`Steps::written`]'s text; unreadable parts get defaults.
    pub fn read(kept: &str) -> Steps {
        let pace = kept.chars().next().and_then(|digit| digit.to_digit(10)).unwrap_or(0);
        let pace = if (pace as usize) < PACES.len() { pace as u8 } else { 0 };
        Steps { pace, captions: kept.ends_with('c'), ..Steps::default() }
    }

    /// Formats pace and captions for the browser's storage.
    pub fn written(self) -> String {
        format!("{}{}", self.pace, if self.captions { "c" } else { "" })
    }

    /// Returns the unit after this one, cyclically.
    pub fn next_unit(self) -> StepUnit {
        StepUnit::ALL[(self.by as usize + 1) % StepUnit::ALL.len()]
    }
}

/// Returns the display name of a unit.
pub fn name(unit: StepUnit) -> &'static str {
    match unit {
        StepUnit::Event => text::unit_event(),
        StepUnit::Message => text::unit_message(),
        StepUnit::Stage => text::unit_stage(),
        StepUnit::Superstep => text::unit_superstep(),
        StepUnit::Contention => text::unit_contention(),
    }
}
