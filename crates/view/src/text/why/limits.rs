//! Limits next to a run, as a table and in sentences.

use super::texts;
use crate::notation::numbers::quantity;
use crate::text::table::Table;
use hyperfly_core::roofline::{Limit, LimitKind, Roofline};

/// Returns the name of a limit.
pub fn label(kind: LimitKind) -> &'static str {
    match kind {
        LimitKind::Words => texts::limit_words(),
        LimitKind::HalvingWords => texts::limit_halving_words(),
        LimitKind::WordTime => texts::limit_word_time(),
        LimitKind::HalvingTime => texts::limit_halving_time(),
        LimitKind::StartupTime => texts::limit_startup_time(),
        LimitKind::WithoutContention => texts::limit_without_contention(),
        LimitKind::Computation => texts::limit_computation(),
    }
}

/// Returns a row for each limit: its name, the limit, the run's value, and how many times the limit that is.
pub fn table(roofline: &Roofline) -> Table {
    let head = [texts::column_limit(), texts::column_at_least(), texts::column_run(), texts::column_times()];
    let row = |limit: &Limit| {
        let times = limit.ratio().map_or_else(|| "–".to_owned(), |ratio| quantity(ratio, 4));
        vec![label(limit.kind).to_owned(), quantity(limit.limit, 6), quantity(limit.run, 6), times]
    };
    Table {
        caption: texts::limits().to_owned(),
        head: head.map(str::to_owned).to_vec(),
        rows: roofline.limits.iter().map(row).collect(),
    }
}

/// Returns a sentence for each limit above 0, and one for the order of the words.
pub fn words(roofline: &Roofline) -> String {
    let sentence = |limit: &Limit| {
        let (label, least) = (label(limit.kind), quantity(limit.limit, 6));
        let ratio = limit.ratio()?;
        Some(match ratio < 1.0 + 1e-9 {
            true => texts::limit_reached(label, &least),
            false => texts::limit_told(label, &least, &quantity(limit.run, 6), &quantity(ratio, 4)),
        })
    };
    let mut sentences: Vec<String> = roofline.limits.iter().filter_map(sentence).collect();
    sentences.extend(order_of_words(roofline));
    sentences.join(" ")
}

/// Says for what the limits hold, and the order of the words of any parallel FFT.
pub fn about(roofline: &Roofline) -> String {
    let about = texts::limits_about().to_owned();
    match order_of_words(roofline) {
        Some(order) => about + " " + &order,
        None => about,
    }
}

fn order_of_words(roofline: &Roofline) -> Option<String> {
    roofline.order_of_words.map(|words| texts::limits_order(&quantity(words, 4)))
}
