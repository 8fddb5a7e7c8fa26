//! The run as tables.

use crate::worker::protocol::queries::words::Table;
use hyperfly_view::Replay;
use hyperfly_view::text::table;
use hyperfly_view::trace::schedule::is_posted;

/// Largest number of rows; further ones are only counted.
const MAX_ROWS: usize = 256;

/// Returns the tables. For a posted schedule, `processor` selects the outputs, by default the last one.
pub fn list_tables(replay: &Replay, processor: Option<u32>) -> Vec<Table> {
    let mut tables = vec![table::parts(replay), table::phases(replay), table::processors(replay)];
    tables.extend(table::distribution(replay).filter(|_| replay.p() > 1));
    if is_posted(replay) {
        let rank = processor.filter(|&rank| rank < replay.p()).unwrap_or(replay.p() - 1);
        tables.extend(table::schedule(replay, rank));
    }
    tables.extend(Some(table::supersteps(replay)).filter(|table| !table.rows.is_empty()));
    tables.into_iter().map(truncate).collect()
}

fn truncate(table: table::Table) -> Table {
    let table::Table { caption, head, mut rows } = table;
    let omitted_count = rows.len().saturating_sub(MAX_ROWS);
    rows.truncate(MAX_ROWS);
    Table { caption, head, rows, left_out: omitted_count }
}
