//! How the reader steps through a run and what is said of it.

use hyperfly_text::step as text;
use hyperfly_view::Unit;

/// What is said while time runs, in seconds from one sentence to the next; 0: nothing but what steps lead to.
pub const PACES: [u32; 4] = [0, 2, 5, 10];

/// How the reader steps and what is said.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Steps {
    /// By what the arrows step.
    pub by: Unit,
    /// Whether time passes slowly at turns.
    pub slow: bool,
    /// Which of [`PACES`].
    pub pace: u8,
    /// Whether what is said is to be seen.
    pub captions: bool,
}

impl Steps {
    /// Pace and captions as [`Steps::written`] wrote them; what is unreadable is as usual.
    pub fn read(kept: &str) -> Steps {
        let pace = kept.chars().next().and_then(|digit| digit.to_digit(10)).unwrap_or(0);
        let pace = if (pace as usize) < PACES.len() { pace as u8 } else { 0 };
        Steps { pace, captions: kept.ends_with('c'), ..Steps::default() }
    }

    /// Pace and captions as a text, for the next time.
    pub fn written(self) -> String {
        format!("{}{}", self.pace, if self.captions { "c" } else { "" })
    }

    /// By what comes after this.
    pub fn next_unit(self) -> Unit {
        Unit::ALL[(self.by as usize + 1) % Unit::ALL.len()]
    }
}

/// What a unit is called.
pub fn name(unit: Unit) -> &'static str {
    match unit {
        Unit::Event => text::unit_event(),
        Unit::Message => text::unit_message(),
        Unit::Stage => text::unit_stage(),
        Unit::Superstep => text::unit_superstep(),
        Unit::Contention => text::unit_contention(),
    }
}
