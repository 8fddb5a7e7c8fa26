//! The papers: draws the figure of an entry, reproduces an entry to compare with the published values, and scores all entries.

use super::loaded_run::parse_theme;
use crate::worker::protocol::queries::papers::{
    Count, Draw, EntryFigure, EntryScores, Line, Reason, Reproduce, ReproductionReport, Sheet,
};
use hyperfly_papers::figure::Style;
use hyperfly_papers::{COLUMNS, Entry, Reproduction, Summary, Tally, entry};
use hyperfly_text::rooms as text;
use js_sys::Date;

/// Ratio of a figure's height to its width.
const ASPECT: f32 = 0.52;

/// Draws the figure of an entry.
///
/// # Errors
/// Fails if there is no such entry.
pub fn draw(query: &Draw) -> Result<EntryFigure, String> {
    let entry = find_entry(&query.id)?;
    let width = query.width.clamp(320.0, 1400.0);
    let height = (width * ASPECT).max(340.0);
    let svg =
        (entry.figure)(&Style { theme: parse_theme(&query.theme), width, height, is_standalone: false });
    Ok(EntryFigure { id: query.id.clone(), svg })
}

/// Reproduces an entry.
///
/// # Errors
/// Fails if there is no such entry.
pub fn reproduce(query: &Reproduce) -> Result<ReproductionReport, String> {
    Ok(format_reproduction(&find_entry(&query.id)?.reproduce(Some(&now))))
}

/// Finds an entry; the error is for the reader.
fn find_entry(id: &str) -> Result<&'static Entry, String> {
    entry(id).ok_or_else(|| text::no_entry(id))
}

/// Returns seconds of the worker's clock.
fn now() -> f64 {
    Date::now() / 1000.0
}

/// Formats a reproduction for the page.
fn format_reproduction(reproduction: &Reproduction) -> ReproductionReport {
    let sheet = reproduction.sheet();
    let common = Some(sheet.common).filter(|text| !text.is_empty());
    let reason = |reason: hyperfly_papers::Reason| Reason {
        places: reason.places(),
        text: reason.text.unwrap_or(text::unexplained()).to_owned(),
    };
    ReproductionReport {
        score: reproduction.score_words(),
        tallies: reproduction.tallies().iter().map(Tally::words).chain(common).collect(),
        reasons: reproduction.reasons().into_iter().map(reason).collect(),
        sheet: Sheet {
            columns: owned(&sheet.columns),
            lines: sheet
                .lines
                .into_iter()
                .map(|line| Line { agrees: line.agrees, cells: line.cells })
                .collect(),
        },
    }
}

/// Copies names of columns.
fn owned(names: &[&'static str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

/// The entries scored so far, in order.
#[derive(Default)]
pub struct Counting {
    done_count: usize,
    summary: Summary,
}

impl Counting {
    /// Duration of a step in milliseconds, unless earlier steps already scored more than the query knows.
    const STEP: f64 = 250.0;

    /// Returns the scores the next entries; returns the result so far.
    pub fn count(&mut self, query: &Count) -> EntryScores {
        let start = Date::now();
        let entries: Vec<&Entry> = hyperfly_papers::entries().collect();
        if query.after >= self.done_count {
            for entry in entries.iter().skip(self.done_count) {
                self.summary.add(entry, &entry.reproduce(Some(&now)));
                self.done_count += 1;
                if Date::now() - start > Self::STEP {
                    break;
                }
            }
        }
        let lines = self.summary.cells().into_iter().map(|cells| Line { agrees: None, cells });
        EntryScores {
            done_count: self.done_count,
            total: entries.len(),
            score: self.summary.score_words(),
            sheet: Sheet { columns: owned(&COLUMNS), lines: lines.collect() },
        }
    }
}
