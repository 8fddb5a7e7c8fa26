//! The papers' room: the list of what the papers and the textbook show, and one entry, computed afresh beside what was
//! published.

use crate::protocol::late::papers::{
    Count, Counted, Entries, Group, Item, Line, Open, Opened, Reason, Reproduce, Reproduction,
};
use hyperfly_papers::figure::Style;
use hyperfly_papers::{COLUMNS, Entry, Summary, entry, heading};
use hyperfly_request::Request;
use hyperfly_text::rooms as text;
use js_sys::Date;

/// Figures are this much lower than wide.
const ASPECT: f32 = 0.52;

/// The entries by paper.
pub fn entries(query: &Entries) -> Vec<Group> {
    let now = Request::from_fragment(&query.fragment).0.unwrap_or_default().settings;
    let related = |entry: &Entry| {
        Request::from_fragment(entry.explore).0.is_ok_and(|request| {
            let s = request.settings;
            (s.algorithm, s.machine, s.topology) == (now.algorithm, now.machine, now.topology)
        })
    };
    let item = |entry: &&Entry| Item {
        id: entry.id.to_owned(),
        title: (entry.title)().to_owned(),
        place: (entry.place)().to_owned(),
        related: related(entry),
    };
    let all: Vec<&Entry> = hyperfly_papers::entries().collect();
    let group = |of: &[&Entry]| {
        let name = of[0].paper.name();
        Group {
            name: name.to_owned(),
            authors: name.split(',').next().unwrap_or_default().to_owned(),
            entries: of.iter().map(item).collect(),
        }
    };
    all.chunk_by(|a, b| a.paper == b.paper).map(group).collect()
}

/// One entry: what the paper says, the way into the explorer, its figure.
///
/// # Errors
/// If there is no such entry.
pub fn open(query: &Open) -> Result<Opened, String> {
    let entry = find(&query.id)?;
    let width = query.width.clamp(320.0, 1400.0);
    let height = (width * ASPECT).max(340.0);
    let style = Style { theme: super::at_hand::theme(&query.theme), width, height, alone: false };
    Ok(Opened {
        id: query.id.clone(),
        source: entry.source(),
        title: (entry.title)().to_owned(),
        claim: (entry.claim)().to_owned(),
        explore: entry.explore.to_owned(),
        figure: (entry.figure)(&style),
    })
}

/// What comes of computing it.
///
/// # Errors
/// If there is no such entry.
pub fn reproduce(query: &Reproduce) -> Result<Reproduction, String> {
    let clock = || Date::now() / 1000.0;
    let found = find(&query.id)?.reproduce(Some(&clock));
    let sheet = found.sheet();
    let common = Some(sheet.common).filter(|said| !said.is_empty());
    let reason = |reason: &hyperfly_papers::Reason| Reason {
        places: reason.places(),
        why: reason.text.map(str::to_owned),
    };
    let line = |line: hyperfly_papers::Line| Line { agrees: line.agrees, cells: line.cells };
    Ok(Reproduction {
        score: found.score_words(),
        tallies: found.tallies().iter().map(hyperfly_papers::Tally::words).chain(common).collect(),
        reasons: found.reasons().iter().map(reason).collect(),
        columns: sheet.columns.iter().map(|name| heading(name).to_owned()).collect(),
        lines: sheet.lines.into_iter().map(line).collect(),
    })
}

/// The entries that are counted, the first of all.
#[derive(Default)]
pub struct Counting {
    done: usize,
    summary: Summary,
}

impl Counting {
    /// Goes on for about this many milliseconds, unless more is counted already than whoever asks knows of.
    const STEP: f64 = 250.0;

    /// The next entries, and what became of all so far.
    pub fn count(&mut self, query: &Count) -> Counted {
        let clock = || Date::now() / 1000.0;
        let begun = Date::now();
        let all: Vec<&Entry> = hyperfly_papers::entries().collect();
        if query.after >= self.done {
            for entry in all.iter().skip(self.done) {
                self.summary.add(entry, &entry.reproduce(Some(&clock)));
                self.done += 1;
                if Date::now() - begun > Self::STEP {
                    break;
                }
            }
        }
        let count = Reproduction {
            score: self.summary.score_words(),
            tallies: Vec::new(),
            reasons: Vec::new(),
            columns: COLUMNS.map(|name| heading(name).to_owned()).to_vec(),
            lines: self.summary.cells().into_iter().map(|cells| Line { agrees: None, cells }).collect(),
        };
        Counted { done: self.done, total: all.len(), count }
    }
}

fn find(id: &str) -> Result<&'static Entry, String> {
    entry(id).ok_or_else(|| text::no_entry(id))
}
