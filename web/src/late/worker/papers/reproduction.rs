//! What came of computing an entry of the papers, as HTML: the verdict, the reasons of the differences, and every cell.

use crate::late::worker::set::prose;
use hyperfly_papers::{Reproduction, Tally, heading};
use hyperfly_text::rooms as text;
use maud::{Markup, html};

/// More rows than this are folded away.
const FEW_ROWS: usize = 120;

/// How many rows agree, by where they come from, and why the others do not; then the parameters of most of them.
pub fn verdict(found: &Reproduction) -> Markup {
    let common = Some(found.sheet().common).filter(|said| !said.is_empty());
    html! {
        p.verdict role="status" { (found.score_words()) }
        ul.tallies {
            @for tally in found.tallies().iter().map(Tally::words).chain(common) { li { (tally) } }
        }
        dl.reasons {
            @for reason in found.reasons() {
                dt { "≠ " (reason.places()) }
                dd { (prose(reason.text.unwrap_or(text::unexplained()))) }
            }
        }
    }
}

/// Every cell, as published and as computed.
pub struct Sheet {
    /// Headings of the columns.
    pub columns: Vec<&'static str>,
    /// The rows: whether published and computed agree, `None` where they are not compared, and a cell for each column.
    pub lines: Vec<(Option<bool>, Vec<String>)>,
}

impl Sheet {
    /// That of an entry.
    pub fn of(found: &Reproduction) -> Sheet {
        let sheet = found.sheet();
        Sheet {
            columns: sheet.columns.iter().map(|name| heading(name)).collect(),
            lines: sheet.lines.into_iter().map(|line| (line.agrees, line.cells)).collect(),
        }
    }

    /// As tables.
    pub fn html(&self) -> Markup {
        let (few, rest) = self.lines.split_at(self.lines.len().min(FEW_ROWS));
        html! {
            div.sheet tabindex="0" role="region" aria-label=(text::published_and_computed()) {
                (self.table(few))
                @if !rest.is_empty() {
                    details {
                        summary { (text::more_rows(rest.len())) }
                        (self.table(rest))
                    }
                }
            }
        }
    }

    fn table(&self, lines: &[(Option<bool>, Vec<String>)]) -> Markup {
        html! {
            table {
                thead {
                    tr {
                        th scope="col" { span.unseen { (text::verdict()) } }
                        @for name in &self.columns { th scope="col" { (name) } }
                    }
                }
                tbody { @for (agrees, cells) in lines { (row(*agrees, cells)) } }
            }
        }
    }
}

fn row(agrees: Option<bool>, cells: &[String]) -> Markup {
    let (class, sign) = match agrees {
        Some(true) => ("agrees", "="),
        Some(false) => ("differs", "≠"),
        None => ("beside", ""),
    };
    html! {
        tr class=(class) {
            td { (sign) }
            @for cell in cells { td { (cell) } }
        }
    }
}
