//! A reproduction as people read it: one table of cells, and each reason once with the rows that it explains.

use crate::cell::Cell;
use crate::reproduction::Reproduction;
use crate::row::Row;
use crate::words::heading;
use hyperfly_text::papers;

/// The rows as a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The names of the columns, which [`heading`](crate::heading) says in words: the parts of the key, `published`, `computed`,
    /// what stands beside, then where all of it comes from.
    pub columns: Vec<&'static str>,
    /// One a row.
    pub lines: Vec<Line>,
}

/// One row.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// A cell for each column; empty where the row has none.
    pub cells: Vec<String>,
    /// Whether published and computed agree; `None` where they are not compared.
    pub agrees: Option<bool>,
}

/// Why some rows differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// Their keys.
    pub at: Vec<String>,
    /// The reasoning; `None` if nobody has explained it yet.
    pub text: Option<&'static str>,
}

impl Reproduction {
    /// All rows in one table.
    pub fn sheet(&self) -> Sheet {
        let keys = names(&self.rows, |row| &row.key);
        let beside = names(&self.rows, |row| &row.beside);
        let line = |row: &Row| {
            let cell = |from: &[(&'static str, Cell)], name: &str| {
                from.iter()
                    .find(|(key, _)| *key == name)
                    .map(|(_, cell)| cell.to_string())
                    .unwrap_or_default()
            };
            let mut cells: Vec<String> = keys.iter().map(|name| cell(&row.key, name)).collect();
            cells.extend([row.published.to_string(), row.computed.to_string()]);
            cells.extend(beside.iter().map(|name| cell(&row.beside, name)));
            cells.push(row.origin.map(|(source, _)| source.words()).unwrap_or_default());
            cells.push(row.origin.map(|(_, method)| method.words().to_owned()).unwrap_or_default());
            cells.push(row.parameters_text());
            Line { cells, agrees: row.agrees }
        };
        let lines = self.rows.iter().map(line).collect();
        let columns = keys.iter().copied().chain(["published", "computed"]).chain(beside.iter().copied());
        let columns = columns.chain(["left side", "right side", "parameters"]);
        Sheet { columns: columns.collect(), lines }
    }

    /// The reasons of all differences, in the order in which they first occur.
    pub fn reasons(&self) -> Vec<Reason> {
        let mut reasons: Vec<Reason> = Vec::new();
        for difference in &self.differences {
            let parts: Vec<String> =
                difference.key.iter().map(|(name, cell)| format!("{}={cell}", heading(name))).collect();
            let at = parts.join(" ");
            match reasons.iter_mut().find(|reason| reason.text == difference.reason) {
                Some(reason) => reason.at.push(at),
                None => reasons.push(Reason { at: vec![at], text: difference.reason }),
            }
        }
        reasons
    }
}

impl Reason {
    /// The first three keys, and how many there are beside.
    pub fn places(&self) -> String {
        let few: Vec<&str> = self.at.iter().take(3).map(String::as_str).collect();
        let more = self.at.len() - few.len();
        if more > 0 { papers::and_more(more, &few.join("; ")) } else { few.join("; ") }
    }
}

/// The names in these parts of all rows, in the order in which they first occur.
fn names(rows: &[Row], part: fn(&Row) -> &Vec<(&'static str, Cell)>) -> Vec<&'static str> {
    let mut names = Vec::new();
    for (name, _) in rows.iter().flat_map(part) {
        if !names.contains(name) {
            names.push(*name);
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::origin::{At, Method, Source};
    use crate::published::Published;
    use crate::reproduction::Difference;

    #[test]
    fn columns_are_the_union_and_reasons_are_said_once() {
        let printed = |p: u32, computed: f64| {
            Row::printed(vec![("p", p.into())], Published::new("0.66").expect("a number"), computed)
        };
        let first =
            printed(4, 0.66).with("n", 64u32).of(Source::Printed(At::Equation("12")), Method::Executed);
        let rows = vec![first.given("t_s", 4u32).chosen(&["t_s"]), printed(8, 0.7), printed(16, 0.8)];
        let differs = |k: usize| Difference { key: rows[k].key.clone(), reason: Some("misprint") };
        let differences = vec![differs(1), differs(2)];
        let found =
            Reproduction { id: "x", source: String::new(), claim: "", rows: rows.clone(), differences };
        let sheet = found.sheet();
        assert_eq!(
            sheet.columns,
            ["p", "published", "computed", "n", "left side", "right side", "parameters"]
        );
        assert_eq!(
            sheet.lines[0].cells,
            ["4", "0.66", "0.66", "64", "printed, equation 12", "executed", "t_s 4 (chosen here)"]
        );
        assert_eq!(sheet.lines[1].cells, ["8", "0.66", "0.7", "", "", "", ""]);
        assert_eq!(sheet.lines[1].agrees, Some(false));
        let reasons = found.reasons();
        assert_eq!(reasons.len(), 1);
        assert_eq!(reasons[0].places(), "p=8; p=16");
    }
}
