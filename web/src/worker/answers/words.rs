//! Views as text: a paragraph with the main numbers, and a table of the data, with the rows of the CSV file.

use crate::worker::protocol::queries::words::{Table, Words};
use hyperfly_core::Run;
use hyperfly_core::roofline::Roofline;
use hyperfly_core::trace::Activity;
use hyperfly_export::data::{self, Cell, Subject};
use hyperfly_request::{Algorithm, Choice, View};
use hyperfly_text::{scene, view as words_of};
use hyperfly_view::Replay;
use hyperfly_view::figure::title;
use hyperfly_view::notation::numbers::{quantity, whole};
use hyperfly_view::notation::words;
use hyperfly_view::text::why::limits;
use hyperfly_view::text::{breakdown, table};
use hyperfly_view::views::{self, DIGITS, Descriptor};

/// Largest number of rows; further ones are only counted.
const MAX_ROWS: usize = 200;

/// Describes a view; `target_efficiency` is the efficiency that isoefficiency keeps.
pub fn words(subject: &Subject, target_efficiency: f64, view: View) -> Words {
    let descriptor = views::of(view);
    let head = descriptor.columns().iter().map(|name| descriptor.heading(name).to_owned()).collect();
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut count = 0usize;
    // Writing to memory does not fail.
    let _ = data::rows(subject, view, &mut |cells| {
        count += 1;
        if count <= MAX_ROWS {
            rows.push(cells.iter().map(|cell| format_cell(subject.replay, descriptor, cell)).collect());
        }
        Ok(())
    });
    let omitted_count = count - rows.len();
    let table = Table { caption: title(subject.replay, &[view]), head, rows, left_out: omitted_count };
    Words { paragraph: descriptor.words(subject, target_efficiency), table }
}

/// Lists the limits next to a run, and says for what they hold.
pub fn describe_limits(run: &Run) -> Words {
    let roofline = Roofline::of(run);
    let table::Table { caption, head, rows } = limits::table(&roofline);
    let table = Table { caption, head, rows, left_out: 0 };
    Words { paragraph: limits::about(&roofline), table }
}

/// Formats a cell in the reader's language; identifiers in files become words.
fn format_cell(replay: &Replay, descriptor: &dyn Descriptor, cell: &Cell) -> String {
    match cell {
        Cell::Nothing => String::new(),
        Cell::Whole(value) => whole(*value),
        Cell::Number(value) => quantity(*value, DIGITS),
        Cell::Text(word) => {
            let machine = replay.machine();
            let activity = Activity::ALL.into_iter().find(|activity| activity.name() == word);
            let algorithm = Algorithm::ALL.iter().find(|algorithm| algorithm.id() == word);
            if let Some(words) = descriptor.cell_words(word) {
                return words.to_owned();
            }
            match (activity, algorithm, &**word) {
                (Some(activity), ..) => breakdown::label(machine, activity),
                (_, Some(algorithm), _) => words::algorithm(*algorithm),
                (.., "computation") => words_of::computation(),
                (.., "communication") => words_of::communication(),
                (.., "exact") => scene::exact(),
                (.., "lower-bound") => scene::at_best(),
                (.., "estimate") => scene::about(),
                (.., other) => other,
            }
            .to_owned()
        }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
