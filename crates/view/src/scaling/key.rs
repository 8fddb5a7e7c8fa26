//! The key of the scaling charts, for the page and for files.

use super::sentences::rule;
use super::study::Study;
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers::quantity;
use hyperfly_core::choice::Choice;
use hyperfly_model::scaling::Rule;
use hyperfly_text::scaling as texts;
use serde::{Deserialize, Serialize};

/// An entry of the key.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mark {
    pub ink: Ink,
    /// Whether the line is dashed and has no runs.
    pub dashed: bool,
    pub text: String,
}

/// Returns the colour of a rule.
pub(super) fn ink(rule: Rule) -> Ink {
    Ink::series(rule as usize)
}

/// Returns the entries of the key: the rules, then the fitted laws.
pub fn key(study: &Study) -> Vec<Mark> {
    let shown = |rule: &&Rule| !study.processors(**rule).is_empty();
    let mark = |&r: &Rule| Mark { ink: ink(r), dashed: false, text: rule(r).to_owned() };
    let mut all: Vec<Mark> = Rule::ALL.iter().filter(shown).map(mark).collect();
    let last = study.last_fitted;
    let f = |f: f64| quantity(f, 2);
    if let Some(serial) = study.serial {
        let text = texts::amdahl_fit(&f(serial), last);
        all.push(Mark { ink: ink(Rule::Strong), dashed: true, text });
    }
    if let Some(scaled) = study.scaled {
        let text = texts::gustafson_fit(&f(scaled), last);
        all.push(Mark { ink: ink(Rule::Work), dashed: true, text });
    }
    all
}

/// Width of a line sample, in text heights.
const WIDE: f32 = 2.2;
/// Line spacing, in text heights.
pub(super) const LINE: f32 = 1.55;

/// Draws the key in as many columns as fit the frame and returns its height.
pub(super) fn draw(study: &Study, frame: Frame, surface: &mut dyn Surface) -> f32 {
    let em = frame.text;
    let marks = key(study);
    let letters = marks.iter().map(|mark| mark.text.chars().count()).max().unwrap_or(1) as f32;
    let wide = em * (WIDE + 2.4 + 0.55 * letters);
    let columns = ((frame.width / wide) as usize).clamp(1, 2);
    let rows = marks.len().div_ceil(columns);
    for (k, mark) in marks.iter().enumerate() {
        let (x, y) =
            ((k / rows) as f32 * (frame.width / columns as f32), em * (0.8 + LINE * (k % rows) as f32));
        let (end, thick) = (x + em * WIDE, 2.0 * frame.hair());
        if mark.dashed {
            surface.dashes(mark.ink, thick, &[x, y, end, y]);
        } else {
            surface.lines(mark.ink, thick, &[x, y, end, y]);
            let ring = [(x + end) / 2.0, y, em * 0.3];
            surface.discs(Ink::Ground, &ring);
            surface.rings(mark.ink, 1.6 * frame.hair(), &ring);
        }
        surface.text(end + em * 0.6, y, TextStyle::new(em, Anchor::Start), Ink::Text, &mark.text);
    }
    em * (LINE * rows as f32 + 0.4)
}
